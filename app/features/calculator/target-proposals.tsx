import { memo, useMemo } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { boundField, formatValue } from "#engine/format.ts";
import type { Target } from "#engine/solve.ts";
import { type Proposal, proposeValue } from "#engine/solve-proposal.ts";
import type { Preferences } from "#localization/preferences.ts";
import { Button } from "#ui/button.tsx";
import * as styles from "./target.css.ts";

interface ProposalsProps {
  readonly definition: AnyDefinition;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly target: Target;
  readonly unknowns: readonly string[];
  readonly preferences: Preferences;
  onTake(proposal: Proposal): void;
}

/** What each input would have to be: those that can first, in the order of the form; the first is the likeliest. */
export const Proposals = memo(function Proposals({
  definition,
  inputs,
  target: { output, value },
  unknowns,
  preferences,
  onTake,
}: ProposalsProps) {
  const all = useMemo(
    () => unknowns.map((vary) => proposeValue(definition, inputs, { output, value }, vary, preferences)),
    [definition, inputs, output, value, unknowns, preferences],
  );
  const possible = all.filter((one) => "value" in one);
  const impossible = all.filter((one) => "message" in one);
  return (
    <>
      {possible.length > 0 && (
        <ul className={styles.proposals} aria-label="What may change">
          {possible.map((proposal, at) => {
            const field = boundField(definition.inputs[proposal.vary]!, inputs);
            return (
              <li key={proposal.vary} className={styles.proposal}>
                <div>
                  {field.label}: <span className={styles.value}>{proposal.text}</span>
                  <p className={styles.remark}>
                    now {formatValue(field, inputs[proposal.vary], preferences).text}
                    {proposal.remark && `. ${proposal.remark}`}
                  </p>
                </div>
                <Button
                  look={at === 0 ? "primary" : "plain"}
                  aria-label={`Use ${proposal.text} for ${field.label}`}
                  onClick={() => onTake(proposal)}
                >
                  Use
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {impossible.length > 0 && (
        <details>
          <summary className={styles.remark}>What cannot give it ({impossible.length})</summary>
          {impossible.map(({ vary, message }) => (
            <p key={vary} className={styles.remark}>
              {definition.inputs[vary]!.label}: {message}
            </p>
          ))}
        </details>
      )}
    </>
  );
});

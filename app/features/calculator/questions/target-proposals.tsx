import { memo, useEffect, useState } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { boundField } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import type { Target } from "#engine/solve.ts";
import { type Proposal, proposeValue, type Refusal } from "#engine/solve-proposal.ts";
import type { Preferences } from "#localization/preferences.ts";
import { Button } from "#ui/button.tsx";
import * as styles from "./target.css.ts";

/** Milliseconds without a change after which the inputs are solved for. */
const PAUSE = 200;

/** What was proposed, and for which inputs and target: for others it is old. */
interface Known {
  readonly all: readonly (Proposal | Refusal)[];
  readonly of: Readonly<Record<string, unknown>> | null;
  readonly value?: number;
}

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
  const [{ all, of, value: solvedFor }, setKnown] = useState<Known>({ all: [], of: null });
  useEffect(() => {
    // Once typing pauses, and one input at a time: a key that is pressed meanwhile is answered in between.
    const found: (Proposal | Refusal)[] = [];
    const proposeNext = () => {
      const vary = unknowns[found.length];
      if (vary === undefined) return setKnown({ all: found, of: inputs, value });
      found.push(proposeValue(definition, inputs, { output, value }, vary, preferences));
      timer = setTimeout(proposeNext);
    };
    let timer = setTimeout(proposeNext, PAUSE);
    return () => clearTimeout(timer);
  }, [definition, inputs, output, value, unknowns, preferences]);
  const possible = all.filter((one) => "value" in one);
  const refused = all.filter((one) => "message" in one);
  const [open, impossible] = [refused.filter((one) => one.isCutShort), refused.filter((one) => !one.isCutShort)];
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
                    now {formatEntry(field, inputs[proposal.vary], preferences)}
                    {proposal.remark && `. ${proposal.remark}`}
                  </p>
                </div>
                <Button
                  disabled={of !== inputs || solvedFor !== value}
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
      <Refusals of={definition} title="What could not be searched fully" all={open} />
      <Refusals of={definition} title="What cannot give it" all={impossible} />
    </>
  );
});

interface RefusalsProps {
  readonly of: AnyDefinition;
  readonly title: string;
  readonly all: readonly Refusal[];
}

function Refusals({ of, title, all }: RefusalsProps) {
  if (all.length === 0) return null;
  return (
    <details>
      <summary className={styles.remark}>
        {title} ({all.length})
      </summary>
      {all.map(({ vary, message }) => (
        <p key={vary} className={styles.remark}>
          {of.inputs[vary]!.label}: {message}
        </p>
      ))}
    </details>
  );
}

import { memo, use, useMemo } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { explain, type Lifted, type WorkedExample, type Working } from "#engine/working/working.ts";
import { type WrittenStep, writeSteps } from "#engine/working/write.ts";
import type { Preferences } from "#localization/preferences.ts";
import { keepTogether } from "#localization/keep-together.ts";
import { CopyButton } from "./copy-button.tsx";
import { type Calculation, listUnits } from "#features/calculator/use-calculation.ts";
import { useSettled } from "#features/calculator/use-settled.ts";
import { actions } from "./results.css.ts";
import "./working.css.ts";

const loading = new Map<string, Promise<Lifted | null>>();

/** The calculator translated so that it says what it does (vite/lift); null where it cannot be loaded. */
function loadLifted(id: string): Promise<Lifted | null> {
  const known = loading.get(id);
  if (known) return known;
  const loaded = (import(/* @vite-ignore */ `/working/${id}.js`) as Promise<Lifted>).catch(() => {
    // Asked for again when the working is opened again.
    loading.delete(id);
    return null;
  });
  loading.set(id, loaded);
  return loaded;
}

interface WorkingProps {
  readonly definition: AnyDefinition;
  readonly calculation: Calculation;
  readonly preferences: Preferences;
}

/** How the answer comes about, in the reader's own numbers. */
export const CalculatedWorking = memo(function CalculatedWorking({
  definition,
  calculation,
  preferences,
}: WorkingProps) {
  const lifted = use(loadLifted(definition.id));
  if (!lifted) return <Remark>The working needs a connection. Open it again when there is one.</Remark>;
  return <SettledWorking definition={definition} lifted={lifted} calculation={calculation} preferences={preferences} />;
});

function SettledWorking({ definition, lifted, calculation, preferences }: WorkingProps & { readonly lifted: Lifted }) {
  const { answer, drafts } = useSettled(calculation);
  const working = useMemo(
    () => explain(definition, lifted, answer, preferences, listUnits(drafts)),
    [definition, lifted, answer, drafts, preferences],
  );
  const shown = useMemo(() => <ShownWorking working={working} />, [working]);
  return (
    <>
      {shown}
      {working.steps && (
        <div className={actions}>
          <CopyButton
            text={() => [...working.given, writeSteps(working.steps)].join("\n")}
            label="Copy the Working"
            done="Working copied"
          />
        </div>
      )}
    </>
  );
}

/** How a published example is worked out, for pages without a script. */
export function ExampleWorking({ title, working }: WorkedExample) {
  return (
    <section id="working" data-worked-example>
      <h2>The working of an example: {keepTogether(title)}</h2>
      <ShownWorking working={working} />
    </section>
  );
}

function ShownWorking({ working }: { readonly working: Working }) {
  if (!working.steps) return <Remark>{working.reason}</Remark>;
  const { steps, given } = working;
  return (
    <div data-working>
      {given.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ol>
        {steps.map((step, index) => (
          // Lines have no identity of their own, and no state.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <StepLines {...step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Remark({ children }: { readonly children: string }) {
  return (
    <div data-working>
      <p>{children}</p>
    </div>
  );
}

function StepLines({ name, formula, numbers, value, because, about, skipped }: WrittenStep) {
  return (
    <>
      {skipped > 0 && <p data-skipped>… and so on: {skipped} more rounds like these</p>}
      <p data-name>{name}</p>
      {formula && <p data-line>= {writePowers(formula)}</p>}
      {numbers && <p data-line>= {writePowers(numbers)}</p>}
      <p data-line>
        = <b>{value}</b>
      </p>
      {because.map((text) => (
        <p key={text}>because {text}</p>
      ))}
      {about.map((text) => (
        <p key={text}>{writePowers(text)}</p>
      ))}
    </>
  );
}

/** "(1 + r)^(n − 1)" with the exponent raised. */
function writePowers(text: string) {
  return text.split(/\^([−-]?(?:\((?:[^()]|\([^()]*\))*\)|[\w.,]+))/).map((part, index) => {
    if (index % 2 === 0) return part;
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text
    return <sup key={index}>{part.startsWith("(") ? part.slice(1, -1) : part}</sup>;
  });
}

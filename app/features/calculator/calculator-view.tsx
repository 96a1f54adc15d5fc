import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { Answer } from "#engine/answer.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { preferencesFor } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { useCelebration } from "#features/celebration/index.ts";
import { firstInteraction } from "#features/instant/index.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { CalculatorForm } from "./fields/calculator-form.tsx";
import { loadReport } from "./results/load-report.ts";
import { type ResultsProps, Results } from "./results/results.tsx";
import { type Calculation, type Start, useCalculation } from "./use-calculation.ts";
import * as styles from "./calculator-page.css.ts";

const AfterFields = lazyPart(async () => ({ default: (await loadReport()).AfterFields }));
const PrintedAddress = lazyPart(async () => ({ default: (await loadReport()).PrintedAddress }));

/** Whether the visitor has done something: tools of fields and what only paper shows come then. Until then paper has the form. */
function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => void firstInteraction().then(() => setHasInteracted(true)), []);
  return hasInteracted;
}

interface CalculatorViewProps extends Pick<ResultsProps, "openTable" | "solved" | "dated"> {
  readonly definition: AnyDefinition;
  readonly start: Start;
  readonly preferences: Preferences;
  readonly today: string;
  /** Over another page, whose address stays as it is. */
  readonly isOverPage?: boolean;
  /** What stands around the calculator and needs its state (help with examples). */
  children(calculation: Calculation, preferences: Preferences): React.ReactNode;
}

/** A calculator at work: fields on the left, the answer on the right, one state for both. */
export function CalculatorView({
  definition,
  start,
  preferences,
  today,
  isOverPage = false,
  children,
  ...shown
}: CalculatorViewProps) {
  const form = useRef<HTMLFormElement>(null);
  const calculation = useCalculation(definition, start, preferences, today, form, !isOverPage);
  const shownIn = useOwnCurrency(definition, calculation.answer.inputs, preferences);
  const hasInteracted = useHasInteracted();
  useCelebration(definition, calculation.answer.outputs);
  return (
    <>
      <div className={styles.calculator}>
        <CalculatorForm
          definition={definition}
          calculation={calculation}
          preferences={shownIn}
          today={today}
          formRef={form}
        />
        {hasInteracted && (
          <Suspense>
            <AfterFields definition={definition} calculation={calculation} preferences={shownIn} />
          </Suspense>
        )}
        <Results {...shown} definition={definition} calculation={calculation} preferences={shownIn} />
        {hasInteracted && (
          <Suspense>
            <PrintedAddress definition={definition} calculation={calculation} />
          </Suspense>
        )}
      </div>
      {children(calculation, shownIn)}
    </>
  );
}

/** The visitor's preferences, with the calculator's own currency; the same object as long as nothing changes. */
function useOwnCurrency(definition: AnyDefinition, inputs: Answer["inputs"], preferences: Preferences): Preferences {
  const { currency } = preferencesFor(definition, inputs, preferences);
  return useMemo(
    () => (currency === preferences.currency ? preferences : { ...preferences, currency }),
    [currency, preferences],
  );
}

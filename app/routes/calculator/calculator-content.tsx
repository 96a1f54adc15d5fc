import { Suspense, useMemo } from "react";
import { Link } from "react-router";
import { requireDefinition } from "#catalogue/registry.ts";
import { withRates } from "#engine/exchange-rates.ts";
import { CalculatorView, ExampleWorking } from "#features/calculator/index.ts";
import { ErrorBoundary as PartBoundary } from "#features/errors/index.ts";
import { HelpPart } from "#features/help/index.ts";
import type { usePreferences } from "#features/localization/index.ts";
import { buttonClass } from "#ui/button.tsx";
import { PaintAfter } from "#features/document/index.ts";
import type { Route } from "./+types/route";
import * as styles from "./calculator.css.ts";

type LoaderData = Route.ComponentProps["loaderData"];

interface CalculatorContentProps {
  readonly id: string;
  readonly calculator: NonNullable<LoaderData["calculator"]>;
  readonly related: LoaderData["related"];
  readonly preferences: ReturnType<typeof usePreferences>["preferences"];
}

/** Fields, answer, tables and help: all of a calculator that needs its definition. */
export function CalculatorContent({ id, calculator, related, preferences }: CalculatorContentProps) {
  const { today, formula, rates, sourceAddresses, example } = calculator;
  // The edge and the browser calculate with the same rates, those that came with this page.
  const definition = useMemo(() => withRates(requireDefinition(id), rates), [id, rates]);
  return (
    <>
      <PaintAfter id="help" />
      {definition.special ? (
        <p className={styles.random}>
          <Link to="/random-calculator" className={buttonClass.primary} reloadDocument>
            Open a random calculator
          </Link>
        </p>
      ) : (
        <CalculatorView {...calculator} definition={definition} preferences={preferences}>
          {(calculation, shownIn) => (
            <>
              {example && (
                <Suspense>
                  <ExampleWorking {...example} />
                </Suspense>
              )}
              <PartBoundary look="panel" name={`help of ${id}`}>
                <HelpPart
                  definition={definition}
                  formula={formula}
                  related={related}
                  sourceAddresses={sourceAddresses}
                  preferences={shownIn}
                  today={today}
                  onExample={calculation.setInputs}
                />
              </PartBoundary>
            </>
          )}
        </CalculatorView>
      )}
    </>
  );
}

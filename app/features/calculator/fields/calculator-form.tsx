import { memo, type RefObject } from "react";
import { getKind } from "#engine/kinds/index.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { arrangeFigures, formatFigure, joinPieces } from "#engine/figures.ts";
import { boundField } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { applies, listOptions } from "#engine/values.ts";
import { Button } from "#ui/button.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import { earlyPresses } from "#features/calculator/tools/early-presses.ts";
import { formatCalculationAddress, CopyButton } from "#features/calculator/results/copy-button.tsx";
import { EnteredFormula } from "./entered-formula.tsx";
import { Field } from "./field.tsx";
import { type Calculation, listUnits } from "#features/calculator/use-calculation.ts";
import * as styles from "./form.css.ts";

const ServedTool = import.meta.env.SSR ? (await import("#features/calculator/tools/served-tool.tsx")).ServedTool : null;
const estimateHeight = import.meta.env.SSR ? (await import("./estimate-height.ts")).estimateHeight : null;

interface CalculatorFormProps {
  readonly definition: AnyDefinition;
  readonly calculation: Calculation;
  readonly preferences: Preferences;
  readonly today: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** The inputs: a GET form that works without a script, answered at each keystroke with one. */
export const CalculatorForm = memo(function CalculatorForm({
  definition,
  calculation,
  preferences,
  today,
  formRef,
}: CalculatorFormProps) {
  const { drafts, issues, answer, asked } = calculation;
  const shownInputs = shownValues(definition, calculation);
  const figure = arrangeFigures(definition, answer.inputs, asked).answer;
  return (
    <form
      ref={formRef}
      className={styles.fields}
      method="get"
      action={`/calculator/${definition.id}`}
      data-calculator={definition.id}
      // The server's estimate, which holds until the first touch measures it: no page loads the code.
      style={estimateHeight?.(definition, shownInputs)}
      suppressHydrationWarning
      aria-label={`${definition.name}: your figures`}
      onSubmit={(event) => {
        event.preventDefault();
        if (definition.isRandom) calculation.redraw();
        document.getElementById("results")?.focus();
      }}
    >
      {/* What Enter presses: the first submit button of a form, which may be a list's "Add a row" otherwise. */}
      <button type="submit" hidden>
        Calculate
      </button>
      <input type="hidden" name="typed" value={preferences.locale} />
      {asked !== null && <input type="hidden" name="answer" value={asked} />}
      <EnteredFormula definition={definition} inputs={answer.inputs} preferences={preferences} />
      {Object.entries(definition.inputs).map(([key, field]) =>
        applies(field, shownInputs) ? (
          <Field
            key={key}
            name={key}
            field={boundField(field, shownInputs)}
            draft={drafts[key] ?? { text: "" }}
            message={issues.find((issue) => issue.field === key)?.message}
            options={listOptions(field, shownInputs)}
            preferences={preferences}
            today={today}
            setDraft={calculation.setDraft}
          >
            {field.tool &&
              (ServedTool ? (
                <ServedTool name={key} {...{ field, definition, calculation, preferences }} />
              ) : (
                <StaticHtml data-tool={key} html={() => ""} onClick={({ target }) => earlyPresses.push(target)} />
              ))}
          </Field>
        ) : null,
      )}
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          Calculate
        </Button>
        {definition.swap && (
          // Sent to the server where there is no script.
          <Button
            type="submit"
            name="swap"
            onClick={(event) => {
              event.preventDefault();
              const [one, other] = definition.swap!;
              calculation.setDraft(one, drafts[other]!);
              calculation.setDraft(other, drafts[one]!);
            }}
          >
            ⇄ Swap
          </Button>
        )}
        <Button onClick={calculation.reset}>Reset</Button>
        <CopyButton
          text={() => formatCalculationAddress(definition.id, calculation.query)}
          label="Copy link"
          done="Link copied"
        />
      </div>
      {figure && (
        <AnswerBar
          label={figure.label}
          text={
            calculation.isCurrent
              ? joinPieces(formatFigure(figure, definition, answer, preferences, listUnits(drafts)))
              : "…"
          }
        />
      )}
    </form>
  );
});

/** The values that decide which fields apply: what is chosen now, else what the last answer had. */
function shownValues(definition: AnyDefinition, { drafts, answer }: Calculation): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(definition.inputs).map(([key, field]) => {
      const { isNumeric, isScalar, parseNeutral } = getKind(field);
      const text = drafts[key]?.text;
      return [key, text === undefined || isNumeric || !isScalar ? answer.inputs[key] : parseNeutral(field, text)];
    }),
  );
}

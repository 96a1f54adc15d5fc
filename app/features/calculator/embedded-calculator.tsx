import { useRef } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { listDrawings } from "#engine/drawings.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { arrangeFigures, type Figure, formatFigure } from "#engine/figures.ts";
import { boundField, preferencesFor } from "#engine/format.ts";
import { getKind } from "#engine/kinds/index.ts";
import { applies, listOptions } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { BigAnswer, Fact } from "./results/figures.tsx";
import { Field } from "./fields/field.tsx";
import { Drawings, Split, Tables, Takeaways } from "./results/results.tsx";
import { listUnits, type Start, useCalculation } from "./use-calculation.ts";
import * as page from "./calculator-page.css.ts";
import * as form from "./fields/form.css.ts";
import * as styles from "./results/results.css.ts";

interface EmbeddedCalculatorProps {
  readonly definition: AnyDefinition;
  readonly start: Start;
  readonly preferences: Preferences;
  readonly today: string;
  /** For how long its figures hold, where that is not for ever. */
  readonly dated: string | null;
  /** Inputs that cannot be changed. */
  readonly locked: readonly string[];
  /** Parameters of the address that the form carries along. */
  readonly options: readonly (readonly [name: string, value: string])[];
}

const ignore = () => {};

/**
 * A calculator on a page of another site, for the server only: no React runs there. Figures are answered as on our own
 * pages before React comes (features/instant); tables and charts are the server's, asked for by the form's button. All
 * fields are in the form, so that the script can show those that apply (app/embed-script.ts).
 */
export function EmbeddedCalculator({
  definition,
  start,
  preferences,
  today,
  dated,
  locked,
  options,
}: EmbeddedCalculatorProps) {
  const calculation = useCalculation(definition, start, preferences, today, useRef(null), false);
  const { drafts, issues, answer, isCurrent, asked } = calculation;
  const shownIn = { ...preferences, currency: preferencesFor(definition, answer.inputs, preferences).currency };
  const figures = arrangeFigures(definition, answer.inputs, asked);
  const write = (figure: Figure) => ({
    label: figure.label,
    pieces: formatFigure(figure, definition, answer, shownIn, listUnits(drafts)),
    hasValue: figure.keys.some((key) => answer.outputs[key] !== null),
  });
  const listFacts = (listed: readonly Figure[]) => (
    <dl className={styles.facts}>
      {listed.map((figure) => (
        <Fact key={figure.keys[0]} {...write(figure)} />
      ))}
    </dl>
  );
  const hasMore =
    listDrawings(definition, { ...answer.inputs, ...answer.outputs }).length > 0 ||
    Object.values(definition.outputs).some(({ columns }) => columns);
  const parts = { definition, calculation, preferences: shownIn, openTable: null };
  return (
    <div className={page.calculator}>
      <form className={form.fields} method="get" target="_self" data-calculator={definition.id} autoComplete="off">
        <input type="hidden" name="typed" value={preferences.locale} />
        {options.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* What Enter presses: the first submit button of a form, which may be a list's "Add a row" otherwise. */}
        <button type="submit" hidden>
          Calculate
        </button>
        {Object.entries(definition.inputs).map(([key, input]) => {
          const draft = drafts[key] ?? { text: "" };
          const isLocked = locked.includes(key);
          return (
            <div key={key} data-field={key} hidden={!applies(input, answer.inputs)}>
              <fieldset className={form.field} disabled={isLocked}>
                <Field
                  name={key}
                  field={boundField(input, answer.inputs)}
                  draft={draft}
                  message={issues.find(({ field }) => field === key)?.message}
                  options={listOptions(input, answer.inputs)}
                  preferences={shownIn}
                  today={today}
                  setDraft={ignore}
                />
              </fieldset>
              {isLocked && listEntries(key, draft).map((entry) => <input key={entry.name} type="hidden" {...entry} />)}
              <p className={form.wrong} data-message hidden />
            </div>
          );
        })}
        <div className={form.actions}>
          <Button look="primary" type="submit" data-primary>
            Calculate
          </Button>
          <button type="reset" className={buttonClass.plain}>
            Reset
          </button>
        </div>
      </form>
      <section className={styles.results} aria-label="Results" id="results" tabIndex={-1}>
        {figures.answer && (
          <BigAnswer
            {...write(figures.answer)}
            isRows={!getKind(definition.outputs[figures.answer.keys[0]!]!).isScalar}
            isStale={!isCurrent}
          />
        )}
        <p className={styles.stale} hidden={isCurrent} data-stale-note>
          This result is not up to date: correct the marked field.
        </p>
        {dated && <p className={styles.answerLabel}>{dated}</p>}
        {figures.main.length > 0 && listFacts(figures.main)}
        {figures.more.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.moreTitle}>More figures ({figures.more.length})</summary>
            {listFacts(figures.more)}
          </details>
        )}
        <p data-old-note>
          Press Calculate to bring {hasMore ? "charts, tables and sentences" : "the sentences"} up to date.
        </p>
        <div data-rest>
          <Split {...parts} />
          <Takeaways {...parts} />
          {hasMore && (
            <details className={styles.more}>
              <summary className={styles.moreTitle}>Charts and tables</summary>
              <Drawings {...parts} />
              <Tables {...parts} />
            </details>
          )}
        </div>
      </section>
    </div>
  );
}

/** What a field would send: a disabled one sends nothing. */
function listEntries(name: string, { text, unit, rows }: Draft): { readonly name: string; readonly value: string }[] {
  if (rows)
    return rows.flatMap((row, index) =>
      Object.entries(row).flatMap(([column, cell]) => listEntries(`${name}.${index}.${column}`, cell)),
    );
  return [{ name, value: text }, ...(unit ? [{ name: `${name}.unit`, value: unit }] : [])];
}

import type { Figure } from "#engine/figures.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { listTargets, listUnknowns } from "#engine/solve.ts";
import { arrangeFigures } from "#engine/figures.ts";
import type { Preferences } from "#localization/preferences.ts";
import { Button } from "#ui/button.tsx";
import { columnTitle } from "#features/calculator/results/column-title.ts";
import type { Calculation } from "#features/calculator/use-calculation.ts";
import * as form from "#features/calculator/fields/form.css.ts";
import * as styles from "#features/calculator/results/results.css.ts";

export interface TargetProps {
  readonly definition: AnyDefinition;
  readonly calculation: Calculation;
  readonly preferences: Preferences;
  /** What the address asked to be solved, as a sentence. */
  readonly solved?: string | null;
}

/** The outputs for which a target can be set, in the order of the page, with the names that the page gives them. */
export function listTargetFigures(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
): readonly { readonly key: string; readonly label: string }[] {
  const { answer, main, more } = arrangeFigures(definition, inputs);
  const targets = new Set(listTargets(definition));
  const name = (figure: Figure, key: string) =>
    figure.keys.length === 1 ? figure.label : definition.outputs[key]!.label;
  return [...(answer ? [answer] : []), ...main, ...more].flatMap((figure) =>
    figure.keys.filter((key) => targets.has(key)).map((key) => ({ key, label: name(figure, key) })),
  );
}

/** Without a script: a form that the server answers with the page solved. */
export function TargetForm({ definition, calculation, preferences, solved }: TargetProps) {
  const { inputs } = calculation.answer;
  const figures = listTargetFigures(definition, inputs);
  const unknowns = listUnknowns(definition, inputs);
  if (figures.length === 0 || unknowns.length === 0) return null;
  return (
    <details className={styles.working} open={Boolean(solved)} data-targets>
      <summary className={styles.moreTitle}>Set a target</summary>
      {solved && <p role="status">{solved}</p>}
      <form method="get" action={`/calculator/${definition.id}`} className={form.fields}>
        <input type="hidden" name="typed" value={preferences.locale} />
        {/* As one text: the fields themselves are the calculator's. */}
        {calculation.query && <input type="hidden" name="with" value={calculation.query} />}
        <div className={form.field}>
          <label className={form.label} htmlFor="target-for">
            Result to reach
          </label>
          <div className={form.box}>
            <select className={form.control} id="target-for" name="for">
              {figures.map(({ key, label }) => (
                <option key={key} value={key}>
                  {columnTitle({ ...definition.outputs[key]!, label }, preferences)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className={form.field}>
          <label className={form.label} htmlFor="target-is">
            The value you want
          </label>
          <div className={form.box}>
            <input className={form.control} id="target-is" name="is" inputMode="decimal" autoComplete="off" required />
          </div>
        </div>
        <div className={form.field}>
          <label className={form.label} htmlFor="target-solve">
            What may change
          </label>
          <div className={form.box}>
            <select className={form.control} id="target-solve" name="solve">
              {unknowns.map((key) => (
                <option key={key} value={key}>
                  {definition.inputs[key]!.label}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className={form.actions}>
          <Button type="submit">Find it</Button>
        </div>
      </form>
    </details>
  );
}

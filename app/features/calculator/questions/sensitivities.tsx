import { memo } from "react";
import type { Answer } from "#engine/answer.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { boundField, formatValue } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { chosenUnit } from "#engine/values.ts";
import type { Sensitivity, Shift } from "#engine/sensitivity.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";
import { formatNumber } from "#localization/number-format.ts";
import { hiddenText } from "#ui/layout.css.ts";
import { listTargetFigures } from "./target-form.tsx";
import { swatch } from "#features/calculator/results/results.css.ts";
import "./sensitivities.css.ts";

/** The figure whose changes are shown: the answer where it is a number, else the first one that is. */
export function findMeasured(definition: AnyDefinition, inputs: Answer["inputs"]) {
  return listTargetFigures(definition, inputs)[0];
}

interface SensitivitiesProps {
  readonly definition: AnyDefinition;
  /** The answer that the changes start from. */
  readonly answer: Answer;
  readonly preferences: Preferences;
  readonly units?: ChosenUnits;
  readonly output: { readonly key: string; readonly label: string };
  readonly all: readonly Sensitivity[];
  /** Fills a value in. Without it the values are texts. */
  onTake?(key: string, value: number | string): void;
}

/** A tornado chart that is a table: each row an input, its bar from the outcome of the lower value to that of the higher. */
export const Sensitivities = memo(function Sensitivities({
  definition,
  answer,
  preferences,
  units = {},
  output,
  all,
  onTake,
}: SensitivitiesProps) {
  const { inputs } = answer;
  const today = answer.outputs[output.key];
  const measured = boundField(definition.outputs[output.key]!, inputs);
  const unit = chosenUnit(definition, output.key, inputs, preferences, units);
  const writeOutcome = (value: unknown) => formatValue(measured, value, preferences, unit).text;
  const moving = all.filter(({ effect }) => effect > 0).toSorted((a, b) => b.effect - a.effect);
  const still = all.filter(({ effect }) => effect === 0).map(({ key }) => definition.inputs[key]!.label);
  if (typeof today !== "number" || moving.length === 0)
    return (
      <div data-sensitivities={output.key}>
        <p>No entry moves {output.label} by a small step with these values.</p>
      </div>
    );
  const outcomes = moving.flatMap(({ down, up }) => [down, up].flatMap((shift) => (shift ? [shift.outcome] : [])));
  const [low, high] = [Math.min(today, ...outcomes), Math.max(today, ...outcomes)];
  const place = (outcome: number) => (100 * (outcome - low)) / (high - low);
  return (
    <div data-sensitivities={output.key}>
      <p>
        How {output.label} ({writeOutcome(today)}) moves when one entry changes a little and the others stay.
        {onTake && " Press a value to fill it in."}
      </p>
      <table>
        <thead className={hiddenText}>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Lower</th>
            <th scope="col">Higher</th>
          </tr>
        </thead>
        <tbody>
          {moving.map(({ key, down, up, derivative }) => {
            const field = boundField(definition.inputs[key]!, inputs);
            const value = inputs[key];
            const write = (one: unknown) => formatValue(field, one, preferences, units[key]).text;
            const end = (shift: Shift | null, at: EndName) =>
              shift && (
                <End
                  at={at}
                  entry={field.label}
                  value={write(shift.value)}
                  outcome={writeOutcome(shift.outcome)}
                  {...(onTake ? { onTake: () => onTake(key, shift.value) } : {})}
                />
              );
            const growth = typeof value === "number" && derivative !== null ? (derivative * value) / today : Number.NaN;
            return (
              <tr key={key}>
                <th scope="row">
                  {field.label} <span>now {formatEntry(field, value, preferences, units[key])}</span>
                  <Growth growth={growth} locale={preferences.locale} />
                </th>
                <td>{end(down, "lower")}</td>
                <td>{end(up, "higher")}</td>
                <td aria-hidden="true">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                    {[down, up].map(
                      (shift) =>
                        shift && (
                          <Bar
                            key={shift === down ? "lower" : "higher"}
                            at={shift === down ? "lower" : "higher"}
                            from={place(today)}
                            to={place(shift.outcome)}
                            onTake={onTake && (() => onTake(key, shift.value))}
                          />
                        ),
                    )}
                    <line x1={place(today)} x2={place(today)} y1="-4" y2="14" />
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {still.length > 0 && <p>A small change of these makes no difference: {still.join(", ")}.</p>}
    </div>
  );
});

/** "raising it by 1% changes the result by +0.98%". */
function Growth({ growth, locale }: { readonly growth: number; readonly locale: string }) {
  if (!Number.isFinite(growth) || Math.abs(growth) < 1e-3) return null;
  const text = formatNumber(Math.abs(growth), locale, { decimals: 2 });
  return (
    <span>
      ; raising it by 1% changes the result by {growth < 0 ? "−" : "+"}
      {text}%
    </span>
  );
}

type EndName = "lower" | "higher";

interface BarProps {
  readonly from: number;
  readonly to: number;
  readonly at: EndName;
  readonly onTake: (() => void) | undefined;
}

/** A pointer may press it; for keys and readers the value beside it is a button. */
function Bar({ from, to, at, onTake }: BarProps) {
  return <rect x={Math.min(from, to)} y="0" width={Math.abs(to - from)} height="10" data-end={at} onClick={onTake} />;
}

interface EndProps {
  readonly at: EndName;
  readonly entry: string;
  readonly value: string;
  readonly outcome: string;
  onTake?(): void;
}

/** An end of a bar: the value of the entry, and what comes out with it. */
function End({ at, entry, value, outcome, onTake }: EndProps) {
  return (
    <>
      {onTake ? (
        <button type="button" aria-label={`Use ${value} for ${entry}`} onClick={onTake}>
          {value}
        </button>
      ) : (
        value
      )}{" "}
      <span>
        <span className={swatch} data-end={at} />→ {outcome}
      </span>
    </>
  );
}

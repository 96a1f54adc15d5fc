import type { AnyField } from "#engine/fields.ts";
import { formatValue } from "#engine/format.ts";
import { currencyFor } from "#engine/kinds/money.ts";
import { formatDate } from "#localization/date-format.ts";
import { formatPercent, formatScientific, numberFormat } from "#localization/number-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { color } from "#ui/theme.css.ts";
import { HEIGHT, MARGIN, WIDTH } from "./frame.ts";
import type { Scale } from "./scale.ts";
import { DAY } from "./values.ts";
import { columnTitle } from "#features/calculator/results/column-title.ts";
import { currencySign } from "#features/calculator/fields/currency-sign.ts";
import * as styles from "#features/calculator/results/results.css.ts";

interface AxesProps {
  readonly x: Scale;
  readonly y: Scale;
  readonly xField: AnyField;
  readonly yField: AnyField;
  /** What the y axis counts; empty where the lines' names say it. */
  readonly yTitle: string;
  readonly preferences: Preferences;
  /** How many units of the scale one unit of the x field is: 12 where months are read in years. */
  readonly xPerTick: number;
  readonly names: readonly string[] | null;
}

/** Both axes with their ticks, few grid lines, and their names with units. */
export function Axes({ x, y, xField, yField, yTitle, preferences, xPerTick, names }: AxesProps) {
  const bottom = HEIGHT - MARGIN.bottom;
  const xTicks = x.ticks.map((tick) => tick / xPerTick);
  const { texts, title } = writeYAxis(y.ticks, yField, yTitle, preferences);
  return (
    <g className={styles.chartText}>
      {y.ticks.map((tick, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a tick that moves is the same tick: it is changed, not drawn anew
        <g key={index} transform={`translate(0 ${y.at(tick)})`}>
          <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} stroke={color.rule} />
          <text x={MARGIN.left - 8} y={4} textAnchor="end">
            {texts[index]}
          </text>
        </g>
      ))}
      {names
        ? everyNth(names, Math.ceil(names.length / 12)).map(([text, index], place) => (
            <text
              key={index}
              className={place % 2 === 1 ? styles.xTick : undefined}
              x={x.at(index)}
              y={bottom + 21}
              textAnchor="middle"
            >
              {text.length > 14 && names.length > 4 ? `${text.slice(0, 13)}…` : text}
            </text>
          ))
        : dropOverlapping(
            x.ticks.map((tick, index) => ({
              at: x.at(tick),
              text: writeXTick(xField, xTicks[index]!, preferences, findLargest(xTicks)),
              // Of powers of ten and of months every one is as round as the next.
              place: index + (xField.logX || xField.kind === "date" ? 0 : countFromZero(xTicks)),
            })),
          ).map(({ at, text, isBetween }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <text key={index} className={isBetween ? styles.xTick : undefined} {...placeTick(at, text)} y={bottom + 21}>
              {text}
            </text>
          ))}
      <text x={(MARGIN.left + WIDTH - MARGIN.right) / 2} y={HEIGHT - 6} textAnchor="middle">
        {columnTitle(xField, preferences)}
      </text>
      <text x={4} y={11}>
        {title}
      </text>
    </g>
  );
}

/** The first of a month stands for the month. */
function writeXTick(field: AnyField, tick: number, preferences: Preferences, largest: number): string {
  const date = field.kind === "date" ? toIso(tick) : "";
  return date.endsWith("-01")
    ? formatDate(date, preferences.locale, "month")
    : tickText(field, tick, preferences, largest);
}

/** Characters of a label for which there is room before the plot. */
const LONGEST_Y = 8;

/** Amounts of money that are long with their sign ("400.000 €") have it at the axis. */
function writeYAxis(
  ticks: readonly number[],
  field: AnyField,
  title: string,
  preferences: Preferences,
): { readonly texts: readonly string[]; readonly title: string } {
  // On a telephone there is no room for the spaces of "2 × 10³⁰".
  const write = (of: AnyField) =>
    ticks.map((tick) => tickText(of, tick, preferences, findLargest(ticks)).replace(" × ", "×"));
  const texts = write(field);
  if (field.kind !== "money" || texts.every(({ length }) => length <= LONGEST_Y)) return { texts, title };
  const sign = currencySign(currencyFor(field, preferences)).text;
  return { texts: write({ ...field, kind: "number" } as AnyField), title: title ? `${title} (${sign})` : sign };
}

interface Label {
  readonly at: number;
  readonly text: string;
  /** Counted from zero: where every other label is left out, 100 and 200 stay and not 50 and 150. */
  readonly place: number;
}

/** How many steps the first tick lies from zero. */
function countFromZero([first = 0, second = first + 1]: readonly number[]): number {
  return Math.round(first / (second - first));
}

/** How wide a character of an axis is, about, and the gap that parts two labels. */
const CHARACTER = 6.6;
const GAP = 12;

/** A label in the middle under its place; one that would reach out of the drawing ends with it. */
function placeTick(at: number, text: string): { readonly x: number; readonly textAnchor: "middle" | "end" } {
  return at + text.length * CHARACTER > WIDTH ? { x: WIDTH, textAnchor: "end" } : { x: at, textAnchor: "middle" };
}

/** Every label, or every nth where they would lie on one another: dates are long. Those between go on a phone. */
function dropOverlapping(labels: readonly Label[]): readonly (Label & { readonly isBetween: boolean })[] {
  const widest = Math.max(...labels.map(({ text }) => text.length)) * CHARACTER + GAP;
  const distance = labels.length > 1 ? labels[1]!.at - labels[0]!.at : widest;
  const step = Math.ceil(widest / distance);
  const kept = withoutCovered(keepEvery(step, labels, step));
  const onPhone = keepEvery(2, kept, 2 * step);
  return kept.map((label) => ({ ...label, isBetween: !onPhone.includes(label) }));
}

/** The last label, which ends with the drawing, may begin before the one before it has ended. */
function withoutCovered(labels: readonly Label[]): readonly Label[] {
  const [before, last] = labels.slice(-2);
  if (!before || !last) return labels;
  const widthOf = ({ text }: Label) => text.length * CHARACTER;
  const { x, textAnchor } = placeTick(last.at, last.text);
  const start = x - (textAnchor === "end" ? widthOf(last) : widthOf(last) / 2);
  return start < before.at + widthOf(before) / 2 ? labels.slice(0, -1) : labels;
}

/** Every nth label: those at round places, or from the first on where too few are round for a scale to be read. */
function keepEvery(nth: number, labels: readonly Label[], round: number): readonly Label[] {
  const kept = labels.filter(({ place }) => place % round === 0);
  return kept.length > 1 ? kept : labels.filter((_, index) => index % nth === 0);
}

function everyNth(names: readonly string[], step: number): readonly (readonly [string, number])[] {
  return names.map((name, index) => [name, index] as const).filter(([, index]) => index % step === 0);
}

const COMPACT = { notation: "compact", maximumFractionDigits: 2 } as const;
/** From here on there is no short word for a number: powers of ten. */
const BEYOND_WORDS = 1e15;
const writePower = (value: number, locale: string) => formatScientific(value, locale, 3);

/** Of kinds that are not written as plain figures: how a value stands at an axis, whose largest is known. */
const WRITERS: Readonly<
  Partial<
    Record<AnyField["kind"], (value: number, field: AnyField, preferences: Preferences, largest: number) => string>
  >
> = {
  date: (value, field, preferences) => formatValue(field, toIso(value), preferences).text,
  money: (value, _, { locale, currency }, largest) =>
    value !== 0 && largest >= BEYOND_WORDS
      ? `${writePower(value, locale)} ${currency}`
      : numberFormat(locale, {
          style: "currency",
          currency,
          currencyDisplay: "narrowSymbol",
          minimumFractionDigits: 0,
          ...COMPACT,
        }).format(value),
  // Of very small shares two decimals would be zeros.
  percent: (value, _, { locale }, largest) => formatPercent(value, locale, largest < 0.05 ? undefined : 2),
};

const toIso = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

const findLargest = (ticks: readonly number[]) => Math.max(...ticks.map(Math.abs));

/** A value as an axis shows it: short, and 5K where the largest of the axis is 10K. */
export function tickText(
  field: AnyField,
  value: number,
  preferences: Preferences,
  largest: number = Math.abs(value),
): string {
  const write = WRITERS[field.kind];
  if (write) return write(value, field, preferences, largest);
  const size = Math.abs(value);
  if (value !== 0 && (size < 0.001 || largest >= BEYOND_WORDS)) return writePower(value, preferences.locale);
  const isShort = largest < 10_000 || size < 1000;
  if (field.plain || isShort)
    return numberFormat(preferences.locale, { maximumSignificantDigits: 6, useGrouping: !field.plain }).format(value);
  return numberFormat(preferences.locale, COMPACT).format(value);
}

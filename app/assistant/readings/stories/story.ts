/** A sentence as a story: its figures by kind, and its words. */
import type { AnyField } from "#engine/fields.ts";
import { tellIn, tidy, toNumber, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { writeMarks } from "#assistant/readings/slots/written.ts";
import { joinCents } from "#assistant/roles/joined-values.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";

/** A figure, and the number of its mark. */
export interface Figure {
  readonly at: number;
}

export interface Span extends Figure {
  /** How many of a unit of time it is; null where it is not such a span. */
  in(unit: string): number | null;
}

export interface Story {
  /** "my rent went from <number0> to <number1> what percent is that". */
  readonly text: string;
  /** Counts, money or quantities of one kind. */
  readonly plain: readonly Figure[];
  readonly percents: readonly Figure[];
  readonly spans: readonly Span[];
  readonly clocks: readonly Figure[];
  /** The value at a mark. */
  valueAt(at: number): Value;
  /** Whether all plain figures have a unit of one quantity, or none has. */
  readonly isOfOneKind: boolean;
  /** Whether the plain figures have a unit. */
  readonly isMeasured: boolean;
  /** The figure at a mark; quantities in the unit of the first. */
  valueOf(at: number): number;
  /** How money is told: in the currency that was said, else the visitor's. */
  money(label: string): AnyField;
  /** How a result of the kind of the plain figures is told. */
  field(label: string): { readonly field: AnyField; readonly unit?: string };
}

/** Null where it holds dates or anything else that is not a figure of a story. */
export function readStory(tokens: readonly Token[], visitorCurrency: string): Story | null {
  const written = writeMarks(joinCents(tokens));
  const [plain, percents, spans, clocks]: [number[], number[], number[], number[]] = [[], [], [], []];
  // "Last year" and "now" are dates that say which figure is which.
  const isWord = (value: Value) => value.type === "date" && !/\d/.test(value.text);
  const text = written.text.replaceAll(/<date(\d+)>/g, (mark, at: string) =>
    isWord(written.values[Number(at)]!) ? written.values[Number(at)]!.text.trim().toLowerCase() : mark,
  );
  for (const [at, value] of written.values.entries()) {
    if (isWord(value)) continue;
    if (value.type === "time") clocks.push(at);
    if (value.type === "time") continue;
    if (value.type !== "amount") return null;
    const isSpan = value.measures[0]?.dimension.id === "time" && value.multiple === 1;
    (value.isPercent ? percents : isSpan ? spans : plain).push(at);
  }
  const amounts = plain.map((at) => written.values[at] as Amount);
  const measures = amounts.map(({ measures: [first], multiple }) => (multiple === 1 ? first : undefined));
  const first = measures.find((one) => one !== undefined);
  // "180 pounds, and now 162" are pounds as well.
  const isOfOneKind = amounts.every(
    ({ currency, multiple }, at) =>
      measures[at]?.dimension === first?.dimension || (!measures[at] && currency === null && multiple === 1),
  );
  const measure = isOfOneKind ? first : undefined;
  const [currency, ...others] = new Set(amounts.flatMap((one) => one.currency ?? []));
  if (others.length > 0) return null;
  const money = (label: string): AnyField => ({
    kind: "money",
    label,
    decimals: 2,
    currency: currency ?? visitorCurrency,
  });
  return {
    text,
    clocks: clocks.map((at) => ({ at })),
    valueAt: (at) => written.values[at]!,
    isOfOneKind,
    plain: plain.map((at) => ({ at })),
    percents: percents.map((at) => ({ at })),
    spans: spans.map((at) => ({ at, in: (unit) => toUnit(written.values[at], "time", unit) })),
    isMeasured: measure !== undefined,
    valueOf: (at) => {
      const value = written.values[at]!;
      const isOfMeasure = measure && plain.includes(at) && value.type === "amount" && value.measures.length > 0;
      return tidy(isOfMeasure ? toUnit(value, measure.dimension.id, measure.unit.id)! : toNumber(value));
    },
    money,
    field: (label) => {
      if (measure) return tellIn(measure, label);
      return { field: currency === undefined ? { kind: "number", label, decimals: 2 } : money(label) };
    },
  };
}

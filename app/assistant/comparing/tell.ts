/** What two figures say of each other: the difference, a percentage, how many times, or which it is. */
import type { AnyField } from "#engine/fields.ts";
import { formatValue } from "#engine/format.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { type Answer, answerReading } from "#assistant/answer/answer.ts";
import { sum, tellIn } from "#assistant/readings/slots/form.ts";
import type { Sources } from "#assistant/sources.ts";
import type { Pair } from "./pair.ts";
import { IS_LESS, type Question } from "./question.ts";
import type { Sides } from "./sides.ts";

/** The answer of two figures; null where they contradict what is asked. */
export async function tellPair(pair: Pair, question: Question, sources: Sources): Promise<Answer | null> {
  const { kind, word, unit } = question;
  const values = pair.values.map((value) => Number(value.toPrecision(12)));
  const [a, b] = values as [number, number];
  const subject = question.name === "" ? question.subject : findNamed(pair, question);
  if (a === b || !isAsSaid(pair, { ...question, subject }) || !isOfWord(pair, word)) return null;
  const isLess = isLessBetter(pair, question);
  const definition = await sources.load("scientific-calculator");
  if (!definition) return null;
  const write = (value: number) => formatValue(pair.field, value, sources.preferences, pair.unit).text;
  const wording = `${pair.names[0]}: ${write(a)}; ${pair.names[1]}: ${write(b)}${pair.note ? ` (${pair.note})` : ""}`;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const answer = (expression: string, field: AnyField, told = pair.unit) => {
    const reading = { ...sum(expression), wording, told: { field, ...(told ? { unit: told } : {}) } };
    const found = answerReading(definition, reading, sources.preferences, sources.today);
    return found.calculator === null ? null : found;
  };
  const named = pair.label === "" ? "" : `: ${pair.label.toLowerCase()}`;
  if (kind === "percent")
    return low <= 0 || word === "" || word === "better"
      ? null
      : answer(
          `(${high} - ${low}) / ${IS_LESS.test(word) ? high : low} * 100`,
          { kind: "percent", label: `${word} in percent${named}`, decimals: 2 },
          undefined,
        );
  if (kind === "times")
    return low <= 0 || IS_LESS.test(word)
      ? null
      : answer(`${high} / ${low}`, { kind: "number", label: `Times${named}` }, undefined);
  if (kind === "points")
    return pair.field.kind === "percent"
      ? answer(`${high} - ${low}`, { kind: "number", label: `Percentage points${named}`, decimals: 2 }, undefined)
      : null;
  if (kind === "which") {
    // Of one pizza or of all: nobody said.
    if (isLess === null || (/bigger|larger|smaller/.test(word) && /pizzas?\b/.test(pair.names.join(" ")))) return null;
    const winner = a < b === isLess ? 0 : 1;
    return answer(`${winner === 0 ? a : b}`, {
      ...pair.field,
      label: `${pair.names[winner]} is ${word}${named}`,
    } as AnyField);
  }
  const { kind: own, dimension } = pair.field;
  const target = unit && dimension && unit.dimension.id === dimension.id ? unit : null;
  if (unit && !target && !pair.label.startsWith("Price per")) return null;
  const label = `Difference${named}`;
  if (target && pair.field.unit !== undefined) {
    const from = getUnit(target.dimension, pair.field.unit);
    const factor = convert(high, from, target.unit) - convert(low, from, target.unit);
    return answer(`${Number(factor.toPrecision(12))}`, tellIn(target, label).field, target.unit.id);
  }
  return answer(`${high} - ${low}`, {
    ...pair.field,
    label,
    ...(own === "money" ? { decimals: high - low >= 0.1 ? 2 : 4 } : {}),
  } as AnyField);
}

/** The one side that has the name; null where none or both have. */
export function findNamed({ said }: Pick<Sides, "said">, { name }: Question): 0 | 1 | null {
  const [first, second] = said.map((side) => ` ${side} `.includes(` ${name} `));
  return first === second ? null : first ? 0 : 1;
}

/** What each word of a comparison is said of. */
const WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/cheap|expensive|pricier|costlier/, ["money"]],
  [/likely/, ["percent", "number"]],
  [/fast|slow|quick/, ["speed", "time"]],
  [/tall|wide|deep|narrow|far|close/, ["length"]],
  [/heav|lighter/, ["mass"]],
  [/hot|warm|cold|cool/, ["temperature"]],
  [/old|young/, ["time", "number"]],
  [/long|short/, ["length", "time"]],
];

function isOfWord({ field }: Pair, word: string): boolean {
  const kinds = WORDS.find(([said]) => said.test(word))?.[1];
  const { kind, dimension, unit } = field as { kind: string; dimension?: { id: string }; unit?: string };
  const own = dimension?.id ?? (unit && /^(?:years?|months?|days?|hours?|minutes?)$/.test(unit) ? "time" : kind);
  return kinds === undefined || kinds.includes(own);
}

/** "How much more does the first pay" supposes that it does; so does "A instead of B, how much do I save". */
function isAsSaid({ values: [a, b], isOrdered, field }: Pair, { kind, word, subject }: Question): boolean {
  if (kind === "which" || (subject === null && !isOrdered)) return true;
  const isFirst = subject !== 1;
  if (word === "better") return false;
  if (word === "") return field.kind !== "percent" && a < b === isFirst;
  // The faster of two ways takes less time, at more speed.
  const isLess = IS_LESS.test(word) !== (/^(?:faster|quicker|slower)$/.test(word) && field.dimension?.id === "time");
  return a < b === (isFirst === isLess);
}

/** Whether the lower figure is the one that is asked for; null where that is a matter of taste. */
function isLessBetter({ label, names, field }: Pair, { word, noun }: Question): boolean | null {
  if (/^(?:faster|quicker|slower|fastest)$/.test(word)) return (field.dimension?.id === "time") !== (word === "slower");
  if (!/^(?:better|best)$/.test(word)) return IS_LESS.test(word);
  if (field.kind !== "money") return null;
  const said = `${label} ${noun} ${names.join(" ")}`.toLowerCase();
  if (/(?<![a-z])(?:jobs?|salary|wage|pay|pays|earn|hour|savings|deposit|invest\w*|future|balance)(?![a-z])/.test(said))
    return /payment|loan|rent|buy/.test(said) ? null : false;
  return /(?<![a-z])(?:cost|price|interest|payment|deal|buy|plan|subscription)(?![a-z])/.test(said) ? true : null;
}

/** Both sides as sentences of their own, each with what is compared as its question. */
import { type Answer, type NoAnswer } from "#assistant/answer/answer.ts";
import { findByLabel } from "#assistant/goal/find-by-label.ts";
import type { Sources } from "#assistant/sources.ts";
import { toAdverb } from "#assistant/tokens/periods.ts";
import { fillSide, type Pair } from "./pair.ts";
import type { Question } from "./question.ts";
import type { Sides } from "./sides.ts";

/** Answers a sentence that is compared no further. */
export type Ask = (sentence: string) => Promise<Answer | NoAnswer>;

/** What is asked of each side, where nobody named it. */
function listAsked({ noun, word, unit, kind, period }: Question): readonly string[] {
  if (noun === "interest") return ["total interest"];
  if (noun !== "") return [noun];
  if (unit?.dimension.id === "time" || /^(?:faster|slower|quicker|longer|shorter)$/.test(word)) return ["how long"];
  if (/^(?:farther|further)$/.test(word)) return ["how far"];
  if (/cheaper|expensive/.test(word) || (kind === "difference" && word === ""))
    return period ? [`${toAdverb(period)} cost`] : ["cost", "total cost"];
  if (/likely|likelier/.test(word)) return ["probability", ""];
  return [""];
}

/** Both sides as sentences of their own. */
export async function askBoth(parted: Sides, question: Question, sources: Sources, ask: Ask): Promise<Pair | null> {
  const plain = parted.sides.map((side) => fillSide(side, parted.values)) as [string, string];
  const asRates = writeRates(parted);
  const tries = [plain, ...(asRates ? [asRates] : [])].flatMap((texts) =>
    listAsked(question).map((asked) => ({ texts, asked })),
  );
  for (const { texts, asked } of tries) {
    const [one, other] = await askEach(texts, asked, ask);
    if (!one?.figure || !other?.figure) continue;
    if (one.calculator !== other.calculator || one.label !== other.label || !isSameKind(one, other)) continue;
    if (!isNamed(one, question)) continue;
    // "6 yogurts at 2.10 or 16 at 5.12": of more pieces the price of all is not a better one.
    if (
      one.label === "In all" &&
      question.kind === "which" &&
      !/ (?:nights?|days|hours|months|tickets) /.test(texts[0])
    )
      continue;
    if (String(one.assumed.map(toText)) !== String(other.assumed.map(toText))) continue;
    const definition = await sources.load(one.calculator);
    if (
      definition === null ||
      (one.calculator !== "scientific-calculator" && findByLabel(definition, one.label) === undefined)
    )
      continue;
    const { field, unit } = one.figure;
    return {
      values: [one.figure.value, other.figure.value],
      field,
      ...(unit ? { unit } : {}),
      label: one.label,
      isOrdered: parted.isOrdered,
      said: parted.said,
      names: texts,
    };
  }
  return null;
}

/** "300k mortgage 30 yr 6.5 vs 6.0": a figure with decimals that alone differs is the rate of a loan. */
function writeRates({ sides, values }: Sides): [string, string] | null {
  if (
    !/(?<![a-z])(?:loan|mortgage|apr|interest|rate|refi\w*|cd|savings)(?![a-z])/.test(sides[0]) ||
    sides[0].includes("<percent")
  )
    return null;
  const [one, other] = sides.map((side) => [...side.matchAll(/<number(\d+)>/g)].map(([, place]) => Number(place)));
  const differing = one!.flatMap((at, place) => (at === other![place] ? [] : [[at, other![place]!]]));
  const [pair, ...more] = differing;
  if (one!.length !== other!.length) return null;
  const figures = pair?.map((at) => values[at]!);
  if (
    !pair ||
    more.length > 0 ||
    !figures?.some(({ text }) => /\d\.\d/.test(text)) ||
    !figures.every((figure) => figure.type === "amount" && figure.value < 30)
  )
    return null;
  return sides.map((side, at) => fillSide(side.replace(`<number${pair[at]!}>`, `<number${pair[at]!}>%`), values)) as [
    string,
    string,
  ];
}

/** "Interest" may be read as the name of a rate; then another result stands first. */
function isNamed({ label, figure }: Answer, { noun }: Question): boolean {
  if (/(?<![a-z])interest(?![a-z])/.test(noun)) return /interest/i.test(label);
  if (/(?<![a-z])payments?(?![a-z])/.test(noun)) return /pay/i.test(label) && !/(?<![a-z])total/.test(noun);
  if (/(?<![a-z])area(?![a-z])/.test(noun)) return /area/i.test(label);
  return (
    !/(?<![a-z])(?:cost|price|costs|bill)(?![a-z])/.test(noun) || /^(?:money|number)$/.test(figure?.field.kind ?? "")
  );
}

const toText = ({ key, text }: Answer["assumed"][number]) => `${key} ${text}`;

async function askEach(texts: readonly [string, string], asked: string, ask: Ask): Promise<readonly (Answer | null)[]> {
  const first = await askWhole(`${texts[0]} ${asked}`.trim(), ask);
  if (!first) return [null];
  return [first, await askWhole(`${texts[1]} ${asked}`.trim(), ask)];
}

async function askWhole(text: string, ask: Ask): Promise<Answer | null> {
  const answer = await ask(text);
  return answer.calculator !== null &&
    answer.unread.length === 0 &&
    answer.figure &&
    !answer.read.some((one) => one.isIdle)
    ? answer
    : null;
}

/** The same inputs of the same kinds are said of both. */
function isSameKind(one: Answer, other: Answer): boolean {
  if (
    one.figure!.field.kind !== other.figure!.field.kind ||
    one.figure!.field.dimension !== other.figure!.field.dimension
  )
    return false;
  return String(one.read.map(({ key }) => key)) === String(other.read.map(({ key }) => key));
}

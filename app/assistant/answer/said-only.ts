/** What is told as read is what was said: its own figures in place of a formula, and of like options none that nobody chose. */
import type { AnyDefinition } from "#engine/define.ts";
import type { ReadingContext } from "#assistant/tokens/token.ts";
import { isBare, type Token } from "#assistant/tokens/token.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import { tidySentence } from "#assistant/words/tidy-sentence.ts";
import type { Answer, ReadInput } from "./answer.ts";

/** An answer that tells as read only what the sentence says. */
export function tellOnlySaid(
  definition: AnyDefinition,
  answer: Answer,
  sentence: string,
  context: ReadingContext,
): Answer {
  const read = answer.read.map((one) => toSaid(one, answer, sentence, context));
  const unsaid = read.filter(({ key, text }) => isOneOfLike(definition, key, text, answer, sentence));
  if (unsaid.length === 0) return { ...answer, read };
  return { ...answer, read: read.filter((one) => !unsaid.includes(one)), assumed: [...unsaid, ...answer.assumed] };
}

/** "7 l/100km" and "500 km" in place of "500 * 7 / 100"; a formula stays that was typed, or that has only bare figures that were. */
function toSaid(one: ReadInput, { calculator, inputs }: Answer, sentence: string, context: ReadingContext): ReadInput {
  const formula = inputs["expression"];
  if (calculator !== "scientific-calculator" || one.key !== "expression" || one.text !== formula) return one;
  const tidy = tidySentence(sentence);
  if (fold(tidy).includes(fold(formula))) return one;
  const values = tokenize(tidy, context).filter(({ type }) => type !== "word" && type !== "mark");
  const figures = new Set(values.map((value) => (value.type === "amount" ? value.value * value.multiple : Number.NaN)));
  const isSaid = (formula.replaceAll(/\^[23]\b/g, "").match(/\d[\d.]*/g) ?? []).every((figure) =>
    figures.has(Number(figure)),
  );
  if (values.length === 0 || (isSaid && values.every(isBare))) return one;
  return { ...one, label: "Worked out from", text: values.map(write).join(", ") };
}

const fold = (text: string) => text.toLowerCase().replaceAll(/\s/g, "");

const write = (value: Token) =>
  `${value.text.trim()}${value.type === "amount" && value.per && !value.text.includes(value.per) ? ` per ${value.per}` : ""}`;

/** "Running, 8 km/h", where another option is running too and no figure of it was said. */
function isOneOfLike(
  { inputs: fields }: AnyDefinition,
  key: string,
  text: string,
  { inputs }: Answer,
  sentence: string,
): boolean {
  const field = fields[key];
  const figures: readonly string[] = text.match(FIGURE) ?? [];
  const said: readonly string[] = sentence.match(FIGURE) ?? [];
  if (field?.kind !== "choice" || figures.length === 0 || figures.some((one) => said.includes(one))) return false;
  const name = nameOf(text);
  return name !== "" && (field.options ?? []).some(([value, label]) => value !== inputs[key] && nameOf(label) === name);
}

const FIGURE = /\d+(?:[.,]\d+)?/g;

/** What an option is called before its first figure. */
const nameOf = (label: string) => label.split(/[,(]|\d/)[0]!.trim();

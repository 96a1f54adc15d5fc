/** What is told as read is what was said: its own figures in place of a formula, and of like options none that nobody chose. */
import type { AnyDefinition } from "#engine/define.ts";
import { boundField } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { isBare, type Token } from "#assistant/tokens/token.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import { tidySentence } from "#assistant/words/tidy-sentence.ts";
import type { Answer, ReadInput } from "./answer.ts";
import { formatEntry } from "#engine/format-entry.ts";

/** An answer that tells as read only what the sentence says. */
export function tellOnlySaid(
  definition: AnyDefinition,
  answer: Answer,
  sentence: string,
  preferences: Preferences,
  today: string,
): Answer {
  const { locale, country } = preferences;
  const tidy = tidySentence(sentence);
  const said = tokenize(tidy, { locale, country, today }).filter(({ type }) => type !== "word" && type !== "mark");
  const read = answer.read.map((one) =>
    toSaidUnit(definition, toSaid(one, answer, tidy, said), answer, said, preferences),
  );
  const unsaid = read.filter(({ key, text }) => isOneOfLike(definition, key, text, answer, sentence));
  if (unsaid.length === 0) return { ...answer, read };
  return { ...answer, read: read.filter((one) => !unsaid.includes(one)), assumed: [...unsaid, ...answer.assumed] };
}

/** "7 l/100km" and "500 km" in place of "500 * 7 / 100"; a formula stays that was typed, or that has only bare figures that were. */
function toSaid(one: ReadInput, { calculator, inputs }: Answer, sentence: string, values: readonly Token[]): ReadInput {
  const formula = inputs["expression"];
  if (calculator !== "scientific-calculator" || one.key !== "expression" || one.text !== formula) return one;
  if (fold(sentence).includes(fold(formula))) return one;
  const figures = new Set(values.map((value) => (value.type === "amount" ? value.value * value.multiple : Number.NaN)));
  const isSaid = (formula.replaceAll(/\^[23]\b/g, "").match(/\d[\d.]*/g) ?? []).every((figure) =>
    figures.has(Number(figure)),
  );
  if (values.length === 0 || (isSaid && values.every(isBare))) return one;
  return { ...one, label: "Worked out from", text: values.map(write).join(", ") };
}

/** "5 km" of a distance that its form told in miles. */
function toSaidUnit(
  { inputs: fields }: AnyDefinition,
  one: ReadInput,
  { inputs }: Answer,
  said: readonly Token[],
  preferences: Preferences,
): ReadInput {
  const [field, value] = [fields[one.key], inputs[one.key]];
  const { dimension, unit } = field ? boundField(field, inputs) : {};
  if (!field || !dimension || unit === undefined || typeof value !== "number" || value === 0) return one;
  const own = getUnit(dimension, unit);
  const units = said.flatMap((token) => {
    if (token.type !== "amount" || token.parts.length > 0) return [];
    const measure = token.measures.find((like) => like.dimension.id === dimension.id);
    const isSame = measure && Math.abs(convert(token.value * token.multiple, measure.unit, own) / value - 1) < 1e-9;
    return isSame ? [measure.unit.id] : [];
  });
  return units[0] === undefined
    ? one
    : { ...one, text: formatEntry(boundField(field, inputs), value, preferences, units[0]) };
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

/** Which output a sentence asks for. */
import { STOP } from "#catalogue/search/normalise.ts";
import type { AnyField } from "#engine/fields.ts";
import type { Named } from "#assistant/roles/choices.ts";
import type { Assignment } from "#assistant/roles/assign.ts";
import { findNamingPlaces } from "#assistant/roles/cues.ts";
import { getCanonicalWords, splitKey, type Profile } from "#assistant/roles/profile.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { isPeriod, type Token } from "#assistant/tokens/token.ts";
import { findNamedOutput, SCALAR, VAGUE } from "./named-output.ts";
import { findQuestion, listWords } from "./subject.ts";

/** The output whose name stands in a sentence; undefined where none does, or where it names an input that was said. */
export function findAskedOutput(
  profile: Profile,
  tokens: readonly Token[],
  said: readonly string[],
  named: readonly Named[],
  fits: Assignment["fits"] = new Map(),
): string | undefined {
  const { definition, fields } = profile;
  // "5 million satoshis in bitcoin": what is asked for is the option.
  if (named.some(({ key }) => key.startsWith("from")) && named.some(({ key }) => key.startsWith("to")))
    return undefined;
  // "Circumference of a circle radius 7": the option says which value is known.
  const known = new Set(
    named.filter((one) => Object.hasOwn(definition.outputs, one.value)).flatMap((one) => one.words),
  );
  const listAsking = (skipped: ReadonlySet<number>) =>
    tokens
      .flatMap((token, at) =>
        token.type === "word" && !skipped.has(at) && !isPeriod(tokens, at) ? getCanonicalWords(token.word) : [],
      )
      .filter((word) => !known.has(word));
  // "Sleep cycle calculator" names the calculator.
  const title = tokens.findIndex((token) => token.type === "word" && /^(?:calculator|converter)$/.test(token.word));
  const start = tokens.slice(0, Math.max(0, title)).findLastIndex(({ type }) => type !== "word") + 1;
  const titled = Array.from({ length: Math.max(0, title - start) }, (_, place) => start + place);
  const words = listAsking(new Set(titled));
  // "APR with 500 fees": what names a value is not asked for, where anything else is.
  const others = listAsking(new Set([...titled, ...findNamingPlaces(tokens, fits, fields)]));
  // "What does it cost in a year": per year.
  for (const [at, token] of tokens.entries())
    if (token.type === "word" && Object.hasOwn(PERIODS, token.word) && isEach(tokens, at))
      words.push("per", PERIODS[token.word]!);
  for (const [at, word] of words.entries())
    // "Monthly compounding" asks for nothing by the month.
    if (
      /(?:ly|annual)$/.test(word) &&
      ![words[at - 1], words[at + 1]].some((one) => one?.startsWith("compound")) &&
      Object.hasOwn(PERIODS, word)
    )
      words.push("per", PERIODS[word]!);
  // The words before a list of numbers name what is asked for, not the list.
  const cues = new Set(
    fields.filter((one) => said.includes(one.key) && one.field.kind !== "list").flatMap((one) => one.cues.flat()),
  );
  // "Current liabilities 40k" names the input, not the output of the same name.
  const names = new Set(
    fields.filter((one) => said.includes(one.key)).flatMap((one) => one.cues.map((cue) => cue.join(" "))),
  );
  const labels = new Set(said.map((key) => getCanonicalWords(stripBrackets(definition.inputs[key]!.label)).join(" ")));
  // The "points" of a list of points ask for no count of them, its "sound levels" for no sound pressure.
  const listed = fields.filter((one) => said.includes(one.key) && one.field.kind === "list");
  const lists = new Set(listed.flatMap((one) => one.cues.map((cue) => cue.join(" "))));
  const listCues = listed.flatMap((one) => one.cues.flat());
  const outputs = Object.fromEntries(
    Object.entries(definition.outputs).filter(
      ([, { label, kind }]) => kind !== "integer" || !lists.has(getCanonicalWords(label).join(" ")),
    ),
  );
  const beside = findNamedOutput(outputs, others, said, cues, profile.name, names);
  const isYesOrNo = beside !== undefined && outputs[beside]!.kind === "boolean";
  const whole =
    beside === undefined || isYesOrNo ? findNamedOutput(outputs, words, said, cues, profile.name, names) : undefined;
  // "Prime factors 60" does not ask whether it is prime.
  const isLonger = isYesOrNo && whole !== undefined && saysMore(outputs[whole]!, outputs[beside]!, words);
  const asked =
    (isLonger ? whole : (beside ?? whole)) ??
    findOutputByUnit({ ...definition, outputs }, tokens, said) ??
    findHintedOutput(
      { ...profile, definition: { ...definition, outputs } },
      words,
      said,
      new Set([...cues, ...listCues]),
    );
  // "80k down payment" names the input; the output of the same name is not asked for.
  return asked !== undefined && labels.has(getCanonicalWords(definition.outputs[asked]!.label).join(" "))
    ? undefined
    : asked;
}

/** Whether a name of one output is said as it is and holds a name of the other: "prime factors" and "prime". */
function saysMore(one: AnyField, other: AnyField, words: readonly string[]): boolean {
  const sentence = ` ${words.join(" ")} `;
  const listSaid = ({ label, also = [] }: AnyField) =>
    [label, ...also].map((name) => ` ${getCanonicalWords(name).join(" ")} `).filter((name) => sentence.includes(name));
  return listSaid(one).some((name) => listSaid(other).some((part) => name !== part && name.includes(part)));
}

/** The "year" of "in a year" and "each year", which is not a period of an amount. */
function isEach(tokens: readonly Token[], at: number): boolean {
  const [link, before] = [tokens[at - 1], tokens[at - 2]];
  if (link?.type !== "word" || before?.type === "amount") return false;
  return /^(?:each|every)$/.test(link.word) || (/^an?$/.test(link.word) && before?.text.toLowerCase() === "in");
}

/** "Promoters (9 or 10)" is called "Promoters". */
function stripBrackets(label: string): string {
  return label.replace(/\s*\([^)]*\)/g, "");
}

/** "How many watts is …": the only output of the quantity that a unit without a number measures. */
function findOutputByUnit(
  { outputs, inputs }: Profile["definition"],
  tokens: readonly Token[],
  said: readonly string[],
): string | undefined {
  const dimensions = new Set(
    tokens.flatMap((token) =>
      token.type === "word" && token.word.length > 2 ? token.measures.slice(0, 1).map((one) => one.dimension.id) : [],
    ),
  );
  const isSaid = (id: string | undefined) => said.some((key) => inputs[key]?.dimension?.id === id);
  const found = Object.entries(outputs).filter(
    ([, field]) =>
      field.kind === "quantity" && dimensions.has(field.dimension?.id ?? "") && !isSaid(field.dimension?.id),
  );
  return found.length === 1 ? found[0]![0] : undefined;
}

/** The output of which a word of the sentence tells: "margin" for "Margin on price"; the shortest name, then the first. */
function findHintedOutput(
  { definition, name, fields }: Profile,
  words: readonly string[],
  said: readonly string[],
  cues: ReadonlySet<string>,
): string | undefined {
  const own = definition.primary;
  const hints = new Set(
    words.filter(
      (word) => word.length > 2 && !STOP.has(word) && !VAGUE.has(word) && !cues.has(word) && !name.includes(word),
    ),
  );
  if (hints.size === 0) return undefined;
  const inputWords = new Set(fields.flatMap(({ key, field }) => getCanonicalWords(`${field.label} ${splitKey(key)}`)));
  const found = Object.entries(definition.outputs).flatMap(([key, field]) => {
    if (!SCALAR.has(field.kind) || field.kind === "boolean" || said.includes(key)) return [];
    return [field.label, splitKey(key)].flatMap((text) => {
      const all = getCanonicalWords(text.replace(/\([^)]*\)/g, "")).filter((word) => !STOP.has(word));
      const hit = all.filter((word) => hints.has(word));
      // One word of a longer name that an input also has may mean the input.
      const isPlain = hit.length > 1 || hit.some((word) => !inputWords.has(word) || all[0] === word);
      return hit.length > 0 && isPlain ? [{ key, hit: hit.length, share: hit.length / all.length }] : [];
    });
  });
  const [best] = found.toSorted((a, b) => b.hit - a.hit || b.share - a.share);
  if (!best || found.some((one) => one.key === own && one.hit === best.hit)) return undefined;
  return best.key;
}

/**
 * Whether a sentence says an output's whole name, which belongs to no value. The calculator's own name says so only in a
 * question, "what is our K factor", and a name that another output shares only where nothing else of that one is said.
 */
export function isNamedOutput(
  profile: Profile,
  tokens: readonly Token[],
  output: string,
  fits: Assignment["fits"],
): boolean {
  const { definition, fields, name, acronyms } = profile;
  if (hasNamesake(definition.outputs, output, new Set(listWords(tokens)))) return false;
  const naming = findNamingPlaces(tokens, fits, fields);
  const said = tokens.flatMap((token, at) =>
    token.type === "word" && !naming.has(at) ? getCanonicalWords(token.word) : ["|"],
  );
  const text = ` ${said.join(" ")} `;
  const question = ` ${listWords(findQuestion(tokens)).join(" ")} `;
  const { label, also = [] } = definition.outputs[output]!;
  return [stripBrackets(label), ...also].some((one) => {
    const words = getCanonicalWords(one);
    // "Mileage deduction" is the name of the calculator and of its result.
    const isOwn =
      (words.length > 1 && words.join(" ") === name.join(" ")) ||
      words.some((word) => isClear(word) && !name.includes(word) && !acronyms.includes(word));
    const phrase = ` ${words.join(" ")} `;
    return (isOwn && text.includes(phrase)) || (words.length > 1 && question.includes(phrase));
  });
}

/** "Units for the profit you want" beside "Units to break even": where the profit is said, it may be meant. */
function hasNamesake(outputs: Profile["definition"]["outputs"], output: string, said: ReadonlySet<string>): boolean {
  const { label, kind } = outputs[output]!;
  const own = getCanonicalWords(label).filter((word) => !STOP.has(word) && word !== "per");
  return Object.entries(outputs).some(([key, other]) => {
    if (key === output || isNumber(other.kind) !== isNumber(kind)) return false;
    const words = getCanonicalWords(other.label);
    return (
      words.some((word) => own.includes(word)) &&
      words.some((word) => isClear(word) && !own.includes(word) && said.has(word))
    );
  });
}

const isNumber = (kind: string) => kind === "number" || kind === "integer";
const isClear = (word: string) => !VAGUE.has(word) && !STOP.has(word);

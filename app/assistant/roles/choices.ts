/** The options that a sentence names, and the settings they leave open. */
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField, Option } from "#engine/fields.ts";
import { getCanonicalWords, splitKey, type Profile } from "./profile.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";

/** An option that the sentence names. */
export interface Named {
  readonly key: string;
  readonly value: string;
  /** The words that name it. */
  readonly words: readonly string[];
}

/** What people call options, whichever calculator it is. */
const SAME: Readonly<Record<string, string>> = {
  man: "male",
  boy: "male",
  guy: "male",
  gentleman: "male",
  woman: "female",
  girl: "female",
  lady: "female",
  son: "male",
  husband: "male",
  daughter: "female",
  wife: "female",
  annual: "annually",
  yearly: "annually",
  hourly: "hour",
  weekly: "week",
  monthly: "month",
};

/** The options that a sentence names, at most one for each choice. */
export function findNamedOptions({ definition, fields, name }: Profile, tokens: readonly Token[]): Named[] {
  if (!fields.some(({ field }) => field.kind === "choice")) return [];
  const all = tokens.flatMap((token, at) =>
    token.type === "word" && !isOfUnit(token.word, tokens[at + 1]) ? getCanonicalWords(token.word) : [],
  );
  const periods = new Set(tokens.flatMap((token) => (token.type === "amount" && token.per ? [token.per] : [])));
  // "Effective annual rate" says no compounding: it is the calculator's name.
  const said = new Set([
    ...all,
    ...all.flatMap((word) => (Object.hasOwn(SAME, word) && !name.includes(word) ? [SAME[word]!] : [])),
    // "Moderately active" is moderate.
    ...all.flatMap((word) => (/..ly$/.test(word) ? [word.slice(0, -2)] : [])),
  ]);
  const usedWords = new Set<string>();
  // "Tip per person" asks for it: the person is not an option.
  const asked = new Set(
    Object.values(definition.outputs).flatMap(({ label }) => {
      const words = getCanonicalWords(label);
      return words.length > 1 && words.every((word) => all.includes(word)) ? words : [];
    }),
  );
  const sides = [...findConversion(fields, tokens), ...findKindOfValue(fields, tokens), ...findLedUnit(fields, tokens)];
  return fields.flatMap(({ key, field }) => {
    if (field.kind !== "choice" || !field.options) return [];
    const side = sides.find((one) => one.key === key);
    if (side) return [side];
    // "60000 a year to monthly": the period of the value is the choice, the other one is asked for.
    const period = field.options.find(([value]) => periods.has(value) || periods.has(SAME[value] ?? ""));
    // "200 a month" says how often that is paid, before it says anything else.
    const isOthers =
      period &&
      !/(?:frequency|period)$/i.test(key) &&
      fields.some((one) => /frequency$/i.test(one.key) && one.field.options?.some(([value]) => value === period[0]));
    if (period && !isOthers && !usedWords.has(period[0])) {
      usedWords.add(period[0]);
      return [{ key, value: period[0], words: listSynonyms(period[0]) }];
    }
    let best: Named | null = null;
    let bestWeight = 0;
    for (const option of field.options) {
      // What is to be found follows from the values that are said, not from the words beside them.
      if (Object.hasOwn(definition.inputs, option[0])) continue;
      // "Area of a circle" asks for it; "circle area 5" says it. "d=10" says it with a letter.
      const isResult = Object.hasOwn(definition.outputs, option[0]);
      if (isResult && isLetterSaid(option[0], field.options, tokens))
        return [{ key, value: option[0], words: [option[0]] }];
      if (isResult && !isBeforeValue(option[0], tokens)) continue;
      const found = [
        ...listOptionNames(option).filter((one) => !one.every((word) => name.includes(word))),
        ...(field.called?.[option[0]] ?? []).map(getCanonicalWords),
      ].find((one) => one.every((word) => said.has(word)) && !one.every((word) => asked.has(word)));
      // What stands in brackets explains a name, and says less than any: "Triangle (base and height)".
      const weight = (found?.length ?? 0) - (found && isBracket(option, found) ? 10 : 0);
      if (found && (best === null || weight > bestWeight))
        [best, bestWeight] = [{ key, value: option[0], words: found }, weight];
    }
    // "monthly" names one choice, the first that has it.
    const words = best?.words.join(" ") ?? "";
    if (!best || (usedWords.has(words) && !/^(?:from|to)(?:[A-Z]|$)/.test(key))) return [];
    usedWords.add(words);
    return [best];
  });
}

/** Tokens as they were written: what stood together together. */
export function writeTogether(tokens: readonly Token[]): string {
  return tokens.map(({ text, start }, at) => (at > 0 && start > tokens[at - 1]!.end ? ` ${text}` : text)).join("");
}

interface Mention {
  readonly value: string;
  readonly words: readonly string[];
  readonly at: number;
}

/** "5 million satoshis in bitcoin": of two options of `from` and `to`, the one beside the value is converted. */
function findConversion(fields: Profile["fields"], tokens: readonly Token[]): readonly Named[] {
  for (const { key, field } of fields) {
    if (!key.startsWith("from")) continue;
    const other = fields.find((one) => one.key === key.replace("from", "to"));
    if (!other || field.kind !== "choice" || other.field.options?.[1]?.[0] !== field.options?.[1]?.[0]) continue;
    const mentions = findMentions(field, tokens);
    const [one, two] = mentions;
    if (!one || !two || mentions.length > 2 || one.value === two.value) continue;
    const [isFirst, isSecond] = [isBeside(one, tokens), isBeside(two, tokens)];
    // "Valorant sensitivity 0.5 to CS2": where neither stands beside the value, what "to" leads to is the other one.
    const isLedTo = LEADING.test(tokens[two.at - 1]?.text ?? "");
    if (isFirst === isSecond && !(isLedTo && !isFirst)) continue;
    const [from, to] = isFirst || (isLedTo && !isSecond) ? [one, two] : [two, one];
    return [
      { key, value: from.value, words: from.words },
      { key: other.key, value: to.value, words: to.words },
    ];
  }
  return [];
}

/** The "square" of "square cm" is not a shape. */
function isOfUnit(word: string, next: Token | undefined): boolean {
  return word === "square" && next?.type === "word" && next.measures[0]?.dimension.id === "length";
}

/** "0.1 mol/L to g/L, molar mass 58.44": the unit that "to" leads to, by its symbol. */
function findLedUnit(fields: Profile["fields"], tokens: readonly Token[]): readonly Named[] {
  const to = fields.find(({ key, field }) => key === "to" && field.kind === "choice");
  if (!to || !fields.some(({ key }) => key === "from")) return [];
  const options = new Set(to.field.options?.map(([value]) => value));
  const found = new Map<string, Named>();
  for (const [at, link] of tokens.entries()) {
    if (link.type !== "word" || !LEADING.test(link.word)) continue;
    const behind = tokens.slice(at + 1, at + 6);
    const end = behind.findIndex((token) => token.type !== "word" && token.text !== "/");
    for (let count = end < 0 ? behind.length : end; count > 0; count--) {
      const led = behind.slice(0, count);
      const unit = findMeasures(writeTogether(led)).find((one) => options.has(one.unit.id))?.unit.id;
      if (unit === undefined) continue;
      found.set(unit, { key: "to", value: unit, words: led.flatMap(({ text }) => getCanonicalWords(text)) });
      break;
    }
  }
  return found.size === 1 ? [...found.values()] : [];
}

/** "A1C 6.8, estimated average glucose": the kind of value whose name stands before the value is given, another one is asked for. */
function findKindOfValue(fields: Profile["fields"], tokens: readonly Token[]): readonly Named[] {
  const from = fields.find(({ key }) => key === "from");
  if (from?.field.kind !== "choice" || fields.some(({ key }) => key === "to")) return [];
  const given = findMentions(from.field, tokens).filter(({ at, words }) => {
    const [next, second] = tokens.slice(at + words.length);
    return next?.type === "amount" || (/^(?:of|is|was|at|=|:)$/.test(next?.text ?? "") && second?.type === "amount");
  });
  return given.length === 1 ? given.map(({ value, words }) => ({ key: "from", value, words })) : [];
}

const LEADING = /^(?:to|in|into)$/i;

/** The options that are named, each by its longest name. */
function findMentions({ options = [], called = {} }: AnyField, tokens: readonly Token[]): readonly Mention[] {
  const all = new Set(tokens.flatMap((token) => (token.type === "word" ? getCanonicalWords(token.word) : [])));
  const isSaid = (word: string) => all.has(word) || all.has(`${word}s`);
  const names = options.flatMap((option) => {
    const texts = [...listOptionNames(option, 2), ...(called[option[0]] ?? []).map(getCanonicalWords)];
    return texts.filter((words) => words.every(isSaid)).map((words) => ({ value: option[0], words }));
  });
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const said = tokens
      .slice(at, at + 4)
      .map((token) => (token.type === "word" ? getCanonicalWords(token.word) : [""]));
    const [found] = names
      .filter(({ words }) => {
        const run = said.slice(0, words.length).flat();
        return run.length === words.length && words.every((word) => run.includes(word) || run.includes(`${word}s`));
      })
      .toSorted((a, b) => b.words.length - a.words.length);
    if (!found) continue;
    mentions.push({ ...found, at });
    at += found.words.length - 1;
  }
  return mentions;
}

/** Whether nothing stands between an option and a value, but "size". */
function isBeside({ at, words }: Mention, tokens: readonly Token[]): boolean {
  const before = tokens[at - 1];
  const behind = tokens.slice(at + words.length).find((token) => token.type !== "word" || token.word !== "size");
  return before?.type === "amount" || behind?.type === "amount";
}

/** Whether a word stands before a value, with nothing but a joining word between. */
function isBeforeValue(word: string, tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    if (token.type !== "word" || !getCanonicalWords(token.word).includes(word)) return false;
    const next = tokens.slice(at + 1, at + 3);
    const links = next[0]?.type === "amount" ? 0 : /^(?:of|is|=|:)$/.test(next[0]?.text ?? "") ? 1 : 2;
    return next[links]?.type === "amount";
  });
}

/** Whether the first letter of an option, and of no other, stands before a value. */
function isLetterSaid(value: string, options: readonly Option[], tokens: readonly Token[]): boolean {
  const letter = value[0]!;
  if (/[ai]/.test(letter) || options.filter(([one]) => one.startsWith(letter)).length > 1) return false;
  return isBeforeValue(letter, tokens);
}

const optionNames = new WeakMap<Option, Map<number, readonly (readonly string[])[]>>();

/** The ways to name an option: its value and its label, without what stands in brackets; not single letters or figures, but years. */
function listOptionNames(option: Option, least = 3): readonly (readonly string[])[] {
  const all = optionNames.get(option) ?? new Map<number, readonly (readonly string[])[]>();
  const known = all.get(least);
  if (known) return known;
  const [value, label] = option;
  const names = [splitKey(value), label.replace(/\s*[(,–:].*$/, ""), /\(([^)]+)\)/.exec(label)?.[1] ?? ""]
    .map((text) => getCanonicalWords(text).filter((word) => word !== "and"))
    .filter((words) => words.length > 0 && words.length < 5)
    .filter((words) => words.some((word) => word.length >= least && !/^\d{1,3}$/.test(word)));
  optionNames.set(option, all.set(least, names));
  return names;
}

function isBracket([value, label]: Option, words: readonly string[]): boolean {
  const bracket = getCanonicalWords(/\(([^)]+)\)/.exec(label)?.[1] ?? "").filter((word) => word !== "and");
  return words.join(" ") === bracket.join(" ") && words.join(" ") !== getCanonicalWords(splitKey(value)).join(" ");
}

/** The words of a sentence that mean an option's word. */
export function listSynonyms(word: string): readonly string[] {
  return [word, ...Object.keys(SAME).filter((one) => SAME[one] === word)];
}

/** All settings of the choices on which other inputs depend; those named are fixed. */
export function listSettings(
  definition: AnyDefinition,
  named: readonly Named[],
): readonly Readonly<Record<string, unknown>>[] {
  const whens = Object.values(definition.inputs).flatMap((field) => Object.entries(field.when ?? {}));
  const controllers = new Set(whens.map(([key]) => key));
  let settings: Record<string, unknown>[] = [{}];
  for (const key of controllers) {
    const field = definition.inputs[key]!;
    const fixed = named.find((one) => one.key === key)?.value;
    const usual = field.default;
    const values =
      fixed !== undefined
        ? [fixed]
        : field.kind === "choice"
          ? [usual, ...new Set(whens.flatMap(([one, wanted]) => (one === key ? [wanted].flat() : [])))].filter(
              (value, at) => at === 0 || value !== usual,
            )
          : [usual];
    settings = settings.flatMap((setting) => values.map((value) => ({ ...setting, [key]: value })));
  }
  return settings;
}

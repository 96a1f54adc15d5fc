/** Phrases of a lexicon: where one stands in a sentence. */

export interface Phrase {
  /** As it stands in the lexicon, without the sign of a whole sentence. */
  readonly written: string;
  readonly isWhole: boolean;
  /** It stands in the lexicon with accents, which may be missing anywhere in what is typed. */
  readonly isBare: boolean;
  /** What "*" stands for. */
  readonly name: string;
  /** Of one with choices: of each group a word must stand in the sentence. Both are made when they are first looked for. */
  needs?: readonly (readonly string[])[];
  pattern?: RegExp;
  readonly english: string;
}

/** A word, or a sign. */
export function readStart(text: string, at: number): string {
  const word = /\p{L}*/uy;
  word.lastIndex = at;
  return word.exec(text)?.[0] || text.charAt(at);
}

/** The longest phrase that stands at a place, and what it is in English. */
export function findLongest(
  phrases: readonly Phrase[],
  text: string,
  plain: string,
  at: number,
): readonly [string, string] | null {
  let [longest, meant] = ["", ""];
  for (const phrase of phrases) {
    const found = readPhrase(phrase, text, at) || (phrase.isBare ? readPhrase(phrase, plain, at) : "");
    if (found.length > longest.length) [longest, meant] = [found, phrase.english];
  }
  return longest === "" ? null : [longest, meant];
}

function readPhrase(phrase: Phrase, text: string, at: number): string {
  const { written, isWhole } = phrase;
  if (!isWhole && !/[[*]/.test(written))
    return text.startsWith(written, at) && !/\p{L}/u.test(text.charAt(at + written.length)) ? written : "";
  // Most phrases that begin with a number differ in their words: no pattern is made for those.
  const needs = (phrase.needs ??= listNeeds(written));
  if (!needs.every((words) => words.some((word) => text.includes(word)))) return "";
  const pattern = (phrase.pattern ??= makePattern(phrase));
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}

/** Of the languages that have a lexicon: \p{L} has hundreds of ranges, which each pattern would have many times (decision 0212). */
const LETTERS = "a-zß-öø-ÿœ";

/** "[zu/auf/] #": what may be left out takes its space along; a comma has none before it. */
function makePattern({ written, name, isWhole }: Phrase): RegExp {
  let source = "";
  for (const choices of listChoices(written)) {
    const options = choices.filter((choice) => choice !== "").map(escapePattern);
    const isOptional = options.length < choices.length;
    const some =
      source === "" || source.endsWith(" )?")
        ? isOptional
          ? `(?:(?:${options.join("|")}) )?`
          : `(?:${options.join("|")})`
        : `(?:${options.map((option) => (option.startsWith(",") ? option : ` ${option}`)).join("|")})${isOptional ? "?" : ""}`;
    source += some;
  }
  const told = source.replaceAll(" ", "[,.;:?!]* ").replaceAll(String.raw`\*`, name);
  return new RegExp(`${told}${isWhole ? String.raw`[\s,.;:?!]*$` : `(?![${LETTERS}])`}`, "y");
}

/** Up to five words, none of which says how a figure counts. */
export function makeName({ joints, not }: { readonly joints: string; readonly not: string }): string {
  const word = `(?!(?:${not.replaceAll(" ", "|")})(?![${LETTERS}]))(?:(?:${joints.replaceAll(" ", "|")})(?![${LETTERS}])|(?=[${LETTERS}][${LETTERS}-]{2})[${LETTERS}][${LETTERS}-]*)`;
  return `${word}(?: ${word}){0,4}?`;
}

/** What may stand at each place of a phrase. */
function listChoices(written: string): string[][] {
  return (written.match(/\[[^\]]*\]|[^\s[]+/g) ?? []).map((part) =>
    part.startsWith("[")
      ? part
          .slice(1, -1)
          .split("/")
          .map((choice) => choice.trim())
      : [part],
  );
}

/** A word of each choice, where one of the choices must be made and all have a word. */
function listNeeds(written: string): string[][] {
  return listChoices(written)
    .map((choices) => choices.map((choice) => WORD.exec(choice)?.[0] ?? ""))
    .filter((words) => !words.includes(""));
}

const WORD = new RegExp(`[${LETTERS}]{2,}`);

/** "a/b" as a pattern, the longest first. */
export function listForms(list: string): string {
  return list
    .split("/")
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join("|");
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(" ,", ",");
}

/** The words and signs that a phrase may begin with. */
export function listStarts(written: string): Set<string> {
  const starts = new Set<string>();
  for (const choices of written.includes("[") ? listChoices(written) : [[written]]) {
    for (const choice of choices) if (choice !== "") starts.add(readStart(choice, 0));
    if (!choices.includes("")) break;
  }
  return starts;
}

/** What calculators are called in German, Spanish, French and Portuguese (`names/`), and the search among these names. */
import type { SearchIndex } from "./build.ts";
import { canonicalWord, fold, LONGEST_TEXT } from "./normalise.ts";
import { isOneApart } from "./one-apart.ts";
import french from "./names/french.ts";
import german from "./names/german.ts";
import portuguese from "./names/portuguese.ts";
import spanish from "./names/spanish.ts";

/** Words that only ask or join, without accents; they name nothing. */
const ASKING = {
  german:
    "rechner berechnen berechnung rechnen ausrechnen umrechnen der die das den dem des ein eine einen einer und oder von vom zu zum zur im in am an auf aus bei bis durch fur furs mit nach pro uber um ohne wie viel viele was ist sind lohnt sich komme kommt weit soll darf wird werden ich mein meine meinen mir kann brauche ich welche welcher welches wann wieviel man online kostenlos",
  spanish:
    "calculadora calcular calculo de del la el los las un una unos unas y o en a al para por con sin sobre que cual cuanto cuanta cuantos cuantas como es son mi mis me necesito puedo hay online gratis entre mas",
  french:
    "calculatrice calculateur calculette calcul calculer simulateur simulation de du des d la le les l un une et ou en a au aux pour par avec sans sur que qu quel quelle quels quelles combien comment est sont mon ma mes je j puis faut il y s n se ce cela ses comme gratuit entre plus faire",
  portuguese:
    "calculadora calcular calculo simulador de do da dos das o a os as um uma e ou em no na nos nas para por pelo pela com sem sobre que qual quanto quanta quantos quantas como sao meu minha me preciso posso ha online gratis entre mais ao aos",
} as const;
const NAMES = { german, spanish, french, portuguese } satisfies Record<
  keyof typeof ASKING,
  Readonly<Record<string, string>>
>;

/** How well a word stands for one that it only begins, is a part of, or is nearly. */
const BEGUN = 0.85;
const PART = 0.75;
const SLIP = 0.7;
/** What an unknown word of a query says, of what the rarest says. */
const UNKNOWN = 0.35;
/** Of a score, what the best name gives; the rest is how much of the query all names of a calculator hold. */
const OF_NAME = 0.6;
const LEAST_SCORE = 0.5;
/** Of the languages, those that fit nearly as well as the best. */
const LEAST_OF_LANGUAGE = 0.9;
/** What falls below that share of the best is not a rival. */
const LEAST_SHARE = 0.6;
const MOST_WORDS = 10;
const MOST_KEPT = 2000;

interface Name {
  readonly id: string;
  /** Places in the language's words. */
  readonly words: readonly number[];
  readonly mass: number;
}

interface Language {
  readonly asking: ReadonlySet<string>;
  readonly stems: ReadonlyMap<string, number>;
  /** How much each word says: the rarer, the more. */
  readonly mass: readonly number[];
  readonly rarest: number;
  /** The names that hold each word. */
  readonly namesOf: readonly (readonly number[])[];
  readonly names: readonly Name[];
  readonly hasCompounds: boolean;
  /** What words of earlier queries may stand for; at most MOST_KEPT of them. */
  readonly kept: Map<string, ReadonlyMap<number, number>>;
}

let languages: readonly Language[] | null = null;

/** Reads the names; called where an isolate starts, so that no visitor waits for it. */
export function prepareNames(): readonly Language[] {
  return (languages ??= Object.entries(NAMES).map(([language, names]) =>
    readLanguage(names, ASKING[language as keyof typeof ASKING], language === "german"),
  ));
}

/** The calculators that a query names in another language, best first, where the best scores at least this much. */
export function findByName(
  { rowById, rows, vocabulary }: SearchIndex,
  query: string,
  least: number,
): readonly string[] {
  const words = listWords(query.slice(0, LONGEST_TEXT)).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const english = new Set(words.filter((word) => vocabulary.find(canonicalWord(word)) !== undefined).map(getStem));
  const found = prepareNames().map((language) => scoreNames(language, words, english));
  const best = Math.max(...found.map((scores) => Math.max(0, ...scores.values())));
  if (best < least) return [];
  const scores = new Map<string, number>();
  for (const some of found) {
    if (Math.max(0, ...some.values()) < best * LEAST_OF_LANGUAGE) continue;
    for (const [id, score] of some) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  const popularity = (id: string) => (rows[rowById.get(id)!]!.isPopular ? 0.03 : 0);
  return [...scores]
    .filter(([id, score]) => rowById.has(id) && score >= Math.max(LEAST_SCORE, best * LEAST_SHARE))
    .map(([id, score]) => ({ id, score: score + popularity(id) }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

function listWords(text: string): string[] {
  return fold(text.replaceAll(/['’]/g, " ").replaceAll("ß", "ss")).match(/[a-z\d]+/g) ?? [];
}

/** Without endings of number and gender. */
function getStem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=\w{3})s$/, "");
  return word
    .replace(/oes$/, "ao")
    .replace(/aux$/, "al")
    .replace(/x$/, "")
    .replace(/(?<=\w{3})(?:es|en|er|em|as|os|is|e|s|a|o)$/, "");
}

/** The words that say something, or all where none does. */
function listMeant(words: readonly string[], asking: ReadonlySet<string>): string[] {
  const meant = words.filter((word) => !asking.has(word));
  return [...new Set((meant.length > 0 ? meant : words).map(getStem))];
}

function readLanguage(names: Readonly<Record<string, string>>, asked: string, hasCompounds: boolean): Language {
  const asking = new Set(asked.split(" "));
  const stems = new Map<string, number>();
  const [rowsOf, namesOf]: [Set<string>[], number[][]] = [[], []];
  const read = Object.entries(names).flatMap(([id, said]) =>
    said.split("; ").map((name) => ({ id, words: listMeant(listWords(name), asking) })),
  );
  const placed = read.map(({ id, words }, name) => ({
    id,
    words: words.map((word) => {
      const place = stems.get(word) ?? stems.size;
      stems.set(word, place);
      (rowsOf[place] ??= new Set()).add(id);
      (namesOf[place] ??= []).push(name);
      return place;
    }),
  }));
  const count = Object.keys(names).length;
  const mass = rowsOf.map((rows) => Math.log(1 + count / rows.size));
  return {
    asking,
    stems,
    mass,
    rarest: Math.log(1 + count),
    namesOf,
    names: placed.map(({ id, words }) => ({ id, words, mass: words.reduce((sum, word) => sum + mass[word]!, 0) })),
    hasCompounds,
    kept: new Map(),
  };
}

/**
 * How well each calculator's names answer, up to 1.
 *
 * @param english stems of the words that the directory has in English
 */
function scoreNames(
  language: Language,
  written: readonly string[],
  english: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const { mass, names, namesOf } = language;
  const words = listMeant(written, language.asking).map((word) => findMeant(language, word, english.has(word)));
  const whole = words.reduce((sum, meant) => sum + weigh(language, meant), 0);
  const [ofName, ofRow] = [new Map<number, number>(), new Map<string, number>()];
  for (const meant of words) {
    const [inNames, inRows] = [new Map<number, number>(), new Map<string, number>()];
    for (const [word, weight] of meant)
      for (const name of namesOf[word]!) {
        const gain = weight * mass[word]!;
        inNames.set(name, (inNames.get(name) ?? 0) + gain);
        const { id } = names[name]!;
        inRows.set(id, Math.max(inRows.get(id) ?? 0, gain));
      }
    for (const [name, gain] of inNames) ofName.set(name, (ofName.get(name) ?? 0) + gain);
    for (const [id, gain] of inRows) ofRow.set(id, (ofRow.get(id) ?? 0) + gain);
  }
  const scores = new Map<string, number>();
  for (const [name, gain] of ofName) {
    const { id, mass: own } = names[name]!;
    const score = OF_NAME * Math.min(1, (2 * gain) / (own + whole)) + (1 - OF_NAME) * (ofRow.get(id)! / whole);
    scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  return scores;
}

function weigh({ mass, rarest }: Language, meant: ReadonlyMap<number, number>): number {
  return meant.size === 0 ? UNKNOWN * rarest : Math.max(...[...meant.keys()].map((word) => mass[word]!));
}

/** The words of the names that a word may stand for, with how well it does. */
function findMeant(language: Language, word: string, isEnglish: boolean): ReadonlyMap<number, number> {
  const { kept } = language;
  const key = isEnglish ? `${word} in English` : word;
  const known = kept.get(key);
  if (known) return known;
  const meant = compareStems(language, word, isEnglish);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, meant);
  return meant;
}

function compareStems(
  { stems, hasCompounds }: Language,
  word: string,
  isEnglish: boolean,
): ReadonlyMap<number, number> {
  const exact = stems.get(word);
  if (exact !== undefined) return new Map([[exact, 1]]);
  const meant = new Map<number, number>();
  if (word.length < 4) return meant;
  for (const [stem, place] of stems) {
    if (stem.length < 4) continue;
    const isBegun =
      stem.startsWith(word) || (word.startsWith(stem) && stem.length > 4 && word.length - stem.length < 4);
    // "Flange" is not made of "Länge", nor is it a mistake.
    const isPart =
      hasCompounds &&
      !isEnglish &&
      (word.startsWith(stem) || word.endsWith(stem) || (word.length > 4 && stem.endsWith(word)));
    const isSlip = !isEnglish && word.length > 6 && isOneApart(word, stem);
    const weight = isBegun ? BEGUN : isPart ? PART : isSlip ? SLIP : 0;
    if (weight > 0) meant.set(place, weight);
  }
  return meant;
}

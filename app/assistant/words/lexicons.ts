/** What sentences in other languages are made of, as data. Longer phrases come before their words. */
import { getSeparators, parseNumber } from "#localization/locale-number.ts";
import { makeMeasureRewriter, makeNumberRewriter, MONTHS, type NumberWords, spell } from "./number-words.ts";
import { type BoughtWords, makeBoughtReader } from "./bought-things.ts";
import { lendEuros } from "./other-money.ts";
import { findLongest, listStarts, makeName, type Phrase, readStart } from "./phrases.ts";
import { tidyEnglish } from "./tidy-english.ts";
import { makeWriter, partElisions } from "./typed-words.ts";
import { bare, makeSlipMender, makeWordFinder, type WordFinder, type Words } from "./word-stems.ts";

// Livre is left out: it is half a kilogram there, and a pound in translations.

export interface Lexicon extends Words {
  readonly numbers: NumberWords;
  /**
   * Phrases and what they are in English, "foreign=english|…"; # stands for a number, a date or a clock time, and #2 in
   * English for the second of them. "[zu/auf/] #" is three phrases, and marks may stand between its words. An empty
   * right side says nothing. "*" is what something is called, in up to five words. "^" begins a phrase that is a whole
   * sentence: more words would be another question.
   */
  readonly phrases: readonly string[];
  /** How words are typed in a hurry, and what they are in full: "pra para vc você". In the phrases too. */
  readonly typed?: string;
  /** Verbs in two parts, "verb part whole|…": "zahlen wir 500 an" is "anzahlung 500". */
  readonly separable?: string;
  /** What is bought and spent is told with these. */
  readonly bought?: BoughtWords;
  /** Short words that may be in a name ("de la"), and what "*" is never: units, and what says how a figure counts. */
  readonly names: { readonly joints: string; readonly not: string };
}

/** Fetched when a visitor of that language asks: nobody else waits for them. */
const LEXICONS: Readonly<Record<string, () => Promise<{ readonly default: Lexicon }>>> = {
  de: () => import("./lexicons/german.ts"),
  es: () => import("./lexicons/spanish.ts"),
  fr: () => import("./lexicons/french.ts"),
  pt: () => import("./lexicons/portuguese.ts"),
};

/** A date as the numbers' rewriter leaves it, a clock time, a number. */
const HOLES = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2}/\d{1,2}/(?:\d{4}|\d{2})(?![\d/])|\d{1,2} (?:${MONTHS.join("|")})(?: \d{4})?|\d{1,2}:\d{2}|\d[\d.,]*(?<![.,])(?:[ \u00a0\u202f]\d{3}(?!\d))*(?:,\d+)?)(?!\d|:\d)`,
  "gu",
);
/** Of a sentence of a language, so much of its letters stand in the lexicon. */
const LEAST = 0.5;

/** What begins a question about days or the time. */
const ASKS =
  /^(?:how many (?:days|weeks|months|hours)|how long until|what time in|days (?:until|between|after|from))\b/;

/** What is worked out of the numbers in it: "#1 - #2". */
const SUM = /#\d? [-+*/]|[-+*/(] ?#/;

interface Translator {
  readonly writeOut: (sentence: string) => string;
  readonly joinVerbs: (sentence: string) => string;
  readonly mendSlips: (sentence: string) => string;
  readonly rewriteNumbers: (sentence: string, locale: string) => string;
  readonly rewriteMeasures: (sentence: string, locale: string) => string;
  readonly readBought: (text: string) => string | null;
  /** The phrases that begin with a word or a sign. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Those that are whole sentences. */
  readonly sentences: readonly Phrase[];
  readonly findWord: WordFinder;
  readonly isHeadFirst: boolean;
}

/** A part of a sentence in English. */
interface Piece {
  text: string;
  /** A word of the language, without a number. */
  readonly isWord: boolean;
}

/** What stands behind that which it is of: "taux de conversion" is "conversion rate". */
const HEADS = new Set(
  "rate price cost costs speed time fee fees tax value payment consumption plate sheet slab tube wall".split(" "),
);

/** Nothing stands between these and what says more. */
const OURS = new Set("my our your his their the a i we was is".split(" "));

/** A sentence in English as far as a lexicon carries. */
export interface Translation {
  readonly english: string;
  /** It is a sentence of that language: as it stands, in English, it would be misread. */
  readonly isSure: boolean;
}

const translators = new Map<string, Translator>();

/** A sentence by the lexicon of the locale's language; null where there is none, or nothing of it in the sentence. */
export async function translateSentence(sentence: string, locale: string): Promise<Translation | null> {
  const language = locale.slice(0, 2);
  const load = Object.hasOwn(LEXICONS, language) ? LEXICONS[language] : undefined;
  if (!load) return null;
  const {
    writeOut,
    joinVerbs,
    mendSlips,
    rewriteNumbers,
    rewriteMeasures,
    readBought,
    phrases,
    sentences,
    findWord,
    isHeadFirst,
  } = translators.get(language) ?? makeTranslator(language, (await load()).default);
  const { counted, restoreMoney } = lendEuros(
    rewriteNumbers(partElisions(mendSlips(joinVerbs(writeOut(sentence))).replaceAll(/[¿¡]/g, "")), locale).replaceAll(
      "#",
      " ",
    ),
  );
  const written = rewriteMeasures(counted, locale);
  const bought = written === counted && !/docena|d[uú]zia/i.test(written) ? readBought(written.toLowerCase()) : null;
  if (bought !== null)
    return {
      english: bought.replaceAll(/\d[\d.,]*(?:[,.]\d+)?/g, (one) => ungroup(one, locale, bought.includes("("))),
      isSure: true,
    };
  const holes = written.match(HOLES) ?? [];
  const text = written.replaceAll(HOLES, "#");
  const lower = text.toLowerCase();
  // "2 docenas de huevos a 3" are 24 of which 12 cost 3.
  const canName = written === counted;
  const plain = bare(lower);
  const listPhrases = (at: number) =>
    [
      ...(at === 0 ? sentences.filter(({ written: one }) => one.split("#").length === holes.length + 1) : []),
      ...new Set([readStart(lower, at), readStart(plain, at)].flatMap((start) => phrases.get(start) ?? [])),
    ].filter((one) => canName || !one.written.includes("*"));
  const pieces: Piece[] = [];
  let [covered, isTouched, hole, at] = [0, false, 0, 0];
  while (at < text.length) {
    const found = isStart(text, at) ? findPart(listPhrases(at), findWord, lower, plain, at) : null;
    const [phrase, meant] = found ?? [text.charAt(at), text.charAt(at)];
    const numbers = holes.slice(hole, hole + phrase.split("#").length - 1);
    // "1 250 - 640" is not a sum of numbers that are grouped.
    const inside = SUM.test(meant) ? numbers.map((number) => ungroup(number, locale, meant.includes("("))) : numbers;
    let next = 0;
    pieces.push({
      text: meant.replaceAll(/#(\d?)/g, (_, place: string) => inside[place ? Number(place) - 1 : next++] ?? ""),
      isWord: found !== null && !phrase.includes("#"),
    });
    if (found) {
      covered += countLetters(phrase);
      isTouched ||= meant !== phrase;
    }
    hole += inside.length;
    at += phrase.length;
  }
  const tidied = tidyEnglish(restoreMoney(order(pieces, isHeadFirst)), lower);
  return tidied === sentence
    ? null
    : { english: tidied, isSure: written !== counted || (isTouched && covered >= LEAST * countLetters(written)) };
}

/** "taux de conversion" is "conversion rate", "coste variable" is "variable cost": a tilde marks what stands before its noun. */
function order(pieces: Piece[], isHeadFirst: boolean): string {
  const parts = isHeadFirst ? pieces.filter(({ text }) => text !== "") : [];
  for (const [at, noun] of parts.entries()) {
    const [space, of, otherSpace, other] = parts.slice(at + 1, at + 5);
    if (!noun.isWord || OURS.has(noun.text) || space?.text !== " ") continue;
    if (of?.text === "of" && otherSpace?.text === " " && other?.isWord && HEADS.has(noun.text)) {
      [noun.text, of.text, otherSpace.text, other.text] = [other.text, noun.text, "", ""];
    } else if (of?.text.startsWith("~") && !noun.text.startsWith("~")) {
      [noun.text, of.text] = [of.text, noun.text];
    }
  }
  return pieces.map(({ text }) => text.replace("~", "")).join("");
}

/** The phrase or the word that stands at a place, whichever is longer. */
function findPart(
  phrases: readonly Phrase[],
  findWord: WordFinder,
  text: string,
  plain: string,
  at: number,
): readonly [string, string] | null {
  // "45 jours avant", "37 heures à": behind a number nothing is asked.
  const isLeftOut = text.slice(0, at).endsWith("# ") ? (english: string) => ASKS.test(english) : undefined;
  const phrase = findLongest(
    isLeftOut ? phrases.filter(({ english }) => !isLeftOut(english)) : phrases,
    text,
    plain,
    at,
  );
  const word = findWord(text, at, isLeftOut);
  return word && word[0].length > (phrase?.[0].length ?? 0) ? word : phrase;
}

/** Units of one or two letters are not words of a language. */
function countLetters(text: string): number {
  return (text.match(/\p{L}{3,}/gu) ?? []).join("").length;
}

/** Inside a word or behind a number nothing begins. */
function isStart(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\d#]/u.test(text.charAt(at - 1));
}

/**
 * "1.250,5" is "1250,5"; what is not a number stays. In parentheses a comma may part what a function takes: "1250.5" there,
 * and "1.2340", as "1.234" is grouped.
 */
function ungroup(number: string, locale: string, isInParentheses: boolean): string {
  const value = /^\d[\d.,\s]*$/.test(number) ? parseNumber(number, locale) : null;
  if (value === null) return number;
  const plain = String(value);
  return isInParentheses ? plain.replace(/\.\d{3}$/, "$&0") : plain.replace(".", getSeparators(locale).decimal);
}

/** The part stands at the end of what is said with the verb: "ich lege 50 € im monat zurück". */
function makeVerbJoiner(separable: string): (sentence: string) => string {
  const verbs = separable.split("|").flatMap((entry) => {
    const [verb, part, whole] = entry.split(" ");
    return part === undefined
      ? []
      : [
          [
            new RegExp(
              String.raw`(?<!\p{L})${verb}(?:e|en|t|st)?( (?:ich|wir|er|sie|man))?( (?:[^,.;?!]|(?<=\d)[.,])*?)?(?<=\s)${part}(?=\s*(?:[,.;?!]|$)| (?:und|wenn|wann|wie|was) )`,
              "giu",
            ),
            whole!,
          ] as const,
        ];
  });
  return (sentence) =>
    verbs.reduce(
      (text, [found, whole]) => text.replace(found, (_, who = "", rest = "") => `${whole}${who}${rest}`),
      sentence,
    );
}

function makeTranslator(language: string, lexicon: Lexicon): Translator {
  const { numbers, phrases, isHeadFirst = false, typed = "", separable = "" } = lexicon;
  const writeOut = makeWriter(typed);
  const name = makeName(lexicon.names);
  const english = new Map<string, string>();
  for (const entry of phrases.flatMap((line) => line.split("|"))) {
    const phrase = partElisions(writeOut(entry.slice(0, entry.indexOf("="))));
    if (!english.has(phrase)) english.set(phrase, entry.slice(entry.indexOf("=") + 1));
  }
  // Without accents too, where that is no other word.
  const bares = new Set<string>();
  for (const [phrase, meant] of english) {
    for (const spelling of spell(phrase)) {
      if (english.has(spelling)) continue;
      english.set(spelling, meant);
      bares.add(spelling);
    }
  }
  const byStart = new Map<string, Phrase[]>();
  const sentences: Phrase[] = [];
  for (const [entry, meant] of english) {
    const written = entry.replace("^", "");
    const phrase = { written, name, isWhole: written !== entry, isBare: bares.has(entry), english: meant };
    if (phrase.isWhole) sentences.push(phrase);
    else for (const start of listStarts(written)) byStart.set(start, [...(byStart.get(start) ?? []), phrase]);
  }
  const findWord = makeWordFinder(english, lexicon);
  const translator = {
    writeOut,
    joinVerbs: makeVerbJoiner(separable),
    mendSlips: makeSlipMender(english.keys(), lexicon, findWord),
    rewriteNumbers: makeNumberRewriter(numbers),
    rewriteMeasures: makeMeasureRewriter(numbers),
    readBought: lexicon.bought ? makeBoughtReader(lexicon.bought, lexicon.names) : () => null,
    phrases: byStart,
    sentences,
    findWord,
    isHeadFirst,
  };
  translators.set(language, translator);
  return translator;
}

/** Mixtures by parts: "1 part vinegar to 9 parts water, 2 liters altogether, ml of vinegar". */
import type { Reading } from "#assistant/readings/reading.ts";
import { getMeasure, tellIn, sum, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import { findAskedUnit, type Marked, scale } from "./read-model.ts";

const ABOUT =
  /[a-z]+ (?:to [a-z]+ )?<number\d+> <number\d+>|^(?:<number\d+> ){2}[a-z]|\b(?:parts?|ratio|dilut\w+|mix|mixed|mixing|mixture|solution|concentrate|vinaigrette|dressing)\b/;
const NOT =
  /<(?:money|date|clock|percent|time|length|area|energy|days|hours|multiple)|\b(?:two[ -]stroke|gas|fuel|engine|simplify|simplest|coffee|aspect|equivalent|odds|students|boys|girls|voted|per cup)\b/;
const TOTAL =
  /\b(?:total|altogether|in all|of (?:the )?(?:mix|mixture|solution|finished|dressing|vinaigrette|concrete|batch)|to make|make|makes|making|want|final|finished|of it|(?<=> )mixed|(?<=> )mix)\b/;
const WORDS = new Set(
  "part parts ratio dilution dilute diluted diluting mix mixed mixing mixture solution total altogether all make making makes want making final finished is to of in for with at the a an i how much many need each use do should what's ml milliliters liter liters litre litres cup cups oz ounces gallon gallons quart quarts grams g tablespoons teaspoons tbsp tsp lb lbs pounds amount by and that it add have : / concentrate batch cleaner dressing".split(
    " ",
  ),
);
const SAME: Readonly<Record<string, string>> = { concentrate: "cleaner" };

interface Part {
  readonly figure: number;
  readonly name: string;
}

/** Null where it names no two parts and an amount of one or of both, or does not say which is asked for. */
export function readMixes({ text, values }: Marked): Reading | null {
  if (!ABOUT.test(text) || NOT.test(text) || values.length !== 3) return null;
  const amount = values.find((one) => getMeasure(one));
  const ratio = values.filter((one) => one !== amount);
  const measure = getMeasure(amount);
  if (!amount || !measure || ratio.length !== 2 || ratio.some((one) => getMeasure(one))) return null;
  const parts = findParts(text, values, ratio);
  if (!parts || !(parts[0].figure > 0) || !(parts[1].figure > 0) || parts[0].name === parts[1].name) return null;
  const names = new Set(parts.map(({ name }) => name));
  const unread = findUnknownWords(text, {
    has: (word) => WORDS.has(word) || names.has(word) || names.has(SAME[word] ?? ""),
  });
  if (!unread || unread.length > 4) return null;
  const whole = parts[0].figure + parts[1].figure;
  const known = findKnown(text, values.indexOf(amount), parts);
  const asked = findAsked(text, parts, known);
  if (known === null || asked === null || known === asked) return null;
  const [over, under] = [asked, known].map((one) => (one === "whole" ? whole : one.figure));
  const target = findAskedUnit(text.replaceAll(/<\w+?\d+>/g, "|").replaceAll(/ +/g, " "), measure);
  const label = asked === "whole" ? "Total" : capital(asked.name);
  const expression = `${toNumber(amount)} * ${over} / ${under}`;
  if (!target) return { ...sum(expression), told: tellIn(measure, label), unread };
  return { ...sum(scale(expression, measure, target)), told: tellIn(target, label), unread };
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const NAME =
  "(?!part|to\\b|and\\b|ratio|mix|dilution|is\\b|by\\b|with\\b|for\\b|i\\b|how\\b|what|in\\b|at\\b|of\\b|the\\b|a\\b|total|solution|cups?\\b|ml\\b|liters?\\b)([a-z]{3,})";

/** "1 part bleach to 9 parts water", "3:1 oil to vinegar", "oil to vinegar 3:1", "1:10 with water". */
function findParts(text: string, values: readonly Value[], ratio: readonly Value[]): readonly [Part, Part] | null {
  const marks = ratio.map((one) => values.indexOf(one));
  const [one, other] = marks.map((at) => `<\\w+?${at}>`);
  const [first, second] = ratio.map(toNumber) as [number, number];
  const named =
    new RegExp(`${one} parts? (?:of )?${NAME}\\b.*?${other} (?:parts? )?(?:of )?${NAME}\\b`).exec(text) ??
    new RegExp(
      `${one} ?(?:to|:)? ?${other} (?:(?:ratio|mix|dilution|mixture) )?(?:of )?${NAME} (?:to |and |\\/ ?|: ?)?${NAME}\\b`,
    ).exec(text) ??
    new RegExp(
      `${NAME} (?:to |and |\\/ ?|: ?)?${NAME} (?:(?:ratio|mix|in|is|at|a|of|dilution|mixed) )*${one} ?(?:to )?${other}`,
    ).exec(text);
  const around = new RegExp(
    `${NAME} (?:(?:diluted|mixed|at) )*${one} ?(?:to )?${other} (?:with|in|to) (?:the )?${NAME}`,
  ).exec(text);
  if (around) return [toPart(first, around[1]!), toPart(second, around[2]!)];
  if (named) return [toPart(first, named[1]!), toPart(second, named[2]!)];
  // "Water" and what is diluted in it, of which there is less.
  if (!new RegExp(`${one} ?(?:to )?${other}`).test(text) || !/\bdilut\w+|\bconcentrate\b|\bmix\b/.test(text))
    return null;
  const diluted =
    /\b(cleaner|concentrate|soap|bleach|vinegar|syrup|detergent|paint|pesticide|weed ?killer|product|chemical|ammonia|degreaser)\b/.exec(
      text,
    )?.[1];
  if (!diluted || first === second) return null;
  const [few, many] = first < second ? [first, second] : [second, first];
  return [toPart(few, diluted), toPart(many, "water")];
}

const toPart = (figure: number, name: string): Part => ({ figure, name });

/** What the amount is of: one of the parts by its name beside it, else the whole where that is said. */
function findKnown(text: string, at: number, parts: readonly [Part, Part]): Part | "whole" | null {
  const behind = new RegExp(`<\\w+?${at}>(?: (?:of|the|plain|my))* ([a-z]+)`).exec(text)?.[1];
  // The names behind a ratio are its own.
  const before = new RegExp(
    `(?<!> [a-z]+ (?:to |and )?)\\b([a-z]+)(?: (?:is|for|with|have|i|use|and|of|to|a|add))* <\\w+?${at}>`,
  ).exec(text)?.[1];
  const beside =
    parts.find(({ name }) => name === behind) ??
    (TOTAL.test(text) ? undefined : parts.find(({ name }) => name === before));
  if (beside) return beside;
  return TOTAL.test(text) ? "whole" : null;
}

/** The part that is named where it is asked for, else the one that is not known. */
function findAsked(text: string, parts: readonly [Part, Part], known: Part | "whole" | null): Part | "whole" | null {
  const named = parts.filter(
    ({ name }) =>
      new RegExp(
        `(?:how (?:much|many)|ml|milliliters|ounces|oz|cups?|liters?|quarts?|tablespoons|teaspoons|grams?|gallons?|amount|lbs?|pounds)(?: (?:cups|ml|oz|ounces|liters|of|the|should|do|i|need))* ${name}\\b|\\b${name}(?: (?:oz|ounces|ml|cups))?\\??$|${name} (?:do|should|is|needed|amount)`,
      ).test(text) && name !== (known === "whole" ? "" : known?.name),
  );
  if (named.length === 1) return named[0]!;
  if (named.length === 0 && known !== "whole" && known !== null)
    return /\b(?:total|altogether|in all|makes?)\b/.test(text) ? "whole" : parts.find((one) => one !== known)!;
  return named.find(({ name }) => text.endsWith(name)) ?? null;
}

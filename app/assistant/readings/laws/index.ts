/** Laws of physics, of chemistry and of shapes, in every direction; substances by their names and formulas. */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, tellIn, toPercent } from "#assistant/readings/slots/form.ts";
import { FILL } from "#assistant/readings/slots/words.ts";
import type { Token } from "#assistant/tokens/token.ts";
import type { Dimension } from "#units/dimension.ts";
import { molarMass } from "#units/molar-mass.ts";
import { FIELDS } from "./laws.ts";
import { readDecay } from "./decay.ts";
import { readLaws } from "./read-laws.ts";
import { readStates } from "./states.ts";
import { findSubstances, type Substance, writeMass, writeShare } from "./substances.ts";

const MASS =
  /\b(?:molar mass|grams? (?:per|in (?:a|one|1)|\/) mole?|molecular (?:weight|mass)|formula (?:weight|mass)|mw|gram formula mass|mass of (?:one|1|a) mole?)\b/;
const SHARE = /\b(?:percent(?:age)?|composition|mass fraction|how much)\b|%/;
const CHEMICAL =
  /\b(?:mol(?:es?|ar|arity|ecules?|ecular)?|mw|m|atoms|particles|formula (?:mass|weight)|composition|percent\w*|concentration|by mass|mass fraction)\b|%|\dm\b/i;
const MASS_WORDS = new Set(
  "many in 1 does have molar mass molecular weight formula gram grams mw g / mol mole per one compound gas molecule".split(
    " ",
  ),
);
const SHARE_WORDS = new Set(
  "percent percentage % by mass weight composition fraction element compound much".split(" "),
);

/** The sentence with its places in one text. */
function join(tokens: readonly Token[]): { readonly text: string; readonly starts: readonly number[] } {
  let text = "";
  const starts = tokens.map((token, at) => {
    if (at > 0 && token.start > tokens[at - 1]!.end) text += " ";
    text += token.text;
    return text.length - token.text.length;
  });
  return { text, starts };
}

/** The tokens without a substance. */
function without(
  tokens: readonly Token[],
  starts: readonly number[],
  substances: readonly Substance[],
): readonly Token[] {
  const spans = substances.flatMap((one) => one.spans);
  return tokens.filter(({ text }, at) => {
    const [start, end] = [starts[at]!, starts[at]! + text.length];
    return !spans.some(([from, to]) => start < to && end > from);
  });
}

export function readSciences(tokens: readonly Token[]): Reading | null {
  const { text, starts } = join(tokens);
  return (
    (CHEMICAL.test(text) ? readChemistry(tokens, text, starts) : null) ??
    readLaws(tokens) ??
    readStates(tokens) ??
    readDecay(tokens)
  );
}

/** Shapes alone, whose bare figures no calculator takes in feet. */
export const readShapes = (tokens: readonly Token[]): Reading | null =>
  readLaws(
    tokens,
    FIELDS.filter(({ isBare, words }) => isBare || words.startsWith("efficiency")),
  );

function readChemistry(tokens: readonly Token[], text: string, starts: readonly number[]): Reading | null {
  const found = findSubstances(text);
  // What something is dissolved in counts for nothing.
  const isIn = /(?:\b(?:in|with|of)|ml|l|liters?|litres?)(?: of)? (?:distilled |pure )?(?:water|h2o)\b/i.test(text);
  const [water] = found.filter(({ atoms }) => atoms.get("H") === 2 && atoms.get("O") === 1 && atoms.size === 2);
  const isSolved =
    found.length === 2 && water !== undefined && isIn && tokens.filter(({ type }) => type === "amount").length > 1;
  const substances = isSolved ? found.filter((one) => one !== water) : found;
  const rest = without(tokens, starts, found);
  const isBare = !rest.some(({ type }) => type === "amount");
  const [substance] = substances;
  if (
    substances.length === 1 &&
    isBare &&
    (MASS.test(text.toLowerCase()) || /\bg ?\/ ?mol\b/.test(text)) &&
    isOf(rest, MASS_WORDS)
  ) {
    const dimension = molarMass as unknown as Dimension;
    return {
      ...sum(writeMass(substance!)),
      told: tellIn({ dimension, unit: dimension.units.find(({ id }) => id === "g/mol")! }, "Molar mass"),
    };
  }
  if (isBare && SHARE.test(text)) return readShare(rest, text, substances);
  if (
    substances.length !== 1 ||
    (/\batoms\b/i.test(text) && (substance!.atoms.size > 1 || [...substance!.atoms.values()][0] !== 1))
  )
    return null;
  const fields = FIELDS.filter(({ words }) => /\bsolute\b/.test(words));
  return readLaws(rest, fields, { molarMass: substance!.molarMass }) ?? readLaws(rest, fields);
}

/** "Mass percent of oxygen in CO2", "percent Na in NaCl". */
function readShare(rest: readonly Token[], text: string, substances: readonly Substance[]): Reading | null {
  const isElement = ({ atoms }: Substance) => atoms.size === 1;
  const whole = substances.find((one) => !isElement(one)) ?? (substances.length === 1 ? substances[0] : undefined);
  const named = substances.filter((one) => one !== whole);
  const written = /(?<![\w(])([A-Z][a-z]?)(?= (?:in|of)\b)/.exec(text)?.[1];
  const element =
    named.length === 1 && isElement(named[0]!)
      ? [...named[0]!.atoms.keys()][0]
      : named.length === 0
        ? written
        : undefined;
  const share = whole && element && writeShare(element, whole);
  const left = rest.filter((one) => one.text !== written);
  return share && isOf(left, SHARE_WORDS) ? toPercent(share, `${element} by mass`) : null;
}

const isOf = (tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  tokens.every((token) =>
    token.type === "word" ? FILL.has(token.word) || words.has(token.word) : /^[?,.!:()/%]$/.test(token.text),
  );

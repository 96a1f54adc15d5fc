/** How many pieces fill a space ("12x12 inch tiles for a 10 by 12 ft floor"), and how large it is in a unit that is named. */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, tellIn, tidy } from "#assistant/readings/slots/form.ts";
import { convert } from "#units/convert.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { divideSizes, readSizes, type Size } from "./sizes.ts";

const PIECES =
  /^(?:tiles?|pavers?|bricks?|blocks?|sheets?|panels?|boards?|planks?|bags?|rolls?|boxes|box|packs?|pallets?|cans?|gallons?|buckets?|pieces?|stones?|slabs?|batts?|bundles?|cartons?|squares|plants?|seeds?|trees?|shrubs?|steps?|stairs?|risers?|posts?|pickets?|cubes?|books?)$/;
/** What a count of pieces alone does not tell. */
const NOT =
  /\b(?:waste|extra|overlap|overlaps?|joints?|gaps?|grout|spacing|lost|loss|without|except|minus|plus|edges?|border|coats?|doors?|windows?|pitch|slope|angle|degrees|radius|diameter|round|circular|circle|triangle|triangular|cylinder|weigh|weight|cost|price|walls|per)\b/;

/** Null where it is not such a question, or something else than sizes counts. */
export function readCoverage(tokens: readonly Token[]): Reading | null {
  const sizes = readSizes(tokens);
  const text = tokens
    .map((token) => token.text.toLowerCase())
    .join(" ")
    .replace(/\b(?:with |and )?(?:no|without|without any|with nothing for) (?:waste|extra|overlap|gaps?)\b/, "");
  if (!sizes || NOT.test(text.replace(/\bper (?:roll|bag|box|pack|sheet|tile|bundle|carton|pallet|gallon|can)\b/, "")))
    return null;
  const [first, second, ...more] = sizes;
  if (!first || more.length > 0) return null;
  return second ? readCount(tokens, text, first, second) : readSpace(tokens, first);
}

function readCount(tokens: readonly Token[], text: string, first: Size, second: Size): Reading | null {
  const named = [first, second].filter((one) => PIECES.test(tokens[one.to]?.text.toLowerCase() ?? ""));
  const pieces = named.length === 1 ? named : [first, second].filter((one) => isPiece(tokens, one));
  if (pieces.length !== 1) return null;
  const [piece] = pieces as [Size];
  const space = piece === first ? second : first;
  if (!/\bhow many\b|\bnumber of\b|\bneeded\b|\bneed\b|\bfor\b/.test(text)) return null;
  // A sheet of 4 by 8 is one of feet.
  const isSheet = /\b(?:sheets?|panels?|plywood|drywall|osb)\b/.test(text);
  const apart = isApart(tokens, piece);
  // Plants 50 cm apart each have a square of that side.
  const feet = isSheet && !piece.measure && space.measure && piece.power === 2 ? findMeasures("ft2")[0] : undefined;
  const one: Size =
    apart && piece.power === 1 && space.power === 2 ? square(piece) : feet ? { ...piece, measure: feet } : piece;
  // Inches of a tile and feet of a room are both said without their unit.
  if (!one.measure && !isSheet) return null;
  const count = divideSizes(space, one);
  if (count === null || count < 1) return null;
  const factor = tidy((count * one.value) / space.value);
  const whole = factor === 1 ? space.written : `${space.written} * ${factor}`;
  return {
    ...sum(`${whole} / ${one.power === 1 || one === piece ? `(${one.written})` : one.value}`),
    told: { field: { kind: "number", label: "Pieces", decimals: 2 } },
  };
}

/** Whether a size is that of a piece: its name stands beside it, or "each", "apart", "covers". */
function isPiece(tokens: readonly Token[], size: Size): boolean {
  const behind = tokens.slice(size.to, size.to + 3).map((token) => token.text.toLowerCase());
  const before = tokens.slice(Math.max(0, size.from - 2), size.from).map((token) => token.text.toLowerCase());
  const [next = "", further = "", last = ""] = behind;
  return (
    PIECES.test(next) ||
    /^(?:each|apart)$/.test(next) ||
    (/^(?:ceiling|floor|wall|deck|concrete|inch|square|carpet|plywood|drywall)$/.test(next) && PIECES.test(further)) ||
    (/^(?:per|a|of)$/.test(next) && (PIECES.test(further) || PIECES.test(last))) ||
    PIECES.test(before.at(-1) ?? "") ||
    /^(?:covers?|holds?)$/.test(before.at(-1) ?? "") ||
    (before[0] !== undefined && PIECES.test(before[0]) && /^(?:of|are|that|cover|covers|is)$/.test(before[1] ?? ""))
  );
}

const isApart = (tokens: readonly Token[], { to }: Size) => tokens[to]?.text.toLowerCase() === "apart";

function square(size: Size): Size {
  const measure = size.measure && findMeasures(`${size.measure.unit.id}2`)[0];
  return { ...size, value: size.value ** 2, power: 2, ...(measure ? { measure } : {}) };
}

/** "Cubic yards for 20 ft by 10 ft, 3 inches deep": a size in the unit that is asked for. */
function readSpace(tokens: readonly Token[], size: Size): Reading | null {
  if (!size.measure || size.to - size.from < 2) return null;
  const names = tokens.map((token) => (token.type === "word" ? token.word : ""));
  // "Square meters" is one unit: a square alone is another, of a roof.
  const asked = names.flatMap((name, at) => {
    if ((at >= size.from && at < size.to) || name.length < 2) return [];
    const both = findMeasures(`${name} ${names[at + 1] ?? ""}`.trim());
    return both.length > 0 ? both : findMeasures(name);
  });
  const [unit] = asked.filter(({ dimension }) => dimension.id === size.measure!.dimension.id);
  if (!unit || asked.some((one) => one.dimension.id === unit.dimension.id && one.unit.factor !== unit.unit.factor))
    return null;
  const factor = tidy(convert(1, size.measure.unit, unit.unit));
  return {
    ...sum(factor === 1 ? size.written : `${size.written} * ${factor}`),
    told: tellIn(unit, unit.dimension.id === "area" ? "Area" : "Volume"),
  };
}

/** How many pieces of a size there are in a whole: shots in a bottle, beads on a string, boards along a wall. */
import { getMeasure, sum, tidy, toUnit } from "#assistant/readings/slots/form.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const POURED =
  "shots? pours? glass glasses cups? servings? drinks? mugs? capfuls? scoops? doses? washes loads? ladles? portions? refills jiggers? bottles? jars? cans?";
const CUT =
  "beads? bows? wreaths? strips? squares? pieces? garlands? bracelets? necklaces? napkins? ties blocks? bars? links? coasters loops laces? flags bookmarks straps? pegs buns? cookies patties meatballs? loaves burgers? candles? rings tags keychains tiles?";
const NEEDED = "lengths? boards? sticks? sections? pipes? planks? rails? strands hoses?";
const [poured, cut, needed] = [POURED, CUT, NEEDED].map((one) => `(?:${one.replaceAll(" ", "|")})`);
const ANY = `(?:${poured}|${cut}|${needed})`;

const NOT =
  /<(?!mass|volume|length|run)|\b(?:spacing|spaced|apart|gaps?|waste|extra|overlap|parts?|plus|minus|half|double|calories|alcohol|strong|ratio|fit on|by|x|square f\w+|quilt|deep|thick|tall|high|radius|diameter|centers?|centered|border|clasp|knot|kerf|left ?over|leftover|remain\w*|convert|equal|average|rate|weighs?|hour|day|week|month|box(?:es)? of|each side|hole|holes|posts?|studs?|panels?|mixed|dilut\w+)\b|\bin (?:cups|inches|feet|ml|grams|oz)$/;
const ASKS = new RegExp(
  `\\bhow many (?:[a-z]+ )?${ANY}\\b|\\b${ANY} (?:per|in (?:an?|the|one|(?=<))|from|needed|out of)\\b|\\bcount$|\\b${ANY}(?: how many)?$`,
);

const WORDS = new Set(
  "spool roll string wire cord rope yarn fabric cloth bolt dough batter mix jug pitcher carton box bag keg growler tank wine whiskey vodka rum gin liquor milk water juice coffee tea soup detergent softener cleaner shampoo baseboard trim molding lumber wall run ribbon long wide a an the in of from per each every how many much can i get make do fit fits come comes out is are it there with for to need needs needed have has got at and on what's number count size sized my will that buy makes ground beef takes take uses use off cut seed glass pearl wood wooden full bottle bottles one".split(
    " ",
  ),
);

const SQUARE = "<length(\\d+)>(?: (?:charm|quilt))? (?:squares|patches|blocks|charms)";
const SIDES = "<length(\\d+)> (?:x|by) <length(\\d+)>";
/** "How many 5 inch squares from 36 x 44 in fabric" */
const SQUARES = new RegExp(`${SQUARE}.*${SIDES}|${SIDES}.*${SQUARE}`);
const WORDS_OF_CLOTH = new Set([
  ...WORDS,
  ..."x by charm quilt squares patches blocks charms piece material cotton".split(" "),
]);

/** What is left at an edge of the cloth is not a square. */
function readSquares(text: string, values: Marked["values"]): Reading | null {
  const marks = /\b(?:from|out of|cut)\b/.test(text) ? SQUARES.exec(text)?.slice(1) : undefined;
  const unread = findUnknownWords(text, WORDS_OF_CLOTH);
  if (!marks || !unread || unread.length > 2) return null;
  const [size, one, other] = (marks[0] === undefined ? [marks[5], marks[3], marks[4]] : marks).map((at) =>
    toUnit(values[Number(at)], "length", "in"),
  );
  const count = `floor(${one} / ${size}) * floor(${other} / ${size})`;
  return size && one && other ? { ...sum(count), told: { field: { kind: "number", label: "Pieces" } }, unread } : null;
}

/** Two sizes of a kind, of which the smaller is that of a piece; null where anything else is said. */
export function readPieces({ text, values }: Marked): Reading | null {
  if (values.length === 3) return readSquares(text, values);
  if (values.length !== 2 || NOT.test(text) || !ASKS.test(text)) return null;
  const unread = findUnknownWords(text, { has: (word) => WORDS.has(word) || new RegExp(`^${ANY}$`).test(word) });
  const [one, other] = values.map(getMeasure);
  if (!unread || unread.length > 2 || !one || !other) return null;
  const isSame = one.dimension.id === other.dimension.id;
  // Ounces of what is poured are fluid ones.
  const isFluid = (["mass", "volume"] as const).every((kind) =>
    [one, other].some(({ dimension }) => dimension.id === kind),
  );
  const ounces = values.findIndex((value) => getMeasure(value)?.unit.id === "oz");
  if (!isSame && !(isFluid && ounces >= 0)) return null;
  const sizes = values.map((value, at) =>
    isSame || at !== ounces
      ? toUnit(value, isSame ? one.dimension.id : "volume", isSame ? one.unit.id : "floz-us")
      : toUnit(value, "mass", "oz"),
  );
  if (sizes.some((size) => size === null || !(size > 0)) || sizes[0] === sizes[1]) return null;
  const [size, whole] = (sizes as number[]).toSorted((a, b) => a - b).map(tidy) as [number, number];
  const asked = new RegExp(
    `\\bhow many (?:[a-z]+ )?(${ANY})\\b|(${ANY})(?= (?:per|in|from|needed|out))|(${ANY})$`,
  ).exec(text);
  const noun = asked?.slice(1).find(Boolean) ?? new RegExp(`\\b${ANY}\\b`).exec(text)?.[0] ?? "";
  const is = (names: string | undefined) => new RegExp(`^${names}$`).test(noun);
  const count = `${whole} / ${size}`;
  const isWhole = Number.isInteger(tidy(whole / size));
  // What is poured may be less than full; what is cut is whole, and what is bought as well.
  const written = isWhole || is(poured) ? count : is(needed) ? `ceil(${count})` : `floor(${count})`;
  return { ...sum(written), told: { field: { kind: "number", label: "Pieces", decimals: 2 } }, unread };
}

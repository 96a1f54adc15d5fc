/** Baking pans: "recipe for a 9x13 pan, I have an 8 inch square one". */
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { type Form, read, tidy, type Value } from "#assistant/readings/slots/form.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";

const SIDE = "<(?:number|length)(\\d+)>";
const SHAPE = "(round|circle|circular|springform|square)";
const PAN = new RegExp(`${SIDE} ?(?:x|by|×) ?${SIDE}|${SIDE}(?: (?:cake|baking))? ${SHAPE}|${SHAPE} ${SIDE}`, "g");

export const PANS: readonly Form[] = [
  {
    about: [/\b(?:pans?|tins?|cake|brownies?|recipe|springform|dish)\b/, /<(?:number|length)/],
    not: /<(?:money|percent|time|date|mass|volume|temperature)|\b(?:deep|(?<!same )depth|tall|high|two|three|each|pizza|loaf)\b/,
    places: { "one?": [SIDE], "two?": [SIDE], "three?": [SIDE], "four?": [SIDE] },
    words:
      "pan pans tin tins cake cakes brownie brownies recipe baking dish casserole lasagna springform round circle circular square rectangle rectangular x by × to into instead vs versus scale convert conversion converting factor multiply multiplier adjust switch change bigger larger only but mine has needs calls says wants uses own bake is for inch inches i'm one size substitute same depth",
    read: (_, text, all) => {
      const pans = [...text.matchAll(PAN)].map((found) => ({ at: found.index, pan: toPan(found, all) }));
      const [one, two] = pans;
      const taken = [...text.matchAll(PAN)].flatMap((found) =>
        found.slice(1).filter((part) => /^\d+$/.test(part ?? "")),
      );
      if (!one?.pan || !two?.pan || pans.length > 2 || taken.length !== all.length) return null;
      const isSecond = isRecipe(text.slice(one.at, two.at));
      if (isSecond && isRecipe(text.slice(0, one.at))) return null;
      const unit = findUnit(all);
      if (unit === null) return null;
      const [from, to] = isSecond ? [two.pan, one.pan] : [one.pan, two.pan];
      const inputs = { ...nameSides("from", from, unit), ...nameSides("to", to, unit) };
      return read("baking-pan", inputs, /\b(?:bigger|larger)\b/.test(text) ? "differencePercent" : "scaleFactor");
    },
  },
];

interface Pan {
  readonly shape: string;
  readonly sides: readonly number[];
}

/** What the recipe is for, behind which its pan stands. */
const isRecipe = (text: string) => /\b(?:recipe|calls for|instead of|wants)\b/.test(text);

function toPan(found: RegExpMatchArray, all: readonly Value[]): Pan | null {
  const [, long, wide, side, behind, before, other] = found;
  const size = (place: string | undefined) => {
    const value = all[Number(place)];
    return value?.type === "amount" && value.multiple === 1 ? value.value : Number.NaN;
  };
  const shape = behind ?? before;
  if (shape === undefined) {
    const sides = [size(long), size(wide)].toSorted((a, b) => b - a);
    return sides[0] === sides[1] ? { shape: "square", sides: [sides[0]!] } : { shape: "rectangle", sides };
  }
  return { shape: shape === "square" ? shape : "round", sides: [size(side ?? other)] };
}

/** The one unit that is said; without one they are inches where no pan of so many centimeters is that small. */
function findUnit(all: readonly Value[]): Measure | null {
  const measures = all.flatMap((one) => (one.type === "amount" && one.measures[0]) || []);
  if (new Set(measures.map(({ unit }) => unit.id)).size > 1) return null;
  const isSmall = all.every((one) => one.type === "amount" && one.value <= 16);
  return measures[0] ?? (isSmall ? findMeasures("in")[0]! : null);
}

function nameSides(side: "from" | "to", { shape, sides }: Pan, measure: Measure) {
  const keys = shape === "round" ? ["Diameter"] : shape === "square" ? ["Side"] : ["Length", "Width"];
  const centimeters = sides.map((one) => tidy(convert(one, measure.unit, getUnit(measure.dimension, "cm"))));
  return {
    [`${side}Shape`]: shape,
    ...Object.fromEntries(keys.map((key, at) => [`${side}${key}`, centimeters[at]])),
  };
}

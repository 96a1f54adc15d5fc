/** Boxes by their three sides, and the angles of a polygon. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum, tidy, toQuantity } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { ENTRY, type Sentence } from "./sentence.ts";

const UNIT = "(?: ?(cm|mm|m|in|inch(?:es)?|ft|feet|yd|yards?))?";
const SIDES = `(?<![\\w.])(${ENTRY})${UNIT} ?(?:x|×|by|,|and)? ?(${ENTRY})${UNIT} ?(?:x|×|by|,|and)? ?(?:and )?(${ENTRY})${UNIT}(?![\\w.])`;
const UNITS: Readonly<Record<string, string>> = { inch: "in", inches: "in", feet: "ft", yard: "yd", yards: "yd" };

/** "Box 3 by 4 by 5, volume", "surface of a 3x4x5 box". */
export function readBox(sentence: Sentence): Direct {
  if (!sentence.take(/\b(?:box|cuboid|rectangular (?:prism|box|solid|block)|prism)\b/)) return null;
  if (sentence.says(/\b(?:triangular|gallons?|liters?|litres?|dimensional|ship\w*|weight|how many)\b/)) return null;
  const sides = sentence.take(SIDES);
  const asked = sentence.take(/\b(?:total )?(volume|surface(?: area)?|diagonal)\b/)?.[1];
  sentence.take(/\b(?:space|long|longest|main)\b/);
  if (
    !sides ||
    asked === undefined ||
    sentence.says(/\d/) ||
    !sentence.isRead("sides sized dimensions with edges measuring")
  )
    return null;
  const [, a, one, b, two, c, three] = sides;
  const units = new Set([one, two, three].filter((unit) => unit !== undefined).map((unit) => UNITS[unit] ?? unit));
  if (units.size > 1) return null;
  const [unit] = units;
  if (unit && asked !== "diagonal") {
    const [from] = findMeasures(unit);
    const [length, width, height] = [a, b, c].map((side) =>
      tidy(convert(Number(side), from!.unit, getUnit(from!.dimension, "m"))),
    );
    const inputs = { shape: "box", length, width, height };
    return {
      ...read("volume", inputs, asked.startsWith("vol") ? "volume" : "surfaceArea"),
      units: { length: unit, width: unit, height: unit },
    };
  }
  const [expression, label, power] = asked.startsWith("vol")
    ? [`${a} * ${b} * ${c}`, "Volume", "3"]
    : asked === "diagonal"
      ? [`sqrt(${a}^2 + ${b}^2 + ${c}^2)`, "Diagonal", ""]
      : [`2 * (${a} * ${b} + ${a} * ${c} + ${b} * ${c})`, "Surface", "2"];
  return unit
    ? toQuantity(expression, label, `${unit}${power}`)
    : { ...sum(expression), told: { field: { kind: "number", label } } };
}

const NAMES: Readonly<Record<string, number>> = { triangle: 3, quadrilateral: 4, square: 4, rectangle: 4 };

/** "Interior angles of a hexagon", all of them or each: a polygon is written "polygon 6 sided". */
export function readAngleSum(sentence: Sentence): Direct {
  if (!sentence.take(/\bangles?\b/) || !sentence.says(/\b(?:polygon|sided|sides|triangle|quadrilateral)\b/))
    return null;
  const sided = sentence.take(/(?<![\w.])(\d+)[- ]?(?:sided|sides?)\b/);
  const name = sided ? null : sentence.take(/\b(triangle|quadrilateral)s?\b/)?.[1];
  const sides = sided ? Number(sided[1]) : name ? NAMES[name]! : 0;
  const isSum = sentence.take(/\b(?:sum|total|add(?:s|ed)? up(?: to)?|all(?: the)?|together)\b/) !== null;
  const isEach = sentence.take(/\b(?:each|one|every|single)\b/) !== null || sentence.says(/\bregular\b/);
  const isOutside = sentence.take(/\b(?:exterior|outside|central)\b/) !== null;
  if (sides < 3 || (!isSum && !isEach) || sentence.says(/\d/)) return null;
  if (!sentence.isRead("polygon regular interior inside internal degrees size measure each one sides angle"))
    return null;
  if (isOutside) return toQuantity(isSum ? "360" : `360 / ${sides}`, isSum ? "All angles" : "Each angle", "deg");
  const all = `(${sides} - 2) * 180`;
  return toQuantity(isSum ? all : `${all} / ${sides}`, isSum ? "All angles" : "Each angle", "deg");
}

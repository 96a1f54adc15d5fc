/** Right triangles by two of their sides, or by a side and an angle. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum } from "#assistant/readings/slots/form.ts";
import { NUMBER, type Sentence, toNumber } from "./sentence.ts";

const SIZE = String.raw`(${NUMBER})(?![\w.]| ?(?:°|deg|%))`;
const LINK = String.raw`(?:s?\s*(?:is|of|=|:)?\s+)`;
/** "Hypotenuse of 6 and 8" has legs of 6 and 8, "hypotenuse of 10 and leg 6" has not. */
const HYPOTENUSE = String.raw`\bhypotenuse\s*(?:(?:is|=|:|length|of)\s*)*${SIZE}`;
const HYPOTENUSE_BEHIND = `${SIZE} hypotenuse`;
const ANGLE = String.raw`\b(?:an? )?(?:acute )?angle${LINK}*(${NUMBER})(?:\s?(?:°|deg(?:rees?)?))?|(${NUMBER})\s?(?:°|deg(?:rees?)?)(?: angle)?`;
const WORDS =
  "right triangle angled angle leg legs side sides hypotenuse other third missing unknown length base height long short pythagoras pythagorean theorem one two both area perimeter degrees";

export function readRightTriangle(sentence: Sentence): Direct {
  if (!sentence.says(/\bright(?:[- ]angled?)? triangle\b|\bhypotenuse\b|\bpythag/)) return null;
  const isNamed =
    sentence.says(/\b(?:legs?|sides?|angle|base|height|deg\w*)\b|°/) &&
    !sentence.says(/\bhypotenuse (?:of|with|for)? ?(?:legs|sides)\b/);
  const hypotenuse = isNamed ? (takeSize(sentence, HYPOTENUSE) ?? takeSize(sentence, HYPOTENUSE_BEHIND)) : null;
  const angleA = takeSize(sentence, ANGLE);
  const legs = [takeSize(sentence, SIZE), takeSize(sentence, SIZE)].filter((one) => one !== null);
  // Which leg an angle lies at nobody said.
  if (sentence.says(/\d/) || (angleA !== null && legs.length > 0)) return null;
  const asked = /\b(area|perimeter|angles?)\b/.exec(sentence.text)?.[1];
  if (!sentence.isRead(`${WORDS} angles`)) return null;
  const output = asked === undefined ? null : asked.startsWith("angle") ? "angleA" : asked;
  if (hypotenuse !== null && angleA !== null) {
    const reading = read("right-triangle", { known: "hypotenuse-angle", hypotenuse, angleA }, output ?? "legA");
    return output === null ? { ...reading, isJoined: true } : reading;
  }
  const [legA, legB] = legs;
  if (legA === undefined) return null;
  if (hypotenuse !== null)
    return legB === undefined
      ? read("right-triangle", { known: "leg-hypotenuse", legA, hypotenuse }, output ?? "legB")
      : null;
  return legB === undefined ? null : read("right-triangle", { known: "legs", legA, legB }, output ?? "hypotenuse");
}

function takeSize(sentence: Sentence, pattern: string): number | null {
  const found = sentence.take(pattern)?.slice(1).find(Boolean);
  return found === undefined ? null : toNumber(found);
}

/** A triangle with three equal sides. */
export function readEquilateral(sentence: Sentence): Direct {
  if (!sentence.take(/\bequilateral\b/)) return null;
  const side =
    takeSize(sentence, String.raw`\b(?:sides?|side length|edge|length)${LINK}*${SIZE}`) ?? takeSize(sentence, SIZE);
  const output = sentence.take(/\b(area|perimeter|height|altitude)\b/)?.[1];
  if (side === null || output === undefined || !sentence.isRead("triangle side sides length")) return null;
  const key = /^(?:height|altitude)$/.test(output) ? "heightA" : output;
  return read("triangle", { known: "sss", sideA: side, sideB: side, sideC: side }, key);
}

/** What two angles of a triangle leave of 180 degrees. */
export function readThirdAngle(sentence: Sentence): Direct {
  if (
    !sentence.says(/\btriangle\b/) ||
    !sentence.says(/\bangles?\b/) ||
    !sentence.take(/\b(?:third|missing|other|remaining|last) (?:angle|one)\b/)
  )
    return null;
  const found = sentence.take(
    String.raw`(${NUMBER})\s?(?:°|deg(?:rees?)?)?\s*(?:,|and|&)\s*(${NUMBER})\s?(?:°|deg(?:rees?)?)?`,
  );
  if (!found || !sentence.isRead("triangle angles angle two degrees other big large measure size measures"))
    return null;
  return sum(`180 - ${toNumber(found[1]!)} - ${toNumber(found[2]!)}`);
}

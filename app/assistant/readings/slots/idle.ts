/** Words that neither are said of figures nor turn a meaning round. */
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { ROLES } from "./words.ts";

/** What says which figure a figure is, or turns a meaning round. */
export const TURNING = new Set(
  (
    "wide long high tall deep thick old new big small short away ago later before after without not only no nor never none neither " +
    "except excluding excludes minus plus another additional extra again between than then until since instead otherwise unless but " +
    "semiannually semiannual quarterly biweekly continuously compound compounded simple gross net squared cubed root square cube round circle diameter radius average mean median total sum " +
    "difference ratio probability chance odds and or both either most least maximum minimum max min under below over above about up down " +
    "back first second third last next previous start end begin half third quarter double twice triple single one two three four five six " +
    "seven eight nine ten eleven twelve dozen hundred thousand million am pm noon midnight today tomorrow yesterday now monday tuesday wednesday " +
    "thursday friday saturday sunday every once faster slower ldl hdl missed miss misses skipped absent failed wrong incorrect affordable"
  ).split(" "),
);

/** "Team", "wedding", "dinner": whoever leaves it out asks the same. */
export function isIdle(word: string): boolean {
  return (
    /^[a-z]{3,}$/.test(word) &&
    !TURNING.has(word) &&
    !ROLES.has(word) &&
    !Object.hasOwn(PERIODS, word) &&
    findMeasures(word).length === 0
  );
}

/** The words that questions of the assistant's own forms may be made of. */
import { MONTHS } from "#assistant/words/number-words.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { EQUATIONS } from "./equations/index.ts";
import { EVERYDAY } from "./slots/everyday.ts";
import { FORMS } from "./slots/index.ts";
import { FILL, ROLES, THINGS } from "./slots/words.ts";

const NUMBERS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen " +
  "twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half third quarter fifth tenth " +
  "first second fourth sixth seventh eighth ninth";
const DATES =
  "monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday ago between until since before after from past " +
  "noon midnight christmas easter thanksgiving halloween birthday born";
/** What arithmetic is said with. */
const SUMS =
  "plus minus times divided multiplied subtract subtracted added multiply divide squared cubed root square cube power percent";

/** All of them, also several times. */
export function listKnownWords(): readonly string[] {
  return [
    ...[...FORMS, ...EVERYDAY].flatMap((form) => [
      ...form.words.split(" "),
      ...[...form.about.map(({ source }) => source), ...Object.values(form.places ?? {}).flat()].flatMap(listWhole),
    ]),
    ...EQUATIONS.flatMap(({ terms, words = "" }) => [
      ...words.split(" "),
      ...Object.values(terms).flatMap(({ names }) => listWhole(names)),
    ]),
    ...FILL,
    ...ROLES,
    ...THINGS,
    ...Object.keys(PERIODS),
    ...MONTHS.map((month) => month.toLowerCase()),
    ...`${NUMBERS} ${DATES} ${SUMS}`.split(" "),
  ];
}

/** The words of a pattern that stand there in full. */
function listWhole(pattern: string): readonly string[] {
  return pattern.toLowerCase().match(/(?<![a-z\\<{])[a-z]{3,}(?![a-z(\\[?>}])/g) ?? [];
}

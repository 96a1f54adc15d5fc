/** By how many percent something has changed since then: "rent 1,800, a year ago 1,650, percent", "was 60, now 75, percent". */
import type { Reading } from "#assistant/readings/reading.ts";
import { getMeasure, read, toNumber, toUnit } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const MARK = "<(?:number|money|multiple|mass|length|volume)(\\d+)>";
const SPAN = "(?:(?:an?|one|two|three|<(?:years|months|weeks|days|number)\\d+>)(?: (?:years?|months?|weeks?|days?))?)";
const THEN = `(?:(?:${SPAN} )?ago|last (?:year|month|week|time|season|quarter|summer|winter)|yesterday|previously|formerly|originally|earlier|before|back then|used to (?:be|cost|pay|weigh|have|make)|was|were|had been)`;
const NOW = "(?:now|today|currently|this (?:year|month|week|time|season|quarter)|is|are)";
const UP = /\b(?:up|more|higher|increase[ds]?|raise[ds]?|growth|grew|rise|rose|gain(?:ed)?|jump(?:ed)?|went up)\b/;
const DOWN = /\b(?:down|less|lower|fewer|decrease[ds]?|drop(?:ped|s)?|fell|fall|lost|loss|decline[ds]?|cheaper|off)\b/;
const NOT =
  /<(?:percent|date|clock|area|speed|fuelEconomy|energy|power|data)|\b(?:of|out of|each|per|points?|tax|tip|interest|loan|compound\w*|a year for|average|every|inflation|margin|markup|half|twice|double|vs|versus|than|from|(?<!\bused )to|left|remain\w*|monthly|annually)\b/;
const ASKS = /\b(?:percent|percentage)\b/;
const WORDS = new Set(
  "percent percentage change changed what what's whats how much many is was were are the a an by in it it's its my our did do does go went up down more less higher lower increase increased decrease decreased raise rise rose growth grew gain gained lost loss drop dropped fell jump jumped that so and then but only about at cost costs costed price paid pay weigh weighed had have has been be for i we they same thing that's since compared with dollars bucks lbs pounds this year month week now today currently last time ago yesterday previously formerly originally earlier before back used to make one two three years months weeks days season quarter summer winter or difference".split(
    " ",
  ),
);

const isThen = new RegExp(`(?:^| )${THEN}(?: |$)`);
const isNow = new RegExp(`(?:^| )${NOW}(?: |$)`);
const FIGURES = new RegExp(MARK, "g");

/** Null where it is not clear which of the two was before. */
export function readSince({ text, values }: Marked): Reading | null {
  if (!ASKS.test(text) || NOT.test(text) || !isThen.test(text)) return null;
  const plain = text.replaceAll(new RegExp(`(?<![a-z])${SPAN} ago`, "g"), "ago");
  const figures = [...plain.matchAll(FIGURES)];
  const [first, second] = figures;
  if (!first || !second || figures.length > 2) return null;
  const parts = [
    plain.slice(0, first.index),
    plain.slice(first.index + first[0].length, second.index),
    plain.slice(second.index + second[0].length),
  ] as const;
  const later = findLater(parts, toFigure(first) > toFigure(second));
  if (later === null || findUnknownWords(parts.slice(1).join(" | "), WORDS)?.length !== 0) return null;
  // What has changed stands first, whatever it is: rent, eggs, visitors.
  if (findUnknownWords(parts[0], WORDS) === null) return null;
  const [old, now] = later === 0 ? [second, first] : [first, second];
  const measure = getMeasure(values[Number(old[1])]);
  const [oldValue, newValue] = [old, now].map(([, at]) => {
    const value = values[Number(at)];
    return measure && getMeasure(value) ? toUnit(value, measure.dimension.id, measure.unit.id) : toNumber(value);
  });
  return oldValue && newValue ? read("percentage-change", { oldValue, newValue }) : null;

  function toFigure([, at]: RegExpExecArray): number {
    return toNumber(values[Number(at)]);
  }
}

/** Which of the two is the later one, by the words around them, else by whether it has risen; null where nothing says so. */
function findLater([before, between, behind]: readonly [string, string, string], isFirstMore: boolean): 0 | 1 | null {
  if (isThen.test(before) && !isNow.test(before)) return 1;
  if (/(?:^| )(?:now|today|currently|this \w+)(?: |$)/.test(before) && !isThen.test(before)) return 0;
  if (/^ (?:now|today|currently|this \w+)(?: |$)/.test(behind)) return 1;
  if (new RegExp(`^ ${THEN}(?: |$)`).test(behind)) return 0;
  const [then, now] = [isThen.exec(between), /(?:^| )(?:now|today|currently|this \w+)(?: |$)/.exec(between)];
  if (then && now) return then.index < now.index ? 1 : 0;
  if (now) return 1;
  if (!then) return null;
  // "240, was 200", "3.50, used to be 2.80"
  if (/ (?:was|were|used to \w+|previously|formerly|originally|had been)(?: |$)/.test(between)) return 0;
  const asked = behind || before;
  if (UP.test(asked) !== DOWN.test(asked)) return UP.test(asked) === isFirstMore ? 0 : 1;
  // "1,800, a year ago 1,650": a time is said of the figure behind it.
  return 0;
}

/** What is still missing: "need 60 chairs, have 24 and 18, how many more", "owe 85, paid back 30, how much do I still owe". */
import type { Reading } from "#assistant/readings/reading.ts";
import { getMeasure, sum, tellIn, toMoney, toNumber, toUnit } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const NOT =
  /<(?:percent|date|clock|speed|fuelEconomy|fraction|area|power|cent)|\b(?:each|per|apiece|every|an? (?:day|week|month|year|hour|head|person)|daily|weekly|monthly|yearly|interest|loan|mortgage|tax|tip|off|discount|average|avg|gpa|final|grade|credits?|test|times|than|vs|versus|or|percent|half|double|twice|lbs?|wait|taller|older|split|share|between|times|at|change|last|lasts|batch|recipe|serves?|people|guests|cover)\b|[*=]/;
const ASKS =
  /\b(?:how (?:much|many)(?: [a-z]+){0,3}? (?:more|left|missing|short|remain\w*|to go|still|further|farther)|how (?:much|many) do (?:i|we|they) still|(?:still|left) (?:to )?(?:need|owe|owes|pay|save|raise|go|read|missing|needed|collect|sell|walk|run|do|find|get|due)|what(?:'s|s| is)? (?:still )?(?:missing|left to|due|owed|needed|the balance)|is (?:still )?missing|to go|how far (?:short|off|to go)|remaining balance|balance (?:due|left)|how short|short by)\b|\b(?:missing|to go|still owed?)$/;
/** What a figure is, by the last word of these before it, or right behind it. */
const GOAL =
  /\b(?:need|needs|needed|goal|target|want|wants|required?|requires|costs?|price|owes?|owed|borrowed|lent|goal of|out of|of|total|book has|order(?:ed)? of|trip is|order)\b/g;
const HAVE =
  /\b(?:have|has|had|got|saved|far|already|paid|back|repaid|collected|raised|read|walked|ran|run|drove|driven|finished|did|done|sold|made|gave|contributed|deposited|covered|completed)\b/g;
const HAVE_BEHIND =
  /^ (?:(?!and|but|then|i|we)[a-z]+ )?(?:so far|signed up|confirmed|registered|already|saved|raised|collected|paid|done|read|sold|driven|walked|of <)/;
const GOAL_BEHIND = /^ (?:[a-z]+ )?(?:needed|total|goal|in total|required|target)/;

/** Null where nothing is missing, or it is not clear of what. */
export function readGap({ text, values }: Marked): Reading | null {
  if (values.length < 2 || values.length > 8 || !ASKS.test(text) || NOT.test(text)) return null;
  const told = text.replace(new RegExp(ASKS, "g"), (asked) => " ; ".padEnd(asked.length));
  const kinds = [...told.matchAll(/<[a-zA-Z]+(\d+)>/g)].map(({ 0: mark, index }) => {
    const [before, behind] = [told.slice(0, index), told.slice(index + mark.length)];
    if (GOAL_BEHIND.test(behind)) return "goal";
    if (HAVE_BEHIND.test(behind)) return "have";
    const last = (words: RegExp) => [...before.matchAll(words)].at(-1)?.index ?? -1;
    const [goal, have] = [last(GOAL), last(HAVE)];
    return goal === have ? null : goal > have ? "goal" : "have";
  });
  const goals = kinds.filter((kind) => kind === "goal");
  if (goals.length !== 1 || kinds.includes(null)) return null;
  // Flour is not missing of sugar.
  const nouns = [...told.matchAll(/<\w+> ([a-z]{3,})/g)].map(([, noun]) => noun!).filter((noun) => !WORDS.has(noun));
  const unread = listUnknown(told);
  if (unread === null || new Set(nouns).size > 1) return null;
  const measure = values.map(getMeasure).find(Boolean);
  const figures = values.map((value) =>
    measure && getMeasure(value) ? toUnit(value, measure.dimension.id, measure.unit.id)! : toNumber(value),
  );
  const at = kinds.indexOf("goal");
  const goal = figures[at]!;
  const some = figures.filter((_, place) => place !== at);
  // Of "340 and 85 of 499" a first figure may be of something else: what is missing is more than nothing.
  if (!(some.reduce((all, one) => all + one, 0) < goal)) return null;
  const expression = `${goal} - ${some.length > 1 ? `(${some.join(" + ")})` : some[0]}`;
  const isMoney =
    !measure &&
    /<money|\b(?:dollars|bucks|owes?|owed|costs?|price|saved?|paid|repaid|money|borrowed|lent)\b/.test(text);
  return {
    ...sum(expression),
    unread,
    told: measure
      ? tellIn(measure, "Still missing")
      : { field: isMoney ? toMoney(values, "Still missing") : { kind: "number", label: "Still missing" } },
  };
}

const WORDS = new Set(
  "need needs needed goal target want wants required require requires cost costs price owe owes owed borrowed lent total of out the a an have has had got saved so far already paid back repaid collected raised read walked ran run drove driven finished done sold made gave contributed deposited covered completed and + ; how much many more left missing short remaining to go still it is was for i we me my our he she they him her in all but only just up put away signed confirmed registered order ordered long trip from now".split(
    " ",
  ),
);

/** What is counted or bought stands beside a figure, an article or what is asked. */
function listUnknown(told: string): readonly string[] | null {
  const things = new Set(
    [
      ...told.matchAll(/(?:(?<![a-z])(?:an?|the|my|our|many|for)|<\w+>) ([a-z]{3,})|([a-z]{3,}) (?:costs?|is|has) </g),
    ].map(([, behind, before]) => (behind ?? before)!),
  );
  const named = findUnknownWords(told.replaceAll(/<[a-zA-Z]+\d+>/g, "|"), WORDS)?.filter((word) => !things.has(word));
  return named && named.length <= 2 ? named : null;
}

/** The average of scores with the next one, and the next one for an average; of scores or of their average so far. */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum } from "#assistant/readings/slots/form.ts";
import { after, type Model } from "./model.ts";
import type { Said } from "./read-model.ts";

const SCORES = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7"];
const ROUND = "(?:tests?|exams?|quiz(?:zes)?|papers?|scores?|assignments?|rounds?|one|games?|midterms?)";

export const NEXT: Model = {
  about: /\b(?:average|avg|averages|mean)\b|\bnext (?:test|exam|quiz)\b.*\breach\b/,
  not: new RegExp(
    `<percent\\d+> .*<percent\\d+> .*<percent|<(?:money|date|clock|length|mass|area|volume|hours|weeks|months|years|speed)|\\b(?:weigh\\w*|worth|counts|gpa|credits?|dropp?(?:ed|s)?|lowest|highest|without|boys|girls|classes|median|mode|range|speed|moving|batting|median|finals?|each|both|of the two|students|people|sales|temperature|sell|month|day|week)\\b`,
  ),
  said: {
    "mean done": [
      `(?<!\\b(?:need|needs|want|wants|target)(?: (?:an?|to|get|have|for))* )(?:average|averaging|averaged|avg)(?: (?:is|of|so far|at))* {G} (?:after|over|in|on|for|across) {Q}(?: ${ROUND})?`,
    ],
    goal: [
      "(?<=\\b(?:need|needs|want|wants|wanting|target|aim|aiming)(?: (?:an?|to|get|have|for|of|average))* ){G}(?: (?:average|avg|overall|mean))?(?! (?:on|in) )",
      after(
        "average(?: of| out| to be| at)?|avg(?: of)?|mean of",
        "(?:at least )?{G}(?=(?: [a-z]+)*$| .*\\b(?:need|must|next|after|what|with)\\b)",
      ),
      "{G} (?:average|avg|overall|mean)(?: or (?:better|higher))?",
      "(?:reach|get to|come to)(?: an?)? {G}",
    ],
    next: [
      `(?:get|got|score|make|scored|made)(?: (?:an?|only|just))* {G} (?:on|in|for) (?:(?:the|my|her|his) )*(?:next|last|upcoming|fourth|fifth|sixth|third|{Q} th|other)(?: ${ROUND})?`,
      `(?:next|upcoming)(?: (?:one|test|exam|quiz|score|is|was|be|will))* {G}`,
    ],
    // "On the 4th test", "after 4 tests": how many there are then.
    count: [
      `{Q} (?:th|rd|nd|st) ${ROUND}`,
      `(?:after|all|over|for|across) {Q} ${ROUND}`,
      "after {Q}(?! (?:points?|questions?|percent|marks?))",
    ],
    already: [
      `(?:first|my|on|in|of|three|have|had|last) {Q} ${ROUND}`,
      `{Q} ${ROUND}(?: (?:so far|already|scores))?(?= )`,
    ],
    ...Object.fromEntries(SCORES.map((one) => [one, ["{G}"]])),
  },
  ranges: { count: [2, 12], already: [2, 12] },
  asked: [
    [
      /\b(?:need|needs|needed|must|have to|has to|required|what (?:next|score|on|do i)|wants?|should|(?:which|what) (?:grade|score|mark))\b/,
      "next",
    ],
    [/\b(?:average|avg|mean|whats|what|what's)\b/, "goal"],
  ],
  rules: [],
  words:
    "average avg averages mean new fifth test tests exam exams quiz quizzes score scores scored scoring next last upcoming fourth fifth third sixth one so far already got get have had need needs needed must required what's whats my after all overall of on in the first grade grades if i to is for and with paper papers assignments midterm midterms final round rounds game games bowling golf finish end now be at least points would will do make she he her his daughter son kid she's he's set i've scoring",
  told: {},
  solve: solveNext,
};

function solveNext(said: Said, asked: string): Reading | null {
  const scores = SCORES.flatMap((one) => said.get(one) ?? []);
  const [mean, done] = [said.get("mean"), said.get("done")];
  const [goal, next, count, already] = ["goal", "next", "count", "already"].map((one) => said.get(one));
  const hasNext = asked === "next" || next !== undefined;
  const whole = (done ?? scores.length) + (hasNext ? 1 : 0);
  // Another number of them than there are leaves some out.
  if ((count !== undefined && count !== whole) || (already !== undefined && already !== scores.length)) return null;
  if (mean === undefined ? scores.length < 2 : scores.length > 0) return null;
  if (count === undefined && !hasNext) return null;
  const told = (label: string): NonNullable<Reading["told"]> => ({ field: { kind: "number", label, decimals: 2 } });
  const all = mean === undefined ? scores.join(" + ") : `${mean} * ${done}`;
  if (asked === "next" && goal !== undefined && next === undefined)
    return { ...sum(`${goal} * ${whole} - (${all})`), told: told("Next score") };
  return asked === "goal" && goal === undefined
    ? { ...sum(`(${all}${next === undefined ? "" : ` + ${next}`}) / ${whole}`), told: told("Average") }
    : null;
}

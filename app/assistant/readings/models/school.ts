/** Grades: the final exam and its weight, questions right and wrong, the next score of an average, grade points. */
import type { Reading } from "#assistant/readings/reading.ts";
import { read, sum, tidy } from "#assistant/readings/slots/form.ts";
import { after, type Model } from "./model.ts";
import type { Said } from "./read-model.ts";

const EXAM = "(?:final|finals|final exam|last exam|exam)";
const NOT_SCHOOL =
  "<(?:money|date|clock|length|mass|area|volume|hours|weeks|months|years|multiple|run)|\\b(?:dropp?(?:ed|s)?|letter|curve[ds]?|extra credit|without|price|discount|tax|interest|win|wins|team|games?|loan|salary|sales|customers|visitors|margin|profit)\\b";

/** Grade before the final, the final, its weight and the grade of the course. */
export const FINAL: Model = {
  about: /\bfinals?\b|\blast exam\b/,
  not: new RegExp(
    `${NOT_SCHOOL}|\\b(?:homework|hw|midterms?|quiz(?:zes)?|projects?|labs?|final (?:price|amount|value|balance|cost|answer|temperature|velocity|speed)|gpa|each|velocity|speed|acceleration)\\b|<percent.*<percent.*<percent.*<percent`,
  ),
  said: {
    weight: [
      `(?:worth|weighted|counts?(?: (?:for|as|at))*|counting(?: (?:for|as))*|weighs?|weight(?:ed)?(?: (?:is|of|at))*|makes? up|is) {P}(?: of (?:the|my|your|our) (?:total |final |overall |course )*(?:grade|class|course|mark|total))?`,
      `{P}(?: (?:weight|weighted|of (?:the|my|your) (?:total |overall |course )*(?:grade|class|course|mark)))* (?:(?:on|for|is|of|the|my|a) )*${EXAM}`,
      `${EXAM}(?: exam)?(?: (?:is|at|of|weight|worth|counts|for))* {P}`,
      `{P} (?:weight|weighted|of (?:the|my|your) (?:total |overall |course )*(?:grade|class|course|mark))`,
    ],
    goal: [
      `{G} (?:overall|in the (?:class|course)|for the (?:class|course|semester|year)|total|target|goal|wanted)`,
      after(
        "want|wanted|target|goal|aiming for|aim for|reach|finish with|end(?: up)? with|pass with|to get|to keep|keep|to have|need(?= <[a-z]+\\d+> (?:overall|in|to))|overall",
        "{G}",
      ),
      "for (?:an? )?{G}",
    ],
    score: [
      `(?<!\\bcan (?:still )?)(?:got|get|gets|score[ds]?|bombed?|make|made)(?: (?:an?|only|just|the|my|it|on|with|exam|final))* {G}(?: (?:in|on|for) (?:it|the|my|a)(?: ${EXAM})?)?`,
      `{G} (?:on|in|for) (?:(?:the|my|a|that) )*(?:${EXAM}(?: exam)?|\\|)`,
      `${EXAM}(?: exam)?(?: (?:score|grade|was|of|is|result|:|=))* {G}(?! percent)`,
    ],
    current: [
      `(?:currently|current|right now|now|so far|before(?: (?:the|that|it|my))*(?: ${EXAM})?|going in(?:to (?:the|it|my))?(?: ${EXAM})?|have|had|sitting at|at|grade|average|avg|was)(?: (?:an?|is|was|of|at|grade|average|avg|in (?:the )?class|have|=|:|my|i'm|i|with))* {G}(?: (?:right now|now|so far|currently|in (?:the )?class|before (?:the|my) final|average|avg))*`,
      "{G}",
    ],
  },
  signs: [
    [
      /\b(?:highest|best|max|maximum)(?: possible)?(?: (?:grade|score|mark))?(?: i (?:can|could) (?:still )?(?:get|have|end(?: up)? with))?/,
      "score",
      100,
    ],
  ],
  asked: [
    [/\b(?:need|needed|required|must|have to|what score|score needed|lowest|minimum|to get|score do)\b/, "score"],
    // With the final and its weight nothing else is left to ask for.
    [/^(?!.*\b(?:need|needed|required|must|have to|want|lowest|minimum)\b)/, "goal"],
    // With a goal nothing else is.
    [/^/, "score"],
  ],
  rules: [
    "others = 100 - weight",
    "before = current * others",
    "last = score * weight",
    "both = before + last",
    "goal = both / 100",
  ],
  words:
    "final finals exam last grade overall average avg class course current currently score scored scoring got get gets need needed required must minimum lowest worth counts count weighs weight weighted of my mark total end up finish with now right so far before going into in it percent right zero skip skipped semester end points possible can could what's whats if drop become keep pass test the best highest still sitting at have to grades out",
  told: { goal: ["%", "Grade with the final"], score: ["%", "Score needed in the final"] },
  solve: solveFinal,
};

function solveFinal(said: Said, asked: string): Reading | null {
  const [current, weight, score, goal] = ["current", "weight", "score", "goal"].map((one) => said.get(one));
  if (current === undefined || weight === undefined || weight >= 100 || weight <= 0) return null;
  if (asked === "score" && goal !== undefined)
    return read("final-grade", { currentGrade: current, finalWeight: weight, targetGrade: goal }, "requiredScore");
  if (asked !== "goal" || score === undefined) return null;
  return {
    ...sum(`${current} * (1 - ${weight}/100) + ${score} * ${weight}/100`),
    told: { field: { kind: "percent", label: "Grade with the final", decimals: 2 } },
  };
}

const RIGHT = "(?:right|correct|correctly|attended|present|made|passed)";
/** What a wrong answer and a missed lesson are called. */
export const WRONG = "(?:wrong|incorrect|incorrectly|missed|mistakes?|errors|absent|absences|skipped)";
const ASKED_OF =
  "(?:questions?|items?|problems?|points?|pts|marks?|classes|lessons|lectures|sessions|days|meetings|spelling words|q)";

/** Right and wrong answers of a test, days present and missed. */
export const TEST: Model = {
  about: new RegExp(
    `\\b(?:test|quiz|exam|questions?|grade|score[ds]?|attend\\w*|classes|lectures|absent|absences|correct|homework|assignment|midterm|paper|marks|points|pts|${RIGHT}|wrong|missed)\\b`,
  ),
  not: new RegExp(
    `${NOT_SCHOOL}|\\b(?:average|avg|finals?|weigh\\w*|worth|counts|gpa|credits?|chance|probability|odds|guess\\w*|penalty|each|per|off for|error|increase|decrease|more|less|than|shots?|free throws?|goals|votes|people|employees|invited|raise|blank|convert|angle|radians?|shooting|difference|hits?|bats?|basket\\w*|made it|field|so far|left|already|what grade is)\\b|<percent.*<percent`,
  ),
  said: {
    "right2 all2": ["(?:and|plus|then)(?: (?:an?|i|got))* {Q}(?: (?:points|right|correct))* (?:out of|of|\\/) {Q}"],
    wrong: [
      // "12 of 80 wrong": the first of them.
      `(?<!\\b(?:attendance|attended|present|answered|got|correct|right|passed)(?: [a-z]+)? ){Q}(?= (?:out of|of|\\/|from) <(?:number|angle|days)\\d+>(?: ${ASKED_OF})? (?:were |was |are |answers? )*${WRONG})`,
      `{Q}(?: ${ASKED_OF})? (?:were |was |are |answers? )*${WRONG}(?! percent)`,
      `(?:missed|missing|skipped|got wrong|wrong|absent|absences|mistakes?|errors)(?: (?:on|for|only|is|=|:|got|i))* {Q}(?: of them)?`,
    ],
    passing: [
      "(?:at least|need(?:s|ed)?|pass(?:ing)?(?: (?:is|at|with|mark|grade|score|requires))*|get|for|want|still get|to get|score|above)(?: (?:an?|at|least|is|to|get|still|score|of))* {G}(?: (?:to pass|or (?:better|higher|more)|percent))*",
      "{P}(?: (?:to pass|passing|is (?:a )?pass(?:ing)?|or (?:better|higher|more)))*",
    ],
    right: [
      `{Q}(?= (?:${ASKED_OF} |${RIGHT} |answers )*(?:out of|of|\\/|from) )`,
      `{Q}(?: ${ASKED_OF}| answers)? (?:were |was |answered )*${RIGHT}`,
      `(?:got|answered|attended|present|went to|right|correct|scored?|was at)(?: (?:for|only|at|:|=|i|got|there))* {Q}(?: ${RIGHT})?(?= .*<|)`,
    ],
    all: [
      `(?:test|quiz|exam|it|paper|assignment|homework|midterm) (?:was|is|has|had|of|with) {Q}(?: ${ASKED_OF})?`,
      `(?:out of|of|\\/|from|total|there (?:are|were)|on an?)(?: (?:the|a|total|possible|about|an|of|is))* {Q}(?: ${ASKED_OF}| possible| total| in all| held)*`,
      `{Q} ${ASKED_OF}(?: (?:test|exam|quiz|total|in all|possible|held|on (?:the|a) (?:test|exam|quiz)))*`,
      `{Q} (?:held|total|in all|possible)`,
    ],
  },
  ranges: { passing: [1, 100] },
  asked: [
    [/\b(?:overall|total|combined|together|both|in all)\b/, "jointShare"],
    // "68 of 80 correct, wrong percent", but no "wrong 12".
    [new RegExp(`\\bpercent\\w*(?: (?:did|was|is|were|are|i|got|of))* ${WRONG}\\b|\\b${WRONG} percent`), "wrongShare"],
    [new RegExp(`\\bhow many(?: (?:did|were|are|was|i|questions|answers|get))* ${WRONG}\\b`), "wrong"],
    [/\b(?:how many|most|number)\b.*\b(?:miss|wrong|skip|absent)\b/, "spare"],
    [
      /\b(?:how many|minimum|fewest|number|at least)\b.*\b(?:right|correct|correctly|answer|get|attend|need|must|pass)\b|\bhow many\b/,
      "needed",
    ],
    [/\b(?:percent|percentage|score|grade|rate|attendance|mark|result|what|how|quiz|test|exam)\b/, "share"],
  ],
  rules: [
    "right = all - wrong",
    "rightOfBoth = right + right2",
    "allOfBoth = all + all2",
    "joint = rightOfBoth / allOfBoth",
    "jointShare = joint * 100",
    "part = right / all",
    "share = part * 100",
    "wrongPart := wrong / all",
    "wrongShare := wrongPart * 100",
    "passingPart = passing / 100",
    "least = all * passingPart",
    "needed = least ^ 1",
    "spare = all - needed",
  ],
  words:
    "test quiz exam question questions item items problem problems point points pts mark marks percent percentage score scored grade graded rate attendance attendence attend attended classes class lecture lectures sessions days school present absent absences missed miss right correct correctly wrong incorrect answer answered answers got get out of total possible my on in what's whats is how many can must need needed to pass passing still at least minimum result spelling math history science english spanish french chemistry biology physics written driving homework assignment midterm paper that as only did i held fewest most without failing done there were an skip would if not one other second first then overall combined together both and -",
  told: {
    wrong: ["", "Wrong"],
    wrongShare: ["%", "Wrong"],
    share: ["%", "Score"],
    jointShare: ["%", "Score of both"],
    needed: ["", "To get right"],
    spare: ["", "May be wrong"],
  },
};

const CREDITS = "(?:credits?|credit hours|hours|units|hrs|semester hours)";

/** Grade points by credits, before, in a term and after it. */
export const GPA: Model = {
  about: /\bgpa\b/,
  not: /<(?:percent|money|date|clock|length)|\b(?:weighted|unweighted|a's|b's|courses?|grades?|letter|each|scale|convert)\b/,
  said: {
    more: [
      `(?:next|another|remaining|upcoming|last|more|in|over the next|taking)(?: (?:my|the|next|another|last))* {Q}(?: (?:more|remaining))?(?: ${CREDITS})(?: (?:left|to go|remaining|this (?:term|semester)))?(?= .*(?:need|to |for|raise|reach|get|)|)`,
      `{Q} (?:more|remaining|new|additional)(?: ${CREDITS})?`,
      `{Q}(?: ${CREDITS}) (?:left|to go|remaining|this (?:term|semester))`,
    ],
    done: [
      `(?:with|over|after|across|have|completed|earned|for|in|through)(?: (?:my|the|first))* {Q}(?: ${CREDITS})(?: (?:done|completed|so far|already|earned))?`,
      `{Q} ${CREDITS}(?: (?:done|completed|so far|already|earned))?`,
    ],
    later: [`{Q} ${CREDITS}`],
    goal: [
      "(?:reach|up to|raise it to|bring it to|target|goal|want|wants?|to get|to have|to hit|to graduate with|for|to)(?: (?:of|is|an?|at|least|my|it|up|to|gpa|overall|cumulative))* {Q}(?: (?:gpa|overall|cumulative))?",
    ],
    term: [
      "(?:this|last|new|next) (?:semester|term|quarter|year)(?: (?:i|is|was|got|get|had|a|an|gpa|my|of|with))* {Q}(?: gpa)?",
      "(?:just (?:got|earned)|then|and got|got|get|semester gpa|plus)(?: (?:an?|of|gpa))* {Q}(?: (?:gpa|semester|term))*(?= .*)",
      "{Q}(?: gpa)? (?:this|last) (?:semester|term)|{Q} (?:semester|term)",
    ],
    current: ["{Q}"],
  },
  ranges: { more: [1, 120], later: [1, 120], done: [5, 200], goal: [0, 4.5], term: [0, 4.5], current: [0, 4.5] },
  asked: [
    [/\b(?:need|needed|must|required|have to)\b/, "term"],
    [/\b(?:gpa|overall|cumulative|new|now)\b/, "goal"],
  ],
  rules: [],
  words:
    "gpa cumulative overall new current currently my credit credits hours units semester term quarter this last next more over after with and just got get earned taking took plus need needed must what to bring raise reach up it from for in at of is now done completed so far already remaining left go be will would average graduate i have a the what's whats do another hit",
  told: {},
  solve: solveGpa,
};

function solveGpa(said: Said, asked: string): Reading | null {
  const [current, done, term, goal] = ["current", "done", "term", "goal"].map((one) => said.get(one));
  const more = said.get("more") ?? said.get("later");
  if (current === undefined || done === undefined || more === undefined) return null;
  if (said.has("more") && said.has("later")) return null;
  const told = (label: string): NonNullable<Reading["told"]> => ({ field: { kind: "number", label, decimals: 2 } });
  const whole = tidy(done + more);
  if (asked === "term" && goal !== undefined && term === undefined)
    return { ...sum(`(${goal} * ${whole} - ${current} * ${done}) / ${more}`), told: told("GPA needed") };
  return asked === "goal" && term !== undefined && goal === undefined
    ? { ...sum(`(${current} * ${done} + ${term} * ${more}) / ${whole}`), told: told("GPA") }
    : null;
}

const PART_OF_GRADE =
  "(?:homework|hw|classwork|coursework|assignments?|participation|attendance|tests?|exams?|quiz(?:zes)?|midterms?|finals?|projects?|papers?|essays?|labs?|presentations?|portfolio|discussions?|reading|journal|worksheets?|exam|worth|weighted|weight|counts?|counting|for|of|is|are|at|with|got|i|have|had|get|scored?|my|the|an?|and|in|on|it|grade|average|avg|mark|=|:|-|[()|])";
const PAIRS = Array.from({ length: 8 }, (_, at) => `weight${at} grade${at}`);
const TURNED = Array.from({ length: 8 }, (_, at) => `grade${at} weight${at}`);

/** Shares of a grade with the grade of each: "30% homework 90, midterm (30%) 80, final (40%) 85". */
export const WEIGHTED: Model = {
  about: /<percent\d+>.*<percent\d+>/,
  not: /<(?:money|date|clock|length|mass|area|volume|hours|weeks|months|years|multiple|run)|\b(?:need|needed|required|curve[ds]?|dropp?(?:ed|s)?|off|discount|tax|interest|stocks?|bonds?|solution|alcohol|acid|loan|apr|raise|target|want|chance|probability|return|returns|concentrat\w*|portfolio of|margin|each|right|correct)\b/,
  said: {
    ...Object.fromEntries(
      PAIRS.map((names) => [
        names,
        [`(?<!<(?:number|angle)\\d+>.*){P}(?: ${PART_OF_GRADE})* <(?:number|angle)(\\d+)>`],
      ]),
    ),
    ...Object.fromEntries(TURNED.map((names) => [names, [`<(?:number|angle)(\\d+)>(?: ${PART_OF_GRADE})* {P}`]])),
  },
  asked: [[/\b(?:grade|average|avg|score|mark|overall|total|what|whats|what's|weighted)\b|^/, "grade"]],
  rules: [],
  words:
    "homework hw classwork coursework assignment assignments participation attendance test tests exam exams quiz quizzes midterm midterms final finals project projects paper papers essay essays lab labs presentation portfolio discussion discussions worth weighted weight counts count counting class course grade grades average avg overall total score mark calculate my the and what's whats is in got have get a an semester current currently",
  told: {},
  solve: solveWeighted,
};

/** Of shares that make a whole. */
function solveWeighted(said: Said): Reading | null {
  const pairs = PAIRS.flatMap((_, at) => {
    const [weight, grade] = [said.get(`weight${at}`), said.get(`grade${at}`)];
    return weight === undefined || grade === undefined ? [] : [[grade, weight] as const];
  });
  const whole = tidy(pairs.reduce((total, [, weight]) => total + weight, 0));
  return pairs.length < 2 || whole !== 100
    ? null
    : {
        ...sum(`(${pairs.map(([grade, weight]) => `${grade} * ${weight}`).join(" + ")}) / 100`),
        told: { field: { kind: "number", label: "Weighted grade", decimals: 2 } },
      };
}

/**
 * Money that grows: what is there, what is put in each month, the rate, the time and what it comes to; any of them is
 * asked for. "What do I put in today to have 50k in 12 years at 5%?", "300 a month at 4% compounded monthly, when 20k?"
 */
import { after, before, by, BY_ANY, type Model, paid, type PeriodName } from "./model.ts";
import { DEPOSITS, solveSavings } from "./growth.ts";

const compounded = (adverb: string) =>
  new RegExp(
    `\\b(?:with |and |interest |is )*(?:${adverb})(?: interest)? compound(?:ing|ed)?\\b|\\b(?:with |and |interest |is |it )*compound(?:ed|ing|s)?(?: interest)?(?: (?:is|it|once|every|each|per|a))* (?:${adverb})\\b|\\binterest(?: is)? (?:added|credited|paid)(?: (?:once|every|each|per|a))* (?:${adverb})\\b`,
  );
const PUT =
  "save|saving|saved|deposit|deposits|deposited|invest|investing|invested|contribute|contributing|contributions?|add|adding|put|putting|put in|putting in|set aside";

/** How somebody asks what must be there from the start: of a goal that nothing else is said of. */
const NEEDS_START =
  "\\b(?:need|needed|must|should|have to|required|do i|would i|could i|can i)\\b(?: [a-z]+)* (?:deposit|invest|put|start|save|set|in|lump sum|today|now)\\b|\\b(?:lump sum|deposit|investment|amount|principal) (?:needed|required)";

/** How the interest is asked for. */
const EARNS =
  /\b(?:how much|what|whats|what's|total|find|in|is)(?: (?:is|was|the|total|simple|compound|are|of|my|will be))* (?:interest|profit|gain|earnings)\b|^(?:simple |compound |total )*interest\b|\b(?:how much|what)(?: (?:interest|money|would|will|do|does|did|can|could|should|i|we|it|they|the|my|account|that|a|an|of|at|on|in|cd|from|with|over|\|))* (?:earn|gain|make)\b|\binterest (?:earned|earnt|made|amount)\b|\b(?:earnings|profit|interest)$|\binterest on\b/;

export const SAVINGS: Model = {
  about:
    /\b(?:interest|compound\w*|sav(?:e|es|ed|ing|ings)|invest\w*|deposit\w*|grow\w*|grew|earn\w*|return|apy|growth|cagr|doubl\w+|tripl\w+|quadrupl\w+|put in|account|fund|money market|(?:will|would)(?= .*\bbe\b.*<percent)|become\w*|worth|lump sum|end up with|accumulate\w*|hysa|will i have)\b/,
  not: /<(?:area|mass|volume|length|clock|date|hours|speed)|<percent.*<percent|\bsav(?:e|es|ed|ing) (?:of )?<percent\d+>(?! (?:interest|apy|apr)\b)|\b(?:loan|loans|mortgage|borrow\w*|owe|owed|owes|debt|card|apr|financ\w+|lent|lend|repay|pay(?:ing|ment|ments)? (?:off|back|down)|tax|taxes|inflation|withdraw\w*|retire\w*|pension|401k|match\w*|salary|bonus|raise|rent|bond|coupon|dividends?|shares?|stocks?|fee|fees|penalty|population|bacteria|depreciat\w*|los(?:e|es|ing|t)|drop\w*|fall\w*|discount\w*|off|sale|price|house|home|car|rule|continuous\w*|real|nominal|effective|every day|a day|daily deposit|increas\w*|then|switch\w*|annuity|perpetuity|present value|npv|irr|goes up|half|tip|commission|promis\w*|receiv\w*|inherit\w*|worth (?:right |to me )*(?:now|today))\b|\bsimple\b.*\bcompound|\bcompound.*\bsimple\b|\bapy\b.*\bcompound|\bcompound.*\bapy\b/,
  said: {
    "start earned": ["{N} (?:earns?|earning|makes?) {N}"],
    rate: [
      "{P}(?: (?:annual|yearly|a year|per year|interest(?! (?:added|credited|paid|earn\\w*|on\\b))|rate|return|growth|fixed|each year|every year|annually|per annum|nominal))*",
    ],
    ...Object.fromEntries(
      Object.keys(DEPOSITS).map((one) => [
        `each${one}`,
        [
          `{N}(?: dollars)?(?= (?:at )?the (?:end|start|beginning) of ${by(one as PeriodName)})`,
          `(?:another )?${paid(one as PeriodName)}(?: (?:deposits?|contributions?|more|extra))*`,
          `{N} (?:deposits?|contributions?)(?: (?:made|paid|put in))* ${paid(one as PeriodName).replace("{N}(?: (?:dollars|bucks|quid|euros|pounds))? ", "")}`,
        ],
      ]),
    ),
    earned: [
      "(?:earn|earns|earned|earning|made|makes|gain|gained|gains|pay|paid|pays)(?: (?:me|us|an?|about))* {N}(?= (?:dollars |in |of |simple |compound )*(?:interest|profit))",
      "(?:earn|earns|earned) {N}(?= (?:in|over|after|at) <)",
      "{N}(?= (?:dollars |of |in |simple |compound )*interest)",
      "interest(?: (?:was|of|is|earned|=))* {N}",
    ],
    goal: [
      after(
        "goal|target|reach|reaches|reaching|hit|hits|become|becomes|became|into|grow(?:s|n)? to|grew to|get to|gets to|got to|up to|until|till|til|end up with|(?:be|is|now|it's) worth|total of|want|need|wants|needs|costs?|accumulate|(?:to|will|would|should|can|until|till|til|when do|when will|i'll)(?: i| we| it| you)? have",
        // "Until 5000 doubles": that is there already.
        "{N}(?! (?:dollars |bucks )?(?:doubl|tripl|quadrupl))",
      ),
      "(?:from {N} )?to {N}(?! [a-z]+ to)",
      "(?<=\\blater )(?:(?:it|i|we|there|the|account|balance|that) )*(?:was|is|were|had|has|have|became) {N}",
      "{N}(?: exactly)?(?= <(?:years|months)\\d+> later)",
      before("goal|target|future value|by then|saved up"),
    ],
    start: [
      "{N}(?: dollars)? (?:already|saved|so far|to start(?: with)?|starting|start|today|right now|in the bank|in savings|initial(?:ly)?|lump sum|principal)(?: saved| already| up)*",
      after(
        "start|starts|starting|started|begin|beginning|already|initial(?: deposit| investment| amount)?|principal|lump sum|have|has|got|from|turn|turns|turned|makes|was worth|bought(?: it)?(?: at| for)?",
      ),
    ],
    years: ["{y}(?: (?:from now|later|from today|ago|term))*"],
    months: ["{mo}(?: (?:from now|later|term))*"],
    weeks: ["{w}(?: (?:from now|later))?"],
    days: ["{d}(?: (?:from now|later))?"],
    other: ["{N}"],
  },
  units: {
    years: ["time", "month"],
    months: ["time", "month"],
    weeks: ["time", "week"],
    days: ["time", "day"],
  },
  signs: [
    [/\b(?:no|zero|without(?: any)?|0) interest\b|\binterest[- ]free\b|\bearning nothing\b/, "rate", 0],
    [/\b(?:in|for|over|after|during) (?:an?|the|one)(?: (?:whole|full|first))? (?:year|yr)\b/, "years", 12],
    [/\bsimple(?: interest)?\b/, "simple", 1],
    [compounded("semi ?-?annual(?:ly)?|half ?-?yearly|twice a year|<number\\d+> times a year"), "times", 2],
    [compounded("quarterly|quarter"), "times", 4],
    [compounded("monthly|month"), "times", 12],
    [compounded("weekly|week"), "times", 52],
    [compounded("daily|day"), "times", 365],
    [compounded("annual(?:ly)?|yearly|year|per annum"), "times", 1],
    // What a certificate of deposit pays is told by the year with its compounding.
    [/\bcd\b|\bcertificate of deposit\b/, "times", 1],
    [/\b(?:at the )?(?:beginning|start) of (?:each|every|the) (?:month|year|week|quarter|period)\b/, "isEarly", 1],
    [/\b(?:at the )?end of (?:each|every|the) (?:month|year|week|quarter|period)\b/, "isLate", 1],
    [/\b(?:doubl(?:e|es|ed|ing)|<number\d+> times as much)\b/, "multiple", 2],
    [/\btripl(?:e|es|ed|ing)\b/, "multiple", 3],
    [/\bquadrupl(?:e|es|ed|ing)\b/, "multiple", 4],
  ],
  asked: [
    [/\b(?:how many|in|number of|what) weeks\b|\bweeks (?:needed|to|until|till|til|will|does)\b/, "weeks"],
    [/\b(?:how many|in|number of) months\b|\bmonths (?:needed|to|until|till|til|will|does)\b/, "months"],
    [
      /\b(?:how long|how many (?:years|yrs)|how soon|when|years (?:to|until|till|til|for|needed|will|does)|yrs (?:to|until|till|til)|time (?:to|for|until|needed))\b/,
      "time",
    ],
    [/\b(?:rate|cagr|return|yield|growth|percent)\b/, "rate"],
    [
      /\bmonthly interest\b|\binterest\b.*\b(?:a|per|each|every|one|the first) month\b|<months\d+> (?:of )?interest/,
      "monthInterest",
    ],
    [/\binterest\b.*\b(?:an?|per|each|every) year\b|\b(?:yearly|annual) interest(?! rate)\b/, "yearInterest"],
    [EARNS, "earned"],
    ...Object.keys(DEPOSITS).map(
      (one) =>
        [
          new RegExp(
            `\\b(?:${PUT}|need|how much|amount)\\b.*${by(one as PeriodName)}|${by(one as PeriodName)} .*\\b(?:${PUT}|amount)\\b`,
          ),
          `each${one}`,
        ] as const,
    ),
    [new RegExp(`^(?!.*(?:${BY_ANY}|${EARNS.source})).*(?:${NEEDS_START})`), "start"],
    [
      new RegExp(
        `^(?!.*${BY_ANY}).*\\b(?:today|now|initial(?:ly)?|lump sum|start|starting|principal|begin|upfront|up front|originally|present)\\b`,
      ),
      "startOf",
    ],
    // Who asks for the interest is not told the sum.
    [
      new RegExp(
        `^(?!.*(?:${EARNS.source})).*(?:\\b(?:worth|value|balance|total|have|be|end|final|final amount|amount|grow|grows|become|future|accumulated)\\b)`,
      ),
      "goal",
    ],
    [/^(?!.*\b(?:how|what|whats|what's|when|which|interest|rate|need)\b)/, "grown"],
  ],
  rules: [],
  words:
    "interest compound compounded compounding save saves saved saving savings invest invested investing investment investments deposit deposits deposited depositing grow grows grew growing grown earn earns earned earning earnings earnt return returns apy growth cagr rate yield fund account bank money cash cd certificate value worth today now right future final ending end ended balance total amount start starting started begin beginning initial initially principal lump sum single one-time goal target reach hit become becomes turn turns into put puts putting in each every per a month monthly year yearly annual annually week weekly biweekly quarter quarterly average needed required must should long until till til when soon time years year yrs months weeks how much many percent percentage at of contribute contributing contribution contributions add adds adding plus set aside up already there left alone sit sits leave pays pay paying paid gain profit made make makes accumulate accumulated after later over away for from to then-current exactly term rest untouched give gives bring brings kid son daughter later do let it's double doubles doubled doubling triple triples tripled quadruple quadruples take takes only just high yield hysa online market my dollars bucks + years",
  told: {},
  solve: solveSavings,
};

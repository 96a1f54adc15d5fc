/**
 * Money that grows: what is there, what is put in each month, the rate, the time and what it comes to; any of them is
 * asked for. "What do I put in today to have 50k in 12 years at 5%?", "300 a month at 4% compounded monthly, when 20k?"
 */
import type { Reading } from "#assistant/readings/reading.ts";
import { read, sum, tellIn, tidy } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { after, before, by, BY_ANY, type Model, paid, type PeriodName } from "./model.ts";
import type { Said } from "./read-model.ts";

/** How often a year something is put in. */
const DEPOSITS: Readonly<Partial<Record<PeriodName, number>>> = {
  week: 52,
  biweek: 26,
  month: 12,
  quarter: 4,
  year: 1,
};
/** What the calculators call a compounding so often a year. */
const COMPOUNDED: Readonly<Record<number, string>> = {
  1: "annually",
  2: "semiannually",
  4: "quarterly",
  12: "monthly",
  52: "weekly",
  365: "daily",
};
const compounded = (adverb: string) =>
  new RegExp(
    `\\b(?:with |and |interest |is )*(?:${adverb})(?: interest)? compound(?:ing|ed)?\\b|\\b(?:with |and |interest |is |it )*compound(?:ed|ing|s)?(?: interest)?(?: (?:is|it|once|every|each|per|a))* (?:${adverb})\\b`,
  );
const PUT =
  "save|saving|saved|deposit|deposits|deposited|invest|investing|invested|contribute|contributing|contributions?|add|adding|put|putting|put in|putting in|set aside";

/** How somebody asks what must be there from the start: of a goal that nothing else is said of. */
const NEEDS_START =
  "\\b(?:need|needed|must|should|have to|required|do i|would i|could i|can i)\\b(?: [a-z]+)* (?:deposit|invest|put|start|save|set|in|lump sum|today|now)\\b|\\b(?:lump sum|deposit|investment|amount|principal) (?:needed|required)";

export const SAVINGS: Model = {
  about:
    /\b(?:interest|compound\w*|sav(?:e|es|ed|ing|ings)|invest\w*|deposit\w*|grow\w*|grew|earn\w*|return|apy|growth|cagr|doubl\w+|tripl\w+|quadrupl\w+|put in|account|fund|become\w*|worth|lump sum|end up with|accumulate\w*)\b/,
  not: /<(?:area|mass|volume|length|clock|date|hours|speed)|<percent.*<percent|\b(?:loan|loans|mortgage|borrow\w*|owe|owed|owes|debt|card|apr|financ\w+|lent|lend|repay|pay(?:ing|ment|ments)? (?:off|back|down)|tax|taxes|inflation|withdraw\w*|retire\w*|pension|401k|match\w*|salary|bonus|raise|rent|bond|coupon|dividends?|shares?|stocks?|fee|fees|penalty|population|bacteria|depreciat\w*|los(?:e|es|ing|t)|drop\w*|fall\w*|discount\w*|off|sale|price|house|home|car|rule|continuous\w*|real|nominal|effective|every day|a day|daily deposit|increas\w*|then|switch\w*|annuity|perpetuity|present value|npv|irr|goes up|half|tip|commission|promis\w*|receiv\w*|inherit\w*|worth (?:right |to me )*(?:now|today))\b|\bapy\b.*\bcompound|\bcompound.*\bapy\b/,
  said: {
    rate: [
      "{P}(?: (?:apy|annual|yearly|a year|per year|interest|rate|return|growth|fixed|each year|every year|annually|per annum|nominal))*",
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
      ),
      "(?:from {N} )?to {N}(?! [a-z]+ to)",
      "{N}(?: exactly)?(?= <(?:years|months)\\d+> later)",
      before("goal|target|future value|by then|saved up"),
    ],
    start: [
      "{N}(?: dollars)? (?:already|saved|so far|to start(?: with)?|starting|start|today|right now|in the bank|in savings|initial(?:ly)?|lump sum|principal)(?: saved| already| up)*",
      after(
        "start|starts|starting|started|begin|beginning|already|initial(?: deposit| investment| amount)?|principal|lump sum|have|has|got|from|turn|turns|turned|makes|was worth|bought(?: it)?(?: at| for)?",
      ),
    ],
    years: ["{y}(?: (?:cd|from now|later|from today|ago|term))*"],
    months: ["{mo}(?: (?:cd|from now|later|term))*"],
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
    [/\bsimple(?: interest)?\b/, "simple", 1],
    [compounded("semi ?-?annual(?:ly)?|half ?-?yearly|twice a year|<number\\d+> times a year"), "times", 2],
    [compounded("quarterly|quarter"), "times", 4],
    [compounded("monthly|month"), "times", 12],
    [compounded("weekly|week"), "times", 52],
    [compounded("daily|day"), "times", 365],
    [compounded("annual(?:ly)?|yearly|year|per annum"), "times", 1],
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
    [
      /\b(?:how much|what|whats|what's|total|the|find|in|is|for)(?: (?:is|was|the|total|simple|compound|are|of|my|will be))* (?:interest|profit|gain|earnings)\b|^(?:simple |compound |total )*interest\b|\b(?:how much|what)(?: (?:interest|money|would|will|do|does|did|can|could|should|i|we|it|they|the|my|account|that|a|an|of|at|on|in|cd|from|with|over|\|))* (?:earn|gain)\b|\binterest (?:earned|earnt|made|amount)\b|\b(?:earnings|profit)$/,
      "earned",
    ],
    ...Object.keys(DEPOSITS).map(
      (one) =>
        [
          new RegExp(
            `\\b(?:${PUT}|need|how much|amount)\\b.*${by(one as PeriodName)}|${by(one as PeriodName)} .*\\b(?:${PUT}|amount)\\b`,
          ),
          `each${one}`,
        ] as const,
    ),
    [new RegExp(`^(?!.*${BY_ANY}).*(?:${NEEDS_START})`), "start"],
    [
      new RegExp(
        `^(?!.*${BY_ANY}).*\\b(?:today|now|initial(?:ly)?|lump sum|start|starting|principal|begin|upfront|up front|originally|present)\\b`,
      ),
      "startOf",
    ],
    [
      /\b(?:how much|what|whats|what's|worth|value|balance|total|have|end|final|final amount|amount|grow|grows|become|future|accumulated)\b/,
      "goal",
    ],
  ],
  rules: [],
  words:
    "interest compound compounded compounding save saves saved saving savings invest invested investing investment investments deposit deposits deposited depositing grow grows grew growing grown earn earns earned earning earnings earnt return returns apy growth cagr rate yield fund account bank money cash cd certificate value worth today now right future final ending end ended balance total amount start starting started begin beginning initial initially principal lump sum single one-time goal target reach hit become becomes turn turns into put puts putting in each every per a month monthly year yearly annual annually week weekly biweekly quarter quarterly average needed required must should long until till til when soon time years year yrs months weeks how much many percent percentage at of contribute contributing contribution contributions add adds adding plus set aside up already there left alone sit sits leave pays pay paying paid gain profit made make makes accumulate accumulated after later over away for from to then-current exactly term rest untouched give gives bring brings kid son daughter later do let it's double doubles doubled doubling triple triples tripled quadruple quadruples take takes only just high yield online market my dollars bucks bonus-free old",
  told: {},
  solve: solveSavings,
};

const money = (written: string, label: string): Reading => ({
  ...sum(written),
  told: { field: { kind: "money", label, decimals: 2 } },
});
const share = (written: string, label: string): Reading => ({
  ...sum(written),
  told: { field: { kind: "percent", label, decimals: 2 } },
});

/** A span that was worked out by years, in the unit in which it is asked for. */
function span(years: string, asked: string): Reading | null {
  const [unit, times] = asked === "weeks" ? ["week", 52] : asked === "months" ? ["month", 12] : ["year", 1];
  const [measure] = findMeasures(unit);
  return measure ? { ...sum(times === 1 ? years : `${times} * ${years}`), told: tellIn(measure, "Time") } : null;
}

interface Growth {
  readonly rate: number | undefined;
  readonly isSimple: boolean;
  /** How often a year interest is added; undefined where nobody said it. */
  readonly times: number | undefined;
  /** What is put in, and how often a year. */
  readonly each: number | undefined;
  readonly perYear: number | undefined;
  readonly isEarly: boolean;
  readonly months: number | undefined;
  readonly start: number | undefined;
  readonly goal: number | undefined;
  readonly earned: number | undefined;
}

function solveSavings(said: Said, asked: string): Reading | null {
  const growth = readGrowth(said, asked);
  if (!growth) return null;
  if (growth.isSimple) return solveSimple(growth, asked);
  const perYear = DEPOSITS[asked.replace("each", "") as PeriodName];
  if (asked.startsWith("each")) return perYear && growth.perYear === undefined ? solveEach(growth, perYear) : null;
  return growth.perYear === undefined ? solveLump(growth, asked) : solveDeposits(growth, asked);
}

function readGrowth(said: Said, asked: string): Growth | null {
  const deposits = Object.entries(DEPOSITS).filter(([one]) => said.has(`each${one}`));
  const spans = ["years", "months", "weeks", "days"].filter((one) => said.has(one));
  if (deposits.length > 1 || spans.length > 1) return null;
  const [deposit] = deposits;
  const [unit] = spans;
  const months = unit === undefined ? undefined : said.get(unit)! * ({ weeks: 12 / 52, days: 12 / 365 }[unit] ?? 1);
  let [start, goal] = [said.get("start"), said.get("goal")];
  const other = said.get("other");
  if (other !== undefined) {
    // What nothing is said of is what there is; of what shall be reached where that is what is missing.
    const isGoal =
      start !== undefined || /^(?:start$|each)/.test(asked) || (deposit && asked !== "goal" && asked !== "earned");
    if (isGoal && goal === undefined) goal = other;
    else if (start === undefined) start = other;
    else return null;
  }
  if (said.has("multiple")) {
    if (goal !== undefined) return null;
    start ??= 1;
    goal = start * said.get("multiple")!;
  }
  return {
    rate: said.get("rate"),
    isSimple: said.has("simple"),
    times: said.get("times"),
    each: deposit && said.get(`each${deposit[0]}`),
    perYear: deposit?.[1],
    isEarly: said.has("isEarly"),
    months,
    start,
    goal,
    earned: said.get("earned"),
  };
}

/** I = P·r·t, for any of them. */
function solveSimple(growth: Growth, asked: string): Reading | null {
  const { rate, start, goal, months, perYear, times } = growth;
  if (perYear !== undefined || (times !== undefined && times !== 1)) return null;
  const earned = growth.earned ?? (goal !== undefined && start !== undefined ? tidy(goal - start) : undefined);
  const years = months === undefined ? "" : `${tidy(months)}/12`;
  if (asked === "rate" && earned && start && months)
    return share(`${earned} / ${start} / (${years}) * 100`, "Yearly rate");
  if (rate === undefined) return null;
  if (/^(?:time|months)$/.test(asked) && earned && start && rate)
    return span(`${earned} / (${start} * ${rate}/100)`, asked);
  if (asked.startsWith("start") && growth.earned && months)
    return money(`${growth.earned} / (${rate}/100 * ${years})`, "Principal");
  if (start === undefined || months === undefined || earned !== undefined) return null;
  const inputs = { principal: start, annualRate: rate, time: tidy(months), timeUnit: "months" };
  const output = asked === "earned" ? "interest" : asked === "goal" ? "total" : null;
  return output && read("simple-interest", inputs, output);
}

/** One sum that is left alone. */
function solveLump({ rate, times = 1, start, goal, months, earned }: Growth, asked: string): Reading | null {
  if (earned !== undefined) return null;
  const compounding = COMPOUNDED[times]!;
  const years = months === undefined ? Number.NaN : tidy(months / 12);
  if (asked === "rate" && start && goal && months && rate === undefined) {
    return times === 1
      ? read("cagr", { beginningValue: start, endingValue: goal, termYears: years }, "cagr")
      : share(`${times} * ((${goal} / ${start})^(1/(${times} * ${years})) - 1) * 100`, "Yearly rate");
  }
  if (rate === undefined) return null;
  if (asked === "monthInterest" && start && goal === undefined && (months === undefined || months === 1))
    return money(`${start} * ${rate}/1200`, "Interest in a month");
  const growth = times === 1 ? `1 + ${rate}/100` : `1 + ${rate}/${100 * times}`;
  if (/^(?:time|months)$/.test(asked) && start && goal && goal > start && months === undefined && rate > 0) {
    const count = `ln(${tidy(goal / start)}) / ln(${growth})`;
    return span(times === 1 ? count : `${count} / ${times}`, asked);
  }
  if (months === undefined) return null;
  if (asked.startsWith("start") && goal && start === undefined) {
    return times === 1 || times === 12 || times === 4 || times === 2
      ? read("present-value", { futureValue: goal, annualRate: rate, termYears: years, compounding }, "presentValue")
      : money(`${goal} / (${growth})^(${times} * ${years})`, "To put in now");
  }
  if (!start || goal !== undefined || (asked !== "goal" && asked !== "earned")) return null;
  const whole = Math.round(months);
  if (Math.abs(whole - months) > 1e-6) return null;
  const inputs = {
    principal: start,
    annualRate: rate,
    termYears: Math.floor(whole / 12),
    ...(whole % 12 === 0 ? {} : { extraMonths: whole % 12 }),
    compounding,
  };
  return read("compound-interest", inputs, asked === "earned" ? "totalInterest" : "futureValue");
}

/** What must be put in each month. */
function solveEach(
  { rate = 0, times, isEarly, months, start = 0, goal, earned }: Growth,
  perYear: number,
): Reading | null {
  if (!goal || goal <= start || months === undefined || earned !== undefined || isEarly) return null;
  if (rate > 0 && times !== perYear) return null;
  const count = tidy((months / 12) * perYear);
  if (perYear === 12 && Number.isInteger(count)) {
    const inputs = { goalAmount: goal, currentSavings: start, annualRate: rate, termMonths: count };
    return read("savings-goal", inputs, "requiredDeposit");
  }
  const step = `${rate}/${100 * perYear}`;
  return money(
    rate === 0
      ? `(${goal} - ${start}) / ${count}`
      : `(${goal} - ${start} * (1 + ${step})^${count}) * (${step}) / ((1 + ${step})^${count} - 1)`,
    "To put in each time",
  );
}

/** So much each month, with interest as often as it is put in. */
function solveDeposits(growth: Growth, asked: string): Reading | null {
  const { rate = 0, each, perYear = 12, isEarly, months, start = 0, goal, earned } = growth;
  // How interest is added between deposits must be said.
  if (earned !== undefined || (rate > 0 && growth.times !== perYear)) return null;
  const step = `${rate}/${100 * perYear}`;
  const early = isEarly && rate > 0 ? ` * (1 + ${step})` : "";
  if (/^(?:time|months|weeks)$/.test(asked) && each && goal && goal > start && months === undefined) {
    if (rate === 0 || early) return null;
    const count = `ln((${goal} + ${each} / (${step})) / (${start} + ${each} / (${step}))) / ln(1 + ${step})`;
    if (perYear === 12) {
      const [month] = findMeasures("month");
      return month ? { ...sum(`ceil(${count})`), told: tellIn(month, "Time") } : null;
    }
    return span(`ceil(${count}) / ${perYear}`, asked);
  }
  if (months === undefined || !each || goal !== undefined || rate === 0) return null;
  const count = tidy((months / 12) * perYear);
  const whole = `${start ? `${start} * (1 + ${step})^${count} + ` : ""}${each} * ((1 + ${step})^${count} - 1) / (${step})${early}`;
  if (asked === "goal") return money(whole, "Future value");
  return asked === "earned" ? money(`${whole} - ${tidy(start + each * count)}`, "Interest earned") : null;
}

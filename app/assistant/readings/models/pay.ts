/** Pay by any period, with hours, overtime, raises, cuts, bonuses and what is taken off. "Paid 930 a week, what a year?" */
import { EACH } from "#assistant/readings/pay-periods.ts";
import { after, before, by, inA, BY_ANY, type Model, paid, ALL_PERIODS, type PeriodName } from "./model.ts";

const PAY = "pay|wage|wages|salary|rate|paycheck|paychecks|check|checks|income|earnings|base|base pay|gross|stipend";
const ASKS_PAY =
  "\\b(?:pay|paid|wages?|salary|rate|paychecks?|checks?|income|earn|earns|earnings|make|makes|made|gross|get|gets|bring|comp|compensation|much|total|what|whats|annual|yearly|annually|monthly|weekly|hourly|biweekly|daily|comes?)\\b";
const MORE =
  "\\b(?:extra|more|difference|increase|bigger|gain|up by|additional|raise (?:worth|amount|in dollars)|(?:is|worth) (?:the|my|that) (?:raise|bonus))\\b";
const LESS = "\\b(?:less|lose|losing|lost|difference|drop|down by)\\b";

/** What is asked for by a period; a year where none is named and the figures are a year's. */
const inPeriod = (words: string, period: PeriodName) =>
  new RegExp(
    `^(?=.*${words})(?=.*(?:${inA(period)}|(?:salary|annual|yearly)(?= |$)(?<=${period === "year" ? "" : "(?!)"}(?:salary|annual|yearly))))`,
  );
const inNone = (words: string) => new RegExp(`^(?=.*${words})(?!.*${BY_ANY})`);

export const PAY_BY_PERIOD: Model = {
  about: new RegExp(
    `\\b(?:wages?|salary|salaried|hourly|overtime|paychecks?|payday|raise|bonus|income|earn\\w*|gross|shifts?|job|gig|offer|pay (?:rate|cut)|my (?:pay|rate|check)|(?:pay|check|paid|rate) (?:is|are|was|of) <|hrs|hours|semi ?-?monthly|biweekly)\\b|<(?:number|money|multiple|run)\\d+> (?:dollars )?${BY_ANY}`,
  ),
  not: /<(?:area|mass|power|length|speed|fuelEconomy|volume|clock)|\b(?:tax|taxes|taxed|loan|mortgage|rent|saving|savings|sav\w+|invest\w*|interest|spend\w*|cost|costs|commission|sales|tip|tips|inflation|401k|borrow\w*|afford\w*|debt|profit|revenue|old|age|salaries|employees|staff|budget|bills?|take home|after (?:tax|taxes|deductions)|pension|retire\w*|dog|each of|lottery|owe|owes|mpg|matches|match|vacation|unpaid|than|dinner|restaurant|meal|waiter|waitress|split|guests|grade|quiz|test|exam|score|off|store|price|priced|discount)\b/,
  said: {
    share: ["{P} (?:part time|of full time|fte|schedule|position|contract|hours|time)"],
    bonus: [
      `(?:(?:plus|and|with) (?:an? )?)?${before("bonus", "{P}")}`,
      `(?:(?:plus|and|with) (?:an? )?)?${after("bonus", "{P}")}`,
    ],
    raise: [
      before(
        "raise|raises|increase|bump|pay rise|rise|hike|merit increase|cost of living|cola",
        "{P}(?: (?:pay|annual|merit|salary))*",
      ),
      after(
        "raise|increase|bump|hike|going up|goes up|went up|raised|up|rise|rises|increased|increases|bumped(?: up)?",
        "{P}",
      ),
    ],
    cut: [
      before("cut|pay cut|reduction|decrease", "{P}(?: (?:pay|salary))*"),
      after("cut|reduced|lowered|reduction|dropped|slashed|decreased|drops|falls|down", "(?:by )?{P}"),
    ],
    multiple: [
      "{#} ?x(?: (?:pay|rate))?(?: (?:for )?overtime)?",
      "{#} times (?:the )?(?:pay|rate|regular|normal|hourly|my)",
    ],
    limit: [
      "(?:(?:overtime|ot) )?(?:over|past|above|beyond|after|exceeding) {#}(?: hours| hrs)?(?: (?:a|per) week)?",
      "(?:(?:overtime|ot) )?(?:over|past|above|beyond|after|exceeding) {h}",
    ],
    timesMonth: ["{#} times (?:a|per|each|every) month"],
    paycheck: [
      "(?:paychecks?|paydays?|checks?|pay)(?: (?:is|are|of|stubs?|comes?|to|at))* {N}(?= (?:\\||semi))",
      "{N}(?: dollars)?(?= (?:semi ?-?monthly|semimonthly|semi monthly))",
    ],
    shiftsweek: ["{#} (?:shifts?|days)(?: <hours\\d+>)? (?:a|per|each|every) week", "{#}(?= <hours\\d+> shifts?)"],
    hoursday: [`{h}(?: (?:shifts?|days?))? ${by("day")}`, "{h} (?:shifts?|days?|workdays?)", `(?:{#} h) ${by("day")}`],
    hoursweek: [`{h} (?:${by("week")}|weeks?|wks?)`],
    hoursmonth: [`{h} ${by("month")}`],
    daysweek: [`{d} ${by("week")}`],
    weeksyear: [`{w}(?: (?:${by("year")}|worked))?`],
    monthsyear: ["{mo}"],
    ...Object.fromEntries(
      ALL_PERIODS.map((one) => [
        `pay${one}`,
        [
          paid(one),
          `${by(one)}(?: (?:${PAY}))*(?: (?:is|of|was|at|my|from|=))* {N}(?! ?${BY_ANY})`,
          `{N} (?:${PAY}) ${by(one)}`,
        ],
      ]),
    ),
    hours: ["{h}"],
    net: [after("net|take home|takehome|bring home|deposited|get to keep"), before("net|take home")],
    gross: [after("gross|before taxes")],
    rate: [after("(?:regular |normal |base |straight )?(?:hourly )?(?:rate|wage)"), "(?:at|@) {N}(?= .*<?|)"],
    salary: [after("salary|base|full time|annual|yearly|base pay"), before("salary|base|a year|job|offer"), "{N}"],
  },
  units: {
    hours: ["time", "h"],
    limit: ["time", "h"],
    hoursday: ["time", "h"],
    hoursweek: ["time", "h"],
    hoursmonth: ["time", "h"],
    daysweek: ["time", "day"],
    weeksyear: ["time", "week"],
    monthsyear: ["time", "month"],
  },
  signs: [
    [
      /\b(?:(?:overtime|ot)(?: (?:is|at|pays|paid|rate|of))* )?(?:time (?:and|n|&|plus) (?:a |one )?half|<(?:number|hours)\d+> and a half times)(?: (?:pay|rate|overtime|for overtime))?\b/,
      "multiple",
      1.5,
    ],
    [/\bdouble(?: |-)?time\b|\btwice (?:the|my) (?:rate|pay)\b/, "multiple", 2],
    [/\bsemi ?-?monthly\b|\bsemimonthly\b/, "timesMonth", 2],
    [/\b(?:half time|half-time|part time half)\b/, "share", 50],
  ],
  usual: { weeks: 52, fullweek: 40 },
  asked: [
    [
      /\b(?:percent|percentage)\b.*\b(?:raise|increase|bump|rise|more)\b|\b(?:raise|increase)\b.*\b(?:percent|percentage)\b/,
      "raise",
    ],
    [
      /\b(?:percent|percentage|%|share|fraction)\b.*\b(?:taken|deducted|withheld|comes out|come out|gone|goes|lose|off)\b/,
      "takenShare",
    ],
    [/\b(?:percent|percentage)\b.*\b(?:keep|kept|net|home)\b/, "keptShare"],
    [/\b(?:taken|deducted|withheld|deductions?)\b/, "taken"],
    ...ALL_PERIODS.flatMap((one) => [
      [inPeriod(MORE, one), `gain${one}`] as const,
      [inPeriod(LESS, one), `loss${one}`] as const,
    ]),
    [new RegExp(MORE), "gainyear"],
    ...ALL_PERIODS.flatMap((one) => [
      [inPeriod(ASKS_PAY, one), `new${one}`] as const,
      [inPeriod(ASKS_PAY, one), `low${one}`] as const,
      [inPeriod(ASKS_PAY, one), `part${one}`] as const,
      [inPeriod(ASKS_PAY, one), `pay${one}`] as const,
    ]),
    [inNone(`\\b(?:bonus)\\b`), "bonusPay"],
    ...["worked", "extended", "newyear", "newhour", "lowyear", "lowhour", "partyear"].map(
      (one) => [inNone(ASKS_PAY), one] as const,
    ),
    [/\b(?:total|comp|compensation|package)\b/, "newyear"],
    [/\bgross\b|\bpay\b|\bearn\b/, "worked"],
  ],
  rules: [
    "payyear = salary * 1",
    "payhour = rate * 1",
    "paymonth = paycheck * timesMonth",
    "payyear = payweek * weeksyear",
    "payyear = payweek * weeks",
    "payyear = paymonth * 12",
    "payyear = paymonth * monthsyear",
    "payyear = payquarter * 4",
    "payyear = paybiweek * 26",
    "payweek = payhour * hoursweek",
    "payday = payhour * hoursday",
    "payweek = payday * daysweek",
    "payweek = payday * shiftsweek",
    "paymonth = payhour * hoursmonth",
    "hoursweek = hoursday * shiftsweek",
    "hoursweek = hoursday * daysweek",
    "fullpay = payhour * fullweek",
    ...ALL_PERIODS.flatMap((one) => [
      `raised = raise / 100`,
      `gain${one} = pay${one} * raised`,
      `new${one} = pay${one} + gain${one}`,
      `share1 = cut / 100`,
      `loss${one} = pay${one} * share1`,
      `low${one} = pay${one} - loss${one}`,
      `portion = share / 100`,
      `part${one} = pay${one} * portion`,
    ]),
    "bonusShare = bonus / 100",
    "bonusPay = payyear * bonusShare",
    "newyear = payyear + bonusPay",
    "taken = gross - net",
    "takenPart = taken / gross",
    "takenShare = takenPart * 100",
    "keptPart = net / gross",
    "keptShare = keptPart * 100",
    "plain = payhour * limit",
    "above = hours - limit",
    "overrate = payhour * multiple",
    "overpay = above * overrate",
    "extended = plain + overpay",
    "worked = hours * overrate",
    "worked = hours * payhour",
  ],
  words:
    "pay pays paid paying wage wages salary salaried rate paycheck paychecks check checks income earn earns earning earnings make makes making gross base job gig work works working worked shift shifts hours hour hr hrs regular normal straight full time fulltime part parttime raise raised raises bonus cut being getting got total comp compensation package annual annually yearly year yr monthly month weekly week wkly biweekly fortnightly daily day hourly per a an each every before tax taxes extra more less difference percent percentage taken out off deducted withheld net new boss offered offer offers offering position gives give company employer now after that this and in over dollars bucks is equals equal sunday sundays saturday saturdays holiday holidays weekend weekends night nights teacher nurse temp temporary contractor it on amount to from am paychecks every other twice comes semi semimonthly what's next today currently current old adds up comes come equivalent worth it's got",
  told: {
    ...Object.fromEntries(
      ALL_PERIODS.flatMap((one) =>
        (
          [
            ["pay", "Gross pay"],
            ["new", "New pay"],
            ["low", "New pay"],
            ["part", "Gross pay"],
            ["gain", "More"],
            ["loss", "Less"],
          ] as const
        ).map(([kind, label]) => [`${kind}${one}`, ["$", `${label} ${EACH[one]}`]] as const),
      ),
    ),
    bonusPay: ["$", "Bonus"],
    worked: ["$", "Gross pay"],
    extended: ["$", "Gross pay"],
    taken: ["$", "Taken off"],
    takenShare: ["%", "Taken off"],
    keptShare: ["%", "Kept"],
  },
};

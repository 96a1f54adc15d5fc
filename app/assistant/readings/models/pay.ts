/** Pay by any period, with hours, overtime, raises, cuts, bonuses and what is taken off. "Paid 930 a week, what a year?" */
import { EACH } from "#assistant/readings/pay-periods.ts";
import { after, ALL_PERIODS, before, by, BY_ANY, inA, type Model, nounOf, paid, type PeriodName } from "./model.ts";

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
    `\\b(?:wages?|salary|salaried|checks|hourly|overtime|paychecks?|payday|raise|bonus|income|earn\\w*|gross|shifts?|job|gig|offer|(?:make|made|making|paid) <|pay (?:rate|cut)|my (?:pay|rate|check)|(?:pay|check|paid|rate) (?:is|are|was|of) <|worked|hrs|hours|semi ?-?monthly|biweekly)\\b|<(?:number|money|multiple|run)\\d+> (?:dollars )?(?:for |over )?${BY_ANY}`,
  ),
  not: /<(?:area|mass|power|length|speed|fuelEconomy|volume|clock)|\b(?:(?<!before (?:any |the )?)(?:tax|taxes)|taxed|loan|mortgage|rent|saving|savings|sav\w+|invest\w*|interest|spend\w*|cost|costs|commission|sales|tip|tips|inflation|401k|borrow\w*|afford\w*|debt|profit|revenue|old|age|salaries|employees|staff|budget|bills?(?! <)|take home|after (?:tax|taxes|deductions)|pension|retire\w*|dog|each of|lottery|owe|owes|mpg|matches|match|vacation|unpaid|than|each way|dinner|restaurant|meal|waiter|waitress|split|guests|grade|quiz|test|exam|score|(?<!<weeks\d+> )off|store|price|priced|discount)\b/,
  said: {
    share: ["{P} (?:part time|of full time|fte|schedule|position|contract|hours|time)"],
    bonus: [
      "{P}(?= bonus (?:of|on) <)",
      "(?<=bonus (?:of )?){P}(?= (?:of|on) <)",
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
    // A raise in money: "a 2 dollar an hour raise", "a raise of 1.50 an hour"
    ...Object.fromEntries(
      ALL_PERIODS.map((one) => [
        `up${one}`,
        [
          `${paid(one)} (?:pay )?(?:raise|increase|bump|more)`,
          after("raise|increase|bump|raised by", paid(one)),
          `{N}(?: (?:dollars?|pay))* (?:raise|increase|bump) ${by(one)}`,
        ],
      ]),
    ),
    "was becomes": ["from {N}(?: <[a-z]+\\d+>)? to {N}", "{N} to {N}"],
    was: [after("(?:made|used to (?:make|earn|get)|was (?:making|earning|on|at)|old (?:salary|pay|wage|rate))")],
    becomes: [
      after(
        "now(?: (?:i|he|she|at|on|i'm|its|it's|make|making|earn|earning|get|getting|paid))*|new (?:salary|pay|wage|rate)",
      ),
    ],
    checksyear: [
      "(?:(?:divided|split) (?:over|by|into|across) )?{#} (?:pay ?checks|pay ?periods|pay ?days|checks|pays|payments)(?: (?:a|per|each|every|in a) year)?",
      "{#} of them(?: (?:a|per|each) year)?",
    ],
    multiple: [
      "(?:(?:overtime|ot)(?: (?:is|at|pays|paid|of))* )?{#} ?x(?: (?:pay|rate))?(?: (?:for )?overtime)?",
      "{#} times (?:the )?(?:pay|rate|regular|normal|hourly|my)",
    ],
    limit: [
      "(?:(?:overtime|ot) )?(?:over|past|above|beyond|after|exceeding) {#}(?: hours| hrs)?(?: (?:a|per) week)?",
      "(?:(?:overtime|ot) )?(?:over|past|above|beyond|after|exceeding) {h}",
    ],
    timesMonth: ["{#} times (?:a|per|each|every) month"],
    paycheck: [
      "(?<=semi.*)(?:paychecks?|checks?|pay)(?: (?:is|are|of|=|comes|to))* {N}",
      "{N}(?: dollars)? (?:per|a|each|every) (?:paycheck|check|payday|pay ?period)",
      "(?:paychecks?|paydays?|checks?|pay)(?: (?:is|are|of|stubs?|comes?|to|at))* {N}(?= (?:\\||semi))",
      "{N}(?: dollars)?(?= (?:semi ?-?monthly|semimonthly|semi monthly))",
    ],
    regular: ["{#} (?:regular|normal|straight(?: time)?) (?:hours|hrs)", "{h} (?:regular|normal|straight)(?: time)?"],
    over: [
      "{#} (?:overtime|ot|extra) (?:hours|hrs)(?: of (?:overtime|ot))?",
      "{h}(?: of)? (?:overtime|ot)",
      "(?:overtime|ot)(?: (?:of|is|was|:))* {h}",
    ],
    "weeksoff weeksyear": ["{#} of the {w}(?: (?:off|away))?"],
    weeksoff: ["{w}(?: (?:of|unpaid))? (?:off|vacation|away|holiday|holidays)(?: (?:a|per|each) year)?"],
    shiftsweek: ["{#} (?:shifts?|days)(?: <hours\\d+>)? (?:a|per|each|every) week", "{#}(?= <hours\\d+> shifts?)"],
    hoursday: [`{h}(?: (?:shifts?|days?))? ${by("day")}`, "{h} (?:shifts?|days?|workdays?)", `(?:{#} h) ${by("day")}`],
    hoursweek: [
      `{h} (?:${by("week")}|weeks?|wks?)`,
      // So many hours are those of a week where more is asked for.
      "{h}(?= .*\\b(?:weeks?|weekly|month|monthly|year|yearly|annual|annually|salary)\\b|.*<weeks)(?!.*\\b(?:overtime|half|worked|day|shifts?)\\b)",
      "(?<=\\b(?:full time|yearly|annual|annually|salary)\\b(?! .*\\b(?:overtime|half|worked|day|shifts?)\\b).*){h}",
    ],
    // More hours than a week has are those of a month.
    hoursmonth: [`{h} ${by("month")}`, "{h}(?=.*\\bmonth)", "(?<=\\bmonth.*){h}"],
    daysyear: [`{d} (?:${by("year")}|worked)`],
    daysweek: [`{d} ${by("week")}`],
    weeksyear: ["{w}(?: (?:(?:a|per|each|every|in a) (?:year|yr)|worked))?"],
    monthsyear: ["{mo}"],
    ...Object.fromEntries(
      ALL_PERIODS.map((one) => [
        `pay${one}`,
        [
          paid(one),
          `${by(one)}(?: (?:${PAY}))*(?: (?:is|of|was|at|my|from|=))* {N}(?! ?${BY_ANY})`,
          `{N} (?:${PAY}) ${by(one)}`,
          `{N}(?: (?:dollars|bucks))? (?:for|in|over) (?:the|that|this|last|one|a)(?: (?:whole|full))? ${nounOf(one)}`,
          `${nounOf(one)} rate(?: (?:is|of|=))* {N}`,
        ],
      ]),
    ),
    hours: ["{h}", "(?:worked|work|works|working|did|put in) {#}"],
    target: ["(?:to|and) (?:make|earn|get|gross|clear) {N}(?! <)"],
    net: [after("net|take home|takehome|bring home|deposited|get to keep"), before("net|take home")],
    gross: [after("gross|before taxes")],
    rate: [
      after(
        "(?:make|making|earn|earning|pays|paid|at|get|getting|charge|charging)",
        "{N}(?= .*\\b(?:overtime|ot|time and a half|double time|after|over|past)\\b)",
      ),
      before("(?:an hour )?(?:hourly )?(?:rate|wage)"),
      after("(?:regular |normal |base |straight )?(?:hourly )?(?:rate|wage)|base|regular"),
      "(?:at|@) {N}",
    ],
    salary: [after("salary|base|full time|annual|yearly|base pay"), before("salary|base|a year|job|offer"), "{N}"],
  },
  // Nobody works 8 hours a week full time, or is paid 40 dollars a year.
  ranges: {
    hoursweek: [12, 90],
    hoursmonth: [91, 300],
    salary: [5, 1e7],
    limit: [6, 60],
    rate: [5, 500],
    payhour: [2, 1000],
    payday: [10, 10_000],
    payyear: [1500, 1e7],
    paycheck: [50, 15_000],
    checksyear: [10, 60],
    weeksoff: [1, 30],
    was: [5, 1e7],
  },
  units: {
    hours: ["time", "h"],
    regular: ["time", "h"],
    over: ["time", "h"],
    weeksoff: ["time", "week"],
    limit: ["time", "h"],
    hoursday: ["time", "h"],
    hoursweek: ["time", "h"],
    hoursmonth: ["time", "h"],
    daysweek: ["time", "day"],
    daysyear: ["time", "day"],
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
    [/\bfull ?-?time\b/, "hoursweek", 40],
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
    [/\b(?:percent|percentage)\b/, "raise"],
    [
      /\b(?:each|every|per|a|the)(?: [a-z]+){0,2} (?:pay ?check|check|pay ?day|pay ?period)\b|^(?:gross )?(?:paycheck|paychecks)\b|\bpaychecks?$/,
      "paycheck",
    ],
    ...ALL_PERIODS.flatMap((one) => [
      [inPeriod(MORE, one), `gain${one}`] as const,
      [inPeriod(LESS, one), `loss${one}`] as const,
    ]),
    [new RegExp(MORE), "gainyear"],
    [/\bhow (?:many (?:hours|hrs)|long)\b/, "hours"],
    ...ALL_PERIODS.flatMap((one) => [
      [inPeriod(ASKS_PAY, one), `new${one}`] as const,
      [inPeriod(ASKS_PAY, one), `low${one}`] as const,
      [inPeriod(ASKS_PAY, one), `part${one}`] as const,
      [inPeriod(ASKS_PAY, one), `pay${one}`] as const,
      [inPeriod(ASKS_PAY, one), `gain${one}`] as const,
    ]),
    [inNone("\\bbonus\\b(?!.*\\b(?:total|altogether|package|comp)\\b)"), "bonusPay"],
    ...["worked", "extended", "spanpay", "sumyear", "newyear", "newhour", "lowyear", "lowhour", "partyear"].map(
      (one) => [inNone(ASKS_PAY), one] as const,
    ),
    [/\b(?:total|comp|compensation|package)\b/, "newyear"],
    [/\bgross\b|\bpay\b|\bearn\b/, "worked"],
    [/\b(?:pay|checks?|gross)\b/, "paycheck"],
    // "2,600 for the month, 173 hours, per hour?"
    ...ALL_PERIODS.map((one) => [new RegExp(`^(?!.*\\b(?:how|what|when|which)\\b).*${inA(one)}`), `pay${one}`] as const),
    // "4% raise on 21 an hour" asks for what it comes to.
    ...["newhour", "newsalary", "newweek", "newmonth", "newyear", "extended"].map(
      (one) => [/^(?!.*\b(?:how|what|when|which)\b)/, one] as const,
    ),
  ],
  rules: [
    "payyear = salary * 1",
    "payyear = was * 1",
    "gainsalary = salary * raised",
    "newsalary = salary + gainsalary",
    "sumyear = payday * daysyear",
    "payyear = sumyear * 1",
    "spanpay = payweek * weeksyear",
    "target = hours * payhour",
    "payhour = rate * 1",
    "paymonth = paycheck * timesMonth",
    "payyear = paycheck * checksyear",
    "more = becomes - was",
    "moreShare = more / was",
    "raise = moreShare * 100",
    "workweeks = weeksyear - weeksoff",
    "workweeks = weeks - weeksoff",
    "payyear = payweek * workweeks",
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
      `new${one} = pay${one} + up${one}`,
      `raised = raise / 100`,
      `gain${one} = pay${one} * raised`,
      `new${one} = pay${one} + gain${one}`,
      `share1 = cut / 100`,
      `loss${one} = pay${one} * share1`,
      `low${one} = pay${one} - loss${one}`,
      `portion = share / 100`,
      `part${one} = pay${one} * portion`,
    ]),
    "upweek = uphour * hoursweek",
    "gainweek = upweek * 1",
    "gainday = uphour * hoursday",
    "gainyear = upweek * weeks",
    "gainyear = upmonth * 12",
    "gainyear = upweek * weeksyear",
    "gainpart = upweek * weeks",
    "gainmonth = gainpart / 12",
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
    "plainpay = payhour * regular",
    "extraPay = over * overrate",
    "extended = plainpay + extraPay",
    "extended = plain + overpay",
    "worked = hours * overrate",
    "worked = hours * payhour",
  ],
  words:
    "pay pays paid paying wage wages salary salaried rate paycheck paychecks check checks income earn earns earning earnings make makes making gross base job gig work works working worked shift shifts hours hour hr hrs regular normal straight full time fulltime part parttime raise raised raises bonus cut being getting got total comp compensation package annual annually yearly year yr monthly month weekly week wkly biweekly fortnightly daily day hourly per a an each every before tax taxes extra more less difference percent percentage taken out off deducted withheld net new boss offered offer offers offering position gives give company employer now after that this and in over dollars bucks is equals equal sunday sundays saturday saturdays holiday holidays weekend weekends night nights teacher nurse temp temporary contractor it on amount to from am paychecks every other twice comes semi semimonthly what's next today currently current old adds up comes come equivalent worth it's got used make made raised from to bump off away charge charging bill billing freelance freelancer take rate divided split periods period payday paydays 15th it was were do did put make get gets getting dollar increase rise anually gave all",
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
    raise: ["%", "Raise"],
    paycheck: ["$", "Gross pay each payday"],
    bonusPay: ["$", "Bonus"],
    newsalary: ["$", "New pay"],
    hours: ["h", "Hours"],
    spanpay: ["$", "Gross pay"],
    sumyear: ["$", "Gross pay"],
    worked: ["$", "Gross pay"],
    extended: ["$", "Gross pay"],
    taken: ["$", "Taken off"],
    takenShare: ["%", "Taken off"],
    keptShare: ["%", "Kept"],
  },
};

/**
 * What is left of a whole when a share of it is gone, whichever of them was said: pay and what is kept of it after a tax
 * ("net 2,400 after 20 % tax, gross"), a price and what was paid after a discount ("paid 80 after 20 % off").
 */
import { PAID_AFTER } from "#assistant/readings/slots/percentages.ts";
import { after, before, by, BY_ANY, inA, type Model } from "./model.ts";

const TAXED = "(?:(?:income |payroll )?tax(?:es)?|deductions?|withholding|withheld)";
const OFF =
  "(?:off|discount|reduction|rebate|markdown|coupon|gone|used(?: up)?|spent|sold|eaten|lost|evaporated|broken|rotten|given away|taken(?: out)?)";
const LOSING = "(?:spending|using|losing|selling|eating|paying|taking(?: off)?|giving away|losses of|loss of)";
/** What is left is the whole without its share. */
const RULES = ["rest = 100 - share", "points = whole * rest", "points = left * 100", "gone = whole - left"];

const LEVY = "(?:state|local|fica|social security|medicare|fed|federal)(?: (?:income )?tax(?:es)?)?";
/** Of pay a tax is taken; on a price it is put. */
export const KEPT_PAY: Model = {
  about: new RegExp(
    `^(?=.*\\b(?:${TAXED}|${LEVY})\\b)(?=.*<percent).*(?:\\b(?:gross|net|take[- ]?home|keep|keeps|kept|left|brings? home)\\b|\\bminus <percent)`,
  ),
  not: /<percent.*<percent.*<percent|<(?:time|hours|days|weeks|months|years|date|length|mass)|\b(?:vat|gst|hst|sales|price|prices|invoice|costs?|item|bill|receipt|margin|profit|revenue|loan|capital|estate|property|gain|gains|interest|rent|401k|married|single|filing|bracket|tip|discount|off|house|then|plus|paid)\b/,
  said: {
    ...Object.fromEntries(
      ["levy", "levy2"].map((one) => [one, [`${LEVY}(?: (?:is|of|at|takes?))* {P}`, `{P}(?: (?:to|for|in))* ${LEVY}`]]),
    ),
    less: [
      "(?:other )?(?:deductions?|union dues|(?:health )?insurance|benefits|garnishment)(?: (?:of|are|is|another|for))* {N}",
      "(?:(?:and|minus|less|another) )*{N}(?: (?:in|of|for|other|health))* (?:deductions?|union dues|insurance|benefits|garnishment)",
    ],
    share: [
      `(?:(?:after|minus|less|at|with|the|my|an?) )*{P}(?: (?:in|of|goes to|for|is))* ${TAXED}`,
      `${TAXED}(?: (?:rate|of|is|are|at|takes?|=))* {P}`,
    ],
    left: [
      `(?:${after("net(?: (?:pay|salary|income))?|take[- ]?home(?: pay)?|keeps?|kept|brings? home")})(?: ${BY_ANY})?`,
      `{N}(?: ${BY_ANY})? (?:net|take[- ]?home|(?:is )?left)`,
    ],
    salary: [`(?:gross )?(?:salary )?(?:of )?{N}(?: salary)?(?: ${by("year")})?(?! ?${BY_ANY})(?=.*${inA("month")})`],
    whole: [
      `(?:${after("gross(?: (?:pay|salary|income|wages?|paycheck))?|salary|pay|earn|make|wages?")})(?: ${BY_ANY})?`,
      `${before("gross")}(?: ${BY_ANY})?`,
      `{N}(?: ${BY_ANY})?`,
    ],
  },
  ranges: { salary: [12_000, 1e7] },
  usual: { months: 12 },
  asked: [
    [new RegExp(inA("month")), "leftmonth"],
    [/\b(?:gross|before (?:any |the )?tax(?:es)?)\b/, "whole"],
    [/\bhow much (?:is |the |of |goes |to |my |in )*tax(?:es)?\b/, "gone"],
    [/\b(?:net|take[- ]?home|left|keep|after tax(?:es)?)\b/, "left"],
    [/\b(?:net|take[- ]?home|left|keep|after)\b/, "net"],
    [/^(?!.*\b(?:how|what)\b)/, "left"],
    [/^/, "whole"],
  ],
  rules: [
    ...RULES,
    "share = levy * 1",
    "share = levy + levy2",
    "net = left - less",
    "monthly = salary / months",
    "monthpoints = monthly * rest",
    "leftmonth = monthpoints / 100",
  ],
  words:
    "gross net pay salary income wage wages take home take-home takehome keep keeps kept left bring brings after before tax taxes the any my i is was what what's whats how much of from at with minus less get to in do would be then a for per month monthly year yearly check pay",
  told: {
    whole: ["$", "Gross pay"],
    left: ["$", "Net pay"],
    gone: ["$", "Tax"],
    net: ["$", "Net pay"],
    leftmonth: ["$", "Net pay a month"],
  },
};

/** "80 is left after 20 % off": what is said is what the discount has left. */
export const KEPT_PRICE: Model = {
  about: PAID_AFTER,
  not: /<percent.*<percent|<(?:time|hours|days|weeks|months|years|date|percent\d+> (?:sales )?(?:tax|vat|tip|gratuity|service|interest|growth|raise|increase|markup|profit))|\b(?:tax|vat|tip|gratuity|then|plus|another|extra|additional|fee|fees|shipping|monthly|rate)\b/,
  said: {
    share: [
      `after (?:an? |the |my |${LOSING} )*{P}(?: (?:(?:is|are|was|were|of (?:it|them)) )*${OFF})?(?: coupon| sale)?`,
    ],
    left: ["{N}(?: dollars| bucks)?"],
  },
  asked: [
    [/\b(?:sav(?:e|ed|ing|ings)|how much (?:was |is )?(?:off|the discount|gone|lost|spent|used))\b/, "gone"],
    [/^/, "whole"],
  ],
  rules: RULES,
  words:
    "paid pay pays cost costs me us got get it them this that for bought at price is was total came comes to now only just have i we he she they left remain remains remaining leftover still are were my the a what how much original originally full regular list before did do so sale save saved saving savings off discount lost spent used gone",
  told: { whole: ["$", "Before"], gone: ["$", "Off"] },
  isOfThings: true,
};

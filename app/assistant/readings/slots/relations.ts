/** What two or three named figures make: a yield, a margin on stock, a fee. Each figure stands beside its name. */
import { type Form, read, sum, toNumber, toUnit, type Value } from "./form.ts";
import { readRectangle } from "./measures.ts";
import { ASKS_INTEREST } from "./money.ts";
import { MONTHLY } from "./words.ts";

type Taken = Readonly<Record<string, Value>>;

/** One figure in percent of another. */
const inPercent = (part: string, whole: string) => (taken: Taken) =>
  read("percentage", { mode: "what-percent", part: toNumber(taken[part]), whole: toNumber(taken[whole]) }, "percent");

/** A percentage of a sum. */
const partOf = ({ rate, whole }: Taken) =>
  read("percentage", { mode: "percent-of", percent: toNumber(rate), whole: toNumber(whole) });

/** A figure before or behind its name. */
export const named = (names: string, kind = "N") => [
  `(?:${names})(?: (?:is|was|are|of|at|:|=))* {${kind}}`,
  `{${kind}}(?: in| of| a year in)? (?:${names})`,
];
const NO_PERIOD = String.raw`\b(?:months?|monthly|weeks?|weekly|quarter|quarterly|days?|daily|times)\b|<(?:time|date)`;

/** A cost that is paid back later than that is told as a number. */
const MOST_FLOWS = 50;

export const RELATIONS: readonly Form[] = [
  {
    about: [/\b(?:profit|net|gross|operating) margin\b|\bmargin\b/],
    not: new RegExp(`${NO_PERIOD}|<percent|\\b(?:cost|costs|cogs|price|markup|sell|sold|buy|bought|units?)\\b`),
    places: {
      whole: [
        ...named("revenue|sales|turnover"),
        ...["on|from|out of", "of"].map(
          (link) => `(?:${link}) {N}(?: (?:in|of))?(?: (?:revenue|sales|turnover|income))?`,
        ),
      ],
      part: ["{N}"],
    },
    words: "net gross operating profit margin income earnings revenue sales turnover percent percentage",
    read: inPercent("part", "whole"),
  },
  {
    // What is saved or earned each period pays a cost back.
    about: [
      /\b(?:pay ?back|pays? (?:for )?(?:it|them)?(?:self|selves)?|break[- ]?even|recoup|pay off)\b/,
      /> (?:dollars )?(?:a|per|each|every) (?:year|month|week|day)\b|> (?:yearly|annually|monthly)\b/,
    ],
    not: /<percent|<(?:time|date)|\b(?:units?|price|variable|fixed|loan|card|debt|balance|owe|each one|sell|sold|rent|expenses|growing)\b/,
    places: {
      gain: ["{N}(?: dollars)? (?:a|per|each|every) (?:year|month|week|day)", "{N} (?:yearly|annually|monthly)"],
      cost: ["{N}"],
    },
    words:
      "payback pay back pays until till itself themselves break even breakeven break-even recoup period time how long cost costs costing investment invested invest initial upfront saves save saving savings me us returns return returning makes make making earns earn earning generates generating brings refi refinance refinancing closing solar panels panel system machine year years month months week day a per each every long when do i",
    read: ({ gain, cost }, text) => {
      const [paid, each] = [toNumber(cost), toNumber(gain)];
      const count = Math.ceil(paid / each);
      if (!/\b(?:year|yearly|annually)\b/.test(text) || count > MOST_FLOWS) return sum(`${paid} / ${each}`);
      return read("payback-period", { initialCost: paid, cashFlows: Array(count).fill(each) }, "paybackYears");
    },
  },
  {
    about: [/\bdividend yield\b/],
    not: new RegExp(`${NO_PERIOD}|<percent`),
    places: {
      part: [
        "(?:dividends?|pays?|paying|paid|yield)(?: (?:of|is|are|a|an|dividend|dividends|out))* {N}",
        "{N}(?: dollars)?(?: (?:a|per) (?:year|share))* (?:dividends?)",
        "{N} (?:a|per) (?:year|share)",
      ],
      whole: [...named("stock price|share price|price|stock|share|trading at|trades at|costs?|at|on an?"), "{N}"],
    },
    words:
      "dividend dividends yield stock share shares price pays pay paying paid year annual annually per trades trading costs dollars",
    read: inPercent("part", "whole"),
  },

  {
    about: [
      /<percent/,
      /\b(?:fees?|closing costs?|down payment|earnest money|commission|retainer|royalty|royalties|property tax(?:es)?)\b|<percent\d+> down (?:on|for) |\b(?:house|home|condo)\b.*\bdown\b/,
    ],
    not: /\bfrom\b|<percent.*<percent|<(?:time|date)|\b(?:months?|monthly|weekly|loan|mortgage|rate of return|plus|total|off|left|after|before|keep|net|apr|interest|includ\w+|homestead|exempt\w*)\b/,
    places: { rate: ["{P}"], whole: ["{N}"] },
    words:
      "fee fees closing costs cost down payment earnest money commission retainer royalty royalties property tax taxes transfer balance transaction processing origination rate house home condo sale sold purchase selling realtor agent worth valued value price put putting yearly annual annually year per",
    read: partOf,
  },

  {
    about: [
      /\b(?:own|owns|assets|worth|valued)\b/,
      /\b(?:owe|owes|owing|debts?|liabilities|mortgage)\b/,
      /\b(?:net worth|equity)\b/,
    ],
    not: /<(?:percent|time|date)|\b(?:months?|monthly|income|earn|rate)\b/,
    places: {
      debts: [
        "(?:owe|owes|owing|debts?|liabilities|mortgage|left on the mortgage)(?: (?:of|is|are|still|about))* {N}(?: (?:in debts?|on it|on the mortgage))?",
        "{N}(?: (?:in|of))? (?:debts?|liabilities|mortgage|owed|owing)",
      ],
      assets: [
        "(?:own|owns|have|assets|worth|valued at|value)(?: (?:of|is|are|about))* {N}(?: in assets)?",
        "{N}(?: in| of)? (?:assets|house|home|property)",
      ],
    },
    words:
      "net worth equity home house property own owns have assets worth valued value owe owes owing debt debts liabilities mortgage still left it",
    read: ({ assets, debts }) => sum(`${toNumber(assets)} - ${toNumber(debts)}`),
  },

  {
    about: [
      /\b(?:how long|how many months|when|months until|time)\b/,
      /\b(?:pay(?:ing)? (?:it |this |that )?off|paid off|payoff|debt free|card|loan|debt|balance)\b/,
      /<percent/,
    ],
    not: /<percent.*<percent|<(?:time|date)|\b(?:minimum|extra|new purchases|biweekly|weekly|income|mortgage|tax|transfer|save|saved)\b/,
    places: {
      payment: [
        `{N}${MONTHLY}(?: payments?)?`,
        "(?:pay|paying|payments?)(?: (?:of|is|are))* {N}",
        "{N} (?:monthly )?payments?",
      ],
      rate: ["{P}(?: (?:apr|interest|rate|interest rate))?"],
      balance: ["{N}"],
    },
    words:
      "long months month time when until till pay paying paid off payoff debt free loan credit card balance apr interest rate monthly payment payments owe take takes a per each",
    read: ({ balance, rate, payment }) =>
      read(
        "credit-card-payoff",
        { balance: toNumber(balance), annualRate: toNumber(rate), monthlyPayment: toNumber(payment) },
        "monthsToPayoff",
      ),
  },
  {
    about: [
      /\b(?:end up|worth|have|grow|grows|become|total|value|balance|get|make|saved?|saving|be|invest\w*|put|putting|add|adding|contribut\w+|start|interest)\b/,
      />(?: dollars)? ?(?:a|per|each|every|\/) ?(?:month|mo)\b|> monthly\b/,
      /<percent/,
      /<time/,
    ],
    not: /<percent.*<percent|\b(?:loan|borrow\w*|debt|owe|pay off|paid off|mortgage|rent|salary|inflation|fees?|tax|goal|reach|need|withdraw\w*|simple|how long|income)\b/,
    places: {
      deposit: ["{N}(?: dollars)? ?(?:a|per|each|every|\\/) ?(?:month|mo)\\b", "{N} monthly"],
      rate: [
        "(?:at |earning |with )?{P}(?: (?:a|per|each) (?:year|annum))?(?: (?:annual|yearly))?(?: (?:interest|return|returns|growth|rate))*",
      ],
      term: ["{T}"],
      "start?": [
        "(?:start|starting|started|have|initial|begin|beginning|invested?|put in|deposit|plus)(?: (?:with|at|amount|investment|deposit|of|already))* {N}",
      ],
    },
    words:
      "invest invested investing save saves saving savings put putting away deposit add adding contribute contributing over into start starting with monthly month return interest rate annual end up worth have grow grows become total value balance get make saved after years year it account fund index already",
    read: ({ deposit, rate, term, start }, text) => {
      const months = toUnit(term, "time", "month");
      if (months === null || Math.abs(months - Math.round(months)) > 1e-6) return null;
      const [termYears, extraMonths] = [Math.floor(Math.round(months) / 12), Math.round(months) % 12];
      const inputs = {
        principal: start ? toNumber(start) : 0,
        contribution: toNumber(deposit),
        contributionFrequency: "monthly",
        annualRate: toNumber(rate),
        compounding: "monthly",
        termYears,
        ...(extraMonths === 0 ? {} : { extraMonths }),
      };
      return read("compound-interest", inputs, ASKS_INTEREST.test(text) ? "totalInterest" : "futureValue");
    },
  },

  {
    about: [/\bconceived|conception\b/, /\bdue\b/],
    not: /<(?:time|number|percent)|\bperiod\b/,
    places: { date: ["{D}"] },
    words: "baby due date conceived conception when was",
    read: ({ date }) =>
      date?.type === "date" ? read("due-date", { method: "conception", referenceDate: date.date }, "dueDate") : null,
  },

  {
    about: [/\b(?:perimeter|distance around)\b/, /\b(?:rectangle|rectangular|room|yard|field|garden|lot)\b/],
    not: /\b(?:area|circle|triangle|diagonal|cost|per|gate)\b/,
    places: { one: ["{LN}"], other: ["{LN}"] },
    words:
      "perimeter distance around rectangle rectangular room yard field garden lot by x × sides long wide length width measures measuring",
    read: ({ one, other }) => readRectangle(one, other, "perimeter"),
  },
  {
    about: [/\b(?:xor|bitwise)\b/],
    not: /\b(?:not|binary|hex|shift|shifted)\b|<(?:percent|money)/,
    places: { one: ["{#}"], other: ["{#}"] },
    words: "bitwise xor and or",
    read: ({ one, other }, text) => {
      const [operation, ...rest] = ["xor", "and", "or"].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
      if (operation === undefined || rest.length > 0) return null;
      return read("bitwise", { operation, a: String(toNumber(one)), b: String(toNumber(other)) }, "unsigned");
    },
  },
];

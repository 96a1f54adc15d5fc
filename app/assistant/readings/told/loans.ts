/** Loans from the other end: the rate of a payment, what a payment borrows, what is still owed; interest to a sum. */
import { annuityRate } from "#maths/finance/annuity.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { type Form, read, sum, tidy, toNumber, toUnit } from "#assistant/readings/slots/form.ts";
import { readPrincipal } from "#assistant/readings/slots/money.ts";
import { MONTHLY, RATE_OF_MONTH } from "#assistant/readings/slots/words.ts";
import { tell } from "./tell.ts";

const MONTH = new RegExp(
  `<(?:number|money)\\d+>(?: dollars| bucks)?${MONTHLY}|\\bpayments? (?:(?:of|is|are) )*<|<(?:number|money)\\d+>(?: dollars)? payments?\\b`,
);
const NOT_OF_MONTH = new RegExp(`^(?!.*(?:${RATE_OF_MONTH}))`);
const YEARLY = /<(?:number|money)\d+>(?: dollars)?(?: (?:a|per|each|every) year| yearly| annually)\b/;
const PAYMENT = [
  `{N}(?: dollars| bucks)?(?: payments?)?${MONTHLY}(?: payments?)?`,
  "(?:monthly )?payments? (?:(?:of|is|are) )*{N}",
  "{N}(?: dollars)? payments?",
];
const LOAN =
  "loan loans mortgage car auto truck boat student home personal bank dealer lender borrow borrowed borrowing finance financing debt pay paying payment payments monthly a each every per month over years year term at rate interest apr fixed costs cost off lent lends gave gives takes took owe bank me us annual annually yearly principal back";

export const LOANS_TOLD: readonly Form[] = [
  tell({
    // As German banks offer loans: "240,000 at 3.6% interest and 2% initial repayment", of the first year.
    about: [/\binitial repayment\b/, /<percent.*<percent/, /\bmonth(?:ly)?\b|\bpayment\b/],
    not: /<(?:time|date)|<percent.*<percent.*<percent|\b(?:year|yearly|annual\w*|extra|total|debt|left|fees?)\b/,
    places: {
      repaid: ["{P} initial repayment", "initial repayment (?:(?:of|is|at|rate) )*{P}"],
      rate: ["{P}"],
      principal: ["{N}"],
    },
    words: `${LOAN} initial repayment with and of the what is how much will be`,
    formula: "{principal} * ({rate} + {repaid}) / 1200",
    told: "$",
    label: "Monthly payment",
  }),
  {
    // "My mortgage of 240k over 25 years costs 1,500 a month. What rate is that?"
    about: [/\b(?:rate|apr|interest)\b/, MONTH, /<time/],
    not: /<(?:percent|date)|<time.*<time|\b(?:fees?|down|extra|points|sav\w+|invest\w*|earn\w*|deposit\w*|grow\w*|worth|have|rent|(?:total|how much) interest|interest (?:costs?|paid|in total)|(?<=> )interest$|only|balloon|lease)\b/,
    places: { payment: PAYMENT, term: ["{T}"], principal: ["{N}"] },
    words: `${LOAN} wants asks charges offer offers offered back took out am being charged if implied repaid repay solve credit union company friend from`,
    read: ({ payment, term, principal }, text) => {
      const termYears = toUnit(term, "time", "year");
      const [each, all] = [toNumber(payment), toNumber(principal)];
      const count = Math.round((termYears ?? 0) * 12);
      if (termYears === null || !(count > 0 && each < all && each * count >= all)) return null;
      const annualRate = tidy(1200 * annuityRate(all, each, count));
      if (/\b(?:rate|interest|apr)(?: [a-z]+){0,2} (?:a|per|each) month$|\bmonthly (?:interest )?rate\b/.test(text))
        return {
          ...sum(`${annualRate} / 12`),
          told: { field: { kind: "percent", label: "Interest rate per month", decimals: 2 } },
        };
      return {
        ...(read("loan", { principal: all, annualRate, termYears }) as Reading),
        goal: { vary: "annualRate", values: [annualRate], output: "payment" },
      };
    },
  },
  {
    // "How big a mortgage does 1,900 a month get me at 6% over 30 years?"
    about: [
      /\bhow (?:big|large|much)\b|\bwhat\b|\bloan (?:amount|size)\b|\b(?:max|maximum|biggest|largest|most)\b/,
      /\b(?:mortgage|loan|borrow|finance)\b/,
      MONTH,
      /<percent/,
    ],
    not: /<date|\b(?:income|earn|salary|tax|taxes|insurance|down|fees?|extra|left|long|rent|sav\w+|debts?|price|interest paid|total|owe|what (?:rate|interest|term))\b/,
    places: { payment: PAYMENT, rate: ["{P}(?: (?:interest|apr|rate))*"], term: ["{T}"] },
    words: `${LOAN} only big large size amount max maximum biggest largest most afford get gets take buy support would does cover covers with house put toward towards can could charges charging`,
    read: ({ payment, rate, term }) => readPrincipal(toNumber(payment), toNumber(rate), toUnit(term, "time", "year")),
  },

  {
    // "Interest-only payment on 150k at 6%"
    about: [/\binterest[- ]only\b/, /\b(?:pay|payments?|cost|much)\b/, /<percent/],
    not: /<(?:date|time)|<percent.*<percent|\b(?:after|then|years?|down|extra|fees?|total|heloc)\b/,
    places: { rate: ["{P}(?: (?:interest|apr|rate))*"], principal: ["{N}"] },
    words: `${LOAN} only interest-only of much would my what`,
    read: ({ rate, principal }) =>
      read("interest-only-loan", { principal: toNumber(principal), annualRate: toNumber(rate) }, "interestOnlyPayment"),
  },

  tell({
    // "Balance left on a 180k 30 year loan at 5% after 8 years"
    about: [/\b(?:balance|left|owed?|owing|remaining|remains|still)\b/, /<percent/, /<time.*<time/],
    not: /<date|\b(?:extra|only|adjustable|arm|a month|per month|sav\w+|invest\w*|fees?|down|card|interest paid|refinance)\b/,
    places: {
      paid: [
        "(?:after|in) (?:the first )?{T}(?! (?:loan|mortgage|fixed|term))",
        "{T} (?:in|into it|from now|later|on)\\b",
      ],
      term: ["{T}"],
      rate: ["{P}(?: (?:interest|apr|rate|fixed))*"],
      principal: ["{N}"],
    },
    words: `${LOAN} balance left owed owe owing remaining remains still principal after will would be to of payments`,
    formula: (_, text) =>
      /\b(?:biweekly|weekly|quarterly)\b/.test(text)
        ? null
        : "{principal} * ((1 + {rate}/1200)^{term time month} - (1 + {rate}/1200)^{paid time month}) / ((1 + {rate}/1200)^{term time month} - 1)",
    told: "$",
    label: "Balance",
  }),
  tell({
    // A month of interest on what is owed on a card
    about: [
      NOT_OF_MONTH,
      /\binterest\b/,
      /\b(?:card|balance|accounts?|savings|deposit(?:ed)?|monthly interest)\b/,
      /\bmonth|<time/,
      /<percent/,
    ],
    not: /<date|\b(?:off|paying|payments?|minimum|purchases?|cd|loan|daily|compound\w*|transfer|fee|year|yearly|annual\w*|after|mortgage|how long|a month at|grow\w*)\b/,
    places: { rate: ["{P}(?: (?:apr|interest))*"], "span?": ["{T}"], balance: ["{N}"] },
    words:
      "how much interest will i pay owe be charged charge charges on a credit card balance of at apr in for one month month's months with monthly each per that if carry savings account accounts deposit deposited money market earn earns earned paid pays bank get interest-bearing",
    formula: ({ span }) => (span === undefined || span === 1 ? "{balance} * {rate}/1200" : null),
    told: "$",
  }),

  tell({
    // "Put in 1,500 every year for 20 years at 5 %": each at the end of its year
    about: [/\b(?:put|putting|deposit\w*|sav(?:e|ing)|invest\w*|contribut\w+)\b/, /<percent/, /<time/, YEARLY],
    not: /<(?:date|time\d+>.*<time)|\b(?:month\w*|week\w*|daily|quarter\w*|loan|pay|start\w*|beginning|already|inflation|tax|simple|withdraw\w*|now|initial\w*|then|more|match\w*|need|goal|earned|(?:much|what|total) interest)\b|<percent.*<percent/,
    places: {
      each: ["{N}(?: dollars)?(?= (?:a|per|each|every) year| yearly| annually)"],
      rate: ["{P}"],
      span: ["{T}"],
    },
    words:
      "put putting in deposit depositing save saving invest investing contribute contributing a per each every year yearly annually for over at interest return growth end final how much will i have it's worth balance",
    formula: ({ rate }) => (rate! > 0 ? "{each} * ((1 + {rate}/100)^{span time year} - 1) / ({rate}/100)" : null),
    told: "$",
  }),
  tell({
    // "How many years for 500 to earn 60 at 4 % simple interest?"
    about: [/\bsimple interest\b/, /\bhow (?:long|many years)\b/, /\bearns?\b/, /<percent/],
    not: /<(?:date|time)|\b(?:month\w*|week\w*|compound\w*|until|total|tax)\b/,
    places: { earned: ["(?:earn|earns) {N}"], rate: ["{P}"], principal: ["{N}"] },
    words:
      "how long many years does do will it take for to earn earns at simple interest rate a per year of in dollars",
    formula: "{earned} / ({principal} * {rate}/100)",
    told: "year",
  }),
  tell({
    // "How many years until 3,000 becomes 5,000 at 6%?"
    about: [
      /\bhow (?:long|many years)\b|\bwhen\b/,
      /<percent/,
      /<(?:number|money|multiple|run)\d+>.*<(?:number|money|multiple|run)/,
    ],
    not: /<(?:time|date)|\b(?:month|monthly|weekly|daily|quarterly|week|day|inflation|loan|pay|paid|owe|simple|decay\w*|los\w+|drop\w*|fall\w*|contribut\w+|continuously|half)\b/,
    places: {
      rate: ["{P}(?: (?:interest|growth|return|a year|per year))*"],
      to: ["(?:becomes?|become|to|into|reach(?:es)?|hits?|is|are|worth) (?:be |become |reach )?{N}"],
      from: ["{N}"],
    },
    words:
      "how many years long until till when does do will it take for to from become becomes grow grows turn turns into reach reaches hit hits worth be at compounded compounding annually yearly growth interest return growing earning a per year invested investment population money",
    formula: ({ from, to }) => (to! > from! && from! > 0 ? "ln({to} / {from}) / ln(1 + {rate}/100)" : null),
    told: "year",
  }),
];

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
  tell({
    about: [
      /\bterm\b|\bhow (?:long|many (?:months|years|payments))\b|\bpaid off\b|\b(?:months|years|payments) (?:to|until|till|left|needed|remaining|required)\b|\bhow soon\b|\bwhen (?:am|will|do|is|would)\b.*\b(?:done|paid|free|finished|finish|gone)\b/,
      /\b(?:loan|mortgage|borrow\w*|owe|debt|card|visa|mastercard|amex|paid off|pay off|repay\w*|balance)\b/,
      MONTH,
    ],
    not: /<(?:date|time)|\b(?:extra|fees?|only|income|tax|minimum|sav\w+|down|rate|transfer|new|purchases?|charge|spend|max\w*|limit|reach\w*)\b/,
    places: { payment: PAYMENT, rate: ["{P}(?: (?:interest|apr))*"], balance: ["{N}"] },
    words: `${LOAN} long until till it's its is paid take takes owe if many months repay throw throwing put putting at my card visa mastercard amex credit balance gone towards toward when am done finished free zero clear soon left needed remaining required balance`,
    // As a sum, which cannot be answered with another figure that moves more
    formula: ({ payment, rate, balance }) =>
      rate! > 0 && payment! > (balance! * rate!) / 1200
        ? "ceil(-ln(1 - {balance} * {rate}/1200 / {payment}) / ln(1 + {rate}/1200))"
        : null,
    told: "month",
    label: "Months to pay off",
  }),
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
    // "He lent me 900 without interest, I pay back 75 a month"
    about: [
      /\b(?:lent|owe|borrowed|loan|loaned)\b/,
      /\b(?:no|without(?: any)?|zero) interest\b|\binterest[- ]free\b/,
      MONTH,
    ],
    not: /<(?:percent|date|time)|\b(?:fees?|already|left|down)\b/,
    places: { payment: PAYMENT, whole: ["{N}"] },
    words: `${LOAN} lent loaned owe me him her them brother sister friend mom dad parents no without any zero interest-free free back how many months long until till we i'm even done repaid paid`,
    formula: "ceil({whole} / {payment})",
    told: "Months",
  }),
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
    // "Lease a 30k car, residual 18k, 36 months, money factor .002": the loss in value and the rent charge
    about: [/\blease\b/, /\bresidual\b/, /\bmoney factor\b|\bmf\b/, /<time/, /\bpayments?\b|\bpay\b|\ba month\b/],
    not: /<(?:percent|date)|<time.*<time|\b(?:fees?|rebate|trade|apr|total|miles|due|signing|msrp|acquisition|discount|buyout|buy|rent charge)\b|(?<!no )(?:sales )?\btax|(?<!(?:nothing|no|zero)(?: money)? )\bdown\b/,
    places: {
      factor: ["(?:money factor|mf)(?: (?:of|is|=))* {N}"],
      residual: ["residual(?: value)?(?: (?:of|is|=))* {N}", "{N}(?: dollars)? residual(?: value)?"],
      term: ["{T}"],
      cost: ["{N}"],
    },
    words:
      "lease leasing a car truck suv residual value money factor mf of is = for over term no sales tax nothing zero down with and price cap cost payment payments pay per month monthly what's months at",
    formula: ({ factor, residual, cost }) =>
      factor! < 0.02 && residual! > 100 && residual! < cost!
        ? "({cost} - {residual}) / {term time month} + ({cost} + {residual}) * {factor}"
        : null,
    told: "$",
    label: "Monthly payment",
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

  tell({
    // "First payment on 200k at 6% for 30 years, how much of it is interest"
    about: [/\bfirst\b.*\bpayment\b/, /\binterest\b/, /<percent/],
    not: /<date|<percent.*<percent|<time.*<time|\b(?:principal|total|last|extra|down|only|fees?)\b|\bfirst (?:year|<)/,
    places: { rate: ["{P}(?: (?:interest|apr|rate|fixed))*"], "term?": ["{T}"], balance: ["{N}"] },
    words: `${LOAN} first how much what part portion of it my is the goes to in for`,
    formula: "{balance} * {rate}/1200",
    told: "$",
    label: "Interest in the first payment",
  }),
  tell({
    // "400 a month, 3k down, 6% for 60 months: what price of car is that"
    about: [/\b(?:price|expensive|car|truck)\b/, /\bdown\b/, MONTH, /<percent/, /<time/, /\b(?:what|how)\b|\bmax\w*/],
    not: /<date|<percent.*<percent|<time.*<time|\b(?:income|tax|taxes|insurance|fees?|trade|owe|payment (?:would|will)|rent|extra)\b|\b(?:house|home)\b(?!.*\bprincipal\b)(?<!\bprincipal\b.*)/,
    places: {
      down: [
        "{N}(?: dollars| bucks)? (?:money )?down(?: payment)?",
        "(?:down payment|down)(?: (?:of|is|=))* {N}",
        "(?:put|putting) {N} down",
      ],
      payment: PAYMENT,
      rate: ["{P}(?: (?:interest|apr|rate))*"],
      term: ["{T}"],
    },
    words: `${LOAN} price priced house home vehicle used new expensive what how max maximum most can afford get buy with down money put putting and principal would does if of much`,
    formula: ({ rate }) =>
      rate! > 0 ? "{down} + {payment} * (1 - (1 + {rate}/1200)^(-{term time month})) / ({rate}/1200)" : null,
    told: "$",
    label: "Price",
  }),
  tell({
    // "The truck is 38,900; 600 a month for 60 months at 6.5%: how much must I put down"
    about: [/\b(?:put down|down payment|down)\b/, MONTH, /<percent/, /<time/, /\b(?:how much|what)\b.*\bdown\b/],
    not: /<date|<percent.*<percent|<time.*<time|> down\b|\bdown (?:of )?<|\b(?:income|tax|taxes|insurance|fees?|trade|owe|rent|extra|save|points)\b/,
    places: {
      payment: [`(?:under |below |at )?${PAYMENT[0]}`, ...PAYMENT.slice(1)],
      rate: ["{P}(?: (?:interest|apr|rate))*"],
      term: ["{T}"],
      price: ["{N}"],
    },
    words: `${LOAN} house home vehicle van suv is want no more than only can afford keep under below at most max maximum how much what need needed must have put down to and so get so that my`,
    formula: ({ rate, price, payment }) =>
      rate! > 0 && price! > payment!
        ? "{price} - {payment} * (1 - (1 + {rate}/1200)^(-{term time month})) / ({rate}/1200)"
        : null,
    told: "$",
    label: "Down payment",
  }),
];

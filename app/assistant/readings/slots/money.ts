/** Loans, interest, saving, pay, tips. */
import type { Direct, Reading } from "#assistant/readings/reading.ts";
import { findCurrency } from "#assistant/tokens/currencies.ts";
import { PERIODS, toAdverb } from "#assistant/tokens/periods.ts";
import { type Form, getCurrency, getUnitId, read, sum, tidy, toNumber, toUnit, type Value } from "./form.ts";
import { MONTHLY, RATE_OF_MONTH, SHARERS } from "./words.ts";

const NOT_OF_MONTH = new RegExp(`^(?!.*(?:${RATE_OF_MONTH}))`);

const RATE = ["{P}(?: (?:a|per|each) (?:year|annum))?(?: (?:annual|yearly))?(?: (?:interest|apr|rate|growth|return))*"];
const LOAN_WORDS =
  "loan loans borrow borrowing borrowed pay paying payment payments back repay over rate interest apr annual annually yearly installment instalment installments fixed monthly month each every per personal bank debt off year want it gone term";
const COMPOUNDING =
  /\bcompound(?:ed|ing|s)? (?:\w+ )?(daily|weekly|monthly|quarterly|semiannually|annually|yearly|each (?:year|month|day)|every (?:year|month|day)|once a year)\b|\b(daily|weekly|monthly|quarterly|annual|annually|yearly) compound/;

const toYears = (value: Value | undefined) => toUnit(value, "time", "year");
const toMonths = (value: Value | undefined) => {
  const months = toUnit(value, "time", "month");
  return months !== null && Math.abs(months - Math.round(months)) < 1e-6 ? Math.round(months) : null;
};

/** Currencies as a conversion names them. */
const CURRENCY_WORDS =
  "dollar dollars euro euros pound pounds yen francs pesos rupees reais usd eur gbp jpy chf cad aud mxn inr brl nzd sek nok dkk pln czk";

export const MONEY: readonly Form[] = [
  {
    // "500 usd in euros at a rate of 0.92": the visitor's own rate counts.
    about: [/<money\d+>/, /\b(?:rate|at)\b/],
    not: /<(?:percent|time|date|mass)|\b(?:interest|tax|tip|fee|each|per|growth|inflation)\b/,
    places: { rate: ["(?:rate|at)(?: (?:a|an|the|rate|exchange|of|is|=|at))* {#}"], amount: ["<money(\\d+)>"] },
    words: `convert exchange rate currency change to in into how many much ${CURRENCY_WORDS}`,
    read: ({ amount, rate }, text) => {
      const own = getCurrency(amount);
      const currency = text
        .split(" ")
        .flatMap((word) => (CURRENCY_WORDS.split(" ").includes(word) && findCurrency(word)) || [])
        .find((one) => one !== own);
      return currency === undefined
        ? null
        : {
            ...sum(`${toNumber(amount)} * ${toNumber(rate)}`),
            told: { field: { kind: "money", label: "", decimals: 2, currency } },
          };
    },
  },

  {
    // A mortgage of so much that is paid off is what is owed, not what the home costs.
    about: [
      /\b(?:payments?|pay|mortgage (?:of|on|for)|<(?:number|money|multiple)\d+> (?:mortgage|loan))\b|^<time\d+> mortgage on\b/,
      /<(?:number|money|multiple)\d+> (?:dollar )?(?:home |house )?(?:mortgage|home loan|loan)\b|\bmortgage (?:of|on) (?:an? )?<(?:number|money|multiple)\d+>(?! (?:house|home|property|condo|apartment))|\bmortgage payments? <(?:number|money|multiple)\d+>(?! (?:house|home|property|condo|apartment))|\b(?:mortgage|house|home loan) payments? (?:on|for|of) (?:an? )?<(?:number|money|multiple)\d+>(?! (?:house|home|property|condo|apartment))/,
    ],
    not: /\b(?:extra|down|tax|taxes|fees?|points|total|biweekly|weekly|afford|income|price|insurance|interest only|left|house|home price|deposit|(?:can|could|may) (?:i|we) (?:borrow|get|afford))\b/,
    places: { rate: RATE, term: ["{T}"], principal: ["{N}"] },
    words: `${LOAN_WORDS} mortgage home principal p i & dollar`,
    read: ({ principal, rate, term }) => readLoan(toNumber(principal), toNumber(rate), toYears(term)),
  },
  {
    about: [/\b(?:house|home|property|condo|apartment|flat)\b/, /\bdown\b/],
    not: /\b(?:extra|tax|taxes|insurance|fees?|points|pmi|hoa|afford|income|total|rent|closing)\b/,
    places: {
      "beds?": ["{#}[ -]?(?:bed|bedroom|bath)(?= (?:house|home|condo|apartment|flat|property)?)"],
      rate: ["(?:at |interest |rate )+{P}", "{P}(?: (?:interest|apr|rate))+", "{P}(?! (?:down|deposit))"],
      down: [
        "{P} down(?: payment)?",
        "{N} down(?: payment)?",
        "(?:down payment|putting down|put down)(?: of)? (?:{P})",
        "down (?:of )?{P}",
      ],
      term: ["{T}"],
      price: ["{N}"],
    },
    words: `${LOAN_WORDS} mortgage house home property condo apartment flat bed bedroom costing costs price buying buy bought put putting down p i & principal`,
    read: ({ price, down, rate, term }, text) => {
      const termYears = toYears(term);
      if (termYears === null || down?.type !== "amount") return null;
      const homePrice = toNumber(price);
      const downPayment = down.isPercent ? tidy((homePrice * down.value) / 100) : toNumber(down);
      const isBare = /\bprincipal (?:and|&) interest\b|\bp ?(?:and|&) ?i\b/.test(text);
      return read(
        "mortgage",
        { homePrice, downPayment, annualRate: toNumber(rate), termYears },
        isBare ? "monthlyPayment" : "totalMonthlyPayment",
      );
    },
  },

  {
    about: [
      NOT_OF_MONTH,
      /\b(?:loan|borrow|borrowing|borrowed|owe|debt|financing|finance|principal (?:and|&) interest|p ?(?:and|&) ?i|^(?:what are |what is |what's |the )*payments? (?:on|for))\b/,
      /\b(?:payments?|pay|monthly|month|instal\w+|bill|principal|p ?(?:and|&) ?i)\b/,
    ],
    not: new RegExp(
      String.raw`\b(?:extra|down|tax|taxes|fees?|points|balloon|only|total|biweekly|weekly|afford|income|mortgage payment|how (?:large|big)|how much (?:of )?(?:a )?loan|max|maximum|can i borrow|could i borrow|house|home|trade|insurance|car|auto|student|amount|how much interest|left|simple|compound|years? will|how long|payments? of|payments? (?:is|are) <)\b|<(?:number|money|run|multiple)\d+>${MONTHLY}`,
    ),
    places: { rate: RATE, term: ["{T}"], principal: ["{N}"] },
    words: `${LOAN_WORDS} owe finance financing mortgage bill principal p i & take took out taking`,
    read: ({ principal, rate, term }) => readLoan(toNumber(principal), toNumber(rate), toYears(term)),
  },
  {
    about: [/\b(?:loan|borrow|mortgage)\b/, new RegExp(MONTHLY)],
    not: /\b(?:income|earn|salary|house|home|tax|down|fees?|extra|left|how long|car|auto|student)\b/,
    places: {
      payment: [`{N}${MONTHLY}`, "(?:payments?|pay|paying|afford|spare|afford to pay) (?:of |is |are |be )*{N}"],
      rate: RATE,
      term: ["{T}"],
    },
    words: `${LOAN_WORDS} amount big large size principal max maximum afford most highest support buy take get spare with`,
    read: ({ payment, rate, term }) => readPrincipal(toNumber(payment), toNumber(rate), toYears(term)),
  },
  {
    about: [/\b(?:compound\w*|grow|grows|growing|become|becomes|worth|future value|bank|value|savings)\b/],
    not: /\b(?:simple|contributions?|contribut\w+|inflation|loan|borrow\w*|tax|house|home|car|depreciat\w*|loses?|lost|withdraw\w*|double|doubles|triple|present value|fees?|adding|add|drops?|falls?|discount|to have|wants?|needs?|must|should|(?:each|every|per|a) month)\b|<(?:number|money|run|multiple)\d+>(?: (?:put|paid|deposited|invested|saved)(?: in| away)?)?(?: ?\/ ?(?:month|mo)| (?:a|per|each|every) (?:month|year)| monthly| yearly)/,
    places: { rate: RATE, term: ["{T}"], principal: ["{N}"] },
    words:
      "semiannually pays bond leave leaves compound compounded compounding compounds grow grows growing become becomes worth future value invest invested investing investment bank savings account deposit deposited put earn earning earns interest rate annual annually yearly year each every per once monthly daily weekly quarterly month day after over balance end total up into turn return returns growth money start starting left alone",
    read: ({ principal, rate, term }, text) => readGrowth(toNumber(principal), toNumber(rate), toMonths(term), text),
  },
  {
    about: [/\bsimple\b/, /\binterest\b/],
    // What was earned is not a principal.
    not: /\b(?:earns?|earned|earning|makes?|made) <(?:number|money)|\b(?:compound\w*|total|balance|end up|back|altogether|final|monthly|month|(?:what|how much) (?:principal|capital|money))\b/,
    places: { rate: RATE, time: ["{T}"], principal: ["{N}"] },
    words:
      "simple interest lend lent borrow borrowed owe loan invest invested investment earn earned earns over rate annual annually yearly deposit principal amount made get years after",
    read: ({ principal, rate, time }) => {
      // Days are counted by a year of 365.
      const isOfDays = getUnitId(time, "time") === "day";
      const span = isOfDays ? toNumber(time) : toYears(time);
      const timeUnit = isOfDays ? "days" : "years";
      return span === null
        ? null
        : read(
            "simple-interest",
            { principal: toNumber(principal), annualRate: toNumber(rate), time: span, timeUnit },
            "interest",
          );
    },
  },
  {
    about: [
      /\b(?:rate|return|interest|growth|cagr|yield)\b/,
      /\b(?:mak(?:e|es|ing)|turn(?:s|ed|ing)?|tak(?:e|es|ing)|bring(?:s|ing)?|becom(?:e|es|ing)|gr(?:ow|ows|ew|owing)|go(?:es|ing)?|went|get(?:s|ting)?|reach(?:es)?|cagr|growth)\b/,
    ],
    not: /\b(?:loan|payment|borrow|simple|tax|a month|monthly|per month|inflation|exchange|population of)\b|<percent/,
    places: {
      end: ["(?:into|to|becomes?|became|becoming|reach(?:es)?) (?:be )?{N}"],
      term: ["{T}"],
      start: ["{N}"],
    },
    words:
      "rate return interest growth cagr yield annual annually yearly compound compounded needed required necessary average make makes making turn turns turned turning take takes taking bring brings bringing become becomes becoming grow grows grew growing goes going went reach reaches into after over within per year each must earn investment money savings",
    read: ({ start, end, term }) => {
      const [years, first, last] = [toYears(term), toNumber(start), toNumber(end)];
      return years === null || first <= 0
        ? null
        : read("cagr", { beginningValue: first, endingValue: last, termYears: tidy(years) }, "cagr");
    },
  },
  {
    about: [
      /\b(?:sav(?:e|es|ing|ings)|put(?:ting)?|set(?:ting)?|aside|away|deposit\w*)\b/,
      /\b(?:how long|when|how many months|how soon|time|months|until|till)\b/,
      new RegExp(`<(?:number|money|run|multiple)\\d+>${MONTHLY}`),
    ],
    not: /\b(?:loan|rent|interest|pay off|already|years|weeks)\b|<percent/,
    places: { deposit: [`{N}${MONTHLY}`], goal: ["{N}"] },
    words:
      "save saves saving savings put putting set setting aside away deposit depositing until till long when time months month takes take reach goal soon before need to it each every",
    read: ({ deposit, goal }) =>
      read("savings-goal", { goalAmount: toNumber(goal), monthlyDeposit: toNumber(deposit) }, "monthsAtDeposit"),
  },

  {
    about: [/\b(?:double|doubles|doubled|doubling)\b/],
    not: /\b(?:triple|discount|inflation|off|half|salary|population|tip)\b|<percent.*<percent/,
    places: { rate: RATE },
    words:
      "double doubles doubled doubling money savings investment invested years year time long take takes until till growth interest return returns rate annual annually yearly earning earns grows growing per each value my account deposit",
    read: ({ rate }) => read("rule-of-72", { annualRate: toNumber(rate) }, "exactYears"),
  },
  {
    about: [
      /\b(?:tip|gratuity)\b|\b(?:leave|add) (?:a )?<percent/,
      /\b(?:each|per person|split|splitting|share|ways|divided|divide|everyone|apiece|per head|of us|people|friends|between|among)\b/,
    ],
    // A tip that is in the bill already comes on top of nothing; "25 per person" is not a bill.
    not: /\b(?:tax|no tip|without|before|pre-tax|service|includ(?:es|ed|ing)|already)\b|<percent.*<percent|<(?:number|money)\d+>(?: (?:dollars|bucks|euros))? (?:per|an?|each) (?:person|head|adult|guest|child|passenger|traveler)\b(?! *[?|]?$)/,
    places: {
      tipPercent: ["{P}"],
      people: [
        `{#} (?:other )?${SHARERS}`,
        `(?:between|among|amongst|by|into|for|with) (?:the |all |us )*{#}(?: ${SHARERS})?`,
        "we are {#}",
        "{#} of us",
      ],
      bill: ["{N}"],
    },
    words:
      "tip tipping gratuity each per person head split splits splitting share shares divided divide everyone apiece bill total pay pays owe owes check plus equally evenly between among amount leave add after was it up brunch supper dining ate came",
    isOfThings: true,
    read: ({ bill, tipPercent, people }, text) =>
      read(
        "tip",
        { bill: toNumber(bill), tipPercent: toNumber(tipPercent), people: toNumber(people) },
        /^(?:what is |what's |how much is |the )*(?:the )?tip (?:per person|each|per head)|\btip (?:does|do|should) (?:each|everyone)/.test(
          text,
        )
          ? "tipPerPerson"
          : "totalPerPerson",
      ),
  },
];

function readLoan(principal: number, annualRate: number, termYears: number | null): Direct {
  return termYears === null ? null : read("loan", { principal, annualRate, termYears }, "payment");
}

/** What a payment by the month pays off: the loan calculator backwards. */
export function readPrincipal(payment: number, annualRate: number, termYears: number | null): Direct {
  if (termYears === null) return null;
  const [rate, count] = [annualRate / 1200, Math.round(termYears * 12)];
  const principal = rate === 0 ? payment * count : (payment * (1 - (1 + rate) ** -count)) / rate;
  const goal = { vary: "principal", values: [principal], output: "payment" };
  return { ...(read("loan", { principal: tidy(principal), annualRate, termYears }) as Reading), goal };
}

/** Interest on interest: by the year, where nothing else is said. */
function readGrowth(principal: number, annualRate: number, months: number | null, text: string): Direct {
  if (months === null) return null;
  const said = COMPOUNDING.exec(text);
  const period = said?.[1] ?? said?.[2];
  if (period === undefined && /\b(?:daily|weekly|monthly|quarterly|semiannual\w*)\b/.test(text)) return null;
  const every = PERIODS[period?.split(" ").at(-1) ?? ""];
  const compounding = period === "semiannually" ? period : every === "year" ? "annually" : every && toAdverb(every);
  const inputs = {
    principal,
    annualRate,
    termYears: Math.floor(months / 12),
    ...(months % 12 === 0 ? {} : { extraMonths: months % 12 }),
    ...(compounding ? { compounding } : {}),
  };
  return read("compound-interest", inputs, ASKS_INTEREST.test(text) ? "totalInterest" : "futureValue");
}

/** Interest is asked for, and not what there is in the end. */
export const ASKS_INTEREST =
  /\btotal interest\b|\bhow much of (?:it|that|this) is interest\b|(?<!\b(?:compound(?:ed)?|simple|monthly|yearly|annual|quarterly|daily|of|at|in|with|earns?|earning|no|per (?:year|month)) |<percent\d+> (?:an? year |a month )?)\binterest$|\b(?:how much|what|total)(?: is| was)?(?: the)?(?: compound)? interest\b|\bearn in interest\b|\binterest (?:earned|do|will|would)\b|^(?:what is |what's |calculate |find )*(?:the )?interest (?:on|of|for)\b/;

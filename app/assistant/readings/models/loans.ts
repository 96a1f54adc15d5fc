/**
 * Loans by five values (amount, payment, rate, term, and what is paid down or extra), each by its signs; the one that is
 * missing is asked for. "Bought a $32,000 truck with 4k down, 540 for 60 months: what rate did they give me?"
 */
import { annuityRate } from "#maths/finance/annuity.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { read, sum, tellIn, tidy } from "#assistant/readings/slots/form.ts";
import { RATE_OF_MONTH } from "#assistant/readings/slots/words.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { after, before, by, type Model, paid } from "./model.ts";
import type { Said } from "./read-model.ts";

const PAYMENT =
  "(?:monthly |equal |level |fixed |loan |car |house |mortgage )*(?:payments?|pymts?|pmts?|instal?lments?|repayments?|principal and interest)";
const LOAN =
  "loan|mortgage|balance|principal|debt|financed|borrowed|borrow|borrowing|owe|owed|owing|owes|lent|note|finance|financing|card|visa|mastercard";
const THING =
  "pickup|minivan|sedan|cottage|apartment|flat|cabin|piano|scooter|pontoon|engagement ring|ring|mower|hot tub|roof|furnace|truck|car|house|home|boat|motorcycle|rv|suv|van|condo|tractor|trailer|vehicle|jeep|camper|bike|price|place|property";

export const LOANS: Model = {
  about: new RegExp(
    `\\b(?:loan|loans|mortgage|borrow\\w*|financ\\w*|lent|lends|apr|interest|owe|owed|owes|debt|card|visa|mastercard|amex|lender|repay\\w*|pays?(?= .*<percent.*<(?:years|months|money|number))|vehicle|car|truck|suv|boat|motorcycle|(?:pay|paid|paying|pays) (?:it )?(?:back|off)|time to pay|${PAYMENT})\\b`,
  ),
  // "1500 at 3 % for a year, how much interest" may be saved as well.
  not: new RegExp(
    `^(?!.*\\b(?:loans?|mortgage|borrow|financ|owe|debt|card|pay|paid|payment|car|truck|cost|total|apr|lend|lent|repay|house|home)).*\\binterest\\b(?! rate)|<(?:area|mass|volume|length|clock|date)|${by("week")}|${by("biweek")}|${by("quarter")}|\\b(?:income|salary|earn\\w*|sav(?:ings|ing for)|invest\\w*|deposit(?:s|ed|ing)|account|cd|apy|compound\\w*|bond\\w*|tax|taxes|insurance|pmi|escrow|hoa|fee|fees|points|balloon|lease|depreciat\\w*|worth|arm|adjustable|refinanc\\w*|simple|inflation|rent|minimum|transfer|teaser|intro|trade|rebate|student loan forgiveness|deferred|heloc|money factor|purchases?|withdraw\\w*|annuity|late|client|invoice|credit score|closing|roi)\\b|${RATE_OF_MONTH}|\\b(?:card|balance)\\b.*<months\\d+> (?:of )?interest$|\\binterest(?: [a-z]+| <[a-z]+\\d+>){0,4} makes?\\b(?! (?:an? |monthly |the |extra )*(?:payments?|up)\\b)|<percent\\d+> (?:off|discount)\\b|\\bsav(?:e|es|ed|ing) <percent|<percent.*<percent|\\b(?:rate|interest)(?: [a-z]+){0,2} (?:a|per|each) month\\b(?! loan)|\\bmonthly (?:interest )?rate\\b`,
  ),
  said: {
    paidCount: ["after (?:making )?{#} (?:monthly )?payments"],
    lump: [
      "one(?: |-)?time(?: extra)?(?: payment)?(?: of)? {N}(?: dollars)?(?: extra)?(?: payment)?",
      "(?:lump sum|one off|single)(?: payment| extra| of| prepayment)* {N}",
      "{N}(?: dollars)? (?:lump sum|one(?: |-)?time|one off)(?: extra| payment| prepayment)*",
    ],
    extra: [
      `(?:add|adding|put|putting|throw|throwing|pay|paying|prepay|prepaying|with|plus|an)?(?: an)? ?(?:extra|additional)(?: payments? of| of)? {N}(?: dollars)?(?: ${by("month")}| toward principal| to principal)*`,
      `{N}(?: dollars)? (?:extra|more|additional|toward principal|on top)(?: payments?| each| ${by("month")}| to principal)*`,
      `{N} ${by("month")} (?:extra|more|additional|on top)`,
    ],
    repaidAll: [after("add(?:s|ing)? up to|totall?ing|total repayments|repayments total|total of payments")],
    "count payment": [`{#} (?:equal |monthly )*(?:payments|instal?lments) (?:of|at) {N}`],
    payment: [
      `${paid("month")}(?: ${PAYMENT})?`,
      `${PAYMENT}(?: (?:is|are|of|at|was|would be|will be|=|comes to|runs|the|my|our))* {N}(?: dollars| bucks)?(?: ${by("month")})?(?! (?:[a-z]+ )?(?:loan|mortgage|note)\\b)`,
      `{N}(?: dollars)? ${PAYMENT}(?: ${by("month")})?(?! ?$)`,
    ],
    repaid: [
      after(
        "(?:paid|pay|paying|pays|repaid|repay|repaying)(?: it)?(?: back)?(?: a)?(?: total| sum)?(?: of| back| in total)?|total(?: paid| repaid| of payments)",
        "{N}(?= .*(?:equal|monthly|payments|instal?lments|over <))",
      ),
      "{N}(?: back)? (?:in total|altogether|in all|total)(?= .*(?:equal|monthly|payments|instal?lments))",
    ],
    down: [
      "{N}(?: dollars)? (?:to put|put|as a|for a|for the) down(?: payment)?",
      before("down payment|down|upfront|up front|cash down|deposit|of my own"),
      after("put down|down payment|with|down|putting|put", "{N}(?= down)"),
      after("down payment|down|put down"),
    ],
    rate: [
      "{P}(?! (?:down|deposit|up ?front|cash down))(?: (?:interest(?! (?:costs?|paid|total|in total|altogether|overall|over))|apr|rate|annual|fixed|a year|yearly|per year|annually))*",
      after("apr|rate|fixed|interest rate", "{#}"),
      "{#} (?:apr|interest(?! ?-?free| only))",
    ],
    // "A loan at 5.9": no sum is so small.
    points: [
      "(?:at|@) {#}(?! (?:an?|per|each|every|monthly|dollars|bucks|payments?)\\b| \\/|(?: [a-z]+)? (?:percent|%))",
    ],
    elapsed: [
      "(?:after|at|in|for)(?: (?:the|first|making|paying))* <(?:years|months)(\\d+)>(?: of (?:payments|paying))?(?= .*<(?:years|months)|.*\\b(?:balance|left|owe|remain\\w*)\\b)(?<!<(?:years|months).*for <(?:years|months)\\d+>)(?! (?:fixed|loan|mortgage|term))",
      "<(?:years|months)(\\d+)> (?:ago|in(?=$| how| what)|into|later|from now)",
    ],
    elapsedYears: ["(?:after |at |in |of )?(?:year|yr) {#}"],
    months: ["{mo}(?: (?:loan|term|left|remaining|note))*"],
    years: ["{y}(?: (?:loan|term|left|remaining|mortgage|fixed|note|to go))*"],
    count: ["{#} (?:equal |monthly )*(?:payments|installments|instalments)"],
    price: [
      before(THING),
      after(`(?:${THING})(?: (?:that|which|is|was|for|costs?|costing|worth|priced|listed|at|price|a|its|it's))*`),
    ],
    amount: [
      after(`(?:${LOAN})(?: (?:me|us|my|garage|brother|him|her|amount|of|for|a))*`),
      before(`(?:personal |car |auto |home |student |truck |credit |business |bank )*(?:${LOAN})`),
      "{N}",
    ],
  },
  ranges: { rate: [0, 100], points: [1, 36] },
  units: { months: ["time", "month"], years: ["time", "month"], elapsed: ["time", "month"] },
  signs: [[/\b(?:at )?(?:(?:no|zero|without(?: any)?) interest|interest[- ]free)\b/, "rate", 0]],
  asked: [
    [/\b(?:balance|left|owe|owing|owed|remaining|remains|still|payoff amount)\b/, "left"],
    [
      /\b(?:interest|intrest|money|much)\b.*\bsav(?:e|ed|es|ing|ings)\b|\bsav(?:e|ed|es|ing|ings)\b.*\b(?:interest|intrest|money)\b/,
      "interestSaved",
    ],
    [/\b(?:sooner|earlier|faster|months saved|years saved|time saved|shave|off the)\b/, "monthsSaved"],
    // "What interest do I pay a year", where a payment tells it
    [/\bwhat (?:annual |yearly )?interest\b|\binterest (?:per|a) year\b|\b(?:annual|yearly) interest\b/, "rate"],
    [
      /\b(?:total|lifetime) interest\b|\bhow much of (?:that|it|this|those) (?:is|goes to|are|will be)(?: the)? interest\b|\binterest (?:in|over)(?: the)? (?:life|full)\b|\binterest$|\binterest (?:paid|in total|altogether|overall|costs?|total|would|do|will|over)\b|\b(?:how much|what(?: is)?(?: the)?) (?:total )?(?:interest|intrest)\b(?! rate)|\bcost of borrowing\b|\bfinance charge\b/,
      "totalInterest",
    ],
    [
      /\b(?:total (?:paid|cost|of payments|repaid|repayment)|pay back|paid back|altogether|in total|all together|total of (?:all )?(?:the )?(?:monthly )?payments|total payments)\b/,
      "totalPaid",
    ],
    [/\b(?:rate|apr|percent|interest)\b/, "rate"],
    [
      /\b(?:how long|how (?:fast|quickly|soon)|time to|how many$|how many (?:months|years|payments)|term|when|number of (?:months|payments|years)|months to|years to|until|payoff time|how soon)\b/,
      "months",
    ],
    [
      /\b(?:price|house|car|truck|home|boat|vehicle)\b.*\b(?:afford|price|buy|expensive|cost|get)\b|\b(?:price|expensive|afford)\b|\bhow much (?:house|car|truck|home)\b/,
      "price",
    ],
    [/\bdown payment\b|\b(?:put|pay|much) down\b/, "down"],
    [
      /^(?!.*\b(?:total|all of)\b).*\b(?:payments?|a month|per month|monthly|each month|pymt|pmt|instal?lments?|repayments?)\b/,
      "payment",
    ],
    [
      /\b(?:loan|borrow|borrowed|finance|financed|mortgage|amount|principal|size|big|large|much|balance|owe|owed)\b/,
      "amount",
    ],
    [/^(?!.*\b(?:what|how|when|which|rate|apr|total|price|interest)\b)/, "payment"],
  ],
  rules: [],
  words:
    "loan loans mortgage borrow borrowed borrowing borrows finance financed financing lent lends lender bank dealer credit union apr interest intrest rate percent owe owed owes still debt card visa mastercard amex balance principal payment payments monthly month pay pays paying paid back off repay repaid repaying term years year months down price house home car truck boat motorcycle rv suv van condo tractor auto personal student big large size amount much long afford buy bought buying get gets gives gave give charge charged charging take takes took will would can could does me us my if total in all over equal fixed left remaining save saved saves saving sooner earlier extra more now next only new time pickup minivan sedan clears manage spend spends sends send means expensive biggest interest-only per a each every is that at with did they it its on done free end until till zero clear cleared same what max maximum spare able keep put toward towards implied annual yearly cost costs want wants how when solve given from only rather dollars bucks quid brother sister dad mom friend uncle garage shop sooner faster once time altogether payoff lend lending p & i principal interest-free interest life lifetime full @ pmt number price over rest i'd id its it's always wanted year ago took out what's whats balance remaining make made making buy deal zero adding adds up rates repayment repayments installment installments",
  told: {},
  solve: solveLoan,
};

function solveLoan(said: Said, asked: string): Reading | null {
  const get = (name: string) => said.get(name);
  const termMonths = get("months") ?? get("years") ?? get("count");
  const amount = get("amount") ?? (get("price") === undefined ? undefined : get("price")! - (get("down") ?? 0));
  // "Bought a truck for 32,000 with 4k down" tells what is borrowed; an amount of its own with something down does not.
  const isClear = get("amount") === undefined || get("price") === undefined;
  const spans = ["months", "years", "count"].filter((one) => said.has(one));
  if (!isClear || spans.length > 1 || (get("amount") !== undefined && said.has("down"))) return null;
  const rate = get("rate") ?? get("points");
  if (said.has("rate") && said.has("points")) return null;
  const repaid = get("repaid") ?? get("repaidAll");
  const payment = get("payment") ?? (repaid !== undefined && termMonths ? repaid / termMonths : undefined);
  if (get("payment") !== undefined && repaid !== undefined) return null;
  const parts = [amount, rate, payment, termMonths].filter((one) => one !== undefined).length;
  if (said.has("lump") || said.has("extra")) {
    if (!asked.endsWith("Saved") || amount === undefined || rate === undefined) return null;
    if (termMonths === undefined || payment !== undefined) return null;
    const extra = { lumpSum: get("lump") ?? 0, extraMonthlyPayment: get("extra") ?? 0 };
    return read("extra-payment", { currentBalance: amount, annualRate: rate, termMonths, ...extra }, asked);
  }
  if (asked.endsWith("Saved") || (said.has("price") && asked === "amount" && !said.has("down"))) return null;
  if (parts !== 3) return null;
  if (["elapsed", "paidCount", "elapsedYears"].some((one) => said.has(one)))
    return asked === "left" ? tellBalance(said, amount, rate, termMonths) : null;
  const monthly = rate === undefined ? "" : `${rate}/1200`;
  if (asked === "rate" && amount && payment && termMonths) return readRate(amount, payment, termMonths);
  if (/^total(?:Interest|Paid)$/.test(asked) && amount && payment && termMonths && payment * termMonths > amount)
    return asked === "totalPaid"
      ? money(`${tidy(payment)} * ${termMonths}`, "Total paid")
      : money(`${tidy(payment)} * ${termMonths} - ${amount}`, "Total interest");
  if (rate === undefined || rate > 60) return null;
  if (rate === 0) return solveWithoutInterest(asked, amount, payment, termMonths);
  if (payment === undefined && amount && termMonths) {
    return ["payment", "totalInterest", "totalPaid"].includes(asked)
      ? read("loan", { principal: amount, annualRate: rate, termYears: termMonths / 12 }, asked)
      : null;
  }
  if (amount === undefined && payment && termMonths) {
    const borrowed = `${tidy(payment)} * (1 - (1 + ${monthly})^(-${termMonths})) / (${monthly})`;
    if (asked === "amount" && !said.has("down")) return money(borrowed, "Amount of the loan");
    if (asked === "totalInterest" && !said.has("down"))
      return money(`${tidy(payment)} * ${termMonths} - ${borrowed}`, "Total interest");
    return asked === "price" ? money(`${borrowed} + ${get("down") ?? 0}`, "Price") : null;
  }
  if (termMonths === undefined && amount && payment && payment > (amount * rate) / 1200) {
    const count = `-ln(1 - ${amount} * ${monthly} / ${payment}) / ln(1 + ${monthly})`;
    const [month] = findMeasures("month");
    if (asked === "months" && month) return { ...sum(`ceil(${count})`), told: tellIn(month, "Months to pay off") };
    // The last payment is a smaller one: what is paid in all is not told by their count.
    return null;
  }
  return null;
}

const money = (written: string, label: string): Reading => ({
  ...sum(written),
  told: { field: { kind: "money", label, decimals: 2 } },
});

/** What is still owed after some of the payments. */
function tellBalance(said: Said, amount?: number, rate?: number, termMonths?: number): Reading | null {
  // "Year 10" has no unit of its own.
  const elapsed = said.get("elapsed") ?? said.get("paidCount") ?? said.get("elapsedYears")! * 12;
  if (!amount || !rate || !termMonths || elapsed >= termMonths) return null;
  const growth = `(1 + ${rate}/1200)`;
  return money(
    `${amount} * (${growth}^${termMonths} - ${growth}^${elapsed}) / (${growth}^${termMonths} - 1)`,
    "Balance",
  );
}

/** Without interest all is a product. */
function solveWithoutInterest(asked: string, amount?: number, payment?: number, months?: number): Reading | null {
  if (asked === "payment" && amount && months) return money(`${amount} / ${months}`, "Monthly payment");
  if (asked === "amount" && payment && months) return money(`${tidy(payment)} * ${months}`, "Amount of the loan");
  const [month] = findMeasures("month");
  return asked === "months" && amount && payment && month
    ? { ...sum(`ceil(${amount} / ${payment})`), told: tellIn(month, "Months to pay off") }
    : null;
}

function readRate(amount: number, payment: number, termMonths: number): Reading | null {
  if (!(payment < amount && payment * termMonths >= amount)) return null;
  const annualRate = tidy(1200 * annuityRate(amount, payment, termMonths));
  return {
    ...read("loan", { principal: amount, annualRate, termYears: termMonths / 12 }),
    goal: { vary: "annualRate", values: [annualRate], output: "payment" },
  };
}

/** "Interest only payment is 1,500 a month at 6%, how big is the loan": by the interest of a month. */
export const INTEREST_ONLY: Model = {
  about: /\binterest[- ]only\b/,
  not: /<(?:hours|days|weeks|months|years|date|length)|\b(?:then|fee|fees|tax|insurance|extra|down|salary|income)\b|<percent.*<percent/,
  said: {
    rate: ["{P}(?: (?:interest|apr|rate|annual|a year))*"],
    payment: LOANS.said["payment"]!.map((way) => way.replace("loan |", "loan |interest[- ]only |")),
    amount: ["{N}"],
  },
  asked: [
    [/\b(?:rate|apr|percent)\b/, "rate"],
    [/\b(?:how (?:big|large)|loan|borrow\w*|amount|balance|principal|owe|much)\b/, "amount"],
    [/\b(?:payment|payments|monthly|month|pay|much|cost)\b/, "payment"],
  ],
  rules: ["share = rate / 1200", "payment = amount * share"],
  words: LOANS.words,
  told: { rate: ["%", "Interest rate"], amount: ["$", "Amount of the loan"], payment: ["$", "Interest each month"] },
};

const A_MONTH = "(?:(?:(?:an?|per|each|every) |\\/ ?)month|monthly)";

/** "2 % interest a month on 5000": the share is of a month already. */
export const MONTHLY_RATE: Model = {
  ...INTEREST_ONLY,
  about: new RegExp(RATE_OF_MONTH),
  not: /<(?:hours|days|weeks|years|date|length)|\b(?:year|yearly|annual\w*|apr|apy|then|fees?|tax|insurance|extra|down|salary|income|inflation|compound\w*|growth|grows?|raise|minimum|rent|late|invoice|payments?|pay|discount)\b|<percent.*<percent/,
  said: {
    rate: [
      `{P} (?:interest |rate )*${A_MONTH}(?: (?:interest|rate))*`,
      "monthly (?:interest )?rate (?:(?:of|is|at) )*{P}(?: interest| rate)*",
    ],
    count: ["(?:for |in |after )?{mo}"],
    amount: ["{N}"],
  },
  ranges: { rate: [0, 20], count: [1, 1] },
  usual: { count: 1 },
  asked: [[/^/, "payment"]],
  rules: ["share = rate / 100", "each = amount * share", "payment = each * count"],
  words: `${LOANS.words} pawn first deposit savings earn earned`,
};

/** "5% down on 260,000, how much do I borrow" */
export const DOWN: Model = {
  about:
    /<percent\d+>(?: [a-z]+)? down\b|\bdown payment\b.*<percent|<percent.*\bdown payment\b|\bput(?:ting)? (?:down )?<percent/,
  not: /<percent.*<percent|<(?:hours|days|weeks|months|years|date|length)|\b(?:interest|rate|apr|payments|monthly|month|closing|fees?|tax|insurance|pmi|points|income|sale|price(?:s)? (?:goes|went|dropped)|off|went|market|goes|marked|mortgage (?:for|on|of))\b/,
  said: { share: ["{P}"], price: ["{N}"] },
  asked: [
    [/\b(?:borrow\w*|loan|financ\w*|mortgage(?! (?:for|on|of|with|payment)\b)|owe|rest|left)\b/, "loan"],
    [/\bdown\b/, "down"],
  ],
  rules: ["part = share / 100", "down = price * part", "loan = price - down"],
  words: `${LOANS.words} put putting rest down payment`,
  told: { loan: ["$", "Amount of the loan"], down: ["$", "Down payment"] },
};

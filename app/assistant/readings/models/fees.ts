/** What is taken of a payment: a share of it and a fixed sum. "Customer pays 120 by card, 2.9 % + 30 cents, what lands with me" */
import { before, type Model } from "./model.ts";

export const FEES: Model = {
  about:
    /<percent\d+>(?: [a-z]+){0,3} (?:plus|\+|and|&) (?:an? )?(?:[a-z]+ ){0,2}<(?:number|money|cent)|<(?:cent|money|number)\d+>(?: [a-z]+){0,3} (?:plus|\+|and|&) <percent/,
  not: /<(?:date|clock|hours|days|weeks|months|years|area|mass|volume|length)|<percent.*<percent|\b(?:interest|apr|loan|mortgage|tax|tip|discount|off|salary|hour|hourly|month|monthly|year|yearly|raise|margin|markup|commission on top|invest\w*|shares?|stocks?|each|rent)\b/,
  said: {
    rate: ["{P}(?: (?:fee|fees|commission|of (?:it|that|the (?:sale|price|total)|each sale)|processing|transaction))*"],
    cents: ["{C}(?: (?:fee|flat|fixed|listing|per (?:transaction|sale|payment|charge|order)))*", "{#} (?:cents?|ct|c)(?: (?:fee|flat|fixed|listing|per (?:transaction|sale|payment|charge|order)))*"],
    fixed: [
      "(?<=\\| )(?:plus|\\+|and|&)(?: (?:an?|the|flat|fixed))* {N}(?: (?:dollars?|fee|flat|fixed|listing|per (?:transaction|sale|payment|charge|order)))*",
      before("flat|fixed|listing(?: fee)?|fixed fee|flat fee|per (?:transaction|sale|payment|charge|order)"),
      "{N}(?= (?:plus|\\+|and|&) \\|)",
    ],
    amount: ["{N}"],
  },
  ranges: { rate: [0, 50] },
  asked: [
    [/\b(?:percent|percentage|effective)\b/, "share"],
    [
      /\b(?:fees?|charged?|taken?|takes|cost|cut)\b(?! (?:\||plus|and|me)).*$(?<=\b(?:how much|what|whats|what's|total|fee|fees)\b(?: [a-z']+)* (?:fees?|charged?|takes?|cost|cut|paypal|stripe|square|take)\b.*)|^(?:[a-z]+ )?(?:fees?|charge)\b/,
      "fee",
    ],
    [/\b(?:get|gets|keep|left|land|lands|receive|net|end up|deposit|deposited|payout|mine|home|reaches|my account|see|pocket|clear|remains?|after)\b/, "net"],
  ],
  rules: ["fixed = cents / 100", "part = rate / 100", "cut = amount * part", "fee = cut + fixed", "net = amount - fee", "portion = fee / amount", "share = portion * 100"],
  words:
    "customer customers client buyer pays pay paid paying payment by with card credit processor processing stripe paypal square etsy ebay shopify venmo amazon platform bank takes take taking keeps keep charges charge charged fee fees commission transaction plus + and & of on for a an the in my our acct account what whats what's how much do does did i we is it that left lands land get gets receive net end up deposit deposited payout reaches reach home after sale sold sell sells selling item order total flat fixed listing invoice invoiced each me us will would actually out at to price cost costs amount see pocket clear so if from - go goes effective percent percentage remain remains",
  told: { fee: ["$", "Fee"], net: ["$", "Left after the fee"], share: ["%", "Fee"] },
  isOfThings: true,
};

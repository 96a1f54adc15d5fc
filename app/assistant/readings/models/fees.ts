/** What is taken of a payment: a share of it and a fixed sum. "Customer pays 120 by card, 2.9 % + 30 cents, what lands with me" */
import { before, type Model } from "./model.ts";

export const FEES: Model = {
  about:
    /<percent\d+>(?: [a-z]+){0,3} (?:plus|\+|and|&) (?:an? )?(?:[a-z]+ ){0,2}<(?:number|money|cent)|<(?:cent|money|number)\d+>(?: [a-z]+){0,3} (?:plus|\+|and|&) <percent/,
  not: /<(?:date|clock|hours|days|weeks|months|years|area|mass|volume|length)|<percent.*<percent|\b(?:interest|apr|loan|mortgage|tax|tip|discount|off|salary|hour|hourly|month|monthly|year|yearly|raise|margin|markup|commission on top|invest\w*|shares?|stocks?|each|rent)\b/,
  said: {
    rate: ["{P}(?: (?:fee|fees|commission|of (?:it|that|the (?:sale|price|total)|each sale)|processing|transaction))*"],
    cents: [
      "{C}(?: (?:fee|flat|fixed|listing|per (?:transaction|sale|payment|charge|order)))*",
      "{#} (?:cents?|ct|c)(?: (?:fee|flat|fixed|listing|per (?:transaction|sale|payment|charge|order)))*",
    ],
    fixed: [
      "(?<=\\| )(?:plus|\\+|and|&)(?: (?:an?|the|flat|fixed))* {N}(?: (?:dollars?|fee|flat|fixed|listing|per (?:transaction|sale|payment|charge|order)))*",
      before("flat|fixed|listing(?: fee)?|fixed fee|flat fee|per (?:transaction|sale|payment|charge|order)"),
      "{N}(?= (?:plus|\\+|and|&) \\|)",
    ],
    amount: ["{N}"],
  },
  ranges: { rate: [0, 50] },
  usual: { one: 1 },
  asked: [
    // "What must I charge to get 100": it is what is left.
    [
      /\b(?:charge|invoice|bill|price|ask|list|sell)\b.*\b(?:to|so|if)\b.*\b(?:get|receive|net|keep|clear|pocket|end up|left)\b/,
      "gross",
    ],
    [/\b(?:percent|percentage|effective)\b/, "share"],
    [
      /\b(?:left|lands?|payout|deposited|reaches|net|remains?|after (?:the |all )?fees?|(?:i|we|you|me|seller|shop) (?:actually |really |will |would |do |get to )*(?:get|gets|keep|keeps|receive|receives|see|pocket|clear|end up|take home))\b|\bhits? (?:my|our|the) (?:bank|account|acct)\b/,
      "net",
    ],
    [
      /^(?!.*\b(?:get|keep|receive|left|net|clear|pocket|mine)\b(?<!(?:they|it|paypal|stripe|square|etsy) keep)).*\b(?:fees?|cost me|charged?|(?:they|it|paypal|stripe|square|etsy|processor|platform) (?:take|takes|keep|keeps|charge|charges)|cut)\b/,
      "fee",
    ],
    [/\b(?:get|keep|receive|mine|home|see|pocket|clear|after)\b/, "net"],
  ],
  rules: [
    "fixed = cents / 100",
    "part = rate / 100",
    "cut := amount * part",
    "fee := cut + fixed",
    "net := amount - fee",
    "portion := fee / amount",
    "share := portion * 100",
    "all := amount + fixed",
    "kept := one - part",
    "gross := all / kept",
  ],
  words:
    "customer customers client buyer pays pay paid paying payment by with card credit processor processing stripe paypal square etsy ebay shopify venmo amazon platform bank takes take taking keeps keep charges charge charged fee fees commission transaction plus + and & of on for a an the in my our acct account what whats what's how much do does did i we is it that left lands land get gets hit hits rang ring rung up receive net end up deposit deposited payout reaches reach home after sale sold sell sells selling item order total flat fixed listing invoice invoiced each me us will would actually out at to price cost costs amount see pocket clear so if from - go goes effective percent percentage remain remains should must charge bill ask list need want to end really so if",
  told: { gross: ["$", "To charge"], fee: ["$", "Fee"], net: ["$", "Left after the fee"], share: ["%", "Fee"] },
  isOfThings: true,
};

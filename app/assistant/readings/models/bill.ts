/** What is paid at a till or a table: prices, pieces, discounts, coupons, tax, tip, those who share it; forwards and backwards. */
import { read, sum, toMoney, type Value } from "#assistant/readings/slots/form.ts";
import { HIGHEST_VAT } from "#assistant/readings/slots/percentages.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import type { Model } from "./model.ts";
import type { Said } from "./read-model.ts";

const TAX = "(?:sales tax|tax|vat|gst|hst)";
const TIP = "(?:tip|tips|gratuity|service charge|service)";
const OFF =
  "(?:off(?: code| coupon| sale| discount)?|discount(?: code)?|coupon|markdown|mark down|reduction|price cut|promo(?: code)?|rebate|sale)";
/** "Tip 20 % tax 8 %": what is named before its share is not named behind it. */
const share = (name: string, others: string) => [
  `(?<!\\b(?:${others})(?: (?:is|of|at|rate))* ){P}(?: (?:of|in|for|local|state|city))* ${name}(?: rate)?`,
  `${name}(?: (?:rate|of|is|was|at|the|are|here|it|by|=|a|an))* {P}(?! (?:${others})\\b)`,
  `(?<=\\b${name}\\b(?:(?!\\b(?:${others})\\b).)*)(?:at|@|rate|rate is|rate of) {P}`,
];
const PEOPLE =
  "(?:people|persons|of us|friends|ways|couples|families|roommates|coworkers|colleagues|diners|guests|adults|guys|girls|women|men|kids|siblings|teammates)";
const EACH =
  "(?:each|apiece|a piece|per (?:item|piece|unit|shirt|ticket|pair|book|bottle)|a (?:shirt|pop|pair|ticket|book|bottle|mug))";

/** Not "6.50 each". */
const ASKS_PART =
  /(?<!<(?:number|money)\d+>(?: dollars)? )\b(?:each|per (?:person|couple|head|friend|family|guest)|everyone|everybody|apiece|share per|every(?:body|one| (?:person|couple))|one of us|my (?:share|part))\b(?! (?:of (?:the|these)|(?:(?:paid|pays?|gave|put|puts|chip\w*|costs?|in|has|have|had|is|are|for) )*<))|\bper$/;

/** Not "the price before tax is 60". */
const asksBefore = (name: string, more: string) =>
  new RegExp(
    `\\b(?:(?:before|without|excluding|excl|ex) (?:the |any |an? )*(?:<percent\\d+> )?${name}|pre-?${name})(?! (?:price |cost |is |was |of |part |amount |portion |only |at |bill |that )*<)(?<!\\b(?:on|just|only|tip) (?:the |just |only |amount |part |price |bill )*(?:(?:before|without) (?:the )?${name}|pre-?${name}))|\\b${name} out of\\b|\\b(?:${more})(?= |$)(?! <)`,
  );

export const BILL: Model = {
  about:
    /<percent.*\b(?:off|discount|coupon|tax|vat|gst|hst|tip|tips|tipped|tipping|gratuity|service|sale|promo)\b|\b(?:off|discount|coupon|tax|vat|gst|hst|tip|tips|tipped|tipping|gratuity|saved?|gift card|coupon|split|between|among|driver|server|waiter|waitress)\b.*<|<.*\b(?:tip|tax|tipped|off|markdown|saved?|discount|split)\b/,
  not: /\b(?:tax|vat|gst|hst) off\b|\bwithout (?:an? |the |any )?<percent\d+> (?:off|discount|coupon|rebate|reduction)|<(?:date|clock|hours|days|weeks|months|years|area|length|mass|volume|fuelEconomy|speed|fraction)|\b(?:income|salary|wages?|paycheck|loan|mortgage|property|house|home|invest\w*|interest|profit|margin|markup|sold|sell\w*|stock|refund|deduct\w*|gross|capital|estate|bracket|assessed|down payment|first|minimum|except|excluding|free|get one|second|half|per (?:month|year|week|day|hour)|monthly|yearly|a (?:month|year|week|day|hour)|paid for|shares|each way|tipped <number\d+> percent|unequal\w*|uneven\w*|exempt|untaxed|nontaxable|import|duty|cheaper|better|than|more expensive)\b/,
  said: {
    people: [
      `(?:(?:between|among|by|with|split|for|to|we're|we are|there's|there are|there were|divided|shared) )*{#} ${PEOPLE}`,
      "(?:split|shared|sharing|divided|divide)(?: (?:it|evenly|equally|up|that|this|the|bill|total|everything|among|between|by))* {#}(?! (?:off|tip|tax|dollar))",
      "(?:between|among|we're|we are|there's|there are|group of|party of|table of|we were) {#}",
      "^(?:the |my |our )?{#} [a-z]{2,}(?:s|men)(?= (?:[a-z]+ ){0,4}?(?:after|had|have|shared?|split|went|want|ate|ordered|out) )",
    ],
    // "60 tax 7 %" is the price.
    taxSum: [
      `{N}(?: (?:dollars|in|of|was|is))* ${TAX}(?! (?:rate |at |is |of |by )*<percent\\d+>(?! ${TIP}))`,
      `(?<!(?:\\b(?:with|including|incl|after|before|without|plus) (?:the )?|<percent\\d+> )(?:sales )?)${TAX}(?: (?:of|is|was|came|to|amount|charged))* {N}`,
    ],
    taxShare: share(TAX, `${TIP}|discount|coupon|off`),
    tipShare: [
      ...share(TIP, `${TAX}|discount|coupon|off`),
      "(?:tip|tipping|tipped|leave|leaving|left|give|giving|adding|add)(?: (?:the|driver|server|waiter|her|him|them|a|an|of|at|about))* {P}",
    ],
    again: [
      `(?:(?:another|additional|extra|further|then|plus|and|take|an|a|gives?|my|card|member|loyalty|\\+) )*(?:another|additional|extra|further|then|more)(?: (?:another|additional|extra|an|a|take|get|of))* {P}(?: (?:more|extra|additional))?(?: (?:off|discount|coupon))*`,
      "{P} (?:more|extra)(?: off)?",
    ],
    off: share(OFF, `${TAX}|${TIP}`).concat(
      "(?:marked down|reduced|discounted|take|knocked off|cut)(?: (?:by|down|another))* {P}",
    ),
    saved: ["(?:saved|saves|saving|save)(?: (?:me|us|you|about|only))* {N}", "{N}(?: dollars)?(?: was| were)? saved"],
    cut: [
      "{N}(?: dollars)? (?:off(?: coupon)?|coupon|gift card|voucher|credit|rebate|discount|store credit|promo code)",
      "(?:coupon|gift card|voucher|rebate|store credit)(?: (?:of|for|worth|is|that|takes|takes off|a))* {N}(?: off)?",
    ],
    tipSum: [
      `{N}(?: (?:dollars|as|a|for|the))* ${TIP}`,
      // "Tip 20" may be a share.
      `(?<!\\b(?:with|including|incl|after|before|without) (?:the )?)${TIP}(?:(?: (?:of|is|was|a|an))* <money(\\d+)>|(?: (?:of|is|was))+ {N})`,
      "(?:tipped|left|leaving|leave|gave)(?: (?:an?|him|her|them|the|driver|waiter|server|about))* {N}(?! total)",
    ],
    "count each": [
      `{#}(?: [a-z]+){1,3} (?:(?:at|@|for|are|cost|costs|priced) )+{N} ${EACH}`,
      "{#}(?: [a-z]+){1,3} (?:at|@) {N}(?! (?:total|off))",
      `{#}(?: [a-z]+){0,3} {N} ${EACH}`,
      "{#} of (?:the|these|those|them at) {N}(?: [a-z]+s)?",
      "{#} <money(\\d+)>(?= [a-z]+s)",
    ],
    "each count": [
      `{N}(?: [a-z]+s)?(?: ${EACH})?(?: \\|)?(?: (?:and|if|so|total|off|i|we|we're|i'm|how|much|for))* (?:need|want|buy|buying|get|getting|bought|take|taking|order|ordering|times|x) {#}(?: of (?:them|those|these)| [a-z]+s)?`,
    ],
    amount: ["{N}"],
    other: ["{N}"],
  },
  signs: [
    // "20 % off plus tax": which tax?
    [/\b(?:plus|and|\+|after|then|with) (?:the )?(?:sales )?tax\b(?! (?:is |of |at )?\|)/, "isTaxed", 1],
    [/\b(?:ex|excl|excluding|exclusive(?: of)?|net(?: of)?|plus) (?=\|)/, "isIn", 0],
    [
      /\bon (?:the |just |only )*(?:(?:amount|part|price|bill|total|portion) )?(?:pre-?tax|before (?:the )?tax)(?: (?:part|amount|price|bill|total|portion|only))*/,
      "isBeforeTax",
      1,
    ],
    [
      /\bon (?:the )?(?:total with tax|everything|all of it|the whole|whole thing|whole bill|total after tax|taxed total|after tax (?:total|amount))\b|\bon (?:the )?after tax\b/,
      "isOnAll",
      1,
    ],
    [
      /\b(?:already (?:in|included|on|added)(?: (?:it|there|in|on))*|included|includes?|including|inclusive|incl|of (?:that|it|which) (?:is|was)(?= (?:the )?(?:tip|tax|\|))|out of(?= \|)|in(?= \| (?:if|at|when|with))|(?<=\| )in (?:it|that|there|the price)(?! now))/,
      "isIn",
      1,
    ],
    [/\btotal(?: (?:bill|check|price|cost))? (?:with|after) (?:the |an? )?(?=\|)/, "isIn", 1],
    [/(?<=\| )(?:with|plus|and|then|\+)(?= (?:an? |the )?\|)/, "isWith", 1],
  ],
  isAskedInAll: true,
  asked: [
    [
      /\b(?:percent|percentage|rate)\b(?=.*\b(?:off|discount|save|saved|saving|markdown|marked down|reduction|cut)\b)|\bwhat discount\b|\b(?:off|discount|save|saved|markdown|marked down|reduction)\b.*(?:\bpercent(?:age)?\b|%)|% off\b/,
      "rateDown",
    ],
    [
      /\b(?:percent|percentage)\b|%|\bwhat (?:is the |sales )*(?:tax )?rate\b|\btax rate(?! (?:is|of|at|was|=|here|<|<percent\d+>)\b| <)/,
      "rate",
    ],
    // What each leaves as a tip is not what each pays.
    [new RegExp(`\\bhow much (?:is the |should the )?${TIP}.*\\b(?:each|per person)\\b`), "tipPart"],
    [ASKS_PART, "part"],
    [asksBefore(TAX, "subtotal|net (?:price|amount)"), "beforeTax"],
    [asksBefore(TIP, "what was the (?:bill|meal|check)|how much was the (?:bill|meal|check)"), "beforeTip"],
    [
      new RegExp(
        `\\b(?:(?:original|regular|full|list|normal|old|initial|usual|sticker) (?:price|cost|value|amount)|originally|normally|(?:they|it|cost|price|pay) before$|before (?:the )?(?:discount|sale|coupon)|without (?:the )?(?:discount|sale|coupon))(?! (?:is |was |of )*<)`,
      ),
      "beforeOff",
    ],
    [
      /\b(?:how much|what)(?: (?:do|did|would|will|can|am|is|was|are|i|we|you|money|me))* (?:sav\w+|off|(?:an? |the )?(?:<percent\d+> )?(?:discount|savings?))\b|\bsavings?\b|\bhow much (?:money )?(?:off|less)\b|\bdiscount amount\b/,
      "saving",
    ],
    [
      new RegExp(
        `\\b(?:how much|what|whats|what's)(?: (?:is|was|the|to|should|do|would|i|we|in|of|it|an?|<percent\\d+>|leave|for))* ${TIP}(?! and)|\\b${TIP} (?:amount|part)|(?<!\\b(?:with|plus|and|\\+) (?:an? )?<percent\\d+> )\\b${TIP}$|^${TIP} (?:on|for) |^<percent\\d+> ${TIP} (?:on|for) (?:an? |the |my )?<[a-z]+\\d+>(?: (?!total)[a-z]+)?$`,
      ),
      "tipAmount",
    ],
    [
      new RegExp(
        `\\b(?:how much|what|whats|what's)(?: (?:is|was|the|of|in|it|sales|do|i|pay|an?|<percent\\d+>))*(?: the [a-z]+)? ${TAX}(?! rate)|\\b${TAX} (?:amount|part|portion)|\\b(?:pay|be|owe) (?:in|of) ${TAX}|\\bof (?:that|it|which) is (?:the )?${TAX}|^${TAX} (?:on|for) |^${TAX} (?:(?:of|at|rate|is) )*<percent\\d+> (?:on|for|of) (?!.*\\b(?:total|pay|with)\\b)|^<percent\\d+> ${TAX} (?:on|for) (?:an? |the |my )?<[a-z]+\\d+>(?: (?!total)[a-z]+)?$`,
      ),
      "taxAmount",
    ],
    [
      new RegExp(
        `^(?!.*(?:${ASKS_PART.source}|\\b(?:before|previously|earlier|original(?:ly)?|normal(?:ly)?)\\b(?!.*<))).*\\b(?:total|pay|cost|costs|final|price|altogether|in all|owe|hand over|spend|due|left|comes? to|left over|register)\\b`,
      ),
      "total",
    ],
    [
      new RegExp(
        `^(?!.*${ASKS_PART.source}|.*\\b(?:before|previously|earlier|original(?:ly)?|normal(?:ly)?)\\b(?!.*<))`,
      ),
      "unasked",
    ],
  ],
  rules: [],
  words:
    "percent percentage % rate off discount coupon code sale price prices tax taxes vat gst hst sales tip tips tipped tipping gratuity service total totals ex quote quoted inclusive incl gross shift night pay paid paying cost costs bill check tab receipt says shows subtotal before after without already in included including each per person couple head friend everyone split evenly equally divided between among ways altogether all final original originally regular full list normal normally usual old was were is now how much what save saved saves saving savings plus with and then on top of it the that them leave leaving left add added adding give giving gave dinner lunch meal food brunch breakfast drinks taxi cab ride fare haircut nails delivery pizza driver server waiter waitress barber cart order purchase store checkout register card gift voucher buy buying bought need want get everything marked down reduced rate amount part portion just only take taking come comes came out end up ending gratuity hand over altogether due i'd like dollars bucks worth spend tag item item's + = @ at here what's left even our tab - one coat shirts shirt mug mugs game do friends people us we're we by off. another extra additional more less couples priced",
  told: {},
  isOfThings: true,
  solve: solveBill,
};

type Step = (amount: string) => string;

function solveBill(said: Said, asked: string, values: readonly Value[]): Reading | null {
  const has = (...names: readonly string[]) => names.some((name) => said.has(name));
  const count = [...said.keys()].filter((name) => !name.startsWith("is")).length;
  const get = (name: string) => said.get(name)!;
  const factor = (name: string, sign: "+" | "-") => `(1 ${sign} ${get(name)} / 100)`;
  if (has("isTaxed") && !has("taxShare", "taxSum", "other")) return null;
  // Nowhere is so much put on a price: it is a tax on income.
  if ((said.get("taxShare") ?? 0) > HIGHEST_VAT) return null;
  const isIn = said.get("isIn") === 1;
  const money = (expression: string, label: string): Reading => ({
    ...sum(expression),
    told: { field: toMoney(values, label) },
  });
  const percent = (expression: string, label: string): Reading => ({
    ...sum(expression),
    told: { field: { kind: "percent", label, decimals: 2 } },
  });
  // Which of them comes first?
  if (has("cut") && (has("tipShare") || (has("off") && has("again")))) return null;
  if ((has("each") && has("amount")) || (has("isBeforeTax", "isOnAll") && !has("tipShare"))) return null;
  if (has("other")) return solveRate(said, asked, percent);
  const price = has("each") ? `${get("count")} * ${get("each")}` : has("amount") ? String(get("amount")) : null;
  if (price === null) {
    // "Saved 12 at 40 % off"
    const full = `${get("saved")} / ${get("off")} * 100`;
    if (count !== 2 || !has("saved") || !has("off")) return null;
    return asked === "beforeOff"
      ? money(full, "Price before")
      : asked === "total" || asked === "unasked"
        ? money(`${full} - ${get("saved")}`, "To pay")
        : null;
  }
  if (has("saved")) return null;
  if (asked === "rate" || asked === "rateDown") {
    const some = ["tipSum", "taxSum", "cut"].filter((name) => has(name));
    if (some.length !== 1 || count !== 2 || isIn) return null;
    return percent(
      `${get(some[0]!)} / ${price} * 100`,
      { tipSum: "Tip", taxSum: "Tax rate", cut: "Discount" }[some[0]!]!,
    );
  }
  const steps: (readonly [name: string, forth: Step, back: Step])[] = [
    ["off", (a) => `${a} * ${factor("off", "-")}`, (a) => `${a} / ${factor("off", "-")}`],
    ["cut", (a) => `(${a} - ${get("cut")})`, (a) => `(${a} + ${get("cut")})`],
    ["again", (a) => `${a} * ${factor("again", "-")}`, (a) => `${a} / ${factor("again", "-")}`],
    ["taxShare", (a) => `${a} * ${factor("taxShare", "+")}`, (a) => `${a} / ${factor("taxShare", "+")}`],
    ["taxSum", (a) => `(${a} + ${get("taxSum")})`, (a) => `(${a} - ${get("taxSum")})`],
    ["tipShare", (a) => `${a} * ${factor("tipShare", "+")}`, (a) => `${a} / ${factor("tipShare", "+")}`],
    ["tipSum", (a) => `(${a} + ${get("tipSum")})`, (a) => `(${a} - ${get("tipSum")})`],
  ];
  const used = steps.filter(([name]) => has(name));
  const names = used.map(([name]) => name);
  const go = (to: readonly string[]) =>
    used.filter(([name]) => to.includes(name)).reduce((amount, [, forth]) => forth(amount), price);
  const isOf = (...allowed: readonly string[]) => names.every((name) => allowed.includes(name));
  const isSplit = has("people");
  const hasTax = has("taxShare", "taxSum");
  if (asked.startsWith("before") && used.length > 0) {
    if (said.get("isIn") === 0) return null;
    const own = { beforeTax: /^tax/, beforeTip: /^tip/, beforeOff: /^(?:off|cut|again)/ }[asked]!;
    // "30 % off 220, final price before tax": without a tax it is what is paid.
    if (!names.some((name) => own.test(name)))
      return isSplit || asked === "beforeOff" ? null : money(go(names), "To pay");
    if (isSplit || !names.every((name) => own.test(name)) || has("each", "isBeforeTax")) return null;
    return money(
      used.toReversed().reduce((amount, [, , back]) => back(amount), price),
      "Before",
    );
  }
  const before = isIn ? used.toReversed().reduce((amount, [, , back]) => back(amount), price) : null;
  if (asked === "saving")
    return isSplit || isIn || used.length === 0 || !isOf("off", "again", "cut")
      ? null
      : money(`${price} - ${go(names)}`, "Saved");
  if (asked === "taxAmount" || asked === "tipAmount") {
    const name = asked === "taxAmount" ? "taxShare" : "tipShare";
    if (!has(name) || isSplit) return null;
    // "58 including 4.64 tax, 20 % tip on the part before tax"
    if (name === "tipShare" && has("isBeforeTax") && has("taxSum"))
      return money(`(${price} - ${get("taxSum")}) * ${get(name)} / 100`, "Tip");
    if (before !== null)
      return used.length === 1 ? money(`${price} - ${before}`, name === "taxShare" ? "Tax" : "Tip") : null;
    if (hasTax && name === "tipShare") return null;
    if (!isOf("off", "cut", "again", name)) return null;
    if (name === "taxShare" && used.length === 1 && !has("each"))
      return read("sales-tax", { price: get("amount"), taxes: [{ name: "Tax", rate: get("taxShare") }] }, "salesTax");
    return money(
      `${go(names.filter((one) => one !== name))} * ${get(name)} / 100`,
      name === "taxShare" ? "Tax" : "Tip",
    );
  }
  // "60 20 % tip" may ask for either.
  const isSum = has("off", "again", "cut") || used.length + (has("each") ? 1 : 0) > 1;
  if (asked === "tipPart")
    return isSplit && has("tipShare") && used.length === 1
      ? money(`${price} * ${get("tipShare")} / 100 / ${get("people")}`, "Tip of each")
      : null;
  if (asked === "unasked" && !isSum && !isSplit && !has("isWith")) return null;
  if (asked === "part" && !isSplit) return null;
  if (
    isSplit &&
    (!(get("people") > 1) || !Number.isInteger(get("people")) || (asked !== "part" && asked !== "unasked"))
  )
    return null;
  // "Split 237 five ways": nobody shares 5 with 236 others.
  if (isSplit && has("amount") && get("amount") < get("people")) return null;
  if (used.length === 0 && !isSplit) return null;
  let total = go(names);
  if (isIn && used.length > 0) {
    // What is in it already changes nothing; a tip on the part before tax comes on top.
    if (asked === "unasked" || !has("isBeforeTax") || !has("taxSum") || !has("tipShare")) return null;
    total = `(${price} + (${price} - ${get("taxSum")}) * ${get("tipShare")} / 100)`;
  } else if (hasTax && has("tipShare")) {
    // Of the bill with the tax or without it?
    if (has("isBeforeTax")) {
      if (!has("taxShare") || !isOf("taxShare", "tipShare")) return null;
      total = `${price} * (1 + ${get("taxShare")} / 100 + ${get("tipShare")} / 100)`;
    } else if (!has("isOnAll")) return null;
  }
  return money(isSplit ? `${total} / ${get("people")}` : total, isSplit ? "Each pays" : "To pay");
}

/** What share one amount is above or below the other. */
function solveRate(said: Said, asked: string, percent: (expression: string, label: string) => Reading): Reading | null {
  const [one, other] = [said.get("amount")!, said.get("other")!];
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if ([...said.keys()].filter((name) => !name.startsWith("is")).length !== 2 || low === high) return null;
  if (asked === "rateDown") return percent(`(${high} - ${low}) / ${high} * 100`, "Discount");
  return asked === "rate" && high < 2 * low ? percent(`(${high} - ${low}) / ${low} * 100`, "On top") : null;
}

/** What is paid at a till or a table: prices, pieces, discounts, coupons, tax, tip, those who share it; forwards and backwards. */
import type { Model } from "./model.ts";
import { solveBill } from "./solve-bill.ts";

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
    `(?<!<(?:number|money)\\d+> (?:dollars |bucks |an? [a-z]+ )?)\\b(?:(?:before|without|excluding|excl|ex) (?:the |any |an? )*(?:<percent\\d+> )?${name}|pre-?${name})(?! (?:price |cost |is |was |of |part |amount |portion |only |at |bill |that )*<)(?<!\\b(?:on|just|only|tip) (?:the |just |only |amount |part |price |bill )*(?:(?:before|without) (?:the )?${name}|pre-?${name}))|\\b${name} out of\\b|\\b(?:${more})(?= |$)(?! <)`,
  );

export const BILL: Model = {
  about:
    /<percent.*\b(?:off|discount|coupon|tax|vat|gst|hst|tip|tips|tipped|tipping|gratuity|service|sale|promo)\b|\b(?:off|discount|coupon|tax|vat|gst|hst|tip|tips|tipped|tipping|gratuity|saved?|gift card|coupon|split|leave|leaving|between|among|driver|server|waiter|waitress)\b.*<|\b(?:left|gave) <percent|<.*\b(?:tip|tax|tipped|off|markdown|saved?|discount|split)\b/,
  // "12 people at 25 per person" is not a bill of 25.
  not: /<(?:number|money)\d+>(?: (?:dollars|bucks|euros))? (?:per|an?|each) (?:person|head|adult|guest|passenger|traveler)\b(?! *[?|]?$)|\b(?:tax|vat|gst|hst) off\b|\b(?:tax|vat|gst|hst)\b(?!.*\b(?:tip|tips|off|discount|coupon)\b).*\b(?:left|remains|keep)$|\bwithout (?!(?:the |any |an? )*(?:<percent\d+> )?(?:sales )?(?:tax|vat|gst|hst|tip|tips|gratuity|discount|sale|coupon))|\bwithout (?:an? |the |any )?<percent\d+> (?:off|discount|coupon|rebate|reduction)|<(?:date|clock|hours|days|weeks|months|years|area|length|mass|volume|fuelEconomy|speed|fraction)|\b(?:income|salary|wages?|paycheck|loan|mortgage|property|house|home|invest\w*|interest|profit|margin|markup|sold|sell\w*|stock|refund|deduct\w*|gross|capital|estate|bracket|assessed|down payment|first|minimum|except|excluding|free|get one|second|(?<!\bin )half(?! each)|per (?:month|year|week|day|hour)|monthly|yearly|a (?:month|year|week|day|hour)|paid for|shares|each way|tipped <number\d+> percent|unequal\w*|uneven\w*|exempt|untaxed|nontaxable|import|duty|cheaper|better|than|more expensive)\b/,
  said: {
    // "Pizza 42 split 3 ways plus 5 tip each" is paid on top by each.
    eachSum: [
      "(?<=\\b(?:split|shared?|divided?)\\b.*)(?:plus|and|\\+) {N}(?: (?:dollars|bucks))?(?: (?:for )?[a-z]+)? (?:each|apiece|per person)(?=[ |]*$)",
      "(?<=\\b(?:split|shared?|divided?)\\b.*){N}(?: (?:dollars|bucks))? (?:for )?[a-z]+ (?:each|apiece|per person)(?=[ |]*$)",
    ],
    people: [
      `(?:(?:between|among|by|with|split|for|to|we're|we are|there's|there are|there were|divided|shared) )*{#} ${PEOPLE}`,
      "(?:split|shared|sharing|divided|divide)(?: (?:it|evenly|equally|up|that|this|the|bill|total|everything|among|between|by))* {#}(?! (?:off|tip|tax|dollar))",
      "(?:the )?(?:other|remaining) {#}(?: [a-z]+)?(?= (?:split|share|divide))",
      "(?:between|among|we're|we are|there's|there are|group of|party of|table of|we were) {#}",
      "^(?:the |my |our )?{#} [a-z]{2,}(?:s|men)(?= (?:[a-z]+ ){0,4}?(?:after|had|have|shared?|split|went|want|ate|ordered|out) )",
    ],
    // "60 tax 7 %" is the price.
    taxSum: [
      `{N}(?: (?:dollars|in|of|was|is))* ${TAX}(?! (?:rate|percent|percentage|share)$)(?! (?:rate |at |is |of |by |was )*(?:<(?:number|money)|<percent\\d+>(?! ${TIP})))`,
      `(?<!(?:\\b(?:with|including|incl|after|before|without|plus) (?:the )?|<percent\\d+> )(?:sales )?)${TAX}(?: (?:of|is|was|came|to|on|top|amount|charged))* {N}`,
    ],
    taxShare: share(TAX, `${TIP}|discount|coupon|off`),
    tipShare: [
      ...share(TIP, `${TAX}|discount|coupon|off`),
      "^{P}(?= on <(?:number|money)\\d+> (?:total )?with (?:the )?tip)",
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
    card: [
      // Somebody pays a part, the others share the rest.
      "(?:[a-z]+ )?(?:pays|paid|covers|covered|chips in|chipped in|throws in|threw in|puts in|kicks in|contributes)(?: (?:for|about|just))* {N}(?: dollars)?(?: (?:towards?|of) (?:the |it|that)*(?: ?(?:total|bill|tab))?)?(?=.*\\b(?:rest|remainder)\\b)",
      "{N}(?: dollars?)? (?:gift ?card|store credit)",
      "(?:gift ?card|store credit)(?: (?:of|for|worth|is|with|that|has|a))* {N}",
    ],
    fee: [
      "{N}(?: dollars?)? (?:(?:delivery|booking|convenience) )?fee(?! <)",
      "(?:delivery|booking|convenience) (?:fee|charge)(?: (?:is|of|was))* {N}",
      "(?:\\+|plus) {N} delivery(?! <)",
    ],
    cut: [
      "{N}(?: dollars)? (?:off(?: coupon)?|coupon|voucher|credit|rebate|discount|promo code)(?! (?:(?:of |is )*<(?:number|money)|(?:in |as )?(?:an? )?percent))",
      "(?:coupon|voucher|rebate)(?: (?:of|for|worth|is|that|takes|takes off|a))* {N}(?: off)?",
      "{N}(?: dollars)? off(?= (?:of )?(?:an? |the |my )?<(?:number|money))",
    ],
    // "Left 60 on a 50 bill": a tip is no more than the bill.
    tipSum: [
      "(?:left|leaving|leave|gave|give|paid|pay|put down|handed)(?: (?:him|her|them|the|driver|waiter|server|over))* {N}(?: dollars)? (?:on|for) (?:an? |the |my )?(?=<)",
      "(?<=<(?:number|money)\\d+>.*)(?:paid|pay) {N}(?=.*\\btip\\b)",
      `{N}(?: (?:dollars|as|a|for|the))* ${TIP}(?! (?:(?:of |is |was )*<(?:number|money)|percent\\b))`,
      // "Tip 20" may be a share.
      `(?<!\\b(?:with|including|incl|after|before|without) (?:the )?)${TIP}(?:(?: (?:of|is|was|a|an))* <money(\\d+)>|(?: (?:of|is|was))+ {N})`,
      "(?:tipped|left|leaving|leave|gave)(?: (?:an?|him|her|them|the|driver|waiter|server|about))* {N}(?! (?:total|all in|altogether|in all|in total|all told)\\b)",
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
    [/\b(?:no|without|zero) tip\b/, "isPlain", 1],
    [
      /\b(?:(?:split|shared|divided|cut)(?: it| this| the bill| that)? (?:evenly |equally )?(?:in half|down the middle|50 ?\/ ?50|fifty fifty|in (?:two|2))|half each)\b/,
      "people",
      2,
    ],
    [
      /\bon (?:the )?(?:total with tax|total (?:including|incl|after|plus) tax|tax too|tax and all|everything|all of it|the whole|whole thing|whole bill|total after tax|taxed total|after tax (?:total|amount))\b|\bon (?:the )?after tax\b/,
      "isOnAll",
      1,
    ],
    // "20 % off plus tax": which tax?
    [/\b(?:plus|and|\+|after|then|with) (?:the )?(?:sales )?tax\b(?! (?:is |of |at )?\|)/, "isTaxed", 1],
    [/\b(?:ex|excl|excluding|exclusive(?: of)?|net(?: of)?|plus) (?=\|)/, "isIn", 0],
    [
      /\bon (?:the |just |only )*(?:(?:amount|part|price|bill|total|portion) )?(?:pre-?tax|before (?:the )?tax)(?: (?:part|amount|price|bill|total|portion|only))*|\b(?:of|on) (?:the |just |only )*(?:food|subtotal)(?: only| alone)?(?= |$)/,
      "isBeforeTax",
      1,
    ],
    [
      /\b(?:already (?:in|included|on|added)(?: (?:it|there|in|on))*|included|includes?|including|inclusive|incl|of (?:that|it|which) (?:is|was)(?= (?:the )?(?:tip|tax|\|))|out of(?= \|)|in(?= \| (?:if|at|when|with))|(?<=\| )in (?:it|that|there|the price)(?! now))/,
      "isIn",
      1,
    ],
    [/\btotal(?: (?:bill|check|price|cost))? (?:with|after) (?:the |an? )?(?=\|)/, "isIn", 1],
    [/\btotal(?: (?:was|is|of|came to|bill|paid))* (?=\|)/, "isTotal", 1],
    [
      /(?<=\| )before (?:the )?tax(?= and \w+ (?:\w+ )?\|)|\b(?:food|subtotal)(?: (?:was|is|of|=))* (?=\|)|(?<=\| )(?:of |for |in )?(?:food|subtotal)\b/,
      "isNet",
      1,
    ],
    [/(?<=\| )(?:with|plus|and|then|add|adding|\+)(?= (?:an? |the )?\|)/, "isWith", 1],
  ],
  isAskedInAll: true,
  asked: [
    [
      /\b(?:percent|percentage|rate)\b(?=.*\b(?:off|discount|save|saved|saving|markdown|marked down|reduction|cut)\b)|\bwhat discount\b|\b(?:off|discount|save|saved|markdown|marked down|reduction)\b.*(?:\bpercent(?:age)?\b|%)|% off\b/,
      "rateDown",
    ],
    [
      /\b(?:percent|percentage)\b|%|\brate of tax\b|\bwhat (?:is the |sales )*(?:tax )?rate\b|\btax rate(?! (?:is|of|at|was|=|here|<|<percent\d+>)\b| <)/,
      "rate",
    ],
    [/\bafter (?:an? )?<percent\d+> off\b.*\bwhat was it(?: before)?$/, "beforeOff"],
    // What each leaves as a tip is not what each pays.
    [new RegExp(`\\bhow much (?:is the |should the )?${TIP}.*\\b(?:each|per person)\\b`), "tipPart"],
    [ASKS_PART, "part"],
    [asksBefore(TAX, "subtotal|net (?:price|amount)|(?:price|cost) before$"), "beforeTax"],
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
        `\\b(?:how much|what|whats|what's)(?: (?:is|was|the|to|should|do|would|i|we|in|of|it|an?|<percent\\d+>|leave|for))* ${TIP}(?! and)|\\b${TIP} (?:amount|part)|(?<!\\b(?:with|plus|and|\\+) (?:(?:an?|the) )?(?:<percent\\d+> )?)\\b${TIP}$|^${TIP} (?:on|for) |^<percent\\d+> ${TIP} (?:on|for) (?:an? |the |my )?<[a-z]+\\d+>(?: (?!total)[a-z]+)?$`,
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
        `^(?!.*(?:${ASKS_PART.source}|\\b(?:before(?! tax)|previously|earlier|original(?:ly)?|normal(?:ly)?)\\b(?!.*<))).*\\b(?:total|pay|cost|costs|final|price|altogether|in all|owe|hand over|spend|due|left|comes? to|left over|register)\\b`,
      ),
      "total",
    ],
    [
      new RegExp(
        `^(?!.*${ASKS_PART.source}|.*\\b(?:before(?! tax)|previously|earlier|original(?:ly)?|normal(?:ly)?)\\b(?!.*<))`,
      ),
      "unasked",
    ],
  ],
  rules: [],
  words:
    "percent percentage % rate off discount coupon code sale price prices tax taxes vat gst hst sales tip tips tipped tipping gratuity service total totals grand ex quote quoted inclusive incl gross shift night pay paid paying cost costs bill check tab receipt says shows subtotal before after without already in included including each per person couple head friend everyone split evenly equally divided between among ways altogether all final original originally regular full list normal normally usual old was were is now how much what save saved saves saving savings plus with and then on top of it the that them leave leaving left add added adding give giving gave dinner lunch meal food brunch breakfast drinks taxi cab ride fare haircut nails delivery pizza driver server waiter waitress barber cart order purchase store checkout register card gift voucher buy buying bought need want get everything marked down reduced rate amount part portion just only take taking come comes came out end up ending gratuity hand over altogether due i'd like dollars bucks worth spend tag item item's + = @ at here what's left even our tab - one coat shirts shirt mug mugs game do friends people us we're we by off. another extra additional more less couples priced charges rest remainder other crew fee want wanna all told bar on",
  told: {},
  isOfThings: true,
  solve: solveBill,
};

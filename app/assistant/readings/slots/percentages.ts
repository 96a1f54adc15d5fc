/** Percentages, discounts, taxes within a price. */
import { ASKS_CHANGE } from "./asks-change.ts";
import { type Form, read, toNumber, toPercent, type Value } from "./form.ts";

const NEW_PRICE =
  "something normally usually regularly regular retail full price original sale final new now cost costs pay paid after at discounted discount coupon per total tag sticker says say everything storewide sitewide whole";
const TAX = "(?:tax|vat|gst|sales tax)";
const PERCENT_CHANGE =
  /\b(?:fell|fall|rose|drop(?:s|ped)?|increase[ds]?|decrease[ds]?|grew|growth|grown|grow|went|raised?|changed?|rise|gain(?:ed)?|loss|lost|up|down|jumped|climbed|discount|more|less|higher|lower)\b/;

/** "Last year 400, this year 460", "650 and now 702": the figure that a day stands before. */
const DAY_BEFORE = "(?: (?:is|at|it|for|only|was|were|cost|costs|had|sold))*";
const MARKED = [`{D}(?=${DAY_BEFORE} <(?:number|money))`];
const FIGURE_OF_DATE = new RegExp(`<date(\\d+)>${DAY_BEFORE} <(?:number|money)(\\d+)>`);
/** "48 yesterday 50 today", "80 now, 64 before": each figure before its day. */
const FIRST_OF_DATE =
  /<(?:number|money)(\d+)> <date(\d+)> <(?:number|money)(\d+)> (?:<date|before\b|earlier\b|previously\b|last (?:year|month|week)\b)/;
const NOW = /^(?:now|today|currently)$/i;

/** "A 15 dollar discount on 60": the figure is what is off, not what is left to pay. */
const DISCOUNT_SAID =
  /<(?:number|money)\d+>(?: dollars?| bucks?| euros?)? (?:discount|off)\b|\bdiscount (?:(?:of|is|was|were) )*<(?:number|money)/;

const change = (old: Value | undefined, later: Value | undefined) =>
  read("percentage-change", { oldValue: toNumber(old), newValue: toNumber(later) });

/** "Paid 80 after 20 % off", "80 is left after 20 % off": the sum is what the share has left, and no price. */
export const PAID_AFTER =
  /(?:\b(?:paid|pay|pays|costs?(?: me| us)?|(?:got|bought|get) (?:it|them|this)(?: (?:for|at))?|(?:price|it|that|total|cost) (?:is|was|came to|comes to)|it's|i have) <(?:number|money)\d+>(?: dollars| bucks)?|<(?:number|money)\d+>(?: [a-z]+)?(?: (?:is|are|was|were))?(?: still)? (?:left|remain(?:s|ing)?|leftover)) after (?:[a-z]+ ){0,2}<percent/;
const NOT_PAID_AFTER = new RegExp(`^(?!.*(?:${PAID_AFTER.source}))`);

export const PERCENTAGES: readonly Form[] = [
  {
    about: [/\b(?:sales tax|tax|vat|gst)\b/, /\b(?:total|pay|cost|costs|price|with|plus|after|and)\b|\+/],
    not: /\b(?:tip|discount|off|sale|salary|income|property|before|without|included|includes|including|inclusive|incl|gross|net|already|year|month|how much (?:is |was |of |it |the |sales )*(?:tax|vat|gst)|has|in it|inside|minus|less|remove|then|what is the (?:sales )?tax)\b|\b(?:tax|vat|gst) (?:on|of|for|amount|do|is|would)\b|\bafter (?:sales )?tax <|<percent.*<percent/,
    places: { percent: ["{P}"], whole: ["{N}"] },
    words: "total pay cost costs price with plus after and tax vat gst sales out door +",
    isOfThings: true,
    read: ({ percent, whole }) =>
      read("percentage", { mode: "increase", percent: toNumber(percent), whole: toNumber(whole) }),
  },
  {
    about: [
      NOT_PAID_AFTER,
      /\b(?:off|discount(?:ed)?|reduced|reduction|marked down|markdown|coupon|knock(?:ed)?|sale|cheaper|rebate)\b/,
    ],
    not: /\bdiscount (?:of )?<percent\d+> (?:is|was|were) <|\bsav(?:ed?|es|ing) (?:(?:me|us) )?<(?:money|number)|\b(?:tax|vat|tip|shipping|then|more|plus|add|year|month|fee|another|extra|additional|buy|second|members?|cheaper than)\b|> after (?:a )?<percent.*\b(?:original|was)\b|\boriginal(?:ly)?\b.*> after (?:a )?<percent|\boriginal(?: (?:price|cost))?$|\bwhat(?: was| is|s|'s)? (?:the |its |it )*(?:original|originally|regular|full|initial|list) (?:price|cost)\b|\bwhat (?:was|did) it (?:cost )?(?:before|originally)\b/,
    places: { rate: ["{P}"], price: ["{N}"], "now?": ["{D}"] },
    words: `${NEW_PRICE} takes off coupon code reduced reduction by marked down markdown knock knocked taken take cheaper reduce rebate save saved saving savings amount`,
    isOfThings: true,
    read: ({ rate, price }, text) =>
      read(
        "discount",
        { originalPrice: toNumber(price), discountRate: toNumber(rate) },
        /\b(?:save|saved|saving|savings|how much (?:money )?off)\b|(?:what|how much|what's)(?: is| are)?(?: the)? discount\b|^(?:the )?discount on\b|\bby how much\b/.test(
          text,
        )
          ? "savings"
          : "finalPrice",
      ),
  },
  {
    about: [
      /\b(?:goes up|go up|went up|going up|rises?|rose|raise[sd]?|raising|increase[sd]?|grows|mark(?:ed)? up|higher|on top|added|raise|more)\b/,
    ],
    not: /\b(?:off|discount|tip|interest|year|years|month|monthly|from|to|down|less|loan|than what|percent more|included|including)\b/,
    places: { percent: ["{P}"], whole: ["{N}"] },
    words:
      "goes up by went going rises rise rose raised raise raises raising increase increases increased grows mark marked higher top added add extra more sales tax vat new total price plus",
    isOfThings: true,
    read: ({ percent, whole }, text) =>
      read("percentage", {
        mode: ASKS_CHANGE.test(text) ? "percent-of" : "increase",
        percent: toNumber(percent),
        whole: toNumber(whole),
      }),
  },

  {
    about: [/\b(?:percent|percentage)\b|%|> (?:change|increase|decrease|difference|growth)\b/, PERCENT_CHANGE],
    // "Paid 17.35 with 50, change" is what comes back.
    not: /\bby how much$|\b(?:up|down)(?: by)? <(?:number|money)\d+> to <|<percent.*<percent|(?<!instead )\b(?:of|out of|than|per|tip|tax|points?)\b(?! change)|\b(?:paid|pays?|paying|bill|cash|costs?) (?:with )?<.*\b(?:with|from|out of) <.*\bchange$|\b(?:paid|pay|paying|pays) with (?:an? )?<.*\bchange\b/,
    places: {
      "mark?": MARKED,
      "other?": MARKED,
      old: [
        "from (?:a |the )?{N}",
        "{N} {D}",
        "{N} (?:last|in the past|at first|before|originally|ago)(?: (?:year|month|week))?",
        "(?:was|were|cost|been|paid|before)(?: (?:at|paid|it|was|were))* {N}",
        "{N}(?= to | (?:-|->|→|>) )",
        "\\|(?: +(?:is|at|it|for|only|was|were|cost|costs|had|sold))* +{N}",
      ],
      later: [
        "(?:to|now|becomes?|became)(?: (?:is|at|costs?|a|the|only))* {N}",
        "to {P}(?= (?:change|increase|decrease|difference|growth))",
        "{N} (?:this|now|today|currently)(?: (?:year|month|week))?",
        "{N}",
      ],
    },
    words:
      "percent percentage % fell fall rose drop dropped drops increase increased decrease decreased grew growth grown went raise raised change changed rise gain gained loss lost up down jumped climbed difference going followers subscribers sales revenue users visitors last this year month week day value size population weight it discount members cost price paid before was instead something thing per liter kg of milk bread electricity",
    isOfThings: true,
    read: ({ old, later }, text, all) => {
      // "Paid 68 instead of 85": a discount is off the higher price, whichever is said first.
      if (/\bdiscount\b/.test(text) && !/\b(?:increase[ds]?|r[io]se|grew|growth|up|raised?)\b/.test(text)) {
        const [low, high] = [toNumber(old), toNumber(later)].toSorted((a, b) => a - b);
        return toPercent(`100 * ${DISCOUNT_SAID.test(text) ? low : `(${high} - ${low})`} / ${high}`, "Discount");
      }
      // "Are 9430 now": today's figure is not the old one.
      const [, first, mark, second] = FIRST_OF_DATE.exec(text) ?? [];
      if (first !== undefined)
        return NOW.test(all[Number(mark)]!.text.trim())
          ? change(all[Number(second)], all[Number(first)])
          : change(all[Number(first)], all[Number(second)]);
      const isNow = all.some((one) => one.type === "date" && NOW.test(one.text.trim()));
      const marked = FIGURE_OF_DATE.exec(text);
      if (!marked) return isNow && /<(?:number|money)\d+> <date/.test(text) ? null : change(old, later);
      const [day, figure] = [all[Number(marked[1])]!, all[Number(marked[2])]!];
      const rest = all.find((one) => one.type === "amount" && one !== figure);
      return NOW.test(day.text.trim()) ? change(rest, figure) : change(figure, rest);
    },
  },

  {
    about: [
      /\b(?:tax|vat|gst)\b/,
      /\b(?:included|includes|including|incl|inclusive|inside|gross|in it|already|contains?|contained|portion|part|pre-?tax)\b|\b(?:net (?:price |amount |value )?|price net )of <\w+> (?:with|at)\b|how much of <|> (?:is|are) (?:the )?(?:tax|vat)\b|\b(?:total|paid|with)\b.*\bbefore (?:the )?(?:sales )?(?:tax|vat)\b|\bbefore (?:the )?(?:sales )?(?:tax|vat)\b.*\b(?:paid|pay|total|with|after)\b/,
    ],
    not: /\b(?:tip|discount|off|salary|income|plus|add|on top|net <|not included|excluding|excluded|plus)\b|> net\b|> (?:dollars? )?before\b|\bbefore (?:the )?(?:sales )?tax (?:is |was |of )*</,
    places: { rate: ["{P}"], amount: ["{N}"] },
    words:
      "tax vat gst sales included includes including incl inclusive inside gross net already contains contain contained portion part before price pretax pre-tax paid pay total with after rate amount bill receipt without original share",
    isOfThings: true,
    read: ({ rate, amount }, text) => readWithin(toNumber(rate), toNumber(amount), text),
  },
];

/** Hungary's, the highest standard rate (European Commission, VAT rates, 2025). */
export const HIGHEST_VAT = 27;

/** "Gross 5,000 tax 20 % net": where no price or sales are named, a plain tax is taken of pay. */
export const isOfPay = (text: string) =>
  /\bgross\b/.test(text) &&
  /\btax(?:es)?\b/.test(text) &&
  !/\b(?:vat|gst|hst|sales|prices?|amount|costs?|total|bill|value|invoice|receipt|purchase)\b/.test(text);

/** What of a price is tax, or what it was without. */
function readWithin(rate: number, amount: number, text: string) {
  // Nowhere is so much put on a price: it is a tax on income, unless it is called otherwise.
  if (rate > HIGHEST_VAT && !/\b(?:vat|gst)\b/.test(text)) return null;
  const isNet = new RegExp(`\\bnet\\b|\\b(?:before|without) (?:the )?${TAX}\\b|\\bpre-?tax\\b|\\boriginal\\b`).test(
    text,
  );
  if (isOfPay(text)) return null;
  if (/\bgross\b/.test(text) && !/> gross\b|\bgross (?:price |amount |total )?(?:of |is )?</.test(text)) return null;
  if (/\b(?:vat|gst)\b/.test(text)) {
    const inputs = { mode: "remove", country: "custom", customRate: rate, amount };
    return read("vat", inputs, isNet ? "netAmount" : "vatAmount");
  }
  const inputs = { price: amount, priceIncludesTax: true, taxes: [{ name: "Sales tax", rate }] };
  return read("sales-tax", inputs, isNet ? "netPrice" : "salesTax");
}

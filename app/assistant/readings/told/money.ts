/** Money that grows, prices with a tax or two discounts, change, packs, shares sold, bills that are shared, money changed at a rate that is said. */
import { convert } from "#units/convert.ts";
import { type Form, getCurrency, getMeasure, read, sum, toNumber } from "#assistant/readings/slots/form.ts";
import { findCurrency } from "#assistant/tokens/currencies.ts";
import { SHARERS } from "#assistant/readings/slots/words.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { tell } from "./tell.ts";

const CONTAINER = "bottle jar can bag pack packet box carton tub tube tin jug roll loaf";
const OFFS = ["{P}(?: (?:off|discount|less))?"];
export const MONEY_TOLD: readonly Form[] = [
  tell({
    // "I'm 30 and want a million when I'm 65, how much a month at 6 %"
    about: [/\b(?:month|monthly)\b/, /<percent/, /\b(?:want|need|have|reach|save|put)\b/],
    not: /<date|\b(?:already|loan|mortgage|borrow|pay off|payment|a week|weekly|inflation|tax|withdraw|income|become|what will|worth|end up)\b/,
    places: {
      rate: ["{P}"],
      "now?": ["(?:i'm|im|i am|aged|age) {#}(?! saved)"],
      "then?": ["(?:when (?:i'm|im|i am|i turn)|by(?: age)?|at(?: age)?|when i reach) {#}"],
      "span?": ["{T}"],
      goal: ["{N}"],
    },
    words:
      "i'm i am and want to need have reach save when at age by turn put away aside invest each a per every month monthly if it earns earning returns return grows interest should must do retire retirement in aged saved year",
    formula: ({ now, then }, text) => {
      const isByAge = now !== undefined && then !== undefined && !/<time/.test(text);
      if (!isByAge && !(now === undefined && then === undefined && /<time/.test(text))) return null;
      if (isByAge && then <= now) return null;
      const months = isByAge ? `(${then} - ${now}) * 12` : "{span time month}";
      return `{goal} * {rate}/1200 / ((1 + {rate}/1200)^(${months}) - 1)`;
    },
    told: "$",
  }),
  tell({
    about: [/\b(?:sold|sell)\b/, /\b(?:bought|buy)\b/, /\b(?:make|made|profit|gain|earn)\b/],
    not: /<(?:percent|time|date)|\b(?:fee|fees|commission|tax|each month|percent|percentage|loss|lose|paid)\b/,
    places: {
      count: ["{#}(?: (?:shares|stocks|coins|units|btc|bitcoin|bitcoins|eth))"],
      sold: ["(?:sold|sell)(?: (?:them|all|it|of them|for))* (?:at|for) {N}", "sold {N}"],
      bought: ["(?:at|for) {N}"],
    },
    words: "bought buy sold sell them all it at for how much did make made profit gain shares later each of stock earn",
    formula: "{count} * ({sold} - {bought})",
    told: "$",
  }),

  tell({
    about: [/\bmargin\b/, /\b(?:price|sell|charge)\b/],
    not: /<(?:time|date)|\b(?:markup|was|revenue|error|profit of)\b|\bcost$/,
    places: { margin: ["{P}"], cost: ["{N}"] },
    words:
      "what price should must i sell charge for margin gross profit on an item product costing costs cost that me to get with at if it",
    formula: ({ margin }) => (margin! < 100 ? "{cost} / (1 - {margin}/100)" : null),
    told: "$",
  }),

  {
    // "VAT 20 % on 350 pounds" weighs nothing.
    about: [/\bvat\b/, /<mass/, /<percent/],
    not: /<(?:time|date|number|money)|\b(?:per|without|excluding|before)\b/,
    places: { rate: ["{P}"], price: ["<mass(\\d+)>"] },
    words: "vat of on in is how much including included includes incl with at the price",
    read: ({ rate, price }, text) => {
      if (!/pounds?$/i.test(price?.text.trim() ?? "")) return null;
      const [share, amount] = [toNumber(rate), toNumber(price)];
      const isIn = /\binclu|\bhow much vat is in\b/.test(text);
      const formula = isIn ? `${amount} * ${share} / (100 + ${share})` : `${amount} * ${share}/100`;
      return { ...sum(formula), told: { field: { kind: "money", label: "VAT", decimals: 2, currency: "GBP" } } };
    },
  },
  tell({
    about: [/<percent.*\b(?:another|extra|additional|further|more)\b.*<percent/, /\b(?:off|down)\b/],
    not: /<(?:time|date)|<percent.*<percent.*<percent|\b(?:tax|tip|points|plus(?! (?:an )?(?:extra|additional|another))|which|better|or)\b/,
    places: { one: OFFS, two: OFFS, price: ["{N}"] },
    words:
      "the register checkout plus total there there's coupon members these this it it's they're that that's on sale clearance marked down reduced already off of discount my student loyalty store member membership card coupon code app takes take gives get an a another extra additional further more at checkout final price so do i pay with and then was were is cost costs less",
    formula: "{price} * (1 - {one}/100) * (1 - {two}/100)",
    told: "$",
    label: "You pay",
  }),

  {
    // "4.20 for a 750 ml bottle, what is that per litre"
    about: [/\bper ([a-z]+)\b/, /<(?:volume|mass)\d+>/],
    not: /<(?:percent|time|date)|\b(?:vs|or|better|cheaper|how many|serving|day|person|mile|km)\b|\b(?:at|@) <(?:money|number)\d+>(?: dollars| bucks)? per [a-z]+$/,
    places: { price: ["<(?:money|number)(\\d+)>"], size: ["<(?:volume|mass)(\\d+)>"] },
    words: `what does that come to per make makes i want know big small large ${CONTAINER} costs cost is for price of work out liter litre liters litres kg kilo gram grams g ounce oz pound lb gallon ml pint quart cup`,
    isOfThings: true,
    isCounted: true,
    read: ({ price, size }, text) => {
      const own = getMeasure(size);
      const unit = findMeasures(/\bper ([a-z]+)\b/.exec(text)![1]!).find((one) => one.dimension === own?.dimension);
      if (!own || !unit) return null;
      const value = Number(convert(toNumber(size), own.unit, unit.unit).toPrecision(12));
      const currency = getCurrency(price);
      return {
        ...sum(`${toNumber(price)} / ${value}`),
        told: {
          field: {
            kind: "money",
            label: `Price per ${unit.unit.symbol ?? unit.unit.id}`,
            // Of a gram it is less than a cent.
            decimals: toNumber(price) / value < 0.1 ? 4 : 2,
            ...(currency ? { currency } : {}),
          },
        },
      };
    },
  },
  {
    // "18,000 yen at 150 yen to the dollar"
    about: [/\b(?:(?:to|for) (?:the|an?|one)|per(?: (?:the|an?|one))?) ([a-z]+)\b/, /<money/],
    not: /<(?:percent|time|date|volume|length|area)/,
    places: {
      rate: ["(?:at|with|when it's) <(?:money|number)(\\d+)>(?= (?:to|per|for))"],
      amount: ["<(?:money|mass)(\\d+)>"],
    },
    words:
      "how many much dollars dollar euros euro pounds pound yen francs pesos is are in at to the a per for do i get exchange rate convert",
    read: ({ amount, rate }, text) => {
      const by = findCurrency(
        /\b(?:(?:to|for) (?:the|an?|one)|per(?: (?:the|an?|one))?) ([a-z]+)\b(?!.*\b(?:to|per|for) (?:the|an?|one) )/.exec(
          text,
        )?.[1] ?? "",
      );
      if (by === null || amount?.type !== "amount" || rate?.type !== "amount") return null;
      const own = amount.currency ?? (/pounds?$/i.test(amount.text.trim()) ? "GBP" : null);
      const [isBack, isThere] = [own === rate.currency && own !== by, own === by && rate.currency !== by];
      if (isBack === isThere) return null;
      const [sign, currency] = isBack ? ["/", by] : ["*", rate.currency];
      return {
        ...sum(`${toNumber(amount)} ${sign} ${toNumber(rate)}`),
        // "149 to the dollar" says of no currency that it is meant.
        ...(currency ? { told: { field: { kind: "money", label: "", decimals: 2, currency } } } : {}),
      };
    },
  },

  tell({
    // "Four friends share a $240 cabin and a $60 cleaning fee"
    about: [
      new RegExp(`<number\\d+> (?:[a-z]+ )?${SHARERS}|\\b(?:between|among|by) (?:the )?<number\\d+>`),
      /\b(?:share|split|divide|sharing|splitting|dividing)\b/,
      /<money\d+>.*<money\d+>/,
    ],
    not: /<(?:percent|time|date)|\b(?:tip|tax|per|each night|nights|already|except|twice|half|off|paid)\b|\beach (?:costs?|ticket)/,
    places: { one: ["<money(\\d+)>"], other: ["<money(\\d+)>"], "third?": ["<money(\\d+)>"], count: ["{#}"] },
    words: `people persons friends roommates kids siblings cousins guests share split divide sharing splitting dividing evenly equally between among by fee fees cleaning cabin rent bill delivery charge costs cost plus total each one person everyone pay pays owe owes does every`,
    formula: ({ third }) => `({one} + {other}${third === undefined ? "" : " + {third}"}) / {count}`,
    told: "$",
    label: "Each person pays",
  }),

  {
    // "Dinner came to $118.00, we leave 18%, there are 4 of us. What's each person's share?"
    about: [
      /<money\d+>/,
      /<percent\d+>/,
      /\b(?:tip|tips|gratuity)\b/,
      /\b(?:each|per person|apiece|everyone|every person)\b/,
    ],
    not: /<(?:time|date)|<percent.*<percent|<money.*<money|<money\d+> (?:per|an?|each) (?:person|head)\b(?! *[?|]?$)|\b(?:tax|off|discount|except)\b/,
    places: { tip: ["{P}"], bill: ["<money(\\d+)>"], people: ["{#}"] },
    words:
      "tip tips gratuity each per apiece everyone every came to leave leaving add adding there are of us people friends person person's share owe owes pay pays split splitting between among with including included total ways plus was",
    isOfThings: true,
    read: ({ tip, bill, people }) =>
      read("tip", { bill: toNumber(bill), tipPercent: toNumber(tip), people: toNumber(people) }, "totalPerPerson"),
  },
  {
    // "One dollar is 0.92 euros at the moment. I'm taking $750, how many euros is that?"
    about: [/<money\d+> (?:is|=|are|buys|gets|equals)(?: \w+)? <money\d+>/, /<money.*<money.*<money/],
    not: /<(?:percent|time|date|number)|\b(?:fee|commission|each|off)\b/,
    places: {
      unit: ["<money(\\d+)>(?= (?:is|=|are|buys|gets|equals))"],
      rate: ["<money(\\d+)>"],
      amount: ["<money(\\d+)>"],
    },
    words:
      "is are buys gets equals at the moment currently now today taking have exchange exchanging change changing spend need dollars euros pounds yen francs worth that rate about = bring want to in",
    read: ({ unit, rate, amount }) => {
      if (unit?.type !== "amount" || rate?.type !== "amount" || amount?.type !== "amount" || toNumber(unit) !== 1)
        return null;
      const [from, to] = [unit.currency, rate.currency];
      if (!from || !to || from === to || ![from, to].includes(amount.currency ?? "")) return null;
      const isForward = amount.currency === from;
      return {
        ...sum(`${toNumber(amount)} ${isForward ? "*" : "/"} ${toNumber(rate)}`),
        told: { field: { kind: "money", label: "Converted", decimals: 2, currency: isForward ? to : from } },
      };
    },
  },
];

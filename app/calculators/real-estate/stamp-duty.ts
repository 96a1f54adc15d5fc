import { boolean, chart, choice, defineCalculator, list, money, percent, refuse, table } from "#engine/define.ts";

/** The rate, in percent, of the part of the price from here up to the next band. */
interface Band {
  readonly from: number;
  readonly rate: number;
}

interface Rules {
  readonly country: "england" | "scotland" | "wales" | "custom";
  readonly buyer: "moving" | "firstTime" | "additional";
  readonly nonResident: boolean;
  readonly customBands: readonly Band[];
}

const band = (from: number, rate: number): Band => ({ from, rate });

const ENGLAND = [band(0, 0), band(125_000, 2), band(250_000, 5), band(925_000, 10), band(1_500_000, 12)];
const ENGLAND_FIRST_TIME = [band(0, 0), band(300_000, 5)];
const SCOTLAND = [band(0, 0), band(145_000, 2), band(250_000, 5), band(325_000, 10), band(750_000, 12)];
const SCOTLAND_FIRST_TIME = [band(0, 0), band(175_000, 2), ...SCOTLAND.slice(2)];
const WALES = [band(0, 0), band(225_000, 6), band(400_000, 7.5), band(750_000, 10), band(1_500_000, 12)];
const WALES_HIGHER = [
  band(0, 5),
  band(180_000, 8.5),
  band(250_000, 10),
  band(400_000, 12.5),
  band(750_000, 15),
  band(1_500_000, 17),
];

/** An additional home is charged more, and so is a buyer from abroad, from this price on. */
const SURCHARGE_FROM = 40_000;
/** First-time buyers in England have no relief above this price. */
const RELIEF_UP_TO = 500_000;

export default defineCalculator({
  id: "stamp-duty",
  name: "UK Stamp Duty Calculator",
  category: "real-estate",
  emoji: "🏷️",
  description:
    "Tax on buying a home in the United Kingdom: stamp duty land tax, Scottish LBTT or Welsh LTT, for first-time, moving and additional buyers.",
  keywords: [
    "SDLT",
    "LBTT",
    "land transaction tax",
    "house purchase tax",
    "second home surcharge",
    "first-time buyer relief",
    "property transfer tax",
    "stamp duty on a second home",
    "Scotland house tax",
    "Wales land tax",
  ],
  related: [
    { id: "closing-costs", stage: "next_step", relevance: 82 },
    { id: "mortgage", stage: "next_step", relevance: 80 },
    "home-affordability",
    "property-tax",
    "rent-vs-buy",
  ],
  inputs: {
    price: money("Purchase price", {
      default: 350_000,
      min: 0,
      also: [
        "house",
        "property",
        "home",
        "flat",
        "costing",
        "worth",
        "flat for",
        "house for",
        "home for",
        "buy a",
        "on a",
        "buying a",
        "property for",
        "cottage",
        "place",
        "semi",
        "bought for",
        "terrace",
        "second home for",
      ],
    }),
    country: choice("Home is in", {
      called: {
        england: ["london", "england", "northern ireland", "english"],
        scotland: ["lbtt", "scottish", "edinburgh", "glasgow", "scotland"],
        wales: ["ltt", "welsh", "cardiff", "wales"],
      },
      default: "england",
      options: [
        ["england", "England or Northern Ireland"],
        ["scotland", "Scotland"],
        ["wales", "Wales"],
        ["custom", "Another place or year, by my own bands"],
      ],
    }),
    buyer: choice("You are", {
      called: {
        firstTime: ["first time", "first time buyer", "first home"],
        additional: ["second home", "buy to let", "additional", "already own", "second property", "holiday home"],
        moving: ["moving home", "moving house", "main home", "home mover"],
      },
      default: "moving",
      options: [
        ["moving", "Moving home"],
        ["firstTime", "A first-time buyer"],
        ["additional", "Buying an additional home"],
      ],
    }),
    nonResident: boolean("Buyer lives outside the UK", { default: false, when: { country: "england" } }),
    customBands: list("Bands", {
      of: {
        from: money("Price from", { min: 0 }),
        rate: percent("Rate", { min: 0, max: 100 }),
      },
      default: [
        { from: 0, rate: 0 },
        { from: 125_000, rate: 2 },
        { from: 250_000, rate: 5 },
        { from: 925_000, rate: 10 },
        { from: 1_500_000, rate: 12 },
      ],
      minItems: 1,
      maxItems: 30,
      when: { country: "custom" },
    }),
  },
  outputs: {
    tax: money("Tax to pay", { also: ["how much stamp duty"], decimals: 2 }),
    bandTax: money("By bands", { decimals: 2 }),
    supplement: money("Supplement on the whole price", { decimals: 2 }),
    effectiveRate: percent("Tax as a share of the price", { decimals: 2 }),
    marginalRate: percent("Rate on the last pound", { decimals: 1 }),
    totalWithTax: money("Price and tax"),
    bands: table("Band by band", {
      from: money("From"),
      to: money("To", { none: "and above" }),
      rate: percent("Rate", { decimals: 1 }),
      amount: money("Amount"),
      tax: money("Tax", { decimals: 2 }),
    }),
    taxByPrice: chart("Tax by price", {
      x: { price: money("Price") },
      y: { tax: money("Tax") },
      as: "line",
      own: { x: "price", y: "tax", label: "Your price" },
    }),
  },
  currency: ({ country }) => (country === "custom" ? undefined : "GBP"),
  compute({ price, country, buyer, nonResident, customBands }) {
    if (country === "custom") checkBands(customBands);
    const rules = { country, buyer, nonResident, customBands };
    const { bands, supplementRate } = bandsFor(price, rules);
    const rows = bands.map(({ from, rate }, index) => {
      const to = bands[index + 1]?.from ?? null;
      const amount = Math.max(0, Math.min(price, to ?? price) - from);
      return { from, to, rate, amount, tax: (amount * rate) / 100 };
    });
    const bandTax = rows.reduce((total, row) => total + row.tax, 0);
    const supplement = (price * supplementRate) / 100;
    const tax = bandTax + supplement;
    return {
      tax,
      bandTax,
      supplement,
      effectiveRate: price > 0 ? (100 * tax) / price : 0,
      marginalRate: (bands.findLast(({ from }) => from < price) ?? bands[0]!).rate + supplementRate,
      totalWithTax: price + tax,
      bands: rows,
      taxByPrice: Array.from({ length: 15 }, (_, index) => {
        const step = 100_000 * (index + 1);
        return { price: step, tax: taxOn(step, rules) };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    ...(inputs.price === 0
      ? [`Enter a price to see which bands it reaches.`]
      : outputs.tax === 0
        ? [`There is no tax to pay on a home at {price}.`]
        : [
            `The tax on {price} is {tax}, or {effectiveRate} of the price; price and tax together come to {totalWithTax}.`,
          ]),
    ...(outputs.supplement! > 0
      ? [`Of that, {supplement} is the supplement for an additional home, charged on the whole price.`]
      : outputs.marginalRate! > 0
        ? [`The last part of the price is taxed at {marginalRate}.`]
        : []),
  ],
  formula: {
    tex: [String.raw`T = \sum_i \frac{t_i}{100} \cdot \max\bigl(0,\; \min(P, b_{i+1}) - b_i\bigr) + \frac{s}{100}\,P`],
    where: {
      T: "tax to pay",
      t_i: "rate of band i in percent, with any surcharge",
      P: "purchase price",
      "b_i, b_{i+1}": "where band i begins and ends",
      s: "supplement in percent of the whole price (Scotland: 8 for an additional home)",
    },
  },
  howTo: [
    "Enter the Purchase price, leaving out furniture that is paid for separately.",
    "Choose where the home is: each part of the United Kingdom has its own tax and bands.",
    "Choose whether you are moving, a first-time buyer or buying an additional home. You count as buying an additional home if you own another one afterwards, anywhere in the world.",
    "In England and Northern Ireland, tick Buyer lives outside the UK if you spent fewer than 183 days there in the year before.",
    "For another place or year, choose your own bands and enter where each one begins and its rate.",
  ],
  faq: [
    {
      question: "Who counts as a first-time buyer?",
      answer:
        "Someone who has never owned a home, in the UK or abroad, and will live in this one. If two people buy, both must qualify. In England and Northern Ireland the relief ends at £500,000: at £500,001 the ordinary bands apply to the whole price. Wales has no relief for first-time buyers.",
    },
    {
      question: "Can I get the surcharge back?",
      answer:
        "Yes, if you are replacing your main home and sell the old one within three years. You pay first and claim the refund afterwards.",
    },
    {
      question: "When is the tax due?",
      answer:
        "Within 14 days of completion in England and Northern Ireland and 30 days in Scotland and Wales. Your solicitor normally files the return and pays it from the completion money.",
    },
  ],
  about: [
    "For residential freehold purchases by individuals at the rates in force from April 2025: Stamp Duty Land Tax in England and Northern Ireland, Land and Buildings Transaction Tax in Scotland, Land Transaction Tax in Wales. Each rate applies only to the part of the price within its band.",
    "Not covered: new leases with rent, companies paying the 17% rate, mixed or commercial property, shared ownership. Apart from your own bands, all amounts are in pounds, whatever currency you have chosen.",
  ],
  sources: [
    "HM Revenue and Customs: Stamp Duty Land Tax, residential rates from 1 April 2025",
    "Revenue Scotland: LBTT residential rates and Additional Dwelling Supplement (8% from 5 December 2024)",
    "Welsh Revenue Authority: Land Transaction Tax rates (higher rates from 11 December 2024)",
  ],
  caution:
    "Rates as of April 2025 for England, Scotland, Wales and Northern Ireland; check the tax authority for later changes and reliefs.",
  phrases: [
    "stamp duty on {price}",
    "stamp duty {price} first time buyer",
    "LBTT on {price}",
    "LBTT on a {price} house in Scotland moving home",
    "stamp duty {price} will I pay",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Moving home in England for £350,000",
      inputs: {},
      outputs: { tax: 7500, effectiveRate: 2.14285714286, marginalRate: 5 },
    },
    {
      title: "A first-time buyer at £425,000",
      inputs: { price: 425_000, buyer: "firstTime" },
      outputs: { tax: 6250, effectiveRate: 1.47058823529 },
    },
    {
      title: "A second home in Scotland for £260,000",
      inputs: { price: 260_000, country: "scotland", buyer: "additional" },
      outputs: { bandTax: 2600, supplement: 20_800, tax: 23_400 },
    },
  ],
});

function bandsFor(price: number, { country, buyer, nonResident, customBands }: Rules) {
  const isAdditional = buyer === "additional" && price >= SURCHARGE_FROM;
  switch (country) {
    case "custom":
      return { bands: customBands, supplementRate: 0 };
    case "scotland":
      return { bands: buyer === "firstTime" ? SCOTLAND_FIRST_TIME : SCOTLAND, supplementRate: isAdditional ? 8 : 0 };
    case "wales":
      return { bands: isAdditional ? WALES_HIGHER : WALES, supplementRate: 0 };
    case "england": {
      const hasRelief = buyer === "firstTime" && price <= RELIEF_UP_TO;
      const surcharge = (isAdditional ? 5 : 0) + (nonResident && price >= SURCHARGE_FROM ? 2 : 0);
      const bands = hasRelief ? ENGLAND_FIRST_TIME : ENGLAND;
      return { bands: bands.map(({ from, rate }) => band(from, rate + surcharge)), supplementRate: 0 };
    }
  }
}

function taxOn(price: number, rules: Rules): number {
  const { bands, supplementRate } = bandsFor(price, rules);
  const byBands = bands.reduce((total, { from, rate }, index) => {
    const end = Math.min(price, bands[index + 1]?.from ?? price);
    return total + (Math.max(0, end - from) * rate) / 100;
  }, 0);
  return byBands + (price * supplementRate) / 100;
}

function checkBands(bands: readonly Band[]): void {
  if (bands[0]?.from !== 0) refuse("customBands", "The first band must begin at a price of 0.");
  if (bands.some(({ from }, index) => index > 0 && from <= bands[index - 1]!.from)) {
    refuse("customBands", "Each band must begin at a higher price than the one before it.");
  }
}

import {
  defineCalculator,
  boolean,
  choice,
  date,
  list,
  money,
  number,
  percent,
  refuse,
  table,
} from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { dateAfter } from "#maths/calendar-range.ts";
import { splitDate } from "#maths/calendar.ts";

/** Sold and held may differ by this share of the coins held and count as the same. */
const DUST = 1e-12;

interface Lot {
  readonly date: string;
  readonly quantity: number;
  /** Price and fee of one coin. */
  readonly unitCost: number;
}

export default defineCalculator({
  id: "crypto-cost-basis",
  name: "Crypto Cost Basis Calculator (FIFO, LIFO, HIFO)",
  category: "crypto",
  emoji: "🗂️",
  description:
    "Gain on a crypto sale by FIFO, LIFO, highest cost or average cost, split into short- and long-term, and the cost of what is left.",
  keywords: [
    "first in first out",
    "average cost",
    "crypto tax",
    "capital gain on bitcoin",
    "tax lots",
    "specific identification",
  ],
  related: [
    { id: "cryptocurrency", stage: "complementary", relevance: 82 },
    { id: "capital-gains-tax", stage: "next_step", relevance: 88 },
    { id: "stock-average", stage: "complementary", relevance: 70 },
    "dollar-cost-averaging",
    "bitcoin-units",
  ],
  inputs: {
    purchases: list("Purchases", {
      of: {
        date: date("Date"),
        quantity: number("Coins", { min: 1e-12 }),
        price: money("Price per coin", { min: 0, decimals: 2 }),
        fee: money("Fee", { min: 0, default: 0 }),
      },
      default: [
        { date: "2022-06-20", quantity: 0.5, price: 20_000, fee: 25 },
        { date: "2024-03-10", quantity: 0.3, price: 68_000, fee: 30 },
        { date: "2025-11-05", quantity: 0.2, price: 101_000, fee: 20 },
      ],
    }),
    quantitySold: number("Coins sold", { default: 0.6, min: 1e-12, also: ["sold", "sell", "and sold", "I sold"] }),
    salePrice: money("Price per coin sold", {
      default: 95_000,
      min: 0,
      decimals: 2,
      also: ["at", "sold at", "sell at", "sold it at", "each"],
    }),
    saleFee: money("Selling fee", { also: ["fee"], default: 50, min: 0, decimals: 2 }),
    saleDate: date("Date of sale", { also: ["sold on", "sale on"], default: "2026-04-01" }),
    lotMethod: choice("Method", {
      called: {
        fifo: ["FIFO", "first in first out"],
        lifo: ["LIFO", "last in first out"],
        hifo: ["HIFO", "highest in first out", "highest cost"],
        average: ["average cost", "average basis"],
      },
      default: "fifo",
      options: [
        ["fifo", "First in, first out (FIFO)"],
        ["lifo", "Last in, first out (LIFO)"],
        ["hifo", "Highest cost first (HIFO)"],
        ["average", "Average cost"],
      ],
      help: "Average cost is used in the UK (pooling) and Canada, not in the US.",
    }),
    shortTermRate: percent("Tax on short-term gain", { also: ["short term"], default: 24, min: 0, max: 100 }),
    longTermRate: percent("Tax on long-term gain", { also: ["long term"], default: 15, min: 0, max: 100 }),
  },
  outputs: {
    gain: money("Gain or loss", { also: ["my gain", "gain", "profit", "what's my gain", "taxable gain"], decimals: 2 }),
    proceeds: money("Proceeds after the fee", { decimals: 2 }),
    costBasis: money("Cost basis", { also: ["my cost basis", "basis"], decimals: 2 }),
    shortTermGain: money("Short-term gain", { also: ["short-term"], decimals: 2 }),
    longTermGain: money("Long-term gain", { also: ["long-term"], decimals: 2 }),
    tax: money("Tax", { also: ["tax do I owe", "how much tax"], decimals: 2 }),
    remainingQuantity: number("Coins left", { also: ["coins left"] }),
    remainingCost: money("Cost of the coins left", { decimals: 2 }),
    remainingAverageCost: money("Average cost of the coins left", { decimals: 2, none: "Nothing is left" }),
    lots: table("Lots sold", {
      date: date("Date"),
      quantity: number("Coins"),
      costBasis: money("Cost basis", { decimals: 2 }),
      proceeds: money("Proceeds", { decimals: 2 }),
      gain: money("Gain", { decimals: 2 }),
      longTerm: boolean("Long-term"),
    }),
  },
  pictures: [{ draw: "parts", of: ["costBasis", "gain"], whole: "proceeds" }],
  compute(inputs) {
    const { quantitySold, saleDate, lotMethod } = inputs;
    if (inputs.purchases.length === 0) refuse("purchases", "Enter at least one purchase.");
    const lots = inputs.purchases
      .filter((purchase) => purchase.date! <= saleDate!)
      .map(({ date, quantity, price, fee }) => ({ date: date!, quantity, unitCost: price + fee / quantity }));
    const held = lots.reduce((sum, lot) => sum + lot.quantity, 0);
    const paid = lots.reduce((sum, lot) => sum + lot.quantity * lot.unitCost, 0);
    if (quantitySold > held * (1 + DUST)) {
      refuse(
        "quantitySold",
        "You are selling more coins than you had bought by the date of sale. Check the purchases and their dates.",
      );
    }
    const proceeds = quantitySold * inputs.salePrice - inputs.saleFee;
    const sold = takeFrom(inOrder(lots, lotMethod), quantitySold).map(({ lot, coins }) => {
      const costBasis = coins * (lotMethod === "average" ? paid / held : lot.unitCost);
      const share = proceeds * (coins / quantitySold);
      return {
        date: lot.date,
        quantity: coins,
        costBasis,
        proceeds: share,
        gain: share - costBasis,
        longTerm: isLongTerm(lot.date, saleDate!),
      };
    });
    const costBasis = sold.reduce((sum, lot) => sum + lot.costBasis, 0);
    const gainOf = (longTerm: boolean) =>
      sold.reduce((sum, lot) => (lot.longTerm === longTerm ? sum + lot.gain : sum), 0);
    const [shortTermGain, longTermGain] = [gainOf(false), gainOf(true)];
    const soldOut = held - quantitySold <= held * DUST;
    const remainingQuantity = soldOut ? 0 : held - quantitySold;
    const remainingCost = soldOut ? 0 : paid - costBasis;
    return {
      gain: proceeds - costBasis,
      proceeds,
      costBasis,
      shortTermGain,
      longTermGain,
      tax: taxOn(shortTermGain, longTermGain, inputs),
      remainingQuantity,
      remainingCost,
      remainingAverageCost: soldOut ? null : remainingCost / remainingQuantity,
      lots: sold,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.gain! >= 0
      ? Math.abs(outputs.gain!) < 0.005
        ? `The sale brings in {proceeds}, exactly what the coins cost you.`
        : `The sale brings in {proceeds} and the coins cost you {costBasis}: a gain of {gain}.`
      : `The sale brings in {proceeds} and the coins cost you {costBasis}: a loss of ${say.money(-outputs.gain!, 2)}.`,
    outputs.tax! > 0
      ? `At your rates you owe {tax} in tax: ${
          Math.abs(outputs.shortTermGain!) < 0.005
            ? "the whole gain is long-term"
            : Math.abs(outputs.longTermGain!) < 0.005
              ? "the whole gain is short-term"
              : "{shortTermGain} counts as short-term and {longTermGain} as long-term"
        }.`
      : `At your rates you owe no tax on this sale.`,
    outputs.remainingAverageCost === null
      ? `You have no coins left.`
      : `You keep ${counted(outputs.remainingQuantity!, "coin", say.number(outputs.remainingQuantity!))}, at an average cost of {remainingAverageCost} each.`,
  ],
  formula: {
    tex: [
      String.raw`u_i = p_i + \frac{f_i}{q_i} \qquad B = \sum_i c_i u_i \quad\text{or}\quad B = Q\,\frac{\sum q_i u_i}{\sum q_i}`,
      String.raw`G = Q P - F - B \qquad T = g_s\,r_s + g_l\,r_l`,
    ],
    where: {
      u_i: "cost of one coin from a purchase, with its share of the fee",
      "p_i, f_i, q_i": "price, fee and number of coins of a purchase",
      c_i: "coins taken from that purchase, in the order the method sets",
      B: "cost basis; the second form is average cost",
      "Q, P, F": "coins sold, price and selling fee",
      "G, T": "gain and tax",
      "g, r":
        "gains that are left to tax and their rates: a short-term (s) loss reduces a long-term (l) gain, and the other way around",
    },
  },
  howTo: [
    "Enter every purchase of the coin: Date, Coins, Price per coin and Fee.",
    "Enter Coins sold, Price per coin sold, Selling fee and Date of sale. Purchases after that date are left out.",
    "Choose a Method your tax authority accepts.",
    "Enter your tax rates. If your country has no separate long-term rate, enter the same rate in both fields.",
    "Switch methods to compare them, and keep the Lots sold table for your records.",
  ],
  faq: [
    {
      question: "Which method may I use?",
      answer:
        "In the US, FIFO, or specific identification if you identify the lots in your records no later than the time of the sale; LIFO and HIFO are two ways of picking them. Since 2025 this is done wallet by wallet (Rev. Proc. 2024-28). The UK pools coins at average cost, after same-day and 30-day rules. Canada uses average cost, and Germany usually FIFO.",
    },
    {
      question: "When is a gain long-term?",
      answer:
        "In the US, when you have held the coins for more than one year, counted from the day after you bought them: bought on January 15, 2025, sold on January 16, 2026, or later. In Germany, a gain on coins held for more than a year is tax-free; the UK makes no distinction.",
    },
    {
      question: "What counts as a sale?",
      answer:
        "Selling for money and, in most countries, swapping one coin for another, paying with coins and paying fees in coins. Moving coins between your own wallets does not count; their cost and purchase date move with them.",
    },
  ],
  about: [
    "Use it to choose lots before a sale, check an exchange's report or find the cost of what is left. Purchase fees raise the cost and the selling fee lowers the proceeds; each is spread evenly over the coins.",
    "It handles one coin in one account at a time, with up to 1,000 purchases. A short-term loss in the sale reduces a long-term gain, and the other way around; losses from other sales do not count here, so your actual tax can be lower. Wash-sale, same-day and 30-day rules, airdrops, staking and gifts are not covered.",
  ],
  sources: [
    "Internal Revenue Service, Frequently Asked Questions on Virtual Currency Transactions (specific identification and FIFO); 26 U.S.C. 1012, 1222",
    "HM Revenue and Customs, Cryptoassets Manual CRYPTO22200 (pooling)",
  ],
  caution: "Not tax advice: which methods, rates and events count depends on your country and your records.",
  overflow: "salePrice",
  phrases: ["cost basis of {quantitySold} coins sold at {salePrice}", "crypto gain {lotMethod} {quantitySold} coins"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Highest cost first: the later, more expensive coins go first",
      inputs: {
        purchases: [
          { date: "2023-01-15", quantity: 2, price: 1500, fee: 10 },
          { date: "2025-09-01", quantity: 3, price: 2600, fee: 15 },
        ],
        quantitySold: 3,
        salePrice: 3000,
        saleFee: 20,
        saleDate: "2026-02-01",
        lotMethod: "hifo",
        shortTermRate: 22,
      },
      outputs: {
        gain: 1165,
        costBasis: 7815,
        shortTermGain: 1165,
        longTermGain: 0,
        tax: 256.3,
        remainingAverageCost: 1505,
      },
    },
    {
      title: "The same sale, first in, first out",
      inputs: {
        purchases: [
          { date: "2023-01-15", quantity: 2, price: 1500, fee: 10 },
          { date: "2025-09-01", quantity: 3, price: 2600, fee: 15 },
        ],
        quantitySold: 3,
        salePrice: 3000,
        saleFee: 20,
        saleDate: "2026-02-01",
        shortTermRate: 22,
      },
      outputs: { gain: 3365, longTermGain: 2976.66667, shortTermGain: 388.33333, tax: 531.93333 },
    },
  ],
});

/** A loss of one kind takes from a gain of the other before both are taxed (26 U.S.C. 1222). */
function taxOn(
  shortTerm: number,
  longTerm: number,
  rates: { readonly shortTermRate: number; readonly longTermRate: number },
): number {
  const taxedShortTerm = Math.max(0, shortTerm + Math.min(0, longTerm));
  const taxedLongTerm = Math.max(0, longTerm + Math.min(0, shortTerm));
  return (taxedShortTerm * rates.shortTermRate + taxedLongTerm * rates.longTermRate) / 100;
}

/** The lots as the method uses them up; of one day the first given comes first, with LIFO the last. */
function inOrder(lots: readonly Lot[], method: string): readonly Lot[] {
  const byDate = (a: Lot, b: Lot) => a.date.localeCompare(b.date);
  if (method === "lifo") return lots.toSorted(byDate).toReversed();
  return lots.toSorted(method === "hifo" ? (a, b) => b.unitCost - a.unitCost || byDate(a, b) : byDate);
}

/** Which lots a sale uses up, and how many coins of each. */
function takeFrom(lots: readonly Lot[], quantity: number) {
  const taken: { lot: Lot; coins: number }[] = [];
  let left = quantity;
  for (const lot of lots) {
    if (left <= 0) break;
    const coins = Math.min(left, lot.quantity);
    taken.push({ lot, coins });
    left -= coins;
  }
  return taken;
}

/** Held for more than a year, counted from the day after the purchase; 29 February becomes 1 March. */
function isLongTerm(bought: string, sold: string): boolean {
  const from = dateAfter(bought, 1);
  if (from === null) return false;
  const { year, month, day } = splitDate(from);
  const leapDay = month === 2 && day === 29;
  return numeric(splitDate(sold)) >= numeric({ year: year + 1, month: leapDay ? 3 : month, day: leapDay ? 1 : day });
}

function numeric({
  year,
  month,
  day,
}: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): number {
  return 10_000 * year + 100 * month + day;
}

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
    "Gain on a coin sale by first-in, last-in, highest-cost or average method, split into short- and long-term, with what is left.",
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
    quantitySold: number("Coins sold", { default: 0.6, min: 1e-12, also: ["sold", "sell"] }),
    salePrice: money("Price per coin sold", { default: 95_000, min: 0, decimals: 2, also: ["at"] }),
    saleFee: money("Selling fee", { default: 50, min: 0, decimals: 2 }),
    saleDate: date("Date of sale", { default: "2026-04-01" }),
    lotMethod: choice("Method", {
      default: "fifo",
      options: [
        ["fifo", "First in, first out (FIFO)"],
        ["lifo", "Last in, first out (LIFO)"],
        ["hifo", "Highest cost first (HIFO)"],
        ["average", "Average cost"],
      ],
      help: "Average cost is used in the UK (pooling) and Canada, not in the US",
    }),
    shortTermRate: percent("Tax on short-term gain", { default: 24, min: 0, max: 100 }),
    longTermRate: percent("Tax on long-term gain", { default: 15, min: 0, max: 100 }),
  },
  outputs: {
    gain: money("Gain or loss", { decimals: 2 }),
    proceeds: money("Proceeds after the fee", { decimals: 2 }),
    costBasis: money("Cost basis", { decimals: 2 }),
    shortTermGain: money("Short-term gain", { decimals: 2 }),
    longTermGain: money("Long-term gain", { decimals: 2 }),
    tax: money("Tax", { decimals: 2 }),
    remainingQuantity: number("Coins left"),
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
        "You sell more coins than you had bought by the date of sale. Check the purchases and their dates.",
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
      tax: (Math.max(0, shortTermGain) * inputs.shortTermRate + Math.max(0, longTermGain) * inputs.longTermRate) / 100,
      remainingQuantity,
      remainingCost,
      remainingAverageCost: soldOut ? null : remainingCost / remainingQuantity,
      lots: sold,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.gain! >= 0
      ? `The sale brings {proceeds} and the coins had cost {costBasis}: a gain of {gain}.`
      : `The sale brings {proceeds} and the coins had cost {costBasis}: a loss of ${say.money(-outputs.gain!, 2)}.`,
    outputs.tax! > 0
      ? `At your rates {tax} of tax is due: {shortTermGain} counts as short-term and {longTermGain} as long-term.`
      : `At your rates no tax is due; {shortTermGain} counts as short-term and {longTermGain} as long-term.`,
    outputs.remainingAverageCost === null
      ? `No coins are left.`
      : `You keep ${say.number(outputs.remainingQuantity!)} coins that cost {remainingAverageCost} each on average.`,
  ],
  formula: {
    tex: [
      String.raw`u_i = p_i + \frac{f_i}{q_i} \qquad B = \sum_i c_i u_i \quad\text{or}\quad B = Q\,\frac{\sum q_i u_i}{\sum q_i}`,
      String.raw`G = Q P - F - B \qquad T = \max(0, G_s)\,r_s + \max(0, G_l)\,r_l`,
    ],
    where: {
      u_i: "cost of a coin of a purchase with its share of the fee",
      "p_i, f_i, q_i": "price, fee and coins of a purchase",
      c_i: "coins taken from it, in the order of the method",
      B: "cost basis; the second form is average cost",
      "Q, P, F": "coins sold, price and selling fee",
      "G, T": "gain and tax",
      "s, l": "short-term and long-term, with their gains and rates",
    },
  },
  howTo: [
    "Enter every purchase of the coin with its Date, Coins, Price per coin and Fee.",
    "Enter Coins sold, Price per coin sold, Selling fee and Date of sale. Purchases after that date are left out.",
    "Choose the Method that your tax office accepts.",
    "Enter your tax rates; in countries without a long-term rate set both to the same.",
    "Switch the method to compare, and keep the table Lots sold for your records.",
  ],
  faq: [
    {
      question: "Which method may I use?",
      answer:
        "In the US FIFO, or specific identification if your records name the lots before the sale; LIFO and HIFO are ways to choose them. Since 2025 this goes wallet by wallet (Rev. Proc. 2024-28). The UK pools coins at average cost, with same-day and 30-day rules first. Canada uses average cost, Germany usually FIFO.",
    },
    {
      question: "When is a gain long-term?",
      answer:
        "In the US when the coins were held for more than one year, counted from the day after the purchase: bought on 15 January 2025, sold on 16 January 2026 or later. In Germany a gain after more than a year is free of tax; the UK makes no difference.",
    },
    {
      question: "What counts as a sale?",
      answer:
        "Selling for money, and in most countries also swapping one coin for another, paying with coins and paying fees in coins. Moving coins between your own wallets does not; the cost and date of purchase move with them.",
    },
  ],
  about: [
    "Use it to choose lots before a sale, to check an exchange's report or to find the cost of what is left. Fees of purchases raise the cost, the selling fee lowers the proceeds; both are shared by coins.",
    "One coin and one account at a time. Short- and long-term results are taxed separately here and losses are not set off against other gains, so your real tax can be lower. Wash-sale, same-day and 30-day rules, airdrops, staking and gifts are not covered. At most 1000 purchases.",
  ],
  sources: [
    "Internal Revenue Service, Frequently Asked Questions on Virtual Currency Transactions (specific identification and FIFO); 26 U.S.C. 1012, 1222",
    "HM Revenue and Customs, Cryptoassets Manual CRYPTO22200 (pooling)",
  ],
  caution: "Not tax advice: which method, which rates and which events count depends on your country and your records.",
  overflow: "salePrice",
  phrases: ["cost basis of {quantitySold} coins sold at {salePrice}", "crypto gain {lotMethod} {quantitySold} coins"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Highest cost first: the later, dearer coins go first",
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

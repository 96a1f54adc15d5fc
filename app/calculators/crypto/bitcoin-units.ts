import { defineCalculator, choice, money, number, percent, table, text } from "#engine/define.ts";

/** Millisatoshi in each unit: exact, in the order of the table. */
const MILLISATOSHI_PER_UNIT = { btc: 1e11, mbtc: 1e8, bit: 1e5, finney: 1e4, sat: 1e3, msat: 1 };
const SATOSHI_PER_BITCOIN = 1e8;
type BitcoinUnit = keyof typeof MILLISATOSHI_PER_UNIT;
const UNITS = Object.keys(MILLISATOSHI_PER_UNIT) as readonly BitcoinUnit[];
const SYMBOLS: Readonly<Record<BitcoinUnit, string>> = {
  btc: "BTC",
  mbtc: "mBTC",
  bit: "bits",
  finney: "finney",
  sat: "sat",
  msat: "msat",
};
/** All the bitcoin that will ever exist. */
const SUPPLY = 21_000_000;

export default defineCalculator({
  id: "bitcoin-units",
  name: "Bitcoin Unit Converter",
  category: "crypto",
  emoji: "₿",
  description:
    "Convert between bitcoin, millibitcoin, bits, satoshi and millisatoshi, and see what the amount is worth in your currency.",
  keywords: [
    "satoshi to bitcoin",
    "sats to dollars",
    "BTC to sat",
    "mBTC",
    "how many satoshis",
    "microbitcoin",
    "lightning millisatoshi",
  ],
  related: [
    { id: "cryptocurrency", stage: "next_step", relevance: 82 },
    { id: "gas-fee", stage: "complementary", relevance: 66 },
    { id: "currency-converter", stage: "complementary", relevance: 74 },
    "crypto-mining",
    "number-base-converter",
  ],
  inputs: {
    value: number("Amount", { default: 0.015, min: 0, max: 1e20, also: ["amount"] }),
    from: choice("From", {
      default: "btc",
      options: [
        ["btc", "Bitcoin (BTC)"],
        ["mbtc", "Millibitcoin (mBTC)"],
        ["bit", "Bit / microbitcoin (uBTC)"],
        ["finney", "Finney"],
        ["sat", "Satoshi (sat)"],
        ["msat", "Millisatoshi (msat)"],
      ],
    }),
    to: choice("To", {
      default: "sat",
      options: [
        ["btc", "Bitcoin (BTC)"],
        ["mbtc", "Millibitcoin (mBTC)"],
        ["bit", "Bit / microbitcoin (uBTC)"],
        ["finney", "Finney"],
        ["sat", "Satoshi (sat)"],
        ["msat", "Millisatoshi (msat)"],
      ],
    }),
    bitcoinPrice: money("Price of one bitcoin", {
      default: 90_000,
      min: 0.0001,
      decimals: 2,
      also: [
        "bitcoin price",
        "at",
        "btc price",
        "per bitcoin",
        "per btc",
        "bitcoin at",
        "btc at",
        "bitcoin is at",
        "with bitcoin at",
        "bitcoin costs",
        "bitcoin trades at",
        "BTC is at",
        "price of bitcoin",
      ],
    }),
  },
  swap: ["from", "to"],
  outputs: {
    result: number("Result", { unitBy: ({ to }) => SYMBOLS[to as BitcoinUnit] }),
    currencyValue: money("Worth in your currency", {
      also: [
        "worth",
        "dollars",
        "usd",
        "value",
        "how much",
        "how much money is that",
        "in dollars",
        "worth in dollars",
        "how many dollars",
        "money",
      ],
      decimals: 2,
    }),
    satoshis: number("Satoshis", { also: ["how many sats", "how many satoshis"] }),
    satoshisPerCurrencyUnit: number("Satoshis for one unit of your currency"),
    shareOfSupply: percent("Share of all 21 million bitcoin"),
    table: table("In every unit", {
      unit: text("Unit", {
        labels: {
          btc: "Bitcoin (BTC)",
          mbtc: "Millibitcoin (mBTC)",
          bit: "Bit (uBTC)",
          finney: "Finney",
          sat: "Satoshi (sat)",
          msat: "Millisatoshi (msat)",
        },
      }),
      value: number("Amount"),
    }),
  },
  compute({ value, from, to, bitcoinPrice }) {
    const inUnit = (unit: BitcoinUnit) => converted(value, from, unit);
    return {
      result: inUnit(to),
      currencyValue: inUnit("btc") * bitcoinPrice,
      satoshis: inUnit("sat"),
      satoshisPerCurrencyUnit: SATOSHI_PER_BITCOIN / bitcoinPrice,
      shareOfSupply: (100 * inUnit("btc")) / SUPPLY,
      table: UNITS.map((unit) => ({ unit, value: inUnit(unit) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `${say.number(inputs.value)} ${SYMBOLS[inputs.from]} is ${say.number(outputs.result!)} ${SYMBOLS[inputs.to]}, worth {currencyValue} at {bitcoinPrice} a bitcoin.`,
    `At that price, one unit of your currency buys ${say.number(outputs.satoshisPerCurrencyUnit!, outputs.satoshisPerCurrencyUnit! < 10 ? 4 : 0)} satoshi.`,
    // A smaller share is not worth a sentence.
    ...(outputs.shareOfSupply! >= 1e-4
      ? [`That is {shareOfSupply} of the 21 million bitcoin that will ever exist.`]
      : []),
  ],
  formula: {
    tex: [String.raw`y = x\,\frac{f_{\text{from}}}{f_{\text{to}}} \qquad w = \frac{x\,f_{\text{from}}}{10^{11}}\,p`],
    where: {
      "x, y": "amount and result",
      f: "millisatoshi in the unit: BTC 10¹¹, mBTC 10⁸, bit 10⁵, finney 10⁴, satoshi 10³",
      "w, p": "value in your currency, and price of one bitcoin",
    },
  },
  howTo: [
    "Enter the Amount and choose its unit under From.",
    "Choose the unit you want under To.",
    "Enter the Price of one bitcoin in your currency to see what the amount is worth; the conversion itself does not need it.",
  ],
  faq: [
    {
      question: "How many satoshi are in a bitcoin?",
      answer:
        "100,000,000. A satoshi (sat) is 0.00000001 BTC, the smallest amount the blockchain records. A millibitcoin is 100,000 sats; a bit (microbitcoin, BIP 176) is 100.",
    },
    {
      question: "What is a millisatoshi for?",
      answer:
        "The Lightning Network counts in thousandths of a satoshi because the fee for forwarding a single payment can be that small. When a channel is closed on the blockchain, the amount is rounded down to whole satoshi.",
    },
    {
      question: "What is one satoshi worth?",
      answer:
        "The bitcoin price divided by 100 million. At 90,000 that is 0.0009, so one unit of currency buys 1,111 satoshi. A satoshi is worth a cent when a bitcoin costs one million.",
    },
  ],
  about: [
    "Use it to read invoices, wallets and fees that use different units. The conversion factors are fixed and exact; only the value in your currency depends on the price you enter.",
    "The finney here is the old Bitcoin name for 10 satoshi, after Hal Finney, not Ethereum's finney (0.001 ether). No price is looked up for you: enter your exchange's, without its spread.",
  ],
  sources: [
    "Bitcoin protocol: 1 BTC = 100,000,000 satoshi (consensus code, COIN); BIP 176 (bits)",
    "Lightning Network specification, BOLT 11 (millisatoshi)",
  ],
  overflow: "bitcoinPrice",
  caution:
    "The value is only as current as the price you enter; check the unit twice before you send coins, which cannot be undone.",
  phrases: [
    "{value} {from} in {to}",
    "{value} satoshi in bitcoin",
    "{value} btc worth at {bitcoinPrice}",
    "what are {value} sats worth in dollars if bitcoin is at {bitcoinPrice}",
    "how many satoshis are in {value} bitcoin",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "250,000 satoshi in millibitcoin",
      inputs: { value: 250_000, from: "sat", to: "mbtc", bitcoinPrice: 80_000 },
      outputs: { result: 2.5, currencyValue: 200 },
    },
    {
      title: "A Lightning fee of 1,500 millisatoshi",
      inputs: { value: 1500, from: "msat", to: "sat" },
      outputs: { result: 1.5, currencyValue: 0.00135 },
    },
  ],
});

/** Divides or multiplies by a whole power of ten, which keeps decimal amounts exact where possible. */
function converted(value: number, from: BitcoinUnit, to: BitcoinUnit): number {
  const millisatoshiPerGivenUnit = MILLISATOSHI_PER_UNIT[from];
  const millisatoshiPerWantedUnit = MILLISATOSHI_PER_UNIT[to];
  return millisatoshiPerGivenUnit >= millisatoshiPerWantedUnit
    ? value * (millisatoshiPerGivenUnit / millisatoshiPerWantedUnit)
    : value / (millisatoshiPerWantedUnit / millisatoshiPerGivenUnit);
}

import { defineCalculator, integer, money, number, percent, table, text } from "#engine/define.ts";

const GWEI_PER_ETHER = 1e9;
/** Gas of usual transactions; only the first is fixed by the protocol. */
const OPERATIONS = [
  ["Ether transfer", 21_000],
  ["Token approval (ERC-20)", 46_000],
  ["Token transfer (ERC-20)", 65_000],
  ["NFT transfer (ERC-721)", 85_000],
  ["Token swap", 150_000],
  ["Contract deployment", 1_500_000],
] as const;

export default defineCalculator({
  id: "gas-fee",
  name: "Ethereum Gas Fee Calculator",
  category: "crypto",
  emoji: "⛽",
  description:
    "What a transaction on Ethereum or a similar network costs in ether and in your currency, split into the burned base fee and the tip.",
  keywords: [
    "gwei to dollars",
    "transaction fee",
    "ETH gas",
    "EIP-1559",
    "base fee",
    "priority fee",
    "max fee per gas",
    "network fee",
    "mint an NFT cost",
    "swap cost in gas",
  ],
  related: [
    { id: "cryptocurrency", stage: "complementary", relevance: 76 },
    { id: "bitcoin-units", stage: "complementary", relevance: 66 },
    "impermanent-loss",
    { id: "payment-processing-fee", stage: "complementary", relevance: 68 },
    "staking-rewards",
  ],
  inputs: {
    gasUnits: integer("Gas used", {
      default: 21_000,
      min: 21_000,
      max: 100_000_000,
      unit: "gas",
      help: "21,000 for a plain ether transfer.",
      also: ["gas", "gas limit", "burns", "uses", "using", "units of gas", "of gas", "burns through", "consumes"],
    }),
    baseFee: number("Base fee", {
      default: 8,
      min: 0,
      max: 1_000_000,
      unit: "gwei",
      also: ["gwei", "gwei base fee", "gwei base", "base fee is", "gas price", "at"],
    }),
    priorityFee: number("Priority fee (tip)", {
      unsaid: 0,
      default: 1,
      min: 0,
      max: 1_000_000,
      unit: "gwei",
      also: ["tip", "priority", "gwei tip", "gwei priority fee", "gwei priority", "I tip", "tip of"],
    }),
    etherPrice: money("Price of one ether", {
      default: 3500,
      min: 0,
      decimals: 2,
      also: [
        "eth",
        "eth price",
        "ether",
        "eth at",
        "ethereum",
        "price",
        "ETH is at",
        "ether is at",
        "with ETH at",
        "ether at",
        "price of ETH",
      ],
    }),
    amountSent: money("Amount sent", {
      also: ["sending", "send", "amount", "sent"],
      default: 200,
      min: 0,
      decimals: 2,
    }),
    transactionsPerMonth: number("Such transactions per month", {
      also: ["transactions", "a month", "times a month", "transactions a month"],
      default: 4,
      min: 0,
      max: 1_000_000,
    }),
  },
  outputs: {
    feeValue: money("Fee in your currency", {
      also: [
        "fee",
        "cost",
        "gas fee",
        "gas cost",
        "pay in dollars",
        "what will I pay",
        "cost in dollars",
        "how much will it cost",
        "transaction cost",
        "swap cost",
      ],
      decimals: 2,
    }),
    feeEther: number("Fee in ether", {
      also: [
        "eth cost",
        "cost in eth",
        "fee in eth",
        "eth fee",
        "in ether",
        "how much ether",
        "how much ETH",
        "in ETH",
      ],
      // To the gwei, as wallets show it.
      decimals: 9,
    }),
    gasPrice: number("Gas price", { unit: "gwei" }),
    burnedEther: number("Burned (base fee) in ether", { decimals: 9 }),
    tipEther: number("Tip in ether", { decimals: 9 }),
    suggestedMaxFee: number("Suggested maximum fee", { also: ["max fee"], unit: "gwei" }),
    maximumFeeValue: money("Most it can cost at that maximum", { decimals: 2 }),
    shareOfAmount: percent("Fee as a share of the amount", { decimals: 2, none: "No amount is sent" }),
    yearlyCost: money("Per year", { also: ["per year"], decimals: 2 }),
    typicalFees: table("Typical transactions", {
      operation: text("Transaction"),
      gas: integer("Gas"),
      feeEther: number("Fee in ether", { decimals: 9 }),
      feeValue: money("Fee in your currency", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "parts", of: ["burnedEther", "tipEther"], whole: "feeEther" },
    { draw: "rows", table: "typicalFees", name: "operation", value: "feeValue" },
  ],
  compute(inputs) {
    const { gasUnits, baseFee, priorityFee, etherPrice, amountSent } = inputs;
    const ether = (gas: number, gwei: number) => (gas * gwei) / GWEI_PER_ETHER;
    const gasPrice = baseFee + priorityFee;
    const feeEther = ether(gasUnits, gasPrice);
    const feeValue = feeEther * etherPrice;
    const suggestedMaxFee = 2 * baseFee + priorityFee;
    return {
      feeValue,
      feeEther,
      gasPrice,
      burnedEther: ether(gasUnits, baseFee),
      tipEther: ether(gasUnits, priorityFee),
      suggestedMaxFee,
      maximumFeeValue: ether(gasUnits, suggestedMaxFee) * etherPrice,
      shareOfAmount: amountSent > 0 ? (100 * feeValue) / amountSent : null,
      yearlyCost: feeValue * inputs.transactionsPerMonth * 12,
      typicalFees: OPERATIONS.map(([operation, gas]) => ({
        operation,
        gas,
        feeEther: ether(gas, gasPrice),
        feeValue: ether(gas, gasPrice) * etherPrice,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.feeValue! > 0
      ? `The transaction costs {feeValue} ({feeEther} ether) at a gas price of {gasPrice}.`
      : `The transaction costs {feeEther} ether at a gas price of {gasPrice}.`,
    ...(outputs.maximumFeeValue! > 0
      ? [
          `${outputs.feeValue! > 0 && outputs.shareOfAmount !== null ? "That is {shareOfAmount} of the amount sent. " : ""}With the suggested maximum fee of {suggestedMaxFee}, it can cost {maximumFeeValue} at most.`,
        ]
      : []),
    ...(outputs.yearlyCost! > 0
      ? [`At {transactionsPerMonth} of these a month, fees add up to {yearlyCost} a year.`]
      : []),
  ],
  formula: {
    tex: [
      String.raw`F = \frac{g\,(b + t)}{10^9} \qquad W = F p`,
      String.raw`m = 2b + t \qquad F_{\max} = \frac{g\,m}{10^9}`,
    ],
    where: {
      F: "fee in ether",
      g: "gas used",
      "b, t": "base fee (burned) and priority fee (tip) in gwei",
      "W, p": "fee in your currency and price of one ether",
      m: "suggested maximum fee per unit of gas; it stays valid for about six full blocks in a row",
    },
  },
  howTo: [
    "Enter the Gas used: 21,000 to send ether, or your wallet's estimate for a token, swap or contract.",
    "Enter the Base fee and Priority fee in gwei from your wallet or a block explorer.",
    "Enter the Price of one ether in your currency.",
    "Add the Amount sent and Such transactions per month to see the fee as a share and the cost per year.",
  ],
  faq: [
    {
      question: "What is gwei?",
      answer:
        "A billionth of an ether (10⁻⁹), the usual unit for gas prices; a wei is 10⁻¹⁸. A transfer that uses 21,000 gas at 9 gwei costs 189,000 gwei, or 0.000189 ether.",
    },
    {
      question: "Who gets the fee?",
      answer:
        "Since EIP-1559 took effect in August 2021, the base fee is burned and only the tip goes to the validator. The base fee follows demand and changes by at most 12.5% per block, about every 12 seconds. That is why twice the base fee plus the tip is a safe maximum for about six full blocks.",
    },
    {
      question: "How can I pay less?",
      answer:
        "Wait for quiet hours (weekends, early morning in the US), set a lower maximum and be patient, or use a layer-2 network, where fees are far lower. A failed transaction still costs gas, so do not set the gas limit too low.",
    },
  ],
  about: [
    "Use it before you send, swap or mint on Ethereum, or on another network with the same fee rules (EIP-1559): just enter that network's coin price and gas prices.",
    "The gas a contract call uses depends on what it does at that moment. The figures in the table are typical; only the plain transfer is fixed, at 21,000. Layer-2 networks add a fee for publishing data, which is not included.",
  ],
  sources: [
    "Wood, G., Ethereum: A Secure Decentralised Generalised Transaction Ledger (Yellow Paper): 21,000 gas per transaction",
    "EIP-1559: Fee market change for ETH 1.0 chain, 2019",
  ],
  caution: "An estimate: gas prices change with every block, and a transaction that fails still costs its gas.",
  overflow: "etherPrice",
  phrases: [
    "gas fee {gasUnits} gas at {baseFee} gwei",
    "ethereum fee {gasUnits} {baseFee} gwei ether {etherPrice}",
    "gas fee {gasUnits} gas {baseFee} gwei base fee {priorityFee} gwei tip ETH {etherPrice}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A token swap at 24 gwei",
      inputs: {
        gasUnits: 150_000,
        baseFee: 22.5,
        priorityFee: 1.5,
        etherPrice: 2800,
        amountSent: 1000,
        transactionsPerMonth: 10,
      },
      outputs: { feeValue: 10.08, feeEther: 0.0036, maximumFeeValue: 19.53, shareOfAmount: 1.008, yearlyCost: 1209.6 },
    },
    {
      title: "Sending ether on a quiet day",
      inputs: { gasUnits: 21_000, baseFee: 0.5, priorityFee: 0.1, etherPrice: 3500 },
      outputs: { feeEther: 0.0000126, feeValue: 0.0441 },
    },
  ],
});

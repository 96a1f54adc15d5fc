import {
  boolean,
  choice,
  defineCalculator,
  list,
  money,
  number,
  percent,
  quantity,
  table,
  text,
} from "#engine/define.ts";
import { area } from "#units/area.ts";
import { convertIn } from "#units/convert.ts";

export default defineCalculator({
  id: "home-replacement-cost",
  name: "Home Replacement Cost Calculator",
  category: "insurance",
  emoji: "🏚️",
  description:
    "What rebuilding your home would cost, whether your insurance covers it, and what a claim pays when you are underinsured.",
  keywords: [
    "dwelling coverage",
    "rebuild cost",
    "home insurance coverage",
    "coinsurance penalty",
    "80 percent rule",
    "underinsured",
    "insurance to value",
    "what would it cost to rebuild my house",
    "dwelling coverage do I need",
  ],
  related: [
    { id: "insurance-deductible", stage: "next_step", relevance: 80 },
    { id: "square-footage", stage: "complementary", relevance: 74 },
    "mortgage",
    "property-tax",
    "price-per-area",
  ],
  inputs: {
    floorArea: quantity("Floor area", area, {
      unit: "m2",
      default: 185,
      defaultIn: { imperial: "2000 ft2" },
      min: 0.1,
      max: 100_000,
      imperial: "ft2",
      also: [
        "house of",
        "size",
        "square foot house",
        "sq ft home",
        "square feet",
        "sq ft house",
        "our house is",
        "house is",
        "square foot home",
        "living area",
        "square footage",
        "home of",
        "sq ft",
      ],
    }),
    costPer: choice("Building cost per", {
      default: "squareFoot",
      options: [
        ["squareFoot", "Square foot"],
        ["squareMeter", "Square meter"],
      ],
    }),
    costPerArea: money("Local building cost", {
      default: 190,
      min: 0,
      help: "Ask a builder or your insurer; US homes often cost $150 to $300 per square foot.",
      also: [
        "building cost",
        "cost per square foot",
        "per sq ft",
        "per square foot",
        "a square foot",
        "a sq ft",
        "at",
        "builder says",
        "costs to build",
        "per foot",
        "building costs",
        "construction cost",
        "construction costs",
        "build cost",
        "rebuilding costs",
        "cost to build",
      ],
    }),
    features: list("Garage, deck, pool and other features", {
      unsaid: [],
      also: [
        "garage",
        "deck",
        "pool",
        "extras",
        "porch",
        "shed",
        "fence",
        "deck of",
        "garage worth",
        "other features",
        "outbuildings",
        "with a garage",
        "patio",
      ],
      of: {
        name: text("Feature", { maxLength: 60 }),
        cost: money("Cost", { min: 0 }),
      },
      default: [
        { name: "Garage", cost: 35_000 },
        { name: "Deck", cost: 9000 },
      ],
    }),
    debrisRate: percent("Debris removal", {
      also: ["debris", "for debris removal", "debris removal of", "demolition", "debris cleanup"],
      unsaid: 0,
      default: 5,
      min: 0,
      max: 100,
    }),
    professionalFeeRate: percent("Architects and permits", {
      also: [
        "for architects",
        "architects",
        "permits",
        "fees and permits",
        "architect fees",
        "fee",
        "for architects and permits",
        "permits and fees",
      ],
      unsaid: 0,
      default: 7,
      min: 0,
      max: 100,
    }),
    codeUpgradeRate: percent("Building code upgrades", {
      also: ["code upgrades", "for code upgrades", "code", "building code", "upgrades", "for code"],
      unsaid: 0,
      default: 5,
      min: 0,
      max: 100,
    }),
    inflationRate: percent("Rise in building costs per year", {
      also: ["inflation", "costs rising", "building costs rising", "price rises", "construction inflation", "rising"],
      unsaid: 0,
      default: 4,
      min: -20,
      max: 50,
    }),
    termYears: number("Years until the policy is next reviewed", {
      also: ["for a year", "years from now"],
      default: 1,
      min: 0,
      max: 30,
      unit: "years",
    }),
    currentCoverage: money("Dwelling coverage you have", {
      default: 400_000,
      min: 0,
      also: [
        "coverage",
        "insured for",
        "insured",
        "policy covers",
        "dwelling coverage",
        "insured at",
        "currently insured for",
        "coverage of",
      ],
    }),
    coinsuranceRate: percent("Insured share the policy requires", {
      also: ["coinsurance", "coinsurance clause"],
      default: 80,
      min: 0,
      max: 100,
    }),
    lossAmount: money("Loss to test", {
      also: ["loss", "damage", "claim", "fire", "loss of", "fire damage", "damage of", "claim of"],
      default: 100_000,
      min: 0,
    }),
    deductible: money("Deductible", { also: ["deductible of"], default: 2500, min: 0 }),
  },
  outputs: {
    replacementCost: money("Replacement cost to insure", {
      also: [
        "dwelling coverage do i need",
        "coverage do i need",
        "how much dwelling coverage",
        "replacement cost",
        "cost to rebuild",
      ],
    }),
    replacementCostToday: money("Replacement cost today", {
      also: ["rebuild today", "cost to rebuild today", "to rebuild"],
    }),
    shortfall: money("Coverage you lack", { also: ["underinsured by", "short on coverage"] }),
    insuredToValue: percent("Insured to value", { decimals: 1, none: "No replacement cost" }),
    requiredCoverage: money("Coverage the policy requires"),
    meetsCoinsurance: boolean("Enough for full payment of partial losses", { words: ["Yes", "No"] }),
    claimPayment: money("Insurer pays toward the loss", {
      also: ["insurer pay", "insurance pay", "pays on the claim"],
      decimals: 0,
    }),
    coinsurancePenalty: money("Lost by being underinsured"),
    ownShareOfLoss: money("You pay toward the loss"),
    breakdown: table(
      "Replacement cost",
      {
        item: text("Item"),
        amount: money("Amount"),
      },
      { split: { name: "item", value: "amount" } },
    ),
  },
  compute(inputs) {
    const { currentCoverage, lossAmount, deductible } = inputs;
    const pricedArea =
      inputs.costPer === "squareFoot" ? convertIn(area, inputs.floorArea, "m2", "ft2") : inputs.floorArea;
    const building = pricedArea * inputs.costPerArea;
    const features = inputs.features.reduce((total, { cost }) => total + cost, 0);
    const share = (rate: number) => ((building + features) * rate) / 100;
    const items = [
      { item: "Building", amount: building },
      { item: "Features", amount: features },
      { item: "Debris removal", amount: share(inputs.debrisRate) },
      { item: "Architects and permits", amount: share(inputs.professionalFeeRate) },
      { item: "Building code upgrades", amount: share(inputs.codeUpgradeRate) },
    ];
    const replacementCostToday = items.reduce((total, { amount }) => total + amount, 0);
    const replacementCost = replacementCostToday * (1 + inputs.inflationRate / 100) ** inputs.termYears;

    const requiredCoverage = (replacementCost * inputs.coinsuranceRate) / 100;
    const paidShare = requiredCoverage > 0 ? Math.min(1, currentCoverage / requiredCoverage) : 1;
    const paidFor = (loss: number) => Math.min(currentCoverage, Math.max(0, loss - deductible));
    const claimPayment = paidFor(lossAmount * paidShare);
    return {
      replacementCost,
      replacementCostToday,
      shortfall: Math.max(0, replacementCost - currentCoverage),
      insuredToValue: replacementCost > 0 ? (100 * currentCoverage) / replacementCost : null,
      requiredCoverage,
      meetsCoinsurance: currentCoverage >= requiredCoverage,
      claimPayment,
      coinsurancePenalty: paidFor(lossAmount) - claimPayment,
      ownShareOfLoss: lossAmount - claimPayment,
      breakdown: [...items, { item: "Price rises", amount: replacementCost - replacementCostToday }],
    };
  },
  takeaways: (inputs, outputs) => [
    `Rebuilding the home would cost {replacementCostToday} today${inputs.termYears > 0 ? " and {replacementCost} by the time the policy is next reviewed" : ""}.`,
    inputs.currentCoverage === 0
      ? `Without coverage you would have to pay for that yourself.`
      : outputs.shortfall! > 0
        ? `Your coverage of {currentCoverage} is {shortfall} too low${outputs.insuredToValue === null ? "" : ": it insures {insuredToValue} of the cost"}.`
        : `Your coverage of {currentCoverage} is enough.`,
    inputs.lossAmount === 0 || inputs.currentCoverage === 0
      ? `Enter your coverage and a Loss to test to see what the insurer would pay.`
      : outputs.coinsurancePenalty! > 0
        ? `On a loss of {lossAmount} the insurer would pay {claimPayment}; you lose {coinsurancePenalty} because the home is underinsured.`
        : `On a loss of {lossAmount} the insurer would pay {claimPayment} and you would pay {ownShareOfLoss}.`,
  ],
  formula: {
    tex: [
      String.raw`R = (A\,k + F)(1 + d + a + u)\,(1 + i)^{n}`,
      String.raw`P = \min\Bigl(C,\; \max\bigl(0,\; L \cdot \min(1, \tfrac{C}{q R}) - D\bigr)\Bigr)`,
    ],
    where: {
      R: "replacement cost to insure",
      A: "floor area",
      k: "local building cost per area",
      F: "garage, deck and other features",
      "d, a, u": "shares for debris removal, architects and permits, building code upgrades",
      i: "rise in building costs per year, for n years",
      P: "what the insurer pays for a loss L",
      C: "dwelling coverage you have",
      q: "insured share that the policy requires",
      D: "deductible",
    },
  },
  howTo: [
    "Enter the Floor area and the Local building cost per square foot or square meter. Ask a builder: it is not what homes sell for, which includes the land.",
    "List garage, deck, pool and other features with what they would cost new.",
    "Keep or change the shares for Debris removal, Architects and permits and Building code upgrades; older homes need more for the last.",
    "Enter the Dwelling coverage you have from the declarations page of your policy, the Insured share the policy requires and the Deductible.",
    "Test a loss, such as a kitchen fire, to see what the insurer would pay.",
  ],
  faq: [
    {
      question: "Why is the replacement cost not the market value?",
      answer:
        "The market value includes the land, which does not burn, and the location. In an expensive city it can be twice the cost of rebuilding, in a small town half of it. Insurance only has to pay for rebuilding.",
    },
    {
      question: "What is the 80% rule?",
      answer:
        "US homeowners policies (HO-3) pay partial losses at replacement cost only if the coverage is at least 80% of the full replacement cost. Below that, they pay in proportion, or the depreciated value if that is more. If you insure 400,000 of a replacement cost of 500,000, you just meet the rule.",
    },
    {
      question: "How often should I check?",
      answer:
        "Every year, and after every addition or new kitchen. Building costs rose by more than 30% between 2020 and 2023 in many countries, and many policies did not keep up. Ask about inflation guard and extended replacement cost of 25% or 50%.",
    },
  ],
  about: [
    "An estimate from area and cost per area, the way builders make a first guess. Insurers use software that works by materials and room by room; slopes, unusual shapes and custom work cost more.",
    "The claim follows the proportional rule: coverage divided by required coverage, times the loss, less the deductible. HO-3 policies pay the actual cash value instead if that is higher, so the penalty shown is the worst case.",
  ],
  sources: [
    "Insurance Information Institute: How much homeowners insurance do I need?",
    "Insurance Services Office, Homeowners policy HO 00 03, Loss Settlement (80 percent insurance-to-value condition); commercial property coinsurance: insurance carried ÷ insurance required × loss − deductible",
  ],
  caution: "An estimate, not an appraisal: have your insurer or a builder confirm the amount before you rely on it.",
  phrases: [
    "rebuild cost of {floorArea} at {costPerArea} per square foot",
    "home insurance coverage for {floorArea}",
    "rebuild cost {floorArea} at {costPerArea}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A 185 m² house at 190 per square foot, insured for 400,000",
      inputs: {},
      outputs: {
        replacementCost: 513917.245756,
        shortfall: 113917.245756,
        claimPayment: 94791.9286381,
        coinsurancePenalty: 2708.07136188,
      },
    },
    {
      title: "Fully insured: no penalty",
      inputs: { currentCoverage: 520_000 },
      outputs: { insuredToValue: 101.183605784, meetsCoinsurance: true, claimPayment: 97_500 },
    },
  ],
});

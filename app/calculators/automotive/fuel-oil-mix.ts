import { choice, defineCalculator, integer, number, percent, quantity, table } from "#engine/define.ts";
import { volume } from "#units/volume.ts";

/** US gallon and fluid ounce, exact: NIST SP 811. */
const LITERS_PER_GALLON = 3.785411784;
const MILLILITERS_PER_FLUID_OUNCE = 29.5735295625;

export default defineCalculator({
  id: "fuel-oil-mix",
  name: "Two-Stroke Fuel Mix Calculator",
  category: "automotive",
  emoji: "🛵",
  description:
    "How much oil to add to the gas for a two-stroke engine, from the fuel or oil you have or the mix you want, in mL and fluid ounces.",
  keywords: [
    "2 stroke oil ratio",
    "50:1",
    "40:1",
    "chainsaw mix",
    "premix",
    "gas oil ratio",
    "outboard",
    "oil to petrol",
    "weed eater",
    "leaf blower mix",
    "gas in the can",
  ],
  related: [
    "engine-displacement",
    { id: "volume-converter", stage: "complementary", relevance: 66 },
    "fuel-cost",
    { id: "ratio", stage: "complementary", relevance: 60 },
  ],
  inputs: {
    mode: choice("I know", {
      default: "fuel",
      options: [
        ["fuel", "The fuel I have"],
        ["oil", "The oil I have"],
        ["mix", "The mix I want"],
      ],
    }),
    ratio: number("Fuel to one part of oil", {
      default: 50,
      min: 1,
      max: 1000,
      help: "50 for 50:1; see the machine's manual.",
      also: ["ratio", "to 1", "runs on", "mixed at", "mix at", "mix ratio"],
    }),
    fuelVolume: quantity("Fuel", volume, {
      unit: "L",
      default: 5,
      defaultIn: { imperial: "1.25 gal" },
      min: 0.001,
      max: 1_000_000,
      when: { mode: "fuel" },
      metric: "L",
      imperial: "gal-us",
      also: ["gas", "petrol", "gas in the can", "gasoline", "of gas", "gallon of gas", "tank", "can of gas"],
    }),
    oilVolume: quantity("Oil", volume, {
      unit: "mL",
      default: 100,
      defaultIn: { imperial: "3.5 fl oz" },
      min: 0.01,
      max: 100_000_000,
      when: { mode: "oil" },
      metric: "mL",
      imperial: "floz-us",
      also: ["bottle of oil", "bottle of two-stroke oil", "two-stroke oil", "oil bottle", "bottle"],
    }),
    mixVolume: quantity("Mix", volume, {
      unit: "L",
      default: 5,
      defaultIn: { imperial: "1.25 gal" },
      min: 0.001,
      max: 1_000_000,
      when: { mode: "mix" },
      metric: "L",
      imperial: "gal-us",
      also: ["mixed gas", "of mix", "premix", "mixture"],
    }),
  },
  outputs: {
    oil: quantity("Oil", volume, {
      unit: "mL",
      decimals: 1,
      metric: "mL",
      imperial: "floz-us",
      also: ["how much oil", "ounces of oil"],
    }),
    fuel: quantity("Fuel", volume, {
      unit: "L",
      decimals: 3,
      metric: "L",
      imperial: "gal-us",
      also: ["how much gas", "how much fuel", "gas goes with"],
    }),
    mix: quantity("Mix", volume, { unit: "L", decimals: 3, metric: "L", imperial: "gal-us" }),
    oilPercent: percent("Oil in the mix", { decimals: 2 }),
    oilFluidOunces: quantity("Oil in other units", volume, {
      unit: "floz-us",
      metric: "floz-us",
      imperial: "mL",
      decimals: 2,
    }),
    fuelGallons: quantity("Fuel in other units", volume, {
      unit: "gal-us",
      metric: "gal-us",
      imperial: "L",
      decimals: 3,
    }),
    byRatio: table("Oil for this fuel at other ratios", {
      ratio: integer("Ratio to 1"),
      oil: quantity("Oil", volume, { unit: "mL", decimals: 1, metric: "mL", imperial: "floz-us" }),
      oilPercent: percent("Oil in the mix", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "parts", of: ["fuel", "oil"], whole: "mix" }],
  compute({ mode, ratio, fuelVolume, oilVolume, mixVolume }) {
    const parts = {
      fuel: { fuel: fuelVolume, oil: fuelVolume / ratio },
      oil: { fuel: (oilVolume / 1000) * ratio, oil: oilVolume / 1000 },
      mix: { fuel: (mixVolume * ratio) / (ratio + 1), oil: mixVolume / (ratio + 1) },
    }[mode];
    const oil = 1000 * parts.oil;
    return {
      oil,
      fuel: parts.fuel,
      mix: parts.fuel + parts.oil,
      oilPercent: 100 / (ratio + 1),
      oilFluidOunces: oil / MILLILITERS_PER_FLUID_OUNCE,
      fuelGallons: parts.fuel / LITERS_PER_GALLON,
      byRatio: [16, 20, 25, 32, 40, 50, 80, 100].map((other) => ({
        ratio: other,
        oil: (1000 * parts.fuel) / other,
        oilPercent: 100 / (other + 1),
      })),
    };
  },
  takeaways: (inputs, _outputs, say) => [
    `For a ${say.number(inputs.ratio)}:1 mix, add {oil} of oil to {fuel} of fuel; that makes {mix} of mix.`,
    `The mix is {oilPercent} oil.`,
  ],
  formula: {
    tex: [
      String.raw`O = \frac{F}{r}, \qquad M = F + O`,
      String.raw`F = M \cdot \frac{r}{r + 1}, \qquad O = \frac{M}{r + 1}`,
    ],
    where: { O: "oil", F: "fuel", M: "mix", r: "parts of fuel to one part of oil" },
  },
  howTo: [
    "Choose what you know: the fuel you have, the oil you have or the mix you want.",
    "Enter the ratio given in the manual or on the fuel cap: 50 for 50:1.",
    "Enter the amount in liters, gallons, milliliters or fluid ounces.",
    "Pour the oil into the can first, add half of the fuel and shake; then top up with the rest.",
  ],
  faq: [
    {
      question: "What ratio does my machine need?",
      answer:
        "Most modern chainsaws, trimmers and blowers run on 50:1, older ones on 40:1 or 32:1, and vintage mopeds and outboards on 25:1 or richer. Go by the manual; some makers ask for more oil if it is mineral rather than synthetic.",
    },
    {
      question: "What happens with too much or too little oil?",
      answer:
        "Too much oil fouls the spark plug, makes smoke and leaves carbon deposits. Too little can destroy the piston and bearings within minutes. If in doubt between two ratios, choose the one with more oil.",
    },
    {
      question: "How long does the mix keep?",
      answer:
        "About a month with pump gas, which absorbs water if it contains ethanol; up to two years with alkylate fuel or with a stabilizer. Mix only what you will use.",
    },
  ],
  about: [
    "A ratio of 50:1 means 50 parts of fuel to one part of oil by volume, so one part in 51 of the mix is oil. If you want to fill a can of known size, choose The mix I want; the difference matters little at 50:1 but more at 16:1.",
    "Use oil made for air-cooled two-stroke engines (JASO FD or ISO-L-EGD) in power tools, and TC-W3 oil in outboards.",
  ],
  sources: ["NIST SP 811 (2008): gallon and fluid ounce", "ISO 13738: two-stroke-cycle engine oils"],
  overflow: "fuelVolume",
  caution:
    "Use the ratio in the machine's manual: too little oil destroys the engine. Mix outdoors, away from flames and sparks.",
  phrases: [
    "{ratio}:1 mix for {fuelVolume} of fuel",
    "how much oil for {fuelVolume} at {ratio} to 1",
    "weed eater leaf blower trimmer {fuelVolume} gas {ratio}:1",
    "how many ounces of oil for {fuelVolume} of gas",
    "runs on {ratio}:1",
    "{fuelVolume} of gas in the can at {ratio} to 1",
    "bottle of two-stroke oil {oilVolume} at {ratio}:1",
    "weed eater or leaf blower mix {ratio}:1 {fuelVolume}",
  ],
  updated: "2026-11-28",
  examples: [
    { title: "5 liters at 50:1", inputs: {}, outputs: { oil: 100, mix: 5.1 } },
    {
      title: "How far does 100 mL of oil go at 40:1?",
      inputs: { mode: "oil", ratio: 40 },
      outputs: { fuel: 4, mix: 4.1 },
    },
    {
      title: "A full 4-liter can of 32:1 mix",
      inputs: { mode: "mix", ratio: 32, mixVolume: 4 },
      outputs: { fuel: 3.87878787879, oil: 121.212121212 },
    },
  ],
});

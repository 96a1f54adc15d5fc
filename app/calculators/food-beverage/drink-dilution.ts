import { defineCalculator, choice, number, percent, quantity, refuse, table } from "#engine/define.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";
import { findRoot } from "#maths/root.ts";

/** OIML R 22: the density of ethanol and water at 20 °C, in kg/m³, by powers of the mass fraction of ethanol. */
const DENSITY = [
  998.20123, -192.9769495, 389.1238958, -1668.103923, 13522.15441, -88292.78388, 306287.4042, -613838.1234, 747017.2998,
  -547846.1354, 223446.0334, -39032.85426,
] as const;

const WATER_DENSITY = density(0);
const ETHANOL_DENSITY = density(1);

const COMMON_STRENGTHS = [70, 65, 60, 55, 50, 46, 45, 43, 40, 37.5, 35, 30, 25, 20, 15, 10] as const;

export default defineCalculator({
  id: "drink-dilution",
  name: "Alcohol Dilution Calculator",
  category: "food-beverage",
  emoji: "🥃",
  description:
    "How much water brings a spirit down to the strength you want, allowing for shrinkage of the mix, or the strength after adding water.",
  keywords: [
    "dilute spirits",
    "proofing down",
    "cut vodka",
    "abv",
    "distilling",
    "add water to alcohol",
    "bottling strength",
    "liqueur",
    "moonshine",
    "proof after adding water",
  ],
  related: [
    { id: "alcohol-by-volume", stage: "complementary", relevance: 76 },
    { id: "blood-alcohol", stage: "next_step", relevance: 68 },
    "party-drinks",
    { id: "concentration-converter", stage: "complementary", relevance: 64 },
  ],
  inputs: {
    mode: choice("Find", {
      default: "target",
      options: [
        ["target", "Water for a strength"],
        ["after", "Strength after adding water"],
      ],
    }),
    startVolume: quantity("Spirit", volume, {
      unit: "mL",
      default: 1000,
      defaultIn: { imperial: "32 fl oz" },
      min: 0.1,
      max: 1_000_000_000,
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
      also: [
        "spirit",
        "vodka",
        "rum",
        "whiskey",
        "whisky",
        "gin",
        "brandy",
        "moonshine",
        "liquor",
        "bourbon",
        "spirits",
        "everclear",
      ],
    }),
    startAbv: percent("Its strength (ABV)", {
      default: 60,
      min: 0.5,
      max: 97,
      also: ["from", "strength", "alcohol", "abv", "strong"],
    }),
    targetAbv: percent("Strength wanted (ABV)", {
      default: 40,
      min: 0.1,
      max: 96.9,
      when: { mode: "target" },
      also: ["to", "down to", "get it down to", "bring it to", "want it at", "want"],
    }),
    waterAdded: quantity("Water added", volume, {
      unit: "mL",
      default: 250,
      defaultIn: { imperial: "8 fl oz" },
      min: 0,
      max: 1_000_000_000,
      when: { mode: "after" },
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
      also: ["add", "adding", "water", "of water", "added", "pour in"],
    }),
  },
  outputs: {
    water: quantity("Water to add", volume, {
      unit: "mL",
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
      also: ["how much water", "water needed"],
    }),
    finalVolume: quantity("You get", volume, {
      unit: "mL",
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
      also: ["how much do i get", "final volume"],
    }),
    finalAbv: percent("At a strength of", {
      decimals: 2,
      also: ["how strong", "what strength", "new strength", "abv after"],
    }),
    contraction: quantity("Lost to shrinkage", volume, { unit: "mL", metric: "mL", imperial: "floz-us", decimals: 1 }),
    waterWithoutContraction: quantity("Water by the simple rule", volume, {
      unit: "mL",
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
    }),
    waterWeight: quantity("Weight of the water", mass, { unit: "g", metric: "g", imperial: "oz", decimals: 0 }),
    pureAlcohol: quantity("Pure alcohol", volume, { unit: "mL", metric: "mL", imperial: "floz-us", decimals: 0 }),
    abvByWeight: percent("Strength by weight", { decimals: 2 }),
    proofUs: number("US proof", { decimals: 1, also: ["proof", "what proof", "how many proof"] }),
    targets: table("Water for other strengths", {
      abv: percent("Strength", { decimals: 1 }),
      water: quantity("Water", volume, { unit: "mL", metric: "mL", imperial: "floz-us", decimals: 0 }),
      finalVolume: quantity("You get", volume, { unit: "mL", metric: "mL", imperial: "floz-us", decimals: 0 }),
    }),
  },
  pictures: [{ draw: "parts", of: ["startVolume", "water"], title: "Spirit and water" }],
  compute({ mode, startVolume, startAbv, targetAbv, waterAdded }) {
    if (mode === "target" && targetAbv >= startAbv) {
      refuse("targetAbv", "Water can only lower the strength: choose one below that of the spirit.");
    }
    const spirit = mixture(startVolume, startAbv);
    const result = mode === "target" ? dilutedTo(spirit, targetAbv) : withWater(spirit, waterAdded);
    return {
      ...result,
      contraction: startVolume + result.water - result.finalVolume,
      waterWithoutContraction: startVolume * (startAbv / result.finalAbv - 1),
      waterWeight: (result.water * WATER_DENSITY) / 1000,
      pureAlcohol: (startVolume * startAbv) / 100,
      proofUs: 2 * result.finalAbv,
      targets: COMMON_STRENGTHS.filter((abv) => abv < startAbv).map((abv) => {
        const { water, finalVolume } = dilutedTo(spirit, abv);
        return { abv, water, finalVolume };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.mode === "target"
      ? `Add {water} of water ({waterWeight} on a scale) to {startVolume} of {startAbv} spirit: you get {finalVolume} at {targetAbv}.`
      : `Adding {waterAdded} of water brings {startVolume} of {startAbv} spirit to ${say.percent(outputs.finalAbv!, 2)}, {proofUs} US proof.`,
    outputs.contraction! >= 0
      ? `Alcohol and water shrink as they mix, so {contraction} is lost. The simple rule would say {waterWithoutContraction} of water.`
      : `At this strength the mix swells slightly instead of shrinking; the simple rule would say {waterWithoutContraction} of water.`,
    `It contains {pureAlcohol} of pure alcohol, the same as before.`,
  ],
  formula: {
    tex: [
      String.raw`q = \frac{p\,\rho(p)}{\rho(1)} \qquad \rho(p) = \sum_{k=0}^{11} A_k\,p^k`,
      String.raw`m_1 = V_1\,\rho(p_1) \qquad m_2 = \frac{m_1\,p_1}{p_2} \qquad V_w = \frac{m_2 - m_1}{\rho(0)} \qquad V_2 = \frac{m_2}{\rho(p_2)}`,
    ],
    where: {
      q: "strength by volume",
      p: "strength by weight (mass fraction)",
      "\\rho(p)": "density at 20 °C (OIML R 22)",
      A_k: "the twelve published coefficients of the density",
      "m_1, m_2": "mass of the spirit and of the mix",
      "V_1, V_2, V_w": "volume of the spirit, of the mix and of the water",
    },
  },
  howTo: [
    "Under Find, choose whether you want the water to add or the strength after adding water.",
    "Enter the volume of the Spirit and Its strength (ABV), measured with an alcoholmeter at 20 °C (68 °F).",
    "Enter the Strength wanted (ABV), or the Water added.",
    "Weigh the water if you can: its weight is given too. Add it slowly, let it rest for a day and measure again.",
  ],
  faq: [
    {
      question: "Why is the simple rule V × (60/40 − 1) not right?",
      answer:
        "Because a liter of water and a liter of alcohol make less than two liters: small water molecules fit between the larger alcohol molecules. To bring a liter from 60% to 40%, the rule says 500 mL, but it takes 514 mL; 14 mL vanishes.",
    },
    {
      question: "Why has my spirit turned cloudy?",
      answer:
        "Oils from anise, juniper or citrus dissolve in strong alcohol and come out of solution below about 45%. Use soft or distilled water at the same temperature as the spirit and add it in small steps, or chill and filter the spirit.",
    },
    {
      question: "What does proof mean?",
      answer:
        "US proof is twice the percentage by volume: 80 proof is 40%. The old British proof is 1.75 times the percentage: 70° proof is 40%.",
    },
  ],
  about: [
    "The calculation works with mass, which does not shrink, and converts back to volume with the international alcoholometric tables (OIML R 22) at 20 °C (68 °F). That is how distillers proof down; the US tables of 27 CFR 30 do the same at 60 °F.",
    "It applies only to ethanol and water. Sugar makes liqueurs denser and throws off both the reading and the volume. At other temperatures, correct the reading first: warm spirit reads too strong, at 40% by about 0.4 points for each °C above 20 °C.",
  ],
  sources: ["OIML R 22, International alcoholometric tables (1975)", "27 CFR 30.66 (TTB Table 6), reduction by volume"],
  caution:
    "For spirits from licensed distillers: distilling at home is illegal in many countries, including the US, and can be dangerous. Valid at 20 °C (68 °F), without sugar.",
  phrases: [
    "dilute {startVolume} from {startAbv} to {targetAbv}",
    "how much water to bring {startAbv} to {targetAbv}",
    "how strong is it if i add {waterAdded} water to {startVolume} of {startAbv}",
    "what proof if i add {waterAdded} water to {startVolume} of {startAbv}",
    "bring {startVolume} whiskey or rum of {startAbv} to {targetAbv} before bottling",
    "how strong after adding {waterAdded} of water to {startVolume} of {startAbv} gin",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A liter from 60% down to 40%",
      inputs: { mode: "target", startVolume: 1000, startAbv: 60, targetAbv: 40 },
      outputs: { water: 513.877497, finalVolume: 1500, contraction: 13.877497 },
    },
    {
      title: "250 mL of water into 700 mL of vodka",
      inputs: { mode: "after", startVolume: 700, startAbv: 40, waterAdded: 250 },
      outputs: { finalAbv: 29.521449, proofUs: 59.042897 },
    },
  ],
});

interface Mixture {
  readonly mass: number;
  /** Mass fraction of ethanol. */
  readonly fraction: number;
}

function density(fraction: number): number {
  return DENSITY.reduceRight((sum: number, coefficient) => sum * fraction + coefficient, 0);
}

function volumeFraction(fraction: number): number {
  return (fraction * density(fraction)) / ETHANOL_DENSITY;
}

/** The mass fraction of a strength by volume in percent. */
function massFraction(abv: number): number {
  return findRoot((fraction) => volumeFraction(fraction) - abv / 100, 0, 1)!;
}

function mixture(volume: number, abv: number): Mixture {
  const fraction = massFraction(abv);
  return { mass: volume * density(fraction), fraction };
}

function dilutedTo(spirit: Mixture, abv: number) {
  const fraction = massFraction(abv);
  const mass = (spirit.mass * spirit.fraction) / fraction;
  return {
    water: (mass - spirit.mass) / WATER_DENSITY,
    finalVolume: mass / density(fraction),
    finalAbv: abv,
    abvByWeight: 100 * fraction,
  };
}

function withWater(spirit: Mixture, water: number) {
  const mass = spirit.mass + water * WATER_DENSITY;
  const fraction = (spirit.mass * spirit.fraction) / mass;
  return {
    water,
    finalVolume: mass / density(fraction),
    finalAbv: 100 * volumeFraction(fraction),
    abvByWeight: 100 * fraction,
  };
}

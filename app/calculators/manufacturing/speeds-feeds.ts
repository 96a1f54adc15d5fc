import {
  boolean,
  choice,
  defineCalculator,
  integer,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { length } from "#units/length.ts";
import { power } from "#units/power.ts";
import { speed } from "#units/speed.ts";
import { torque } from "#units/torque.ts";

/** Cutting speeds in m/min and specific cutting force in N/mm², moderate values to start with. */
const MATERIALS = {
  mildSteel: { label: "Mild steel", hss: 30, carbide: 150, force: 1700 },
  alloySteel: { label: "Alloy steel", hss: 20, carbide: 110, force: 2000 },
  toolSteel: { label: "Tool steel", hss: 12, carbide: 70, force: 2200 },
  stainless: { label: "Stainless steel 304", hss: 15, carbide: 90, force: 2100 },
  castIron: { label: "Gray cast iron", hss: 25, carbide: 100, force: 1100 },
  aluminum: { label: "Aluminum", hss: 90, carbide: 300, force: 700 },
  brass: { label: "Brass", hss: 60, carbide: 180, force: 750 },
  titanium: { label: "Titanium Ti-6Al-4V", hss: 12, carbide: 50, force: 1500 },
  plastic: { label: "Plastic (acetal, nylon)", hss: 120, carbide: 250, force: 200 },
} as const;

export default defineCalculator({
  id: "speeds-feeds",
  name: "Speeds and Feeds Calculator",
  category: "manufacturing",
  emoji: "⚙️",
  description:
    "The spindle speed, feed rate, removal rate, power and cutting time for milling, drilling and turning, by material and tool.",
  keywords: [
    "RPM",
    "chip load",
    "SFM",
    "cutting speed",
    "CNC",
    "end mill",
    "lathe",
    "surface feet per minute",
    "feed rate",
    "what rpm should I run",
    "rpm for a drill",
    "end mill rpm",
  ],
  related: [
    "gear-ratio",
    { id: "metal-weight", stage: "complementary", relevance: 76 },
    "torque-converter",
    "speed-converter",
    { id: "takt-time", stage: "next_step", relevance: 80 },
  ],
  inputs: {
    operation: choice("Operation", {
      called: {
        milling: ["end mill", "endmill", "mill", "router bit"],
        drilling: ["drill bit", "drill"],
        turning: ["lathe", "turn"],
      },
      default: "milling",
      options: [
        ["milling", "Milling"],
        ["drilling", "Drilling"],
        ["turning", "Turning"],
      ],
    }),
    material: choice("Workpiece", {
      called: {
        mildSteel: ["mild steel", "low carbon steel", "soft steel"],
        stainless: ["stainless steel", "stainless"],
        aluminum: ["aluminum"],
        brass: ["brass"],
        titanium: ["titanium"],
        castIron: ["cast iron"],
        toolSteel: ["tool steel"],
        plastic: ["delrin", "acetal", "nylon"],
      },
      default: "aluminum",
      options: [
        ["mildSteel", "Mild steel"],
        ["alloySteel", "Alloy steel"],
        ["toolSteel", "Tool steel"],
        ["stainless", "Stainless steel 304"],
        ["castIron", "Gray cast iron"],
        ["aluminum", "Aluminum"],
        ["brass", "Brass"],
        ["titanium", "Titanium Ti-6Al-4V"],
        ["plastic", "Plastic (acetal, nylon)"],
        ["custom", "My own values"],
      ],
    }),
    tool: choice("Tool", {
      called: {
        hss: ["high speed steel", "high speed", "hss"],
        carbide: ["carbide insert", "solid carbide", "carbide"],
      },
      default: "carbide",
      options: [
        ["hss", "High-speed steel"],
        ["carbide", "Carbide"],
      ],
    }),
    cuttingSpeed: quantity("Cutting speed", speed, {
      unit: "m/min",
      metric: "m/min",
      imperial: "ft/min",
      default: 120,
      defaultIn: { imperial: "400 ft/min" },
      min: 0.1,
      max: 5000,
      when: { material: "custom" },
    }),
    specificForce: number("Specific cutting force", {
      default: 1800,
      min: 1,
      max: 10_000,
      unit: "N/mm²",
      when: { material: "custom" },
    }),
    diameter: quantity("Diameter (of the tool; of the workpiece in turning)", length, {
      unit: "mm",
      default: 10,
      defaultIn: { imperial: "0.375 in" },
      min: 0.01,
      max: 5000,
      also: ["diameter", "end mill", "drill", "inch end mill", "mm end mill", "bar", "cutter", "workpiece", "mm drill"],
    }),
    teeth: integer("Teeth (flutes)", {
      default: 3,
      min: 1,
      max: 100,
      also: ["flutes"],
      when: { operation: "milling" },
    }),
    feedPerTooth: quantity("Feed per tooth (chip load)", length, {
      also: ["chip load", "chip load of", "per tooth", "chipload"],
      unit: "mm",
      default: 0.06,
      defaultIn: { imperial: "0.0025 in" },
      min: 0.0001,
      max: 20,
      when: { operation: "milling" },
    }),
    feedPerRev: quantity("Feed per revolution", length, {
      also: ["per revolution", "per rev", "ipr", "feed of"],
      unit: "mm",
      default: 0.15,
      defaultIn: { imperial: "0.006 in" },
      min: 0.0001,
      max: 50,
      when: { operation: ["drilling", "turning"] },
    }),
    depthOfCut: quantity("Depth of cut", length, {
      also: ["deep", "axial depth"],
      unit: "mm",
      default: 5,
      defaultIn: { imperial: "0.2 in" },
      min: 0.0001,
      max: 1000,
      when: { operation: ["milling", "turning"] },
    }),
    widthOfCut: quantity("Width of cut (stepover)", length, {
      also: ["stepover", "radial depth"],
      unit: "mm",
      default: 3,
      defaultIn: { imperial: "0.125 in" },
      min: 0.0001,
      max: 5000,
      when: { operation: "milling" },
    }),
    chipThinning: boolean("Raise the feed for chip thinning", { default: true, when: { operation: "milling" } }),
    maxSpindleSpeed: number("Highest spindle speed", {
      also: ["max", "maximum", "max rpm", "tops out at", "spindle max", "up to"],
      default: 10_000,
      min: 1,
      max: 500_000,
      unit: "rpm",
    }),
    machineEfficiency: percent("Machine efficiency", { default: 80, min: 1, max: 100 }),
    cutLength: quantity("Length of cut", length, {
      unit: "mm",
      default: 100,
      defaultIn: { imperial: "4 in" },
      min: 0.0001,
      max: 1_000_000,
      also: ["long"],
    }),
  },
  outputs: {
    spindleSpeed: number("Spindle speed", {
      also: ["rpm", "what rpm", "how fast"],
      unit: "rpm",
      decimals: 0,
    }),
    feedRate: number("Feed rate", { also: ["what feed rate"], unit: "mm/min", decimals: 1 }),
    feedRateInches: number("Feed rate in inches", { unit: "in/min", decimals: 2 }),
    cuttingSpeedUsed: quantity("Cutting speed", speed, {
      unit: "m/min",
      metric: "m/min",
      imperial: "ft/min",
      decimals: 1,
    }),
    idealSpindleSpeed: number("Speed without the machine's limit", { unit: "rpm", decimals: 0 }),
    limited: boolean("Limited by the machine"),
    feedPerRevolution: quantity("Feed per revolution", length, { unit: "mm", decimals: 4 }),
    chipThinningFactor: number("Chip thinning factor", { decimals: 3 }),
    removalRate: number("Metal removal rate", { unit: "cm³/min", decimals: 2 }),
    power: quantity("Cutting power", power, { unit: "kW", decimals: 3 }),
    motorPower: quantity("Motor power", power, { unit: "kW", decimals: 3 }),
    torque: quantity("Spindle torque", torque, { unit: "N.m", decimals: 2 }),
    cuttingTime: number("Cutting time", { unit: "seconds", decimals: 1 }),
    surfaceSpeedFpm: quantity("Cutting speed in other units", speed, {
      unit: "ft/min",
      metric: "ft/min",
      imperial: "m/min",
      decimals: 0,
    }),
    byMaterial: table(
      "Cutting speeds to start with",
      {
        material: text("Workpiece", {
          labels: Object.fromEntries(Object.entries(MATERIALS).map(([id, { label }]) => [id, label])),
        }),
        hss: quantity("High-speed steel", speed, { unit: "m/min", metric: "m/min", imperial: "ft/min", decimals: 0 }),
        carbide: quantity("Carbide", speed, { unit: "m/min", metric: "m/min", imperial: "ft/min", decimals: 0 }),
        rpmHss: number("Spindle with high-speed steel", { unit: "rpm", decimals: 0 }),
        rpmCarbide: number("Spindle with carbide", { unit: "rpm", decimals: 0 }),
      },
      { mark: { column: "material", equals: "material" } },
    ),
  },
  figures: [
    "feedRate",
    "feedRateInches",
    "cuttingSpeedUsed",
    "limited",
    "feedPerRevolution",
    "removalRate",
    "motorPower",
    "torque",
    "cuttingTime",
  ],
  pictures: [
    {
      draw: "rows",
      table: "byMaterial",
      name: "material",
      value: "carbide",
      when: { tool: "carbide" },
      title: "Cutting speeds with carbide",
    },
    {
      draw: "rows",
      table: "byMaterial",
      name: "material",
      value: "hss",
      when: { tool: "hss" },
      title: "Cutting speeds with high-speed steel",
    },
  ],
  compute(inputs) {
    const { diameter, material, tool, maxSpindleSpeed } = inputs;
    refuseImpossibleCuts(inputs);
    const start = material === "custom" ? null : MATERIALS[material];
    const idealSpindleSpeed = spindleFor(start ? start[tool] : inputs.cuttingSpeed, diameter);
    const spindleSpeed = Math.min(idealSpindleSpeed, maxSpindleSpeed);
    const cuttingSpeedUsed = (Math.PI * diameter * spindleSpeed) / 1000;
    const chipThinningFactor = thinningFactor(inputs);
    const feedPerRevolution =
      inputs.operation === "milling" ? inputs.teeth * inputs.feedPerTooth * chipThinningFactor : inputs.feedPerRev;
    const feedRate = spindleSpeed * feedPerRevolution;
    const removalRate = (feedRate * cutArea(inputs)) / 1000;
    const power = (removalRate * (start ? start.force : inputs.specificForce)) / 60_000;
    const limit = (cuttingSpeed: number) => Math.min(spindleFor(cuttingSpeed, diameter), maxSpindleSpeed);
    return {
      spindleSpeed,
      feedRate,
      feedRateInches: feedRate / 25.4,
      cuttingSpeedUsed,
      idealSpindleSpeed,
      limited: idealSpindleSpeed > maxSpindleSpeed,
      feedPerRevolution,
      chipThinningFactor,
      removalRate,
      power,
      motorPower: power / (inputs.machineEfficiency / 100),
      torque: (power * 60_000) / (2 * Math.PI * spindleSpeed),
      cuttingTime: (inputs.cutLength / feedRate) * 60,
      surfaceSpeedFpm: cuttingSpeedUsed / 0.3048,
      byMaterial: Object.entries(MATERIALS).map(([material, { hss, carbide }]) => ({
        material,
        hss,
        carbide,
        rpmHss: limit(hss),
        rpmCarbide: limit(carbide),
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `Set the spindle to {spindleSpeed} and the feed to {feedRate} ({feedRateInches}).`,
    outputs.limited
      ? `The machine's limit holds the cutting speed down to {cuttingSpeedUsed}; a spindle speed of {idealSpindleSpeed} would be ideal.`
      : `That is a cutting speed of {cuttingSpeedUsed}; the cut of {cutLength} takes {cuttingTime}.`,
    inputs.operation === "milling" && outputs.chipThinningFactor! > 1
      ? `The narrow cut thins the chips, so the feed is raised by a factor of {chipThinningFactor}; the motor needs {motorPower}.`
      : `It removes {removalRate} and needs {motorPower} from the motor.`,
  ],
  formula: {
    tex: [
      String.raw`n = \frac{1000\, v_c}{\pi D}, \qquad v_f = n\, z f_z\, c \ \text{(milling)}, \quad v_f = n f \ \text{(drilling, turning)}`,
      String.raw`c = \frac{D}{2\sqrt{a_e (D - a_e)}} \quad (a_e < D/2)`,
      String.raw`P_c = \frac{Q\, k_c}{60\,000}, \qquad M = \frac{60\,000\, P_c}{2\pi n}`,
    ],
    where: {
      n: "spindle speed in rpm",
      v_c: "cutting speed in m/min",
      D: "diameter in mm",
      v_f: "feed rate in mm/min",
      z: "teeth",
      f_z: "feed per tooth",
      c: "chip thinning factor",
      f: "feed per revolution",
      a_e: "width of cut",
      Q: "metal removal rate in cm³/min",
      k_c: "specific cutting force in N/mm²",
      P_c: "cutting power in kW",
      M: "spindle torque in N m",
    },
  },
  howTo: [
    "Choose the Operation, the Workpiece and the Tool; with My own values, enter the Cutting speed and Specific cutting force from the tool manufacturer.",
    "Enter the Diameter: of the tool for milling and drilling, of the workpiece for turning.",
    "Enter the feed (per tooth for milling, per revolution otherwise) and the depth and width of the cut.",
    "Set the Highest spindle speed and the Machine efficiency of your machine.",
    "Start at 70 to 80% of the result, listen, look at the chips, then increase.",
  ],
  faq: [
    {
      question: "What is chip thinning?",
      answer:
        "When the cut is narrower than half the end mill's diameter, the chips are thinner than the feed per tooth. At 10% of the diameter they are only 60% as thick, so the feed can be 1.67 times as high without more load on the edge; chips that are too thin rub and wear the tool.",
    },
    {
      question: "How do I choose the feed per tooth?",
      answer:
        "From the manufacturer's table. As a rule of thumb, 0.5 to 1% of the diameter: in steel, 0.03 mm for a 4 mm carbide end mill, 0.06 mm for 10 mm and 0.1 mm for 16 mm; in aluminum, half as much again.",
    },
    {
      question: "How do I get the speed in inch units?",
      answer:
        "rpm = 3.82 × SFM / diameter in inches. 300 SFM with a half-inch end mill is 2,292 rpm. The fields here also take inches and feet per minute.",
    },
  ],
  about: [
    "The cutting speeds are moderate starting values for rigid machines, sharp tools and coolant where it is normally used. Power and torque use an average specific cutting force, accurate to 20 to 30%.",
    "Long tools, thin walls, light routers and dry stainless steel need less. For holes deeper than three diameters, feed at least 20% slower. The cutting time excludes approach and overrun.",
  ],
  sources: [
    "Machinery's Handbook, 31st edition (cutting speeds and feeds, power)",
    "ISO 3002 and Sandvik Coromant machining formulas (removal rate, specific cutting force, power)",
  ],
  caution: "Starting values only: the tool manufacturer's data and the machine's limits come first.",
  phrases: [
    "speeds and feeds {material} {diameter} {teeth} flutes",
    "rpm for {diameter} {operation} {material}",
    "turning {diameter},{feedPerRev} {material}",
    "spindle speed {diameter} {tool} end mill {material} max {maxSpindleSpeed} rpm",
    "what rpm should I run a {diameter} {tool} drill in {material}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Aluminum with a 10 mm carbide end mill",
      inputs: { operation: "milling", material: "aluminum", tool: "carbide", diameter: 10 },
      outputs: { spindleSpeed: 9549.29659, chipThinningFactor: 1.09108945 },
    },
    {
      title: "Drilling 8.5 mm holes in mild steel with high-speed steel",
      inputs: {
        operation: "drilling",
        material: "mildSteel",
        tool: "hss",
        diameter: 8.5,
        feedPerRev: 0.16,
        cutLength: 25,
      },
      outputs: { spindleSpeed: 1123.44666, feedRate: 179.751466 },
    },
    {
      title: "Turning a 60 mm stainless shaft",
      inputs: {
        operation: "turning",
        material: "stainless",
        tool: "carbide",
        diameter: 60,
        feedPerRev: 0.25,
        depthOfCut: 2,
      },
      outputs: { removalRate: 45, power: 1.575 },
    },
  ],
});

interface Cut {
  readonly operation: string;
  readonly diameter: number;
  readonly depthOfCut: number;
  readonly widthOfCut: number;
  readonly feedPerRev: number;
  readonly chipThinning: boolean;
}

function refuseImpossibleCuts({ operation, diameter, depthOfCut, widthOfCut }: Cut): void {
  if (operation === "milling" && widthOfCut > diameter) {
    refuse("widthOfCut", "The tool cannot cut wider than its diameter. Enter less, or a larger tool.");
  }
  if (operation === "turning" && depthOfCut > diameter / 2) {
    refuse("depthOfCut", "The cut would go beyond the center of the workpiece. Enter at most half its diameter.");
  }
}

/** Spindle speed in rpm for a cutting speed in m/min at a diameter in mm. */
function spindleFor(cuttingSpeed: number, diameter: number): number {
  return (1000 * cuttingSpeed) / (Math.PI * diameter);
}

function thinningFactor({ operation, chipThinning, diameter, widthOfCut }: Cut): number {
  if (operation !== "milling" || !chipThinning || widthOfCut >= diameter / 2) return 1;
  return diameter / (2 * Math.sqrt(widthOfCut * (diameter - widthOfCut)));
}

/** The area in mm² that sweeps through the metal at the feed rate. */
function cutArea({ operation, diameter, depthOfCut, widthOfCut }: Cut): number {
  if (operation === "milling") return depthOfCut * widthOfCut;
  return operation === "drilling" ? (Math.PI / 4) * diameter ** 2 : Math.PI * diameter * depthOfCut;
}

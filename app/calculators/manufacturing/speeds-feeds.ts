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

export default defineCalculator({
  id: "speeds-feeds",
  name: "Speeds and Feeds Calculator",
  category: "manufacturing",
  emoji: "⚙️",
  description:
    "Spindle speed, feed rate, removal rate, power and cutting time for milling, drilling and turning, by material and tool.",
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
      default: "milling",
      options: [
        ["milling", "Milling"],
        ["drilling", "Drilling"],
        ["turning", "Turning"],
      ],
    }),
    material: choice("Workpiece", {
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
      min: 0.01,
      max: 5000,
      also: ["diameter", "end mill", "drill"],
    }),
    teeth: integer("Teeth (flutes)", {
      default: 3,
      min: 1,
      max: 100,
      also: ["flutes", "teeth"],
      when: { operation: "milling" },
    }),
    feedPerTooth: quantity("Feed per tooth (chip load)", length, {
      unit: "mm",
      default: 0.06,
      min: 0.0001,
      max: 20,
      when: { operation: "milling" },
    }),
    feedPerRev: quantity("Feed per revolution", length, {
      unit: "mm",
      default: 0.15,
      min: 0.0001,
      max: 50,
      when: { operation: ["drilling", "turning"] },
    }),
    depthOfCut: quantity("Depth of cut", length, {
      unit: "mm",
      default: 5,
      min: 0.0001,
      max: 1000,
      when: { operation: ["milling", "turning"] },
    }),
    widthOfCut: quantity("Width of cut (stepover)", length, {
      unit: "mm",
      default: 3,
      min: 0.0001,
      max: 5000,
      when: { operation: "milling" },
    }),
    chipThinning: boolean("Raise the feed for chip thinning", { default: true, when: { operation: "milling" } }),
    maxSpindleSpeed: number("Highest spindle speed", { default: 10_000, min: 1, max: 500_000, unit: "rpm" }),
    machineEfficiency: percent("Machine efficiency", { default: 80, min: 1, max: 100 }),
    cutLength: quantity("Length of cut", length, {
      unit: "mm",
      default: 100,
      min: 0.0001,
      max: 1_000_000,
      also: ["long"],
    }),
  },
  outputs: {
    spindleSpeed: number("Spindle speed", { unit: "rpm", decimals: 0 }),
    feedRate: number("Feed rate", { unit: "mm/min", decimals: 1 }),
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
    surfaceSpeedFpm: number("Cutting speed in feet (SFM)", { unit: "ft/min", decimals: 0 }),
    byMaterial: table("Cutting speeds to start with", {
      material: text("Workpiece"),
      hss: quantity("High-speed steel", speed, { unit: "m/min", metric: "m/min", imperial: "ft/min", decimals: 0 }),
      carbide: quantity("Carbide", speed, { unit: "m/min", metric: "m/min", imperial: "ft/min", decimals: 0 }),
      rpmHss: number("Spindle with high-speed steel", { unit: "rpm", decimals: 0 }),
      rpmCarbide: number("Spindle with carbide", { unit: "rpm", decimals: 0 }),
    }),
  },
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
      byMaterial: Object.values(MATERIALS).map(({ label, hss, carbide }) => ({
        material: label,
        hss,
        carbide,
        rpmHss: limit(hss),
        rpmCarbide: limit(carbide),
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `Set the spindle to {spindleSpeed} and the feed to {feedRate}.`,
    outputs.limited
      ? `The machine's limit holds the cutting speed down to {cuttingSpeedUsed}; {idealSpindleSpeed} would be ideal.`
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
    "Choose the Operation, the Workpiece and the Tool; with My own values enter Cutting speed and Specific cutting force from the tool maker.",
    "Enter the Diameter: of the tool for milling and drilling, of the workpiece for turning.",
    "Enter the feed (per tooth for milling, per revolution otherwise) and the depth and width of the cut.",
    "Set the Highest spindle speed and the Machine efficiency of your machine.",
    "Start at 70 to 80 % of the result, listen, look at the chips, and then raise.",
  ],
  faq: [
    {
      question: "What is chip thinning?",
      answer:
        "If an end mill cuts less than half its diameter wide, its chips are thinner than the feed per tooth. At 10 % width they have only 60 % of the thickness, so the feed can be 1.67 times as high without more load on the edge; too thin chips rub and wear the tool.",
    },
    {
      question: "How do I choose the feed per tooth?",
      answer:
        "From the maker's table; as a rule of thumb 0.5 to 1 % of the diameter: 0.03 mm for a 4 mm, 0.06 for a 10 mm, 0.1 for a 16 mm carbide end mill in steel, half as much again in aluminum.",
    },
    {
      question: "How do I get the speed in the inch system?",
      answer:
        "rpm = 3.82 × SFM / diameter in inches. 300 SFM with a half-inch end mill are 2292 rpm. The fields here take inches and feet per minute too.",
    },
  ],
  about: [
    "The cutting speeds are moderate starting values for rigid machines, sharp tools and coolant where usual. Power and torque use a mean specific cutting force, right to some 20 to 30 %.",
    "Long tools, thin walls, light routers and dry stainless steel need less. Drills deeper than three diameters should feed 20 % and more slower. The cutting time is without approach and overrun.",
  ],
  sources: [
    "Machinery's Handbook, 31st edition (cutting speeds and feeds, power)",
    "ISO 3002 and Sandvik Coromant machining formulas (removal rate, specific cutting force, power)",
  ],
  caution: "Starting values only: the tool maker's data and the machine's limits come first.",
  phrases: ["speeds and feeds {material} {diameter} {teeth} flutes", "rpm for {diameter} {operation} {material}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Aluminum with a 10 mm carbide end mill",
      inputs: { operation: "milling", material: "aluminum", tool: "carbide", diameter: 10 },
      outputs: { spindleSpeed: 9549.29659, chipThinningFactor: 1.09108945 },
    },
    {
      title: "Drilling 8.5 mm in mild steel with high-speed steel",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        operation: "milling",
        material: "mildSteel",
        tool: "carbide",
        cuttingSpeed: 120,
        specificForce: 1800,
        diameter: 12,
        teeth: 4,
        feedPerTooth: 0.06,
        feedPerRev: 0.15,
        depthOfCut: 5,
        widthOfCut: 3,
        chipThinning: true,
        maxSpindleSpeed: 10_000,
        machineEfficiency: 80,
        cutLength: 100,
      },
      outputs: {
        spindleSpeed: 3978.8735773,
        feedRate: 1102.65779084,
        removalRate: 16.5398668627,
        power: 0.468629561109,
      },
    },
    {
      by: "GNU units 2.22; chip thinning as 1/sin of the engagement angle",
      inputs: {},
      outputs: {
        spindleSpeed: 9549.29658551,
        feedRate: 1875.44461872,
        cuttingSpeedUsed: 300,
        idealSpindleSpeed: 9549.29658551,
        limited: false,
        feedPerRevolution: 0.196396101212,
        chipThinningFactor: 1.09108945118,
        removalRate: 28.1316692807,
        power: 0.328202808275,
        motorPower: 0.410253510344,
        torque: 0.328202808275,
        cuttingTime: 3.19924136395,
        surfaceSpeedFpm: 984.251968504,
        byMaterial: {
          rows: 9,
          first: { material: "Mild steel", hss: 30, carbide: 150, rpmHss: 954.929658551 },
          last: { rpmCarbide: 7957.74715459 },
        },
      },
    },
    {
      by: "GNU units 2.22; chip thinning as 1/sin of the engagement angle",
      inputs: {
        operation: "milling",
        material: "titanium",
        tool: "hss",
        diameter: 20,
        teeth: 4,
        widthOfCut: 2,
        depthOfCut: 12,
        feedPerTooth: 0.05,
      },
      outputs: {
        spindleSpeed: 190.98593171,
        feedRate: 63.6619772368,
        cuttingSpeedUsed: 12,
        idealSpindleSpeed: 190.98593171,
        limited: false,
        feedPerRevolution: 0.333333333333,
        chipThinningFactor: 1.66666666667,
        removalRate: 1.52788745368,
        power: 0.0381971863421,
        motorPower: 0.0477464829276,
        torque: 1.9098593171,
        cuttingTime: 94.2477796077,
        surfaceSpeedFpm: 39.3700787402,
        byMaterial: {
          rows: 9,
          first: { material: "Mild steel", hss: 30, carbide: 150, rpmHss: 477.464829276 },
          last: { rpmCarbide: 3978.8735773 },
        },
      },
    },
    {
      by: "GNU units 2.22; chip thinning as 1/sin of the engagement angle",
      inputs: { diameter: 3, widthOfCut: 3, chipThinning: true, teeth: 2, feedPerTooth: 0.015 },
      outputs: {
        spindleSpeed: 10_000,
        feedRate: 300,
        cuttingSpeedUsed: 94.2477796077,
        idealSpindleSpeed: 31_830.9886184,
        limited: true,
        feedPerRevolution: 0.03,
        chipThinningFactor: 1,
        removalRate: 4.5,
        power: 0.0525,
        motorPower: 0.065625,
        torque: 0.0501338070739,
        cuttingTime: 20,
        surfaceSpeedFpm: 309.211875353,
        byMaterial: {
          rows: 9,
          first: { material: "Mild steel", hss: 30, carbide: 150, rpmHss: 3183.09886184 },
          last: { rpmCarbide: 10_000 },
        },
      },
    },
    {
      by: "GNU units 2.22; chip thinning as 1/sin of the engagement angle",
      inputs: { widthOfCut: 1, chipThinning: false, material: "plastic" },
      outputs: {
        spindleSpeed: 7957.74715459,
        feedRate: 1432.39448783,
        cuttingSpeedUsed: 250,
        idealSpindleSpeed: 7957.74715459,
        limited: false,
        feedPerRevolution: 0.18,
        chipThinningFactor: 1,
        removalRate: 7.16197243914,
        power: 0.0238732414638,
        motorPower: 0.0298415518297,
        torque: 0.0286478897565,
        cuttingTime: 4.18879020479,
        surfaceSpeedFpm: 820.209973753,
        byMaterial: {
          rows: 9,
          first: { material: "Mild steel", hss: 30, carbide: 150, rpmHss: 954.929658551 },
          last: { rpmCarbide: 7957.74715459 },
        },
      },
    },
    {
      by: "GNU units 2.22; chip thinning as 1/sin of the engagement angle",
      inputs: {
        operation: "drilling",
        material: "castIron",
        diameter: 13,
        feedPerRev: 0.22,
        tool: "hss",
        cutLength: 40,
      },
      outputs: {
        spindleSpeed: 612.134396507,
        feedRate: 134.669567232,
        cuttingSpeedUsed: 25,
        idealSpindleSpeed: 612.134396507,
        limited: false,
        feedPerRevolution: 0.22,
        chipThinningFactor: 1,
        removalRate: 17.875,
        power: 0.327708333333,
        motorPower: 0.409635416667,
        torque: 5.11225,
        cuttingTime: 17.8213983258,
        surfaceSpeedFpm: 82.0209973753,
        byMaterial: {
          rows: 9,
          first: { material: "Mild steel", hss: 30, carbide: 150, rpmHss: 734.561275809 },
          last: { rpmCarbide: 6121.34396507 },
        },
      },
    },
    {
      by: "GNU units 2.22; chip thinning as 1/sin of the engagement angle",
      inputs: {
        operation: "turning",
        material: "alloySteel",
        diameter: 85,
        feedPerRev: 0.3,
        depthOfCut: 2.5,
        cutLength: 210,
        machineEfficiency: 72,
      },
      outputs: {
        spindleSpeed: 411.930440944,
        feedRate: 123.579132283,
        cuttingSpeedUsed: 110,
        idealSpindleSpeed: 411.930440944,
        limited: false,
        feedPerRevolution: 0.3,
        chipThinningFactor: 1,
        removalRate: 82.5,
        power: 2.75,
        motorPower: 3.81944444444,
        torque: 63.75,
        cuttingTime: 101.958961576,
        surfaceSpeedFpm: 360.892388451,
        byMaterial: {
          rows: 9,
          first: { material: "Mild steel", hss: 30, carbide: 150, rpmHss: 112.344665712 },
          last: { rpmCarbide: 936.205547599 },
        },
      },
    },
    {
      by: "GNU units 2.22; chip thinning as 1/sin of the engagement angle",
      inputs: {
        operation: "turning",
        material: "custom",
        cuttingSpeed: 180,
        specificForce: 1650,
        diameter: 40,
        depthOfCut: 1,
        feedPerRev: 0.2,
        maxSpindleSpeed: 1200,
      },
      outputs: {
        spindleSpeed: 1200,
        feedRate: 240,
        cuttingSpeedUsed: 150.796447372,
        idealSpindleSpeed: 1432.39448783,
        limited: true,
        feedPerRevolution: 0.2,
        chipThinningFactor: 1,
        removalRate: 30.1592894745,
        power: 0.829380460548,
        motorPower: 1.03672557568,
        torque: 6.6,
        cuttingTime: 25,
        surfaceSpeedFpm: 494.739000565,
        byMaterial: {
          rows: 9,
          first: { material: "Mild steel", hss: 30, carbide: 150, rpmHss: 238.732414638 },
          last: { rpmCarbide: 1200 },
        },
      },
    },
    { by: "Refusal", inputs: { widthOfCut: 11 }, refuses: "widthOfCut" },
    { by: "Refusal", inputs: { operation: "turning", diameter: 8, depthOfCut: 5 }, refuses: "depthOfCut" },
    { by: "Refusal", inputs: { diameter: 0 }, refuses: "diameter" },
    { by: "Refusal", inputs: { material: "custom", cuttingSpeed: 0 }, refuses: "cuttingSpeed" },
    { by: "Refusal", inputs: { teeth: 0 }, refuses: "teeth" },
  ],
});

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

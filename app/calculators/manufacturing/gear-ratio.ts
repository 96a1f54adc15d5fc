import {
  boolean,
  chart,
  choice,
  defineCalculator,
  integer,
  list,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { gcd } from "#maths/integers.ts";
import { length } from "#units/length.ts";
import { power } from "#units/power.ts";
import { torque } from "#units/torque.ts";

export default defineCalculator({
  id: "gear-ratio",
  name: "Gear Ratio Calculator",
  category: "manufacturing",
  emoji: "⚙️",
  description: "The ratio, speed, torque and direction of a gear train, chain or belt drive with any number of stages.",
  keywords: ["gear train", "teeth", "sprocket", "gearbox", "pulley", "RPM", "reduction", "chain drive"],
  related: [
    { id: "torque-converter", stage: "complementary", relevance: 84 },
    { id: "horsepower", stage: "complementary", relevance: 80 },
    "speeds-feeds",
    "tire-size",
    "engine-displacement",
    "ratio",
  ],
  inputs: {
    stages: list("Stages", {
      of: {
        driverTeeth: integer("Teeth of the driver", { min: 1, max: 100_000 }),
        drivenTeeth: integer("Teeth of the driven gear", { min: 1, max: 100_000 }),
        kind: choice("Mesh", {
          unsaid: "external",
          options: [
            ["external", "Gears"],
            ["internal", "Internal ring gear"],
            ["belt", "Belt or chain"],
          ],
        }),
      },
      default: [
        { driverTeeth: 15, drivenTeeth: 45, kind: "external" },
        { driverTeeth: 18, drivenTeeth: 72, kind: "external" },
      ],
      minItems: 1,
      maxItems: 20,
      help: "For pulleys, use the diameters as whole numbers.",
    }),
    inputSpeed: number("Input speed", {
      default: 1500,
      min: 0,
      max: 10_000_000,
      unit: "rpm",
      also: ["rpm", "speed", "motor", "engine", "turning at", "engine does", "pinion turning at"],
    }),
    inputTorque: quantity("Input torque", torque, {
      unit: "N.m",
      default: 10,
      defaultIn: { imperial: "7.5 lbf·ft" },
      min: 0,
      max: 1_000_000_000,
      also: ["torque"],
    }),
    stageEfficiency: percent("Efficiency of a stage", {
      unsaid: 100,
      default: 98,
      min: 1,
      max: 100,
      help: "Spur and helical 98%, bevel 97%, worm 40 to 90%, chain 97%.",
    }),
    module: quantity("Module (pitch diameter per tooth)", length, {
      unit: "mm",
      default: 2,
      defaultIn: { imperial: "0.08 in" },
      min: 0.01,
      max: 200,
    }),
  },
  outputs: {
    ratio: number("Gear ratio (to 1)"),
    outputSpeed: number("Output speed", { also: ["output rpm", "how fast does the axle turn"], unit: "rpm" }),
    outputTorque: quantity("Output torque", torque, { also: ["torque at the output"], unit: "N.m" }),
    sameDirection: boolean("Direction of the output", { words: ["The same as the input", "Opposite to the input"] }),
    kind: text("Kind", {
      labels: {
        reduction: "Reduction: slower, with more torque",
        overdrive: "Overdrive: faster, with less torque",
        direct: "Direct drive",
      },
    }),
    inputPower: quantity("Input power", power, { unit: "W", decimals: 1 }),
    outputPower: quantity("Output power", power, { unit: "W", decimals: 1 }),
    overallEfficiency: percent("Efficiency", { decimals: 2 }),
    powerLoss: quantity("Power lost", power, { unit: "W", decimals: 1 }),
    mechanicalAdvantage: number("Torque gain with losses"),
    outputTurnsPer100: number("Output turns per 100 input turns"),
    stageTable: table("Stage by stage", {
      stage: integer("Stage"),
      ratio: number("Ratio (to 1)"),
      speed: number("Speed after it", { unit: "rpm" }),
      torque: quantity("Torque after it", torque, { unit: "N.m" }),
      driverDiameter: quantity("Pitch diameter of the driver", length, { unit: "mm" }),
      drivenDiameter: quantity("Pitch diameter of the driven gear", length, { unit: "mm" }),
      centerDistance: quantity("Center distance", length, { unit: "mm", none: "Free for a belt or chain" }),
      repeatsAfter: integer("Same teeth meet after (driver turns)"),
    }),
    speedCurve: chart("Output speed by input speed", {
      x: { inputSpeed: number("Input speed", { unit: "rpm" }) },
      y: { outputSpeed: number("Output speed", { unit: "rpm" }) },
      own: { x: "inputSpeed", y: "outputSpeed", label: "Your speed" },
    }),
  },
  pictures: [{ draw: "gears", rows: "stages", driver: "driverTeeth", driven: "drivenTeeth", mesh: "kind" }],
  compute(inputs) {
    const { stages, inputSpeed, inputTorque } = inputs;
    refuseSmallRings(stages);
    const perStage = inputs.stageEfficiency / 100;
    const ratios = stages.map((stage) => stage.drivenTeeth / stage.driverTeeth);
    const ratioAfter = (count: number) => ratios.slice(0, count).reduce((product, ratio) => product * ratio, 1);
    let ratio = 1;
    for (const { driverTeeth, drivenTeeth } of stages) ratio *= drivenTeeth / driverTeeth;
    const efficiency = perStage ** stages.length;
    const inputPower = (inputTorque * 2 * Math.PI * inputSpeed) / 60;
    return {
      ratio,
      outputSpeed: inputSpeed / ratio,
      outputTorque: inputTorque * ratio * efficiency,
      sameDirection: stages.filter((stage) => stage.kind === "external").length % 2 === 0,
      kind: getKind(ratio),
      inputPower,
      outputPower: inputPower * efficiency,
      overallEfficiency: 100 * efficiency,
      powerLoss: inputPower * (1 - efficiency),
      mechanicalAdvantage: ratio * efficiency,
      outputTurnsPer100: 100 / ratio,
      stageTable: stages.map((stage, index) => {
        const { driverTeeth, drivenTeeth } = stage;
        return {
          stage: index + 1,
          ratio: ratios[index]!,
          speed: inputSpeed / ratioAfter(index + 1),
          torque: inputTorque * ratioAfter(index + 1) * perStage ** (index + 1),
          driverDiameter: inputs.module * driverTeeth,
          drivenDiameter: inputs.module * drivenTeeth,
          centerDistance: centerDistance(stage, inputs.module),
          repeatsAfter: drivenTeeth / gcd(driverTeeth, drivenTeeth),
        };
      }),
      speedCurve: Array.from({ length: 13 }, (_, index) => ({
        inputSpeed: (inputSpeed * index) / 10,
        outputSpeed: (inputSpeed * index) / 10 / ratio,
      })),
    };
  },
  takeaways: (_, outputs, say) => [
    `The ratio is ${say.number(outputs.ratio!, 4)} to 1: the output turns at {outputSpeed}, ${outputs.sameDirection ? "in the same direction as" : "opposite to"} the input.`,
    `It delivers {outputTorque} of torque with an efficiency of {overallEfficiency}; {powerLoss} is lost as heat.`,
    outputs.kind === "direct"
      ? `Speed and torque stay as they are, apart from the losses.`
      : `100 turns of the input make ${say.number(outputs.outputTurnsPer100!, 2)} turns of the output.`,
  ],
  formula: {
    tex: [
      String.raw`i = \prod_k \frac{z_{2,k}}{z_{1,k}}`,
      String.raw`n_2 = \frac{n_1}{i}, \qquad M_2 = M_1\, i\, \eta^{s}`,
      String.raw`a = \frac{m (z_1 + z_2)}{2} \ \text{(external)}, \qquad a = \frac{m (z_2 - z_1)}{2} \ \text{(internal)}`,
    ],
    where: {
      i: "gear ratio",
      "z_1, z_2": "teeth of driver and driven gear of each stage",
      "n_1, n_2": "input and output speed",
      "M_1, M_2": "input and output torque",
      "\\eta": "efficiency of a stage",
      s: "number of stages",
      a: "center distance",
      m: "module",
    },
  },
  howTo: [
    "List the Stages from the motor to the output, with the teeth of the driver and of the driven gear and the kind of Mesh.",
    "For belts, enter the pulley diameters as whole numbers; only their ratio matters.",
    "Enter the Input speed and the Input torque.",
    "Set the Efficiency of a stage, and the Module for diameters and center distances.",
    "See Stage by stage for the torque that each shaft must carry.",
  ],
  faq: [
    {
      question: "Does an idler gear change the ratio?",
      answer:
        "No. A gear between two others only reverses the direction and adds its losses. Enter it as two stages, for example 20 to 30 and 30 to 60: the ratio stays 3.",
    },
    {
      question: "Why choose tooth counts without a common divisor?",
      answer:
        "So that the same teeth meet rarely and wear evenly. With 20 and 60 they meet again after 3 turns of the driver, with 20 and 61 only after 61 turns: a hunting-tooth ratio.",
    },
    {
      question: "How do I enter a worm or a planetary gear?",
      answer:
        "A worm is a driver with 1 to 4 teeth (its starts) and has an efficiency of 40 to 90%. A planetary stage with a fixed ring has the ratio 1 + ring/sun and cannot be entered as simple stages.",
    },
  ],
  about: [
    "Use it for gearboxes, bicycles, belt and chain drives, clocks and model making. Each external mesh reverses the direction; belts, chains and ring gears keep it.",
    "Center distances are for unmodified spur gears; for helical gears, divide by the cosine of the helix angle. Efficiency falls at low loads and with cold oil.",
  ],
  sources: [
    "Shigley's Mechanical Engineering Design, 11th edition, chapter 13 (gear trains)",
    "ISO 54 (modules), ISO 21771 (gear geometry)",
  ],
  caution:
    "Tooth strength, bearings and shafts are not checked: let an engineer size drives that carry loads or people.",
  phrases: ["gear ratio at {inputSpeed} rpm", "output of a gear train at {inputSpeed} rpm and {inputTorque}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "One pair, 20 to 60 teeth",
      inputs: { stages: [{ driverTeeth: 20, drivenTeeth: 60, kind: "external" }] },
      outputs: { ratio: 3, outputSpeed: 500, outputTorque: 29.4 },
    },
    {
      title: "A bicycle: 48 in front, 16 behind, 90 rpm",
      inputs: {
        stages: [{ driverTeeth: 48, drivenTeeth: 16, kind: "belt" }],
        inputSpeed: 90,
        inputTorque: 40,
        stageEfficiency: 97,
      },
      outputs: { ratio: 0.333333333, outputSpeed: 270, kind: "overdrive", sameDirection: true },
    },
  ],
});

interface Stage {
  readonly driverTeeth: number;
  readonly drivenTeeth: number;
  readonly kind: string;
}

function refuseSmallRings(stages: readonly Stage[]): void {
  const wrong = stages.findIndex((stage) => stage.kind === "internal" && stage.drivenTeeth <= stage.driverTeeth);
  if (wrong !== -1) {
    refuse(
      "stages",
      `Row ${wrong + 1}: an internal ring gear must have more teeth than the driver inside it. Enter more.`,
    );
  }
}

function getKind(ratio: number): string {
  if (Math.abs(ratio - 1) < 1e-12) return "direct";
  return ratio > 1 ? "reduction" : "overdrive";
}

function centerDistance({ driverTeeth, drivenTeeth, kind }: Stage, module: number): number | null {
  if (kind === "belt") return null;
  return (module * (kind === "internal" ? drivenTeeth - driverTeeth : drivenTeeth + driverTeeth)) / 2;
}

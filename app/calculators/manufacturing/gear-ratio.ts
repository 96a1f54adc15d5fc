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
  description: "Ratio, speed, torque and direction of a gear train, chain or belt drive with any number of stages.",
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
      help: "For pulleys use the diameters as whole numbers",
    }),
    inputSpeed: number("Input speed", { default: 1500, min: 0, max: 10_000_000, unit: "rpm", also: ["rpm", "speed"] }),
    inputTorque: quantity("Input torque", torque, {
      unit: "N.m",
      default: 10,
      min: 0,
      max: 1_000_000_000,
      also: ["torque"],
    }),
    stageEfficiency: percent("Efficiency of a stage", {
      default: 98,
      min: 1,
      max: 100,
      help: "Spur and helical 98, bevel 97, worm 40 to 90, chain 97",
    }),
    module: quantity("Module (pitch diameter per tooth)", length, { unit: "mm", default: 2, min: 0.01, max: 200 }),
  },
  outputs: {
    ratio: number("Gear ratio (to 1)"),
    outputSpeed: number("Output speed", { unit: "rpm" }),
    outputTorque: quantity("Output torque", torque, { unit: "N.m" }),
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
  compute(inputs) {
    const { stages, inputSpeed, inputTorque } = inputs;
    refuseSmallRings(stages);
    const perStage = inputs.stageEfficiency / 100;
    const ratios = stages.map((stage) => stage.drivenTeeth / stage.driverTeeth);
    const ratioAfter = (count: number) => ratios.slice(0, count).reduce((product, one) => product * one, 1);
    const ratio = ratioAfter(stages.length);
    const efficiency = perStage ** stages.length;
    const inputPower = (inputTorque * 2 * Math.PI * inputSpeed) / 60;
    return {
      ratio,
      outputSpeed: inputSpeed / ratio,
      outputTorque: inputTorque * ratio * efficiency,
      sameDirection: stages.filter((stage) => stage.kind === "external").length % 2 === 0,
      kind: kindOf(ratio),
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
    `It delivers {outputTorque} of torque with an efficiency of {overallEfficiency}; {powerLoss} turns into heat.`,
    outputs.kind === "direct"
      ? `Speed and torque stay as they are, but for the losses.`
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
    "List the Stages from the motor to the output, with the Teeth of the driver and of the driven gear and the kind of Mesh.",
    "For belts enter the pulley diameters as whole numbers; only their ratio counts.",
    "Enter the Input speed and the Input torque.",
    "Set the Efficiency of a stage, and the Module for diameters and center distances.",
    "See Stage by stage for the torque that each shaft must carry.",
  ],
  faq: [
    {
      question: "Does an idler gear change the ratio?",
      answer:
        "No. A gear between two others only turns the direction round and adds its losses. Enter it as two stages, for example 20 to 30 and 30 to 60: the ratio stays 3.",
    },
    {
      question: "Why choose tooth numbers without a common divisor?",
      answer:
        "So that the same teeth meet rarely and wear evenly. 20 and 60 repeat after 3 turns of the driver, 20 and 61 only after 61 turns: a hunting tooth ratio.",
    },
    {
      question: "How do I count a worm or a planetary gear?",
      answer:
        "A worm is a driver with 1 to 4 teeth (its starts) and has an efficiency of 40 to 90 %. A planetary stage with fixed ring has the ratio 1 + ring/sun and cannot be entered as simple stages.",
    },
  ],
  about: [
    "Use it for gearboxes, bicycles, belt and chain drives, clocks, model making. Each external mesh turns the direction round; belts, chains and ring gears keep it.",
    "Center distances are those of unmodified spur gears; helical gears divide by the cosine of the helix angle. Efficiency falls at low load and with cold oil.",
  ],
  sources: [
    "Shigley's Mechanical Engineering Design, 11th edition, chapter 13 (gear trains)",
    "ISO 54 (modules), ISO 21771 (gear geometry)",
  ],
  phrases: ["gear ratio at {inputSpeed} rpm", "output of a gear train at {inputSpeed} rpm and {inputTorque}"],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        stages: [{ driverTeeth: 20, drivenTeeth: 60, kind: "external" }],
        inputSpeed: 1500,
        inputTorque: 10,
        stageEfficiency: 98,
        module: 2,
      },
      outputs: { ratio: 3, outputSpeed: 500, outputTorque: 29.4, sameDirection: false },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        stages: [
          { driverTeeth: 17, drivenTeeth: 43, kind: "external" },
          { driverTeeth: 19, drivenTeeth: 57, kind: "external" },
          { driverTeeth: 14, drivenTeeth: 63, kind: "belt" },
        ],
        inputSpeed: 2850,
        inputTorque: 3.5,
        stageEfficiency: 97.5,
        module: 1.5,
      },
      outputs: {
        ratio: 34.1470588235,
        outputSpeed: 83.4625322997,
        outputTorque: 110.773325597,
        sameDirection: true,
        kind: "reduction",
        inputPower: 1044.57955732,
        outputPower: 968.178355634,
        overallEfficiency: 92.6859375,
        powerLoss: 76.4012016845,
        mechanicalAdvantage: 31.6495215993,
        outputTurnsPer100: 2.92850990525,
        stageTable: {
          rows: 3,
          first: {
            stage: 1,
            ratio: 2.52941176471,
            speed: 1126.74418605,
            torque: 8.63161764706,
            driverDiameter: 25.5,
            drivenDiameter: 64.5,
            centerDistance: 45,
            repeatsAfter: 43,
          },
          last: {
            stage: 3,
            ratio: 4.5,
            speed: 83.4625322997,
            torque: 110.773325597,
            driverDiameter: 21,
            drivenDiameter: 94.5,
            centerDistance: null,
            repeatsAfter: 9,
          },
        },
        speedCurve: {
          rows: 13,
          first: { inputSpeed: 0, outputSpeed: 0 },
          last: { inputSpeed: 3420, outputSpeed: 100.15503876 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        stages: [{ driverTeeth: 23, drivenTeeth: 92, kind: "internal" }],
        inputSpeed: 900,
        inputTorque: 120,
        stageEfficiency: 99,
        module: 4,
      },
      outputs: {
        ratio: 4,
        outputSpeed: 225,
        outputTorque: 475.2,
        sameDirection: true,
        kind: "reduction",
        inputPower: 11_309.7335529,
        outputPower: 11_196.6362174,
        overallEfficiency: 99,
        powerLoss: 113.097335529,
        mechanicalAdvantage: 3.96,
        outputTurnsPer100: 25,
        stageTable: {
          rows: 1,
          first: {
            stage: 1,
            ratio: 4,
            speed: 225,
            torque: 475.2,
            driverDiameter: 92,
            drivenDiameter: 368,
            centerDistance: 138,
            repeatsAfter: 4,
          },
          last: {
            stage: 1,
            ratio: 4,
            speed: 225,
            torque: 475.2,
            driverDiameter: 92,
            drivenDiameter: 368,
            centerDistance: 138,
            repeatsAfter: 4,
          },
        },
        speedCurve: {
          rows: 13,
          first: { inputSpeed: 0, outputSpeed: 0 },
          last: { inputSpeed: 1080, outputSpeed: 270 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        stages: [{ driverTeeth: 44, drivenTeeth: 11, kind: "belt" }],
        inputSpeed: 75,
        inputTorque: 55,
        stageEfficiency: 96,
        module: 2,
      },
      outputs: {
        ratio: 0.25,
        outputSpeed: 300,
        outputTorque: 13.2,
        sameDirection: true,
        kind: "overdrive",
        inputPower: 431.968989869,
        outputPower: 414.690230274,
        overallEfficiency: 96,
        powerLoss: 17.2787595947,
        mechanicalAdvantage: 0.24,
        outputTurnsPer100: 400,
        stageTable: {
          rows: 1,
          first: {
            stage: 1,
            ratio: 0.25,
            speed: 300,
            torque: 13.2,
            driverDiameter: 88,
            drivenDiameter: 22,
            centerDistance: null,
            repeatsAfter: 1,
          },
          last: {
            stage: 1,
            ratio: 0.25,
            speed: 300,
            torque: 13.2,
            driverDiameter: 88,
            drivenDiameter: 22,
            centerDistance: null,
            repeatsAfter: 1,
          },
        },
        speedCurve: { rows: 13, first: { inputSpeed: 0, outputSpeed: 0 }, last: { inputSpeed: 90, outputSpeed: 360 } },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        stages: [
          { driverTeeth: 20, drivenTeeth: 30, kind: "external" },
          { driverTeeth: 30, drivenTeeth: 20, kind: "external" },
        ],
        inputSpeed: 1000,
        inputTorque: 5,
        stageEfficiency: 100,
        module: 1,
      },
      outputs: {
        ratio: 1,
        outputSpeed: 1000,
        outputTorque: 5,
        sameDirection: true,
        kind: "direct",
        inputPower: 523.598775598,
        outputPower: 523.598775598,
        overallEfficiency: 100,
        powerLoss: 0,
        mechanicalAdvantage: 1,
        outputTurnsPer100: 100,
        stageTable: {
          rows: 2,
          first: {
            stage: 1,
            ratio: 1.5,
            speed: 666.666666667,
            torque: 7.5,
            driverDiameter: 20,
            drivenDiameter: 30,
            centerDistance: 25,
            repeatsAfter: 3,
          },
          last: {
            stage: 2,
            ratio: 0.666666666667,
            speed: 1000,
            torque: 5,
            driverDiameter: 30,
            drivenDiameter: 20,
            centerDistance: 25,
            repeatsAfter: 2,
          },
        },
        speedCurve: {
          rows: 13,
          first: { inputSpeed: 0, outputSpeed: 0 },
          last: { inputSpeed: 1200, outputSpeed: 1200 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        stages: [{ driverTeeth: 1, drivenTeeth: 40, kind: "external" }],
        inputSpeed: 1400,
        inputTorque: 2,
        stageEfficiency: 60,
        module: 3,
      },
      outputs: {
        ratio: 40,
        outputSpeed: 35,
        outputTorque: 48,
        sameDirection: false,
        kind: "reduction",
        inputPower: 293.215314335,
        outputPower: 175.929188601,
        overallEfficiency: 60,
        powerLoss: 117.286125734,
        mechanicalAdvantage: 24,
        outputTurnsPer100: 2.5,
        stageTable: {
          rows: 1,
          first: {
            stage: 1,
            ratio: 40,
            speed: 35,
            torque: 48,
            driverDiameter: 3,
            drivenDiameter: 120,
            centerDistance: 61.5,
            repeatsAfter: 40,
          },
          last: {
            stage: 1,
            ratio: 40,
            speed: 35,
            torque: 48,
            driverDiameter: 3,
            drivenDiameter: 120,
            centerDistance: 61.5,
            repeatsAfter: 40,
          },
        },
        speedCurve: { rows: 13, first: { inputSpeed: 0, outputSpeed: 0 }, last: { inputSpeed: 1680, outputSpeed: 42 } },
      },
    },
    {
      by: "Python 3.11 fractions, exact",
      inputs: {
        stages: [{ driverTeeth: 18, drivenTeeth: 72, kind: "external" }],
        inputSpeed: 0,
        inputTorque: 0,
        stageEfficiency: 98,
        module: 2,
      },
      outputs: {
        ratio: 4,
        outputSpeed: 0,
        outputTorque: 0,
        sameDirection: false,
        kind: "reduction",
        inputPower: 0,
        outputPower: 0,
        overallEfficiency: 98,
        powerLoss: 0,
        mechanicalAdvantage: 3.92,
        outputTurnsPer100: 25,
        stageTable: {
          rows: 1,
          first: {
            stage: 1,
            ratio: 4,
            speed: 0,
            torque: 0,
            driverDiameter: 36,
            drivenDiameter: 144,
            centerDistance: 90,
            repeatsAfter: 4,
          },
          last: {
            stage: 1,
            ratio: 4,
            speed: 0,
            torque: 0,
            driverDiameter: 36,
            drivenDiameter: 144,
            centerDistance: 90,
            repeatsAfter: 4,
          },
        },
        speedCurve: { rows: 13, first: { inputSpeed: 0, outputSpeed: 0 }, last: { inputSpeed: 0, outputSpeed: 0 } },
      },
    },
    { by: "Refusal", inputs: { stages: [{ driverTeeth: 40, drivenTeeth: 40, kind: "internal" }] }, refuses: "stages" },
    { by: "Refusal", inputs: { stages: [{ driverTeeth: 40, drivenTeeth: 30, kind: "internal" }] }, refuses: "stages" },
    { by: "Refusal", inputs: { stages: [] }, refuses: "stages" },
    { by: "Refusal", inputs: { stages: [{ driverTeeth: 0, drivenTeeth: 30, kind: "external" }] }, refuses: "stages" },
    { by: "Refusal", inputs: { stageEfficiency: 0 }, refuses: "stageEfficiency" },
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

function kindOf(ratio: number): string {
  if (Math.abs(ratio - 1) < 1e-12) return "direct";
  return ratio > 1 ? "reduction" : "overdrive";
}

function centerDistance({ driverTeeth, drivenTeeth, kind }: Stage, module: number): number | null {
  if (kind === "belt") return null;
  return (module * (kind === "internal" ? drivenTeeth - driverTeeth : drivenTeeth + driverTeeth)) / 2;
}

import { defineCalculator, boolean, chart, choice, integer, quantity, table } from "#engine/define.ts";
import { degrees } from "#maths/geometry.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { angle } from "#units/angle.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";

/** Highest riser and shortest tread in centimeters. */
const CODES = {
  irc: { riser: 19.685, tread: 25.4 },
  ibc: { riser: 17.78, tread: 27.94 },
  uk: { riser: 22, tread: 22 },
  din: { riser: 20, tread: 23 },
};
const DUST = 1e-9;

export default defineCalculator({
  id: "stairs",
  name: "Stair Calculator",
  category: "construction",
  emoji: "🪜",
  description:
    "Number and height of risers, run, stringer length, angle and headroom opening for a straight stair, checked against a code.",
  keywords: [
    "stringer",
    "riser height",
    "tread depth",
    "rise and run",
    "steps",
    "staircase",
    "headroom",
    "deck stairs",
    "basement stairs",
    "stair stringer",
  ],
  related: [
    { id: "deck", stage: "next_step", relevance: 76 },
    { id: "roof-pitch", stage: "complementary", relevance: 66 },
    { id: "right-triangle", stage: "complementary", relevance: 72 },
    "slope",
    "board-foot",
  ],
  inputs: {
    totalRise: quantity("Total rise, floor to floor", length, {
      unit: "cm",
      default: 280,
      defaultIn: { imperial: "110 in" },
      min: 5,
      max: 5000,
      also: [
        "rise",
        "floor to floor",
        "high",
        "off the ground",
        "above the ground",
        "floor height",
        "floor to floor height",
        "height",
        "above grade",
        "off grade",
      ],
      decimals: 1,
    }),
    targetRiser: quantity("Highest riser you want", length, {
      unit: "cm",
      default: 18.5,
      defaultIn: { imperial: "7.25 in" },
      min: 8,
      max: 40,
      also: [
        "riser",
        "max riser",
        "maximum riser",
        "risers",
        "riser over",
        "riser height",
        "risers at",
        "max rise",
        "tallest riser",
        "each riser",
        "steps no higher than",
      ],
      decimals: 1,
    }),
    tread: quantity("Run of a tread, without nosing", length, {
      unit: "cm",
      default: 27,
      defaultIn: { imperial: "10.5 in" },
      min: 5,
      max: 200,
      also: ["run", "going", "tread depth", "deep treads", "step depth"],
      decimals: 1,
      assumable: true,
    }),
    width: quantity("Stair width", length, {
      unit: "cm",
      default: 95,
      defaultIn: { imperial: "36 in" },
      min: 10,
      max: 2000,
      decimals: 1,
      also: ["wide stairs", "wide"],
    }),
    topTread: boolean("Top tread level with the upper floor", {
      default: false,
      help: "If unchecked, the upper floor is the last step.",
    }),
    headroom: quantity("Headroom", length, {
      unit: "cm",
      default: 203.2,
      defaultIn: { metric: "203 cm" },
      min: 100,
      max: 1000,
      help: "IRC 203.2 cm (6 ft 8 in), UK 200 cm (6 ft 7 in).",
      decimals: 1,
    }),
    floorThickness: quantity("Thickness of the upper floor", length, {
      unit: "cm",
      default: 30,
      defaultIn: { imperial: "12 in" },
      min: 0,
      max: 500,
      decimals: 1,
    }),
    code: choice("Check against", {
      default: "irc",
      options: [
        ["irc", "IRC 2021, homes in the US"],
        ["ibc", "IBC 2021, other buildings in the US"],
        ["uk", "UK Part K, private stair"],
        ["din", "DIN 18065, homes in Germany"],
      ],
    }),
  },
  outputs: {
    risers: integer("Risers", {
      also: [
        "stairs",
        "steps",
        "number of steps",
        "how many stairs",
        "how many steps",
        "how many risers",
        "number of risers",
      ],
    }),
    riserHeight: quantity("Riser height", length, {
      unit: "cm",
      decimals: 2,
      also: ["each step", "step height", "each riser", "height of each step", "high is each step"],
    }),
    treads: integer("Treads", { also: ["number of treads", "how many treads"] }),
    totalRun: quantity("Total run", length, {
      unit: "cm",
      decimals: 1,
      also: ["how far out", "stairs run", "run out", "stick out", "far out"],
    }),
    angle: quantity("Angle", angle, { unit: "deg", decimals: 1, also: ["stair angle", "how steep"] }),
    stringerLength: quantity("Stringer length", length, {
      unit: "cm",
      decimals: 1,
      also: ["stringer", "long is the stringer"],
    }),
    stepRule: quantity("Two risers and a tread", length, { unit: "cm", decimals: 1 }),
    comfortable: boolean("Comfortable to walk", {
      help: "Two risers and a tread make 60 to 65 cm (24 to 26 in).",
    }),
    codeMaxRiser: quantity("Highest riser the code allows", length, { unit: "cm", decimals: 2 }),
    codeMinTread: quantity("Shortest tread the code allows", length, { unit: "cm", decimals: 2 }),
    passesCode: boolean("Passes the code (riser and tread)"),
    openingLength: quantity("Opening needed for headroom", length, { unit: "cm", decimals: 1 }),
    treadArea: quantity("Area of the treads", area, { unit: "m2", decimals: 2 }),
    steps: table("Marks for the stringer", {
      step: integer("Step"),
      height: quantity("Height above the lower floor", length, { unit: "cm", decimals: 1 }),
      run: quantity("Run from the start", length, { unit: "cm", decimals: 1 }),
    }),
    alternatives: table(
      "With more or fewer risers",
      {
        risers: integer("Risers"),
        riserHeight: quantity("Riser height", length, { unit: "cm", decimals: 2 }),
        stepRule: quantity("Two risers and a tread", length, { unit: "cm", decimals: 1 }),
        totalRun: quantity("Total run", length, { unit: "cm", decimals: 1 }),
        passesCode: boolean("Passes the code"),
      },
      { mark: { column: "risers", equals: "risers" } },
    ),
    profile: chart("Profile", {
      x: { run: quantity("Run", length, { unit: "cm", decimals: 1 }) },
      y: { height: quantity("Height", length, { unit: "cm", decimals: 1 }) },
      pictured: true,
    }),
  },
  pictures: [
    {
      draw: "shape",
      forms: [["flight", "totalRise", "riserHeight", "tread", "totalRun"]],
      title: "From the side, to scale",
    },
  ],
  figures: [
    "riserHeight",
    "treads",
    "totalRun",
    "angle",
    "stringerLength",
    "comfortable",
    "passesCode",
    "openingLength",
  ],
  compute(inputs) {
    const { totalRise, tread, width, topTread } = inputs;
    const code = CODES[inputs.code];
    const stairOf = (risers: number) => {
      const riserHeight = totalRise / risers;
      const treads = topTread ? risers : risers - 1;
      return {
        risers,
        riserHeight,
        treads,
        totalRun: treads * tread,
        stepRule: 2 * riserHeight + tread,
        passesCode: riserHeight <= code.riser + DUST && tread >= code.tread - DUST,
      };
    };
    const stair = stairOf(piecesFor(totalRise / inputs.targetRiser));
    const { risers, riserHeight, treads, totalRun, stepRule } = stair;
    return {
      ...stair,
      angle: degrees(Math.atan2(riserHeight, tread)),
      stringerLength: Math.hypot(totalRun, treads * riserHeight),
      comfortable: stepRule >= 60 - DUST && stepRule <= 65 + DUST,
      codeMaxRiser: code.riser,
      codeMinTread: code.tread,
      openingLength: Math.min(totalRun, ((inputs.headroom + inputs.floorThickness) / riserHeight) * tread),
      treadArea: (treads * tread * width) / 10_000,
      steps: Array.from({ length: risers }, (_, index) => ({
        step: index + 1,
        height: (index + 1) * riserHeight,
        run: Math.min(index + 1, treads) * tread,
      })),
      alternatives: [-2, -1, 0, 1, 2]
        .map((more) => risers + more)
        .filter((count) => count >= 1)
        .map((count) => {
          const { treads: _, ...other } = stairOf(count);
          return other;
        }),
      profile: [
        { run: 0, height: 0 },
        ...Array.from({ length: risers }, (_, index) => ({ run: index * tread, height: (index + 1) * riserHeight })),
      ],
    };
  },
  takeaways: (_, outputs) => [
    outputs.risers === 1
      ? `A single riser of {riserHeight} is enough.`
      : `Build {risers} risers of {riserHeight} with {treads} ${outputs.treads === 1 ? "tread" : "treads"}; the stair runs {totalRun} at {angle}.`,
    outputs.comfortable
      ? `Two risers and a tread make {stepRule}, which is comfortable to walk.`
      : `Two risers and a tread make {stepRule}; 60 to 65 cm (24 to 26 in) is comfortable, so try another tread or riser.`,
    outputs.passesCode
      ? `It meets the chosen code, which allows risers of at most {codeMaxRiser} and treads of at least {codeMinTread}.`
      : `It does not meet the chosen code, which allows risers of at most {codeMaxRiser} and treads of at least {codeMinTread}.`,
  ],
  formula: {
    tex: [
      String.raw`n = \left\lceil \frac{H}{h_{\max}} \right\rceil \qquad h = \frac{H}{n} \qquad L = m\,t`,
      String.raw`S = \sqrt{L^2 + (m h)^2} \qquad \alpha = \arctan\frac{h}{t} \qquad 2h + t`,
      String.raw`O = \min\left(L,\ \frac{K + F}{h}\,t\right)`,
    ],
    where: {
      "n, h": "number and height of the risers",
      H: "total rise, floor to floor",
      "h_{\\max}": "highest riser you want",
      m: "number of treads: n with a top tread, otherwise n − 1",
      t: "run of a tread",
      "L, S": "total run and stringer length",
      "\\alpha": "angle",
      "K, F": "headroom and thickness of the upper floor",
      O: "length of the opening",
    },
  },
  howTo: [
    "Measure the Total rise from finished floor to finished floor, including any floor covering still to be laid.",
    "Enter the Highest riser you want and the Run of a tread, without nosing.",
    "Choose the code to Check against, and check Top tread if the last step is level with the upper floor.",
    "Enter Headroom and Thickness of the upper floor to get the length of the opening.",
    "Mark the stringer from the table, and compare With more or fewer risers.",
  ],
  faq: [
    {
      question: "What is a comfortable stair?",
      answer:
        "One where two risers and a tread add up to about the length of a step: 60 to 65 cm (24 to 26 in). A riser of about 17.5 cm and a tread of 28 cm (7 by 11 in) suit most people. Above about 38°, a stair feels steep going down.",
    },
    {
      question: "Why is there one fewer tread than there are risers?",
      answer:
        "Because the upper floor is the last step. Fourteen risers need thirteen treads, unless the stair ends with a tread level with the floor, as many deck stairs do; in that case check Top tread.",
    },
    {
      question: "How much may risers differ?",
      answer:
        "The International Residential Code allows a difference of 3/8 in (9.5 mm) between the highest and lowest riser in a flight. Your feet expect every step to be like the first ones, so uneven ones cause falls. When you cut a stringer, take the thickness of a tread off the bottom, or the first riser will be too high.",
    },
  ],
  about: [
    "Use it to lay out a straight flight, to cut stringers or to see how much space a stair takes. The step rule comes from François Blondel (1675).",
    "Only riser and tread are checked against the code. Codes also regulate headroom, width, handrails, guards and nosings, and require a landing after a certain rise (12 ft 7 in, or 3.84 m, in the IRC). The UK rules also limit the angle to 42°. Winders and spiral stairs have rules of their own.",
  ],
  sources: [
    "International Residential Code 2021, R311.7 (riser at most 7 3/4 in, tread at least 10 in, headroom 6 ft 8 in)",
    "International Building Code 2021, section 1011.5 (7 in, 11 in)",
    "Approved Document K (England, 2013), private stairs 220 mm and 220 mm",
    "DIN 18065 (2020), step rule 2s + a",
  ],
  caution:
    "Only riser and tread are checked: have headroom, handrails, guards and the structure checked against the code that applies where you build.",
  phrases: [
    "stairs {totalRise} high {tread} tread",
    "how many steps for a rise of {totalRise}",
    "stringer length for {totalRise}",
    "how many stairs for {totalRise}",
    "how many steps for {totalRise} rise",
    "number of steps {totalRise} total rise {targetRiser} riser",
    "how high is each step floor to floor {totalRise} no riser over {targetRiser}",
    "stringer for a {totalRise} rise with {targetRiser} max riser and {tread} treads",
    "total rise {totalRise} max riser {targetRiser} how many risers",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "270 cm from floor to floor with 28 cm treads",
      inputs: { totalRise: 270, tread: 28 },
      outputs: { risers: 15, riserHeight: 18, totalRun: 392, stringerLength: 466.012875, passesCode: true },
    },
    {
      title: "Deck stairs 90 cm high with a top tread",
      inputs: { totalRise: 90, tread: 28, topTread: true },
      outputs: { risers: 5, riserHeight: 18, treads: 5, totalRun: 140 },
    },
    {
      title: "A narrow cottage stair against UK Part K",
      inputs: { totalRise: 260, targetRiser: 21, tread: 25, code: "uk" },
      outputs: { risers: 13, riserHeight: 20, passesCode: true, comfortable: true, angle: 38.6598083 },
    },
  ],
});

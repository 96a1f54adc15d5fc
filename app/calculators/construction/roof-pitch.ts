import {
  defineCalculator,
  boolean,
  chart,
  choice,
  integer,
  number,
  percent,
  quantity,
  table,
  text,
} from "#engine/define.ts";
import { degrees, hipFactor, radians, slopeFactor } from "#maths/geometry.ts";
import { angle } from "#units/angle.ts";
import { length } from "#units/length.ts";

const DUST = 1e-9;

export default defineCalculator({
  id: "roof-pitch",
  name: "Roof Pitch Calculator",
  category: "construction",
  emoji: "📐",
  description:
    "Convert a roof slope between x in 12, degrees and percent, and find rafter length, rise, slope factor and hip rafter length.",
  keywords: [
    "roof slope",
    "roof angle",
    "rafter length",
    "rise over run",
    "4/12",
    "6 in 12",
    "degrees",
    "rafters",
    "pitch of a roof",
    "shed roof",
  ],
  related: [
    { id: "roofing", stage: "next_step", relevance: 90 },
    { id: "right-triangle", stage: "complementary", relevance: 76 },
    { id: "slope", stage: "complementary", relevance: 72 },
    "stairs",
    "angle-converter",
  ],
  inputs: {
    mode: choice("You know", {
      default: "rise",
      options: [
        ["rise", "Rise and run"],
        ["pitch", "Pitch (x in 12)"],
        ["angle", "Angle"],
        ["percent", "Slope in percent"],
      ],
    }),
    run: quantity("Run (half the span of a gable)", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "13 ft" },
      min: 0.001,
      max: 100_000,
      also: ["run", "over", "runs", "horizontal run", "half span"],
      decimals: 2,
    }),
    rise: quantity("Rise", length, {
      unit: "m",
      default: 2,
      defaultIn: { imperial: "6.5 ft" },
      min: 0,
      max: 100_000,
      when: { mode: "rise" },
      also: ["ridge", "goes up"],
      decimals: 2,
    }),
    pitch: number("Rise per 12 of run", {
      default: 6,
      min: 0,
      max: 100,
      when: { mode: "pitch" },
      also: ["in 12"],
    }),
    angle: quantity("Angle", angle, {
      unit: "deg",
      default: 26.565,
      min: 0,
      max: 85,
      when: { mode: "angle" },
      also: ["degrees", "degree roof"],
      decimals: 1,
    }),
    percent: percent("Slope", {
      default: 50,
      min: 0,
      max: 1000,
      when: { mode: "percent" },
      also: ["percent slope", "grade"],
    }),
    overhang: quantity("Overhang (horizontal)", length, {
      unit: "m",
      default: 0.4,
      defaultIn: { imperial: "1.3 ft" },
      min: 0,
      max: 20,
      decimals: 2,
      unsaid: 0,
      also: ["eave"],
    }),
  },
  outputs: {
    pitchPer12: number("Pitch (rise per 12)", { decimals: 2 }),
    slopeAngle: quantity("Angle", angle, { unit: "deg", decimals: 2, also: ["angle", "roof angle", "degrees"] }),
    slopePercent: percent("Slope", { decimals: 2 }),
    ratioOneTo: number("One in", { decimals: 2, none: "Level" }),
    slopeFactor: number("Slope factor", { decimals: 4, also: ["roof multiplier"] }),
    riseOut: quantity("Rise", length, { unit: "m", decimals: 3 }),
    rafterLength: quantity("Rafter with overhang", length, { unit: "m", decimals: 3 }),
    rafterWithoutOverhang: quantity("Rafter without overhang", length, {
      unit: "m",
      decimals: 3,
      also: ["rafter length", "long is the rafter", "rafters", "without overhang"],
    }),
    hipRafterLength: quantity("Hip rafter with overhang", length, { unit: "m", decimals: 3 }),
    slopeClass: text("Kind of slope", {
      labels: { flat: "Nearly flat", low: "Low slope", conventional: "Conventional", steep: "Steep" },
    }),
    asphaltShingles: boolean("Steep enough for asphalt shingles"),
    chart: table(
      "Pitch chart",
      {
        pitch: integer("Rise per 12"),
        angle: quantity("Angle", angle, { unit: "deg", decimals: 1 }),
        percent: percent("Slope", { decimals: 1 }),
        slopeFactor: number("Slope factor", { decimals: 4 }),
        rafterLength: quantity("Rafter with overhang", length, { unit: "m", decimals: 3 }),
      },
      { mark: { column: "pitch", equals: "pitchPer12" } },
    ),
    profile: chart("Gable profile", {
      x: { run: quantity("Across", length, { unit: "m", decimals: 2 }) },
      y: { height: quantity("Height", length, { unit: "m", decimals: 2 }) },
      pictured: true,
    }),
  },
  pictures: [
    {
      draw: "shape",
      forms: [["roof", "run", "riseOut", "rafterLength", "overhang"]],
      title: "The gable to scale",
    },
  ],
  compute(inputs) {
    const { run } = inputs;
    const slope = slopeOf(inputs);
    const pitchPer12 = 12 * slope;
    const riseOut = slope * run;
    const withOverhang = run + inputs.overhang;
    return {
      pitchPer12,
      slopeAngle: degrees(Math.atan(slope)),
      slopePercent: 100 * slope,
      ratioOneTo: slope > 0 ? 1 / slope : null,
      slopeFactor: slopeFactor(slope),
      riseOut,
      rafterLength: withOverhang * slopeFactor(slope),
      rafterWithoutOverhang: run * slopeFactor(slope),
      hipRafterLength: withOverhang * hipFactor(slope),
      slopeClass: classOf(pitchPer12),
      asphaltShingles: pitchPer12 >= 2 - DUST,
      chart: Array.from({ length: 24 }, (_, index) => {
        const pitch = index + 1;
        const factor = slopeFactor(pitch / 12);
        return {
          pitch,
          angle: degrees(Math.atan2(pitch, 12)),
          percent: (100 * pitch) / 12,
          slopeFactor: factor,
          rafterLength: withOverhang * factor,
        };
      }),
      profile: [
        { run: 0, height: 0 },
        { run, height: riseOut },
        { run: 2 * run, height: 0 },
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The pitch is ${say.number(outputs.pitchPer12!, 2)} in 12: {slopeAngle} or {slopePercent}.`,
    `${inputs.rise === 0 ? "The ridge is as high as the walls" : "The ridge is {riseOut} above the walls"}; a common rafter is {rafterLength} long including the overhang, and a hip rafter {hipRafterLength}.`,
    outputs.asphaltShingles
      ? `The roof area is ${say.number(outputs.slopeFactor!, 4)} times the area seen from above${outputs.pitchPer12! < 4 - 1e-9 ? "; below 4 in 12, asphalt shingles need a double underlayment" : ", and asphalt shingles may be used"}.`
      : `It is too flat for asphalt shingles, which need at least 2 in 12; use a membrane or standing seam metal.`,
  ],
  formula: {
    tex: [
      String.raw`t = \frac{\text{rise}}{\text{run}} = \tan\alpha = \frac{x}{12} = \frac{\%}{100}`,
      String.raw`f = \sqrt{1 + t^2} \qquad L = (r + o)\,f \qquad L_{\text{hip}} = (r + o)\sqrt{2 + t^2}`,
    ],
    where: {
      t: "slope",
      "\\alpha": "angle",
      x: "pitch: rise per 12 of run",
      f: "slope factor",
      r: "run, half the span of a gable",
      o: "overhang, measured horizontally",
      L: "common rafter",
      "L_{\\text{hip}}": "hip rafter between two roofs of equal slope",
    },
  },
  howTo: [
    "Under You know, choose what you have: rise and run, the pitch, the angle or the slope in percent.",
    "Enter the Run, half the width of a gable roof from wall to wall.",
    "Enter the Overhang, measured horizontally from the wall to the eave.",
    "Cut the rafters shorter by half the thickness of the ridge board: the length shown runs to the middle of the ridge.",
  ],
  faq: [
    {
      question: "How do I measure the pitch of an existing roof?",
      answer:
        "In the attic, hold a level horizontally with one end against the underside of a rafter, mark it 12 in from that end and measure straight up from the mark to the rafter: 6 in means 6 in 12. Or hold a phone with an angle app against the rafter: 26.6° is the same pitch.",
    },
    {
      question: "What pitch do shingles and other roofs need?",
      answer:
        "Asphalt shingles need at least 2 in 12, with double underlayment below 4 in 12 (IRC R905.2.2). Clay and concrete tiles need 2.5 in 12 with double underlayment, slate 4 in 12, and standing seam metal and membranes 1/4 in 12.",
    },
    {
      question: "How is pitch different from slope?",
      answer:
        "US carpenters now use both words for the rise per 12 of run. In older books, pitch is the rise over the whole span, so a 6 in 12 gable has a quarter pitch. Metric plans give degrees or percent: 6 in 12 is 26.57° or 50%.",
    },
  ],
  about: [
    "Use it to turn a plan's angle into a framing square setting, to order rafters or to find the area of a roof from its footprint.",
    "Rafter lengths are theoretical: from the outer corner of the wall to the center of the ridge, without the ridge board, bird's mouth or plumb cuts. The hip rafter is for hips that run at 45° on the plan, with equal slopes and square corners.",
  ],
  caution:
    "Geometry only: rafter size, span and ties follow the snow and wind loads and the local building code, and working on a roof needs fall protection.",
  sources: [
    "International Residential Code 2021, section R905.2.2 (asphalt shingles from 2 in 12, double underlayment below 4 in 12)",
    "National Roofing Contractors Association, Roofing Manual (slope classes)",
  ],
  phrases: [
    "roof pitch {rise} rise {run} run",
    "{pitch} in 12 pitch in degrees",
    "rafter length for {angle} degree roof run {run}",
    "roof pitch rise {rise} run {run}",
    "rafter length {run} run {pitch} pitch",
    "roof angle {rise} rise {run} run",
    "what pitch is a roof that rises {rise} over {run}",
    "how long is the rafter if it rises {rise} over a {run} run",
    "each side runs {run} and the ridge sits {rise} above the wall plates",
    "rafter length {run} run {pitch} in 12 pitch {overhang} overhang",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "2.4 m of rise over 3.6 m of run",
      inputs: { mode: "rise", rise: 2.4, run: 3.6 },
      outputs: { pitchPer12: 8, slopeAngle: 33.6900675, rafterLength: 4.8074017 },
    },
    {
      title: "A 4 in 12 roof with a 12 ft run and a 1 ft overhang",
      inputs: { mode: "pitch", pitch: 4, run: 3.6576, overhang: 0.3048 },
      outputs: { slopeAngle: 18.4349488, slopeClass: "conventional", rafterLength: 4.17670686 },
    },
    {
      title: "A steep 45° roof",
      inputs: { mode: "angle", angle: 45, run: 4 },
      outputs: { pitchPer12: 12, slopePercent: 100, slopeClass: "steep" },
    },
  ],
});

interface Slope {
  readonly mode: string;
  readonly run: number;
  readonly rise: number;
  readonly pitch: number;
  readonly angle: number;
  readonly percent: number;
}

/** Rise over run. */
function slopeOf({ mode, run, rise, pitch, angle, percent }: Slope): number {
  switch (mode) {
    case "pitch":
      return pitch / 12;
    case "angle":
      return Math.tan(radians(angle));
    case "percent":
      return percent / 100;
    default:
      return rise / run;
  }
}

/** The class of a pitch x in 12, after the National Roofing Contractors Association. */
function classOf(pitch: number): string {
  if (pitch < 2 - DUST) return "flat";
  if (pitch < 4 - DUST) return "low";
  return pitch <= 9 + DUST ? "conventional" : "steep";
}

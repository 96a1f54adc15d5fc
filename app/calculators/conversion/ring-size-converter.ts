import { defineCalculator, choice, integer, number, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { refuse } from "#engine/define.ts";

/** A, A 1/2, B … Z, Z 1/2, Z+1 … Z+6: each step is 0.625 mm around. */
const UK_SIZES: readonly string[] = [
  ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ".split(""),
  ...[1, 2, 3, 4, 5, 6].map((extra) => `Z+${extra}`),
]
  .flatMap((letter) => [letter, `${letter} 1/2`])
  .slice(0, -1);

export default defineCalculator({
  id: "ring-size-converter",
  name: "Ring Size Converter",
  category: "conversion",
  emoji: "💍",
  description:
    "Convert ring sizes between US, UK, EU, Swiss and Japanese systems, or find your size from the ring's diameter in mm.",
  keywords: [
    "ring size chart",
    "US to UK ring size",
    "ring size in mm",
    "engagement ring size",
    "EU ring size",
    "measure ring size",
    "ring diameter",
  ],
  related: [
    { id: "clothing-size-converter", stage: "complementary", relevance: 72 },
    { id: "shoe-size-converter", stage: "complementary", relevance: 70 },
    "circle",
    "length-converter",
  ],
  inputs: {
    from: choice("Size given as", {
      default: "us",
      options: [
        ["us", "US and Canada"],
        ["uk", "UK, Ireland, Australia (letter)"],
        ["iso", "EU / ISO (circumference in mm)"],
        ["ch", "Switzerland, Italy, Spain"],
        ["jp", "Japan, India, China"],
        ["diameter-mm", "Inside diameter (mm)"],
        ["diameter-in", "Inside diameter (inches)"],
      ],
    }),
    size: number("Size", { default: 7, when: { from: ["us", "iso", "ch", "jp", "diameter-mm", "diameter-in"] } }),
    ukSize: choice("UK size", {
      default: "N",
      options: UK_SIZES.map((one) => [one, one] as const),
      when: { from: "uk" },
    }),
  },
  outputs: {
    us: number("US size (exact)", { decimals: 2 }),
    usNearest: number("US size, nearest quarter"),
    uk: text("UK size, nearest half", { none: "Outside the UK scale" }),
    iso: number("EU / ISO size (circumference, mm)", { decimals: 1 }),
    ch: number("Swiss, Italian, Spanish size", { decimals: 1 }),
    jp: number("Japanese size (exact)", { decimals: 2 }),
    jpNearest: integer("Japanese size, nearest"),
    diameter: quantity("Inside diameter", length, { unit: "mm", metric: "mm", imperial: "in", decimals: 2 }),
    table: table(
      "Nearby US sizes",
      {
        us: number("US"),
        uk: text("UK", { none: "–" }),
        iso: number("EU / ISO", { decimals: 1 }),
        jp: number("Japan", { decimals: 1 }),
        diameter: number("Diameter, mm", { decimals: 2 }),
      },
      { mark: { column: "us", equals: "usNearest" } },
    ),
  },
  pictures: [{ draw: "shape", forms: [["circle", "diameter"]], beside: ["coin"], title: "The ring's inside" }],
  compute({ from, size, ukSize }) {
    const circumference = circumferenceOf(from, size, ukSize);
    if (circumference < 30 - 1e-9 || circumference > 100 + 1e-9) {
      refuse(
        "size",
        "That ring would be less than 30 mm or more than 100 mm around. Check the size and the system it is in.",
      );
    }
    const us = usOf(circumference);
    const jp = japaneseOf(circumference);
    return {
      us,
      usNearest: nearest(us, 0.25),
      uk: ukOf(circumference),
      iso: circumference,
      ch: circumference - 40,
      jp,
      jpNearest: nearest(jp, 1),
      diameter: circumference / Math.PI,
      table: Array.from({ length: 9 }, (_, index) => nearest(us, 0.5) - 2 + index / 2)
        .filter((one) => one >= 0)
        .map((one) => rowOf(one)),
    };
  },
  takeaways: (_, { iso, uk }, say) => [
    `The ring is {diameter} across inside and ${say.number(iso!, 1)} mm (${say.number(iso! / 25.4, 2)} in) around.`,
    `Ask for US {usNearest}, ${uk === null ? "" : "UK {uk}, "}EU {iso} or Japanese {jpNearest}.`,
    `Half a US size is ${say.number(1.28)} mm around; for a wide band, go up to half a size larger.`,
  ],
  formula: {
    tex: [
      String.raw`C = \pi\,d`,
      String.raw`d_{\text{US}} = 25.4\,(0.458 + 0.032\,s) \qquad d_{\text{JP}} = \frac{38 + s}{3}`,
      String.raw`C_{\text{UK}} = 37.5 + 1.25\,k \qquad C_{\text{EU}} = s \qquad C_{\text{CH}} = s + 40`,
    ],
    where: {
      C: "inside circumference in mm",
      d: "inside diameter in mm",
      s: "the size in that system",
      k: "steps of the UK letter: A is 0, A 1/2 is 0.5, B is 1, Z is 25, Z+1 is 26",
    },
  },
  howTo: [
    "Under Size given as, choose what you have: a size on a scale, or the inside diameter of a ring that fits, measured with a ruler.",
    "Enter the Size, or choose the letter under UK size.",
    "If you have no ring, wrap a strip of paper around the finger, measure it in mm and choose EU / ISO.",
    "Measure in the evening at room temperature, and make sure the ring slides over the knuckle.",
  ],
  faq: [
    {
      question: "How do I find out someone's ring size in secret?",
      answer:
        "Borrow a ring worn on the same finger and measure its inside diameter across the widest part: 16.5 mm is US 6, 17.3 mm is US 7, 18.1 mm is US 8.",
    },
    {
      question: "What are the average sizes?",
      answer:
        "Jewelers in the United States report about size 6 to 7 for women and 9 to 10 for men, which is 52 to 54 mm and 60 to 62 mm around.",
    },
    {
      question: "Why do conversion charts disagree about UK sizes?",
      answer:
        "Older British charts follow the Wheatsheaf gauge by diameter; BS 6820 defines letters by circumference, in steps of 1.25 mm from A at 37.5 mm. This converter uses BS 6820; charts differ by up to half a letter.",
    },
    {
      question: "Is a French size the same as an ISO size?",
      answer:
        "Germany and ISO 8653 use the circumference in mm. France, Switzerland, Italy and Spain often subtract 40 from it, so 54 mm is 14.",
    },
  ],
  about: [
    "All systems describe how large the opening is: by diameter in the US and Japan, by circumference elsewhere. So everything is converted through the circumference, and the exact values show when a size falls between two.",
    "Stores in China and India mostly use the Japanese numbers, with local variants. Bands wider than 6 mm (1/4 in) feel tighter, and fingers swell in heat, at altitude and during pregnancy.",
  ],
  sources: [
    "ISO 8653:2016 (ring size = inside circumference)",
    "BS 6820:1987",
    "JIS S 4700:1998",
    "US jewelers' scale: 0.458 in + 0.032 in per size",
  ],
  primary: "usNearest",
  caution: "Scales differ by maker and wide bands fit tighter: have the finger measured before you order.",
  phrases: ["ring size {size} {from}", "ring with {size} mm diameter"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A US size 7 in other countries",
      inputs: { from: "us", size: 7 },
      outputs: { uk: "N 1/2", iso: 54.4211812, jpNearest: 14 },
    },
    {
      title: "A ring that measures 18 mm across inside",
      inputs: { from: "diameter-mm", size: 18 },
      outputs: { usNearest: 7.75, iso: 56.5486678, uk: "P" },
    },
    {
      title: "A British size P",
      inputs: { from: "uk", ukSize: "P" },
      outputs: { iso: 56.25, usNearest: 7.75 },
    },
  ],
});

type RingSystem = "us" | "uk" | "iso" | "ch" | "jp" | "diameter-mm" | "diameter-in";

/** The inside circumference in mm. */
function circumferenceOf(from: RingSystem, size: number, ukSize: string): number {
  switch (from) {
    case "us":
      return Math.PI * 25.4 * (0.458 + 0.032 * size);
    case "uk":
      return 37.5 + 0.625 * UK_SIZES.indexOf(ukSize);
    case "iso":
      return size;
    case "ch":
      return size + 40;
    case "jp":
      return (Math.PI * (38 + size)) / 3;
    case "diameter-mm":
      return Math.PI * size;
    case "diameter-in":
      return Math.PI * 25.4 * size;
  }
}

function usOf(circumference: number): number {
  return (circumference / Math.PI / 25.4 - 0.458) / 0.032;
}

function japaneseOf(circumference: number): number {
  return (3 * circumference) / Math.PI - 38;
}

/** The UK size at the nearest half; null outside the scale. */
function ukOf(circumference: number): string | null {
  return UK_SIZES[nearest((circumference - 37.5) / 0.625, 1)] ?? null;
}

/** To the nearest multiple of a step, halves up. */
function nearest(value: number, step: number): number {
  return Math.floor(value / step + 0.5 + 1e-9) * step;
}

function rowOf(us: number) {
  const circumference = circumferenceOf("us", us, "");
  return {
    us,
    uk: ukOf(circumference),
    iso: circumference,
    jp: japaneseOf(circumference),
    diameter: circumference / Math.PI,
  };
}

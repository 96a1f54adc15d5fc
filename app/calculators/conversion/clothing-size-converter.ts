import { defineCalculator, choice, number, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

const SYSTEMS = [
  ["us", "US and Canada"],
  ["uk", "UK and Ireland"],
  ["au", "Australia and New Zealand"],
  ["eu", "EU: Germany, Netherlands, Nordic"],
  ["fr", "France, Spain, Belgium"],
  ["it", "Italy"],
  ["jp", "Japan"],
] as const;

const CALLED = {
  us: ["american"],
  uk: ["british"],
  au: ["australian"],
  eu: ["european", "europe", "german"],
  fr: ["french", "spanish"],
  it: ["italian"],
  jp: ["japanese"],
};

type System = (typeof SYSTEMS)[number][0];

export default defineCalculator({
  id: "clothing-size-converter",
  name: "Clothing Size Converter",
  category: "conversion",
  emoji: "👗",
  description:
    "Convert women's dress sizes and men's jacket, shirt and trouser sizes between US, UK, EU, France, Italy, Australia and Japan.",
  keywords: [
    "dress size",
    "US to EU size",
    "UK to US dress size",
    "european clothing sizes",
    "men's suit size",
    "shirt collar size",
    "italian sizes",
  ],
  related: [
    { id: "shoe-size-converter", stage: "complementary", relevance: 84 },
    { id: "ring-size-converter", stage: "complementary", relevance: 72 },
    "length-converter",
    "body-fat",
  ],
  inputs: {
    garment: choice("Garment", {
      default: "womens",
      options: [
        ["womens", "Women's dresses, tops, jackets"],
        ["mens-jacket", "Men's suits and jackets (chest)"],
        ["mens-shirt", "Men's shirts (collar)"],
        ["mens-trousers", "Men's pants or trousers (waist)"],
      ],
      called: {
        womens: ["women's dress", "womens", "dress", "ladies", "blouse"],
        "mens-jacket": ["men's jacket", "jacket", "suit", "blazer", "men's suit"],
        "mens-shirt": ["dress shirt", "men's shirt", "collar"],
        "mens-trousers": ["pants", "jeans", "trousers"],
      },
    }),
    size: number("Size", { default: 10, min: -4, max: 80, also: ["dress", "jacket size", "jacket"] }),
    from: choice("From", { default: "us", options: SYSTEMS, called: CALLED }),
    to: choice("To", { default: "eu", options: SYSTEMS, called: CALLED }),
  },
  swap: ["from", "to"],
  outputs: {
    result: number("Size there"),
    letter: text("International letter"),
    table: table("In every system", {
      system: text("System", { labels: Object.fromEntries(SYSTEMS) }),
      size: number("Size"),
    }),
  },
  compute({ garment, size, from, to }) {
    const chart = GARMENTS[garment];
    if (!hasSystem(garment, from)) refuse("from", notSized(garment, from));
    if (!hasSystem(garment, to)) refuse("to", notSized(garment, to));
    const us = converted(garment, size, from, "us");
    if (us < chart.least || us > chart.most) {
      refuse(
        "size",
        `${chart.name} run from US ${chart.least} to ${chart.most}. Enter a size within that range, in the system under From.`,
      );
    }
    return {
      result: converted(garment, size, from, to),
      letter: LETTERS[chart.letters.findIndex((limit) => us < limit)] ?? "3XL",
      table: SYSTEMS.filter(([system]) => hasSystem(garment, system)).map(([system]) => ({
        system,
        size: converted(garment, size, from, system),
      })),
    };
  },
  takeaways: ({ size, from, to, garment }, { result, letter }, say) => [
    `${GARMENTS[garment].name}: size ${say.number(size)} (${labelOf(from)}) is ${say.number(result!)} (${labelOf(to)}).`,
    `On labels with letters, that is about ${letter}.`,
    garment === "womens"
      ? "Vanity sizing makes the numbers on American labels up to two sizes too small, so compare your bust, waist and hips with the store's chart."
      : "The number is a body measurement in inches or centimeters, or half of one, so a tape measure settles any doubt.",
  ],
  formula: {
    tex: [
      String.raw`\text{women: } \text{UK} = \text{AU} = u + 4 \quad \text{EU} = u + 30 \quad \text{FR} = u + 32`,
      String.raw`\text{IT} = u + 36 \quad \text{JP} = u + 5`,
      String.raw`\text{jackets: } \text{EU} = \text{FR} = \text{IT} = u + 10 \qquad \text{trousers: } \text{EU} = \text{IT} = u + 16`,
      String.raw`\text{collars: } c = \lfloor 2.54\,u + \tfrac12 \rfloor`,
    ],
    where: {
      u: "the US size; for men a measurement in inches",
      c: "the collar in centimeters, as Europe and Japan give it",
    },
  },
  howTo: [
    "Choose the Garment first: each has its own scale.",
    "Enter the Size on a label that fits you; for women's size 00, enter -2.",
    "Under From, choose the country of that label; under To, the country you are buying in.",
    "Use the International letter where a brand offers only S, M and L.",
  ],
  faq: [
    {
      question: "What is a US dress size 8 in Europe?",
      answer:
        "38 in Germany and the Netherlands, 40 in France and Spain, 44 in Italy, and 12 in Britain and Australia.",
    },
    {
      question: "Why are Italian and French sizes higher than German ones?",
      answer:
        "All three are abstract numbers that once meant half the bust in centimeters, with different allowances. A bust of 88 cm (34.6 in) is about 38 in Germany, 40 in France and 44 in Italy.",
    },
    {
      question: "What do the numbers on men's clothes mean?",
      answer:
        "US and UK sizes are inches: the chest for jackets, the waist for pants and the collar for shirts. European jacket sizes are half the chest in centimeters: a 100 cm chest, close to 40 inches, is size 50.",
    },
    {
      question: "How are collars rounded?",
      answer:
        "Inches go to the nearest whole centimeter, centimeters to the nearest half inch: 15½ in is 39 cm, and 41 cm is 16 in.",
    },
  ],
  about: [
    "No standard says how sizes in different countries correspond. These are the offsets in most stores' tables; EN 13402 and ISO 8559-2 instead mark clothes by body measurements, which some labels show as a small figure with centimeters.",
    "Some systems are not offered for some garments: Japan marks jackets by body type, and France and Japan use other scales for pants. Petite, tall and plus sizes differ in proportion and are not covered.",
  ],
  sources: [
    "Common retail conversion tables; no standard fixes the equivalences",
    "ISO 8559-2:2017 and EN 13402-3:2017 (size designation by body measurements)",
  ],
  caution: "Store conventions, not a standard: brands differ by a size or more.",
  phrases: [
    "{from} size {size} to {to}",
    "dress size {size} {from} in {to}",
    "womens dress {from} {size} to {to} size",
    "men's jacket size {size} {from} in {to}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A US dress size 10 in Italy",
      inputs: { garment: "womens", size: 10, from: "us", to: "it" },
      outputs: { result: 46, letter: "M" },
    },
    {
      title: "A German suit size 52 in the UK",
      inputs: { garment: "mens-jacket", size: 52, from: "eu", to: "uk" },
      outputs: { result: 42, letter: "L" },
    },
    {
      title: "A 16½-inch collar in centimeters",
      inputs: { garment: "mens-shirt", size: 16.5, from: "uk", to: "fr" },
      outputs: { result: 42, letter: "L" },
    },
  ],
});

const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL"] as const;

interface Chart {
  readonly name: string;
  /** The US sizes that are made. */
  readonly least: number;
  readonly most: number;
  /** What each system adds to the US size; a system that is missing does not mark this garment so. */
  readonly offsets: Partial<Record<System, number>>;
  /** The US size below which each letter ends. */
  readonly letters: readonly number[];
}

const GARMENTS: Readonly<Record<"womens" | "mens-jacket" | "mens-shirt" | "mens-trousers", Chart>> = {
  womens: {
    name: "Women's sizes",
    least: -2,
    most: 30,
    offsets: { us: 0, uk: 4, au: 4, eu: 30, fr: 32, it: 36, jp: 5 },
    letters: [0, 4, 8, 12, 16, 20, 24],
  },
  "mens-jacket": {
    name: "Men's jackets",
    least: 28,
    most: 66,
    offsets: { us: 0, uk: 0, au: 0, eu: 10, fr: 10, it: 10 },
    letters: [34, 36, 38, 42, 46, 50, 54],
  },
  "mens-shirt": {
    name: "Men's shirts",
    least: 12,
    most: 24,
    offsets: { us: 0, uk: 0, au: 0, eu: 0, fr: 0, it: 0, jp: 0 },
    letters: [13, 14, 15, 16, 17, 18, 19],
  },
  "mens-trousers": {
    name: "Men's pants",
    least: 22,
    most: 64,
    offsets: { us: 0, uk: 0, au: 0, eu: 16, it: 16 },
    letters: [26, 29, 32, 35, 39, 43, 47],
  },
};

type Garment = keyof typeof GARMENTS;

function hasSystem(garment: Garment, system: System): boolean {
  return GARMENTS[garment].offsets[system] !== undefined;
}

function converted(garment: Garment, size: number, from: System, to: System): number {
  if (garment === "mens-shirt") return collar(size, isInches(from), isInches(to));
  const { offsets } = GARMENTS[garment];
  return size - offsets[from]! + offsets[to]!;
}

/** A collar from inches to whole centimeters, or back to half inches. */
function collar(size: number, fromInches: boolean, toInches: boolean): number {
  if (fromInches === toInches) return size;
  return fromInches ? Math.floor(size * 2.54 + 0.5) : Math.floor((size / 2.54) * 2 + 0.5) / 2;
}

function isInches(system: System): boolean {
  return system === "us" || system === "uk" || system === "au";
}

function labelOf(system: System): string {
  return SYSTEMS.find(([one]) => one === system)![1];
}

function notSized(garment: Garment, system: System): string {
  return `${GARMENTS[garment].name} have no sizes of their own in this system (${labelOf(system)}). Choose another system.`;
}

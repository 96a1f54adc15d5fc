import { defineCalculator, choice, integer, number, table, text } from "#engine/define.ts";

/** Human years at 1 to 15 years of a dog's life: American Kennel Club. */
const HUMAN_YEARS = {
  small: [15, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76],
  medium: [15, 24, 28, 32, 36, 42, 47, 51, 56, 60, 65, 69, 74, 78, 83],
  large: [15, 24, 28, 32, 36, 45, 50, 55, 61, 66, 72, 77, 82, 88, 93],
  giant: [12, 22, 31, 38, 45, 49, 56, 64, 71, 79, 86, 93, 100, 107, 114],
} as const;

type Size = keyof typeof HUMAN_YEARS;

const SIZES = ["small", "medium", "large", "giant"] as const;

/** Usual length of life in years. */
const LIFESPAN: Readonly<Record<Size, number>> = { small: 14, medium: 13, large: 11, giant: 9 };

export default defineCalculator({
  id: "dog-age",
  name: "Dog Age Calculator",
  category: "other",
  emoji: "🐶",
  description: "A dog's age in human years by size, with the DNA-based estimate and its stage of life.",
  keywords: [
    "dog years",
    "human years",
    "how old is my dog",
    "puppy",
    "senior dog",
    "pet age",
    "dog human years",
    "dog years calculator",
    "chihuahua",
    "labrador",
  ],
  related: [
    { id: "cat-age", stage: "complementary", relevance: 88 },
    { id: "age", stage: "complementary", relevance: 72 },
    { id: "date-difference", stage: "complementary", relevance: 66 },
    "animal-gestation",
  ],
  inputs: {
    age: number("Age of the dog", {
      default: 5,
      min: 0,
      max: 32,
      unit: "years",
      help: "6 months is 0.5.",
      also: ["years old", "dog is", "turned", "just turned", "yr old"],
    }),
    size: choice("Adult size", {
      default: "medium",
      options: [
        ["small", "Small, up to 9 kg (20 lb)"],
        ["medium", "Medium, 9 to 23 kg (50 lb)"],
        ["large", "Large, 23 to 45 kg (100 lb)"],
        ["giant", "Giant, over 45 kg (100 lb)"],
      ],
      also: ["breed", "small", "large", "sized"],
      called: {
        small: ["small breed", "toy breed", "chihuahua", "dachshund", "yorkie", "pug", "shih tzu", "pomeranian"],
        medium: ["medium sized", "medium size", "beagle", "cocker spaniel", "corgi"],
        large: ["large breed", "big", "labrador", "lab", "golden retriever", "german shepherd", "boxer"],
        giant: ["giant breed", "great dane", "mastiff", "saint bernard", "newfoundland"],
      },
    }),
  },
  outputs: {
    humanAge: number("In human years", { decimals: 1, also: ["human age", "person"] }),
    epigeneticAge: number("By DNA methylation", { decimals: 1, none: "Not defined below 1 year" }),
    lifeStage: text("Stage of life"),
    seniorFrom: number("Senior from", {
      unit: "years",
      decimals: 2,
      also: ["considered senior", "senior age", "what age senior", "become a senior"],
    }),
    yearsToSenior: number("Years until then", { unit: "years", decimals: 2 }),
    ageTable: table(
      "Year by year",
      {
        dogAge: integer("Dog"),
        humanAge: number("Human", { decimals: 1 }),
      },
      { mark: { column: "dogAge", equals: "age" } },
    ),
    sizes: table(
      "The same age at other sizes",
      {
        size: text("Size", { labels: { small: "Small", medium: "Medium", large: "Large", giant: "Giant" } }),
        humanAge: number("Human", { decimals: 1 }),
      },
      { mark: { column: "size", equals: "size" } },
    ),
  },
  pictures: [{ draw: "rows", table: "sizes", name: "size", value: "humanAge", title: "The same age at other sizes" }],
  compute({ age, size }) {
    const seniorFrom = 0.75 * LIFESPAN[size];
    return {
      humanAge: humanAge(age, size),
      epigeneticAge: age >= 1 ? 16 * Math.log(age) + 31 : null,
      lifeStage: age < 0.75 ? "Puppy" : age < 4 ? "Young adult" : age < seniorFrom ? "Mature adult" : "Senior",
      seniorFrom,
      yearsToSenior: Math.max(0, seniorFrom - age),
      ageTable: Array.from({ length: 18 }, (_, ageInChart) => ({
        dogAge: ageInChart + 1,
        humanAge: humanAge(ageInChart + 1, size),
      })),
      sizes: SIZES.map((one) => ({ size: one, humanAge: humanAge(age, one) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `A ${inputs.size} dog aged {age} is comparable to a person aged {humanAge}; its stage of life is “{lifeStage}”.`,
    outputs.epigeneticAge === null
      ? "The estimate from DNA is not defined for the first year of life."
      : `By DNA methylation it would be {epigeneticAge} in human years; that scale was measured in Labradors and rates young dogs as older.`,
    outputs.yearsToSenior! > 0
      ? `Dogs of this size count as seniors from about ${say.number(outputs.seniorFrom!, 2)} years; this one has {yearsToSenior} to go.`
      : "At this age, guidelines advise a visit to the vet every six months.",
  ],
  formula: {
    tex: [
      String.raw`h = h_j + (a - j)\,(h_{j+1} - h_j) \qquad j = \lfloor a \rfloor \le 14`,
      String.raw`h_{\text{DNA}} = 16 \ln a + 31`,
    ],
    where: {
      a: "age of the dog in years",
      h: "human years by size",
      h_j: "human years at j whole years in the chart, 0 at birth",
      "h_{\\text{DNA}}": "human years by DNA methylation, from 1 year on",
    },
  },
  howTo: [
    "Enter the Age of the dog in years; 6 months is 0.5, 18 months is 1.5.",
    "Choose its Adult size; for a puppy, by what it will weigh when grown.",
    "Read its age in human years. The tables show the years to come and dogs of other sizes.",
  ],
  faq: [
    {
      question: "Is a dog year really seven human years?",
      answer:
        "No. At one year a dog is nearly grown, like a 15-year-old, and at two it is like a person of 24. After that each year counts for 4 to 8, depending on size. Seven is only a rough average over a whole life.",
    },
    {
      question: "Why do large dogs age faster?",
      answer:
        "Nobody knows for certain. Giant breeds live 8 to 10 years, small ones 14 or more, and in a study of 74 breeds each 2 kg (4.4 lb) of body weight went along with about one month less of life. Fast growth and more cancer are the likeliest reasons.",
    },
    {
      question: "What does the DNA estimate mean?",
      answer:
        "Chemical marks on DNA change with age in dogs and people. Wang and colleagues (2020) matched those of 104 Labradors with those of humans and found 16 ln(age) + 31: a one-year-old dog compares to a person of 31, a four-year-old to 53, a twelve-year-old to 71. It fits middle age better than the first years.",
    },
  ],
  about: [
    "For judging how much exercise, food and care suits a dog's age. The chart by size sums up veterinary experience, not a measurement; individual breeds differ, and a lean dog lives nearly two years longer than an overweight one.",
    "Senior begins at three quarters of the expected lifespan, following the guidelines of the American Animal Hospital Association, with lifespans of 14, 13, 11 and 9 years for small to giant dogs. Beyond 15 years the chart continues at its last slope.",
  ],
  sources: [
    "American Kennel Club, how to calculate dog years to human years (chart by size)",
    "Wang T et al., Quantitative translation of dog-to-human aging by conserved remodeling of the DNA methylome, Cell Systems 11:176-185 (2020)",
    "AAHA Canine Life Stage Guidelines (2019)",
  ],
  caution: "A comparison, not a diagnosis: ask a vet about an individual dog's health.",
  phrases: [
    "how old is a {size} dog of {age} years in human years",
    "dog age {age} years {size}",
    "{age} year old dog in human years",
    "at what age is a {size} dog considered senior",
    "{age} year old {size} dog in human years",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A medium-sized dog of 5",
      inputs: { age: 5, size: "medium" },
      outputs: { humanAge: 36, lifeStage: "Mature adult" },
    },
    {
      title: "A puppy of six months that will be large",
      inputs: { age: 0.5, size: "large" },
      outputs: { humanAge: 7.5, epigeneticAge: null, lifeStage: "Puppy" },
    },
    {
      title: "A Great Dane of 8",
      inputs: { age: 8, size: "giant" },
      outputs: { humanAge: 64, lifeStage: "Senior", yearsToSenior: 0 },
    },
  ],
});

function humanAge(age: number, size: Size): number {
  const chart = [0, ...HUMAN_YEARS[size]];
  const ageInChart = Math.min(Math.floor(age), 14);
  const [humanYearsBelow, humanYearsAbove] = [chart[ageInChart]!, chart[ageInChart + 1]!];
  return humanYearsBelow + (age - ageInChart) * (humanYearsAbove - humanYearsBelow);
}

import { defineCalculator, integer, number, table, text } from "#engine/define.ts";

/** Age in months and human years: International Cat Care. */
const CHART = [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 7],
  [6, 10],
  [7, 12],
  [12, 15],
  [18, 21],
  [24, 24],
] as const;

const SENIOR_AFTER = 120;

export default defineCalculator({
  id: "cat-age",
  name: "Cat Age Calculator",
  category: "other",
  emoji: "🐱",
  description: "A cat's age in human years, month by month for kittens, with its stage of life.",
  keywords: [
    "cat years",
    "human years",
    "how old is my cat",
    "kitten",
    "senior cat",
    "feline",
    "cat human years",
    "kitten age",
    "cat years calculator",
  ],
  related: [
    { id: "dog-age", stage: "complementary", relevance: 88 },
    { id: "age", stage: "complementary", relevance: 70 },
    { id: "date-difference", stage: "complementary", relevance: 64 },
    "animal-gestation",
  ],
  inputs: {
    years: integer("Years", {
      default: 4,
      min: 0,
      max: 40,
      also: ["years old", "age", "yr old", "turned", "cat is"],
    }),
    months: number("and months", {
      default: 0,
      min: 0,
      max: 600,
      unit: "months",
      also: ["months old"],
    }),
  },
  outputs: {
    humanAge: number("In human years", {
      decimals: 1,
      also: ["as a person", "human age", "human terms"],
    }),
    lifeStage: text("Stage of life"),
    ageInMonths: number("Age in months", { unit: "months", decimals: 1 }),
    yearsToSenior: number("Years until senior", { unit: "years", decimals: 2 }),
    ageTable: table(
      "Year by year",
      {
        catAge: integer("Cat"),
        humanAge: number("Human"),
      },
      { mark: { column: "catAge", equals: "years" } },
    ),
  },
  pictures: [{ draw: "rows", table: "ageTable", name: "catAge", value: "humanAge", title: "Human years by cat years" }],
  compute({ years, months }) {
    const ageInMonths = 12 * years + months;
    return {
      humanAge: humanAge(ageInMonths),
      lifeStage:
        ageInMonths < 12
          ? "Kitten"
          : ageInMonths < 84
            ? "Young adult"
            : ageInMonths <= SENIOR_AFTER
              ? "Mature adult"
              : "Senior",
      ageInMonths,
      yearsToSenior: Math.max(0, (SENIOR_AFTER - ageInMonths) / 12),
      ageTable: Array.from({ length: 25 }, (_, index) => ({ catAge: index + 1, humanAge: humanAge(12 * (index + 1)) })),
    };
  },
  takeaways: (_, outputs) => [
    `This cat is comparable to a person aged {humanAge}; its stage of life is “{lifeStage}”.`,
    outputs.yearsToSenior! > 0
      ? `It becomes a senior in {yearsToSenior}, once it is past 10.`
      : outputs.ageInMonths === SENIOR_AFTER
        ? "It has just turned 10 and is about to become a senior."
        : "As a senior it should see the vet at least every six months, even if it seems well.",
    outputs.ageInMonths! < 24
      ? "A kitten goes through a human childhood and adolescence in two years; after that, each year counts for four."
      : "After the age of two, each year adds four human years.",
  ],
  formula: {
    tex: [
      String.raw`h = 24 + 4 \cdot \frac{m - 24}{12} \qquad m > 24`,
      String.raw`h = h_j + (m - m_j)\,\frac{h_{j+1} - h_j}{m_{j+1} - m_j} \qquad m \le 24`,
    ],
    where: {
      h: "human years",
      m: "age of the cat in months",
      "m_j, h_j":
        "neighboring points of the chart: 1 month 1, 2 months 2, 3 months 4, 4 months 7, 6 months 10, 7 months 12, 12 months 15, 18 months 21, 24 months 24",
    },
  },
  howTo: [
    "Enter the age in Years and, for a kitten or more precision, the additional months.",
    "Read the age in human years and the Stage of life.",
    "See in Year by year what the coming years correspond to.",
  ],
  faq: [
    {
      question: "How old is a one-year-old cat in human years?",
      answer:
        "About 15: it is nearly grown, and has been able to have kittens for half a year. At 18 months it compares to 21, at two years to 24; then every year counts for four.",
    },
    {
      question: "When is a cat a senior?",
      answer:
        "After the age of 10, according to the 2021 guidelines of the American Animal Hospital Association and the American Association of Feline Practitioners. They distinguish kittens up to 1 year, young adults up to 6, mature adults from 7 to 10, and seniors. Older charts also listed “geriatric” cats from 15.",
    },
    {
      question: "Do indoor cats age more slowly?",
      answer:
        "They do not age more slowly, but they live longer on average, 12 to 18 years, because cars, fights and infections kill many outdoor cats early. The chart is the same for both and for all breeds.",
    },
  ],
  about: [
    "For choosing food, checkups and play that suit the cat's age. Cats differ little in size, so one chart fits all; it compares development and health, and goes by months for the first two years because so much happens in them.",
    "The oldest cat on record, Creme Puff of Austin, Texas, lived to 38, about 168 human years by this count: at extreme ages the straight line means little.",
  ],
  sources: [
    "International Cat Care, cat age chart",
    "2021 AAHA/AAFP Feline Life Stage Guidelines, J Feline Med Surg 23:211-233 (2021)",
  ],
  caution: "A comparison, not a diagnosis: ask a vet about an individual cat's health.",
  phrases: [
    "how old is a cat of {years} years in human years",
    "cat age {years} years {months} months",
    "kitten {months} months in human years",
    "how old is a {months} month old kitten in human years",
    "{years} year old cat in human years",
    "cat age {years} years human",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A cat of four and a half",
      inputs: { years: 4, months: 6 },
      outputs: { humanAge: 34, lifeStage: "Young adult", yearsToSenior: 5.5 },
    },
    {
      title: "A kitten of five months",
      inputs: { years: 0, months: 5 },
      outputs: { humanAge: 8.5, lifeStage: "Kitten" },
    },
    {
      title: "An old cat of 16",
      inputs: { years: 16 },
      outputs: { humanAge: 80, lifeStage: "Senior", yearsToSenior: 0 },
    },
  ],
});

function humanAge(months: number): number {
  const [endOfChart] = CHART.at(-1)!;
  if (months > endOfChart) return 24 + (4 * (months - 24)) / 12;
  const next = CHART.findIndex(([age]) => age >= months);
  if (next === 0) return 0;
  const [[fromMonth, fromYears], [toMonth, toYears]] = [CHART[next - 1]!, CHART[next]!];
  return fromYears + ((months - fromMonth) * (toYears - fromYears)) / (toMonth - fromMonth);
}

import { defineCalculator, choice, integer, list, number, percent, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "uptime-sla",
  name: "Uptime and SLA Calculator",
  category: "technology",
  emoji: "🟢",
  description:
    "How much downtime an availability such as 99.9% allows per day, month and year, including chained or redundant parts.",
  keywords: ["availability", "downtime", "three nines", "99.9", "service level", "high availability", "error budget"],
  related: [
    { id: "raid-capacity", stage: "complementary", relevance: 70 },
    { id: "probability", stage: "advanced_planning", relevance: 68 },
    { id: "time-converter", stage: "complementary", relevance: 60 },
    "rolled-throughput-yield",
  ],
  inputs: {
    mode: choice("Known", {
      default: "sla",
      options: [
        ["sla", "Availability promised"],
        ["measured", "Downtime measured"],
      ],
    }),
    availability: percent("Availability", {
      default: 99.9,
      min: 0,
      max: 100,
      also: ["uptime", "SLA", "nines", "uptime of", "sla of", "promises", "availability of"],
      when: { mode: "sla" },
    }),
    downtimeMinutes: number("Downtime", {
      also: ["down", "were down", "was down", "offline", "outage of", "outage", "downtime of", "unavailable"],
      default: 45,
      min: 0,
      max: 1_000_000,
      unit: "minutes",
      when: { mode: "measured" },
    }),
    period: choice("In a", {
      default: "month",
      options: [
        ["day", "Day"],
        ["week", "Week"],
        ["month", "Month"],
        ["quarter", "Quarter"],
        ["year", "Year"],
      ],
      when: { mode: "measured" },
    }),
    components: list("Other parts the service needs (availability, %)", {
      of: percent("Availability", { min: 0, max: 100 }),
      default: [],
      optional: true,
      help: "All of them must be up: the availabilities multiply.",
    }),
    redundantCopies: integer("Independent copies (one is enough)", { default: 1, min: 1, max: 10 }),
  },
  outputs: {
    downtimePerYearText: text("Downtime per year", { also: ["how much downtime per year", "hours a year"] }),
    downtimePerQuarterText: text("Downtime per quarter"),
    downtimePerMonthText: text("Downtime per month", { also: ["down per month", "minutes a month"] }),
    downtimePerWeekText: text("Downtime per week"),
    downtimePerDayText: text("Downtime per day"),
    availability: percent("Availability of the whole", { also: ["uptime"], decimals: 6 }),
    ownAvailability: percent("Availability of the part itself", { decimals: 6 }),
    nines: number("Number of nines", { decimals: 2, none: "No downtime at all" }),
    downtimePerYear: number("Downtime per year in seconds", { unit: "s", digits: 4 }),
    downtimePerQuarter: number("Downtime per quarter in seconds", { unit: "s", digits: 4 }),
    downtimePerMonth: number("Downtime per month in seconds", { unit: "s", digits: 4 }),
    downtimePerWeek: number("Downtime per week in seconds", { unit: "s", digits: 4 }),
    downtimePerDay: number("Downtime per day in seconds", { unit: "s", digits: 4 }),
    levels: table(
      "Common levels (seconds of downtime)",
      {
        availability: percent("Availability", { decimals: 4 }),
        perDay: number("Per day", { unit: "s", digits: 4 }),
        perMonth: number("Per month", { unit: "s", digits: 4 }),
        perYear: number("Per year", { unit: "s", digits: 4 }),
      },
      { mark: { column: "availability", equals: "ownAvailability" } },
    ),
  },
  figures: [
    "downtimePerYearText",
    "downtimePerQuarterText",
    "downtimePerMonthText",
    "downtimePerWeekText",
    "downtimePerDayText",
    "availability",
    "ownAvailability",
    "nines",
  ],
  pictures: [
    {
      draw: "rows",
      table: "levels",
      name: "availability",
      value: "perYear",
      title: "Downtime of a year by availability",
    },
  ],
  compute(inputs) {
    const { mode, downtimeMinutes, components, redundantCopies } = inputs;
    const measured = PERIODS[inputs.period];
    if (mode === "measured" && downtimeMinutes * 60 > measured) {
      refuse("downtimeMinutes", `The downtime cannot be longer than the ${inputs.period} it is counted in.`);
    }
    const ownAvailability = mode === "sla" ? inputs.availability / 100 : 1 - (60 * downtimeMinutes) / measured;
    const chain = components.reduce((product, part) => product * (part / 100), ownAvailability);
    const unavailable = (1 - chain) ** redundantCopies;
    return {
      downtimePerYearText: spanText(PERIODS.year * unavailable),
      downtimePerQuarterText: spanText(PERIODS.quarter * unavailable),
      downtimePerMonthText: spanText(PERIODS.month * unavailable),
      downtimePerWeekText: spanText(PERIODS.week * unavailable),
      downtimePerDayText: spanText(PERIODS.day * unavailable),
      downtimePerYear: PERIODS.year * unavailable,
      downtimePerQuarter: PERIODS.quarter * unavailable,
      downtimePerMonth: PERIODS.month * unavailable,
      downtimePerWeek: PERIODS.week * unavailable,
      downtimePerDay: PERIODS.day * unavailable,
      availability: 100 * (1 - unavailable),
      ownAvailability: 100 * ownAvailability,
      nines: unavailable <= 1e-15 ? null : -Math.log10(unavailable),
      levels: [90, 95, 99, 99.5, 99.9, 99.95, 99.99, 99.999, 99.9999].map((availability) => ({
        availability,
        perDay: (PERIODS.day * (100 - availability)) / 100,
        perMonth: (PERIODS.month * (100 - availability)) / 100,
        perYear: (PERIODS.year * (100 - availability)) / 100,
      })),
    };
  },
  takeaways: ({ redundantCopies, components }, { availability }, say) => [
    `The service is up ${say.percent(availability!, 4)} of the time and down {downtimePerMonthText} a month, or {downtimePerYearText} a year.`,
    components.length > 0
      ? `With ${components.length} more ${components.length === 1 ? "part" : "parts"} that must be up, the chain is weaker than its weakest part.`
      : "No other parts are counted; add those the service depends on, such as the database or the network.",
    redundantCopies > 1
      ? `${redundantCopies} independent copies help only to the extent that they do not fail for the same reason.`
      : `A second independent copy would square the unavailability: 1% becomes ${say.percent(0.01)}.`,
  ],
  formula: {
    tex: [
      String.raw`A = A_0 \prod_i A_i`,
      String.raw`U = (1 - A)^m, \qquad D = T\,U`,
      String.raw`\text{nines} = -\log_{10} U`,
    ],
    where: {
      A_0: "availability of the part itself",
      A_i: "availability of each other part the service needs",
      A: "availability of one copy of the chain",
      m: "Independent copies",
      U: "unavailability of the whole",
      T: "length of the period; a year has 365.25 days, a month a twelfth of it",
      D: "downtime in that period",
    },
  },
  howTo: [
    "Under Known, choose whether you were promised a percentage or measured the downtime.",
    "Enter the Availability, or the Downtime and the period it was counted in.",
    "List the Other parts the service needs, one percentage each: load balancer, database, payment provider.",
    "Set Independent copies if the whole chain runs twice or more and any one copy is enough.",
  ],
  faq: [
    {
      question: "How much downtime is 99.9%?",
      answer:
        "43.8 minutes a month or 8.77 hours a year. Each additional nine divides it by ten: 99.99% is 4.4 minutes a month, 99.999% is 26 seconds.",
    },
    {
      question: "What is the availability of two services in a row?",
      answer:
        "The product of the two. Two parts at 99.9% that are both needed give 99.8001%, so the downtime nearly doubles.",
    },
    {
      question: "Does planned maintenance count?",
      answer:
        "In most contracts it does not if it is announced, and outages of less than a few minutes often do not count either. Read how the SLA defines downtime; the credit for a breach is usually 10 to 30% of the monthly fee.",
    },
    {
      question: "Why is redundancy worse in practice than calculated?",
      answer:
        "The formula assumes independent failures. A bad update, an expired certificate or a power outage hits all copies at once, and switching over takes time too.",
    },
  ],
  about: [
    "Use it to translate a contract into minutes, or to see which part of a chain limits the whole. The figures are long-run averages: a service at 99.9% may run perfectly for eleven months and fail for 8 hours in the twelfth.",
    "A month here is 30.4375 days. A contract that counts calendar months of 28 to 31 days allows 40.3 to 44.6 minutes at 99.9%.",
  ],
  sources: [
    "IEC 61078:2016 (reliability block diagrams: series and parallel)",
    "Beyer et al., Site Reliability Engineering, O'Reilly 2016, appendix A availability table",
  ],
  caution: "The contract's own definitions of downtime, exclusions and credits decide what you can claim.",
  phrases: [
    "{availability} uptime downtime per month",
    "{downtimeMinutes} minutes downtime per {period}",
    "uptime if we were down {downtimeMinutes} in a {period}",
    "how much downtime per year does {availability} availability allow",
    "the site was offline for {downtimeMinutes} this {period} what availability is that",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A promise of 99.9%",
      inputs: { mode: "sla", availability: 99.9 },
      outputs: { downtimePerMonth: 2629.8, downtimePerYear: 31557.6, nines: 3 },
    },
    {
      title: "45 minutes down in a month",
      inputs: { mode: "measured", downtimeMinutes: 45, period: "month" },
      outputs: { ownAvailability: 99.8973306, nines: 2.98855898 },
    },
    {
      title: "A web server, a database and a network, twice",
      inputs: { mode: "sla", availability: 99.5, components: [99.9, 99.95], redundantCopies: 2 },
      outputs: { availability: 99.9957854, downtimePerYear: 1330.02965 },
    },
  ],
});

/** Seconds. */
const PERIODS = { day: 86_400, week: 604_800, month: 2_629_800, quarter: 7_889_400, year: 31_557_600 };

const SPANS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** As a person says it, in the largest unit and the next: "8 hours 46 minutes". */
function spanText(seconds: number): string {
  if (seconds < 1) return seconds === 0 ? "0 seconds" : "less than a second";
  const first = SPANS.findIndex(([, length]) => Math.round(seconds) >= length);
  const [[large, length], [small, step]] = [SPANS[first]!, SPANS[first + 1] ?? SPANS[first]!];
  const count = Math.round(seconds / step);
  const whole = Math.floor((count * step) / length);
  const rest = count - (whole * length) / step;
  return counted(whole, large) + (rest === 0 ? "" : ` ${counted(rest, small)}`);
}

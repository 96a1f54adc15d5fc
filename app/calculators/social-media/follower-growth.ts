import { defineCalculator, chart, date, integer, number, percent } from "#engine/define.ts";
import { dateAfter } from "#maths/calendar-range.ts";
import { roundUp } from "#maths/ceiling.ts";

const DAYS_PER_YEAR = 365.25;
const FARTHEST_DAY = 2_000_000;

export default defineCalculator({
  id: "follower-growth",
  name: "Follower Growth Calculator",
  category: "social-media",
  emoji: "📈",
  description: "Growth rate of an account, where it leads, and the day it reaches a number of followers at this pace.",
  keywords: [
    "subscriber growth",
    "growth rate",
    "when will i reach 10k",
    "audience growth",
    "instagram followers",
    "projection",
    "youtube subscribers",
  ],
  related: [
    { id: "engagement-rate", stage: "complementary", relevance: 84 },
    { id: "cagr", stage: "complementary", relevance: 70 },
    { id: "viral-coefficient", stage: "advanced_planning", relevance: 74 },
    "percentage-change",
    "influencer-rate",
  ],
  inputs: {
    startFollowers: integer("Followers at the start", {
      default: 8200,
      min: 1,
      max: 10_000_000_000,
      also: [
        "from",
        "had",
        "started with",
        "start",
        "was",
        "were",
        "grew from",
        "went from",
        "last month",
        "followers a month ago",
        "ago",
      ],
    }),
    endFollowers: integer("Followers now", {
      default: 9100,
      min: 1,
      max: 10_000_000_000,
      also: ["to", "now", "have", "now have", "ended", "currently", "are", "this month"],
    }),
    periodDays: integer("Days in between", {
      default: 30,
      min: 1,
      max: 36_525,
      unit: "days",
      also: ["in", "over", "days", "month", "weeks", "within"],
    }),
    targetFollowers: integer("Target", {
      default: 20_000,
      min: 1,
      max: 10_000_000_000,
      also: ["reach", "goal", "get to", "hit", "reaching"],
    }),
    projectionDays: integer("Look ahead", {
      default: 365,
      min: 12,
      max: 3653,
      unit: "days",
      also: ["days from now", "ahead", "look ahead of"],
    }),
    fromDate: date("Counted from", { default: "today" }),
  },
  outputs: {
    growthRate: percent("Growth in the period", {
      also: [
        "growth",
        "growth rate",
        "percent growth",
        "percentage growth",
        "growth in a month",
        "growth in a week",
        "growth in a year",
      ],
      decimals: 2,
    }),
    targetDate: date("Target reached on", {
      also: ["when will i reach", "when will i hit", "what date"],
      none: "Not at this pace",
    }),
    daysToTarget: number("Days to the target", {
      also: ["how many days until", "days until", "days to reach", "how long until"],
      unit: "days",
      decimals: 1,
      none: "Never at this pace",
    }),
    daysToTargetLinear: number("Days if growth stays the same each day", {
      unit: "days",
      decimals: 1,
      none: "Never at this pace",
    }),
    netGrowth: integer("New followers", { also: ["new followers", "gained", "net growth"] }),
    perDay: number("Per day", { also: ["followers per day", "a day"], decimals: 1 }),
    dailyGrowthRate: percent("Growth a day", { decimals: 3 }),
    monthlyGrowthRate: percent("Growth a month", { also: ["monthly growth rate", "growth per month"], decimals: 2 }),
    yearlyGrowthRate: percent("Growth a year", { decimals: 1 }),
    projected: number("Followers then", {
      also: ["how many followers will i have", "followers will i have", "how many followers"],
      decimals: 0,
    }),
    projectedLinear: number("Followers then, straight line", { decimals: 0 }),
    projection: chart("Followers ahead at this pace", {
      x: { day: integer("Days from now") },
      y: {
        compound: number("Same percentage each day", { decimals: 0 }),
        linear: number("Same number each day", { decimals: 0 }),
      },
      as: "line",
      own: { x: "projectionDays", y: "projected", label: "Your look ahead" },
    }),
  },
  compute(inputs) {
    const { startFollowers, endFollowers, periodDays, targetFollowers } = inputs;
    const netGrowth = endFollowers - startFollowers;
    const perDay = netGrowth / periodDays;
    const logDaily = Math.log1p(netGrowth / startFollowers) / periodDays;
    const growthOver = (days: number) => 100 * Math.expm1(logDaily * days);
    const compoundAfter = (days: number) => endFollowers * Math.exp(logDaily * days);
    const linearAfter = (days: number) => Math.max(0, endFollowers + perDay * days);

    const isReached = endFollowers >= targetFollowers;
    const daysToTarget = isReached ? 0 : netGrowth > 0 ? Math.log(targetFollowers / endFollowers) / logDaily : null;
    return {
      growthRate: (100 * netGrowth) / startFollowers,
      targetDate: daysToTarget === null ? null : dateOfTarget(inputs.fromDate, daysToTarget),
      daysToTarget,
      daysToTargetLinear: isReached ? 0 : netGrowth > 0 ? (targetFollowers - endFollowers) / perDay : null,
      netGrowth,
      perDay,
      dailyGrowthRate: growthOver(1),
      monthlyGrowthRate: growthOver(DAYS_PER_YEAR / 12),
      yearlyGrowthRate: growthOver(DAYS_PER_YEAR),
      projected: compoundAfter(inputs.projectionDays),
      projectedLinear: linearAfter(inputs.projectionDays),
      projection: Array.from({ length: 13 }, (_, index) => {
        const day = Math.floor((inputs.projectionDays * index) / 12 + 0.5);
        return { day, compound: compoundAfter(day), linear: linearAfter(day) };
      }),
    };
  },
  takeaways: (_, outputs, say) => [
    outputs.netGrowth! >= 0
      ? "The account gained {netGrowth} followers ({growthRate}) in {periodDays}, or {perDay} a day."
      : `The account lost ${say.number(-outputs.netGrowth!)} followers (${say.percent(-outputs.growthRate!, 2)}) in {periodDays}, or ${say.number(-outputs.perDay!, 1)} a day.`,
    outputs.daysToTarget === 0
      ? "You have already reached the target of {targetFollowers}."
      : outputs.daysToTarget === null
        ? "At this pace you will never reach the target of {targetFollowers}."
        : `At the same percentage each day you reach {targetFollowers} ${outputs.targetDate === null ? "only in the far future" : "on {targetDate}"}; with the same number each day it takes {daysToTargetLinear}.`,
    "In {projectionDays} the account would have {projected} followers, or {projectedLinear} on a straight line.",
  ],
  formula: {
    tex: [
      String.raw`q = \left(\frac{F_1}{F_0}\right)^{1/d}`,
      String.raw`F(t) = F_1\,q^{\,t} \qquad t^{*} = \frac{\ln(Z / F_1)}{\ln q}`,
    ],
    where: {
      q: "daily growth factor",
      "F_0, F_1": "followers at the start and now",
      d: "days in between",
      "F(t)": "followers t days from now",
      Z: "target",
      "t^{*}": "days to the target",
    },
  },
  howTo: [
    "Enter the Followers at the start and the Followers now, with the Days in between: at least a month.",
    "Set the Target, such as 10,000, and the day from which you count.",
    "Look ahead as far as you like; the chart shows steady percentage growth and a straight line side by side.",
  ],
  faq: [
    {
      question: "Which projection is more realistic?",
      answer:
        "Somewhere between the two. Young accounts often grow by a percentage, since every follower can bring in others; larger ones slow down to a steady number per day. For a year ahead the straight line is the safer guess.",
    },
    {
      question: "What is a good growth rate?",
      answer:
        "There is no standard. Accounts below 10,000 followers often grow by 2% to 5% a month, large ones by less than 1%. One viral post can bring more followers in a week than the whole year before, so look at several months.",
    },
    {
      question: "Why is 5% a month not 60% a year?",
      answer:
        "Because growth builds on itself: 1.05 to the power of 12 is 1.796, so 79.6% a year. The monthly and yearly rates here are compounded that way from the daily rate.",
    },
  ],
  about: [
    "For creators and marketers who set goals and report growth on any network; it works for newsletters, subscribers and app users too.",
    "Net growth is new followers minus those who left. A purge of fake accounts or a campaign distorts the pace; choose a period without them. Compound growth cannot go on for years: beyond a year, treat it as an upper limit.",
  ],
  sources: ["Compound growth; no outside figures"],
  phrases: [
    "when will I reach {targetFollowers} followers from {endFollowers}",
    "follower growth from {startFollowers} to {endFollowers} in {periodDays} days",
    "growth rate if I went from {startFollowers} followers to {endFollowers} in {periodDays} days",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "From 8000 to 10,000 in a month, on to 50,000",
      inputs: {
        startFollowers: 8000,
        endFollowers: 10_000,
        periodDays: 30,
        targetFollowers: 50_000,
        fromDate: "2025-01-01",
      },
      outputs: { growthRate: 25, targetDate: "2025-08-06", daysToTarget: 216.3770232 },
    },
    {
      title: "A shrinking account",
      inputs: { startFollowers: 5000, endFollowers: 4000, targetFollowers: 10_000, fromDate: "2025-01-01" },
      outputs: { growthRate: -20, targetDate: null, daysToTarget: null },
    },
    {
      title: "Slow and steady over a quarter",
      inputs: {
        startFollowers: 20_000,
        endFollowers: 20_900,
        periodDays: 91,
        targetFollowers: 25_000,
        fromDate: "2026-01-01",
      },
      outputs: { netGrowth: 900, growthRate: 4.5 },
    },
  ],
});

/** Null beyond two million days and after the year 9999. */
function dateOfTarget(fromDate: string, days: number): string | null {
  return days > FARTHEST_DAY ? null : dateAfter(fromDate, roundUp(days));
}

import { defineCalculator, chart, date, integer, number, percent } from "#engine/define.ts";
import { dateAfter } from "#maths/calendar-range.ts";
import { ceilingOf } from "#maths/ceiling.ts";

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
      also: ["from", "had", "followers at the start"],
    }),
    endFollowers: integer("Followers now", { default: 9100, min: 1, max: 10_000_000_000, also: ["to", "now", "have"] }),
    periodDays: integer("Days in between", {
      default: 30,
      min: 1,
      max: 36_525,
      unit: "days",
      also: ["in", "over", "days"],
    }),
    targetFollowers: integer("Target", {
      default: 20_000,
      min: 1,
      max: 10_000_000_000,
      also: ["target", "reach", "goal"],
    }),
    projectionDays: integer("Look ahead", { default: 365, min: 12, max: 3653, unit: "days", also: ["look ahead"] }),
    fromDate: date("Counted from", { default: "today" }),
  },
  outputs: {
    growthRate: percent("Growth in the period", { decimals: 2 }),
    targetDate: date("Target reached on", { none: "not at this pace" }),
    daysToTarget: number("Days to the target", { unit: "days", decimals: 1, none: "never at this pace" }),
    daysToTargetLinear: number("Days if growth stays the same each day", {
      unit: "days",
      decimals: 1,
      none: "never at this pace",
    }),
    netGrowth: integer("New followers"),
    perDay: number("Per day", { decimals: 1 }),
    dailyGrowthRate: percent("Growth a day", { decimals: 3 }),
    monthlyGrowthRate: percent("Growth a month", { decimals: 2 }),
    yearlyGrowthRate: percent("Growth a year", { decimals: 1 }),
    projected: number("Followers then", { decimals: 0 }),
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
      ? "The account grew by {netGrowth} followers or {growthRate} in {periodDays}, {perDay} a day."
      : `The account lost ${say.number(-outputs.netGrowth!)} followers or ${say.percent(-outputs.growthRate!, 2)} in {periodDays}, ${say.number(-outputs.perDay!, 1)} a day.`,
    outputs.daysToTarget === 0
      ? "The target of {targetFollowers} is already reached."
      : outputs.daysToTarget === null
        ? "At this pace the target of {targetFollowers} is never reached."
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
    "Enter the Followers at the start and the Followers now, with the Days in between: a month at least.",
    "Set the Target, such as 10,000, and the day from which you count.",
    "Look ahead as far as you like; the chart shows steady percentage growth and a straight line side by side.",
  ],
  faq: [
    {
      question: "Which projection is more realistic?",
      answer:
        "Somewhere between the two. Young accounts often grow by a percentage, since every follower can bring others; larger ones slow down to a steady number per day. For a year ahead the straight line is the safer guess.",
    },
    {
      question: "What is a good growth rate?",
      answer:
        "There is no standard. Accounts below 10,000 followers often grow by 2 to 5 % a month, large ones by less than 1 %. One viral post can bring more in a week than the year before, so look at several months.",
    },
    {
      question: "Why is 5 % a month not 60 % a year?",
      answer:
        "Because growth builds on itself: 1.05 to the power of 12 is 1.796, so 79.6 % a year. Rates per month and per year here are compounded in that way, from the rate per day.",
    },
  ],
  about: [
    "For creators and marketers who set goals and report growth on any network, also for newsletters, subscribers and app users.",
    "Net growth counts new followers less those who left. A purge of fake accounts or a campaign in the period distorts the pace; choose a period without them. Compound growth cannot go on for years: beyond a year read it as an upper limit.",
  ],
  sources: ["Compound growth; no outside figures"],
  phrases: [
    "when will I reach {targetFollowers} followers from {endFollowers}",
    "follower growth from {startFollowers} to {endFollowers} in {periodDays} days",
  ],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        startFollowers: 8000,
        endFollowers: 10_000,
        periodDays: 30,
        targetFollowers: 50_000,
        projectionDays: 365,
        fromDate: "2025-01-01",
      },
      outputs: {
        growthRate: 25,
        targetDate: "2025-08-06",
        daysToTarget: 216.3770232,
        perDay: 66.66666667,
        projected: 151032.9916,
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { fromDate: "2025-01-01", startFollowers: 8000, endFollowers: 10_000, targetFollowers: 50_000 },
      outputs: {
        growthRate: 25,
        targetDate: "2025-08-06",
        daysToTarget: 216.37702317,
        daysToTargetLinear: 600,
        netGrowth: 2000,
        perDay: 66.6666666667,
        dailyGrowthRate: 0.746584989376,
        monthlyGrowthRate: 25.4074346714,
        yearlyGrowthRate: 1413.14103247,
        projected: 151032.991643,
        projectedLinear: 34333.3333333,
        projection: {
          rows: 13,
          first: { day: 0, compound: 10_000, linear: 10_000 },
          last: { day: 365, compound: 151032.991643, linear: 34333.3333333 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { fromDate: "2025-01-01" },
      outputs: {
        growthRate: 10.9756097561,
        targetDate: "2025-08-16",
        daysToTarget: 226.845371526,
        daysToTargetLinear: 363.333333333,
        netGrowth: 900,
        perDay: 30,
        dailyGrowthRate: 0.347737406043,
        monthlyGrowthRate: 11.1442778057,
        yearlyGrowthRate: 255.340982439,
        projected: 32307.9792211,
        projectedLinear: 20_050,
        projection: {
          rows: 13,
          first: { day: 0, compound: 9100, linear: 9100 },
          last: { day: 365, compound: 32307.9792211, linear: 20_050 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { fromDate: "2025-01-01", startFollowers: 5000, endFollowers: 4000 },
      outputs: {
        growthRate: -20,
        targetDate: null,
        daysToTarget: null,
        daysToTargetLinear: null,
        netGrowth: -1000,
        perDay: -33.3333333333,
        dailyGrowthRate: -0.74105240337,
        monthlyGrowthRate: -20.2599110156,
        yearlyGrowthRate: -93.3912307013,
        projected: 264.842797358,
        projectedLinear: 0,
        projection: {
          rows: 13,
          first: { day: 0, compound: 4000, linear: 4000 },
          last: { day: 365, compound: 264.842797358, linear: 0 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { fromDate: "2025-01-01", startFollowers: 5000, endFollowers: 5000 },
      outputs: {
        growthRate: 0,
        targetDate: null,
        daysToTarget: null,
        daysToTargetLinear: null,
        netGrowth: 0,
        perDay: 0,
        dailyGrowthRate: 0,
        monthlyGrowthRate: 0,
        yearlyGrowthRate: 0,
        projected: 5000,
        projectedLinear: 5000,
        projection: {
          rows: 13,
          first: { day: 0, compound: 5000, linear: 5000 },
          last: { day: 365, compound: 5000, linear: 5000 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { fromDate: "2025-01-01", startFollowers: 5000, endFollowers: 4000, targetFollowers: 3000 },
      outputs: {
        growthRate: -20,
        targetDate: "2025-01-01",
        daysToTarget: 0,
        daysToTargetLinear: 0,
        netGrowth: -1000,
        perDay: -33.3333333333,
        dailyGrowthRate: -0.74105240337,
        monthlyGrowthRate: -20.2599110156,
        yearlyGrowthRate: -93.3912307013,
        projected: 264.842797358,
        projectedLinear: 0,
        projection: {
          rows: 13,
          first: { day: 0, compound: 4000, linear: 4000 },
          last: { day: 365, compound: 264.842797358, linear: 0 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { fromDate: "2025-01-01", endFollowers: 20_000 },
      outputs: {
        growthRate: 143.902439024,
        targetDate: "2025-01-01",
        daysToTarget: 0,
        daysToTargetLinear: 0,
        netGrowth: 11_800,
        perDay: 393.333333333,
        dailyGrowthRate: 3.01659824924,
        monthlyGrowthRate: 147.094481046,
        yearlyGrowthRate: 5180219.48134,
        projected: 1028394484.84,
        projectedLinear: 163566.666667,
        projection: {
          rows: 13,
          first: { day: 0, compound: 20_000, linear: 20_000 },
          last: { day: 365, compound: 1028394484.84, linear: 163566.666667 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        fromDate: "2025-01-01",
        startFollowers: 9_999_999_999,
        endFollowers: 10_000_000_000,
        periodDays: 36_525,
        targetFollowers: 10_000_000_000,
      },
      outputs: {
        growthRate: 1.0000000001e-8,
        targetDate: "2025-01-01",
        daysToTarget: 0,
        daysToTargetLinear: 0,
        netGrowth: 1,
        perDay: 2.73785078713e-5,
        dailyGrowthRate: 2.73785078727e-13,
        monthlyGrowthRate: 8.33333333375e-12,
        yearlyGrowthRate: 1.00000000005e-10,
        projected: 10000000000,
        projectedLinear: 10000000000,
        projection: {
          rows: 13,
          first: { day: 0, compound: 10_000_000_000, linear: 10_000_000_000 },
          last: { day: 365, compound: 10000000000, linear: 10000000000 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        fromDate: "2025-01-01",
        startFollowers: 999_999,
        endFollowers: 1_000_000,
        targetFollowers: 10_000_000,
        periodDays: 36_525,
      },
      outputs: {
        growthRate: 0.0001000001,
        targetDate: null,
        daysToTarget: 84101878470.6,
        daysToTargetLinear: 328_725_000_000,
        netGrowth: 1,
        perDay: 2.73785078713e-5,
        dailyGrowthRate: 2.7378521561e-9,
        monthlyGrowthRate: 8.33333750348e-8,
        yearlyGrowthRate: 1.000000505e-6,
        projected: 1000000.00999,
        projectedLinear: 1000000.00999,
        projection: {
          rows: 13,
          first: { day: 0, compound: 1_000_000, linear: 1_000_000 },
          last: { day: 365, compound: 1000000.00999, linear: 1000000.00999 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        fromDate: "2025-01-01",
        startFollowers: 1000,
        endFollowers: 1100,
        targetFollowers: 1210,
        periodDays: 10,
        projectionDays: 12,
      },
      outputs: {
        growthRate: 10,
        targetDate: "2025-01-11",
        daysToTarget: 10,
        daysToTargetLinear: 11,
        netGrowth: 100,
        perDay: 10,
        dailyGrowthRate: 0.957658277689,
        monthlyGrowthRate: 33.6561618324,
        yearlyGrowthRate: 3149.88374314,
        projected: 1233.28630055,
        projectedLinear: 1220,
        projection: {
          rows: 13,
          first: { day: 0, compound: 1100, linear: 1100 },
          last: { day: 12, compound: 1233.28630055, linear: 1220 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { fromDate: "2025-01-01", startFollowers: 100, endFollowers: 300, periodDays: 90, projectionDays: 100 },
      outputs: {
        growthRate: 200,
        targetDate: "2025-12-12",
        daysToTarget: 344.046267194,
        daysToTargetLinear: 8865,
        netGrowth: 200,
        perDay: 2.22222222222,
        dailyGrowthRate: 1.2281610305,
        monthlyGrowthRate: 44.9972473742,
        yearlyGrowthRate: 8536.08865646,
        projected: 1016.84786752,
        projectedLinear: 522.222222222,
        projection: {
          rows: 13,
          first: { day: 0, compound: 300, linear: 300 },
          last: { day: 100, compound: 1016.84786752, linear: 522.222222222 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        fromDate: "2025-01-01",
        startFollowers: 1000,
        endFollowers: 1001,
        periodDays: 700,
        targetFollowers: 8000,
      },
      outputs: {
        growthRate: 0.1,
        targetDate: "6010-05-27",
        daysToTarget: 1455636.76248,
        daysToTargetLinear: 4_899_300,
        netGrowth: 1,
        perDay: 0.00142857142857,
        dailyGrowthRate: 0.000142785863808,
        monthlyGrowthRate: 0.00434613606865,
        yearlyGrowthRate: 0.0521661013032,
        projected: 1001.52182517,
        projectedLinear: 1001.52142857,
        projection: {
          rows: 13,
          first: { day: 0, compound: 1001, linear: 1001 },
          last: { day: 365, compound: 1001.52182517, linear: 1001.52142857 },
        },
      },
    },
    {
      by: "Hand: from 1000 by a tenth in 10 days, another tenth takes 10 days",
      inputs: {
        startFollowers: 1000,
        endFollowers: 1100,
        targetFollowers: 1210,
        periodDays: 10,
        fromDate: "2025-01-01",
      },
      outputs: { daysToTarget: 10, targetDate: "2025-01-11" },
    },
    { by: "Refusal", inputs: { startFollowers: 0 }, refuses: "startFollowers" },
    { by: "Refusal", inputs: { projectionDays: 11 }, refuses: "projectionDays" },
    { by: "Refusal", inputs: { periodDays: 0 }, refuses: "periodDays" },
    { by: "Refusal", inputs: { periodDays: 1.5 }, refuses: "periodDays" },
  ],
});

/** Null beyond two million days and after the year 9999. */
function dateOfTarget(fromDate: string, days: number): string | null {
  return days > FARTHEST_DAY ? null : dateAfter(fromDate, ceilingOf(days));
}

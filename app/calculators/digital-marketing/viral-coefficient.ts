import { defineCalculator, boolean, chart, integer, money, number, percent, table } from "#engine/define.ts";
import { piecesWithin } from "#maths/whole-pieces.ts";

const MOST_POINTS = 600;

export default defineCalculator({
  id: "viral-coefficient",
  name: "Viral Coefficient Calculator",
  category: "digital-marketing",
  emoji: "🦠",
  description:
    "The K-factor of invitations and referrals, how many users they bring over time, and the cost per user after them.",
  keywords: ["k-factor", "viral growth", "referral program", "invites", "user growth", "word of mouth", "viral loop"],
  related: [
    { id: "follower-growth", stage: "complementary", relevance: 80 },
    { id: "cost-per-acquisition", stage: "complementary", relevance: 78 },
    { id: "customer-lifetime-value", stage: "next_step", relevance: 72 },
    "marketing-funnel",
    "compound-interest",
  ],
  inputs: {
    initialUsers: integer("Users at the start", { default: 1000, min: 1, max: 1_000_000_000, also: ["users"] }),
    invitationsPerUser: number("Invitations each user sends", {
      default: 4,
      min: 0,
      max: 10_000,
      also: ["invites", "invitations"],
    }),
    conversionRate: percent("Invitations that are accepted", {
      default: 15,
      min: 0,
      max: 100,
      also: ["accept", "conversion"],
    }),
    cycleDays: number("Days until the invited invite", { default: 7, min: 0.1, max: 3650, unit: "days" }),
    days: number("Days to look ahead", { default: 90, min: 0, max: 3650, unit: "days", also: ["days"] }),
    costPerUser: money("Cost of a user at the start", { default: 3, min: 0, decimals: 2 }),
  },
  outputs: {
    viralCoefficient: number("Viral coefficient (K)", { decimals: 3 }),
    users: number("Users at the end", { decimals: 0 }),
    viralUsers: number("Of them by invitation", { decimals: 0 }),
    cycles: integer("Full cycles"),
    growthMultiple: number("Times the users at the start", { decimals: 2 }),
    amplification: number("Users each first user brings in the end, with itself", { decimals: 2, none: "Without end" }),
    finalUsers: number("Users in the end", { decimals: 0, none: "Without end" }),
    growsByItself: boolean("Grows without end", { words: ["Yes", "No"] }),
    doublingDays: number("New users double every", { unit: "days", decimals: 1, none: "They do not double" }),
    invitationsForGrowth: number("Invitations for K = 1", { decimals: 2, none: "Nobody accepts" }),
    rateForGrowth: percent("Acceptance for K = 1", { decimals: 2, none: "Less than one invitation each" }),
    effectiveCost: money("Cost per user with the invited", { decimals: 2 }),
    growth: table("Cycle by cycle", {
      cycle: integer("Cycle"),
      day: number("Day", { decimals: 1 }),
      newUsers: number("New users", { decimals: 1 }),
      users: number("Users", { decimals: 1 }),
    }),
    usersOverTime: chart("Users", {
      x: { day: number("Day", { decimals: 1 }) },
      y: { users: number("Users", { decimals: 0 }) },
      as: "area",
    }),
  },
  compute(inputs) {
    const { initialUsers, invitationsPerUser, conversionRate, cycleDays } = inputs;
    const k = (invitationsPerUser * conversionRate) / 100;
    const cycles = piecesWithin(inputs.days / cycleDays);
    const growth = [{ cycle: 0, day: 0, newUsers: initialUsers, users: initialUsers }];
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const before = growth[cycle - 1]!;
      const newUsers = k * before.newUsers;
      growth.push({ cycle, day: cycle * cycleDays, newUsers, users: before.users + newUsers });
    }
    const { users } = growth[cycles]!;
    return {
      viralCoefficient: k,
      users,
      viralUsers: users - initialUsers,
      cycles,
      growthMultiple: users / initialUsers,
      amplification: k < 1 ? 1 / (1 - k) : null,
      finalUsers: k < 1 ? initialUsers / (1 - k) : null,
      growsByItself: k > 1,
      doublingDays: k > 1 ? (Math.LN2 / Math.log(k)) * cycleDays : null,
      invitationsForGrowth: conversionRate > 0 ? 100 / conversionRate : null,
      rateForGrowth: invitationsPerUser >= 1 ? 100 / invitationsPerUser : null,
      effectiveCost: (inputs.costPerUser * initialUsers) / users,
      growth,
      usersOverTime: thinnedOut(growth).map((row) => ({ day: row.day, users: row.users })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `K is ${say.number(outputs.viralCoefficient!, 2)}: {initialUsers} users become ${say.number(outputs.users!, 0)} in ${say.number(inputs.days)} days.`,
    outputs.amplification === null
      ? outputs.doublingDays === null
        ? `At exactly 1 every cycle brings as many new users as the one before.`
        : `Above 1 it grows by itself; new users double every {doublingDays}, until the market is full.`
      : `Below 1 it slows down; in the end there are ${say.number(outputs.finalUsers!, 0)} users, ${say.number(outputs.amplification, 2)} for each one at the start.`,
    `With the invited, a user costs {effectiveCost} instead of {costPerUser}.`,
  ],
  formula: {
    tex: [
      String.raw`K = i\,c \qquad U = U_0 \sum_{j=0}^{n} K^j = U_0\,\frac{K^{n+1} - 1}{K - 1} \qquad n = \left\lfloor \frac{T}{t} \right\rfloor`,
      String.raw`U_\infty = \frac{U_0}{1 - K}\ (K < 1) \qquad d = \frac{\ln 2}{\ln K}\,t\ (K > 1)`,
    ],
    where: {
      "i, c": "invitations each user sends, and share that is accepted",
      "U_0, U": "users at the start and at the end",
      "n, t, T": "full cycles, days of a cycle and days to look ahead",
      "U_\\infty": "users in the end",
      d: "days in which new users double",
    },
  },
  howTo: [
    "Enter Users at the start, for example those of a campaign.",
    "Enter the Invitations each user sends on average, those who send none included, and how many are accepted.",
    "Set Days until the invited invite: the cycle time counts as much as K.",
    "Enter the Cost of a user at the start to see the cost with the invited.",
  ],
  faq: [
    {
      question: "Is a K below 1 useless?",
      answer:
        "No. K = 0.5 doubles the effect of every campaign (1 / (1 − K) = 2) and halves the cost per user; 0.2 adds a quarter. Hardly any product keeps K above 1 for long.",
    },
    {
      question: "Why does the cycle time matter so much?",
      answer:
        "Growth is a power of the number of cycles. With K = 1.2, cycles of 7 days give 12 rounds in 90 days and 48 times the users; cycles of 3 days give 30 rounds and about 1,400 times. Getting people to invite on the first day often brings more than a better invitation.",
    },
    {
      question: "How do I measure K?",
      answer:
        "For a cohort: invitations sent by its users divided by the users, times accepted invitations divided by sent. Count invitations that reached somebody, and only new users. Take the average over all users; most send none.",
    },
  ],
  about: [
    "Use it for referral programs, invitations, shared links and word of mouth. Each user invites once, in the cycle after joining, as in Skok's model.",
    "Nobody leaves and the market has no end, so figures above K = 1 hold for a short time only: soon most people who are invited are already users. Users are averages and are not rounded.",
  ],
  sources: [
    "Skok: Lessons Learned, Viral Marketing (2009): viral coefficient and cycle time",
    "Reichheld and Sasser, Zero Defections, Harvard Business Review (1990): referrals",
  ],
  overflow: "invitationsPerUser",
  phrases: [
    "viral coefficient {invitationsPerUser} invitations {conversionRate} accepted",
    "k-factor {invitationsPerUser} invites {conversionRate}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "Five invitations, 15 % accepted",
      inputs: { invitationsPerUser: 5 },
      outputs: { viralCoefficient: 0.75, users: 3904.97094393, amplification: 4, effectiveCost: 0.768251555025 },
    },
    {
      title: "K = 1.2: growth by itself",
      inputs: { invitationsPerUser: 8, conversionRate: 15, days: 84 },
      outputs: { viralCoefficient: 1.2, cycles: 12, growsByItself: true, users: 48_496.603, doublingDays: 26.612527 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { initialUsers: 1000, invitationsPerUser: 5, conversionRate: 15, cycleDays: 7, days: 90, costPerUser: 3 },
      outputs: { viralCoefficient: 0.75, users: 3904.97094393, amplification: 4, effectiveCost: 0.768251555025 },
    },
    {
      by: "Python 3.11 fractions, cycle by cycle",
      inputs: {},
      outputs: {
        viralCoefficient: 0.6,
        users: 2496.7348265,
        viralUsers: 1496.7348265,
        cycles: 12,
        growthMultiple: 2.4967348265,
        amplification: 2.5,
        finalUsers: 2500,
        growsByItself: false,
        doublingDays: null,
        invitationsForGrowth: 6.66666666667,
        rateForGrowth: 25,
        effectiveCost: 1.20156933294,
        growth: {
          rows: 13,
          first: { cycle: 0, day: 0, newUsers: 1000, users: 1000 },
          last: { cycle: 12, day: 84, newUsers: 2.176782336, users: 2496.7348265 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, cycle by cycle",
      inputs: { invitationsPerUser: 8, conversionRate: 20, cycleDays: 10, days: 60 },
      outputs: {
        viralCoefficient: 1.6,
        users: 43072.576,
        viralUsers: 42072.576,
        cycles: 6,
        growthMultiple: 43.072576,
        amplification: null,
        finalUsers: null,
        growsByItself: true,
        doublingDays: 14.7476984736,
        invitationsForGrowth: 5,
        rateForGrowth: 12.5,
        effectiveCost: 0.0696498858113,
        growth: {
          rows: 7,
          first: { cycle: 0, day: 0, newUsers: 1000, users: 1000 },
          last: { cycle: 6, day: 60, newUsers: 16777.216, users: 43072.576 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, cycle by cycle",
      inputs: { invitationsPerUser: 10, conversionRate: 10, initialUsers: 250 },
      outputs: {
        viralCoefficient: 1,
        users: 3250,
        viralUsers: 3000,
        cycles: 12,
        growthMultiple: 13,
        amplification: null,
        finalUsers: null,
        growsByItself: false,
        doublingDays: null,
        invitationsForGrowth: 10,
        rateForGrowth: 10,
        effectiveCost: 0.230769230769,
        growth: {
          rows: 13,
          first: { cycle: 0, day: 0, newUsers: 250, users: 250 },
          last: { cycle: 12, day: 84, newUsers: 250, users: 3250 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, cycle by cycle",
      inputs: { conversionRate: 0 },
      outputs: {
        viralCoefficient: 0,
        users: 1000,
        viralUsers: 0,
        cycles: 12,
        growthMultiple: 1,
        amplification: 1,
        finalUsers: 1000,
        growsByItself: false,
        doublingDays: null,
        invitationsForGrowth: null,
        rateForGrowth: 25,
        effectiveCost: 3,
        growth: {
          rows: 13,
          first: { cycle: 0, day: 0, newUsers: 1000, users: 1000 },
          last: { cycle: 12, day: 84, newUsers: 0, users: 1000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, cycle by cycle",
      inputs: { invitationsPerUser: 0.5, days: 5 },
      outputs: {
        viralCoefficient: 0.075,
        users: 1000,
        viralUsers: 0,
        cycles: 0,
        growthMultiple: 1,
        amplification: 1.08108108108,
        finalUsers: 1081.08108108,
        growsByItself: false,
        doublingDays: null,
        invitationsForGrowth: 6.66666666667,
        rateForGrowth: null,
        effectiveCost: 3,
        growth: {
          rows: 1,
          first: { cycle: 0, day: 0, newUsers: 1000, users: 1000 },
          last: { cycle: 0, day: 0, newUsers: 1000, users: 1000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, cycle by cycle",
      inputs: { days: 0, costPerUser: 0 },
      outputs: {
        viralCoefficient: 0.6,
        users: 1000,
        viralUsers: 0,
        cycles: 0,
        growthMultiple: 1,
        amplification: 2.5,
        finalUsers: 2500,
        growsByItself: false,
        doublingDays: null,
        invitationsForGrowth: 6.66666666667,
        rateForGrowth: 25,
        effectiveCost: 0,
        growth: {
          rows: 1,
          first: { cycle: 0, day: 0, newUsers: 1000, users: 1000 },
          last: { cycle: 0, day: 0, newUsers: 1000, users: 1000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, cycle by cycle",
      inputs: { cycleDays: 0.3, days: 0.9, invitationsPerUser: 2 },
      outputs: {
        viralCoefficient: 0.3,
        users: 1417,
        viralUsers: 417,
        cycles: 3,
        growthMultiple: 1.417,
        amplification: 1.42857142857,
        finalUsers: 1428.57142857,
        growsByItself: false,
        doublingDays: null,
        invitationsForGrowth: 6.66666666667,
        rateForGrowth: 50,
        effectiveCost: 2.11714890614,
        growth: {
          rows: 4,
          first: { cycle: 0, day: 0, newUsers: 1000, users: 1000 },
          last: { cycle: 3, day: 0.9, newUsers: 27, users: 1417 },
        },
      },
    },
    { by: "Refusal", inputs: { initialUsers: 0 }, refuses: "initialUsers" },
    { by: "Refusal", inputs: { cycleDays: 0 }, refuses: "cycleDays" },
    {
      by: "Refusal",
      inputs: { invitationsPerUser: 10_000, conversionRate: 100, days: 3650, cycleDays: 0.1 },
      refuses: "invitationsPerUser",
    },
  ],
});

/** Every so many rows and the last one, so that a chart has no more points than can be seen. */
function thinnedOut<T>(rows: readonly T[]): readonly T[] {
  const step = Math.ceil(rows.length / MOST_POINTS);
  return rows.filter((_, index) => index % step === 0 || index === rows.length - 1);
}

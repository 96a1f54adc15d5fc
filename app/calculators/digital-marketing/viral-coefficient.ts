import { defineCalculator, boolean, chart, integer, money, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { piecesWithin } from "#maths/whole-pieces.ts";

const MOST_POINTS = 600;

export default defineCalculator({
  id: "viral-coefficient",
  name: "Viral Coefficient Calculator",
  category: "digital-marketing",
  emoji: "🦠",
  description:
    "The K-factor of invitations and referrals, how many users they bring in over time, and what that does to your cost per user.",
  keywords: [
    "k-factor",
    "viral growth",
    "referral program",
    "invites",
    "user growth",
    "word of mouth",
    "viral loop",
    "invites accepted",
  ],
  related: [
    { id: "follower-growth", stage: "complementary", relevance: 80 },
    { id: "cost-per-acquisition", stage: "complementary", relevance: 78 },
    { id: "customer-lifetime-value", stage: "next_step", relevance: 72 },
    "marketing-funnel",
    "compound-interest",
  ],
  inputs: {
    initialUsers: integer("Users at the start", {
      default: 1000,
      min: 1,
      max: 1_000_000_000,
      also: [
        "users",
        "start with",
        "starting with",
        "launched with",
        "start",
        "seed users",
        "began with",
        "users now",
        "first users",
        "members",
        "current users",
        "starting users",
      ],
    }),
    invitationsPerUser: number("Invitations each user sends", {
      default: 4,
      min: 0,
      max: 10_000,
      also: [
        "invites",
        "invitations",
        "invites per user",
        "sends",
        "referrals",
        "invites each",
        "each send",
        "sends out",
        "invite friends",
        "invites on average",
        "friends",
        "each user sends",
        "invited",
        "refers",
        "everyone invites",
        "shares",
        "each user invites",
        "each send invites",
      ],
    }),
    conversionRate: percent("Invitations that are accepted", {
      default: 15,
      min: 0,
      max: 100,
      also: [
        "accept",
        "conversion",
        "accepted",
        "convert",
        "sign up",
        "join",
        "acceptance",
        "of invites convert",
        "sign ups",
        "of them accepted",
        "are accepted",
        "of invites are accepted",
        "acceptance rate",
        "percent accept",
        "join rate",
        "of them join",
        "invites convert",
        "conversion of",
      ],
    }),
    cycleDays: number("Days until the invited invite", {
      also: ["cycle", "cycle time", "day cycle", "cycle of", "every"],
      default: 7,
      min: 0.1,
      max: 3650,
      unit: "days",
    }),
    days: number("Days to look ahead", {
      default: 90,
      min: 0,
      max: 3650,
      unit: "days",
      also: ["after", "over", "in", "later"],
    }),
    costPerUser: money("Cost of a user at the start", { also: ["cost per user"], default: 3, min: 0, decimals: 2 }),
  },
  outputs: {
    viralCoefficient: number("Viral coefficient (K)", {
      also: ["k factor", "viral coefficient", "k", "viral k", "k value"],
      decimals: 3,
    }),
    users: number("Users at the end", { also: ["how many users", "users will we have", "total users"], decimals: 0 }),
    viralUsers: number("Of them by invitation", { also: ["invited users"], decimals: 0 }),
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
  figures: [
    "users",
    "viralUsers",
    "growthMultiple",
    "growsByItself",
    "doublingDays",
    "invitationsForGrowth",
    "effectiveCost",
  ],
  compute(inputs) {
    const { initialUsers, invitationsPerUser, conversionRate, cycleDays } = inputs;
    const k = (invitationsPerUser * conversionRate) / 100;
    const cycles = piecesWithin(inputs.days / cycleDays);
    const listCycles = () => {
      const rows = [{ cycle: 0, day: 0, newUsers: initialUsers, users: initialUsers }];
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        const before = rows[cycle - 1]!;
        const newUsers = k * before.newUsers;
        rows.push({ cycle, day: cycle * cycleDays, newUsers, users: before.users + newUsers });
      }
      return rows;
    };
    let newUsers = initialUsers;
    let users = initialUsers;
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      newUsers *= k;
      users += newUsers;
    }
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
      get growth() {
        return listCycles();
      },
      get usersOverTime() {
        return thinnedOut(listCycles()).map((row) => ({ day: row.day, users: row.users }));
      },
    };
  },
  takeaways: (inputs, outputs, say) => [
    ...(outputs.viralCoefficient === 0
      ? [`K is 0: without accepted invitations, nobody new joins.`]
      : [
          outputs.cycles === 0
            ? `K is ${say.number(outputs.viralCoefficient!, 2)}, but the time you look ahead is too short for a full cycle of invitations.`
            : `K is ${say.number(outputs.viralCoefficient!, 2)}: in ${counted(inputs.days, "day", say.number(inputs.days))}, ${inputs.initialUsers === 1 ? "one user becomes" : "{initialUsers} users become"} ${say.number(outputs.users!, 0)}.`,
          outputs.amplification === null
            ? outputs.doublingDays === null
              ? `At exactly 1, every cycle brings as many new users as the one before.`
              : `Above 1, growth feeds itself: new users double every {doublingDays} until the market is full.`
            : `Below 1, growth slows down: you end up with ${say.number(outputs.finalUsers!, 0)} users, ${say.number(outputs.amplification, 2)} for each one at the start.`,
        ]),
    ...(outputs.viralUsers! > 0 && inputs.costPerUser > 0
      ? [`Counting the users who come by invitation, a user costs you {effectiveCost} instead of {costPerUser}.`]
      : []),
  ],
  formula: {
    tex: [
      String.raw`K = i\,c \qquad U = U_0 \sum_{j=0}^{n} K^j = U_0\,\frac{K^{n+1} - 1}{K - 1} \qquad n = \left\lfloor \frac{T}{t} \right\rfloor`,
      String.raw`U_\infty = \frac{U_0}{1 - K}\ (K < 1) \qquad d = \frac{\ln 2}{\ln K}\,t\ (K > 1)`,
    ],
    where: {
      "i, c": "invitations each user sends, and the share that is accepted",
      "U_0, U": "users at the start and at the end",
      "n, t, T": "full cycles, days in a cycle and days to look ahead",
      "U_\\infty": "users in the end",
      d: "days it takes new users to double",
    },
  },
  howTo: [
    "Enter Users at the start, for example those a campaign brought in.",
    "Enter the Invitations each user sends on average, counting those who send none, and the share that are accepted.",
    "Set Days until the invited invite: cycle time matters as much as K.",
    "Enter the Cost of a user at the start to see the cost once invited users are counted.",
  ],
  faq: [
    {
      question: "Is a K below 1 useless?",
      answer:
        "No. K = 0.5 doubles the effect of every campaign (1 / (1 − K) = 2) and halves the cost per user; K = 0.2 adds a quarter. Hardly any product keeps K above 1 for long.",
    },
    {
      question: "Why does the cycle time matter so much?",
      answer:
        "Because growth compounds with every cycle. With K = 1.2, 7-day cycles give 12 rounds in 90 days and 48 times the users; 3-day cycles give 30 rounds and about 1,400 times. Getting people to invite others on their first day often helps more than a better invitation.",
    },
    {
      question: "How do I measure K?",
      answer:
        "Take a cohort of users: divide the invitations they sent by the number of users, and multiply by the share of invitations accepted. Count only invitations that reached someone and only new users, and average over all users, since most send none.",
    },
  ],
  about: [
    "Use it for referral programs, invitations, shared links and word of mouth. Each user invites others once, in the cycle after joining, as in Skok's model.",
    "The model assumes nobody leaves and the market has no limit, so figures for K above 1 hold only for a short time: soon, most people who get an invitation are already users. User numbers are averages and are not rounded.",
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
  updated: "2026-11-30",
  examples: [
    {
      title: "Five invitations, 15% accepted",
      inputs: { invitationsPerUser: 5 },
      outputs: { viralCoefficient: 0.75, users: 3904.97094393, amplification: 4, effectiveCost: 0.768251555025 },
    },
    {
      title: "K = 1.2: growth that feeds itself",
      inputs: { invitationsPerUser: 8, conversionRate: 15, days: 84 },
      outputs: { viralCoefficient: 1.2, cycles: 12, growsByItself: true, users: 48_496.603, doublingDays: 26.612527 },
    },
  ],
});

/** Every nth row and the last one, so that a chart has no more points than can be seen. */
function thinnedOut<T>(rows: readonly T[]): readonly T[] {
  const step = Math.ceil(rows.length / MOST_POINTS);
  return rows.filter((_, index) => index % step === 0 || index === rows.length - 1);
}

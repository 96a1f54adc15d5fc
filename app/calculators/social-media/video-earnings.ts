import { defineCalculator, chart, choice, integer, money, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

/** The creator's part of advertising revenue under the YouTube Partner Program, in percent. */
const YOUTUBE_SHARE = 55;
const SHORTS_SHARE = 45;

const VIEWS = [1000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 10_000_000];

export default defineCalculator({
  id: "video-earnings",
  name: "Video Earnings Calculator",
  category: "social-media",
  emoji: "🎬",
  description:
    "What a video channel earns from ads by views and RPM or CPM, per month and year with growth, and the views needed for a target.",
  keywords: [
    "youtube money",
    "adsense",
    "rpm",
    "how much do youtubers make",
    "cpm",
    "shorts",
    "monetization",
    "ad revenue",
  ],
  related: [
    { id: "influencer-rate", stage: "complementary", relevance: 84 },
    { id: "cost-per-mille", stage: "complementary", relevance: 74 },
    { id: "self-employment-tax", stage: "next_step", relevance: 80 },
    "engagement-rate",
  ],
  inputs: {
    monthlyViews: integer("Views a month", {
      default: 100_000,
      min: 0,
      max: 1_000_000_000_000,
      also: ["views", "views per month", "views in a month", "views each month"],
    }),
    mode: choice("I know the", {
      default: "rpm",
      options: [
        ["rpm", "RPM (my revenue per 1,000 views)"],
        ["cpm", "CPM (what advertisers pay)"],
      ],
    }),
    rpm: money("RPM", { default: 4, min: 0, when: { mode: "rpm" }, also: ["RPM"], decimals: 2 }),
    cpm: money("CPM", { default: 10, min: 0, when: { mode: "cpm" }, also: ["CPM"], decimals: 2 }),
    monetizedPercent: percent("Views with an ad", {
      default: 50,
      min: 0,
      max: 1000,
      when: { mode: "cpm" },
      also: [
        "monetized",
        "ads on",
        "with ads",
        "have ads",
        "of views",
        "views with ads",
        "monetized views",
        "show ads",
        "have an ad",
      ],
    }),
    platform: choice("Share of the revenue", {
      default: "youtube",
      options: [
        ["youtube", "YouTube videos: 55%"],
        ["shorts", "YouTube Shorts: 45%"],
        ["custom", "Other"],
      ],
      when: { mode: "cpm" },
    }),
    creatorShare: percent("Creator's share", {
      also: ["share", "creator share", "keep", "keeps"],
      default: 55,
      min: 0,
      max: 100,
      when: { platform: "custom" },
    }),
    monthlyGrowth: percent("Growth of views a month", {
      default: 0,
      min: -100,
      max: 1000,
      also: ["growth", "growing", "grows", "growth a month"],
    }),
    targetMonthly: money("Income wanted a month", {
      default: 2000,
      min: 0,
      also: ["target", "earn", "make", "income", "want", "to make", "to earn", "goal"],
    }),
  },
  outputs: {
    monthlyEarnings: money("In the first month", {
      also: [
        "earnings",
        "earn",
        "make",
        "money",
        "revenue",
        "income",
        "earn in a month",
        "make a month",
        "monthly earnings",
        "paid",
      ],
      decimals: 2,
    }),
    yearlyEarnings: money("In twelve months", { also: ["per year", "a year", "yearly"], decimals: 0 }),
    dailyEarnings: money("A day, at first", { also: ["per day", "a day", "daily"], decimals: 2 }),
    effectiveRpm: money("RPM", { decimals: 2 }),
    earningsPerView: money("Per view", { also: ["per view"], decimals: 4 }),
    viewsForTarget: number("Views a month for the income wanted", {
      also: ["views needed", "how many views", "views to earn", "views to make"],
      decimals: 0,
      none: "Out of reach without revenue per view",
    }),
    creatorSharePercent: percent("Creator's share", { decimals: 1, none: "Already part of the RPM" }),
    months: table("Month by month", {
      month: integer("Month"),
      views: number("Views", { decimals: 0 }),
      earnings: money("Earnings", { decimals: 2 }),
      total: money("Total", { decimals: 2 }),
    }),
    byViews: table(
      "By views",
      {
        views: integer("Views"),
        earnings: money("Earnings", { decimals: 2 }),
      },
      { mark: { column: "views", equals: "monthlyViews" } },
    ),
    earningsOverTime: chart("Earnings added up", {
      x: { month: integer("Month") },
      y: { total: money("Total") },
      from: "months",
      as: "bars",
    }),
  },
  compute(inputs) {
    const { monthlyViews, mode } = inputs;
    const share = { youtube: YOUTUBE_SHARE, shorts: SHORTS_SHARE, custom: inputs.creatorShare }[inputs.platform];
    const effectiveRpm = mode === "rpm" ? inputs.rpm : (inputs.cpm * inputs.monetizedPercent * share) / 10_000;
    const monthlyEarnings = (monthlyViews / 1000) * effectiveRpm;
    const months = growingMonths(monthlyViews, monthlyEarnings, 1 + inputs.monthlyGrowth / 100);
    return {
      monthlyEarnings,
      yearlyEarnings: months.at(-1)!.total,
      dailyEarnings: (12 * monthlyEarnings) / 365.25,
      effectiveRpm,
      earningsPerView: effectiveRpm / 1000,
      viewsForTarget: effectiveRpm > 0 ? (1000 * inputs.targetMonthly) / effectiveRpm : null,
      creatorSharePercent: mode === "cpm" ? share : null,
      months,
      byViews: VIEWS.map((views) => ({ views, earnings: (views / 1000) * effectiveRpm })),
    };
  },
  takeaways: (inputs, outputs) => [
    `With ${counted(inputs.monthlyViews, "view", "{monthlyViews}")} you earn {monthlyEarnings} in the first month and {yearlyEarnings} in twelve months, before tax.`,
    inputs.mode === "cpm"
      ? "A CPM of {cpm} leaves you an RPM of {effectiveRpm}: {monetizedPercent} of the views carry an ad, and your share is {creatorSharePercent}."
      : "That is {earningsPerView} for each view.",
    outputs.viewsForTarget === null
      ? "With an RPM of zero, no number of views earns anything."
      : `For {targetMonthly} a month you need ${counted(outputs.viewsForTarget, "view", "{viewsForTarget}")}.`,
  ],
  formula: {
    tex: [
      String.raw`E_k = \frac{V}{1000} \cdot R \cdot \left(1 + \frac{g}{100}\right)^{k-1}`,
      String.raw`R = C \cdot \frac{m}{100} \cdot \frac{s}{100}`,
    ],
    where: {
      E_k: "earnings in month k",
      V: "views in the first month",
      R: "revenue per 1,000 views (RPM)",
      g: "growth of views in percent a month",
      C: "what advertisers pay per 1,000 ad impressions (CPM)",
      m: "views with an ad, in percent",
      s: "creator's share in percent",
    },
  },
  howTo: [
    "Enter your Views a month.",
    "Choose whether you know the RPM, as shown in YouTube Studio, or the CPM that advertisers pay.",
    "With a CPM, set the Views with an ad and the Share of the revenue.",
    "Add the Growth of views a month, and the Income wanted a month to see how many views it takes.",
  ],
  faq: [
    {
      question: "What is the difference between RPM and CPM?",
      answer:
        "CPM is what advertisers pay for 1,000 ad impressions, before YouTube takes its share. RPM is what you earn per 1,000 views of any kind, with or without ads, after YouTube's share; it includes memberships and Super Chat. RPM is therefore much lower, often a third of the CPM.",
    },
    {
      question: "How much does YouTube pay for a million views?",
      answer:
        "At an RPM of 1 to 10 US dollars, between 1,000 and 10,000 dollars. Finance, business and software are at the upper end, music and games at the lower; Shorts earn only a few cents per 1,000 views.",
    },
    {
      question: "When can a channel earn from ads?",
      answer:
        "With 1,000 subscribers plus either 4,000 public watch hours in the last 12 months or 10 million public Shorts views in the last 90 days. Fan funding opens earlier, from 500 subscribers.",
    },
  ],
  about: [
    "For creators who plan ahead, and for anyone curious what a channel earns. The defaults are only a starting point: RPM differs tenfold between topics and countries and rises before Christmas, when advertisers spend the most.",
    "A video can carry several ads, so Views with an ad may exceed 100% if you count impressions per view. Sponsorships, affiliate links and merchandise are not included. Ad income is business income and usually taxed where you live.",
  ],
  sources: ["YouTube Partner Program: 55% of ads on the watch page, 45% of allocated Shorts revenue"],
  caution:
    "Ad revenue swings with season, topic and country, and a platform can change its terms; amounts are before tax.",
  phrases: [
    "how much does a channel earn with {monthlyViews} views a month",
    "youtube money for {monthlyViews} views at {rpm} RPM",
    "earnings of {monthlyViews} views at a CPM of {cpm}",
    "how many views a month to make {targetMonthly} with a {rpm} rpm",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "100,000 views a month at a CPM of 10",
      inputs: { monthlyViews: 100_000, mode: "cpm", cpm: 10, monetizedPercent: 50, platform: "youtube" },
      outputs: { monthlyEarnings: 275, effectiveRpm: 2.75, viewsForTarget: 727272.7273 },
    },
    {
      title: "A growing channel with an RPM of 4",
      inputs: { monthlyViews: 100_000, rpm: 4, monthlyGrowth: 10 },
      outputs: { monthlyEarnings: 400, yearlyEarnings: 8553.7135 },
    },
    {
      title: "Shorts",
      inputs: { monthlyViews: 2_000_000, mode: "cpm", cpm: 1.2, monetizedPercent: 10, platform: "shorts" },
      outputs: { monthlyEarnings: 108, creatorSharePercent: 45 },
    },
  ],
});

function growingMonths(views: number, earnings: number, factor: number) {
  let total = 0;
  return Array.from({ length: 12 }, (_, index) => {
    const growth = factor ** index;
    total += earnings * growth;
    return { month: index + 1, views: views * growth, earnings: earnings * growth, total };
  });
}

import { defineCalculator, integer, money, number, percent, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

const OTHER_CPMS = [5, 10, 15, 20, 25, 30, 40, 50];

export default defineCalculator({
  id: "influencer-rate",
  name: "Influencer Rate Calculator",
  category: "social-media",
  emoji: "🤳",
  description:
    "What to charge or pay for sponsored posts, based on followers, reach and CPM, with production, usage rights and exclusivity.",
  keywords: [
    "sponsored post price",
    "brand deal",
    "how much to charge",
    "instagram rates",
    "creator pricing",
    "ugc",
    "cpm",
  ],
  related: [
    { id: "engagement-rate", stage: "complementary", relevance: 88 },
    { id: "cost-per-mille", stage: "complementary", relevance: 82 },
    "video-earnings",
    { id: "freelance-rate", stage: "complementary", relevance: 72 },
    "follower-growth",
  ],
  inputs: {
    followers: integer("Followers", {
      default: 40_000,
      min: 0,
      max: 10_000_000_000,
      also: ["subscribers"],
    }),
    reachPercent: percent("Views per post, of followers", {
      default: 35,
      min: 0,
      max: 10_000,
      also: [
        "reach",
        "views",
        "of followers see",
        "view rate",
        "see",
        "seeing",
        "seeing each post",
        "of them seeing each post",
        "see a post",
        "see each post",
        "of them see",
        "views per post",
        "view each post",
        "of followers",
        "watch",
        "see my posts",
        "average views",
      ],
    }),
    cpm: money("Price per 1,000 views (CPM)", {
      default: 20,
      min: 0,
      also: ["per thousand", "per thousand views", "cost per thousand"],
    }),
    engagementRate: percent("Engagement rate", { default: 3, min: 0, max: 1000, also: ["engagement"] }),
    deliverables: integer("Posts", {
      default: 2,
      min: 1,
      max: 10_000,
      also: ["videos", "stories", "sponsored posts", "reels", "instagram post", "tiktoks"],
    }),
    productionCost: money("Production cost", {
      also: ["production", "to produce", "production costs me", "production is", "for production"],
      unsaid: 0,
      default: 150,
      min: 0,
    }),
    usageRightsPercent: percent("Usage rights", {
      also: ["usage", "for usage rights"],
      unsaid: 0,
      default: 20,
      min: 0,
      max: 1000,
    }),
    exclusivityPercent: percent("Exclusivity", {
      also: ["exclusive", "exclusivity for", "for exclusivity", "extra for exclusivity"],
      default: 0,
      min: 0,
      max: 1000,
    }),
    agencyFeePercent: percent("Agency fee on top", {
      also: ["agency fee", "agency", "manager", "management fee"],
      default: 0,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    rate: money("Fee", {
      also: ["charge", "how much should i charge", "what should i charge", "fair fee", "rate", "how much to charge"],
      decimals: 0,
    }),
    ratePerPost: money("Per post", { also: ["each post", "fee per post"], decimals: 0 }),
    brandTotal: money("The brand pays"),
    costPerEngagement: money("Per engagement", { decimals: 2, none: "No engagement to expect" }),
    effectiveCpm: money("Effective CPM", { decimals: 2 }),
    expectedViews: number("Views to expect", { decimals: 0 }),
    expectedEngagements: number("Engagements to expect", { decimals: 0 }),
    baseRate: money("Media value"),
    breakdown: table(
      "Breakdown",
      {
        item: text("Item"),
        amount: money("Amount"),
      },
      { split: { name: "item", value: "amount" } },
    ),
    byCpm: table(
      "At other CPMs",
      {
        cpm: money("CPM", { decimals: 0 }),
        rate: money("Fee"),
      },
      { mark: { column: "cpm", equals: "cpm" } },
    ),
  },
  compute(inputs) {
    const { cpm, deliverables, productionCost } = inputs;
    const viewsPerPost = (inputs.followers * inputs.reachPercent) / 100;
    const surcharge = (inputs.usageRightsPercent + inputs.exclusivityPercent) / 100;
    const mediaValue = (price: number) => (viewsPerPost / 1000) * price * deliverables;
    const rateAt = (price: number) => (mediaValue(price) + productionCost) * (1 + surcharge);

    const baseRate = mediaValue(cpm);
    const subtotal = baseRate + productionCost;
    const rate = rateAt(cpm);
    const agencyFee = (rate * inputs.agencyFeePercent) / 100;
    const expectedViews = viewsPerPost * deliverables;
    const expectedEngagements = ((inputs.followers * inputs.engagementRate) / 100) * deliverables;
    return {
      rate,
      ratePerPost: rate / deliverables,
      brandTotal: rate + agencyFee,
      costPerEngagement: expectedEngagements > 0 ? rate / expectedEngagements : null,
      effectiveCpm: expectedViews > 0 ? (1000 * rate) / expectedViews : 0,
      expectedViews,
      expectedEngagements,
      baseRate,
      breakdown: [
        { item: "Media value", amount: baseRate },
        { item: "Production", amount: productionCost },
        { item: "Usage rights", amount: (subtotal * inputs.usageRightsPercent) / 100 },
        { item: "Exclusivity", amount: (subtotal * inputs.exclusivityPercent) / 100 },
        { item: "Agency fee", amount: agencyFee },
      ],
      byCpm: OTHER_CPMS.map((price) => ({ cpm: price, rate: rateAt(price) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The fee is {rate}${inputs.deliverables > 1 ? ", {ratePerPost} for each post" : ""}; the views alone are worth {baseRate}.`,
    outputs.expectedViews! > 0
      ? `For ${counted(outputs.expectedViews!, "view", say.number(outputs.expectedViews!, 0))} that is an effective CPM of {effectiveCpm}${outputs.costPerEngagement === null ? "." : ", and {costPerEngagement} for each engagement."}`
      : "Without views, the fee covers production and rights only.",
    inputs.agencyFeePercent > 0
      ? `With the agency's ${say.percent(inputs.agencyFeePercent, 1)} on top, the brand pays {brandTotal}.`
      : "Without an agency, that is all the brand pays.",
  ],
  formula: {
    tex: [
      String.raw`R = (B + C)\left(1 + \frac{u + x}{100}\right)`,
      String.raw`B = \frac{F}{1000} \cdot \frac{v}{100} \cdot p \cdot n`,
    ],
    where: {
      R: "fee",
      B: "media value of the views",
      C: "production cost",
      "u, x": "surcharges for usage rights and exclusivity in percent",
      F: "followers",
      v: "views per post in percent of followers",
      p: "price per 1,000 views (CPM)",
      n: "number of posts",
    },
  },
  howTo: [
    "Enter the Followers and the Views per post as a percentage of them, averaged over the last ten posts or so.",
    "Set the CPM that is usual for your platform, niche and country.",
    "Enter the number of Posts and what Production costs you: camera, editing, travel, props.",
    "Add percentages for Usage rights (the brand runs your content as ads) and Exclusivity (no competitors for a time).",
    "Use the At other CPMs table to see how much room you have to negotiate.",
  ],
  faq: [
    {
      question: "Which CPM should I use?",
      answer:
        "What advertisers pay to reach the same people in other ways. Ads on social networks cost around 5 to 15 US dollars per 1,000 views; creators ask for more, often 15 to 40, because a recommendation works better. Finance, technology and business pay the most.",
    },
    {
      question: "What is usual for usage rights and exclusivity?",
      answer:
        "There is no set price. Common starting points are 20% to 50% of the fee for a few months of paid use, and as much again for shutting out competitors for one to three months. Put a time limit on both in the contract.",
    },
    {
      question: "Why views and not followers?",
      answer:
        "Because a brand buys attention. An account of 40,000 followers whose posts are seen by 35% reaches as many people as one of 140,000 seen by 10%.",
    },
    {
      question: "Do I have to say that a post is paid for?",
      answer:
        "Yes. In the US, the FTC requires a clear disclosure that is hard to miss, such as “ad” or “sponsored”, even if all you got was a free product; the EU, the UK and many other countries have similar rules.",
    },
  ],
  about: [
    "For creators writing a quote and brands checking one. It prices reach and work; expected sales can justify more, and a first deal with a promising brand less.",
    "Both surcharges apply to media value plus production, not to each other. The agency's fee is added on top of the creator's fee, so the creator receives the full fee.",
  ],
  sources: [
    "IAB, cost per mille as the pricing unit of advertising",
    "FTC, Disclosures 101 for Social Media Influencers (2019)",
  ],
  overflow: "cpm",
  caution:
    "A starting point for negotiation, before income tax: real fees vary widely by platform, niche, country and season.",
  phrases: [
    "how much to charge for {deliverables} sponsored posts with {followers} followers",
    "influencer rate for {followers} followers at {cpm} CPM",
    "charge {followers} followers {reachPercent} reach {cpm} cpm {deliverables} post",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two posts with 40,000 followers",
      inputs: {},
      outputs: { rate: 852, ratePerPost: 426, costPerEngagement: 0.355 },
    },
    {
      title: "A campaign with rights, exclusivity and an agency",
      inputs: {
        followers: 250_000,
        reachPercent: 12.5,
        cpm: 32,
        engagementRate: 2.4,
        deliverables: 3,
        productionCost: 900,
        usageRightsPercent: 30,
        exclusivityPercent: 25,
        agencyFeePercent: 15,
      },
      outputs: { rate: 6045, brandTotal: 6951.75, expectedViews: 93_750 },
    },
  ],
});

import { defineCalculator, integer, list, number, percent, refuse, table, text } from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "engagement-rate",
  name: "Engagement Rate Calculator",
  category: "social-media",
  emoji: "💬",
  description:
    "Engagement of posts by followers and by reach, from likes, comments, shares and saves, on average and post by post.",
  keywords: [
    "instagram engagement",
    "tiktok",
    "likes and comments",
    "interaction rate",
    "er",
    "social media metrics",
    "linkedin",
    "reel engagement",
  ],
  related: [
    { id: "influencer-rate", stage: "next_step", relevance: 88 },
    { id: "follower-growth", stage: "complementary", relevance: 84 },
    "conversion-rate",
    { id: "click-through-rate", stage: "complementary", relevance: 70 },
  ],
  inputs: {
    followers: integer("Followers", {
      default: 12_000,
      min: 1,
      max: 10_000_000_000,
      also: ["audience", "subscribers", "fans", "people following"],
    }),
    posts: list("Posts", {
      of: {
        name: text("Post", { default: "" }),
        likes: integer("Likes", { default: 0, min: 0, max: 10_000_000_000 }),
        comments: integer("Comments", { default: 0, min: 0, max: 10_000_000_000 }),
        shares: integer("Shares", { default: 0, min: 0, max: 10_000_000_000 }),
        saves: integer("Saves", { default: 0, min: 0, max: 10_000_000_000 }),
        reach: integer("Reach", { default: null, min: 1, max: 100_000_000_000, optional: true }),
      },
      default: [
        { name: "Post 1", likes: 410, comments: 32, shares: 18, saves: 44, reach: 5200 },
        { name: "Post 2", likes: 290, comments: 21, shares: 9, saves: 30, reach: 4100 },
        { name: "Post 3", likes: 655, comments: 70, shares: 52, saves: 88, reach: 9300 },
      ],
      maxItems: 1000,
      also: ["posts", "likes", "comments", "reach", "saves", "interactions", "engagements"],
    }),
  },
  outputs: {
    engagementRate: percent("Engagement rate by followers", {
      also: ["engagement", "er", "engagement rate"],
      decimals: 2,
    }),
    reachRate: percent("Engagement rate by reach", {
      also: ["engagement by reach", "reach rate", "by reach"],
      decimals: 2,
      none: "No post has a reach",
    }),
    averageInteractions: number("Interactions per post", { also: ["interactions per post"], decimals: 1 }),
    totalInteractions: integer("Interactions", { also: ["total interactions"] }),
    averageLikes: number("Likes per post", { decimals: 1 }),
    averageComments: number("Comments per post", { decimals: 1 }),
    averageReachOfFollowers: percent("Reach of a post against followers", { decimals: 1, none: "No post has a reach" }),
    bestPost: text("Best post", { labels: { "": "A post without a name" } }),
    bestRate: percent("Its rate", { decimals: 2 }),
    postTable: table("Posts", {
      name: text("Post", { labels: { "": "Unnamed" } }),
      interactions: integer("Interactions"),
      rateByFollowers: percent("By followers", { decimals: 2 }),
      rateByReach: percent("By reach", { decimals: 2, none: "No reach entered" }),
    }),
  },
  pictures: [{ draw: "rows", table: "postTable", name: "name", value: "interactions", title: "By post" }],
  compute({ followers, posts }) {
    if (posts.length === 0) refuse("posts", "Add at least one post.");
    const counted = posts.map((post) => ({
      ...post,
      interactions: post.likes + post.comments + post.shares + post.saves,
    }));
    const withReach = counted.filter((post) => post.reach !== null);
    const totalInteractions = sum(counted.map((post) => post.interactions));
    const averageInteractions = totalInteractions / posts.length;
    const reach = sum(withReach.map((post) => post.reach ?? 0));
    const best = counted.reduce((top, post) => (post.interactions > top.interactions ? post : top));
    return {
      engagementRate: (100 * averageInteractions) / followers,
      reachRate: reach > 0 ? (100 * sum(withReach.map((post) => post.interactions))) / reach : null,
      averageInteractions,
      totalInteractions,
      averageLikes: sum(posts.map((post) => post.likes)) / posts.length,
      averageComments: sum(posts.map((post) => post.comments)) / posts.length,
      averageReachOfFollowers: reach > 0 ? (100 * reach) / withReach.length / followers : null,
      bestPost: best.name,
      bestRate: (100 * best.interactions) / followers,
      postTable: counted.map(({ name, interactions, reach: seenBy }) => ({
        name,
        interactions,
        rateByFollowers: (100 * interactions) / followers,
        rateByReach: seenBy === null ? null : (100 * interactions) / seenBy,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `An average of {averageInteractions} interactions per post is an engagement rate of {engagementRate} of your followers.`,
    outputs.reachRate === null
      ? "Enter the reach of your posts to see the rate among the people who saw them."
      : "Among the people reached, the rate is {reachRate}; the average post reaches as many people as {averageReachOfFollowers} of your followers.",
    inputs.posts.length > 1 && outputs.bestPost
      ? "The best post, “{bestPost}”, came to {bestRate}."
      : "One good or bad post says little: use ten or more for a fair average.",
  ],
  formula: {
    tex: [
      String.raw`E_F = \frac{100}{F} \cdot \frac{1}{n}\sum_i I_i`,
      String.raw`E_R = 100 \cdot \frac{\sum I_i}{\sum R_i} \quad\text{(posts with a reach)}`,
    ],
    where: {
      E_F: "engagement rate by followers, percent",
      E_R: "engagement rate by reach, percent",
      F: "followers",
      n: "number of posts",
      I_i: "likes, comments, shares and saves of a post together",
      R_i: "reach of a post",
    },
  },
  howTo: [
    "Enter your Followers at the time of the posts.",
    "Add a row for each post with its likes, comments, shares and saves.",
    "Enter the Reach from the app's statistics if you have it; leave it empty if not.",
    "Compare the posts in the table, and compare the average with accounts of your size on the same network.",
  ],
  faq: [
    {
      question: "What is a good engagement rate?",
      answer:
        "It depends on the network and falls with size. In Rival IQ's benchmark report of 2024 the median post drew about 0.4% of the followers on Instagram, 2.6% on TikTok and less than 0.1% on Facebook. Small Instagram accounts with 3% to 6% are not rare.",
    },
    {
      question: "By followers or by reach?",
      answer:
        "The rate by followers lets you compare accounts, since anyone can see those figures. The rate by reach shows how well the content works with the people who saw it, and ignores followers who stopped looking long ago. Never compare one with the other.",
    },
    {
      question: "Do views count as engagement?",
      answer:
        "Not here. Only what a person does counts: likes, comments, shares and saves. If a network shows clicks or reposts, add them to the shares, and do so for every post.",
    },
  ],
  about: [
    "For creators, brands and agencies comparing posts, months or accounts. The rate by followers is the average per post; the rate by reach weights each post by the people it reached, so a widely seen post counts more.",
    "Bought followers lower the rate; giveaways raise it for a while. Use posts that are at least two days old, because most reactions come in the first 48 hours.",
  ],
  sources: [
    "Rival IQ, Social Media Industry Benchmark Report: engagement per post by followers",
    "IAB, social media engagement definitions",
  ],
  phrases: [
    "engagement rate with {followers} followers",
    "instagram engagement rate for {followers} followers",
    "engagement rate of a post with {followers} followers",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Three posts and 12,000 followers",
      inputs: {},
      outputs: { engagementRate: 4.775, reachRate: 9.241935484, bestPost: "Post 3" },
    },
    {
      title: "One post without a known reach",
      inputs: { followers: 500, posts: [{ name: "Launch", likes: 20, comments: 3, shares: 1, saves: 0 }] },
      outputs: { engagementRate: 4.8, reachRate: null },
    },
  ],
});

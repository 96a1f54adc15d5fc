import { defineCalculator, choice, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "cost-per-mille",
  name: "CPM Calculator",
  category: "digital-marketing",
  emoji: "👁️",
  description:
    "Cost per 1,000 impressions, or the budget or impressions it works out to, with reach, cost per click and cost per conversion.",
  keywords: [
    "cost per thousand impressions",
    "cost per mille",
    "ad budget",
    "impressions for budget",
    "rpm",
    "display ads",
    "ad rates",
    "reach and frequency",
    "how many impressions can I get",
  ],
  related: [
    { id: "click-through-rate", stage: "complementary", relevance: 84 },
    { id: "cost-per-acquisition", stage: "next_step", relevance: 78 },
    "return-on-ad-spend",
    { id: "video-earnings", stage: "complementary", relevance: 70 },
    "engagement-rate",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "cpm",
      options: [
        ["cpm", "CPM"],
        ["adSpend", "Cost"],
        ["impressions", "Impressions"],
      ],
    }),
    adSpend: money("Cost", {
      default: 600,
      min: 0,
      when: { solveFor: ["cpm", "impressions"] },
      decimals: 2,
      also: [
        "cost",
        "budget",
        "spend",
        "bought",
        "pay",
        "paid",
        "costs",
        "spent",
        "ad spend",
        "campaign",
        "ad cost",
        "we paid",
        "spending",
        "campaign cost",
        "ad budget",
        "ads cost",
        "budget of",
      ],
    }),
    impressions: integer("Impressions", {
      default: 80_000,
      min: 1,
      max: 10_000_000_000_000,
      when: { solveFor: ["cpm", "adSpend"] },
      also: [
        "views",
        "thousand impressions",
        "times",
        "seen",
        "was seen",
        "viewed",
        "shown",
        "ad views",
        "video views",
        "eyeballs",
        "page views",
        "exposures",
        "displays",
      ],
    }),
    cpm: money("CPM", {
      default: 7.5,
      min: 0,
      when: { solveFor: ["adSpend", "impressions"] },
      decimals: 2,
      also: [
        "cost per thousand",
        "per thousand",
        "per mille",
        "cpm of",
        "at a",
        "per thousand impressions",
        "cpm is",
        "rate of",
        "per 1000",
        "a thousand",
      ],
    }),
    frequency: number("Times each person sees it", {
      also: ["times each"],
      default: 3,
      min: 1,
      max: 100_000,
    }),
    clickThroughRate: percent("Click-through rate", { also: ["ctr"], default: 0.9, min: 0, max: 100 }),
    conversionRate: percent("Clicks that convert", { also: ["conversion"], default: 2.5, min: 0, max: 100 }),
  },
  outputs: {
    costPerMille: money("CPM", {
      also: ["cost per thousand", "cost per mille", "per thousand", "per thousand impressions", "per 1000 impressions"],
      decimals: 2,
    }),
    totalCost: money("Cost", {
      also: ["budget", "how much", "what will impressions cost", "impressions cost"],
      decimals: 2,
    }),
    totalImpressions: number("Impressions", {
      also: ["how many impressions", "impressions can i get", "how many views", "many impressions"],
      decimals: 0,
    }),
    costPerImpression: money("Cost per impression", { decimals: 4 }),
    reach: number("People reached", { also: ["people reached", "reach"], decimals: 0 }),
    costPerPerson: money("Cost per person reached", { decimals: 4 }),
    clicks: number("Clicks", { decimals: 0 }),
    costPerClick: money("Cost per click", { decimals: 2, none: "No clicks" }),
    conversions: number("Conversions", { decimals: 1 }),
    costPerConversion: money("Cost per conversion", { decimals: 2, none: "No conversions" }),
    byImpressions: table("By impressions", {
      impressions: integer("Impressions"),
      cost: money("Cost", { decimals: 2 }),
      clicks: number("Clicks", { decimals: 0 }),
    }),
    byCtr: table("Cost per click by click-through rate", {
      clickThroughRate: percent("CTR", { decimals: 1 }),
      costPerClick: money("Cost per click", { decimals: 2 }),
    }),
  },
  pictures: [
    {
      draw: "bars",
      of: ["totalImpressions", "reach", "clicks", "conversions"],
      title: "From impressions to conversions",
    },
  ],
  compute(inputs) {
    const { frequency, clickThroughRate } = inputs;
    const { cpm, cost, impressions } = campaignOf(inputs);
    const clicks = (impressions * clickThroughRate) / 100;
    const conversions = (clicks * inputs.conversionRate) / 100;
    return {
      costPerMille: cpm,
      totalCost: cost,
      totalImpressions: impressions,
      costPerImpression: cpm / 1000,
      reach: impressions / frequency,
      costPerPerson: (cpm / 1000) * frequency,
      clicks,
      costPerClick: clicks > 0 ? cost / clicks : null,
      conversions,
      costPerConversion: conversions > 0 ? cost / conversions : null,
      byImpressions: [1000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000].map((count) => ({
        impressions: count,
        cost: (cpm * count) / 1000,
        clicks: (count * clickThroughRate) / 100,
      })),
      byCtr: [0.1, 0.5, 1, 2, 3, 5, 10].map((rate) => ({ clickThroughRate: rate, costPerClick: cpm / (10 * rate) })),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const { totalImpressions } = outputs;
    const impressions = counted(totalImpressions!, "impression", say.number(totalImpressions!, 0));
    return [
      outputs.totalCost === 0
        ? `The campaign costs nothing.`
        : inputs.solveFor === "cpm"
          ? `The CPM is {costPerMille}: {totalCost} for ${impressions}.`
          : inputs.solveFor === "adSpend"
            ? `${impressions} at a CPM of {costPerMille} cost {totalCost}.`
            : `For {totalCost} you get ${impressions} at a CPM of {costPerMille}.`,
      `If each person sees the ad ${inputs.frequency > 1 ? `${say.number(inputs.frequency)} times` : "once"}, you reach ${say.number(outputs.reach!, 0)} people${outputs.totalCost! > 0 ? " at {costPerPerson} each" : ""}.`,
      outputs.costPerClick === null
        ? `At a CTR of {clickThroughRate}, you get no clicks.`
        : outputs.totalCost === 0
          ? `At a CTR of {clickThroughRate}, you get ${counted(outputs.clicks!, "click", say.number(outputs.clicks!, 0))}.`
          : `At a CTR of {clickThroughRate}, a click costs {costPerClick}${outputs.costPerConversion === null ? "" : " and a conversion {costPerConversion}"}.`,
    ];
  },
  formula: {
    tex: [
      String.raw`\text{CPM} = \frac{1000\,C}{n} \qquad C = \frac{\text{CPM} \cdot n}{1000} \qquad n = \frac{1000\,C}{\text{CPM}}`,
      String.raw`R = \frac{n}{f} \qquad \text{CPC} = \frac{\text{CPM}}{10 \cdot \text{CTR}_{\%}}`,
    ],
    where: {
      "C, n": "cost and impressions",
      "R, f": "people reached, and times each person sees the ad",
      "\\text{CTR}_{\\%}": "click-through rate in percent",
    },
  },
  howTo: [
    "Under Find, choose what you want to know: CPM, Cost or Impressions.",
    "Enter the other two.",
    "Set Times each person sees it; 3 to 5 a month is common for brand campaigns.",
    "Enter the Click-through rate and Clicks that convert to compare with offers priced per click or per sale.",
  ],
  faq: [
    {
      question: "What does the M in CPM stand for?",
      answer:
        "Mille, Latin for thousand: CPM is the price of a thousand impressions. What a publisher earns per thousand page views is called RPM; it is lower, because of unsold space and the network's share.",
    },
    {
      question: "What is a typical CPM?",
      answer:
        "$1 to $5 for display banners, $5 to $15 on social networks, $10 to $30 for video, and $15 to $50 for newsletters and podcasts, with television in a similar range, all for wealthy countries. Before the holidays prices can rise by half; for narrow audiences they can multiply.",
    },
    {
      question: "When is CPM better than paying per click?",
      answer:
        "When your CTR is high. A CPM of 8 comes to 1.60 per click at a CTR of 0.5%, but only 0.40 at 2%. The table Cost per click by click-through rate shows where it breaks even with a CPC offer.",
    },
  ],
  about: [
    "Use it to compare offers, plan a budget or estimate reach. Impressions and people are expected values and are not rounded.",
    "An impression is counted when the ad is served; the Media Rating Council calls it viewable when half of its pixels are on screen for one second (two for video). Usually 50% to 70% are, so the price per thousand viewable impressions is higher. Reach assumes the same frequency for everyone; in reality, a few people see an ad far more often.",
  ],
  sources: [
    "Interactive Advertising Bureau, Glossary of Interactive Advertising Terms: CPM",
    "Media Rating Council, Viewable Ad Impression Measurement Guidelines (2014)",
  ],
  overflow: "adSpend",
  phrases: [
    "cpm {adSpend} for {impressions} impressions",
    "cost of {impressions} impressions at {cpm} cpm",
    "impressions for {adSpend} at {cpm} cpm",
    "how many impressions can I get for {adSpend} at a {cpm} CPM",
    "what will {impressions} impressions cost at a CPM of {cpm}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "40,000 impressions for 500",
      inputs: { solveFor: "cpm", adSpend: 500, impressions: 40_000 },
      outputs: { costPerMille: 12.5, reach: 13333.3333333, costPerClick: 1.38888888889 },
    },
    {
      title: "What two million impressions cost at a CPM of 4",
      inputs: { solveFor: "adSpend", impressions: 2_000_000, cpm: 4 },
      outputs: { totalCost: 8000, clicks: 18_000 },
    },
    {
      title: "Impressions for a budget of 1,500",
      inputs: { solveFor: "impressions", adSpend: 1500, cpm: 7.5 },
      outputs: { totalImpressions: 200_000 },
    },
  ],
});

interface Campaign {
  readonly solveFor: string;
  readonly adSpend: number;
  readonly impressions: number;
  readonly cpm: number;
}

/** CPM, cost and impressions, one of them from the other two. */
function campaignOf({ solveFor, adSpend, impressions, cpm }: Campaign) {
  if (solveFor === "adSpend") return { cpm, cost: (cpm * impressions) / 1000, impressions };
  if (solveFor === "cpm") return { cpm: (1000 * adSpend) / impressions, cost: adSpend, impressions };
  if (cpm === 0) refuse("cpm", "At a CPM of 0, the budget would buy any number of impressions. Enter a CPM above 0.");
  return { cpm, cost: adSpend, impressions: (1000 * adSpend) / cpm };
}

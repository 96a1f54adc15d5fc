import { defineCalculator, choice, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { TWO_SIDED_Z, wilsonInterval } from "#maths/wilson-interval.ts";

export default defineCalculator({
  id: "click-through-rate",
  name: "Click-Through Rate (CTR) Calculator",
  category: "digital-marketing",
  emoji: "🖱️",
  description:
    "The CTR of an ad, email or search result from clicks and impressions, with its margin of error and the cost per click.",
  keywords: [
    "clicks and impressions",
    "ad performance",
    "cpc",
    "google ads",
    "search console",
    "cost per click",
    "banner",
    "people clicked on an ad",
    "banner clicks",
  ],
  related: [
    { id: "conversion-rate", stage: "next_step", relevance: 84 },
    { id: "cost-per-mille", stage: "complementary", relevance: 80 },
    "cost-per-acquisition",
    "return-on-ad-spend",
    { id: "ab-test", stage: "advanced_planning", relevance: 74 },
  ],
  inputs: {
    impressions: integer("Impressions", {
      default: 50_000,
      min: 1,
      max: 1_000_000_000_000,
      also: [
        "views",
        "shown",
        "times shown",
        "seen",
        "people",
        "was shown",
        "shown to",
        "displayed",
        "times",
        "banner was shown",
        "ran",
        "appeared",
        "served",
        "eyeballs",
        "impressions of",
        "emails",
        "delivered",
        "exposures",
        "was seen",
        "from",
      ],
    }),
    clicks: integer("Clicks", {
      default: 1250,
      min: 0,
      max: 1_000_000_000_000,
      also: [
        "clicked",
        "clicked on it",
        "people clicked",
        "got",
        "clicked through",
        "taps",
        "tapped",
        "link clicks",
        "visits",
        "clicks from",
        "people clicked on it",
      ],
    }),
    adSpend: money("Ad spend", {
      default: 900,
      min: 0,
      decimals: 2,
      also: [
        "paid",
        "spent",
        "cost",
        "spend",
        "budget",
        "paying",
        "ad cost",
        "spending",
        "in ad spend",
        "my ad cost",
        "cost me",
        "costing",
        "campaign cost",
        "ads cost",
      ],
    }),
    conversionRate: percent("Clicks that convert", {
      also: ["convert", "of clicks convert"],
      default: 2.5,
      min: 0,
      max: 100,
    }),
    targetRate: percent("Target CTR", { also: ["target", "goal", "aim for"], default: 3, min: 0, max: 100 }),
    confidenceLevel: choice("Confidence", {
      default: "95",
      options: [
        ["90", "90%"],
        ["95", "95%"],
        ["99", "99%"],
      ],
    }),
  },
  outputs: {
    clickThroughRate: percent("Click-through rate", {
      also: [
        "ctr",
        "click rate",
        "click through",
        "click-through rate",
        "what ctr",
        "clickthrough rate",
        "percent clicked",
      ],
      decimals: 3,
    }),
    rateLow: percent("True rate at least", { decimals: 3 }),
    rateHigh: percent("True rate at most", { decimals: 3 }),
    costPerClick: money("Cost per click", {
      also: [
        "cpc",
        "price per click",
        "per click",
        "average cpc",
        "cost per click",
        "each click cost",
        "pay per click",
        "cost of a click",
      ],
      decimals: 2,
      none: "No clicks",
    }),
    costPerMille: money("Cost per 1,000 impressions", { also: ["cpm", "cost per thousand"], decimals: 2 }),
    impressionsPerClick: number("Impressions per click", { decimals: 1, none: "No clicks" }),
    clicksAtTarget: number("Clicks at the target", { decimals: 0 }),
    extraClicks: number("More clicks than now", { decimals: 0 }),
    costPerClickAtTarget: money("Cost per click at the target", { decimals: 2, none: "No clicks at that rate" }),
    conversions: number("Conversions", { also: [], decimals: 1 }),
    costPerConversion: money("Cost per conversion", { decimals: 2, none: "No conversions" }),
    byRate: table("At other rates", {
      clickThroughRate: percent("CTR"),
      clicks: number("Clicks", { decimals: 0 }),
      costPerClick: money("Cost per click", { decimals: 2 }),
    }),
  },
  figures: [
    { label: "True rate", range: ["rateLow", "rateHigh"] },
    "costPerClick",
    "costPerMille",
    "impressionsPerClick",
    "clicksAtTarget",
    "extraClicks",
    "costPerClickAtTarget",
    "conversions",
    "costPerConversion",
  ],
  pictures: [
    {
      draw: "timeline",
      of: ["rateLow", "clickThroughRate", "rateHigh", "targetRate"],
      title: "The rate, its interval and the target",
    },
  ],
  compute(inputs) {
    const { impressions, clicks, adSpend, targetRate } = inputs;
    if (clicks > impressions)
      refuse(
        "clicks",
        "There are more clicks than impressions. Check both figures, or count only one click per impression.",
      );
    const { low, high } = wilsonInterval(clicks, impressions, TWO_SIDED_Z[inputs.confidenceLevel]);
    const costPer = (count: number) => (count > 0 ? adSpend / count : null);
    const clicksAt = (rate: number) => (impressions * rate) / 100;
    const conversions = (clicks * inputs.conversionRate) / 100;
    return {
      clickThroughRate: (100 * clicks) / impressions,
      rateLow: 100 * low,
      rateHigh: 100 * high,
      costPerClick: costPer(clicks),
      costPerMille: (1000 * adSpend) / impressions,
      impressionsPerClick: clicks > 0 ? impressions / clicks : null,
      clicksAtTarget: clicksAt(targetRate),
      extraClicks: clicksAt(targetRate) - clicks,
      costPerClickAtTarget: costPer(clicksAt(targetRate)),
      conversions,
      costPerConversion: costPer(conversions),
      byRate: [0.1, 0.5, 1, 2, 3, 5, 10].map((rate) => ({
        clickThroughRate: rate,
        clicks: clicksAt(rate),
        costPerClick: costPer(clicksAt(rate)),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Your CTR is {clickThroughRate}; the true rate is likely between {rateLow} and {rateHigh} (${inputs.confidenceLevel}% confidence).`,
    ...(inputs.adSpend > 0
      ? [
          outputs.costPerClick === null
            ? `You spent {adSpend} and got no clicks.`
            : `A click costs {costPerClick} and a thousand impressions {costPerMille}.`,
        ]
      : []),
    outputs.extraClicks! >= 0.5
      ? `At your target CTR of {targetRate}, the same impressions would bring ${say.number(outputs.extraClicks!, 0)} more clicks.`
      : `You have reached your target CTR of {targetRate}.`,
  ],
  formula: {
    tex: [
      String.raw`\text{CTR} = \frac{100\,k}{n} \qquad \text{CPC} = \frac{S}{k} \qquad \text{CPM} = \frac{1000\,S}{n}`,
      String.raw`\frac{p + \frac{z^2}{2n} \pm z\sqrt{\frac{p(1 - p)}{n} + \frac{z^2}{4n^2}}}{1 + \frac{z^2}{n}}`,
    ],
    where: {
      "k, n": "clicks and impressions, p = k/n",
      S: "ad spend",
      z: "1.645, 1.960 or 2.576 for 90%, 95% or 99% confidence (Wilson interval)",
    },
  },
  howTo: [
    "Enter Impressions and Clicks for the same period and placement.",
    "Enter the Ad spend, or 0 for email and organic search results.",
    "Set Clicks that convert to get the cost per conversion, and your Target CTR.",
    "Check the margin of error: with few clicks, the true rate can be far from the one you measured.",
  ],
  faq: [
    {
      question: "What is a good CTR?",
      answer:
        "It depends far more on the placement than on the ad. Search ads reach 3% to 7%, feed ads on social networks about 1%, display banners 0.1% to 0.5%, the first organic search result 25% to 30%, and newsletters 2% to 3% of delivered emails. Compare with your own past figures.",
    },
    {
      question: "How many impressions do I need for a reliable figure?",
      answer:
        "The margin of error depends mostly on the number of clicks: with 100 clicks it is about plus or minus 20% of the rate, with 400 about 10% and with 1,600 about 5% (at 95% confidence). With fewer than 30 clicks, wait.",
    },
    {
      question: "Is a higher CTR always better?",
      answer:
        "No. A sensational ad gets clicks from people who do not buy, and you pay for every one, so look at Cost per conversion too. In ad auctions, though, a high CTR raises your quality score and lowers the price of a click.",
    },
  ],
  about: [
    "Use it for ads, emails, search results, buttons and video thumbnails: anything that is shown and can be clicked. For emails, enter delivered emails as impressions and people who clicked as clicks.",
    "The interval treats every impression as independent. Ten impressions on the same person are not, so the real margin is somewhat wider. Bot clicks and accidental clicks are counted; ad networks filter out only some of them.",
  ],
  sources: [
    "Interactive Advertising Bureau, Glossary of Interactive Advertising Terms: click-through rate",
    "Wilson: Probable inference, the law of succession, and statistical inference, JASA 22 (1927)",
  ],
  overflow: "adSpend",
  phrases: [
    "ctr {clicks} clicks {impressions} impressions",
    "click through rate of {clicks} clicks on {impressions} views",
    "cost per click {adSpend} for {clicks} clicks",
    "click-through rate if my ad got {clicks} clicks from {impressions} impressions",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "1,000 clicks on 50,000 impressions for 900",
      inputs: { impressions: 50_000, clicks: 1000, adSpend: 900 },
      outputs: { clickThroughRate: 2, rateLow: 1.88092368081, rateHigh: 2.12645135351, costPerClick: 0.9 },
    },
    {
      title: "A newsletter that costs nothing",
      inputs: { impressions: 4200, clicks: 126, adSpend: 0, targetRate: 4 },
      outputs: { clickThroughRate: 3, extraClicks: 42, costPerClick: 0 },
    },
  ],
});

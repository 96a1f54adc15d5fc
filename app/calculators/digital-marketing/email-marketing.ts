import {
  defineCalculator,
  boolean,
  chart,
  integer,
  money,
  number,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";

/** Percent of delivered emails marked as spam at which Google turns senders away (2024). */
const COMPLAINT_LIMIT = 0.3;
const MONTHS = 24;

export default defineCalculator({
  id: "email-marketing",
  name: "Email Marketing Calculator",
  category: "digital-marketing",
  emoji: "📧",
  description:
    "Open, click, conversion, bounce and complaint rates of an email campaign, what it earned, and how your list will grow.",
  keywords: [
    "open rate",
    "click rate",
    "newsletter",
    "email roi",
    "bounce rate",
    "unsubscribe rate",
    "list growth",
    "click to open rate",
    "people opened the email",
    "click-to-open rate",
  ],
  related: [
    { id: "conversion-rate", stage: "complementary", relevance: 80 },
    { id: "marketing-funnel", stage: "advanced_planning", relevance: 78 },
    "click-through-rate",
    { id: "ab-test", stage: "next_step", relevance: 74 },
    "return-on-ad-spend",
  ],
  inputs: {
    sent: integer("Emails sent", {
      default: 10_000,
      min: 1,
      max: 10_000_000_000,
      also: [
        "emails",
        "delivered",
        "recipients",
        "people",
        "subscribers",
        "mails",
        "list of",
        "mailed",
        "emailed",
        "sent to",
        "blast to",
        "newsletter to",
        "send",
        "went to",
        "sent out",
        "i sent",
        "with sent",
        "messages",
        "emails went out",
        "newsletters",
        "contacts",
        "mailing of",
      ],
    }),
    bounced: integer("Bounced", {
      also: [
        "bounces",
        "hard bounces",
        "came back undeliverable",
        "undeliverable",
        "came back",
        "undelivered",
        "failed to deliver",
        "returned",
      ],
      unsaid: 0,
      default: 150,
      min: 0,
      max: 10_000_000_000,
    }),
    opens: integer("Opened (people)", {
      default: 3300,
      min: 0,
      max: 10_000_000_000,
      help: "Mail apps that load images automatically inflate this.",
      also: ["people opened it", "people opened", "opened it", "unique opens", "were opened", "opened the email"],
    }),
    clicks: integer("Clicked (people)", {
      default: 260,
      min: 0,
      max: 10_000_000_000,
      also: ["people clicked", "clicked through", "clicked the link", "clicked a link", "unique clicks", "clickers"],
    }),
    conversions: integer("Conversions", {
      default: 31,
      min: 0,
      max: 10_000_000_000,
      also: ["sales", "orders", "purchases", "bought", "signups"],
    }),
    unsubscribes: integer("Unsubscribed", {
      unsaid: 0,
      default: 24,
      min: 0,
      max: 10_000_000_000,
      also: ["opted out", "left the list", "opt outs"],
    }),
    complaints: integer("Marked as spam", {
      also: ["spam complaints", "spam", "spam reports", "reported spam"],
      unsaid: 0,
      default: 6,
      min: 0,
      max: 10_000_000_000,
    }),
    valuePerConversion: money("Value of a conversion", {
      also: ["worth", "each worth", "average order"],
      default: 65,
      min: 0,
      decimals: 2,
    }),
    campaignCost: money("Cost of the campaign", {
      also: ["cost", "spent", "cost me"],
      default: 180,
      min: 0,
      decimals: 2,
    }),
    listSize: integer("Subscribers now", {
      default: 10_000,
      min: 0,
      max: 10_000_000_000,
      also: ["subscribers", "list"],
    }),
    newSubscribers: integer("New subscribers a month", {
      also: ["new sign ups", "new signups"],
      default: 350,
      min: 0,
      max: 1_000_000_000,
    }),
    campaignsPerMonth: number("Campaigns a month", {
      also: ["emails a month", "times a month"],
      default: 4,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    clickRate: percent("Click rate", {
      also: ["ctr", "click through rate", "percent clicked"],
      decimals: 2,
      none: "Nothing was delivered",
    }),
    openRate: percent("Open rate", {
      also: ["opens", "percent opened"],
      decimals: 2,
      none: "Nothing was delivered",
    }),
    clickToOpenRate: percent("Clicks of those who opened", {
      also: ["ctor", "click to open", "click to open rate"],
      decimals: 2,
      none: "Nobody opened it",
    }),
    conversionRate: percent("Conversions of those who clicked", { decimals: 2, none: "Nobody clicked" }),
    deliveryRate: percent("Delivered", { also: ["delivery rate", "deliverability"], decimals: 2 }),
    bounceRate: percent("Bounced", { also: ["bounce rate"], decimals: 2 }),
    unsubscribeRate: percent("Unsubscribed", {
      also: ["unsubscribe rate", "opt out rate"],
      decimals: 3,
      none: "Nothing was delivered",
    }),
    complaintRate: percent("Marked as spam", {
      also: ["spam rate", "complaint rate", "spam complaint rate"],
      decimals: 3,
      none: "Nothing was delivered",
    }),
    complaintsTooHigh: boolean("At or above the 0.3% limit for spam complaints"),
    revenue: money("Revenue", { decimals: 2 }),
    revenuePerEmail: money("Revenue per email", {
      also: ["revenue per email"],
      decimals: 4,
      none: "Nothing was delivered",
    }),
    profit: money("Profit", { decimals: 2 }),
    returnOnInvestment: percent("Return on the cost", { decimals: 1, none: "The campaign cost nothing" }),
    costPerConversion: money("Cost per conversion", { decimals: 2, none: "No conversions" }),
    subscribersInYear: number("Subscribers in a year", { decimals: 0 }),
    funnel: table("From sent to sold", {
      step: text("Step"),
      count: integer("People"),
      ofSent: percent("Of all sent", { decimals: 2 }),
      ofPrevious: percent("Of the step before", { decimals: 2, none: "Nobody before" }),
    }),
    listOverTime: chart("Subscribers", {
      x: { month: integer("Month") },
      y: { subscribers: number("Subscribers", { decimals: 0 }) },
      as: "line",
    }),
  },
  figures: [
    "openRate",
    "clickToOpenRate",
    "conversionRate",
    "unsubscribeRate",
    "complaintsTooHigh",
    "revenue",
    "profit",
    "returnOnInvestment",
  ],
  compute(inputs) {
    const { sent, bounced, opens, clicks, conversions, campaignCost } = inputs;
    if (bounced > sent) refuse("bounced", "More emails bounced than were sent. Check both figures.");
    const delivered = sent - bounced;
    for (const key of ["opens", "clicks", "unsubscribes", "complaints"] as const) {
      if (inputs[key] > delivered)
        refuse(key, "This is more than the number of delivered emails (sent minus bounced). Count people, not events.");
    }
    if (conversions > clicks)
      refuse("conversions", "There are more conversions than clicks. Count only conversions from people who clicked.");
    const percentOf = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);
    const complaintRate = percentOf(inputs.complaints, delivered);
    const revenue = conversions * inputs.valuePerConversion;
    const subscribers = listGrowth(inputs);
    const steps = [
      { step: "Sent", count: sent },
      { step: "Delivered", count: delivered },
      { step: "Opened", count: opens },
      { step: "Clicked", count: clicks },
      { step: "Converted", count: conversions },
    ];
    return {
      clickRate: percentOf(clicks, delivered),
      openRate: percentOf(opens, delivered),
      clickToOpenRate: percentOf(clicks, opens),
      conversionRate: percentOf(conversions, clicks),
      deliveryRate: (100 * delivered) / sent,
      bounceRate: (100 * bounced) / sent,
      unsubscribeRate: percentOf(inputs.unsubscribes, delivered),
      complaintRate,
      complaintsTooHigh: complaintRate !== null && complaintRate >= COMPLAINT_LIMIT - 1e-12,
      revenue,
      revenuePerEmail: delivered > 0 ? revenue / delivered : null,
      profit: revenue - campaignCost,
      returnOnInvestment: percentOf(revenue - campaignCost, campaignCost),
      costPerConversion: conversions > 0 ? campaignCost / conversions : null,
      subscribersInYear: subscribers[12]!,
      funnel: steps.map((row, index) => ({
        ...row,
        ofSent: (100 * row.count) / sent,
        ofPrevious: index === 0 ? 100 : percentOf(row.count, steps[index - 1]!.count),
      })),
      listOverTime: subscribers.map((count, month) => ({ month, subscribers: count })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.clickRate === null
      ? `All of the emails bounced: clean the list before you send again.`
      : `Of the people the email reached, {openRate} opened it and {clickRate} clicked${
          outputs.revenue === 0 && inputs.campaignCost === 0
            ? ""
            : `; the campaign brought in {revenue} and ${
                Math.abs(outputs.profit!) < 0.005
                  ? "broke even"
                  : outputs.profit! > 0
                    ? "made a profit of {profit}"
                    : `lost ${say.money(-outputs.profit!, 2)}`
              }`
        }.`,
    ...(outputs.complaintRate === null
      ? []
      : [
          outputs.complaintsTooHigh
            ? `{complaintRate} marked it as spam: at ${say.percent(0.3)} or more, Gmail and Yahoo start to reject your mail.`
            : `{bounceRate} bounced; {complaintRate} marked it as spam, below the limit of ${say.percent(0.3)}.`,
        ]),
    Math.round(outputs.subscribersInYear!) === inputs.listSize
      ? `At this pace, your list stays the same size.`
      : outputs.subscribersInYear! > inputs.listSize
        ? `At this pace, your list grows to ${say.number(outputs.subscribersInYear!, 0)} subscribers in a year.`
        : `At this pace, your list shrinks to ${say.number(outputs.subscribersInYear!, 0)} subscribers in a year, because more people leave than join.`,
  ],
  formula: {
    tex: [
      String.raw`\text{open} = \frac{O}{S - B} \qquad \text{click} = \frac{K}{S - B} \qquad \text{click-to-open} = \frac{K}{O} \qquad R = C v`,
      String.raw`L_{t+1} = L_t\left(1 - \frac{B + U}{S}\right)^{q} + N`,
    ],
    where: {
      "S, B": "emails sent and bounced",
      "O, K, C": "people who opened, clicked and converted",
      "R, v": "revenue and value of a conversion",
      L: "subscribers, month by month",
      "U, q, N": "unsubscribes of a campaign, campaigns a month, new subscribers a month",
    },
  },
  howTo: [
    "Enter Emails sent, Bounced, Opened and Clicked from your email tool; use unique people, not totals.",
    "Enter Conversions, Unsubscribed and Marked as spam.",
    "Enter the Value of a conversion and the Cost of the campaign to get profit and return.",
    "Set Subscribers now, New subscribers a month and Campaigns a month to see how your list develops.",
  ],
  faq: [
    {
      question: "Do open rates still mean anything?",
      answer:
        "Less than they used to. Since 2021, Apple Mail Privacy Protection has loaded images automatically, whether or not anyone reads the email, which pushed open rates up by 10 to 20 percentage points. Compare click rates instead, and open rates only among readers who do not use Apple Mail.",
    },
    {
      question: "What are typical rates?",
      answer:
        "Across industries, about 2% to 3% of delivered emails get a click, 0.1% to 0.3% of recipients unsubscribe per campaign, and under 1% bounce on a clean list. Small lists of true fans and automated emails (welcome, abandoned cart) do several times better.",
    },
    {
      question: "How many spam complaints are too many?",
      answer:
        "Google asks bulk senders to stay below 0.10% and never reach 0.30%, which is 3 in 1,000; Yahoo also sets its limit at 0.3%. Offer one-click unsubscribe (required for bulk senders since 2024), and stop emailing people who have not opened anything for six months.",
    },
  ],
  about: [
    "Use it after a campaign, to compare campaigns, or to plan how your list grows. Rates are based on delivered emails, as in most tools; some divide by emails sent.",
    "The list model loses the same share with every campaign, from bounced addresses and unsubscribes together, and gains the same number every month. Clicks can exceed opens, because opens by people who block images are not counted.",
  ],
  sources: [
    "Google, Email sender guidelines (2024): spam rate below 0.10%, never 0.30% or more",
    "M3AAWG, Sender Best Common Practices (version 3, 2015)",
  ],
  overflow: "valuePerConversion",
  phrases: ["email campaign {sent} sent {opens} opens {clicks} clicks", "open rate {opens} of {sent} emails"],
  updated: "2026-11-30",
  examples: [
    {
      title: "10,000 emails with 300 clicks and 31 sales",
      inputs: { clicks: 300 },
      outputs: { clickRate: 3.04568527919, openRate: 33.5025380711, revenue: 2015, subscribersInYear: 7245.23900531 },
    },
    {
      title: "A small list that grows",
      inputs: {
        sent: 800,
        bounced: 4,
        opens: 360,
        clicks: 64,
        conversions: 8,
        unsubscribes: 1,
        complaints: 0,
        campaignCost: 20,
        listSize: 800,
        newSubscribers: 60,
        campaignsPerMonth: 2,
      },
      outputs: {
        clickRate: 8.04020101,
        conversionRate: 12.5,
        profit: 500,
        returnOnInvestment: 2500,
        complaintsTooHigh: false,
      },
    },
  ],
});

interface Sending {
  readonly sent: number;
  readonly bounced: number;
  readonly unsubscribes: number;
  readonly campaignsPerMonth: number;
  readonly listSize: number;
  readonly newSubscribers: number;
}

/** Subscribers now and after each of the next months. */
function listGrowth({
  sent,
  bounced,
  unsubscribes,
  campaignsPerMonth,
  listSize,
  newSubscribers,
}: Sending): readonly number[] {
  const kept = Math.max(0, 1 - (bounced + unsubscribes) / sent) ** campaignsPerMonth;
  const subscribers = [listSize];
  for (let month = 1; month <= MONTHS; month += 1) subscribers.push(subscribers[month - 1]! * kept + newSubscribers);
  return subscribers;
}

import { chart, defineCalculator, integer, number } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { incompleteGamma, poissonTerm } from "#maths/special-functions.ts";

export default defineCalculator({
  id: "poisson-distribution",
  name: "Poisson Distribution Calculator",
  category: "math",
  emoji: "📬",
  description:
    "The chance of k events that happen independently at a known average rate: calls, defects, goals, arrivals.",
  keywords: [
    "poisson probability",
    "rare events",
    "arrival rate",
    "lambda",
    "events per hour",
    "queue",
    "goals in a match",
    "number of outages",
    "number of accidents",
  ],
  related: [
    { id: "binomial-distribution", stage: "complementary", relevance: 92 },
    { id: "normal-distribution", stage: "advanced_planning", relevance: 78 },
    "probability",
    "drop-chance",
  ],
  inputs: {
    rate: number("Average number of events (λ)", {
      also: [
        "lambda",
        "mean",
        "average",
        "average of",
        "on average",
        "expected",
        "average rate",
        "we average",
        "typically",
        "per hour on average",
        "times a month on average",
        "times a day on average",
        "per month",
        "per day",
        "per hour",
        "per week",
        "per year",
      ],
      default: 3.5,
      min: 0,
      max: 10_000,
    }),
    events: integer("Number of events (k)", {
      also: [
        "phone calls",
        "customer arrivals",
        "car accidents",
        "goals scored",
        "defects found",
        "emails received",
        "outages happening",
        "orders placed",
        "cars passing",
      ],
      default: 2,
      min: 0,
      max: 20_000,
    }),
  },
  outputs: {
    exactly: number("P(X = k)", { also: ["exactly"] }),
    atMost: number("P(X ≤ k)", { also: ["at most", "no more than", "or fewer", "or less"] }),
    lessThan: number("P(X < k)", { also: ["fewer than", "less than"] }),
    atLeast: number("P(X ≥ k)", { also: ["at least", "or more"] }),
    moreThan: number("P(X > k)", { also: ["more than"] }),
    none: number("P(X = 0)", { also: ["none", "none at all", "zero"] }),
    mean: number("Mean"),
    standardDeviation: number("Standard deviation"),
    distribution: chart("Probability of each number of events", {
      x: { events: integer("Events") },
      y: { probability: number("Probability") },
      as: "bars",
      own: { x: "events", label: "k" },
    }),
  },
  compute({ rate, events }) {
    const standardDeviation = Math.sqrt(rate);
    const upTo = incompleteGamma(events + 1, rate);
    const below = events === 0 ? { upper: 0, lower: 1 } : incompleteGamma(events, rate);
    const first = Math.max(0, Math.floor(rate - 5 * standardDeviation));
    const last = Math.ceil(rate + 5 * standardDeviation) + 1;
    return {
      exactly: poissonTerm(events, rate),
      atMost: upTo.upper,
      lessThan: below.upper,
      atLeast: below.lower,
      moreThan: upTo.lower,
      none: Math.exp(-rate),
      mean: rate,
      standardDeviation,
      distribution: Array.from({ length: last - first + 1 }, (_, index) => ({
        events: first + index,
        probability: poissonTerm(first + index, rate),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `With ${counted(inputs.rate, "event", "{rate}")} on average, the chance of exactly {events} is ${say.percent(100 * outputs.exactly!, 3)}.`,
    `The chance of at least {events} is ${say.percent(100 * outputs.atLeast!, 3)}, and of at most {events}, ${say.percent(100 * outputs.atMost!, 3)}.`,
    `The chance of no event at all is ${say.percent(100 * outputs.none!, 3)}; the standard deviation is {standardDeviation}.`,
  ],
  formula: {
    tex: [
      String.raw`P(X = k) = \frac{\lambda^k e^{-\lambda}}{k!}`,
      String.raw`P(X \le k) = \sum_{i=0}^{k} \frac{\lambda^i e^{-\lambda}}{i!} = Q(k + 1, \lambda), \qquad \mu = \lambda, \quad \sigma = \sqrt{\lambda}`,
    ],
    where: {
      X: "number of events in the interval",
      k: "the number of events asked for",
      [String.raw`\lambda`]: "average number of events in an interval of that length",
      Q: "regularized incomplete gamma function, from which the tails are taken",
      [String.raw`\mu, \sigma`]: "mean and standard deviation of X",
    },
  },
  howTo: [
    "Work out the Average number of events (λ) for the interval you ask about: 12 calls an hour is 3 in a quarter of an hour.",
    "Enter the Number of events (k).",
    "Pick exactly k, at most, fewer than, at least or more than k.",
  ],
  faq: [
    {
      question: "When does the Poisson distribution apply?",
      answer:
        "When events happen one at a time, independently, at a constant average rate: calls, decays, goals, typing errors, rare defects. It fails when events cluster (a storm brings many claims) or when the rate changes over the day.",
    },
    {
      question: "How do I turn a rate per hour into λ for my interval?",
      answer: "Multiply by the length: at 4 per hour, λ is 2 for 30 minutes and 96 for a day. λ need not be whole.",
    },
    {
      question: "Poisson or binomial?",
      answer:
        "For many trials with a small chance each, they nearly agree: with n above 50 and p below 0.05, use λ = np. At one case in 10,000, 20,000 people give λ = 2, so the chance of no case at all is 13.5%.",
    },
  ],
  about: [
    "The number of random events in a fixed stretch of time, length, area or volume, if they occur independently at a constant average rate. Variance and mean are equal; counts that scatter clearly more than √λ show that something else is at work.",
    "Tail probabilities come from the incomplete gamma function, so even a probability of 10⁻²⁰ is not lost to rounding.",
  ],
  sources: ["NIST/SEMATECH e-Handbook of Statistical Methods (2012)"],
  phrases: [
    "poisson lambda {rate} events {events}",
    "probability of exactly {events} calls in an hour if we average {rate} calls",
    "average {rate} probability of {events} events",
    "average {rate} customers chance of {events} customers arrivals",
    "averages {rate} goals a game chance of {events} goals",
    "{rate} defects on average probability of {events} defects",
    "{rate} emails per hour on average probability of {events} emails",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two calls when 3.5 is the average",
      inputs: { rate: 3.5, events: 2 },
      outputs: { exactly: 0.184958973, atMost: 0.320847199 },
    },
    {
      title: "Five or more goals in a soccer game (2.7 on average)",
      inputs: { rate: 2.7, events: 5 },
      outputs: { atLeast: 0.137092 },
    },
    {
      title: "A hundred-year flood at least once in 30 years",
      inputs: { rate: 0.3, events: 1 },
      outputs: { atLeast: 0.259181779 },
    },
  ],
});

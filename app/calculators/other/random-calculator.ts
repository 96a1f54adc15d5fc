import { defineCalculator } from "#engine/define.ts";

export default defineCalculator({
  id: "random-calculator",
  name: "Random Calculator",
  category: "other",
  emoji: "🎲",
  description: "Opens a calculator picked at random from all the others.",
  keywords: ["surprise me", "lucky dip", "discover", "any calculator", "bored"],
  popular: true,
  special: "random",
  related: [
    { id: "random-number", stage: "complementary", relevance: 76 },
    { id: "dice-probability", stage: "complementary", relevance: 68 },
    "age",
    "unit-converter",
  ],
  inputs: {},
  outputs: {},
  compute: () => ({}),
  takeaways: () => [],
  howTo: [
    "Open this page: it takes you straight to a calculator.",
    "Try it with its example values, or type in your own.",
    "Come back here for the next one.",
  ],
  faq: [
    {
      question: "How is the calculator chosen?",
      answer:
        "By a draw in which every other calculator on the site has the same chance; this page itself is left out.",
    },
    {
      question: "Can the same one come twice?",
      answer:
        "Yes. Each draw is independent and nothing is remembered, so even with several hundred calculators a repeat within the first few dozen draws is likely, just like shared birthdays in a class.",
    },
  ],
  about: [
    "A way to find calculators that you would not have searched for. It has no fields and no result of its own; for random numbers use the random number generator.",
  ],
  sources: [],
  phrases: ["surprise me", "open a random calculator", "any calculator"],
  updated: "2026-11-25",
  examples: [],
});

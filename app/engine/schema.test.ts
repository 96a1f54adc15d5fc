import { expect, test } from "vitest";
import { defineCalculator, text } from "./define.ts";
import { describeInputs, describeOutputs } from "./schema.ts";

test("an entry has a longest text; an answer is as long as it is", () => {
  const echo = defineCalculator({
    id: "echo",
    name: "Echo",
    category: "other",
    emoji: "🔁",
    description: "",
    keywords: [],
    related: [],
    inputs: { said: text("Said", { default: "a", maxLength: 10 }) },
    outputs: { heard: text("Heard") },
    compute: ({ said }) => ({ heard: said }),
    takeaways: () => [],
    howTo: [],
    faq: [],
    about: [],
    sources: [],
    updated: "2026-11-23",
    examples: [],
  });
  expect(describeInputs(echo)).toHaveProperty("properties.said.maxLength", 10);
  expect(describeOutputs(echo)).not.toHaveProperty("properties.heard.maxLength");
});

import { expect, test } from "vitest";
import { type AnyDefinition, defineCalculator, money, quantity } from "./define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { answerFirstExample, describePreview } from "./first-example.ts";

const fence = defineCalculator({
  id: "fence",
  name: "Fence Calculator",
  category: "other",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: { way: quantity("Way", length, { unit: "m", default: 5 }) },
  outputs: {
    cost: money("Cost"),
    posts: quantity("Height", length, { unit: "m" }),
    load: quantity("Load", mass, { unit: "kg" }),
  },
  compute: ({ way }) => ({ cost: way * 20, posts: way, load: way * 10 }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [
    { title: "What do 4 m cost?", inputs: { way: 4 }, outputs: { cost: 80 } },
    { title: "What do 9 m cost?", inputs: { way: 9 }, outputs: { cost: 180 } },
  ],
}) as AnyDefinition;

test("the first example is told with its answer, the figures beside it and all values, in the units of its title", () => {
  const told = answerFirstExample(fence)!;
  expect(told).toMatchObject({
    title: "What do 4 m cost?",
    answer: { label: "Cost", text: "$80" },
    facts: [
      { label: "Height", text: "4\u00A0m" },
      { label: "Load", text: "40\u00A0kg" },
    ],
    values: { way: 4, cost: 80, posts: 4, load: 40 },
    preferences: { unitSystem: "metric", currency: "USD" },
  });
  expect(describePreview(fence)).toBe("Fence Calculator. What do 4 m cost?: Cost $80");
  const inFeet = { ...fence, inputs: { way: quantity("Way", length, { unit: "ft", default: 5 }) } } as AnyDefinition;
  expect(answerFirstExample(inFeet)!.preferences.unitSystem).toBe("imperial");
});

test("of a draw no figure is told, as nobody gets it again", () => {
  const draw = { ...fence, isRandom: true } as AnyDefinition;
  expect(answerFirstExample(draw)).toMatchObject({ answer: null, facts: [] });
  expect(describePreview(draw)).toBe("Fence Calculator. What do 4 m cost?");
});

test("without an example there is the name", () => {
  const none = { ...fence, examples: [] } as AnyDefinition;
  expect([answerFirstExample(none), describePreview(none)]).toEqual([null, "Fence Calculator"]);
});

import { expect, test } from "vitest";
import { defineCalculator, money, number } from "./define.ts";
import { arrangeFigures, formatFigure, joinPieces } from "./figures.ts";
import { tellSides } from "./tell-sides.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";

const definition = defineCalculator({
  id: "sample",
  name: "Sample",
  category: "other",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: { by: number("By", { default: 1 }) },
  outputs: { difference: money("One against the other") },
  figures: [tellSides("One against the other", "difference", ["ahead", "behind"])],
  compute: ({ by }) => ({ difference: by }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-30",
  examples: [],
});

test.each([
  [24_322.4, "$24,322 ahead"],
  [-24_322.4, "$24,322 behind"],
  [-0.2, "$0"],
  [0, "$0"],
])("%d is told as %s", (difference, told) => {
  const { answer } = arrangeFigures(definition, {});
  const pieces = formatFigure(answer!, definition, { inputs: {}, outputs: { difference } }, US_PREFERENCES);
  expect(joinPieces(pieces)).toBe(told);
});

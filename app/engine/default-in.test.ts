import { describe, expect, test } from "vitest";
import { length } from "#units/length.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { choice, defineCalculator, list, number, quantity } from "./define.ts";
import { convertDrafts, withUnit } from "./drafts/convert.ts";
import { draftsFromRaw } from "./drafts/address.ts";
import { readDrafts } from "./drafts/read.ts";
import { toReaderQuery } from "./query.ts";
import { readInputs } from "./read.ts";

const wall = defineCalculator({
  id: "wall",
  name: "Wall",
  category: "construction",
  emoji: "🧱",
  description: "",
  keywords: [],
  related: [],
  inputs: {
    height: quantity("Height", length, { unit: "m", default: 2.4, defaultIn: { imperial: "8 ft" } }),
    coats: number("Coats", { default: 2 }),
    economy: number("Economy", { default: 8, defaultIn: { imperial: 30 } }),
    economyUnit: choice("Economy in", {
      default: "l",
      defaultIn: { imperial: "mpg" },
      options: [
        ["l", "L/100 km"],
        ["mpg", "mpg"],
      ],
    }),
    openings: list("Openings", {
      of: { width: quantity("Width", length, { unit: "m" }) },
      default: [{ width: 0.9 }],
      defaultIn: { imperial: [{ width: "3 ft" }] },
    }),
  },
  outputs: { area: number("Area") },
  compute: ({ height }) => ({ area: height }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});
const TODAY = "2026-11-23";
const METRIC = { ...US_PREFERENCES, unitSystem: "metric" } as const;

describe("a default of its own for a system of units", () => {
  test("stands in the form of a reader of that system; the JSON call keeps the other", () => {
    const { drafts } = draftsFromRaw(wall, {}, TODAY, US_PREFERENCES);
    expect(drafts["height"]).toMatchObject({ text: "8", unit: "ft" });
    expect(drafts["openings"]!.rows![0]!["width"]).toMatchObject({ text: "3", unit: "ft" });
    expect(draftsFromRaw(wall, {}, TODAY, METRIC).drafts["height"]).toMatchObject({ text: "2.4", unit: "m" });
    expect(readInputs(wall, {}, TODAY).inputs["height"]).toBe(2.4);
  });

  test("of a number goes with that of the choice of its unit", () => {
    const shown = (preferences: typeof METRIC | typeof US_PREFERENCES) => {
      const { drafts } = draftsFromRaw(wall, {}, TODAY, preferences);
      return [drafts["economy"]!.text, drafts["economyUnit"]!.text];
    };
    expect(shown(US_PREFERENCES)).toEqual(["30", "mpg"]);
    expect(shown(METRIC)).toEqual(["8", "l"]);
    expect(readInputs(wall, {}, TODAY).inputs).toMatchObject({ economy: 8, economyUnit: "l" });
  });

  test("gives way to the other system's where nobody touched it, and stays what it is where the address says it", () => {
    const untouched = draftsFromRaw(wall, {}, TODAY, US_PREFERENCES).drafts;
    expect(convertDrafts(wall, untouched, US_PREFERENCES, METRIC)["height"]).toMatchObject({ text: "2.4", exact: 2.4 });
    const inYards = {
      ...untouched,
      height: withUnit(wall.inputs["height"]!, untouched["height"]!, "yd", US_PREFERENCES),
    };
    expect(convertDrafts(wall, inYards, US_PREFERENCES, METRIC)["height"]).toMatchObject({ text: "2.4", exact: 2.4 });
    const said = draftsFromRaw(wall, { height: 2.4384 }, TODAY, US_PREFERENCES).drafts;
    expect(convertDrafts(wall, said, US_PREFERENCES, METRIC)["height"]).toMatchObject({ exact: 2.4384 });
  });

  test("is not in the address by itself, and an address means the same for everyone", () => {
    const { inputs } = readDrafts(wall, draftsFromRaw(wall, {}, TODAY, US_PREFERENCES).drafts, US_PREFERENCES, TODAY);
    expect(inputs["height"]).toBeCloseTo(2.4384, 9);
    expect(toReaderQuery(wall, inputs, TODAY, "imperial")).toBe("");
    expect(toReaderQuery(wall, { ...inputs, coats: 3 }, TODAY, "imperial")).toContain("height=2.4384");
    const { drafts } = draftsFromRaw(wall, { coats: 3 }, TODAY, US_PREFERENCES);
    expect(drafts["height"]!.exact).toBe(2.4);
    const canonical = readInputs(wall, {}, TODAY).inputs;
    expect(toReaderQuery(wall, canonical, TODAY, "imperial")).toContain("height=2.4");
    expect(toReaderQuery(wall, canonical, TODAY, "metric")).toBe("");
  });
});

import { describe, expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { defineCalculator, money } from "./define.ts";
import { length } from "#units/length.ts";
import { draftsFromForm } from "./drafts/form.ts";
import { draftsFromRaw } from "./drafts/address.ts";
import { readDrafts, withDraft } from "./drafts/read.ts";
import { defineUnitConverter } from "./conversion/unit-converter.ts";
import { getKind } from "./kinds/index.ts";

const price = money("Price", { default: 0 });
const parse = (text: string, locale = "en-US") => getKind(price).parse(price, text, { ...US_PREFERENCES, locale });

describe("money reads arithmetic", () => {
  test.each([
    ["64.5+12", 76.5],
    ["3 × 19.90 - 5", 54.7],
    ["$1,200 + $300", 1500],
    ["1000/4", 250],
    ["-5 + 20", 15],
    ["0.1+0.2", 0.3],
  ])("%s", (text, value) => {
    expect(parse(text)).toEqual({ ok: true, value });
  });

  test("in the reader's format, and nothing else", () => {
    expect(parse("1.000,5 + 2", "de-DE")).toEqual({ ok: true, value: 1002.5 });
    const read = ["12+", "+", "1/0", "12 + x", "1 2 3 + 4"].filter((text) => parse(text).ok);
    expect(read).toEqual([]);
  });
});

describe("a part of another amount", () => {
  const home = defineCalculator({
    id: "home",
    name: "Home",
    category: "real-estate",
    emoji: "🏠",
    description: "",
    keywords: [],
    related: [],
    inputs: {
      downPayment: money("Down payment", { default: 60_000, partOf: "homePrice" }),
      homePrice: money("Home price", { default: 400_000 }),
    },
    outputs: { loan: money("Loan") },
    compute: ({ homePrice, downPayment }) => ({ loan: homePrice - downPayment }),
    takeaways: () => [],
    howTo: [],
    faq: [],
    about: [],
    sources: [],
    updated: "2026-11-23",
    examples: [],
  });
  const read = (query: string) =>
    readDrafts(home, draftsFromForm(home, new URLSearchParams(query)), US_PREFERENCES, "2026-11-23");

  test("is read from a percentage of it, whichever of the two stands first", () => {
    expect(read("downPayment=20%25&homePrice=450,000")).toEqual({
      inputs: { downPayment: 90_000, homePrice: 450_000 },
      issues: [],
    });
    expect(read("downPayment=12.5+%25").inputs["downPayment"]).toBe(50_000);
    expect(read("downPayment=5000").inputs["downPayment"]).toBe(5000);
  });

  test("elsewhere a percentage is no amount", () => {
    expect(read("homePrice=20%25").issues).toHaveLength(1);
  });
});

describe("a converter", () => {
  const converter = defineUnitConverter({
    id: "length-converter",
    name: "Length",
    emoji: "📏",
    description: "",
    keywords: [],
    related: [],
    quantities: [{ dimension: length, units: ["m", "cm", "ft", "in"] }],
    value: 1.8,
    howTo: [],
    faq: [],
    about: [],
    sources: [],
    updated: "2026-11-23",
    examples: [],
  });
  const read = (value: string) =>
    readDrafts(
      converter,
      draftsFromForm(converter, new URLSearchParams({ value, from: "m" })),
      US_PREFERENCES,
      "2026-11-23",
    );

  test.each([
    ["5 ft 11 in", 71, "in"],
    [`5'11"`, 71, "in"],
    ["71 in", 71, "in"],
    ["1,200 cm", 1200, "cm"],
    ["12", 12, "m"],
  ])("reads %s, and takes the unit from it", (text, value, from) => {
    expect(read(text)).toMatchObject({ inputs: { value, from }, issues: [] });
  });

  test("refuses a unit that it does not offer", () => {
    expect(read("3 miles").issues).toHaveLength(1);
  });

  test("chooses the typed unit, until another is chosen", () => {
    const { drafts } = draftsFromRaw(converter, {}, "2026-11-23", US_PREFERENCES);
    const typed = withDraft(converter, drafts, "value", { text: "5 ft 11 in" }, US_PREFERENCES);
    expect(typed["from"]!.text).toBe("in");
    const chosen = withDraft(converter, typed, "from", { text: "cm" }, US_PREFERENCES);
    expect(chosen["value"]!.text).toBe("71");
    expect(readDrafts(converter, chosen, US_PREFERENCES, "2026-11-23").inputs).toMatchObject({ value: 71, from: "cm" });
  });
});

/** Key Takeaways of every calculator, at its defaults and with each figure at 0: sentences that a person would write. */
import { expect, test } from "vitest";
import type { AnyDefinition } from "../../app/engine/define.ts";
import type { AnyField } from "../../app/engine/fields.ts";
import { CalculationError } from "../../app/engine/error.ts";
import { boundField, formatValue } from "../../app/engine/format.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { getRowFields } from "../../app/engine/values.ts";
import { writeTakeaways } from "../../app/engine/sentences.ts";
import { US_PREFERENCES } from "../../app/localization/preferences.ts";
import { loadCatalogue } from "../assistant/assistant.ts";

const TODAY = "2026-11-23";
/** Words of missing values; savings or differences of nothing; a percent sign after a space, which English has not. */
const WRONG = /\[object|\b(?:NaN|undefined|Infinity)\b|\bsaves? \$0(?![.,\d])|\$0 (?:less|more)\b|\d\s%/;

const catalogue = await loadCatalogue();

/** The defaults, and the defaults with one number after the other at 0. */
function listInputs({ inputs }: AnyDefinition): Record<string, unknown>[] {
  const zeros = Object.entries(inputs).filter(
    ([, { kind, min }]) =>
      ["number", "integer", "money", "percent", "quantity"].includes(kind) && (typeof min !== "number" || min <= 0),
  );
  return [{}, ...zeros.map(([key]) => ({ [key]: 0 }))];
}

function listSentences(definition: AnyDefinition): string[] {
  return listInputs(definition).flatMap((given) => {
    const { inputs, issues } = readInputs(definition, given, TODAY);
    if (issues.length > 0) return [];
    try {
      return writeTakeaways(definition, inputs, calculate(definition, inputs), US_PREFERENCES);
    } catch (error) {
      if (error instanceof CalculationError) return [];
      throw error;
    }
  });
}

test("takeaways read well at the defaults and where a figure is 0", { timeout: 60_000 }, () => {
  const wrong = [...catalogue.values()].flatMap((definition) =>
    [...new Set(listSentences(definition))]
      .filter((sentence) => WRONG.test(sentence))
      .map((one) => `${definition.id}: ${one}`),
  );
  expect(wrong).toEqual([]);
});

test("no text of a calculator has a space before a percent sign", () => {
  const wrong = [...catalogue.values()].flatMap((definition) =>
    [...JSON.stringify(definition).matchAll(/[^"]{0,30}\d\s%[^"]{0,20}/g)].map(([text]) => `${definition.id}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test("every hint ends as a sentence does", () => {
  const wrong: string[] = [];
  const look = (where: string, field: AnyField) => {
    if (field.help !== undefined && !/[.?!]$/.test(field.help)) wrong.push(`${where}: ${field.help}`);
    for (const [column, cell] of Object.entries(getRowFields(field) ?? {})) look(`${where}.${column}`, cell);
  };
  for (const { id, inputs, outputs } of catalogue.values())
    for (const [key, field] of Object.entries({ ...inputs, ...outputs })) look(`${id}.${key}`, field);
  expect(wrong).toEqual([]);
});

test("a measure that is a word is counted as one", () => {
  const [volume, us] = [catalogue.get("rice-water")!.inputs["riceVolume"]!, US_PREFERENCES];
  const inCups = (cups: number) => formatValue(volume, cups * 236.5882365, us, "cup-us").text;
  expect([1, 2, 1.5].map(inCups)).toEqual(["1\u00a0cup", "2\u00a0cups", "1.5\u00a0cups"]);
});

/** An output as the page shows it, and the takeaways beside it. */
function showOutput(id: string, key: string): { readonly text: string; readonly takeaways: string } {
  const definition = catalogue.get(id)!;
  const { inputs } = readInputs(definition, {}, TODAY);
  const outputs = calculate(definition, inputs);
  const { text } = formatValue(boundField(definition.outputs[key]!, inputs), outputs[key], US_PREFERENCES);
  return { text, takeaways: writeTakeaways(definition, inputs, outputs, US_PREFERENCES).join(" ") };
}

test("an exchange rate names its currencies, its date and that it may be old", () => {
  const { text, takeaways } = showOutput("currency-converter", "rate");
  expect(text).toMatch(/^0\.\d+\u00a0EUR for 1 USD$/);
  expect(takeaways).toMatch(/reference rates of [A-Z][a-z]+ \d+, 20\d\d, which may have moved since\./);
});

test("a random password of 104.9 bits is called strong", () => {
  const { text, takeaways } = showOutput("password-strength", "strength");
  expect(text).toBe("Strong");
  expect(takeaways).toMatch(/104\.9\sbits, which counts as strong\./);
});

test("a mortgage without extra payments saves nothing, in a word", () => {
  expect(showOutput("mortgage", "interestSaved").text).toBe("None");
  expect(showOutput("mortgage", "monthsSaved").text).toBe("None");
});

test("what can cost money or health says what the figure does not cover", () => {
  const categories = new Set(
    "construction crypto finance gig-economy health insurance investment legal loan personal-finance real-estate".split(
      " ",
    ),
  );
  const without = [...catalogue.values()].filter(({ category, caution }) => categories.has(category) && !caution);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test("a tip on nothing that is rounded up speaks of no percentage", () => {
  const tip = catalogue.get("tip")!;
  const say = (given: Record<string, unknown>) => {
    const { inputs } = readInputs(tip, given, TODAY);
    return writeTakeaways(tip, inputs, calculate(tip, inputs), US_PREFERENCES).join(" ");
  };
  expect(say({ bill: 0, rounding: "total" })).not.toMatch(/instead of/);
  expect(say({ bill: 5.5, tax: 5.5, tipOn: "pre-tax", rounding: "person" })).not.toMatch(/instead of/);
  expect(say({ rounding: "total" })).toContain("a tip of 19.4% instead of 18%");
});

import { expect, test } from "vitest";
import { type AnyDefinition, type AnyField, integer, money, number, percent, quantity } from "#engine/define.ts";
import { createDraft } from "#engine/drafts/draft.ts";
import { readValue } from "#engine/drafts/read.ts";
import { getKind } from "#engine/kinds/index.ts";
import { countryDefaults } from "#localization/countries.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { findSteps, readShown, writeStep } from "./field-steps.ts";

const modules = import.meta.glob<AnyDefinition>(["../../calculators/*/*.ts", "!**/*.test.ts"], {
  import: "default",
  eager: true,
});
const definitions = Object.values(modules).filter((one) => one.outputs);
const german = countryDefaults("DE")!;

function stepsOf(field: AnyField, preferences = US_PREFERENCES) {
  const { text, unit } = createDraft(field, field.default, preferences);
  return findSteps(field, readShown(field, text, preferences, unit), preferences, unit);
}

test("near bounds are the slider's, far ones give way to what is usual", () => {
  expect(stepsOf(integer("Term", { default: 30, min: 1, max: 50 }) as AnyField)).toMatchObject({
    from: 1,
    to: 50,
    step: 1,
  });
  expect(stepsOf(percent("Rate", { default: 6.5, min: 0, max: 100 }) as AnyField)).toMatchObject({
    from: 0,
    to: 20,
    step: 0.1,
  });
  expect(stepsOf(money("Price", { default: 400_000, min: 0.01 }) as AnyField)).toMatchObject({
    from: 0,
    to: 1_000_000,
    step: 10_000,
    min: 0.01,
  });
  expect(stepsOf(number("a", { default: 1 }) as AnyField)).toMatchObject({ from: -2, to: 2 });
});

test("beside mixed units a step is one of the smallest, whatever was typed", () => {
  const height = quantity("Height", length, {
    unit: "cm",
    default: 175,
    min: 50,
    max: 272,
    imperial: "ft-in",
    metric: "cm",
  }) as AnyField;
  const steps = stepsOf(height)!;
  expect(steps).toMatchObject({ from: 20, to: 107, step: 1 });
  const stepped = (text: string, by: number) =>
    writeStep(height, readShown(height, text, US_PREFERENCES, "ft-in")! + by, steps, US_PREFERENCES, "ft-in");
  expect(stepped("5 ft 9 in", 1)).toBe("5 ft 10 in");
  expect(stepped("5'11", 1)).toBe("6 ft");
  expect(stepped("6 ft", -1)).toBe("5 ft 11 in");
  expect(stepped("5 ft 9 in", 10)).toBe("6 ft 7 in");
  expect(stepped("8 ft 11 in", 10)).toBe("8 ft 11 in");
  expect(readShown(height, "5 ft tall", US_PREFERENCES, "ft-in")).toBeNull();
  const weight = quantity("Weight", mass, { unit: "kg", default: 70 }) as AnyField;
  const pounds = readShown(weight, "11 st 13 lb", US_PREFERENCES, "st-lb")!;
  const any = { ...steps, min: 0, max: 1000 };
  expect(writeStep(weight, pounds + 1, any, US_PREFERENCES, "st-lb")).toBe("12 st");
});

test("a slider is in the unit that stands beside the field; several numbers in one text have none", () => {
  const weight = quantity("Weight", mass, { unit: "kg", default: 100, min: 0 }) as AnyField;
  expect(stepsOf(weight)).toMatchObject({ from: 0, to: 500, step: 1 });
  expect(
    readShown(quantity("Height", length, { unit: "m", default: 1 }) as AnyField, "5 ft 9 in", US_PREFERENCES),
  ).toBeNull();
});

test("a step is written as the reader writes numbers, without digits that nobody meant, and not beyond the bounds", () => {
  const rate = percent("Rate", { default: 6.5, min: 0, max: 20 }) as AnyField;
  const steps = stepsOf(rate)!;
  expect(writeStep(rate, 0.1 + 0.2, steps, german)).toBe("0,3");
  expect(writeStep(rate, 20.1, steps, german)).toBe("20");
  expect(readShown(rate, "6,5 %", german)).toBe(6.5);
  const price = money("Price", { default: 1 }) as AnyField;
  expect(readShown(price, "$350k", US_PREFERENCES)).toBe(350_000);
  expect(readShown(price, "20%", US_PREFERENCES)).toBeNull();
});

test("in each number field of each calculator both ends of the slider are accepted by the field", () => {
  let count = 0;
  const faults = definitions.flatMap((one) =>
    Object.entries(one.inputs).flatMap(([key, field]) => {
      if (!getKind(field).isNumeric || field.suggestions) return [];
      return [US_PREFERENCES, german].flatMap((preferences) => {
        const { unit } = createDraft(field, field.default, preferences);
        const steps = stepsOf(field, preferences);
        if (!steps) return [];
        count += 1;
        return [steps.from, steps.to].flatMap((end) => {
          const text = writeStep(field, end, steps, preferences, unit);
          const read = readValue(field, { text, ...(unit ? { unit } : {}) }, preferences);
          const refusal = read.ok
            ? getKind(field).check(field, read.value, { bounds: true, inputs: {} })
            : read.message;
          return refusal ? [`${one.id} ${key} ${text}: ${refusal}`] : [];
        });
      });
    }),
  );
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(2500);
});

test("a slider reaches what stands in the field, whatever the field accepts", () => {
  const faults: string[] = [];
  let count = 0;
  for (const { id, inputs } of definitions)
    for (const [key, field] of Object.entries(inputs)) {
      if (!getKind(field).isNumeric || field.suggestions) continue;
      const { unit } = createDraft(field, field.default, US_PREFERENCES);
      for (const text of ["-250", "-3", "0", "1", "7", "120", "45000"]) {
        const read = readValue(field, { text, ...(unit ? { unit } : {}) }, US_PREFERENCES);
        if (!read.ok || getKind(field).check(field, read.value, { bounds: true, inputs: {} })) continue;
        const shown = readShown(field, text, US_PREFERENCES, unit);
        const steps = shown === null ? null : findSteps(field, shown, US_PREFERENCES, unit);
        if (!steps) continue;
        count += 1;
        if (shown! < steps.from || shown! > steps.to) faults.push(`${id} ${key} ${text}: ${steps.from} to ${steps.to}`);
      }
    }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(2500);
});

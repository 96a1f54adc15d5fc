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

const modules = import.meta.glob<AnyDefinition>(["../../../calculators/*/*.ts", "!**/*.test.ts"], {
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

type Ends = readonly [from: number, to: number, step: number];

test.each<[string, Parameters<typeof number>[1] & object, number | null, Ends | null]>([
  ["nothing known", {}, null, [-10, 10, 0.1]],
  ["any sign", { default: 5 }, 5, [-10, 10, 0.1]],
  ["a default below 0", { default: -4 }, -4, [-10, 10, 0.1]],
  ["a default of 0", { default: 0, min: 0 }, 0, [0, 10, 0.1]],
  ["a highest value ten times as large", { default: 5, min: 0, max: 50 }, 5, [0, 50, 0.1]],
  ["one that is further", { default: 5, min: 0, max: 51 }, 5, [0, 10, 0.1]],
  ["one that the typed value brings near", { default: 5, min: 0, max: 51 }, 6, [0, 51, 0.1]],
  ["a lowest value ten times as far below 0", { default: 5, min: -50 }, 5, [-50, 10, 0.1]],
  ["one that is further", { default: 5, min: -51 }, 5, [-10, 10, 0.1]],
  ["both bounds, the lowest far", { default: 5, min: -51, max: 20 }, 5, [0, 20, 0.1]],
  ["both bounds, the lowest far, a value below 0", { default: 5, min: -51, max: 20 }, -3, [-10, 20, 0.1]],
  ["near bounds and no value", { min: -100, max: 100 }, null, [-100, 100, 1]],
  ["far bounds and no value", { min: -101, max: 101 }, null, [0, 10, 0.1]],
  ["a lowest value above 0", { default: 5, min: 3 }, 5, [3, 10, 0.01]],
  ["a lowest value far above 0", { min: 1000 }, null, [1000, 1001, 0.01]],
  ["a value beyond the default", { default: 5, min: 0 }, 60, [0, 200, 1]],
  ["a default beyond the value", { default: 60, min: 0 }, 5, [0, 200, 1]],
  ["the largest value", { default: 5, min: 0 }, 1e15, [0, 2e15, 1e13]],
  ["a larger one", { default: 5, min: 0 }, 1.1e15, null],
  ["one value only", { default: 5, min: 5, max: 5 }, 5, null],
])("of %s: %o at %s", (_, options, shown, ends) => {
  const steps = findSteps(number("N", options) as AnyField, shown, US_PREFERENCES, undefined);
  expect(steps && [steps.from, steps.to, steps.step]).toEqual(ends);
  expect(steps && [steps.min, steps.max]).toEqual(ends && [options.min ?? -Infinity, options.max ?? Infinity]);
  const whole = findSteps(integer("N", options) as AnyField, shown, US_PREFERENCES, undefined);
  expect(whole && [whole.from, whole.to, whole.step]).toEqual(ends && [ends[0], ends[1], Math.max(1, ends[2])]);
});

test.each([
  [1, 2, 0.01],
  [1.1, 5, 0.01],
  [2.5, 5, 0.01],
  [2.6, 10, 0.1],
  [5, 10, 0.1],
  [6, 20, 0.1],
  [10, 20, 0.1],
  [30, 100, 1],
  [300, 1000, 10],
])("without a highest value %d leads as far as %d, by %d", (value, to, step) => {
  expect(stepsOf(number("N", { default: value, min: 0 }) as AnyField)).toMatchObject({ from: 0, to, step });
});

test.each([
  ["lb", { unit: "kg", min: 1, max: 10 }, 2.205, 22.04],
  ["lb", { unit: "kg", min: 0.3, max: 3.3 }, 0.6614, 7.275],
  ["oz", { unit: "kg", min: 5.7, max: 33 }, 201.1, 1164],
  ["kg", { unit: "kg", min: 0.25, max: 2.5 }, 0.25, 2.5],
] as const)("bounds in %s of %j lie within those that count", (unit, options, min, max) => {
  const field = quantity("Weight", mass, options) as AnyField;
  const steps = findSteps(field, null, US_PREFERENCES, unit)!;
  expect([steps.min, steps.max]).toEqual([min, max]);
  const beyond = (value: number) => readShown(field, writeStep(field, value, steps, german, unit), german, unit);
  expect([beyond(-1e9), beyond(1e9)]).toEqual([min, max]);
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
  for (const nothing of ["", "  "]) expect(readShown(price, nothing, US_PREFERENCES)).toBeNull();
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

import { describe, expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import type { AnyField } from "#engine/fields.ts";
import { hasMovingDefault } from "#engine/kinds/date.ts";
import { dimensionOf } from "#engine/quantity-units.ts";
import { readDefaults } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { getRowFields } from "#engine/values.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";

const definitions = Object.values(
  import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
    import: "default",
    eager: true,
  }),
);

/** Figures of nature and of standards, which are not round in any unit. */
const EXACT = new Set([
  "escape-velocity.mass",
  "escape-velocity.radius",
  "gravitational-force.mass1",
  "gravitational-force.mass2",
  "gravitational-force.distance",
  "time-dilation.mass",
  "time-dilation.distance",
  "doppler-effect.waveSpeed",
  "wavelength-frequency.waveSpeed",
  "container-load.payloadLimit",
  "dew-point.pressure",
  "photon-energy.energy",
  "ideal-gas.pressure",
  "reynolds-number.dynamicViscosity",
  "specific-heat.heat",
]);

/** At most three significant digits, or below 100 a whole, a half or a quarter. */
function isRound(figure: string): boolean {
  const digits = figure.replace(".", "").replace(/^0+/, "").replace(/0+$/, "");
  return digits.length <= 3 || (Number(figure) < 100 && Number.isInteger(Number(figure) * 4));
}

function findUnround(key: string, field: AnyField, draft: Draft): string[] {
  const rows = getRowFields(field);
  if (rows)
    return (draft.rows ?? []).flatMap((row, index) =>
      Object.entries(rows).flatMap(([column, cell]) => findUnround(`${key}.${index}.${column}`, cell, row[column]!)),
    );
  // In the unit that the definition declares, the figure is the author's.
  if (!dimensionOf(field) || draft.unit === field.unit) return [];
  const figures = draft.text.replaceAll(",", "").match(/[\d.]+/g) ?? [];
  return figures.every(isRound) ? [] : [`${key}: ${draft.text} ${draft.unit}`];
}

describe.each(["metric", "imperial"] as const)("a reader with %s units", (unitSystem) => {
  test("sees round defaults everywhere", () => {
    const unround = definitions.flatMap((definition) => {
      const { drafts } = draftsFromRaw(definition, {}, TEST_DAY, { ...US_PREFERENCES, unitSystem });
      return Object.entries(definition.inputs)
        .filter(([key]) => !EXACT.has(`${definition.id}.${key}`))
        .flatMap(([key, field]) => findUnround(`${definition.id}.${key}`, field, drafts[key]!));
    });
    expect(unround).toEqual([]);
  });

  test("gets an answer for them", () => {
    const unanswered = definitions.filter((definition) => {
      try {
        return !calculate(definition, readDefaults(definition, TEST_DAY, unitSystem));
      } catch {
        return true;
      }
    });
    expect(unanswered.map(({ id }) => id)).toEqual([]);
  });
});

test("a height that is shown in feet and inches is calculated with as it is shown", () => {
  const heights = definitions.flatMap((definition) => {
    const { drafts } = draftsFromRaw(definition, {}, TEST_DAY, { ...US_PREFERENCES, unitSystem: "imperial" });
    return Object.keys(definition.inputs).flatMap((key) => {
      const { text, exact, unit } = drafts[key]!;
      const typed = /^(\d+) ft (\d+) in$/.exec(text);
      if (unit !== "ft-in" || !typed) return [];
      return [{ key: `${definition.id}.${key}`, exact, typed: 30.48 * Number(typed[1]) + 2.54 * Number(typed[2]) }];
    });
  });
  expect(heights.length).toBeGreaterThan(9);
  expect(heights.filter(({ exact, typed }) => Math.abs(Number(exact) - typed) > 1e-9)).toEqual([]);
});

test("a plan or a loan starts today or next month, not in a month that is past", () => {
  // What is measured over the past has dates of the past.
  const ofThePast = ["date-difference", "return-on-investment", "simple-interest"];
  const fixed = definitions.filter(({ id, inputs }) => {
    const start = inputs["startDate"];
    return start?.kind === "date" && !hasMovingDefault(start) && !ofThePast.includes(id);
  });
  expect(fixed.map(({ id }) => id)).toEqual([]);
  const [first] = definitions.filter(({ id }) => id === "mortgage");
  expect(readDefaults(first!, "2026-11-23")["startDate"]).toBe("2026-12-01");
  expect(readDefaults(first!, "2026-12-31")["startDate"]).toBe("2027-01-01");
});

import { describe, expect, test } from "vitest";
import type { Dimension } from "./dimension.ts";
import { dimensions } from "./dimensions.ts";
import fixture from "./gnu-units.fixture.json" with { type: "json" };

/** What scripts/oracles/gnu-units.ts wrote down. */
interface Answer {
  readonly expression: string;
  readonly factor: number;
  readonly offset?: number;
  /** Present where GNU units lacks the unit or means another: the definition followed. */
  readonly source?: string;
  readonly gnu?: string;
  readonly gnuFactor?: number;
}

const answers = fixture.dimensions as Readonly<Record<string, Readonly<Record<string, Answer>>>>;
const all: readonly Dimension[] = Object.values(dimensions);

/** The catalogue gives these to nine digits; the definitions in the fixture have more. */
const nineDigits = ["bloodGlucose mg/dL", "cholesterol mg/dL", "triglycerides mg/dL", "creatinine mg/dL"];

describe.each(all.map((dimension) => [dimension.id, dimension] as const))("%s", (id, dimension) => {
  test.each(dimension.units.map((unit) => [unit.id, unit] as const))("%s", (unitId, unit) => {
    const answer = answers[id]?.[unitId];
    const tolerance = nineDigits.includes(`${id} ${unitId}`) ? 5e-9 : 1e-12;
    expect(Math.abs(unit.factor / (answer?.factor ?? Number.NaN) - 1)).toBeLessThanOrEqual(tolerance);
    expect(Math.abs((unit.offset ?? 0) - (answer?.offset ?? 0))).toBeLessThan(1e-12);
  });

  test("has no unit more or less than the fixture", () => {
    expect(dimension.units.map((unit) => unit.id)).toEqual(Object.keys(answers[id] ?? {}));
  });
});

test("where GNU units means something else, it does so visibly", () => {
  const differing = Object.values(answers).flatMap((units) => Object.values(units).filter((answer) => answer.gnu));
  expect(differing.length).toBeGreaterThan(10);
  for (const { factor, gnuFactor, source } of differing) {
    expect(source).not.toBe("");
    expect(Math.abs((gnuFactor ?? Number.NaN) / factor - 1)).toBeGreaterThan(1e-12);
  }
});

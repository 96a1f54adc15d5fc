/** What holds of every unit of every quantity, whatever the units are. */
import { describe, expect, test } from "vitest";
import { convert } from "./convert.ts";
import type { Dimension } from "./dimension.ts";
import { dimensions } from "./dimensions.ts";
import { preferredUnit } from "./systems.ts";

const all: readonly Dimension[] = Object.values(dimensions);

test("there are many quantities", () => {
  expect(all.length).toBeGreaterThan(40);
});

describe.each(all.map((dimension) => [dimension.id, dimension] as const))("%s", (_, dimension) => {
  test("a unit of one's own system is the one that is preferred, once and for all", () => {
    for (const system of ["metric", "imperial"] as const) {
      for (const { id } of dimension.units) {
        const chosen = preferredUnit(dimension, id, system);
        expect([id, system, preferredUnit(dimension, chosen, system)]).toEqual([id, system, chosen]);
      }
      for (const id of dimension.common[system]) expect(preferredUnit(dimension, id, system)).toBe(id);
    }
  });

  test("there and back is where it was", () => {
    const wrong = dimension.units.flatMap((from) =>
      dimension.units
        .filter((to) => !(Math.abs(convert(convert(12.5, from, to), to, from) - 12.5) < 1e-9))
        .map((to) => `${from.id} by ${to.id}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("what is counted upside down elsewhere is told in a unit of the reader's own", () => {
  const upsideDown = all.filter(({ units }) => units.some(({ reciprocal }) => reciprocal));
  expect(upsideDown.length).toBeGreaterThan(0);
  for (const dimension of upsideDown) {
    const { metric, imperial } = dimension.common;
    const [onlyMetric, onlyImperial] = [
      metric.filter((id) => !imperial.includes(id)),
      imperial.filter((id) => !metric.includes(id)),
    ];
    for (const id of onlyImperial) expect(onlyImperial).not.toContain(preferredUnit(dimension, id, "metric"));
    for (const id of onlyMetric) expect(onlyMetric).not.toContain(preferredUnit(dimension, id, "imperial"));
  }
});

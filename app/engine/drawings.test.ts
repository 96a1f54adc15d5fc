import { expect, test } from "vitest";
import area from "../calculators/math/area.ts";
import type { AnyDefinition } from "./define.ts";
import { listDrawings } from "./drawings.ts";

test("of pictures that depend on a choice, those of this one are drawn", () => {
  const definition = area as AnyDefinition;
  const draw = (shape: string) => listDrawings(definition, { shape }).map(([name]) => name);
  expect(draw("circle")).toHaveLength(1);
  expect(draw("circle")).not.toEqual(draw("rectangle"));
});

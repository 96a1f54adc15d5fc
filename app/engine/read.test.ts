import { expect, test } from "vitest";
import unitConverter from "#calculators/conversion/unit-converter.ts";
import type { AnyDefinition } from "./define.ts";
import { readInputs } from "./read.ts";
import { calculate } from "./run.ts";

const definition = unitConverter as unknown as AnyDefinition;

test.each([{ dimension: "pace" }, { dimension: "pace", to: "km" }, { dimension: "nothing", from: "kg" }])(
  "what is read of %o is refused, and can be calculated with",
  (raw) => {
    const { inputs, issues } = readInputs(definition, raw, "2026-11-22");
    expect(issues.length).toBeGreaterThan(0);
    expect(() => calculate(definition, inputs)).not.toThrow();
  },
);

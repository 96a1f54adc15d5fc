import { expect, test } from "vitest";
import type { Case } from "#engine/cases.ts";
import type { AnyDefinition } from "#engine/define.ts";
import {
  boolean,
  chart,
  choice,
  date,
  integer,
  list,
  money,
  number,
  percent,
  quantity,
  table,
  text,
} from "#engine/define.ts";
import { length } from "#units/length.ts";
import { describeCase } from "./describe-case.ts";

const definition = {
  inputs: {
    price: money("Price", { default: 100 }),
    rate: percent("Rate", { default: 5 }),
    term: integer("Term", { unit: "years", default: 30 }),
    way: quantity("Way", length, { unit: "km", default: 5 }),
    mode: choice("Mode", { options: [["a", "At once"]], default: "a" }),
    isNew: boolean("New", { default: true }),
    start: date("Start", { default: "2026-01-01" }),
    parts: list("Parts", { of: { name: text("Name"), cost: money("Cost") }, default: [] }),
    values: list("Values", { of: number("Value"), default: [] }),
  },
  outputs: {
    total: money("Total", { decimals: 2 }),
    days: integer("Days", { unit: "days" }),
    share: number("Share"),
    plan: table("Plan", { month: integer("Month"), balance: money("Balance") }),
    line: chart("Line", { x: { x: number("At") }, y: { y: percent("Part") } }),
  },
} as unknown as AnyDefinition;

const describe = (one: Partial<Case>) => describeCase(definition, { by: { kind: "definition" }, inputs: {}, ...one });
const entered = (inputs: Case["inputs"]) => describe({ inputs }).inputs;
const expected = (outputs: NonNullable<Case["outputs"]>) => describe({ outputs }).expects;

test("what is entered has its unit, and all its digits", () => {
  expect(entered({})).toBe("all fields at their defaults");
  expect(entered({ price: 120_000.5, rate: 6.125, term: 30, way: 5.25 })).toBe(
    "Price: $120,000.50 · Rate: 6.125% · Term: 30\u00a0years · Way: 5.25\u00a0km",
  );
  expect(entered({ mode: "a", isNew: false, start: "2026-03-31" })).toBe(
    "Mode: At once · New: No · Start: March 31, 2026",
  );
  expect(entered({ price: 1e-7, term: 1 })).toBe("Price: $0.0000001 · Term: 1\u00a0year");
  expect(expected({ share: 4.12345678e-22 })).toBe("Share = 4.12345678 × 10⁻²²");
});

test("what cannot be read stands as it was sent", () => {
  expect(entered({ term: "many", other: 5 })).toBe("Term: many · other: 5");
  expect(entered({ parts: ["x"], values: ["y", null] })).toBe("Parts: x · Values: y; no value");
  expect(describe({ refuses: "term" }).expects).toBe("is refused at “Term”");
});

test("rows are told in words, long lists to the twentieth entry", () => {
  const parts = [
    { name: "Wood", cost: 5 },
    { name: "Nails", cost: 1.5 },
  ];
  expect(entered({ parts, values: [1, 2.5] })).toBe("Parts: Wood, $5; Nails, $1.50 · Values: 1; 2.5");
  expect(entered({ parts: [] })).toBe("Parts: nothing");
  expect(entered({ values: Array.from({ length: 23 }, (_, at) => at) })).toMatch(/; 19; and 3 more$/);
});

test("what is expected is told the same way: figures, tables and points", () => {
  expect(expected({ total: 2_985_102.63971, days: null, share: 0.25 })).toBe(
    "Total = $2,985,102.63971 · Days = no value · Share = 0.25",
  );
  const plan = {
    rows: 360,
    first: { month: 1, balance: 10.5 },
    at: { 11: { month: 12 } },
    last: { month: 360, balance: null },
  };
  expect(expected({ plan, line: { rows: 1, first: { x: 0, y: 50 } } })).toBe(
    "Plan: 360 rows; the first: Month 1, Balance $10.50; row 12: Month 12; the last: Month 360, Balance no value · Line: 1 point; the first: At 0, Part 50%",
  );
});

import { expect, test } from "vitest";
import {
  type AnyDefinition,
  boolean,
  defineCalculator,
  integer,
  list,
  money,
  number,
  percent,
  text,
} from "#engine/define.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { proposeName } from "./proposed-name.ts";

const definition = defineCalculator({
  id: "loan",
  name: "Loan Calculator",
  category: "loan",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: {
    price: money("Price", { default: 400_000 }),
    down: money("Down payment", { default: 0 }),
    rate: percent("Rate", { default: 6.5 }),
    years: integer("Term", { default: 30, unit: "years" }),
    fee: money("Fee", { default: 300, min: 0 }),
    pin: text("PIN", { default: "1234", secret: true }),
  },
  outputs: { total: money("Total") },
  compute: () => ({ total: 1 }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});
const START = { price: 400_000, down: 0, rate: 6.5, years: 30, fee: 300, pin: "1234" };
const propose = (changed: Readonly<Record<string, unknown>>, known: Parameters<typeof proposeName>[4] = []) =>
  proposeName(definition, { ...START, ...changed }, "2026-11-23", US_PREFERENCES, known).replaceAll("\u00A0", " ");

test("a calculation is named by its figures: what was changed, then what comes first in the form", () => {
  expect(propose({ price: 450_000 })).toBe("$450,000, 6.5%, 30 years");
  expect(propose({ fee: 500, down: 40_000 })).toBe("$400,000, $40,000, $500");
  expect(propose({})).toBe("$400,000, 6.5%, 30 years");
});

test("a name that is taken is told apart by what differs, then by a number", () => {
  const plain = formatted("$400,000, 6.5%, 30 years");
  const changed = { price: 500_000, down: 40_000, rate: 7 };
  const other = { name: propose({ ...changed }), inputs: { ...START, ...changed } };
  const raw = proposeName(definition, { ...START, ...changed }, "", US_PREFERENCES);
  expect(other.name).toBe("$500,000, $40,000, 7%");
  expect(propose({ ...changed, fee: 900 }, [{ ...other, name: raw }])).toBe("$500,000, $40,000, $900");
  const same = [{ name: plain, inputs: START }];
  expect(propose({}, same)).toBe("$400,000, 6.5%, 30 years (2)");
  expect(propose({}, [...same, { name: `${plain} (2)`, inputs: START }])).toBe("$400,000, 6.5%, 30 years (3)");
});

function formatted(name: string): string {
  const raw = proposeName(definition, START, "", US_PREFERENCES);
  expect(raw.replaceAll("\u00A0", " ")).toBe(name);
  return raw;
}

test("a secret is in no name", () => {
  expect(propose({ pin: "9876" })).not.toContain("9876");
});

/** A name of fields whose defaults are blank. */
function nameOf(inputs: AnyDefinition["inputs"], values: Readonly<Record<string, unknown>>, known: string[] = []) {
  const taken = known.map((name) => ({ name, inputs: values }));
  return proposeName({ ...definition, inputs } as AnyDefinition, values, "2026-11-23", US_PREFERENCES, taken);
}

test("what is blank, a list, hidden or an unchanged 0 says nothing; with nothing to say it is the calculator's name", () => {
  const inputs = {
    title: text("Title", { default: "" }),
    note: text("Note", { default: null }),
    isSplit: boolean("Split", { default: false }),
    parts: integer("Parts", { default: 1, when: { isSplit: true } }),
    values: list("Values", { of: number("Value"), default: [] }),
    extra: money("Extra", { default: 0 }),
  } as unknown as AnyDefinition["inputs"];
  const blank = { title: "", note: null, isSplit: false, parts: 1, values: [], extra: 0 };
  expect(nameOf(inputs, blank)).toBe("Loan Calculator");
  expect(nameOf(inputs, { ...blank, parts: 7, values: [1, 2] })).toBe("Loan Calculator");
  expect(nameOf(inputs, { ...blank, note: "Ada" })).toBe("Ada");
  expect(nameOf(inputs, { ...blank, title: "Bob", extra: 5 })).toBe("Bob, $5");
  expect(nameOf(inputs, { ...blank, isSplit: true, parts: 7 })).toBe("Yes, 7");
});

test("a name has a hundred characters at most, with its number", () => {
  const inputs = { title: text("Title", { default: "" }) } as unknown as AnyDefinition["inputs"];
  const long = "n".repeat(150);
  expect(nameOf(inputs, { title: long.slice(0, 99) })).toBe(long.slice(0, 99));
  expect(nameOf(inputs, { title: long })).toBe(long.slice(0, 100));
  expect(nameOf(inputs, { title: long }, [long.slice(0, 100)])).toBe(`${long.slice(0, 96)} (2)`);
  const taken = [long.slice(0, 100), ...Array.from({ length: 8 }, (_, at) => `${long.slice(0, 96)} (${at + 2})`)];
  expect(nameOf(inputs, { title: long }, taken)).toBe(`${long.slice(0, 95)} (10)`);
});

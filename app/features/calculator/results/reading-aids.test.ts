/** Small things beside fields and tables: signs of currencies, heads of columns, widths, files, what a browser remembers. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDrafts } from "../../../../tests/site/create-drafts.ts";
import { type AnyDefinition, money, number, quantity } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { countryDefaults } from "#localization/countries.ts";
import { localRecents } from "#features/recents/index.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { columnTitle, unitTitle } from "./column-title.ts";
import { downloadCsv } from "./csv.ts";
import { currencySign } from "#features/calculator/fields/currency-sign.ts";
import { getCellWidths, getLineWidth } from "#features/calculator/tools/row-widths.ts";
import { measureScale } from "#features/calculator/pictures/scale-bands.ts";
import { useCountedUse } from "#features/calculator/use-counted-use.ts";
import { useSettled } from "#features/calculator/use-settled.ts";

const GERMAN = countryDefaults("DE")!;
const field = (kind: string, more: object = {}) => ({ kind, label: "Field", ...more }) as unknown as AnyField;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["US", "$", true],
  ["GB", "£", true],
  ["JP", "￥", true],
  ["DE", "€", false],
  ["SE", "kr", false],
])("in %s the currency is %s, before the figure: %s", (country, text, isBefore) => {
  expect(currencySign(countryDefaults(country)!)).toEqual({ text, isBefore });
});

test("a column's unit stands in its head: the one that the reader sees", () => {
  const weight = field("quantity", { dimension: mass, unit: "kg" });
  expect([columnTitle(weight, GERMAN), columnTitle(weight, US_PREFERENCES)]).toEqual(["Field (kg)", "Field (lb)"]);
  expect([columnTitle(field("number", { unit: "kg/m2" }), GERMAN), columnTitle(field("number"), GERMAN)]).toEqual([
    "Field (kg/m²)",
    "Field",
  ]);
  // Not a bracket in a bracket.
  expect(columnTitle(field("number", { unit: "ton (US)" }), GERMAN)).toBe("Field, ton (US)");
  expect(unitTitle(field("text"), GERMAN)).toBe("");
});

test("a cell is as wide as its longest text, its label's longest word, and what stands beside them need", () => {
  const width = (column: AnyField, ...texts: string[]) =>
    getCellWidths(
      { it: column },
      texts.map((text) => ({ it: { text } })),
    )["it"];
  const short = field("number", { label: "N" });
  expect([width(short), width(short, "1"), width(short, "1234"), width(short, "12345", "1")]).toEqual([62, 62, 62, 72]);
  expect(width(field("number", { label: "Considerable length" }), "1")).toBe(112);
  expect([width(field("money", { label: "N" })), width(field("percent", { label: "N" }))]).toEqual([92, 92]);
  expect(width(field("quantity", { label: "N", dimension: mass, unit: "kg" }))).toBe(174);
  expect(width(field("number", { label: "N", unit: "years" }))).toBe(62 + 5 * 8 + 26);
  const options = [
    ["a", "Monthly"],
    ["b", "Twice a year"],
  ];
  expect(width(field("choice", { label: "N", options }), "b")).toBe(120 + 22 + 22);
  expect(["date", "time", "boolean", "text"].map((kind) => width(field(kind, { label: "N" })))).toEqual([
    150, 112, 80, 110,
  ]);
  expect(getCellWidths({ it: short }, [{}])).toEqual({ it: 62 });
});

test("rows stand in one line from the first width on that has room for all cells, the lines beside them, the number and the ×", () => {
  const first = getLineWidth({})!;
  expect(first).toBeGreaterThanOrEqual(60);
  expect(getLineWidth({ a: first - 67 })).toBe(first);
  expect(getLineWidth({ a: first - 66 })).toBeGreaterThan(first);
  expect(getLineWidth({ a: (first - 68) / 2, b: (first - 68) / 2 })).toBe(first);
  expect(getLineWidth({ a: 100_000 })).toBeNull();
});

test("a table is saved from the browser's memory, with the mark by which spreadsheets know its letters", async () => {
  vi.useFakeTimers();
  const clicked: string[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download, this.href);
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
  downloadCsv("plan.csv", { year: number("Year"), left: money("Left") }, [{ year: 1, left: 2.345 }]);
  expect(clicked).toEqual(["plan.csv", "blob:1"]);
  const bytes = new Uint8Array(await blobs[0]!.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("Year,Left\r\n1,2.35");
  expect(blobs[0]!.type).toBe("text/csv;charset=utf-8");
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(revoke).toHaveBeenCalledWith("blob:1");
});

test("what takes long follows a moment after the last change", () => {
  vi.useFakeTimers();
  const hook = renderHook(({ value }) => useSettled(value), { initialProps: { value: 1 } });
  const settle = (value: number, ms: number) => {
    hook.rerender({ value });
    act(() => void vi.advanceTimersByTime(ms));
    return hook.result.current;
  };
  expect([hook.result.current, settle(2, 249), settle(3, 249), settle(3, 1)]).toEqual([1, 1, 1, 3]);
});

test("an opening is noted each time and counted once a visit", () => {
  vi.useFakeTimers();
  const calls: unknown[] = [];
  vi.stubGlobal("fetch", async (...call: unknown[]) => calls.push(call));
  const open = (id: string) => {
    renderHook(() => useCountedUse(id)).unmount();
    vi.runAllTimers();
  };
  for (const id of ["bmi", "tip", "bmi"]) open(id);
  const init = { method: "POST", keepalive: true, credentials: "include" };
  expect(calls).toEqual([
    ["/api/calculators/bmi/use", init],
    ["/api/calculators/tip/use", init],
  ]);
  expect(localRecents().map(({ calculatorId }) => calculatorId)).toEqual(["bmi", "tip"]);
  expect(sessionStorage.getItem("counted-uses")).toBe("bmi tip");
  for (let n = 0; n < 200; n += 1) open(`c${n}`);
  expect(sessionStorage.getItem("counted-uses")!.split(" ")).toHaveLength(201);
  expect(sessionStorage.getItem("counted-uses")).toMatch(/^tip c0 .* c199$/);
});

test("a browser that keeps nothing is not counted, and a count that fails is no fault", async () => {
  vi.useFakeTimers();
  const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("fetch", failing);
  renderHook(() => useCountedUse("bmi"));
  await vi.runAllTimersAsync();
  expect(failing).toHaveBeenCalledTimes(1);
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  renderHook(() => useCountedUse("tip"));
  await vi.runAllTimersAsync();
  expect(failing).toHaveBeenCalledTimes(1);
});

const definition = {
  id: "sample",
  inputs: {
    weight: quantity("Weight", mass, { unit: "kg", default: 70 }),
    height: quantity("Height", length, { unit: "cm", default: 170 }),
    count: number("Count", { default: 1 }),
  },
} as unknown as AnyDefinition;

test("units that a visitor chose come back, for the calculator and the system of units in which they were chosen", async () => {
  vi.resetModules();
  const { applyChosenUnits, getChosenUnits, storeChosenUnits } =
    await import("#features/calculator/fields/chosen-units.ts");
  const inputs = { weight: 70, height: 170, count: 1 };
  const usual = createDrafts(definition, inputs, GERMAN);
  expect(applyChosenUnits(definition, usual, GERMAN)).toBe(usual);
  storeChosenUnits(definition, usual, GERMAN);
  expect(localStorage.getItem("field-units")).toBeNull();
  storeChosenUnits(definition, createDrafts(definition, inputs, GERMAN, { weight: "lb" }), GERMAN);
  expect(JSON.parse(localStorage.getItem("field-units")!)).toEqual({ sample: { metric: { weight: "lb" } } });
  expect([
    getChosenUnits("sample", "metric"),
    getChosenUnits("sample", "imperial"),
    getChosenUnits("bmi", "metric"),
  ]).toEqual([{ weight: "lb" }, {}, {}]);
  const applied = applyChosenUnits(definition, usual, GERMAN);
  expect(applied["weight"]).toMatchObject({ unit: "lb", exact: 70 });
  expect([applied["height"], applied["count"]]).toEqual([usual["height"], usual["count"]]);
  expect(applyChosenUnits(definition, applied, GERMAN)).toBe(applied);
  storeChosenUnits(definition, createDrafts(definition, inputs, US_PREFERENCES, { height: "m" }), US_PREFERENCES);
  storeChosenUnits({ ...definition, id: "other" }, createDrafts(definition, inputs, GERMAN, { height: "m" }), GERMAN);
  storeChosenUnits(definition, usual, GERMAN);
  expect(JSON.parse(localStorage.getItem("field-units")!)).toEqual({
    sample: { metric: {}, imperial: { height: "m" } },
    other: { metric: { height: "m" } },
  });
});

test.each([["{"], ["null"], ["7"]])("where %s is stored no units were chosen", async (text) => {
  vi.resetModules();
  localStorage.setItem("field-units", text);
  const { getChosenUnits } = await import("#features/calculator/fields/chosen-units.ts");
  expect(getChosenUnits("sample", "metric")).toEqual({});
});

test("a unit that is stored and none of the field's gives way to the usual one", async () => {
  vi.resetModules();
  localStorage.setItem(
    "field-units",
    JSON.stringify({ sample: { metric: { weight: "parsec", count: "kg", gone: "m" } } }),
  );
  const { applyChosenUnits } = await import("#features/calculator/fields/chosen-units.ts");
  const usual = createDrafts(definition, { weight: 70, height: 170, count: 1 }, GERMAN);
  const applied = applyChosenUnits(definition, usual, GERMAN);
  expect([applied["weight"]!.unit, applied["count"], Object.keys(applied)]).toEqual([
    "kg",
    usual["count"],
    Object.keys(usual),
  ]);
});

const bands = (...limits: (number | null)[]) =>
  limits.map((from, index) => ({ name: `band ${index}`, from, to: limits[index + 1] ?? null }));
const isFirst = (row: Readonly<Record<string, unknown>>) => row["name"] === "band 0";
const scale = (rows: ReturnType<typeof bands>, value: unknown, isOwn = isFirst) =>
  measureScale({ value: "value", name: "name", from: "from", to: "to" }, rows as never, value, isOwn as never);

test("bands lie to scale, the outer ones a fifth of what the inner ones span, and meet one another", () => {
  const { bands: laid, ticks, own } = scale(bands(0, 20, 30, 40), 25)!;
  expect(laid.map(({ start, end }) => [start, end])).toEqual([
    [0, 14.29],
    [14.29, 50],
    [50, 85.71],
    [85.71, 100],
  ]);
  expect(ticks).toEqual([
    { at: 14.29, edge: 20 },
    { at: 50, edge: 30 },
    { at: 85.71, edge: 40 },
  ]);
  expect(own).toEqual({ at: 32.14, band: laid[0], isBeyond: false });
});

test("an outer band grows with a value in it, up to as much as the inner ones span; beyond that is beyond", () => {
  expect(scale(bands(-1e9, 20, 30, 40), 10)!.own).toMatchObject({ at: 5.56, isBeyond: false });
  expect(scale(bands(-1e9, 20, 30, 40), -1000)!.own).toMatchObject({ at: 0, isBeyond: true });
  expect(scale(bands(0, 20, 30, 40), 50)!.own).toMatchObject({ at: 94.44, isBeyond: false });
  expect(scale(bands(0, 20, 30, 40), 1000)!.own).toMatchObject({ at: 100, isBeyond: true });
  const closed = [...bands(0, 20, 30), { name: "last", from: 40, to: 42 }];
  expect(scale(closed as never, 42)!.own).toMatchObject({ at: 100, isBeyond: false });
  expect(scale(closed as never, 43)!.own).toMatchObject({ at: 100, isBeyond: true });
  expect(scale(bands(18, 20, 30, 40), 18)!.own).toMatchObject({ at: 0, isBeyond: false });
});

test("fewer than three bands with limits are no scale; order and gaps in the rows do not matter", () => {
  expect(scale(bands(0, 20), 5)).toBeNull();
  expect(scale(bands(0, null, 20), 5)).toBeNull();
  expect(scale(bands(0, 20, 30, 40).toReversed(), 25)!.ticks).toEqual(scale(bands(0, 20, 30, 40), 25)!.ticks);
  for (const value of [null, "25", NaN, Infinity]) expect(scale(bands(0, 20, 30, 40), value)!.own).toBeNull();
  expect(scale(bands(0, 20, 30, 40), 25, () => false)!.own!.band).toBeNull();
});

test("figures at the edges have room: one that comes too close to the one before is left out", () => {
  const at = (rows: ReturnType<typeof bands>) => scale(rows, null)!.ticks.map(({ edge }) => edge);
  expect(at(bands(0, 20, 22, 24, 40))).toEqual([20, 24, 40]);
  expect(at(bands(0, 100, 115.3, 115.5, 200))).toEqual([100, 115.5, 200]);
});

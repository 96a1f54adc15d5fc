import { describe, expect, it } from "vitest";
import { integer, money } from "#engine/define.ts";
import type { Line } from "./frame.ts";
import { withoutCoinciding } from "./legend.tsx";
import { nearestReading, readingsAt, stepReading } from "./readings.ts";
import { linearScale } from "./scale.ts";
import { monthsAsYears } from "./values.ts";

const line = (key: string, ...points: [number, number][]): Line => ({
  key,
  field: money(key) as Line["field"],
  color: "black",
  points: points.map(([x, y]) => ({ x, y, value: y })),
});

describe("reading a chart", () => {
  const balance = line("Balance", [0, 100], [12, 60], [24, 0]);
  const interest = line("Interest", [12, 5], [24, 8]);

  it("has one reading for each place, with every line that has a point there", () => {
    const readings = readingsAt([balance, interest]);
    expect(readings.map(({ x, values }) => [x, ...values.map(({ point }) => point.value)])).toEqual([
      [0, 100],
      [12, 60, 5],
      [24, 0, 8],
    ]);
  });

  it("finds the reading nearest to the pointer", () => {
    const readings = readingsAt([balance]);
    const scale = linearScale(0, 24, 60, 620, 8);
    expect([60, 330, 345, 500, 900].map((place) => nearestReading(readings, scale, place))).toEqual([0, 1, 1, 2, 2]);
  });

  it("has none nearer than the one it finds, wherever the pointer is", () => {
    const readings = readingsAt([line("Uneven", [0, 1], [1, 1], [5, 1], [6, 1], [24, 1])]);
    for (const scale of [linearScale(0, 24, 60, 620, 8), linearScale(-30, 24, -200, 620, 8)])
      for (let place = -100; place <= 900; place += 7) {
        const away = readings.map(({ x }) => Math.abs(scale.at(x) - place));
        expect([place, away[nearestReading(readings, scale, place)]]).toEqual([place, Math.min(...away)]);
      }
  });

  it("goes one place by an arrow, a tenth of all by a page, and back by the opposite key", () => {
    const places = (index: number, last: number) =>
      ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "PageUp", "PageDown", "Home", "End"].map((key) =>
        stepReading(key, index, last),
      );
    expect(places(20, 40)).toEqual([21, 21, 19, 19, 24, 16, 0, 40]);
    expect(places(2, 5)).toEqual([3, 3, 1, 1, 3, 1, 0, 5]);
    expect(places(0, 0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect([stepReading("PageUp", 0, 14), stepReading("PageUp", 0, 15)]).toEqual([1, 2]);
  });

  it("steps with the keys of a slider and stays within the chart", () => {
    expect(stepReading("ArrowRight", 3, 40)).toBe(4);
    expect(stepReading("ArrowLeft", 0, 40)).toBe(0);
    expect(stepReading("PageUp", 38, 40)).toBe(40);
    expect(stepReading("Home", 17, 40)).toBe(0);
    expect(stepReading("End", 17, 40)).toBe(40);
    expect(stepReading("a", 17, 40)).toBeNull();
  });
});

describe("the legend", () => {
  it("does not name a line that lies on another from end to end", () => {
    const same = line("Without extra payments", [0, 100], [12, 60], [24, 0]);
    const other = line("Without extra payments", [0, 100], [12, 70], [24, 0]);
    const balance = line("Balance", [0, 100], [12, 60], [24, 0]);
    expect(withoutCoinciding([balance, same]).map(({ key }) => key)).toEqual(["Balance"]);
    expect(withoutCoinciding([balance, other])).toHaveLength(2);
  });
});

describe("an axis of months", () => {
  const month = integer("Month") as Line["field"];

  it("reads in years from three years on", () => {
    expect(monthsAsYears("month", month, 360)?.label).toBe("Year");
    expect(monthsAsYears("month", month, 36)?.label).toBe("Year");
    expect(monthsAsYears("month", month, 24)).toBeNull();
    expect(monthsAsYears("termMonths", integer("Months") as Line["field"], 360)).toBeNull();
  });
});

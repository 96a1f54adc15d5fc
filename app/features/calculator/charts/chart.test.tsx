import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { chart, date, integer, money, number, percent } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { Chart } from "./chart.tsx";

function drawUsers(line: ReturnType<typeof number>) {
  const page = drawChart({ users: line }, [
    { day: 0, users: 1 },
    { day: 9, users: 5 },
  ]);
  return [...page.querySelectorAll("svg text")].at(-1)!.textContent;
}

function drawChart(
  y: Parameters<typeof chart>[1]["y"],
  points: readonly Readonly<Record<string, number>>[],
  {
    own,
    output,
    ...look
  }: {
    readonly own?: { readonly x: string; readonly label: string };
    readonly output?: AnyField;
    readonly smooth?: boolean;
    readonly logX?: boolean;
  } = {},
) {
  const page = document.createElement("main");
  flushSync(() =>
    createRoot(page).render(
      <Chart
        name="overTime"
        field={chart("Users", { x: { day: number("Day") }, y, as: "line", ...look, ...(own ? { own } : {}) })}
        points={points}
        preferences={US_PREFERENCES}
        values={{ place: 7.234 }}
        definition={{ inputs: {}, outputs: output ? { place: output } : {} } as never}
      />,
    ),
  );
  return page;
}

test("the y axis says what it counts, but not what the chart's title says already", () => {
  expect(drawUsers(number("Users at the end", { unit: "people" }))).toBe("Users at the end (people)");
  expect(drawUsers(number("Users", { unit: "people" }))).toBe("people");
  expect(drawUsers(number("Users"))).toBe("");
});

test("the figures of an axis are written alike: 5K beside 10K", () => {
  const page = drawChart({ users: number("Users") }, [
    { day: 0, users: 0 },
    { day: 4, users: 10_000 },
  ]);
  expect([...page.querySelectorAll('svg text[text-anchor="end"]')].map((one) => one.textContent)).toEqual(
    expect.arrayContaining(["0", "2K", "10K"]),
  );
});

test("a curve is drawn through its points, all else from point to point; a logarithmic axis is told", () => {
  const points = [1, 2, 4, 8].map((day) => ({ day, users: 8 / day }));
  const draw = (look: { readonly smooth?: boolean; readonly logX?: boolean }) =>
    drawChart({ users: number("Users") }, points, look);
  const pathOf = (page: HTMLElement) => page.querySelector("svg path[fill=none]")!.getAttribute("d");
  expect(pathOf(draw({}))).not.toContain("C");
  expect(pathOf(draw({ smooth: true }))).toContain("C");
  const titleOf = (page: HTMLElement) => page.querySelector("figcaption")!.textContent;
  expect(titleOf(draw({}))).toBe("Users");
  expect(titleOf(draw({ logX: true }))).toBe("Users (horizontal axis logarithmic)");
});

test("a table of a long chart's figures says that it is a selection", () => {
  const nameTable = (count: number) =>
    drawChart(
      { users: number("Users") },
      Array.from({ length: count }, (_, day) => ({ day, users: day })),
    ).querySelector("summary")!.textContent;
  expect(nameTable(24)).toBe("Figures of this chart");
  expect(nameTable(29)).toBe("Figures of this chart (25 of 29 points)");
});

test("lines of several units have theirs at their names, and the axis has none", () => {
  const both = (unit: string) => {
    const page = drawChart({ way: number("Way", { unit: "ft" }), speed: number("Speed", { unit }) }, [
      { day: 0, way: 1, speed: 2 },
      { day: 9, way: 5, speed: 3 },
    ]);
    const title = [...page.querySelectorAll("svg text")].at(-1)!.textContent;
    return [...[...page.querySelectorAll("figure > ul li")].map((one) => one.textContent), title];
  };
  expect(both("mph")).toEqual(["Way (ft)", "Speed (mph)", ""]);
  expect(both("ft")).toEqual(["Way", "Speed", "ft"]);
});

function xLabels(field: ReturnType<typeof number>, days: readonly unknown[]) {
  const page = document.createElement("main");
  flushSync(() =>
    createRoot(page).render(
      <Chart
        name="overTime"
        field={chart("Users", { x: { day: field }, y: { users: number("Users") }, as: "line" })}
        points={days.map((day) => ({ day, users: 1 })) as never}
        preferences={US_PREFERENCES}
        values={{}}
        definition={{ inputs: {}, outputs: {} } as never}
      />,
    ),
  );
  const texts = [...page.querySelectorAll('svg text[text-anchor="middle"]')].slice(0, -1);
  const onPhone = texts.filter((one) => !one.getAttribute("class"));
  return [texts, onPhone].map((some) => some.map((one) => one.textContent));
}

test("a telephone shows the rounder half of the ticks", () => {
  expect(xLabels(number("Month"), [12, 360])[1]).toEqual(["100", "200", "300"]);
  expect(xLabels(number("Year"), [0, 10])[1]).toEqual(["0", "2", "4", "6", "8", "10"]);
});

test("where things are counted, nothing stands between them", () => {
  expect(xLabels(integer("Year") as never, [1, 6])[0]).toEqual(["1", "2", "3", "4", "5", "6"]);
});

test("dates are read by the month", () => {
  expect(xLabels(date("Day") as never, ["2026-01-01", "2026-12-01"])[0]).toEqual([
    "January 2026",
    "May 2026",
    "September 2026",
  ]);
});

test("limits are lines across the chart and are named; one that does not apply is none", () => {
  const draw = (side: string) => {
    const page = document.createElement("main");
    flushSync(() =>
      createRoot(page).render(
        <Chart
          name="curve"
          field={chart("Curve", {
            x: { at: number("Place") },
            y: { height: number("Height") },
            limits: ["low", "high"],
          })}
          points={[
            { at: 4, height: 1 },
            { at: 6, height: 2 },
          ]}
          preferences={US_PREFERENCES}
          values={{ side, low: 2, high: 9 }}
          definition={
            {
              inputs: {
                low: number("Lower limit", { when: { side: ["both", "low"] } }),
                high: number("Upper limit", { when: { side: ["both", "high"] } }),
              },
              outputs: {},
            } as never
          }
        />,
      ),
    );
    const lines = [...page.querySelectorAll('svg line[stroke-width="2"]')].map((line) =>
      Number(line.getAttribute("x1")),
    );
    return { lines, names: [...page.querySelectorAll("ul li")].map((one) => one.textContent) };
  };
  const both = draw("both");
  expect(both.names).toEqual(["Lower limit: 2", "Upper limit: 9"]);
  expect(both.lines).toHaveLength(2);
  expect(both.lines[0]).toBeLessThan(both.lines[1]!);
  expect(draw("low").names).toEqual(["Lower limit: 2"]);
});

test("the visitor's own place is said as the page says it, with its unit", () => {
  const points = [
    { day: 0, users: 0 },
    { day: 9, users: 1 },
  ];
  const own = { x: "place", label: "Full" };
  const output = number("Full after", { unit: "days", decimals: 1 });
  const legend = drawChart({ users: number("Users") }, points, { own, output }).querySelector("figure > ul")!;
  expect(legend.textContent).toMatch(/^Full: 7\.2\sdays$/);
});

test("beyond the words for numbers an axis has powers of ten, and of tiny shares it does not say 0%", () => {
  const yTexts = (field: unknown, high: number) =>
    [
      ...drawChart({ users: field as ReturnType<typeof number> }, [
        { day: 0, users: 0 },
        { day: 4, users: high },
      ]).querySelectorAll('svg text[text-anchor="end"]'),
    ].map((one) => one.textContent);
  expect(yTexts(number("Users"), 1e30)).toEqual(expect.arrayContaining(["0", "2×10²⁹", "1×10³⁰"]));
  expect(yTexts(money("Users"), 1e30)).toEqual(expect.arrayContaining(["0", "2×10²⁹", "1×10³⁰"]));
  expect(yTexts(number("Users"), 1e-14)).toContain("1×10⁻¹⁴");
  expect(yTexts(percent("Users"), 1e-28)).toContain("1×10⁻²⁸%");
  expect(yTexts(number("Users"), 5e14)).toContain("500T");
});

test("the last label of an axis does not lie on the one before", () => {
  const labels = (low: number, high: number) => xLabels(money("Income") as never, [low, high])[0]!;
  expect(labels(6e29, 1.6e30)).not.toContain("1.6 × 10³⁰ USD");
  expect(labels(6e29, 1.6e30)).toContain("1.4 × 10³⁰ USD");
});

test("a single place makes no line, which is said", () => {
  const page = drawChart({ users: number("Users") }, [{ day: 0, users: 3 }]);
  expect(page.querySelector("svg")).toBeNull();
  expect(page.querySelector("p")!.textContent).toBe("There is nothing to draw: the only point is Day 0, Users 3.");
});

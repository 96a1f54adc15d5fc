import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Bar, DayChart } from "./chart.tsx";
import { HourChart } from "./hour-chart.tsx";
import { LookChart } from "./look-chart.tsx";

afterEach(cleanup);
/** Of the columns, from left to right. */
const heights = (within: Element) =>
  [...within.querySelectorAll("[role=img] rect")].map((rect) => Math.round(Number(rect.getAttribute("height"))));
const texts = (within: Element) => [...within.querySelectorAll("text")].map((one) => one.textContent);
const caption = (within: Element) => within.querySelector("figcaption")?.textContent;

test("days are columns by their counts on lines that say how high they are, and all is said in words", () => {
  const counts = [
    { day: "2026-11-01", count: 0 },
    { day: "2026-11-02", count: 300 },
    { day: "2026-11-03", count: 100 },
  ];
  const { container, getByRole } = render(<DayChart title="Page opens by day" counts={counts} />);
  expect(heights(container)).toEqual([120, 40]);
  expect(texts(container)).toEqual(["0", "100", "200", "300", "Nov 1", "Nov 2", "Nov 3"]);
  expect(getByRole("img").getAttribute("aria-label")).toBe("Page opens by day, Nov 1, 2026 to Nov 3, 2026: 400");
  expect(caption(container)).toBe("Page opens by day: 400; at most 300 a day");
});

test("a bar is as long as its share, and no longer than all", () => {
  const { container } = render(
    <>
      <Bar share={0.25} />
      <Bar share={3} />
    </>,
  );
  expect([...container.querySelectorAll("rect")].map((rect) => rect.getAttribute("width"))).toEqual([
    "100%",
    "25%",
    "100%",
    "100%",
  ]);
});

test("checks are columns as high as the database took, one that was not measured as high as the slowest", () => {
  const looks = [
    { at: "2026-11-01T10:00:00.000Z", status: "healthy", milliseconds: 10 },
    { at: "2026-11-01T11:00:00.000Z", status: "warning", milliseconds: 40 },
    { at: "2026-11-01T12:00:00.000Z", status: "error", milliseconds: null },
  ] as const;
  const { container, getByRole } = render(<LookChart place="FRA" looks={looks} />);
  expect(heights(container)).toEqual([30, 120, 120]);
  const said =
    "3 checks: 1 healthy, 1 with a warning, 1 with an error; the database took 25 ms in the median, 40 ms at most";
  expect(caption(container)).toBe(said);
  expect(getByRole("img").getAttribute("aria-label")).toBe(`Health at FRA over time. ${said}.`);
});

test("where the database never answered no time is made up", () => {
  const looks = [{ at: "2026-11-01T12:00:00.000Z", status: "error", milliseconds: null }] as const;
  const { container } = render(<LookChart place="FRA" looks={looks} />);
  expect(caption(container)).toContain("; the database did not answer");
});

test("errors of an hour stand on one another, those of the server below; where there were none a sentence says so", () => {
  const from = "2026-11-01T10:00:00.000Z";
  const { container } = render(<HourChart hours={{ from, server: [0, 3], browser: [1, 1] }} />);
  expect(heights(container)).toEqual([30, 90, 30]);
  expect(texts(container).slice(-2)).toEqual(["11-01 10:00", "11-01 11:00"]);
  expect(caption(container)).toBe(
    "Last 2 hours, in UTC: 3 of the server, 2 of browsers; most, 4, in the hour from 2026-11-01 11:00 UTC.",
  );
  cleanup();
  const { container: quiet } = render(<HourChart hours={{ from, server: [0, 0], browser: [0, 0] }} />);
  expect(quiet.textContent).toBe("None of these errors in the last 2 hours.");
});

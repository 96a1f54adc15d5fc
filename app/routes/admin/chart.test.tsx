import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Bar, DayChart } from "./chart.tsx";
import { LookChart } from "./look-chart.tsx";

afterEach(cleanup);
const heights = (within: Element) =>
  [...within.querySelectorAll("rect")].map((rect) => Number(rect.getAttribute("height")));

test("days are columns by their counts, an empty day a line, and all is said in words", () => {
  const counts = [
    { day: "2026-11-01", count: 0 },
    { day: "2026-11-02", count: 300 },
    { day: "2026-11-03", count: 100 },
  ];
  const { container, getByRole } = render(<DayChart title="Page opens by day" counts={counts} />);
  expect(heights(container)).toEqual([1, 120, 40]);
  expect(getByRole("img").getAttribute("aria-label")).toBe("Page opens by day, Nov 1, 2026 to Nov 3, 2026: 400");
  expect(container.querySelector("figcaption")?.textContent).toBe("Page opens by day: 400; at most 300 a day");
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

test("checks are columns as high as the database took, one that was not measured the highest", () => {
  const looks = [
    { at: "2026-11-01T10:00:00.000Z", status: "healthy", milliseconds: 10 },
    { at: "2026-11-01T11:00:00.000Z", status: "warning", milliseconds: 40 },
    { at: "2026-11-01T12:00:00.000Z", status: "error", milliseconds: null },
  ] as const;
  const { container, getByRole } = render(<LookChart place="FRA" looks={looks} />);
  expect(heights(container)).toEqual([22.5, 90, 90]);
  expect(getByRole("img").getAttribute("aria-label")).toBe(
    "Health at FRA over time. 3 checks: 1 healthy, 1 with a warning, 1 with an error; the database took up to 40 ms.",
  );
});

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { chart, number } from "#engine/define.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { Chart } from "./chart.tsx";

function drawChart(line: ReturnType<typeof number>) {
  const page = document.createElement("main");
  flushSync(() =>
    createRoot(page).render(
      <Chart
        name="overTime"
        field={chart("Users", { x: { day: number("Day") }, y: { users: line }, as: "line" })}
        points={[
          { day: 0, users: 1 },
          { day: 9, users: 5 },
        ]}
        preferences={US_PREFERENCES}
        values={{}}
        definition={{ inputs: {}, outputs: {} } as never}
      />,
    ),
  );
  return [...page.querySelectorAll("svg text")].at(-1)!.textContent;
}

test("the y axis says what it counts, but not what the chart's title says already", () => {
  expect(drawChart(number("Users at the end", { unit: "people" }))).toBe("Users at the end (people)");
  expect(drawChart(number("Users", { unit: "people" }))).toBe("people");
  expect(drawChart(number("Users"))).toBe("");
});

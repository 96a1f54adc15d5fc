import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import converter from "#calculators/conversion/currency-converter.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { Chart } from "#features/calculator/charts/chart.tsx";

const { set, replace } = converter.rates!;
const DAYS = [
  { date: "2026-11-23", rates: { USD: 1, EUR: 0.86, JPY: 155 } },
  { date: "2026-11-24", rates: { USD: 1, EUR: 0.88, JPY: 156 } },
  // A day is missing: the cron's sources were down.
  { date: "2026-11-26", rates: { USD: 1, EUR: 0.87, JPY: 154 } },
];
const dated = replace({ ...set, date: "2026-11-26", rates: { ...set.rates, ...DAYS[2]!.rates }, history: DAYS });

function draw(given: Readonly<Record<string, unknown>>) {
  const { inputs } = readInputs(dated, given, "2026-11-26");
  const outputs = calculate(dated, inputs);
  const page = document.createElement("main");
  flushSync(() =>
    createRoot(page).render(
      <Chart
        name="rateOverTime"
        field={dated.outputs["rateOverTime"]!}
        points={outputs["rateByDay"] as readonly Readonly<Record<string, unknown>>[]}
        preferences={US_PREFERENCES}
        values={{ ...inputs, ...outputs }}
        definition={dated}
      />,
    ),
  );
  return { page, outputs };
}

const cells = (page: HTMLElement) =>
  [...page.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));

test("several days of rates are a line that ends with the rate that is calculated with", () => {
  const { page, outputs } = draw({ from: "USD", to: "EUR" });
  expect(cells(page).map(([, rate]) => rate)).toEqual(["0.86", "0.88", "0.87"]);
  expect(cells(page)[0]![0]).toBe("Nov 23, 2026");
  expect(outputs["rate"]).toBe(0.87);
  expect(page.querySelector("svg")!.getAttribute("aria-label")).toContain("November 26, 2026");
});

test("another pair has its own line, and a currency without days none", () => {
  expect(cells(draw({ from: "EUR", to: "JPY" }).page).map(([, rate]) => Number(rate))).toEqual(
    DAYS.map(({ rates }) => Number((rates.JPY / rates.EUR).toPrecision(6))),
  );
  const { inputs } = readInputs(dated, { from: "USD", to: "THB" }, "2026-11-26");
  expect(calculate(dated, inputs)["rateByDay"]).toBeNull();
});

import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { Scale } from "./scale.tsx";
import { chooseValue } from "./scale-bands.ts";

const modules = import.meta.glob<AnyDefinition>(["../../../calculators/*/*.ts", "!**/*.test.ts"], {
  import: "default",
  eager: true,
});
const withScale = Object.values(modules).filter((one) => Object.values(one.outputs ?? {}).some((field) => field.scale));

function draw(definition: AnyDefinition, changed: Readonly<Record<string, unknown>> = {}) {
  const [name, field] = Object.entries(definition.outputs).find(([, one]) => one.scale)!;
  const page = document.createElement("main");
  const { inputs } = readInputs(definition, {}, "2026-01-01");
  const values = { ...inputs, ...calculate(definition, inputs), ...changed };
  const rows = values[name as keyof typeof values] as readonly Readonly<Record<string, unknown>>[];
  flushSync(() =>
    createRoot(page).render(
      <Scale
        name={name}
        field={field}
        points={rows}
        preferences={US_PREFERENCES}
        values={values}
        valueField={definition.outputs[chooseValue(field.scale!, values)]!}
      />,
    ),
  );
  return { page, scale: field.scale!, rows, values: values as Readonly<Record<string, unknown>> };
}

test.each(withScale.map((one) => [one.id, one] as const))("%s: the scale has the outputs' figures", (_, definition) => {
  const { page, scale, rows, values } = draw(definition);
  const { column, equals } = Object.values(definition.outputs).find((one) => one.scale)!.mark!;
  expect(rows.some((row) => row[column] === values[equals])).toBe(true);
  expect(page.querySelector("figure")?.dataset["value"]).toBe(String(values[chooseValue(scale, values)]));
  const limits = [...page.querySelectorAll("rect")].map((one) => [one.dataset["from"], one.dataset["to"]]);
  const expected = rows.toSorted((a, b) => Number(a[scale.from]) - Number(b[scale.from]));
  expect(limits).toEqual(expected.map((row) => [String(row[scale.from]), String(row[scale.to])]));
  for (const rect of page.querySelectorAll("rect"))
    expect(Number.parseFloat(rect.getAttribute("width")!)).toBeGreaterThan(0.5);
});

test("five calculators show their value on a scale", () => {
  expect(withScale.length).toBeGreaterThanOrEqual(5);
});

const bmi = withScale.find((one) => one.id === "bmi")!;

test("a value far beyond the scale stands at its end, and the figure says so", () => {
  const { page } = draw(bmi, { bmi: 1e30 });
  expect(page.querySelector("line")?.getAttribute("x1")).toBe("100%");
  expect(page.querySelector("figcaption")?.textContent).toContain("beyond the part that is drawn");
});

test("without a value the bands stand alone, and the figure says so", () => {
  const { page } = draw(bmi, { bmi: null });
  expect(page.querySelector("line")).toBeNull();
  expect(page.querySelector("figcaption")?.textContent).toContain("no place on this scale");
});

test("a value below the lowest band belongs to none", () => {
  const { page } = draw(
    withScale.find((one) => one.id === "waist-to-height")!,
    { waistToHeightRatio: 0.3, category: "Below the healthy range" },
  );
  expect(page.querySelector("figcaption")?.textContent).toContain("below the lowest band");
});

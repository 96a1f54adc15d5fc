/** Pictures of bands beside the class that the answer names: one never contradicts the other. */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { formatValue } from "#engine/format.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { color } from "#ui/theme.css.ts";
import { drawInputs } from "../../../../tests/catalogue/arbitrary-inputs.ts";
import { makeRandom } from "../../../../tests/fuzz/chance.ts";
import { Chart } from "#features/calculator/charts/chart.tsx";

const modules = import.meta.glob<AnyDefinition>(["../../../calculators/*/*.ts", "!**/*.test.ts"], {
  import: "default",
  eager: true,
});
const bandsOf = (one: AnyDefinition) => [
  ...(one.pictures ?? []).filter((picture) => picture.draw === "bands").map((picture) => ["picture", picture] as const),
  ...Object.entries(one.outputs ?? {}).filter(([, field]) => field.scale),
];
const withBands = Object.values(modules).filter((one) => bandsOf(one).length > 0);
type Values = Readonly<Record<string, unknown>>;

function answer(definition: AnyDefinition, given: Values): Values | null {
  const { inputs, issues } = readInputs(definition, given, "2026-01-01");
  if (issues.length > 0) return null;
  try {
    return { ...inputs, ...calculate(definition, inputs) };
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

/** Each drawing's caption, the names of its bands, and the band that is the value's own with the limits of all. */
function draw(definition: AnyDefinition, values: Values) {
  return bandsOf(definition).flatMap(([name, field]) => {
    const page = document.createElement("main");
    const points = (values[name] ?? []) as readonly Values[];
    flushSync(() =>
      createRoot(page).render(<Chart {...{ name, field, points, values, definition }} preferences={US_PREFERENCES} />),
    );
    const figure = page.querySelector("figure");
    if (!figure?.querySelector("svg")) return [];
    const bands = [...page.querySelectorAll("rect")];
    const names = [...page.querySelectorAll("li")].map((item) =>
      item.textContent.replace(/ (?:from|above|below|up to) \S+$/, ""),
    );
    return [
      {
        caption: page.querySelector("figcaption")!.textContent,
        value: figure.dataset["value"] ?? "",
        names,
        own: bands.findIndex((band) => band.style.fill === color.accent),
        limits: bands.map(({ dataset }) => [Number(dataset["from"]), Number(dataset["to"] ?? "null")] as const),
      },
    ];
  });
}

/** What the answer calls its class, of those that the pictures name. */
function classesOf({ outputs }: AnyDefinition, values: Values, names: readonly string[]): readonly string[] {
  return Object.entries(outputs).flatMap(([key, field]) => {
    const said = field.kind === "text" ? formatValue(field, values[key], US_PREFERENCES).text : "";
    return names.includes(said) ? [said] : [];
  });
}

function findFaults(definition: AnyDefinition, given: Values): readonly string[] {
  const values = answer(definition, given);
  if (!values) return [];
  const drawings = draw(definition, values);
  const names = [...new Set(drawings.flatMap((one) => one.names))];
  const classes = classesOf(definition, values, names);
  return drawings.flatMap(({ caption, value, own, limits }) => {
    const named = names.find((one) => new RegExp(`, ${one}[.]`).test(caption));
    const isOther = named !== undefined && classes.length > 0 && !classes.includes(named);
    const [from, to] = limits[own] ?? [-Infinity, Infinity];
    const isBeside = value !== "" && (Number(value) < from || Number(value) > (Number.isNaN(to) ? Infinity : to));
    const told = `${JSON.stringify(given)}: ${caption} The answer: ${classes.join()}.`;
    return isOther || isBeside ? [told] : [];
  });
}

test.each(withBands.map((one) => [one.id, one] as const))(
  "%s: no picture names another class than the answer, and the value lies in the band that stands out",
  (_, definition) => {
    const random = makeRandom(7);
    const given = Array.from({ length: 150 }, () => drawInputs(definition, random));
    expect(given.flatMap((one) => findFaults(definition, one))).toEqual([]);
  },
  30_000,
);

const byId = (id: string) => withBands.find((one) => one.id === id)!;

const pressures = (systolic: number, diastolic: number, guideline = "acc-aha") =>
  draw(byId("blood-pressure"), answer(byId("blood-pressure"), { readings: [{ systolic, diastolic }], guideline })!);

test.each([
  [118, 95, ["Systolic, mean: 118, below 120.", "Diastolic, mean: 95, Stage 2 hypertension."]],
  [190, 125, ["Systolic, mean: 190, Severe hypertension.", "Diastolic, mean: 125, Severe hypertension."]],
  [180, 120, ["Systolic, mean: 180, Stage 2 hypertension.", "Diastolic, mean: 120, Stage 2 hypertension."]],
  [181, 70, ["Systolic, mean: 181, Severe hypertension.", "Diastolic, mean: 70, below 80."]],
  [125, 79, ["Systolic, mean: 125, Elevated.", "Diastolic, mean: 79, below 80."]],
])("a blood pressure of %i/%i is drawn by both readings", (systolic, diastolic, captions) => {
  expect(pressures(systolic, diastolic).map(({ caption }) => caption)).toEqual(captions);
});

test("the European guideline has pictures too, and limits that are above a figure say so", () => {
  expect(pressures(118, 75, "esc").map(({ caption }) => caption)).toEqual([
    "Systolic, mean: 118, below 120.",
    "Diastolic, mean: 75, Elevated.",
  ]);
  expect(pressures(135, 85).map(({ names }) => names.at(-1))).toEqual(["Severe hypertension", "Severe hypertension"]);
  expect(pressures(135, 85)[0]!.limits.at(-1)).toEqual([180, NaN]);
});

test("flow at exactly 4,000 is in transition in the picture as in the answer", () => {
  const flow = { flow: "pipe", speed: 4, diameter: 1, density: 1000, dynamicViscosity: 1 };
  expect(answer(byId("reynolds-number"), flow)).toMatchObject({ reynoldsNumber: 4000 });
  expect(findFaults(byId("reynolds-number"), flow)).toEqual([]);
});

test("with cystatin C the scale draws the rate that decides the stage", () => {
  const kidney = byId("kidney-egfr");
  const [drawn] = draw(kidney, answer(kidney, { creatinine: 60, cystatinC: 1.9 })!);
  expect(drawn!.caption).toMatch(/^eGFR \(creatinine and cystatin C\)/);
});

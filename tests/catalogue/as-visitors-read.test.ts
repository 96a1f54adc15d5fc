/** What visitors read of single calculators: sentences and figures that were wrong or read badly once. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { arrangeFigures, formatFigure, joinPieces } from "../../app/engine/figures.ts";
import { preferencesFor } from "../../app/engine/format.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { writeTakeaways } from "../../app/engine/sentences.ts";
import { US_PREFERENCES } from "../../app/localization/preferences.ts";
import { loadCatalogue } from "../assistant/assistant.ts";

const TODAY = "2026-11-30";
const catalogue = await loadCatalogue();

/** The figures and sentences of a calculator, as the US reads them: "Runway: 13.8 months". */
function read(id: string, given: Readonly<Record<string, unknown>> = {}, units: Readonly<Record<string, string>> = {}) {
  const definition = catalogue.get(id)!;
  const { inputs } = readInputs(definition, given, TODAY, "imperial");
  const outputs = calculate(definition, inputs);
  const preferences = preferencesFor(definition, inputs, US_PREFERENCES);
  const { answer, main } = arrangeFigures(definition, inputs);
  const figures = [answer, ...main].flatMap((figure) =>
    figure
      ? [`${figure.label}: ${joinPieces(formatFigure(figure, definition, { inputs, outputs }, preferences, units))}`]
      : [],
  );
  return [...figures, ...writeTakeaways(definition, inputs, outputs, preferences, units)]
    .join("\n")
    .replaceAll("\u00A0", " ");
}

test.each<[id: string, given: Readonly<Record<string, unknown>>, says: readonly string[], not: readonly string[]]>([
  [
    "runway",
    {},
    ["runs out around January 25, 2028.", "Cash lasts at least until: December 30, 2027"],
    ["in December"],
  ],
  ["runway", { revenueGrowthRate: 0, expenseGrowthRate: 0, cashBalance: 360_000 }, ["around August 30, 2027."], []],
  ["growing-degree-days", {}, ["52.5 growing degree days (°C) or 94.5 (°F)"], ["°F of growing"]],
  ["ovulation", {}, ["day 15 of the cycle if the period's first day is day 1"], []],
  ["pregnancy-weight-gain", {}, ["the guideline's round figure is 25 to 35 lb"], []],
  ["pregnancy-weight-gain", { babies: "twins" }, ["the guideline's round figure is 37 to 54 lb"], []],
  ["heating-cooling-load", {}, ["Heating power needed: 3,807 Btu/h", "deliver 3,807 Btu/h"], ["deliver 1"]],
  ["unit-price", {}, ["at $0.251 per ounce, $4.013 per pound ($8.846 per kilogram)."], []],
  ["ev-charging", {}, ["Cost by distance: $5.40/100 mi", "or $5.40/100 mi."], []],
  ["ring-size-converter", {}, ["0.682 in across inside and 54.4 mm (2.14 in) around"], []],
  ["insulation", {}, ["from R-11 to R-49", "R-value to add: R-38"], ["11 R"]],
  ["asphalt", {}, ["12.37 tons (US) of hot mix"], ["ton (US)"]],
  ["stairs", {}, ["Comfortable to walk: Yes"], ["60 to 65 cm"]],
  ["road-trip-time", { distance: 885 }, ["one night on the way"], ["counting all stops"]],
  ["road-trip-time", { distance: 300 }, ["counting all stops, you average"], []],
  ["running-pace", {}, ["Speed: 6.76 mph"], ["Speed in miles per hour"]],
  ["retirement", {}, ["need $1,323,501 in the money of that year.\nThat is enough"], []],
  ["time-card", {}, ["You worked 40 hours in 5 shifts"], []],
  ["lottery-odds", {}, ["On average, a ticket for $2.00 wins back $0.34"], ["buys"]],
  ["gpa", {}, ["Quality points in all: 48.3"], []],
  ["rent-vs-buy", {}, ["Buying compared with renting: $24,322 behind"], ["−$", "-$"]],
  ["rent-vs-buy", { yearsToStay: 30 }, ["Buying compared with renting: $", " ahead"], ["behind"]],
  ["gig-vs-salary", {}, ["Contract compared with the job: $6,282.32 behind"], []],
  ["mortgage-points", { points: 2, yearsToStay: 3 }, ["When you leave, you are: $1,485 behind"], []],
])("%s with %j", (id, given, says, not) => {
  const said = read(id, given);
  for (const one of says) expect(said).toContain(one);
  for (const one of not) expect(said).not.toContain(one);
});

test("a photon whose energy is entered in electronvolts is answered by its wavelength, and in no joules", () => {
  const said = read("photon-energy", { known: "energy", energy: 3.2e-19 }, { energy: "eV" });
  expect(said).toMatch(/^Wavelength: /);
  expect(said).toContain("Energy of one photon: 1.99728 eV");
  expect(said).not.toContain("joules");
});

test("workings tell two values by two names, and use no sleight of hand", () => {
  const printed = execFileSync(
    process.execPath,
    ["scripts/print-working.ts", "stamp-duty", "mortgage", "matrix", "gpa", "bend-allowance"],
    { encoding: "utf8" },
  );
  for (const says of [
    "smaller of (Purchase price; To) − From",
    "Share owed (0.85) is above 0.8",
    "Determinant of A = Determinant(Matrix)",
    "GPA = Quality points in all / Credits in all",
    "K-factor × Sheet thickness",
  ])
    expect(printed).toContain(says);
  expect(printed).not.toMatch(/Purchase price; From|10⁻⁹|Number of a/);
});

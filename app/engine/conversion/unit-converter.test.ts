import { describe, expect, it } from "vitest";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { temperature } from "#units/temperature.ts";
import { fuelEconomy } from "#units/fuel-economy.ts";
import { volume } from "#units/volume.ts";
import { getUnit } from "#units/dimension.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { number } from "#engine/fields.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import unitConverter from "#calculators/conversion/unit-converter.ts";
import { boundField, formatValue } from "#engine/format.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { conversionRule, defineUnitConverter, optionLabel } from "./unit-converter.ts";

const prose = {
  id: "test-converter",
  name: "Test",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-21",
  examples: [],
};

const say = {
  money: String,
  percent: String,
  number: (value: number) => String(Number(value.toPrecision(6))),
  date: String,
};

function answer(definition: AnyDefinition, raw: Record<string, unknown>) {
  const { inputs, issues } = readInputs(definition, raw, "2026-01-01");
  if (issues[0]) return issues[0].field;
  try {
    return calculate(definition, inputs);
  } catch (error) {
    return (error as { field: string }).field;
  }
}

describe("a converter of one quantity", () => {
  const converter = defineUnitConverter({ ...prose, quantities: [{ dimension: length }], value: 1.8 });

  it("offers every unit of the dimension and starts with its own pair", () => {
    expect(converter.inputs["from"]?.options).toHaveLength(length.units.length);
    expect([converter.inputs["from"]?.default, converter.inputs["to"]?.default]).toEqual(["m", "ft"]);
    expect(converter.category).toBe("conversion");
  });

  it("tells the value in every unit, in the order of the options", () => {
    const { result, table } = answer(converter, { value: 12, from: "in", to: "ft" }) as {
      result: number;
      table: { unit: string; value: number }[];
    };
    expect(result).toBe(1);
    expect(table.map((row) => row.unit)).toEqual(converter.inputs["to"]?.options?.map(([, label]) => label));
    expect(table.find((row) => row.unit === "Centimetre (cm)")?.value).toBe(30.48);
  });

  it("refuses a unit of another quantity, and a result that no number holds", () => {
    expect(answer(converter, { from: "kg" })).toBe("from");
    expect(answer(converter, { to: "kg" })).toBe("to");
    expect(answer(converter, { value: 1e300, from: "pc", to: "pm" })).toBe("value");
  });
});

describe("scales", () => {
  const celsius = defineUnitConverter({ ...prose, quantities: [{ dimension: temperature }], value: 20 });
  const consumption = defineUnitConverter({ ...prose, quantities: [{ dimension: fuelEconomy }], value: 6 });

  it("end at absolute zero, which itself is allowed", () => {
    for (const [value, from] of [
      [-273.15, "C"],
      [-459.67, "F"],
      [0, "K"],
      [0, "R"],
      [-218.52, "Re"],
    ] as const) {
      expect(answer(celsius, { value, from, to: "K" })).toMatchObject({ result: expect.closeTo(0, 9) as number });
      expect(answer(celsius, { value: value - 0.01, from, to: "K" })).toBe("value");
    }
  });

  it("that run in opposite directions need a value above 0", () => {
    expect(answer(consumption, { value: 0 })).toBe("value");
    expect(answer(consumption, { value: -1, from: "km/L", to: "mi/L" })).toBe("value");
    expect(answer(consumption, { value: 5, from: "L/100km", to: "km/L" })).toMatchObject({ result: 20 });
  });
});

describe("a converter of quantities that an input ties together", () => {
  const linked = defineUnitConverter({
    ...prose,
    inputs: { density: number("Density", { default: 1000 }) },
    quantities: [
      { dimension: volume, units: ["L", "m3"], link: ({ density }) => density },
      { dimension: mass, units: ["kg"], link: () => 1 },
      { dimension: length, units: ["m"], labels: { m: "Metres" } },
    ],
    value: 1,
    from: "L",
    to: "kg",
  });

  it("converts through the link, both ways", () => {
    expect(answer(linked, { value: 2, density: 800 })).toMatchObject({ result: 1.6 });
    expect(answer(linked, { value: 1.6, from: "kg", to: "L", density: 800 })).toMatchObject({ result: 2 });
  });

  it("refuses a pair without a link and leaves it out of the table", () => {
    expect(answer(linked, { to: "m" })).toBe("to");
    expect(answer(linked, {})).toMatchObject({ table: [{ value: 1 }, { value: 0.001 }, { unit: "Kilogram (kg)" }] });
    expect(linked.inputs["to"]?.options?.at(-1)).toEqual(["m", "Metres"]);
  });
});

describe("words", () => {
  it("name a unit that another input offers, spelled as the reader does", () => {
    const inputs = { dimension: "thermalResistance", from: "R-US", to: "m2.K/W" };
    const written = (key: string, locale: string) =>
      formatValue(boundField(unitConverter.inputs[key]!, inputs), inputs[key as "from"], { ...US_PREFERENCES, locale })
        .text;
    expect(written("from", "en-US")).toBe("R-value (US, ft²·°F·h/Btu)");
    expect(written("to", "en-US")).toBe("Square meter kelvin per watt (RSI)");
    expect(written("to", "en-GB")).toBe("Square metre kelvin per watt (RSI)");
  });

  it("show the symbol once", () => {
    expect(optionLabel(getUnit(length, "ft"))).toBe("Foot (ft)");
    expect(optionLabel(getUnit(volume, "gal-us"))).toBe("Gallon (US liquid), gal");
    expect(optionLabel(getUnit(mass, "t"))).toBe("Tonne (metric ton)");
  });

  it.each([
    [length, "m", "ft", "In short: m × 3.28084 = ft, and ft ÷ 3.28084 = m."],
    [length, "cm", "in", "In short: cm ÷ 2.54 = in, and in × 2.54 = cm."],
    [temperature, "C", "F", "In short: °C × 1.8 + 32 = °F."],
    [temperature, "F", "C", "In short: (°F − 32) ÷ 1.8 = °C."],
    [temperature, "F", "K", "In short: (°F + 459.67) ÷ 1.8 = K."],
    [temperature, "K", "C", "In short: K − 273.15 = °C."],
    [fuelEconomy, "L/100km", "km/L", "In short: 100 ÷ L/100 km = km/L, and 100 ÷ km/L = L/100 km."],
    [length, "m", "m", "Both units are the same, so the figure stays as it is."],
  ] as const)("say how to convert %s by hand", (dimension, from, to, sentence) => {
    const unit = (id: string) => dimension.units.find((one) => one.id === id)!;
    expect(conversionRule(unit(from), unit(to), say)).toBe(sentence);
  });
});

import { describe, expect, test } from "vitest";
import type { Dimension } from "./dimension.ts";
import { dimensions, type DimensionId } from "./dimensions.ts";
import { preferredUnit } from "./systems.ts";

describe("preferredUnit", () => {
  test.each<[DimensionId, string, string, string]>([
    // dimension, declared unit, for a metric visitor, for an imperial visitor
    ["length", "m", "m", "ft"],
    ["length", "cm", "cm", "in"],
    ["length", "mm", "mm", "in"],
    ["length", "km", "km", "mi"],
    ["length", "ft", "m", "ft"],
    ["length", "in", "cm", "in"],
    ["length", "yd", "m", "yd"],
    ["length", "mi", "km", "mi"],
    ["length", "nm", "nm", "nm"],
    ["length", "ly", "ly", "ly"],
    ["length", "nmi", "nmi", "nmi"],
    ["mass", "kg", "kg", "lb"],
    ["mass", "g", "g", "oz"],
    ["mass", "mg", "mg", "mg"],
    ["mass", "t", "t", "ton-us"],
    ["mass", "oz", "g", "oz"],
    ["mass", "st", "kg", "st"],
    ["mass", "oz-t", "oz-t", "oz-t"],
    ["area", "m2", "m2", "ft2"],
    ["area", "mm2", "mm2", "in2"],
    ["area", "dm2", "dm2", "ft2"],
    ["area", "ha", "ha", "ac"],
    ["area", "ac", "ha", "ac"],
    ["volume", "L", "L", "gal-us"],
    ["volume", "mL", "mL", "floz-us"],
    ["volume", "m3", "m3", "ft3"],
    ["volume", "cm3", "cm3", "in3"],
    ["volume", "tsp-us", "mL", "tsp-us"],
    ["volume", "pt-us", "L", "pt-us"],
    ["speed", "km/h", "km/h", "mph"],
    ["speed", "m/s", "m/s", "ft/s"],
    ["speed", "m/min", "m/min", "ft/s"],
    ["temperature", "C", "C", "F"],
    ["temperature", "F", "C", "F"],
    ["temperature", "K", "K", "K"],
    ["temperatureDifference", "K", "K", "F"],
    ["fuelEconomy", "L/100km", "L/100km", "mpg-us"],
    ["fuelEconomy", "mpg-us", "L/100km", "mpg-us"],
    ["fuelEconomy", "mpg-uk", "L/100km", "mpg-uk"],
    ["evEfficiency", "kWh/100km", "kWh/100km", "mi/kWh"],
    ["pressure", "kPa", "kPa", "psi"],
    ["pressure", "hPa", "hPa", "inHg"],
    ["pressure", "Pa", "Pa", "Pa"],
    ["pressure", "mmHg", "mmHg", "mmHg"],
    ["power", "W", "W", "W"],
    ["power", "kW", "kW", "kW"],
    ["power", "hp", "kW", "hp"],
    ["energy", "kWh", "kWh", "kWh"],
    ["energy", "kJ", "kJ", "BTU"],
    ["energy", "J", "J", "ft.lbf"],
    ["force", "N", "N", "lbf"],
    ["frequency", "kHz", "kHz", "kHz"],
    ["frequency", "rpm", "rpm", "rpm"],
    ["voltage", "kV", "kV", "kV"],
    ["voltage", "MV", "MV", "MV"],
    ["angle", "rad", "rad", "rad"],
    ["absorbedDose", "Gy", "Gy", "rad"],
    ["volumeFlow", "L/h", "L/h", "gal-us/min"],
    ["bloodGlucose", "mg/dL", "mmol/L", "mg/dL"],
  ])("%s %s", (id, unit, metric, imperial) => {
    const dimension: Dimension = dimensions[id];
    expect([preferredUnit(dimension, unit, "metric"), preferredUnit(dimension, unit, "imperial")]).toEqual([
      metric,
      imperial,
    ]);
  });

  test("is settled: what is preferred stays, for every unit of every dimension", () => {
    for (const dimension of Object.values(dimensions) as readonly Dimension[]) {
      for (const { id } of dimension.units) {
        for (const system of ["metric", "imperial"] as const) {
          const preferred = preferredUnit(dimension, id, system);
          expect([dimension.id, id, system, preferredUnit(dimension, preferred, system)]).toEqual([
            dimension.id,
            id,
            system,
            preferred,
          ]);
        }
      }
    }
  });
});

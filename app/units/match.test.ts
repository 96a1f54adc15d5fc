import { describe, expect, test } from "vitest";
import aliases from "./aliases.fixture.json" with { type: "json" };
import { area } from "./area.ts";
import { data } from "./data.ts";
import type { Dimension } from "./dimension.ts";
import { dimensions, type DimensionId } from "./dimensions.ts";
import { energy } from "./energy.ts";
import { frequency } from "./frequency.ts";
import { length } from "./length.ts";
import { findUnit, foldName, unitsNamed } from "./match.ts";
import { power } from "./power.ts";
import { speed } from "./speed.ts";
import { temperature } from "./temperature.ts";
import { thermalConductivity } from "./thermal-conductivity.ts";
import { volume } from "./volume.ts";

/** Every name that the catalogue lists, most of which the units' files leave to the rules of foldName. */
const catalogue = aliases as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

describe.each(Object.keys(catalogue))("%s", (id) => {
  const dimension: Dimension = dimensions[id as DimensionId];

  test("finds each unit by its id, symbol, label and every alias of the catalogue", () => {
    for (const unit of dimension.units) {
      const names = [unit.id, unit.symbol, unit.label, ...unit.aliases, ...(catalogue[id]?.[unit.id] ?? [])];
      for (const name of names) expect([name, findUnit(dimension, name)?.id]).toEqual([name, unit.id]);
      for (const name of names) expect([name, findUnit(dimension, ` ${name}. `)?.id]).toEqual([name, unit.id]);
    }
  });

  test("has no two units whose names fold to the same", () => {
    const owners = new Map<string, string>();
    for (const unit of dimension.units) {
      for (const name of [unit.id, unit.symbol, unit.label, ...unit.aliases].map(foldName)) {
        expect([name, owners.get(name) ?? unit.id]).toEqual([name, unit.id]);
        owners.set(name, unit.id);
      }
    }
  });
});

describe("findUnit", () => {
  test.each<[Dimension, string, string | null]>([
    [length, "FEET", "ft"],
    [length, "Metres", "m"],
    [length, "kilometers", "km"],
    [length, "μm", "um"],
    [length, "″", "in"],
    [length, "”", "in"],
    [length, "''", "in"],
    [length, "’", "ft"],
    [length, "MM", "mm"],
    [length, "nm", "nm"],
    [length, "NM", "nmi"],
    [length, "foo", null],
    [length, "", null],
    [length, ".", null],
    [area, "sq. ft.", "ft2"],
    [area, "sqft", "ft2"],
    [area, "Square Feet", "ft2"],
    [area, "m²", "m2"],
    [area, "m^2", "m2"],
    [area, "square kilometers", "km2"],
    [volume, "cu. ft.", "ft3"],
    [volume, "cubic inches", "in3"],
    [volume, "Cups", "cup-us"],
    [volume, "t", "tsp-us"],
    [volume, "T", "tbsp-us"],
    [speed, "km per hour", "km/h"],
    [speed, "miles per hour", "mph"],
    [speed, "KM/H", "km/h"],
    [temperature, "℃", "C"],
    [temperature, "° F", "F"],
    [temperature, "c", "C"],
    [thermalConductivity, "W/(m·K)", "W/(m.K)"],
    [thermalConductivity, "w/m*k", "W/(m.K)"],
    [power, "MW", "MW"],
    [power, "mW", "mW"],
    [energy, "Cal", "kcal"],
    [energy, "cal", "cal"],
    [data, "kb", "kB"],
    [data, "Mb", "Mbit"],
    [data, "MB", "MB"],
    [frequency, "MHZ", null],
  ])("%o: %s", (dimension, text, expected) => {
    expect(findUnit(dimension, text)?.id ?? null).toBe(expected);
  });

  test("names what only the case would tell apart", () => {
    expect(unitsNamed(frequency, "MHZ").map((unit) => unit.id)).toEqual(["mHz", "MHz"]);
    expect(unitsNamed(length, "foo")).toEqual([]);
  });
});

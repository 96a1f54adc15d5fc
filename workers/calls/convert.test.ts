import { describe, expect, test } from "vitest";
import { convertUnits, listQuantities } from "./convert.ts";

/** The field that a conversion is refused for, and the sentence. */
async function refusal(conversion: Parameters<typeof convertUnits>[0]) {
  try {
    return { converted: convertUnits(conversion).result };
  } catch (error) {
    const response = error as Response;
    const { error: what, issues } = (await response.json()) as { error: string; issues: readonly object[] };
    return { status: response.status, what, issues };
  }
}

describe("a conversion", () => {
  test("says both units, the quantity, and whether it is exact", () => {
    expect(convertUnits({ value: 5, from: "feet", to: "m" })).toEqual({
      value: 5,
      from: { id: "ft", label: "Foot", symbol: "ft" },
      to: { id: "m", label: "Meter", symbol: "m" },
      result: expect.closeTo(1.524, 12),
      quantity: "length",
      isExact: true,
    });
    expect(convertUnits({ value: 1, from: "rad", to: "deg" })).toMatchObject({ quantity: "angle", isExact: false });
  });

  test("is between the units as they are listed, spelled as in the United States", () => {
    const labels = listQuantities().flatMap(({ units }) => units.map(({ label }) => label));
    expect(labels).toEqual(expect.arrayContaining(["Meter", "Liter"]));
    expect(labels.filter((label) => /metre|litre/i.test(label))).toEqual([]);
  });

  test("is of a temperature unless a difference is asked for", () => {
    const inFahrenheit = (quantity?: string) => convertUnits({ value: 5, from: "C", to: "F", quantity }).result;
    expect(inFahrenheit()).toBeCloseTo(41, 10);
    expect(inFahrenheit("temperature")).toBeCloseTo(41, 10);
    expect(inFahrenheit("temperatureDifference")).toBeCloseTo(9, 10);
  });

  test("there and back is the value, for every unit of every quantity", () => {
    for (const { id: quantity, base, units } of listQuantities())
      for (const { id } of units) {
        const there = convertUnits({ value: 3, from: id, to: base, quantity }).result;
        const back = convertUnits({ value: there, from: base, to: id, quantity }).result;
        expect([quantity, id, back]).toEqual([quantity, id, expect.closeTo(3, 9)]);
      }
  });
});

test.each([
  [{ value: 1, from: "smoot", to: "m" }, "from", "No unit is called “smoot”."],
  [{ value: 1, from: "m", to: "smoot" }, "to", "No unit is called “smoot”."],
  [{ value: 1, from: "m", to: "kg" }, "to", "m and kg do not measure the same."],
  [{ value: 1, from: "m", to: "kg", quantity: "length" }, "to", "No unit of this quantity is called “kg”."],
  [{ value: 1, from: "kg", to: "m", quantity: "length" }, "from", "No unit of this quantity is called “kg”."],
  [
    { value: 1, from: "m", to: "ft", quantity: "longing" },
    "quantity",
    "There is no such quantity. /api/v1/units lists them.",
  ],
  [{ value: 1e308, from: "km", to: "mm" }, "value", "1e+308 km has no finite value in mm."],
] as const)("of %o the field that is wrong is named", async (conversion, field, message) => {
  expect(await refusal(conversion)).toEqual({
    status: 422,
    what: "This cannot be converted.",
    issues: [{ field, message }],
  });
});

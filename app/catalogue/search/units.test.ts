/** Which converters know the units that a query names. */
import { describe, expect, test } from "vitest";
import { readUnits } from "./units.ts";

const convertersFor = (query: string) =>
  readUnits(query)
    ?.converters.map((id) => id.replace("-converter", ""))
    .join(" ") ?? null;

describe("the converters", () => {
  const [length, weight] = ["length typography wire-gauge", "weight cooking force"];

  test.each([
    ["180 lbs to kg", weight],
    ["180lbs in kgs", weight],
    ["cm/inch", length],
    ["5'11\" to cm", length],
    ["5′ in meters", length],
    ["mi to km", length],
    ["light years to km", length],
    ["square feet in an acre", "area wire-gauge"],
    ["sq ft to sq. m", "area wire-gauge"],
    ["feet squared to m2", "area wire-gauge"],
    ["m3 to liters", "volume cooking"],
    ["cubic feet to gallons", "volume cooking"],
    ["meters cubed to litres", "volume cooking"],
    ["m^3 in us gallons", "volume cooking"],
    ["fl oz to ml", "volume cooking"],
    ["fluid ounces to ml", "volume cooking"],
    ["tbsp to tsp", "volume cooking"],
    ["how many cups in a quart", "volume cooking"],
    ["miles per hour to km/h", "speed"],
    ["m/s to mph", "speed"],
    ["m/s^2 to ft/s2", "acceleration"],
    ["kg/m3 to lb/ft3", "density concentration"],
    ["kg/l to g/ml", "density concentration"],
    ["newton meter to lbf ft", "torque energy"],
    ["N·m to ft-lb", "torque energy"],
    ["kg*m to lb*ft", "torque energy"],
    ["pound force to newtons", "force"],
    ["lbf/in2 to kgf/cm^2", "pressure"],
    ["psi to kPa", "pressure"],
    ["joules to kilowatt hours", "energy"],
    ["kwh to btu", "energy"],
    ["kwh/h to hp", "power"],
    ["volt ampere to watts", "power"],
    ["mpg to l/100km", "fuel-economy"],
    ["mpg to km/l", "fuel-economy"],
    ["l/100 km to mpg", "fuel-economy"],
    ["rpm to hz", "frequency"],
    ["rad/s to rpm", "frequency"],
    ["1/s to hz", "frequency"],
    ["kilobytes to mb", "data-storage"],
    ["mbps to mb/s", "data-rate"],
    ["gpm to l/min", "flow-rate"],
    ["gallons a minute to m3/hour", "flow-rate"],
    ["kg/s to lb/min", "flow-rate"],
    ["cp to pa·s", "viscosity"],
    ["m2/s to stokes", "viscosity"],
    ["foot candles to lux", "illuminance"],
    ["lm/m2 to lux", "illuminance"],
    ["mol/l to molar", "concentration"],
    ["days to hours", "time"],
    ["100 °F to °C", "temperature"],
    ["100℉ in ℃", "temperature"],
    ["degrees celsius to kelvin", "temperature"],
    ["$ to eur", "currency"],
    ["£20 in €", "currency"],
    ["hex to rgb", "color"],
    ["hex to decimal", "number-base"],
    ["est to gmt", "time-zone"],
    ["Ω to kΩ", "unit"],
    ["tesla to gauss", "unit"],
    ["ah to coulombs", "unit"],
    // What has converters of its own is not left to that of all units.
    ["t to mt", "weight cooking force unit"],
    // What have nothing in common.
    ["kg to m", null],
    ["ohm to volt", null],
    ["kg/m to kg/s", null],
    ["m3 to m2", null],
    ["m4 to m4", null],
    ["walnut to oil", null],
    ["", null],
    ["lbf in to nm", "torque energy"],
    // What has a name of its own is not taken apart.
    ["mg/dl to g/l", "concentration"],
    // A letter alone may be anything, and so may "in".
    ["in", null],
    ["5 in", null],
    ["m", null],
    ["5 m", null],
    ["m m", null],
    ["kg", weight],
    ["5kg", weight],
    ["kg kg", weight],
  ])("for %j are %s", (query, expected) => {
    expect(convertersFor(query)).toBe(expected);
  });
});

describe("of what a query says", () => {
  const [pair, all, asked] = ["pair", "all", "asked"];

  test.each([
    ["180 lbs to kg", [pair, all, asked]],
    ["lbs kg", [pair, all]],
    ["lbs to kgs", [pair, all, asked]],
    ["kg walnut lbs", [pair]],
    ["kg", [all]],
    ["kg to kg", [all, asked]],
    ["kg walnuts", []],
    ["walnuts kg to lbs", [pair, asked]],
    ["kg walnuts lbs", [pair]],
    ["how many cups in a quart", [pair, all]],
    ["convert 5 kg into lbs please", [pair, asked]],
    ["convert 5 kg into lbs", [pair, all, asked]],
    ["to kg", [all]],
    ["kg = lbs?", [pair, all]],
    ["kg→lbs", [pair, all]],
    ["km/h", [all]],
    ["km/h to mph", [pair, all, asked]],
    ["kg/lbs", [pair, all]],
    ["newton meter", [all]],
    ["newton meter to joules", [pair, all, asked]],
    ["newton walnut meter to joule", null],
    // "in" is an inch at the start and the end, "a" an ampere at the end.
    ["in to cm", [pair, all, asked]],
    ["cm in in", [pair, all, asked]],
    ["cm to in", [pair, all, asked]],
    ["in cm", [all]],
    ["cm in ft", [pair, all, asked]],
    ["ft in to cm", [pair, all, asked]],
    ["ma to a", [pair, all, asked]],
    ["a in ma", [all]],
  ])("%j says %j", (query, expected) => {
    const reading = readUnits(query);
    const { isPair, isAll, isAsked } = reading ?? {};
    const said = [isPair && pair, isAll && all, isAsked && asked].filter(Boolean);
    expect(reading && said).toEqual(expected);
  });
});

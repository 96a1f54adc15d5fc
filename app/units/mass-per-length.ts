import { defineDimension } from "./dimension.ts";

/** Mass per length; the factors are in kg/m. */
export const massPerLength = defineDimension({
  id: "massPerLength",
  label: "Mass per length",
  base: "kg/m",
  from: "kg/m",
  to: "lb/ft",
  common: { metric: ["kg/m", "g/m"], imperial: ["lb/ft"] },
  units: [
    { id: "kg/m", label: "Kilogram per metre", factor: "1" },
    { id: "g/m", label: "Gram per metre", factor: "0.001" },
    { id: "kg/km", label: "Kilogram per kilometre", factor: "0.001" },
    { id: "g/km", label: "Gram per kilometre (tex)", aliases: ["tex", "gram per kilometre"], factor: "0.000001" },
    { id: "g/mi", label: "Gram per mile", factor: "1/1609344" },
    { id: "denier", label: "Denier", symbol: "den", factor: "1/9000000" },
    { id: "dtex", label: "Decitex", factor: "0.0000001" },
    { id: "lb/in", label: "Pound per inch", factor: "45359237/2540000" },
    { id: "lb/ft", label: "Pound per foot", aliases: ["plf"], factor: "45359237/30480000" },
    { id: "lb/yd", label: "Pound per yard", factor: "45359237/91440000" },
    { id: "lb/mi", label: "Pound per mile", factor: "4123567/14630400000" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Mass per area; the factors are in kg/m2. */
export const massPerArea = defineDimension({
  id: "massPerArea",
  label: "Mass per area",
  base: "kg/m2",
  from: "kg/ha",
  to: "lb/ac",
  common: { metric: ["kg/ha", "t/ha", "g/m2", "kg/m2"], imperial: ["lb/ac", "lb/1000ft2", "oz/yd2", "lb/ft2"] },
  units: [
    { id: "kg/m2", label: "Kilogram per square metre", symbol: "kg/m²", factor: "1" },
    {
      id: "g/m2",
      label: "Gram per square metre (gsm)",
      symbol: "g/m²",
      aliases: ["gsm", "gram per square metre"],
      factor: "0.001",
    },
    { id: "mg/cm2", label: "Milligram per square centimetre", symbol: "mg/cm²", factor: "0.01" },
    { id: "kg/ha", label: "Kilogram per hectare", factor: "0.0001" },
    { id: "t/ha", label: "Tonne per hectare", factor: "0.1" },
    { id: "q/ha", label: "Quintal per hectare", factor: "0.01" },
    { id: "lb/ft2", label: "Pound per square foot", symbol: "lb/ft²", aliases: ["psf"], factor: "45359237/9290304" },
    { id: "lb/1000ft2", label: "Pound per 1000 square feet", symbol: "lb/1000 ft²", factor: "45359237/9290304000" },
    { id: "lb/ac", label: "Pound per acre", aliases: ["lbs/acre"], factor: "4123567/36789603840" },
    {
      id: "ton-us/ac",
      label: "US ton per acre",
      symbol: "ton/ac",
      aliases: ["tons/acre"],
      factor: "103089175/459870048",
    },
    { id: "oz/ft2", label: "Ounce per square foot", symbol: "oz/ft²", factor: "45359237/148644864" },
    { id: "oz/yd2", label: "Ounce per square yard", symbol: "oz/yd²", aliases: ["osy"], factor: "45359237/1337803776" },
  ],
});

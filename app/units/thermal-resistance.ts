import { defineDimension } from "./dimension.ts";

/** Thermal resistance (R-value); the factors are in m2.K/W. */
export const thermalResistance = defineDimension({
  id: "thermalResistance",
  label: "Thermal resistance (R-value)",
  base: "m2.K/W",
  from: "m2.K/W",
  to: "R-US",
  common: { metric: ["m2.K/W"], imperial: ["R-US"] },
  units: [
    {
      id: "m2.K/W",
      label: "Square metre kelvin per watt (RSI)",
      symbol: "m²·K/W",
      aliases: ["RSI", "square metre kelvin per watt"],
      factor: "1",
    },
    {
      id: "R-US",
      label: "R-value (US, ft²·°F·h/Btu)",
      symbol: "R",
      aliases: ["R-value", "ft²·°F·h/Btu"],
      factor: "9290304000/52752792631",
    },
    { id: "clo", label: "Clo", factor: "0.155" },
    { id: "tog", label: "Tog", factor: "0.1" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Application rate (volume per area); the factors are in L/m2. */
export const volumePerArea = defineDimension({
  id: "volumePerArea",
  label: "Application rate (volume per area)",
  base: "L/m2",
  from: "L/ha",
  to: "gal-us/ac",
  common: { metric: ["L/ha", "L/m2", "mm"], imperial: ["gal-us/ac", "in"] },
  units: [
    { id: "L/m2", label: "Litre per square metre", symbol: "L/m²", factor: "1" },
    { id: "mm", label: "Millimetre depth", aliases: ["mm of rain"], factor: "1" },
    { id: "in", label: "Inch depth", aliases: ["inch of rain", "acre-inch per acre", "inches"], factor: "25.4" },
    { id: "L/ha", label: "Litre per hectare", factor: "0.0001" },
    { id: "m3/ha", label: "Cubic metre per hectare", symbol: "m³/ha", factor: "0.1" },
    { id: "gal-us/ac", label: "US gallon per acre", symbol: "gal/ac", aliases: ["gpa"], factor: "889/950400" },
    { id: "gal-us/1000ft2", label: "US gallon per 1000 square feet", symbol: "gal/1000 ft²", factor: "9779/240000" },
    { id: "gal-uk/ac", label: "UK gallon per acre", symbol: "gal(UK)/ac", factor: "11365225/10117141056" },
    {
      id: "floz-us/1000ft2",
      label: "US fluid ounce per 1000 square feet",
      symbol: "fl oz/1000 ft²",
      factor: "9779/30720000",
    },
  ],
});

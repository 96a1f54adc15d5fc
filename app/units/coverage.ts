import { defineDimension } from "./dimension.ts";

/** Coverage (area per volume); the factors are in m2/L. */
export const coverage = defineDimension({
  id: "coverage",
  label: "Coverage (area per volume)",
  base: "m2/L",
  from: "m2/L",
  to: "ft2/gal-us",
  common: { metric: ["m2/L"], imperial: ["ft2/gal-us"] },
  units: [
    { id: "m2/L", label: "Square metre per litre", symbol: "m²/L", factor: "1" },
    { id: "m2/m3", label: "Square metre per cubic metre", symbol: "m²/m³", factor: "0.001" },
    {
      id: "ft2/gal-us",
      label: "Square foot per US gallon",
      symbol: "ft²/gal",
      aliases: ["sq ft per gallon"],
      factor: "240/9779",
    },
    { id: "ft2/gal-uk", label: "Square foot per UK gallon", symbol: "ft²/gal (UK)", factor: "1161288/56826125" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Water hardness; the factors are in mg/L. */
export const waterHardness = defineDimension({
  id: "waterHardness",
  label: "Water hardness",
  base: "mg/L",
  from: "mg/L",
  to: "dH",
  common: { metric: ["mg/L", "dH", "fH"], imperial: ["gpg", "mg/L"] },
  units: [
    { id: "mg/L", label: "mg/L as CaCO₃ (ppm)", aliases: ["ppm", "mg/L as CaCO₃"], factor: "1" },
    {
      id: "mmol/L",
      label: "Millimole per litre CaCO₃ (100.0869 g/mol)",
      aliases: ["millimole per litre CaCO₃"],
      factor: "100.0869",
      exact: false,
    },
    { id: "gpg", label: "Grain per US gallon as CaCO₃", aliases: ["grains per gallon"], factor: "736351250/43016043" },
    {
      id: "dH",
      label: "German degree (10 mg CaO per L)",
      symbol: "°dH",
      aliases: ["dGH", "german degree"],
      factor: "17.848",
      exact: false,
    },
    { id: "fH", label: "French degree", symbol: "°fH", factor: "10" },
    {
      id: "eH",
      label: "English degree (Clark)",
      symbol: "°e",
      aliases: ["clark", "english degree"],
      factor: "6479891/454609",
    },
  ],
});

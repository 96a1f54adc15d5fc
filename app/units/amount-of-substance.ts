import { defineDimension } from "./dimension.ts";

/** Amount of substance; the factors are in mol. */
export const amountOfSubstance = defineDimension({
  id: "amountOfSubstance",
  label: "Amount of substance",
  base: "mol",
  from: "mol",
  to: "mmol",
  common: { metric: ["mol", "mmol"], imperial: ["mol", "lbmol"] },
  units: [
    { id: "mol", label: "Mole", factor: "1" },
    { id: "mmol", label: "Millimole", factor: "0.001" },
    { id: "umol", label: "Micromole", symbol: "µmol", factor: "0.000001" },
    { id: "nmol", label: "Nanomole", factor: "0.000000001" },
    { id: "kmol", label: "Kilomole", factor: "1000" },
    { id: "lbmol", label: "Pound-mole", symbol: "lb-mol", factor: "453.59237" },
  ],
});

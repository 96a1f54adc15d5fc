import { defineDimension } from "./dimension.ts";

/** Absorbed dose; the factors are in Gy. */
export const absorbedDose = defineDimension({
  id: "absorbedDose",
  label: "Absorbed dose",
  base: "Gy",
  from: "Gy",
  to: "rad",
  common: { metric: ["Gy", "mGy"], imperial: ["rad"] },
  units: [
    { id: "uGy", label: "Microgray", symbol: "µGy", factor: "0.000001" },
    { id: "mGy", label: "Milligray", factor: "0.001" },
    { id: "cGy", label: "Centigray", factor: "0.01" },
    { id: "Gy", label: "Gray", factor: "1" },
    { id: "mrad", label: "Millirad", factor: "0.00001" },
    { id: "rad", label: "Rad", aliases: ["rd"], factor: "0.01" },
    { id: "erg/g", label: "Erg per gram", factor: "0.0001" },
  ],
});

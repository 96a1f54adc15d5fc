import { defineDimension } from "./dimension.ts";

/** Equivalent dose; the factors are in Sv. */
export const equivalentDose = defineDimension({
  id: "equivalentDose",
  label: "Equivalent dose",
  base: "Sv",
  from: "mSv",
  to: "mrem",
  common: { metric: ["mSv", "Sv", "uSv"], imperial: ["mrem", "rem"] },
  units: [
    { id: "nSv", label: "Nanosievert", factor: "0.000000001" },
    { id: "uSv", label: "Microsievert", symbol: "µSv", factor: "0.000001" },
    { id: "mSv", label: "Millisievert", factor: "0.001" },
    { id: "Sv", label: "Sievert", factor: "1" },
    { id: "urem", label: "Microrem", symbol: "µrem", factor: "0.00000001" },
    { id: "mrem", label: "Millirem", factor: "0.00001" },
    { id: "rem", label: "Rem (roentgen equivalent man)", factor: "0.01" },
  ],
});

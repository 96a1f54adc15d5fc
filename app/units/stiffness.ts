import { defineDimension } from "./dimension.ts";

/** Spring constant; the factors are in N/m. */
export const stiffness = defineDimension({
  id: "stiffness",
  label: "Spring constant",
  base: "N/m",
  from: "N/m",
  to: "lbf/in",
  common: { metric: ["N/m", "N/mm"], imperial: ["lbf/in", "lbf/ft"] },
  units: [
    { id: "N/m", label: "Newton per metre", factor: "1" },
    { id: "N/mm", label: "Newton per millimetre", factor: "1000" },
    { id: "kN/m", label: "Kilonewton per metre", factor: "1000" },
    { id: "kgf/mm", label: "Kilogram-force per millimetre", factor: "9806.65" },
    { id: "dyn/cm", label: "Dyne per centimetre", aliases: ["mN/m"], factor: "0.001" },
    { id: "lbf/in", label: "Pound-force per inch", aliases: ["lb/in", "pli"], factor: "8896443230521/50800000000" },
    { id: "lbf/ft", label: "Pound-force per foot", aliases: ["lb/ft", "plf"], factor: "8896443230521/609600000000" },
  ],
});

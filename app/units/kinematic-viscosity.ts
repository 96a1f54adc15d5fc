import { defineDimension } from "./dimension.ts";

/** Kinematic viscosity; the factors are in m2/s. */
export const kinematicViscosity = defineDimension({
  id: "kinematicViscosity",
  label: "Kinematic viscosity",
  base: "m2/s",
  from: "cSt",
  to: "m2/s",
  common: { metric: ["mm2/s", "m2/s"], imperial: ["cSt", "ft2/s"] },
  units: [
    { id: "m2/s", label: "Square metre per second", symbol: "m²/s", factor: "1" },
    { id: "mm2/s", label: "Square millimetre per second", symbol: "mm²/s", factor: "0.000001" },
    { id: "St", label: "Stokes", factor: "0.0001" },
    { id: "cSt", label: "Centistokes", factor: "0.000001" },
    { id: "m2/h", label: "Square metre per hour", symbol: "m²/h", factor: "1/3600" },
    { id: "in2/s", label: "Square inch per second", symbol: "in²/s", factor: "0.00064516" },
    { id: "ft2/s", label: "Square foot per second", symbol: "ft²/s", factor: "0.09290304" },
    { id: "ft2/h", label: "Square foot per hour", symbol: "ft²/h", factor: "0.0000258064" },
  ],
});

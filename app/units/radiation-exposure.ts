import { defineDimension } from "./dimension.ts";

/** Radiation exposure; the factors are in C/kg. */
export const radiationExposure = defineDimension({
  id: "radiationExposure",
  label: "Radiation exposure",
  base: "C/kg",
  from: "R",
  to: "C/kg",
  common: { metric: ["C/kg"], imperial: ["R", "mR"] },
  units: [
    { id: "C/kg", label: "Coulomb per kilogram", factor: "1" },
    { id: "mC/kg", label: "Millicoulomb per kilogram", factor: "0.001" },
    { id: "uC/kg", label: "Microcoulomb per kilogram", symbol: "µC/kg", factor: "0.000001" },
    { id: "R", label: "Roentgen", aliases: ["röntgen"], factor: "0.000258" },
    { id: "mR", label: "Milliroentgen", factor: "0.000000258" },
    { id: "uR", label: "Microroentgen", symbol: "µR", factor: "0.000000000258" },
  ],
});

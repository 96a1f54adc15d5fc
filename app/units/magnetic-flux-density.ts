import { defineDimension } from "./dimension.ts";

/** Magnetic flux density; the factors are in T. */
export const magneticFluxDensity = defineDimension({
  id: "magneticFluxDensity",
  label: "Magnetic flux density",
  base: "T",
  from: "T",
  to: "G",
  common: { metric: ["T", "mT"], imperial: ["G"] },
  units: [
    { id: "nT", label: "Nanotesla", aliases: ["gamma"], factor: "0.000000001" },
    { id: "uT", label: "Microtesla", symbol: "µT", factor: "0.000001" },
    { id: "mT", label: "Millitesla", factor: "0.001" },
    { id: "T", label: "Tesla", factor: "1" },
    { id: "mG", label: "Milligauss", factor: "0.0000001" },
    { id: "G", label: "Gauss", factor: "0.0001" },
  ],
});

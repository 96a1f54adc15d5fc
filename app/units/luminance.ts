import { defineDimension } from "./dimension.ts";

/** Luminance; the factors are in cd/m2. */
export const luminance = defineDimension({
  id: "luminance",
  label: "Luminance",
  base: "cd/m2",
  from: "cd/m2",
  to: "fL",
  common: { metric: ["cd/m2"], imperial: ["fL", "cd/m2"] },
  units: [
    {
      id: "cd/m2",
      label: "Candela per square metre (nit)",
      symbol: "cd/m²",
      aliases: ["nit", "nt", "candela per square metre"],
      factor: "1",
    },
    { id: "kcd/m2", label: "Kilocandela per square metre", symbol: "kcd/m²", factor: "1000" },
    { id: "sb", label: "Stilb", aliases: ["cd/cm²"], factor: "10000" },
    { id: "cd/in2", label: "Candela per square inch", symbol: "cd/in²", factor: "25000000/16129" },
    { id: "cd/ft2", label: "Candela per square foot", symbol: "cd/ft²", factor: "1562500/145161" },
    { id: "fL", label: "Foot-lambert", factor: "3.4262590996353905", exact: false },
    { id: "La", label: "Lambert", factor: "3183.0988618379067", exact: false },
    { id: "asb", label: "Apostilb", aliases: ["blondel"], factor: "0.31830988618379067", exact: false },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Molar mass; the factors are in g/mol. */
export const molarMass = defineDimension({
  id: "molarMass",
  label: "Molar mass",
  base: "g/mol",
  from: "g/mol",
  to: "kg/mol",
  common: { metric: ["g/mol"], imperial: ["g/mol"] },
  units: [
    { id: "g/mol", label: "Gram per mole", aliases: ["Da"], factor: "1" },
    { id: "kg/mol", label: "Kilogram per mole", aliases: ["kDa"], factor: "1000" },
    { id: "kg/kmol", label: "Kilogram per kilomole", factor: "1" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Electrical conductance; the factors are in S. */
export const conductance = defineDimension({
  id: "conductance",
  label: "Electrical conductance",
  base: "S",
  from: "S",
  to: "mS",
  common: { metric: ["S", "mS"], imperial: ["S", "mS"] },
  units: [
    { id: "uS", label: "Microsiemens", symbol: "µS", factor: "0.000001" },
    { id: "mS", label: "Millisiemens", factor: "0.001" },
    { id: "S", label: "Siemens", aliases: ["mho"], factor: "1" },
  ],
});

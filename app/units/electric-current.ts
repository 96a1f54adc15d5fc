import { defineDimension } from "./dimension.ts";

/** Electric current; the factors are in A. */
export const electricCurrent = defineDimension({
  id: "electricCurrent",
  label: "Electric current",
  base: "A",
  from: "A",
  to: "mA",
  common: { metric: ["A", "mA"], imperial: ["A", "mA"] },
  units: [
    { id: "nA", label: "Nanoampere", factor: "0.000000001" },
    { id: "uA", label: "Microampere", symbol: "µA", aliases: ["microamp"], factor: "0.000001" },
    { id: "mA", label: "Milliampere", aliases: ["milliamp"], factor: "0.001" },
    { id: "A", label: "Ampere", aliases: ["amp"], factor: "1" },
    { id: "kA", label: "Kiloampere", factor: "1000" },
    { id: "abA", label: "Abampere (biot)", aliases: ["Bi", "biot", "abampere"], factor: "10" },
  ],
});

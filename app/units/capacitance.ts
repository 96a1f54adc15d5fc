import { defineDimension } from "./dimension.ts";

/** Capacitance; the factors are in F. */
export const capacitance = defineDimension({
  id: "capacitance",
  label: "Capacitance",
  base: "F",
  from: "uF",
  to: "nF",
  common: { metric: ["uF", "nF", "pF"], imperial: ["uF", "nF", "pF"] },
  units: [
    { id: "pF", label: "Picofarad", factor: "0.000000000001" },
    { id: "nF", label: "Nanofarad", factor: "0.000000001" },
    { id: "uF", label: "Microfarad", symbol: "µF", aliases: ["mfd"], factor: "0.000001" },
    { id: "mF", label: "Millifarad", factor: "0.001" },
    { id: "F", label: "Farad", factor: "1" },
  ],
});

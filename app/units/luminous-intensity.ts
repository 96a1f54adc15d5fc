import { defineDimension } from "./dimension.ts";

/** Luminous intensity; the factors are in cd. */
export const luminousIntensity = defineDimension({
  id: "luminousIntensity",
  label: "Luminous intensity",
  base: "cd",
  from: "cd",
  to: "cd",
  common: { metric: ["cd"], imperial: ["cd"] },
  units: [
    { id: "cd", label: "Candela", factor: "1" },
    { id: "mcd", label: "Millicandela", factor: "0.001" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Magnetic flux; the factors are in Wb. */
export const magneticFlux = defineDimension({
  id: "magneticFlux",
  label: "Magnetic flux",
  base: "Wb",
  from: "Wb",
  to: "Mx",
  common: { metric: ["Wb"], imperial: ["Wb"] },
  units: [
    { id: "Wb", label: "Weber", factor: "1" },
    { id: "mWb", label: "Milliweber", factor: "0.001" },
    { id: "Mx", label: "Maxwell", aliases: ["line"], factor: "0.00000001" },
  ],
});

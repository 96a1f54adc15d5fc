import { defineDimension } from "./dimension.ts";

/** Luminous flux; the factors are in lm. */
export const luminousFlux = defineDimension({
  id: "luminousFlux",
  label: "Luminous flux",
  base: "lm",
  from: "lm",
  to: "lm",
  common: { metric: ["lm"], imperial: ["lm"] },
  units: [
    { id: "lm", label: "Lumen", factor: "1" },
    { id: "klm", label: "Kilolumen", factor: "1000" },
  ],
});

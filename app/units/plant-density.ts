import { defineDimension } from "./dimension.ts";

/** Count per area; the factors are in 1/m2. */
export const plantDensity = defineDimension({
  id: "plantDensity",
  label: "Count per area",
  base: "1/m2",
  from: "1/ha",
  to: "1/ac",
  common: { metric: ["1/m2", "1/ha"], imperial: ["1/ac", "1/ft2"] },
  units: [
    { id: "1/m2", label: "Per square metre", symbol: "/m²", aliases: ["plants per m2"], factor: "1" },
    { id: "1/ha", label: "Per hectare", symbol: "/ha", aliases: ["plants per hectare"], factor: "0.0001" },
    {
      id: "1/ft2",
      label: "Per square foot",
      symbol: "/ft²",
      aliases: ["plants per square foot"],
      factor: "1562500/145161",
    },
    { id: "1/ac", label: "Per acre", symbol: "/ac", aliases: ["plants per acre"], factor: "78125/316160658" },
  ],
});

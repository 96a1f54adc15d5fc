import { defineDimension } from "./dimension.ts";

/** Solid angle; the factors are in sr. */
export const solidAngle = defineDimension({
  id: "solidAngle",
  label: "Solid angle",
  base: "sr",
  from: "sr",
  to: "deg2",
  common: { metric: ["sr"], imperial: ["sr"] },
  units: [
    { id: "sr", label: "Steradian", factor: "1" },
    {
      id: "deg2",
      label: "Square degree",
      symbol: "deg²",
      factor: "0.00030461741978670859934674354937889",
      exact: false,
    },
    {
      id: "sphere",
      label: "Sphere (spat)",
      symbol: "sp",
      aliases: ["spat"],
      factor: "12.566370614359172953850573533118",
      exact: false,
    },
  ],
});

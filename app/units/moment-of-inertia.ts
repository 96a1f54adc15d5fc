import { defineDimension } from "./dimension.ts";

/** Moment of inertia; the factors are in kg.m2. */
export const momentOfInertia = defineDimension({
  id: "momentOfInertia",
  label: "Moment of inertia",
  base: "kg.m2",
  from: "kg.m2",
  to: "lb.ft2",
  common: { metric: ["kg.m2"], imperial: ["lb.ft2"] },
  units: [
    { id: "kg.m2", label: "Kilogram square metre", symbol: "kg·m²", factor: "1" },
    { id: "kg.cm2", label: "Kilogram square centimetre", symbol: "kg·cm²", factor: "0.0001" },
    { id: "g.cm2", label: "Gram square centimetre", symbol: "g·cm²", factor: "0.0000001" },
    { id: "lb.ft2", label: "Pound square foot", symbol: "lb·ft²", factor: "0.0421401100938048" },
    { id: "lb.in2", label: "Pound square inch", symbol: "lb·in²", factor: "0.0002926396534292" },
    {
      id: "slug.ft2",
      label: "Slug square foot",
      symbol: "slug·ft²",
      aliases: ["lbf·ft·s²"],
      factor: "1.3558179483314004",
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Momentum and impulse; the factors are in kg.m/s. */
export const momentum = defineDimension({
  id: "momentum",
  label: "Momentum and impulse",
  base: "kg.m/s",
  from: "kg.m/s",
  to: "lb.ft/s",
  common: { metric: ["kg.m/s"], imperial: ["lb.ft/s"] },
  units: [
    {
      id: "kg.m/s",
      label: "Kilogram metre per second",
      symbol: "kg·m/s",
      aliases: ["N·s", "Ns", "newton second"],
      factor: "1",
    },
    { id: "g.cm/s", label: "Gram centimetre per second", symbol: "g·cm/s", factor: "0.00001" },
    { id: "lb.ft/s", label: "Pound foot per second", symbol: "lb·ft/s", factor: "0.138254954376" },
    { id: "lbf.s", label: "Pound-force second", symbol: "lbf·s", aliases: ["slug·ft/s"], factor: "4.4482216152605" },
  ],
});

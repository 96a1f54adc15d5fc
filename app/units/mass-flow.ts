import { defineDimension } from "./dimension.ts";

/** Mass flow rate; the factors are in kg/s. */
export const massFlow = defineDimension({
  id: "massFlow",
  label: "Mass flow rate",
  base: "kg/s",
  from: "kg/h",
  to: "lb/h",
  common: { metric: ["kg/s", "kg/h"], imperial: ["lb/s", "lb/h"] },
  units: [
    { id: "kg/s", label: "Kilogram per second", factor: "1" },
    { id: "kg/min", label: "Kilogram per minute", factor: "1/60" },
    { id: "kg/h", label: "Kilogram per hour", aliases: ["kg/hr"], factor: "1/3600" },
    { id: "kg/day", label: "Kilogram per day", symbol: "kg/d", factor: "1/86400" },
    { id: "g/s", label: "Gram per second", factor: "0.001" },
    { id: "g/min", label: "Gram per minute", factor: "1/60000" },
    { id: "g/h", label: "Gram per hour", factor: "1/3600000" },
    { id: "t/h", label: "Tonne per hour", aliases: ["tph"], factor: "5/18" },
    { id: "t/day", label: "Tonne per day", symbol: "t/d", aliases: ["tpd"], factor: "5/432" },
    { id: "lb/s", label: "Pound per second", factor: "0.45359237" },
    { id: "lb/min", label: "Pound per minute", aliases: ["ppm"], factor: "45359237/6000000000" },
    { id: "lb/h", label: "Pound per hour", aliases: ["pph", "lb/hr"], factor: "45359237/360000000000" },
    { id: "ton-us/h", label: "US ton per hour", symbol: "ton/h", aliases: ["stph"], factor: "45359237/180000000" },
  ],
});

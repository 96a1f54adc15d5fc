import { defineDimension } from "./dimension.ts";

/** Speed; the factors are in m/s. */
export const speed = defineDimension({
  id: "speed",
  label: "Speed",
  base: "m/s",
  from: "km/h",
  to: "mph",
  common: { metric: ["km/h", "m/s"], imperial: ["mph", "ft/s", "kn"] },
  units: [
    { id: "mm/s", label: "Millimetre per second", aliases: ["mm per second"], factor: "0.001" },
    { id: "cm/s", label: "Centimetre per second", aliases: ["cm per second"], factor: "0.01" },
    { id: "m/s", label: "Metre per second", aliases: ["mps", "m per second", "m/sec", "metres per sec"], factor: "1" },
    { id: "m/min", label: "Metre per minute", aliases: ["m per minute"], factor: "1/60" },
    {
      id: "km/h",
      label: "Kilometre per hour",
      aliases: ["kmh", "kph", "kmph", "km per hour", "km/hr"],
      factor: "5/18",
    },
    { id: "km/s", label: "Kilometre per second", aliases: ["km per second"], factor: "1000" },
    { id: "in/s", label: "Inch per second", aliases: ["ips"], factor: "0.0254" },
    { id: "in/min", label: "Inch per minute", aliases: ["ipm"], factor: "127/300000" },
    { id: "ft/s", label: "Foot per second", aliases: ["fps"], factor: "0.3048" },
    { id: "ft/min", label: "Foot per minute", aliases: ["fpm"], factor: "0.00508" },
    { id: "mph", label: "Mile per hour", aliases: ["mi/h", "mi/hr"], factor: "0.44704" },
    { id: "mi/s", label: "Mile per second", factor: "1609.344" },
    { id: "kn", label: "Knot", aliases: ["kt", "kts"], factor: "463/900" },
    {
      id: "mach",
      label: "Mach (ISA sea level)",
      symbol: "Ma",
      aliases: ["Mach 1", "mach number"],
      factor: "340.29399054347107",
      exact: false,
    },
    { id: "c", label: "Speed of light", aliases: ["light speed"], factor: "299792458" },
  ],
});

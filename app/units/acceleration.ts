import { defineDimension } from "./dimension.ts";

/** Acceleration; the factors are in m/s2. */
export const acceleration = defineDimension({
  id: "acceleration",
  label: "Acceleration",
  base: "m/s2",
  from: "m/s2",
  to: "g0",
  common: { metric: ["m/s2", "g0"], imperial: ["ft/s2", "g0"] },
  units: [
    { id: "mm/s2", label: "Millimetre per second squared", symbol: "mm/s²", factor: "0.001" },
    { id: "cm/s2", label: "Centimetre per second squared", symbol: "cm/s²", factor: "0.01" },
    { id: "m/s2", label: "Metre per second squared", symbol: "m/s²", aliases: ["m/s/s"], factor: "1" },
    {
      id: "km/h/s",
      label: "Kilometre per hour per second",
      symbol: "km/(h·s)",
      aliases: ["kmh/s", "kph/s"],
      factor: "5/18",
    },
    { id: "in/s2", label: "Inch per second squared", symbol: "in/s²", factor: "0.0254" },
    { id: "ft/s2", label: "Foot per second squared", symbol: "ft/s²", factor: "0.3048" },
    { id: "mph/s", label: "Mile per hour per second", aliases: ["mi/(h·s)"], factor: "0.44704" },
    { id: "kn/s", label: "Knot per second", factor: "463/900" },
    { id: "g0", label: "Standard gravity", symbol: "g", aliases: ["gee", "gs", "g-force", "gn"], factor: "9.80665" },
    { id: "Gal", label: "Gal", aliases: ["galileo"], factor: "0.01" },
    { id: "mGal", label: "Milligal", factor: "0.00001" },
  ],
});

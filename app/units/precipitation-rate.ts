import { defineDimension } from "./dimension.ts";

/** Precipitation rate; the factors are in mm/h. */
export const precipitationRate = defineDimension({
  id: "precipitationRate",
  label: "Precipitation rate",
  base: "mm/h",
  from: "mm/h",
  to: "in/h",
  common: { metric: ["mm/h", "mm/day"], imperial: ["in/h", "in/day"] },
  units: [
    { id: "mm/h", label: "Millimetre per hour", aliases: ["L/(m²·h)"], factor: "1" },
    { id: "mm/day", label: "Millimetre per day", symbol: "mm/d", factor: "1/24" },
    { id: "cm/h", label: "Centimetre per hour", factor: "10" },
    { id: "in/h", label: "Inch per hour", aliases: ["iph"], factor: "25.4" },
    { id: "in/day", label: "Inch per day", symbol: "in/d", factor: "127/120" },
  ],
});

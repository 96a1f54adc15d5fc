import { defineDimension } from "./dimension.ts";

/** Electric vehicle efficiency; the factors are in km/kWh. */
export const evEfficiency = defineDimension({
  id: "evEfficiency",
  label: "Electric vehicle efficiency",
  base: "km/kWh",
  from: "kWh/100km",
  to: "mi/kWh",
  common: { metric: ["kWh/100km", "Wh/km", "km/kWh"], imperial: ["mi/kWh", "kWh/100mi", "mpge"] },
  units: [
    { id: "km/kWh", label: "Kilometre per kilowatt-hour", factor: "1" },
    { id: "mi/kWh", label: "Mile per kilowatt-hour", aliases: ["miles per kWh"], factor: "1.609344" },
    { id: "kWh/100km", label: "Kilowatt-hour per 100 km", symbol: "kWh/100 km", factor: "100", reciprocal: true },
    {
      id: "kWh/100mi",
      label: "Kilowatt-hour per 100 miles",
      symbol: "kWh/100 mi",
      aliases: ["kwh per 100 miles"],
      factor: "160.9344",
      reciprocal: true,
    },
    { id: "Wh/km", label: "Watt-hour per kilometre", factor: "1000", reciprocal: true },
    { id: "Wh/mi", label: "Watt-hour per mile", aliases: ["wh per mile"], factor: "1609.344", reciprocal: true },
    {
      id: "mpge",
      label: "Mile per gallon equivalent (EPA, 33.7 kWh)",
      symbol: "MPGe",
      aliases: ["mile per gallon equivalent"],
      factor: "50292/1053125",
    },
  ],
});

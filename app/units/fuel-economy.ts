import { defineDimension } from "./dimension.ts";

/** Fuel economy; the factors are in km/L. */
export const fuelEconomy = defineDimension({
  id: "fuelEconomy",
  label: "Fuel economy",
  base: "km/L",
  from: "L/100km",
  to: "mpg-us",
  common: { metric: ["L/100km", "km/L"], imperial: ["mpg-us", "mpg-uk"] },
  units: [
    { id: "km/L", label: "Kilometre per litre", aliases: ["kmpl", "km per litre", "kml"], factor: "1" },
    { id: "L/100km", label: "Litre per 100 km", symbol: "L/100 km", factor: "100", reciprocal: true },
    {
      id: "L/10km",
      label: "Litre per 10 km (per Swedish mil)",
      symbol: "L/10 km",
      aliases: ["l/mil", "litre per 10 km"],
      factor: "10",
      reciprocal: true,
    },
    { id: "L/km", label: "Litre per kilometre", factor: "1", reciprocal: true },
    {
      id: "mpg-us",
      label: "Mile per gallon (US)",
      symbol: "mpg",
      aliases: ["us mpg", "miles per gallon"],
      factor: "48000/112903",
    },
    {
      id: "mpg-uk",
      label: "Mile per gallon (UK imperial)",
      symbol: "mpg (UK)",
      aliases: ["uk mpg", "imperial mpg"],
      factor: "804672/2273045",
    },
    { id: "mi/L", label: "Mile per litre", factor: "1.609344" },
    {
      id: "gal-us/100mi",
      label: "US gallon per 100 miles",
      symbol: "gal/100 mi",
      aliases: ["gallons per 100 miles"],
      factor: "4800000/112903",
      reciprocal: true,
    },
    {
      id: "gal-uk/100mi",
      label: "UK gallon per 100 miles",
      symbol: "gal(UK)/100 mi",
      aliases: ["imperial gallons per 100 miles"],
      factor: "16093440/454609",
      reciprocal: true,
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Pace; the factors are in s/m. */
export const pace = defineDimension({
  id: "pace",
  label: "Pace",
  base: "s/m",
  from: "min/km",
  to: "min/mi",
  common: { metric: ["min/km"], imperial: ["min/mi"] },
  units: [
    { id: "s/m", label: "Second per metre", factor: "1" },
    { id: "min/km", label: "Minute per kilometre", aliases: ["minutes per km"], factor: "0.06" },
    { id: "min/mi", label: "Minute per mile", aliases: ["min per mile"], factor: "625/16764" },
    { id: "s/100m", label: "Second per 100 m", symbol: "s/100 m", factor: "0.01" },
    { id: "min/100m", label: "Minute per 100 m", symbol: "min/100 m", aliases: ["swim pace"], factor: "0.6" },
    {
      id: "s/100yd",
      label: "Second per 100 yd",
      symbol: "s/100 yd",
      aliases: ["seconds per 100 yards"],
      factor: "25/2286",
    },
    { id: "s/500m", label: "Second per 500 m", symbol: "s/500 m", aliases: ["rowing split"], factor: "0.002" },
  ],
});

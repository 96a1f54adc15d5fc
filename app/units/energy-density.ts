import { defineDimension } from "./dimension.ts";

/** Energy density (by volume); the factors are in J/m3. */
export const energyDensity = defineDimension({
  id: "energyDensity",
  label: "Energy density (by volume)",
  base: "J/m3",
  from: "MJ/L",
  to: "kWh/m3",
  common: { metric: ["MJ/L", "kWh/m3"], imperial: ["BTU/gal-us", "BTU/ft3"] },
  units: [
    { id: "J/m3", label: "Joule per cubic metre", symbol: "J/m³", factor: "1" },
    { id: "MJ/m3", label: "Megajoule per cubic metre", symbol: "MJ/m³", factor: "1000000" },
    { id: "MJ/L", label: "Megajoule per litre", factor: "1000000000" },
    { id: "kWh/m3", label: "Kilowatt-hour per cubic metre", symbol: "kWh/m³", factor: "3600000" },
    { id: "kWh/L", label: "Kilowatt-hour per litre", factor: "3600000000" },
    { id: "Wh/L", label: "Watt-hour per litre", factor: "3600000" },
    {
      id: "BTU/ft3",
      label: "Btu (IT) per cubic foot",
      symbol: "Btu/ft³",
      aliases: ["btu per cubic foot"],
      factor: "32970495394375/884901456",
    },
    {
      id: "BTU/gal-us",
      label: "Btu (IT) per US gallon",
      symbol: "Btu/gal",
      aliases: ["btu per US gallon"],
      factor: "1712753007500/6145149",
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Specific energy; the factors are in J/kg. */
export const specificEnergy = defineDimension({
  id: "specificEnergy",
  label: "Specific energy",
  base: "J/kg",
  from: "MJ/kg",
  to: "BTU/lb",
  common: { metric: ["MJ/kg", "kJ/kg"], imperial: ["BTU/lb"] },
  units: [
    { id: "J/kg", label: "Joule per kilogram", factor: "1" },
    { id: "kJ/kg", label: "Kilojoule per kilogram", aliases: ["J/g"], factor: "1000" },
    { id: "MJ/kg", label: "Megajoule per kilogram", aliases: ["GJ/t"], factor: "1000000" },
    { id: "Wh/kg", label: "Watt-hour per kilogram", factor: "3600" },
    { id: "kWh/kg", label: "Kilowatt-hour per kilogram", factor: "3600000" },
    { id: "cal/g", label: "Calorie (th) per gram", aliases: ["kcal/kg", "calorie per gram"], factor: "4184" },
    { id: "kcal/100g", label: "Kilocalorie per 100 g", symbol: "kcal/100 g", factor: "41840" },
    { id: "BTU/lb", label: "Btu (IT) per pound", symbol: "Btu/lb", aliases: ["btu per pound"], factor: "2326" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Specific volume; the factors are in m3/kg. */
export const specificVolume = defineDimension({
  id: "specificVolume",
  label: "Specific volume",
  base: "m3/kg",
  from: "m3/kg",
  to: "ft3/lb",
  common: { metric: ["m3/kg", "L/kg"], imperial: ["ft3/lb"] },
  units: [
    { id: "m3/kg", label: "Cubic metre per kilogram", symbol: "m³/kg", factor: "1" },
    { id: "L/kg", label: "Litre per kilogram", factor: "0.001" },
    { id: "cm3/g", label: "Cubic centimetre per gram", symbol: "cm³/g", factor: "0.001" },
    { id: "ft3/lb", label: "Cubic foot per pound", symbol: "ft³/lb", factor: "1769802912/28349523125" },
  ],
});

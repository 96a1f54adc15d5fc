import { defineDimension } from "./dimension.ts";

/** Emission per energy; the factors are in kg/kWh. */
export const emissionFactor = defineDimension({
  id: "emissionFactor",
  label: "Emission per energy",
  base: "kg/kWh",
  from: "g/kWh",
  to: "lb/MWh",
  common: { metric: ["g/kWh", "kg/kWh"], imperial: ["lb/MWh", "lb/MMBtu"] },
  units: [
    { id: "kg/kWh", label: "Kilogram per kilowatt-hour", aliases: ["t/MWh"], factor: "1" },
    { id: "g/kWh", label: "Gram per kilowatt-hour", aliases: ["kg/MWh"], factor: "0.001" },
    { id: "lb/MWh", label: "Pound per megawatt-hour", factor: "0.00045359237" },
    { id: "g/MJ", label: "Gram per megajoule", aliases: ["kg/GJ"], factor: "0.0036" },
    { id: "lb/MMBtu", label: "Pound per million Btu (IT)", aliases: ["pound per million btu"], factor: "9/5815" },
  ],
});

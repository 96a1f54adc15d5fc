import { defineDimension } from "./dimension.ts";

/** Thermal conductivity; the factors are in W/(m.K). */
export const thermalConductivity = defineDimension({
  id: "thermalConductivity",
  label: "Thermal conductivity",
  base: "W/(m.K)",
  from: "W/(m.K)",
  to: "BTU/(h.ft.F)",
  common: { metric: ["W/(m.K)"], imperial: ["BTU/(h.ft.F)", "BTU.in/(h.ft2.F)"] },
  units: [
    { id: "W/(m.K)", label: "Watt per metre kelvin", symbol: "W/(m·K)", aliases: ["W/mK", "W/(m·°C)"], factor: "1" },
    { id: "mW/(m.K)", label: "Milliwatt per metre kelvin", symbol: "mW/(m·K)", factor: "0.001" },
    {
      id: "BTU/(h.ft.F)",
      label: "Btu (IT) per hour foot degree Fahrenheit",
      symbol: "Btu/(h·ft·°F)",
      aliases: ["btu per hour foot degree fahrenheit"],
      factor: "52752792631/30480000000",
    },
    {
      id: "BTU.in/(h.ft2.F)",
      label: "Btu (IT) inch per hour square foot degree Fahrenheit",
      symbol: "Btu·in/(h·ft²·°F)",
      aliases: ["k-value", "btu inch per hour square foot degree fahrenheit"],
      factor: "52752792631/365760000000",
    },
    {
      id: "cal/(s.cm.C)",
      label: "Calorie (th) per second centimetre degree Celsius",
      symbol: "cal/(s·cm·°C)",
      aliases: ["calorie per second centimetre degree celsius"],
      factor: "418.4",
    },
    {
      id: "kcal/(h.m.C)",
      label: "Kilocalorie (th) per hour metre degree Celsius",
      symbol: "kcal/(h·m·°C)",
      aliases: ["kilocalorie per hour metre degree celsius"],
      factor: "523/450",
    },
  ],
});

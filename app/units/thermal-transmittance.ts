import { defineDimension } from "./dimension.ts";

/** Thermal transmittance (U-value); the factors are in W/(m2.K). */
export const thermalTransmittance = defineDimension({
  id: "thermalTransmittance",
  label: "Thermal transmittance (U-value)",
  base: "W/(m2.K)",
  from: "W/(m2.K)",
  to: "BTU/(h.ft2.F)",
  common: { metric: ["W/(m2.K)"], imperial: ["BTU/(h.ft2.F)"] },
  units: [
    { id: "W/(m2.K)", label: "Watt per square metre kelvin", symbol: "W/(m²·K)", aliases: ["W/m²K"], factor: "1" },
    {
      id: "BTU/(h.ft2.F)",
      label: "Btu (IT) per hour square foot degree Fahrenheit",
      symbol: "Btu/(h·ft²·°F)",
      aliases: ["U-factor", "btu per hour square foot degree fahrenheit"],
      factor: "52752792631/9290304000",
    },
    {
      id: "kcal/(h.m2.C)",
      label: "Kilocalorie (th) per hour square metre degree Celsius",
      symbol: "kcal/(h·m²·°C)",
      aliases: ["kilocalorie per hour square metre degree celsius"],
      factor: "523/450",
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Irradiance and heat flux; the factors are in W/m2. */
export const irradiance = defineDimension({
  id: "irradiance",
  label: "Irradiance and heat flux",
  base: "W/m2",
  from: "W/m2",
  to: "BTU/(h.ft2)",
  common: { metric: ["W/m2", "kW/m2"], imperial: ["BTU/(h.ft2)"] },
  units: [
    { id: "W/m2", label: "Watt per square metre", symbol: "W/m²", factor: "1" },
    { id: "kW/m2", label: "Kilowatt per square metre", symbol: "kW/m²", factor: "1000" },
    { id: "mW/cm2", label: "Milliwatt per square centimetre", symbol: "mW/cm²", factor: "10" },
    { id: "W/cm2", label: "Watt per square centimetre", symbol: "W/cm²", factor: "10000" },
    { id: "W/ft2", label: "Watt per square foot", symbol: "W/ft²", factor: "1562500/145161" },
    {
      id: "BTU/(h.ft2)",
      label: "Btu (IT) per hour square foot",
      symbol: "Btu/(h·ft²)",
      aliases: ["btu per hour square foot"],
      factor: "52752792631/16722547200",
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Energy per area (insolation); the factors are in J/m2. */
export const radiantExposure = defineDimension({
  id: "radiantExposure",
  label: "Energy per area (insolation)",
  base: "J/m2",
  from: "kWh/m2",
  to: "MJ/m2",
  common: { metric: ["kWh/m2", "MJ/m2"], imperial: ["BTU/ft2", "kWh/m2"] },
  units: [
    { id: "J/m2", label: "Joule per square metre", symbol: "J/m²", factor: "1" },
    { id: "kJ/m2", label: "Kilojoule per square metre", symbol: "kJ/m²", factor: "1000" },
    { id: "MJ/m2", label: "Megajoule per square metre", symbol: "MJ/m²", factor: "1000000" },
    { id: "Wh/m2", label: "Watt-hour per square metre", symbol: "Wh/m²", factor: "3600" },
    {
      id: "kWh/m2",
      label: "Kilowatt-hour per square metre",
      symbol: "kWh/m²",
      aliases: ["peak sun hours"],
      factor: "3600000",
    },
    { id: "langley", label: "Langley", symbol: "Ly", factor: "41840" },
    {
      id: "BTU/ft2",
      label: "Btu (IT) per square foot",
      symbol: "Btu/ft²",
      aliases: ["btu per square foot"],
      factor: "52752792631/4645152",
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Mass concentration; the factors are in g/L. */
export const massConcentration = defineDimension({
  id: "massConcentration",
  label: "Mass concentration",
  base: "g/L",
  from: "mg/dL",
  to: "g/L",
  common: { metric: ["g/L", "mg/L", "mg/dL"], imperial: ["mg/dL", "gr/gal-us"] },
  units: [
    { id: "kg/m3", label: "Kilogram per cubic metre", symbol: "kg/m³", factor: "1" },
    { id: "g/L", label: "Gram per litre", factor: "1" },
    { id: "g/dL", label: "Gram per decilitre", aliases: ["g/100 mL", "% w/v"], factor: "10" },
    { id: "g/mL", label: "Gram per millilitre", factor: "1000" },
    { id: "mg/mL", label: "Milligram per millilitre", factor: "1" },
    { id: "mg/dL", label: "Milligram per decilitre", factor: "0.01" },
    { id: "mg/L", label: "Milligram per litre", factor: "0.001" },
    { id: "mg/m3", label: "Milligram per cubic metre", symbol: "mg/m³", factor: "0.000001" },
    { id: "ug/mL", label: "Microgram per millilitre", symbol: "µg/mL", aliases: ["mcg/mL"], factor: "0.001" },
    { id: "ug/dL", label: "Microgram per decilitre", symbol: "µg/dL", aliases: ["mcg/dL"], factor: "0.00001" },
    { id: "ug/L", label: "Microgram per litre", symbol: "µg/L", aliases: ["mcg/L"], factor: "0.000001" },
    { id: "ug/m3", label: "Microgram per cubic metre", symbol: "µg/m³", factor: "0.000000001" },
    { id: "ng/mL", label: "Nanogram per millilitre", factor: "0.000001" },
    { id: "ng/dL", label: "Nanogram per decilitre", factor: "0.00000001" },
    { id: "pg/mL", label: "Picogram per millilitre", factor: "0.000000001" },
    { id: "gr/gal-us", label: "Grain per US gallon", symbol: "gr/gal", aliases: ["gpg"], factor: "2945405/172064172" },
    { id: "lb/gal-us", label: "Pound per US gallon", symbol: "lb/gal", aliases: ["ppg"], factor: "736351250/6145149" },
    { id: "oz/gal-us", label: "Ounce per US gallon", symbol: "oz/gal", factor: "368175625/49161192" },
  ],
});

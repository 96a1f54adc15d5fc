import { defineDimension } from "./dimension.ts";

/** Density; the factors are in kg/m3. */
export const density = defineDimension({
  id: "density",
  label: "Density",
  base: "kg/m3",
  from: "kg/m3",
  to: "lb/ft3",
  common: { metric: ["kg/m3", "g/cm3"], imperial: ["lb/ft3", "lb/gal-us"] },
  units: [
    { id: "kg/m3", label: "Kilogram per cubic metre", symbol: "kg/m³", factor: "1" },
    { id: "g/cm3", label: "Gram per cubic centimetre", symbol: "g/cm³", aliases: ["g/cc"], factor: "1000" },
    { id: "g/mL", label: "Gram per millilitre", factor: "1000" },
    { id: "kg/L", label: "Kilogram per litre", factor: "1000" },
    { id: "g/L", label: "Gram per litre", factor: "1" },
    { id: "g/m3", label: "Gram per cubic metre", symbol: "g/m³", factor: "0.001" },
    { id: "mg/L", label: "Milligram per litre", factor: "0.001" },
    { id: "t/m3", label: "Tonne per cubic metre", symbol: "t/m³", factor: "1000" },
    {
      id: "lb/ft3",
      label: "Pound per cubic foot",
      symbol: "lb/ft³",
      aliases: ["pcf"],
      factor: "28349523125/1769802912",
    },
    { id: "lb/in3", label: "Pound per cubic inch", symbol: "lb/in³", aliases: ["pci"], factor: "56699046250/2048383" },
    { id: "lb/yd3", label: "Pound per cubic yard", symbol: "lb/yd³", factor: "28349523125/47784678624" },
    { id: "lb/gal-us", label: "Pound per US gallon", symbol: "lb/gal", aliases: ["ppg"], factor: "736351250/6145149" },
    { id: "lb/gal-uk", label: "Pound per UK gallon", symbol: "lb/gal (UK)", factor: "45359237/454609" },
    {
      id: "lb/bu-us",
      label: "Pound per US bushel (test weight)",
      symbol: "lb/bu",
      aliases: ["test weight", "pound per US bushel"],
      factor: "2834952312500/220244188543",
    },
    { id: "oz/in3", label: "Ounce per cubic inch", symbol: "oz/in³", factor: "28349523125/16387064" },
    { id: "oz/ft3", label: "Ounce per cubic foot", symbol: "oz/ft³", factor: "28349523125/28316846592" },
    { id: "oz/gal-us", label: "Ounce per US gallon", symbol: "oz/gal", factor: "368175625/49161192" },
    { id: "slug/ft3", label: "Slug per cubic foot", symbol: "slug/ft³", factor: "5560277019075625/10788718551552" },
    { id: "ton-us/yd3", label: "US ton per cubic yard", symbol: "ton/yd³", factor: "3543690390625/2986542414" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Specific heat capacity; the factors are in J/(kg.K). */
export const specificHeat = defineDimension({
  id: "specificHeat",
  label: "Specific heat capacity",
  base: "J/(kg.K)",
  from: "J/(kg.K)",
  to: "BTU/(lb.F)",
  common: { metric: ["J/(kg.K)", "kJ/(kg.K)"], imperial: ["BTU/(lb.F)"] },
  units: [
    { id: "J/(kg.K)", label: "Joule per kilogram kelvin", symbol: "J/(kg·K)", aliases: ["J/(kg·°C)"], factor: "1" },
    { id: "kJ/(kg.K)", label: "Kilojoule per kilogram kelvin", symbol: "kJ/(kg·K)", factor: "1000" },
    { id: "J/(g.K)", label: "Joule per gram kelvin", symbol: "J/(g·K)", aliases: ["J/(g·°C)"], factor: "1000" },
    {
      id: "cal/(g.C)",
      label: "Calorie (th) per gram degree Celsius",
      symbol: "cal/(g·°C)",
      aliases: ["kcal/(kg·°C)", "calorie per gram degree celsius"],
      factor: "4184",
    },
    {
      id: "BTU/(lb.F)",
      label: "Btu (IT) per pound degree Fahrenheit",
      symbol: "Btu/(lb·°F)",
      aliases: ["btu per pound degree fahrenheit"],
      factor: "4186.8",
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Temperature; the factors are in K. */
export const temperature = defineDimension({
  id: "temperature",
  label: "Temperature",
  base: "K",
  from: "C",
  to: "F",
  common: { metric: ["C"], imperial: ["F"] },
  units: [
    {
      id: "C",
      label: "Degree Celsius",
      symbol: "°C",
      aliases: ["celsius", "centigrade", "degC"],
      factor: "1",
      offset: "273.15",
    },
    {
      id: "F",
      label: "Degree Fahrenheit",
      symbol: "°F",
      aliases: ["fahrenheit", "degF"],
      factor: "5/9",
      offset: "45967/180",
    },
    { id: "K", label: "Kelvin", aliases: ["degrees Kelvin"], factor: "1" },
    { id: "R", label: "Degree Rankine", symbol: "°R", aliases: ["rankine", "Ra", "degR"], factor: "5/9" },
    {
      id: "Re",
      label: "Degree Réaumur",
      symbol: "°Ré",
      aliases: ["reaumur", "réaumur"],
      factor: "1.25",
      offset: "273.15",
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Temperature difference; the factors are in K. */
export const temperatureDifference = defineDimension({
  id: "temperatureDifference",
  label: "Temperature difference",
  base: "K",
  from: "K",
  to: "F",
  common: { metric: ["K", "C"], imperial: ["F"] },
  units: [
    { id: "K", label: "Kelvin", factor: "1" },
    {
      id: "C",
      label: "Degree Celsius (difference)",
      symbol: "°C",
      aliases: ["celsius", "deg C", "degree celsius"],
      factor: "1",
    },
    {
      id: "F",
      label: "Degree Fahrenheit (difference)",
      symbol: "°F",
      aliases: ["fahrenheit", "deg F", "degree fahrenheit"],
      factor: "5/9",
    },
    {
      id: "R",
      label: "Degree Rankine (difference)",
      symbol: "°R",
      aliases: ["rankine", "degR", "degree rankine"],
      factor: "5/9",
    },
  ],
});

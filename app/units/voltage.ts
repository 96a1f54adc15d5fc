import { defineDimension } from "./dimension.ts";

/** Voltage; the factors are in V. */
export const voltage = defineDimension({
  id: "voltage",
  label: "Voltage",
  base: "V",
  from: "V",
  to: "mV",
  common: { metric: ["V", "mV", "kV"], imperial: ["V", "mV", "kV"] },
  units: [
    { id: "uV", label: "Microvolt", symbol: "µV", factor: "0.000001" },
    { id: "mV", label: "Millivolt", factor: "0.001" },
    { id: "V", label: "Volt", factor: "1" },
    { id: "kV", label: "Kilovolt", factor: "1000" },
    { id: "MV", label: "Megavolt", factor: "1000000" },
  ],
});

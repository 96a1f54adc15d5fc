import { defineDimension } from "./dimension.ts";

/** Illuminance; the factors are in lx. */
export const illuminance = defineDimension({
  id: "illuminance",
  label: "Illuminance",
  base: "lx",
  from: "lx",
  to: "fc",
  common: { metric: ["lx"], imperial: ["fc"] },
  units: [
    { id: "lx", label: "Lux", aliases: ["lm/m²"], factor: "1" },
    { id: "klx", label: "Kilolux", factor: "1000" },
    { id: "fc", label: "Foot-candle", aliases: ["lm/ft²", "ftc"], factor: "1562500/145161" },
    { id: "ph", label: "Phot", aliases: ["lm/cm²"], factor: "10000" },
    { id: "nox", label: "Nox", symbol: "nx", factor: "0.001" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Ratio and proportion; the factors are plain numbers. */
export const ratio = defineDimension({
  id: "ratio",
  label: "Ratio and proportion",
  base: "1",
  from: "%",
  to: "ppm",
  common: { metric: ["%", "ppm"], imperial: ["%", "ppm"] },
  units: [
    { id: "1", label: "Fraction (1 = whole)", aliases: ["fraction", "whole"], factor: "1" },
    { id: "%", label: "Percent", aliases: ["pct", "per cent"], factor: "0.01" },
    { id: "permille", label: "Per mille", symbol: "‰", aliases: ["per thousand", "per mil", "ppth"], factor: "0.001" },
    { id: "bp", label: "Basis point", aliases: ["bps"], factor: "0.0001" },
    { id: "ppm", label: "Part per million", factor: "0.000001" },
    { id: "ppb", label: "Part per billion", factor: "0.000000001" },
    { id: "ppt", label: "Part per trillion", factor: "0.000000000001" },
  ],
});

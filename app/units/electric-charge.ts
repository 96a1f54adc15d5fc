import { defineDimension } from "./dimension.ts";

/** Electric charge; the factors are in C. */
export const electricCharge = defineDimension({
  id: "electricCharge",
  label: "Electric charge",
  base: "C",
  from: "mAh",
  to: "C",
  common: { metric: ["Ah", "mAh", "C"], imperial: ["Ah", "mAh", "C"] },
  units: [
    { id: "pC", label: "Picocoulomb", factor: "0.000000000001" },
    { id: "nC", label: "Nanocoulomb", factor: "0.000000001" },
    { id: "uC", label: "Microcoulomb", symbol: "µC", factor: "0.000001" },
    { id: "mC", label: "Millicoulomb", factor: "0.001" },
    { id: "C", label: "Coulomb", factor: "1" },
    { id: "mAh", label: "Milliampere-hour", aliases: ["milliamp hour"], factor: "3.6" },
    { id: "Ah", label: "Ampere-hour", aliases: ["amp hour"], factor: "3600" },
    { id: "e", label: "Elementary charge", aliases: ["electron charge"], factor: "0.0000000000000000001602176634" },
    { id: "Fd", label: "Faraday", factor: "96485.3321233100184" },
  ],
});

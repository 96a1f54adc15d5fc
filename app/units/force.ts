import { defineDimension } from "./dimension.ts";

/** Force; the factors are in N. */
export const force = defineDimension({
  id: "force",
  label: "Force",
  base: "N",
  from: "N",
  to: "lbf",
  common: { metric: ["N", "kN", "kgf"], imperial: ["lbf", "kip", "ozf"] },
  units: [
    { id: "uN", label: "Micronewton", symbol: "µN", factor: "0.000001" },
    { id: "mN", label: "Millinewton", factor: "0.001" },
    { id: "N", label: "Newton", factor: "1" },
    { id: "kN", label: "Kilonewton", factor: "1000" },
    { id: "MN", label: "Meganewton", factor: "1000000" },
    { id: "dyn", label: "Dyne", factor: "0.00001" },
    { id: "gf", label: "Gram-force", aliases: ["pond"], factor: "0.00980665" },
    { id: "kgf", label: "Kilogram-force", aliases: ["kilopond", "kp"], factor: "9.80665" },
    { id: "tf", label: "Tonne-force", aliases: ["metric ton-force"], factor: "9806.65" },
    { id: "ozf", label: "Ounce-force", factor: "0.27801385095378125" },
    { id: "lbf", label: "Pound-force", aliases: ["lbs force", "lb"], factor: "4.4482216152605" },
    { id: "kip", label: "Kip (1000 lbf)", aliases: ["klbf"], factor: "4448.2216152605" },
    {
      id: "tonf-us",
      label: "Ton-force (US, short)",
      symbol: "tonf (US)",
      aliases: ["short ton-force", "tonf"],
      factor: "8896.443230521",
    },
    {
      id: "tonf-uk",
      label: "Ton-force (UK, long)",
      symbol: "tonf (UK)",
      aliases: ["long ton-force"],
      factor: "9964.01641818352",
    },
    { id: "pdl", label: "Poundal", factor: "0.138254954376" },
    { id: "sn", label: "Sthène", aliases: ["sthene", "sthènes"], factor: "1000" },
  ],
});

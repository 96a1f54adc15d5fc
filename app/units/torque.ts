import { defineDimension } from "./dimension.ts";

/** Torque; the factors are in N.m. */
export const torque = defineDimension({
  id: "torque",
  label: "Torque",
  base: "N.m",
  from: "N.m",
  to: "lbf.ft",
  common: { metric: ["N.m", "kgf.m"], imperial: ["lbf.ft", "lbf.in"] },
  units: [
    { id: "mN.m", label: "Millinewton metre", symbol: "mN·m", aliases: ["mNm"], factor: "0.001" },
    { id: "N.cm", label: "Newton centimetre", symbol: "N·cm", aliases: ["Ncm"], factor: "0.01" },
    { id: "N.m", label: "Newton metre", symbol: "N·m", aliases: ["Nm"], factor: "1" },
    { id: "kN.m", label: "Kilonewton metre", symbol: "kN·m", aliases: ["kNm"], factor: "1000" },
    { id: "dyn.cm", label: "Dyne centimetre", symbol: "dyn·cm", factor: "0.0000001" },
    { id: "gf.cm", label: "Gram-force centimetre", symbol: "gf·cm", aliases: ["gcm"], factor: "0.0000980665" },
    { id: "kgf.cm", label: "Kilogram-force centimetre", symbol: "kgf·cm", aliases: ["kg cm"], factor: "0.0980665" },
    { id: "kgf.m", label: "Kilogram-force metre", symbol: "kgf·m", aliases: ["kgm", "mkg"], factor: "9.80665" },
    {
      id: "ozf.in",
      label: "Ounce-force inch",
      symbol: "ozf·in",
      aliases: ["oz-in", "ounce inch"],
      factor: "0.00706155181422604375",
    },
    {
      id: "lbf.in",
      label: "Pound-force inch",
      symbol: "lbf·in",
      aliases: ["in-lb", "lb-in", "inch pound"],
      factor: "0.1129848290276167",
    },
    {
      id: "lbf.ft",
      label: "Pound-force foot",
      symbol: "lbf·ft",
      aliases: ["ft-lb", "lb-ft", "foot pound", "pound feet"],
      factor: "1.3558179483314004",
    },
  ],
});

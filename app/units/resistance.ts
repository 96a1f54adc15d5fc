import { defineDimension } from "./dimension.ts";

/** Electrical resistance; the factors are in ohm. */
export const resistance = defineDimension({
  id: "resistance",
  label: "Electrical resistance",
  base: "ohm",
  from: "ohm",
  to: "kohm",
  common: { metric: ["ohm", "kohm", "Mohm"], imperial: ["ohm", "kohm", "Mohm"] },
  units: [
    { id: "mohm", label: "Milliohm", symbol: "mΩ", factor: "0.001" },
    { id: "ohm", label: "Ohm", symbol: "Ω", aliases: ["R"], factor: "1" },
    { id: "kohm", label: "Kiloohm", symbol: "kΩ", aliases: ["k", "kilohm"], factor: "1000" },
    { id: "Mohm", label: "Megaohm", symbol: "MΩ", aliases: ["megohm", "meg"], factor: "1000000" },
    { id: "Gohm", label: "Gigaohm", symbol: "GΩ", factor: "1000000000" },
  ],
});

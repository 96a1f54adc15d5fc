import { defineDimension } from "./dimension.ts";

/** Inductance; the factors are in H. */
export const inductance = defineDimension({
  id: "inductance",
  label: "Inductance",
  base: "H",
  from: "mH",
  to: "uH",
  common: { metric: ["mH", "uH"], imperial: ["mH", "uH"] },
  units: [
    { id: "nH", label: "Nanohenry", aliases: ["nanohenries"], factor: "0.000000001" },
    { id: "uH", label: "Microhenry", symbol: "µH", aliases: ["microhenries"], factor: "0.000001" },
    { id: "mH", label: "Millihenry", aliases: ["millihenries"], factor: "0.001" },
    { id: "H", label: "Henry", aliases: ["henries"], factor: "1" },
  ],
});

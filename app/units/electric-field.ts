import { defineDimension } from "./dimension.ts";

/** Electric field strength; the factors are in V/m. */
export const electricField = defineDimension({
  id: "electricField",
  label: "Electric field strength",
  base: "V/m",
  from: "V/m",
  to: "kV/mm",
  common: { metric: ["V/m", "kV/m"], imperial: ["V/m"] },
  units: [
    { id: "V/m", label: "Volt per metre", aliases: ["N/C"], factor: "1" },
    { id: "V/cm", label: "Volt per centimetre", factor: "100" },
    { id: "kV/m", label: "Kilovolt per metre", factor: "1000" },
    { id: "kV/mm", label: "Kilovolt per millimetre", aliases: ["MV/m"], factor: "1000000" },
    { id: "V/mil", label: "Volt per mil", factor: "5000000/127" },
  ],
});

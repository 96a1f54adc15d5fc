import { defineDimension } from "./dimension.ts";

/** Radioactivity; the factors are in Bq. */
export const radioactivity = defineDimension({
  id: "radioactivity",
  label: "Radioactivity",
  base: "Bq",
  from: "Bq",
  to: "Ci",
  common: { metric: ["Bq", "kBq", "MBq"], imperial: ["Ci", "mCi", "uCi"] },
  units: [
    { id: "Bq", label: "Becquerel", factor: "1" },
    { id: "kBq", label: "Kilobecquerel", factor: "1000" },
    { id: "MBq", label: "Megabecquerel", factor: "1000000" },
    { id: "GBq", label: "Gigabecquerel", factor: "1000000000" },
    { id: "TBq", label: "Terabecquerel", factor: "1000000000000" },
    { id: "pCi", label: "Picocurie", factor: "0.037" },
    { id: "nCi", label: "Nanocurie", factor: "37" },
    { id: "uCi", label: "Microcurie", symbol: "µCi", factor: "37000" },
    { id: "mCi", label: "Millicurie", factor: "37000000" },
    { id: "Ci", label: "Curie", factor: "37000000000" },
    { id: "Rd", label: "Rutherford", factor: "1000000" },
    { id: "dpm", label: "Disintegration per minute", factor: "1/60" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Creatinine; the factors are in umol/L. */
export const creatinine = defineDimension({
  id: "creatinine",
  label: "Creatinine",
  base: "umol/L",
  from: "mg/dL",
  to: "umol/L",
  common: { metric: ["umol/L"], imperial: ["mg/dL"] },
  units: [
    { id: "umol/L", label: "Micromole per litre", symbol: "µmol/L", aliases: ["µM"], factor: "1" },
    { id: "mmol/L", label: "Millimole per litre", factor: "1000" },
    {
      id: "mg/dL",
      label: "Milligram per decilitre (113.12 g/mol)",
      aliases: ["milligram per decilitre"],
      factor: "88.4016973",
      exact: false,
    },
  ],
});

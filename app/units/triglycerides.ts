import { defineDimension } from "./dimension.ts";

/** Triglycerides; the factors are in mmol/L. */
export const triglycerides = defineDimension({
  id: "triglycerides",
  label: "Triglycerides",
  base: "mmol/L",
  from: "mg/dL",
  to: "mmol/L",
  common: { metric: ["mmol/L"], imperial: ["mg/dL"] },
  units: [
    { id: "mmol/L", label: "Millimole per litre", factor: "1" },
    {
      id: "mg/dL",
      label: "Milligram per decilitre (885.7 g/mol)",
      aliases: ["milligram per decilitre"],
      factor: "0.0112905047",
      exact: false,
    },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Cholesterol; the factors are in mmol/L. */
export const cholesterol = defineDimension({
  id: "cholesterol",
  label: "Cholesterol",
  base: "mmol/L",
  from: "mg/dL",
  to: "mmol/L",
  common: { metric: ["mmol/L"], imperial: ["mg/dL"] },
  units: [
    { id: "mmol/L", label: "Millimole per litre", factor: "1" },
    {
      id: "mg/dL",
      label: "Milligram per decilitre (386.65 g/mol)",
      aliases: ["milligram per decilitre"],
      factor: "0.0258631838",
      exact: false,
    },
  ],
});

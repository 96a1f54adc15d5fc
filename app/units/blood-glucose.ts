import { defineDimension } from "./dimension.ts";

/** Blood glucose; the factors are in mmol/L. */
export const bloodGlucose = defineDimension({
  id: "bloodGlucose",
  label: "Blood glucose",
  base: "mmol/L",
  from: "mg/dL",
  to: "mmol/L",
  common: { metric: ["mmol/L"], imperial: ["mg/dL"] },
  units: [
    { id: "mmol/L", label: "Millimole per litre", aliases: ["mM"], factor: "1" },
    {
      id: "mg/dL",
      label: "Milligram per decilitre (180.156 g/mol)",
      aliases: ["mg%", "milligram per decilitre"],
      factor: "0.0555074491",
      exact: false,
    },
  ],
});

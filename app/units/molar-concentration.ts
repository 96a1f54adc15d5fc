import { defineDimension } from "./dimension.ts";

/** Molar concentration; the factors are in mol/L. */
export const molarConcentration = defineDimension({
  id: "molarConcentration",
  label: "Molar concentration",
  base: "mol/L",
  from: "mmol/L",
  to: "mol/L",
  common: { metric: ["mmol/L", "mol/L"], imperial: ["mmol/L", "mol/L"] },
  units: [
    { id: "mol/L", label: "Mole per litre (molar)", aliases: ["M", "molar", "mole per litre"], factor: "1" },
    {
      id: "mmol/L",
      label: "Millimole per litre (millimolar)",
      aliases: ["mM", "millimolar", "millimole per litre"],
      factor: "0.001",
    },
    {
      id: "umol/L",
      label: "Micromole per litre (micromolar)",
      symbol: "µmol/L",
      aliases: ["µM", "uM", "micromolar", "micromole per litre"],
      factor: "0.000001",
    },
    {
      id: "nmol/L",
      label: "Nanomole per litre (nanomolar)",
      aliases: ["nM", "nanomolar", "nanomole per litre"],
      factor: "0.000000001",
    },
    {
      id: "pmol/L",
      label: "Picomole per litre (picomolar)",
      aliases: ["pM", "picomolar", "picomole per litre"],
      factor: "0.000000000001",
    },
    { id: "mol/m3", label: "Mole per cubic metre", symbol: "mol/m³", factor: "0.001" },
  ],
});

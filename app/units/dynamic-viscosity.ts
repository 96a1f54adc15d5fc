import { defineDimension } from "./dimension.ts";

/** Dynamic viscosity; the factors are in Pa.s. */
export const dynamicViscosity = defineDimension({
  id: "dynamicViscosity",
  label: "Dynamic viscosity",
  base: "Pa.s",
  from: "cP",
  to: "Pa.s",
  common: { metric: ["Pa.s", "mPa.s"], imperial: ["lb/(ft.s)", "cP"] },
  units: [
    { id: "Pa.s", label: "Pascal second", symbol: "Pa·s", aliases: ["Pa s", "N·s/m²", "kg/(m·s)"], factor: "1" },
    { id: "mPa.s", label: "Millipascal second", symbol: "mPa·s", aliases: ["mPas"], factor: "0.001" },
    { id: "uPa.s", label: "Micropascal second", symbol: "µPa·s", factor: "0.000001" },
    { id: "P", label: "Poise", factor: "0.1" },
    { id: "cP", label: "Centipoise", aliases: ["cps"], factor: "0.001" },
    { id: "uP", label: "Micropoise", symbol: "µP", factor: "0.0000001" },
    {
      id: "lb/(ft.s)",
      label: "Pound per foot second",
      symbol: "lb/(ft·s)",
      aliases: ["lbm/(ft·s)"],
      factor: "45359237/30480000",
    },
    {
      id: "lb/(ft.h)",
      label: "Pound per foot hour",
      symbol: "lb/(ft·h)",
      aliases: ["lbm/(ft·h)"],
      factor: "45359237/109728000000",
    },
    {
      id: "lbf.s/ft2",
      label: "Pound-force second per square foot",
      symbol: "lbf·s/ft²",
      aliases: ["slug/(ft·s)"],
      factor: "8896443230521/185806080000",
    },
    { id: "reyn", label: "Reyn (lbf·s/in²)", aliases: ["lbf·s/in²"], factor: "8896443230521/1290320000" },
    { id: "kgf.s/m2", label: "Kilogram-force second per square metre", symbol: "kgf·s/m²", factor: "9.80665" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Typographic length; the factors are in px. */
export const typographicLength = defineDimension({
  id: "typographicLength",
  label: "Typographic length",
  base: "px",
  from: "pt",
  to: "px",
  common: { metric: ["px", "pt", "mm"], imperial: ["px", "pt", "in"] },
  units: [
    { id: "px", label: "CSS pixel (1/96 in)", aliases: ["pixel", "cSS pixel"], factor: "1" },
    { id: "pt", label: "Point (DTP, 1/72 in)", aliases: ["point", "postscript point"], factor: "4/3" },
    { id: "pc", label: "Pica (1/6 in)", aliases: ["pica"], factor: "16" },
    {
      id: "pt-tex",
      label: "Point (TeX, 1/72.27 in)",
      symbol: "pt (TeX)",
      aliases: ["tex point", "printer's point"],
      factor: "3200/2409",
    },
    { id: "dd", label: "Didot point (0.375 mm)", aliases: ["didot", "didot point"], factor: "180/127" },
    { id: "cicero", label: "Cicero (12 didot)", symbol: "cc", factor: "2160/127" },
    { id: "twip", label: "Twip (1/20 pt)", factor: "1/15" },
    {
      id: "q",
      label: "Quarter-millimetre (kyu)",
      symbol: "Q",
      aliases: ["kyu", "quarter-millimetre"],
      factor: "120/127",
    },
    { id: "mm", label: "Millimetre", factor: "480/127" },
    { id: "cm", label: "Centimetre", factor: "4800/127" },
    { id: "in", label: "Inch", aliases: ['"'], factor: "96" },
  ],
});

import { defineDimension } from "./dimension.ts";

/** Pixel density; the factors are in ppi. */
export const pixelDensity = defineDimension({
  id: "pixelDensity",
  label: "Pixel density",
  base: "ppi",
  from: "ppi",
  to: "ppcm",
  common: { metric: ["ppcm"], imperial: ["ppi"] },
  units: [
    { id: "ppi", label: "Pixel per inch", aliases: ["dpi"], factor: "1" },
    { id: "ppcm", label: "Pixel per centimetre", aliases: ["dpcm"], factor: "2.54" },
    {
      id: "dppx",
      label: "Pixel per CSS pixel unit (96 ppi)",
      aliases: ["@1x", "pixel per CSS pixel unit"],
      factor: "96",
    },
  ],
});

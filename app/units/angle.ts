import { defineDimension } from "./dimension.ts";

/** Angle; the factors are in deg. */
export const angle = defineDimension({
  id: "angle",
  label: "Angle",
  base: "deg",
  from: "deg",
  to: "rad",
  common: { metric: ["deg", "rad"], imperial: ["deg", "rad"] },
  units: [
    { id: "deg", label: "Degree", symbol: "°", aliases: ["º"], factor: "1" },
    { id: "arcmin", label: "Arcminute", symbol: "′", aliases: ["minute of arc", "MOA"], factor: "1/60" },
    { id: "arcsec", label: "Arcsecond", symbol: "″", aliases: ["second of arc", "as"], factor: "1/3600" },
    { id: "mas", label: "Milliarcsecond", factor: "1/3600000" },
    { id: "rad", label: "Radian", factor: "57.295779513082320876798154814105", exact: false },
    {
      id: "mrad",
      label: "Milliradian",
      aliases: ["mil (true)"],
      factor: "0.057295779513082320876798154814105",
      exact: false,
    },
    { id: "gon", label: "Gradian (gon)", aliases: ["grad", "gradian", "grade"], factor: "0.9" },
    {
      id: "turn",
      label: "Turn (revolution)",
      symbol: "tr",
      aliases: ["rev", "revolution", "circle", "full circle", "cycle"],
      factor: "360",
    },
    { id: "quadrant", label: "Quadrant (right angle)", symbol: "quad", aliases: ["right angle"], factor: "90" },
    { id: "sextant", label: "Sextant", factor: "60" },
    { id: "sign", label: "Zodiac sign", factor: "30" },
    { id: "point", label: "Compass point", factor: "11.25" },
    {
      id: "mil-nato",
      label: "Angular mil (NATO, 1/6400)",
      symbol: "mil",
      aliases: ["NATO mil", "angular mil"],
      factor: "0.05625",
    },
  ],
});

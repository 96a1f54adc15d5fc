import { defineDimension } from "./dimension.ts";

/** Frequency; the factors are in Hz. */
export const frequency = defineDimension({
  id: "frequency",
  label: "Frequency",
  base: "Hz",
  from: "Hz",
  to: "rpm",
  common: { metric: ["Hz", "kHz", "MHz"], imperial: ["Hz", "rpm"] },
  units: [
    { id: "mHz", label: "Millihertz", factor: "0.001" },
    { id: "Hz", label: "Hertz", aliases: ["cps", "cycles per second", "1/s"], factor: "1" },
    { id: "kHz", label: "Kilohertz", factor: "1000" },
    { id: "MHz", label: "Megahertz", aliases: ["mhz"], factor: "1000000" },
    { id: "GHz", label: "Gigahertz", factor: "1000000000" },
    { id: "THz", label: "Terahertz", factor: "1000000000000" },
    { id: "rpm", label: "Revolution per minute", aliases: ["rev/min", "r/min"], factor: "1/60" },
    { id: "rps", label: "Revolution per second", aliases: ["rev/s"], factor: "1" },
    { id: "rph", label: "Revolution per hour", aliases: ["rev/h"], factor: "1/3600" },
    { id: "bpm", label: "Beat per minute", factor: "1/60" },
    { id: "per-day", label: "Cycle per day", symbol: "1/d", factor: "1/86400" },
    {
      id: "rad/s",
      label: "Radian per second (1 turn = 2π rad)",
      aliases: ["radians per second"],
      factor: "0.15915494309189533576888376337251",
      exact: false,
    },
    { id: "rad/min", label: "Radian per minute", factor: "0.0026525823848649222628147293895419", exact: false },
    { id: "deg/s", label: "Degree per second", symbol: "°/s", factor: "1/360" },
  ],
});

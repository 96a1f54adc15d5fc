/** The parts of the electromagnetic spectrum, from long waves to short ones. */
export type SpectrumRegion = "radio" | "microwave" | "infrared" | "visible" | "ultraviolet" | "x-ray" | "gamma";

/** Their names for people. */
export const SPECTRUM_REGIONS: Readonly<Record<SpectrumRegion, string>> = {
  radio: "Radio waves",
  microwave: "Microwaves",
  infrared: "Infrared",
  visible: "Visible light",
  ultraviolet: "Ultraviolet",
  "x-ray": "X-rays",
  gamma: "Gamma rays",
};

/** The shortest wavelength in m that still belongs to the region. ISO 20473:2007 for 380 and 780 nm, else customary. */
const LIMITS: readonly (readonly [SpectrumRegion, number])[] = [
  ["radio", 1],
  ["microwave", 1e-3],
  ["infrared", 780e-9],
  ["visible", 380e-9],
  ["ultraviolet", 10e-9],
  ["x-ray", 10e-12],
];

/** The part of the spectrum to which a wavelength in vacuum, in m, belongs. */
export function spectrumRegion(wavelength: number): SpectrumRegion {
  return LIMITS.find(([, shortest]) => wavelength >= shortest)?.[0] ?? "gamma";
}

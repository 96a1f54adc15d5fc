import { choice, defineCalculator, integer, number, quantity, table, text } from "#engine/define.ts";
import { ELEMENTARY_CHARGE, PLANCK_CONSTANT, SPEED_OF_LIGHT, ZERO_CELSIUS } from "#maths/constants.ts";
import { SPECTRUM_REGIONS, spectrumRegion } from "#maths/electromagnetic-spectrum.ts";
import { frequency } from "#units/frequency.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";
import { temperature } from "#units/temperature.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "wavelength-frequency",
  name: "Wavelength and Frequency Calculator",
  category: "physics",
  emoji: "〰️",
  description:
    "Wavelength from frequency, or the reverse, for light, radio and sound, with period, photon energy and antenna lengths.",
  keywords: [
    "frequency to wavelength",
    "wavelength to frequency",
    "speed of light",
    "sound wavelength",
    "antenna length",
    "lambda",
    "hz to meters",
    "sound wave length",
    "dipole antenna",
    "radio station wavelength",
  ],
  related: [
    { id: "photon-energy", stage: "next_step", relevance: 90 },
    "frequency-converter",
    "decibel",
    { id: "doppler-effect", stage: "complementary", relevance: 82 },
    "speed-converter",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "wavelength",
      options: [
        ["wavelength", "Wavelength"],
        ["frequency", "Frequency"],
      ],
    }),
    wave: choice("Wave", {
      default: "light",
      options: [
        ["light", "Light and radio"],
        ["sound", "Sound in air"],
        ["custom", "Another wave speed"],
      ],
    }),
    frequency: quantity("Frequency", frequency, {
      unit: "Hz",
      default: 100_000_000,
      min: 1e-12,
      max: 1e30,
      also: ["frequency", "hertz", "note", "station on", "on", "tone of", "tone", "broadcasts at", "signal"],
      when: { solveFor: "wavelength" },
    }),
    wavelength: quantity("Wavelength", length, {
      unit: "m",
      metric: "nm",
      imperial: "nm",
      default: 5.5e-7,
      min: 1e-22,
      max: 1e20,
      also: ["light of"],
      when: { solveFor: "frequency" },
    }),
    refractiveIndex: number("Refractive index of the medium", { default: 1, min: 1, max: 10, when: { wave: "light" } }),
    temperature: quantity("Air temperature", temperature, {
      also: ["air at", "temperature"],
      unit: "C",
      default: 20,
      min: -100,
      max: 100,
      when: { wave: "sound" },
    }),
    waveSpeed: quantity("Wave speed", speed, {
      unit: "m/s",
      default: 1482,
      min: 1e-6,
      max: 300_000_000,
      when: { wave: "custom" },
      help: "In m/s (ft/s): sound in water 1482 (4862), in steel 5960 (19,554).",
    }),
  },
  outputs: {
    wavelength: quantity("Wavelength", length, {
      also: ["how long", "how long is the wave", "how long is one wavelength"],
      unit: "m",
      imperial: "m",
    }),
    frequency: quantity("Frequency", frequency, { also: ["what frequency", "how many hertz"], unit: "Hz" }),
    waveSpeed: quantity("Wave speed", speed, { unit: "m/s", imperial: "m/s" }),
    period: quantity("Period", duration, { unit: "s" }),
    angularFrequency: number("Angular frequency", { unit: "rad/s" }),
    wavenumber: number("Wavenumber", { unit: "1/m" }),
    vacuumWavelength: quantity("Wavelength in vacuum", length, {
      unit: "m",
      imperial: "m",
      none: "Only for light and radio",
    }),
    photonEnergyEv: number("Photon energy", { unit: "eV", none: "Only for light and radio" }),
    region: text("Part of the spectrum", { labels: SPECTRUM_REGIONS, none: "Only for light and radio" }),
    antennaHalfWave: quantity("Half wavelength", length, {
      also: ["half wave", "dipole length"],
      unit: "m",
      imperial: "m",
    }),
    antennaQuarterWave: quantity("Quarter wavelength", length, { also: ["quarter wave"], unit: "m", imperial: "m" }),
    harmonics: table("Harmonics", {
      harmonic: integer("Harmonic"),
      frequency: number("Frequency", { unit: "Hz" }),
      wavelength: quantity("Wavelength", length, { unit: "m", imperial: "m" }),
    }),
  },
  pictures: [{ draw: "bars", of: ["wavelength", "antennaHalfWave", "antennaQuarterWave"], title: "Wave and antennas" }],
  compute(inputs) {
    const waveSpeed = speedOf(inputs);
    const isGiven = inputs.solveFor === "wavelength";
    const frequency = isGiven ? inputs.frequency : waveSpeed / inputs.wavelength;
    const wavelength = isGiven ? waveSpeed / frequency : inputs.wavelength;
    const isLight = inputs.wave === "light";
    const vacuumWavelength = SPEED_OF_LIGHT / frequency;
    return {
      wavelength,
      frequency,
      waveSpeed,
      period: 1 / frequency,
      angularFrequency: 2 * Math.PI * frequency,
      wavenumber: 1 / wavelength,
      vacuumWavelength: isLight ? vacuumWavelength : null,
      photonEnergyEv: isLight ? (PLANCK_CONSTANT / ELEMENTARY_CHARGE) * frequency : null,
      region: isLight ? spectrumRegion(vacuumWavelength) : null,
      antennaHalfWave: wavelength / 2,
      antennaQuarterWave: wavelength / 4,
      harmonics: Array.from({ length: 8 }, (_, index) => ({
        harmonic: index + 1,
        frequency: (index + 1) * frequency,
        wavelength: wavelength / (index + 1),
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.solveFor === "wavelength"
      ? `At {frequency} the wavelength is {wavelength}; one cycle takes {period}.`
      : `A wavelength of {wavelength} means a frequency of {frequency}; one cycle takes {period}.`,
    inputs.wave === "light"
      ? `Part of the spectrum: {region}. Each photon carries {photonEnergyEv}.`
      : `It travels at {waveSpeed}.`,
    outputs.region === "radio" || outputs.region === "microwave"
      ? `A half-wave dipole is about {antennaHalfWave} long and a quarter-wave antenna {antennaQuarterWave} (in practice about 5% shorter).`
      : inputs.wave === "sound"
        ? `A pipe open at both ends plays this tone at a length of {antennaHalfWave}; one closed at one end, at {antennaQuarterWave}.`
        : `Half a wavelength is {antennaHalfWave}, a quarter {antennaQuarterWave}.`,
  ],
  formula: {
    tex: [
      String.raw`\lambda = \frac{v}{f}`,
      String.raw`v = \frac{c}{n} \ \text{(light)}, \qquad v = 331.3\,\text{m/s}\,\sqrt{1 + \frac{\vartheta}{273.15\,°\text{C}}} \ \text{(sound in air)}`,
      String.raw`E = \frac{h f}{e}`,
    ],
    where: {
      "\\lambda": "wavelength in the medium",
      v: "wave speed",
      f: "frequency",
      c: "speed of light, 299,792,458 m/s",
      n: "refractive index",
      "\\vartheta": "air temperature",
      E: "photon energy in electronvolts",
      h: "Planck constant",
      e: "elementary charge",
    },
  },
  howTo: [
    "Under Find, choose the Wavelength or the Frequency.",
    "Choose the Wave: Light and radio, Sound in air, or Another wave speed.",
    "Enter the Frequency or the Wavelength in any unit: GHz, MHz, nanometers, centimeters.",
    "For light in glass or water, set the Refractive index; for sound, set the Air temperature.",
  ],
  faq: [
    {
      question: "How long is an antenna for 433 MHz?",
      answer:
        "The wavelength is 69.2 cm (27.2 in), so a quarter-wave antenna is 17.3 cm (6.8 in). Because of its thickness and the ground, a real one is cut about 5% shorter: 16.4 cm (6.5 in).",
    },
    {
      question: "Does light change frequency in glass?",
      answer:
        "No. Its speed and its wavelength are divided by the refractive index, but the frequency, and with it the color, stays the same. Green light of 550 nm has a wavelength of 367 nm inside glass with an index of 1.5.",
    },
    {
      question: "How long are audible sound waves?",
      answer:
        "At 20 °C (68 °F), where sound travels at 343 m/s (1,125 ft/s), from 17 m (56 ft) at 20 Hz to 1.7 cm (0.7 in) at 20 kHz; concert pitch, 440 Hz, is 78 cm (31 in).",
    },
  ],
  about: [
    "One relation, speed equals frequency times wavelength, covers radio, light, sound and water waves. Wavelengths are in the medium; the part of the spectrum is determined by the wavelength in vacuum.",
    "The speed of sound is that of dry air as an ideal gas, accurate to 0.1% between −40 and 50 °C (−40 and 122 °F); in saturated air at 30 °C (86 °F) it is 0.7% faster. The boundaries between the parts of the spectrum are conventions, not laws of nature.",
  ],
  sources: [
    "BIPM SI Brochure, 9th edition (2019)",
    "ISO 20473:2007 (380 and 780 nm); customary limits for the other bands",
    "Cramer, Journal of the Acoustical Society of America 93 (1993) 2510-2516 (speed of sound in air)",
  ],
  phrases: [
    "wavelength of {frequency}",
    "frequency of {wavelength}",
    "frequency of green red blue light with a wavelength of {wavelength}",
    "wavelength of {frequency} wifi microwave signal",
    "wavelength of a {frequency} sound tone",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "FM radio at 100 MHz",
      inputs: { solveFor: "wavelength", wave: "light", frequency: 100_000_000 },
      outputs: { wavelength: 2.99792458, region: "radio" },
    },
    {
      title: "The frequency of 550 nm green light",
      inputs: { solveFor: "frequency", wave: "light", wavelength: 5.5e-7 },
      outputs: { frequency: 5.45077196e14, photonEnergyEv: 2.25425815, region: "visible" },
    },
    {
      title: "Concert pitch in air at 20 °C",
      inputs: { solveFor: "wavelength", wave: "sound", frequency: 440, temperature: 20 },
      outputs: { wavelength: 0.780043, photonEnergyEv: null },
    },
  ],
});

function speedOf(inputs: { wave: string; refractiveIndex: number; temperature: number; waveSpeed: number }): number {
  if (inputs.wave === "light") return SPEED_OF_LIGHT / inputs.refractiveIndex;
  return inputs.wave === "sound" ? 331.3 * Math.sqrt(1 + inputs.temperature / ZERO_CELSIUS) : inputs.waveSpeed;
}

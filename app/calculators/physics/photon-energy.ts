import { choice, defineCalculator, number, quantity, text } from "#engine/define.ts";
import { SPECTRUM_REGIONS, spectrumRegion } from "#maths/electromagnetic-spectrum.ts";
import { energy } from "#units/energy.ts";
import { frequency } from "#units/frequency.ts";
import { length } from "#units/length.ts";
import { momentum } from "#units/momentum.ts";
import { power } from "#units/power.ts";
import { temperature } from "#units/temperature.ts";

import {
  AVOGADRO_CONSTANT,
  ELEMENTARY_CHARGE,
  PLANCK_CONSTANT,
  SPEED_OF_LIGHT,
  WIEN_DISPLACEMENT,
} from "#maths/constants.ts";

export default defineCalculator({
  id: "photon-energy",
  name: "Photon Energy Calculator",
  category: "physics",
  emoji: "🌟",
  description:
    "Energy, wavelength and frequency of a photon from any one of them, with the energy per mole and the photons per second in a beam.",
  keywords: [
    "E=hf",
    "planck equation",
    "wavelength to eV",
    "eV to nm",
    "electromagnetic spectrum",
    "light energy",
    "photons per second",
  ],
  related: [
    { id: "wavelength-frequency", stage: "complementary", relevance: 92 },
    { id: "energy-converter", stage: "complementary", relevance: 78 },
    "half-life",
    "frequency-converter",
  ],
  inputs: {
    known: choice("Known", {
      default: "wavelength",
      options: [
        ["wavelength", "Wavelength"],
        ["frequency", "Frequency"],
        ["energy", "Energy"],
      ],
    }),
    wavelength: quantity("Wavelength in vacuum", length, {
      unit: "m",
      metric: "nm",
      imperial: "nm",
      default: 5.32e-7,
      min: 1e-22,
      max: 10_000_000_000,
      also: ["wavelength", "nm", "light of", "at", "laser"],
      when: { known: "wavelength" },
    }),
    frequency: quantity("Frequency", frequency, {
      also: ["frequency of"],
      unit: "Hz",
      metric: "THz",
      imperial: "THz",
      default: 500_000_000_000_000,
      min: 0.001,
      max: 1e30,
      when: { known: "frequency" },
    }),
    energy: quantity("Energy of one photon", energy, {
      unit: "J",
      metric: "eV",
      imperial: "eV",
      default: 3.2e-19,
      min: 1e-36,
      max: 0.001,
      also: ["eV", "photon of", "photon energy"],
      when: { known: "energy" },
    }),
    power: quantity("Power of the beam", power, {
      unit: "W",
      metric: "mW",
      imperial: "mW",
      default: 0.005,
      min: 0,
      max: 1e30,
      also: ["laser", "puts out", "output", "beam of", "milliwatts"],
    }),
  },
  outputs: {
    energy: quantity("Energy of one photon", energy, { unit: "J", imperial: "J", also: ["energy in joules"] }),
    energyEv: number("Energy of one photon in electronvolts", { also: ["electron volts"], unit: "eV" }),
    wavelength: quantity("Wavelength", length, { also: ["what wavelength"], unit: "m", metric: "nm", imperial: "nm" }),
    frequency: quantity("Frequency", frequency, {
      also: ["what frequency"],
      unit: "Hz",
      metric: "THz",
      imperial: "THz",
    }),
    wavenumber: number("Wavenumber", { unit: "1/cm" }),
    momentum: quantity("Momentum", momentum, { unit: "kg.m/s", imperial: "kg.m/s" }),
    energyPerMole: number("Energy per mole", { unit: "J/mol" }),
    temperature: quantity("Black body that peaks there (Wien)", temperature, { unit: "K" }),
    photonsPerSecond: number("Photons per second", { also: ["how many photons", "photons every second"] }),
    region: text("Part of the spectrum", { labels: SPECTRUM_REGIONS }),
  },
  primary: ({ known }) => (known === "energy" ? "wavelength" : "energy"),
  compute(inputs) {
    const { energy, frequency, wavelength } = photonOf(inputs);
    return {
      energy,
      energyEv: energy / ELEMENTARY_CHARGE,
      wavelength,
      frequency,
      wavenumber: 0.01 / wavelength,
      momentum: energy / SPEED_OF_LIGHT,
      energyPerMole: energy * AVOGADRO_CONSTANT,
      temperature: WIEN_DISPLACEMENT / wavelength,
      photonsPerSecond: inputs.power / energy,
      region: spectrumRegion(wavelength),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `A photon of {wavelength} carries {energyEv}${outputs.energyPerMole! >= 50 ? `, or ${say.number(outputs.energyPerMole! / 1000, 1)} kJ per mole of photons` : ""}.`,
    inputs.power === 0
      ? `Enter the Power of the beam to count its photons.`
      : `A beam of {power} emits {photonsPerSecond} of them per second.`,
    `Part of the spectrum: {region}. A black body that peaks there has a temperature of {temperature}.`,
  ],
  formula: {
    tex: [
      String.raw`E = h f = \frac{h c}{\lambda}`,
      String.raw`p = \frac{E}{c}, \qquad T = \frac{b}{\lambda}, \qquad N = \frac{P}{E}`,
    ],
    where: {
      E: "energy of one photon",
      h: "Planck constant, 6.62607015 × 10⁻³⁴ J s",
      f: "frequency",
      c: "speed of light",
      "\\lambda": "wavelength in vacuum",
      p: "momentum",
      T: "temperature of a black body that peaks there",
      b: "Wien's constant, 2.897771955 mm K",
      N: "photons per second",
      P: "power of the beam",
    },
  },
  howTo: [
    "Under Known, choose what you have: Wavelength, Frequency or Energy.",
    "Enter it; wavelengths are in vacuum, and energies can be in joules or electronvolts.",
    "Enter the Power of the beam to count its photons per second.",
  ],
  faq: [
    {
      question: "How do I convert nanometers to electronvolts quickly?",
      answer: "Divide 1239.84 by the nanometers: 620 nm (orange) is 2.00 eV, and 310 nm (ultraviolet B) is 4.00 eV.",
    },
    {
      question: "Which wavelengths are ionizing?",
      answer:
        "Roughly those below 100 nm (above 10 to 12 eV), where a photon can knock electrons out of atoms. Ultraviolet light at 280 nm can already damage DNA by breaking 4 eV bonds. Radio waves and microwaves do not ionize at any power: they only heat.",
    },
    {
      question: "Why can red light never start some reactions?",
      answer:
        "Because each photon acts alone. If breaking a bond takes 3 eV, a thousand photons of 1.9 eV do nothing, while a single one of 3.1 eV (400 nm) is enough. The photoelectric effect works the same way.",
    },
  ],
  about: [
    "It covers the whole spectrum from radio to gamma rays: lasers, LEDs, solar cells, photochemistry, X-ray tubes. The Planck constant, the speed of light and the elementary charge have been exact by definition since 2019.",
    "Wien's law gives the peak by wavelength; by frequency, the peak is elsewhere. The Sun, at 5,772 K, peaks at 502 nm.",
  ],
  sources: [
    "BIPM SI Brochure, 9th edition (2019)",
    "CODATA 2022 recommended values of the fundamental constants (NIST): Wien displacement constant",
    "ISO 20473:2007 (380 and 780 nm); customary limits for the other bands",
  ],
  caution: "Not for laser or radiation safety: exposure limits depend on power, beam size and duration.",
  phrases: [
    "photon energy {wavelength}",
    "energy of a {frequency} photon",
    "how much energy does one photon of {wavelength} light carry",
    "what wavelength does a photon of {energy} have",
    "photon energy at {frequency}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 5 mW green laser pointer at 532 nm",
      inputs: { known: "wavelength", wavelength: 5.32e-7, power: 0.005 },
      outputs: { energyEv: 2.33052999, photonsPerSecond: 1.33906e16, region: "visible" },
    },
    {
      title: "The photons in an 800 W microwave oven at 2.45 GHz",
      inputs: { known: "frequency", frequency: 2.45e9, power: 800 },
      outputs: { energyEv: 0.0000101323859, region: "microwave" },
    },
    {
      title: "A medical X-ray photon of 60 keV",
      inputs: { known: "energy", energy: 9.613059804e-15 },
      outputs: { wavelength: 2.0664e-11, region: "x-ray" },
    },
  ],
});

interface Photon {
  readonly energy: number;
  readonly frequency: number;
  readonly wavelength: number;
}

function photonOf({ known, wavelength, frequency, energy }: Photon & { readonly known: string }): Photon {
  if (known === "energy") {
    return { energy, frequency: energy / PLANCK_CONSTANT, wavelength: (PLANCK_CONSTANT / energy) * SPEED_OF_LIGHT };
  }
  const perSecond = known === "frequency" ? frequency : SPEED_OF_LIGHT / wavelength;
  return {
    energy: PLANCK_CONSTANT * perSecond,
    frequency: perSecond,
    wavelength: known === "wavelength" ? wavelength : SPEED_OF_LIGHT / frequency,
  };
}

import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { counted } from "#maths/counted.ts";
import { frequency } from "#units/frequency.ts";

export default defineUnitConverter({
  id: "frequency-converter",
  name: "Frequency Converter",
  emoji: "〰️",
  description: "Convert hertz, kilohertz, megahertz, gigahertz, rpm, beats per minute, radians and degrees per second.",
  keywords: ["hz to rpm", "rpm to hz", "mhz to ghz", "rpm to rad/s", "bpm to hz", "hertz", "angular velocity"],
  related: [
    { id: "wavelength-frequency", stage: "next_step", relevance: 82 },
    { id: "time-converter", stage: "complementary", relevance: 68 },
    { id: "speed-converter", stage: "complementary", relevance: 62 },
    "data-rate-converter",
    "photon-energy",
  ],
  quantities: [{ dimension: frequency }],
  value: 50,
  definitions: [
    String.raw`1\,\text{Hz} = 1\,\text{s}^{-1} = 60\,\text{rpm}`,
    String.raw`1\,\text{rad/s} = \frac{1}{2\pi}\,\text{Hz} = 0.159155\,\text{Hz}`,
  ],
  remark: (amount, say) => {
    const hertz = amount("Hz");
    return hertz > 1e-12 ? `One cycle takes ${counted(1 / hertz, "second", say.number(1 / hertz))}.` : null;
  },
  howTo: [
    "Enter the Value: a power line frequency, an engine speed, a heart rate, a clock rate.",
    "Choose its unit under From. Both rpm and bpm are cycles per minute.",
    "Choose the unit you want under To; rad/s is the angular frequency that formulas call ω.",
    "The time of one cycle, the period, is shown below the result; for the wavelength of a radio or sound wave, use the Wavelength Calculator.",
  ],
  faq: [
    {
      question: "How many rpm is 50 Hz?",
      answer:
        "3,000. A two-pole generator turns 3,000 times a minute on a 50 Hz grid and 3,600 on 60 Hz; with four poles it is half that.",
    },
    {
      question: "How do I convert rpm to radians per second?",
      answer: "Multiply by 2π/60, or 0.10472: 3,000 rpm is 314.16 rad/s.",
    },
    {
      question: "What is the difference between Hz and bpm?",
      answer:
        "Only the time span: beats per minute are hertz times 60. A pulse of 72 bpm is 1.2 Hz; music at 120 bpm has two beats a second.",
    },
  ],
  about: [
    "One revolution, beat or cycle counts as one. Radians and degrees per second measure the same turning by its angle: 2π radians or 360 degrees to a cycle, so the factors for radians involve π and are rounded.",
    "The hertz is for what repeats regularly. Random events, such as radioactive decays, are counted in becquerels, although both mean “per second.”",
  ],
  sources: [
    "BIPM, The International System of Units (SI Brochure), 9th edition (2019)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "An engine at 6,500 rpm in hertz",
      inputs: { value: 6500, from: "rpm", to: "Hz" },
      outputs: { result: 108.333333333 },
    },
    {
      title: "The concert pitch of 440 Hz in radians per second",
      inputs: { value: 440, from: "Hz", to: "rad/s" },
      outputs: { result: 2764.60153516 },
    },
    {
      title: "Music at 128 beats per minute in hertz",
      inputs: { value: 128, from: "bpm", to: "Hz" },
      outputs: { result: 2.13333333333 },
    },
  ],
});

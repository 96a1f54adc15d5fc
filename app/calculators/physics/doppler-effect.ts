import { choice, defineCalculator, number, percent, quantity, refuse } from "#engine/define.ts";
import { SPEED_OF_LIGHT } from "#maths/constants.ts";
import { frequency } from "#units/frequency.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";

export default defineCalculator({
  id: "doppler-effect",
  name: "Doppler Effect Calculator",
  category: "physics",
  emoji: "🚑",
  description:
    "The frequency heard from a moving source or by a moving listener, before and after passing, and the redshift of light.",
  keywords: [
    "doppler shift",
    "siren frequency",
    "redshift",
    "moving source",
    "observed frequency",
    "radar",
    "sound moving source",
  ],
  related: [
    { id: "wavelength-frequency", stage: "complementary", relevance: 86 },
    "decibel",
    { id: "time-dilation", stage: "advanced_planning", relevance: 78 },
    "speed-converter",
  ],
  inputs: {
    type: choice("Wave", {
      default: "sound",
      options: [
        ["sound", "Sound"],
        ["light", "Light (relativistic)"],
      ],
    }),
    frequency: quantity("Frequency at the source", frequency, {
      unit: "Hz",
      default: 440,
      min: 1e-9,
      max: 1e30,
      also: ["frequency", "tone", "siren"],
    }),
    sourceSpeed: quantity("Speed of the source toward the observer", speed, {
      unit: "m/s",
      imperial: "mph",
      default: 30,
      also: ["speed", "moving at"],
      min: -299_792_458,
      max: 299_792_458,
      help: "Negative: moving away",
    }),
    observerSpeed: quantity("Speed of the observer toward the source", speed, {
      unit: "m/s",
      imperial: "mph",
      default: 0,
      min: -100_000,
      max: 100_000,
      when: { type: "sound" },
    }),
    waveSpeed: quantity("Speed of sound", speed, {
      unit: "m/s",
      default: 343,
      min: 0.001,
      max: 100_000,
      when: { type: "sound" },
      help: "343 m/s in air at 20 °C, 1482 m/s in water",
    }),
  },
  outputs: {
    observedFrequency: quantity("Observed frequency", frequency, { unit: "Hz" }),
    shift: quantity("Shift", frequency, { unit: "Hz" }),
    shiftPercent: percent("Shift in percent", { decimals: 4 }),
    wavelength: quantity("Observed wavelength", length, { unit: "m" }),
    afterPassing: quantity("After passing", frequency, {
      unit: "Hz",
      none: "None: one of the two is faster than sound",
    }),
    redshift: number("Redshift z"),
    semitones: number("Shift in semitones"),
  },
  compute(inputs) {
    const { frequency } = inputs;
    const { ratio, change, redshift, passing, wavelength } =
      inputs.type === "light" ? lightShift(inputs) : soundShift(inputs);
    return {
      observedFrequency: frequency * ratio,
      shift: frequency * change,
      shiftPercent: 100 * change,
      wavelength,
      afterPassing: passing === null ? null : frequency * passing,
      redshift,
      semitones: (12 * Math.log1p(change)) / Math.LN2,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.shift === 0
      ? `Without motion along the line of sight {frequency} stays {observedFrequency}.`
      : `{frequency} is received as {observedFrequency}, ${outputs.shift! > 0 ? "higher" : "lower"} by ${say.percent(Math.abs(outputs.shiftPercent!), 4)}.`,
    outputs.afterPassing === null
      ? `There is no tone after passing: one of the two is faster than sound.`
      : `Once they have passed each other it is {afterPassing}.`,
    inputs.type === "light"
      ? `The redshift is {redshift}; negative means toward the blue.`
      : `To the ear that is a change of ${say.number(Math.abs(outputs.semitones!), 2)} semitones.`,
  ],
  formula: {
    tex: [
      String.raw`f' = f\, \frac{c + v_o}{c - v_s}`,
      String.raw`f' = f \sqrt{\frac{1 + \beta}{1 - \beta}}, \qquad \beta = \frac{v_s}{c_0}`,
      String.raw`z = \frac{f}{f'} - 1`,
    ],
    where: {
      "f'": "observed frequency: of sound, and of light",
      f: "frequency at the source",
      c: "speed of sound",
      v_o: "speed of the observer toward the source",
      v_s: "speed of the source toward the observer",
      "\\beta": "approach speed as a share of the speed of light",
      c_0: "speed of light",
      z: "redshift",
    },
  },
  howTo: [
    "Choose the Wave: Sound, or Light (relativistic) for light and radio.",
    "Enter the Frequency at the source and its speed toward the observer; negative means moving away.",
    "For sound add the observer's own speed and the Speed of sound (343 m/s in air at 20 °C).",
    "Compare the Observed frequency with After passing: the drop is what you hear when a siren goes by.",
  ],
  faq: [
    {
      question: "Why does it matter for sound who moves, but not for light?",
      answer:
        "Sound travels through air, so motion against the air counts: a source at half the speed of sound doubles the tone, an observer at that speed raises it only by half. Light needs no medium; only the relative speed counts.",
    },
    {
      question: "How do police radars use it?",
      answer:
        "The echo is shifted twice: by 2 f v / c. At 24.15 GHz a car at 100 km/h (27.8 m/s) shifts it by 4.48 kHz. For one way enter the car as the source here and double the shift.",
    },
    {
      question: "What does redshift say about galaxies?",
      answer:
        "For small z the galaxy recedes at about z times the speed of light. Beyond z of 0.1 the stretching of space matters, and z above 1 does not mean faster than light: z = 1 is a factor of 2 in wavelength.",
    },
  ],
  about: [
    "Both move along the line that joins them. When a car passes at a distance, the tone slides from the first value to the second; at the closest point sound is unshifted.",
    "For sound the speeds are taken against still air. Wind along the line can be added to the speed of sound. A source at or above the speed of sound makes a shock wave instead of a tone ahead.",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapters 17 and 37"],
  phrases: ["doppler {frequency} at {sourceSpeed}", "siren {frequency} moving at {sourceSpeed}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A siren of 440 Hz coming at 30 m/s",
      inputs: { type: "sound", frequency: 440, sourceSpeed: 30 },
      outputs: { observedFrequency: 482.172524, afterPassing: 404.61126 },
    },
    {
      title: "A listener in a car at 25 m/s, driving away from the source",
      inputs: { type: "sound", frequency: 1000, sourceSpeed: 0, observerSpeed: -25 },
      outputs: { observedFrequency: 927.113703 },
    },
    {
      title: "A galaxy receding at a tenth of the speed of light",
      inputs: { type: "light", frequency: 4.568e14, sourceSpeed: -29_979_245.8 },
      outputs: { redshift: 0.105541597, observedFrequency: 4.131912e14 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { type: "sound", frequency: 500, sourceSpeed: 20, observerSpeed: 5, waveSpeed: 343 },
      outputs: { observedFrequency: 538.699690402, shift: 38.6996904025, afterPassing: 465.564738292 },
    },
    {
      by: "mpmath: arrival times of two successive crests",
      inputs: { frequency: 700, sourceSpeed: 40, observerSpeed: 0, waveSpeed: 343 },
      outputs: {
        observedFrequency: 792.409240924,
        shift: 92.4092409241,
        shiftPercent: 13.201320132,
        afterPassing: 626.892950392,
        redshift: -0.116618075802,
        semitones: 2.1466893924,
        wavelength: 0.432857142857,
      },
    },
    {
      by: "mpmath: arrival times of two successive crests",
      inputs: { frequency: 250, sourceSpeed: -25, observerSpeed: 12, waveSpeed: 331.3 },
      outputs: {
        observedFrequency: 240.878473197,
        shift: -9.12152680326,
        shiftPercent: -3.6486107213,
        afterPassing: 260.610512569,
        redshift: 0.0378677541509,
        semitones: -0.643471514113,
        wavelength: 1.4252,
      },
    },
    {
      by: "mpmath: arrival times of two successive crests",
      inputs: { frequency: 40_000, sourceSpeed: 0, observerSpeed: -3.5, waveSpeed: 1482 },
      outputs: {
        observedFrequency: 39_905.5330634,
        shift: -94.4669365722,
        shiftPercent: -0.23616734143,
        afterPassing: 40_094.4669366,
        redshift: 0.00236726411904,
        semitones: -0.0409344502261,
        wavelength: 0.03705,
      },
    },
    {
      by: "mpmath: Lorentz factor times the classical shift of the source",
      inputs: { type: "light", frequency: 24_150_000_000, sourceSpeed: 27.7777777778 },
      outputs: {
        observedFrequency: 24_150_002_237.7,
        shift: 2237.65924229,
        shiftPercent: 9.26566974033e-6,
        wavelength: 0.0124137652266,
        afterPassing: 24_149_997_762.3,
        redshift: -9.2656688818e-8,
        semitones: 1.60410421987e-6,
      },
    },
    {
      by: "mpmath: Lorentz factor times the classical shift of the source",
      inputs: { type: "light", frequency: 500_000_000_000_000, sourceSpeed: -150_000_000 },
      outputs: {
        observedFrequency: 288_541_904_163_000,
        shift: -211_458_095_837_000,
        shiftPercent: -42.2916191674,
        wavelength: 1.03899105702e-6,
        afterPassing: 866_425_279_632_000,
        redshift: 0.732850559264,
        semitones: -9.51776690507,
      },
    },
    {
      by: "Definition",
      inputs: { sourceSpeed: 0 },
      outputs: { observedFrequency: 440, shift: 0, redshift: 0, semitones: 0, afterPassing: 440 },
    },
    {
      by: "Arithmetic: beyond the speed of sound after passing",
      inputs: { frequency: 100, sourceSpeed: -400, observerSpeed: 0, waveSpeed: 400 },
      outputs: { observedFrequency: 50, afterPassing: null },
    },
    {
      by: "Arithmetic",
      inputs: { frequency: 100, sourceSpeed: 0, observerSpeed: 400, waveSpeed: 400 },
      outputs: { observedFrequency: 200, afterPassing: null, semitones: 12 },
    },
    { by: "Refusal", inputs: { sourceSpeed: 343 }, refuses: "sourceSpeed" },
    { by: "Refusal", inputs: { observerSpeed: -343 }, refuses: "observerSpeed" },
    { by: "Refusal", inputs: { type: "light", sourceSpeed: 299_792_458 }, refuses: "sourceSpeed" },
    { by: "Refusal", inputs: { type: "light", sourceSpeed: -299_792_458 }, refuses: "sourceSpeed" },
    { by: "Refusal", inputs: { frequency: 0 }, refuses: "frequency" },
  ],
});

interface Moving {
  readonly frequency: number;
  readonly sourceSpeed: number;
  readonly observerSpeed: number;
  readonly waveSpeed: number;
}

/** f'/f, the same less 1, f/f' less 1, the ratio after passing, and the observed wavelength. */
interface Shift {
  readonly ratio: number;
  readonly change: number;
  readonly redshift: number;
  readonly passing: number | null;
  readonly wavelength: number;
}

function soundShift({ frequency, sourceSpeed, observerSpeed, waveSpeed }: Moving): Shift {
  if (sourceSpeed >= waveSpeed) {
    refuse(
      "sourceSpeed",
      "The source is as fast as sound or faster: it brings a shock wave, not a tone. Enter a lower speed.",
    );
  }
  if (observerSpeed <= -waveSpeed) {
    refuse("observerSpeed", "The observer outruns the sound and hears nothing. Enter a lower speed.");
  }
  const closing = observerSpeed + sourceSpeed;
  const isHeardAfter = observerSpeed < waveSpeed && sourceSpeed > -waveSpeed;
  return {
    ratio: (waveSpeed + observerSpeed) / (waveSpeed - sourceSpeed),
    change: closing / (waveSpeed - sourceSpeed),
    redshift: -closing / (waveSpeed + observerSpeed),
    passing: isHeardAfter ? (waveSpeed - observerSpeed) / (waveSpeed + sourceSpeed) : null,
    wavelength: (waveSpeed - sourceSpeed) / frequency,
  };
}

function lightShift({ frequency, sourceSpeed }: Moving): Shift {
  const beta = sourceSpeed / SPEED_OF_LIGHT;
  if (Math.abs(beta) >= 1) refuse("sourceSpeed", "Nothing moves at the speed of light or faster. Enter a lower speed.");
  const rapidity = Math.atanh(beta);
  const ratio = Math.exp(rapidity);
  return {
    ratio,
    change: Math.expm1(rapidity),
    redshift: Math.expm1(-rapidity),
    passing: Math.exp(-rapidity),
    wavelength: SPEED_OF_LIGHT / (frequency * ratio),
  };
}

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

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
    "The frequency you hear from a moving source or as a moving listener, before and after passing, and the redshift of light.",
  keywords: [
    "doppler shift",
    "siren frequency",
    "redshift",
    "moving source",
    "observed frequency",
    "radar",
    "sound moving source",
    "ambulance siren pitch",
    "train horn frequency",
    "siren passes",
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
      also: ["frequency", "tone", "siren", "horn", "horn of", "whistle", "bell", "pitch", "sounds at", "note", "emits"],
    }),
    sourceSpeed: quantity("Speed of the source toward the observer", speed, {
      unit: "m/s",
      imperial: "mph",
      default: 30,
      defaultIn: { imperial: "70 mph" },
      also: [
        "speed",
        "moving at",
        "approaching at",
        "coming at",
        "coming toward me at",
        "coming at me at",
        "toward me at",
        "train at",
        "ambulance at",
      ],
      min: -299_792_458,
      max: 299_792_458,
      help: "Negative if it is moving away.",
    }),
    observerSpeed: quantity("Speed of the observer toward the source", speed, {
      unsaid: 0,
      unit: "m/s",
      imperial: "mph",
      default: 0,
      min: -100_000,
      max: 100_000,
      when: { type: "sound" },
    }),
    waveSpeed: quantity("Speed of sound", speed, {
      also: ["sound travels", "sound goes", "speed of sound", "sound moves"],
      unsaid: 343,
      unit: "m/s",
      default: 343,
      defaultIn: { imperial: "1125 ft/s" },
      min: 0.001,
      max: 100_000,
      when: { type: "sound" },
      help: "343 m/s (1125 ft/s) in air at 20 °C (68 °F), 1482 m/s (4862 ft/s) in water.",
    }),
  },
  outputs: {
    observedFrequency: quantity("Observed frequency", frequency, { also: ["what pitch"], unit: "Hz" }),
    shift: quantity("Shift", frequency, { unit: "Hz" }),
    shiftPercent: percent("Shift in percent", { decimals: 4 }),
    wavelength: quantity("Observed wavelength", length, { unit: "m" }),
    afterPassing: quantity("After passing", frequency, {
      also: [
        "after it passes",
        "after passes",
        "drives away",
        "moving away",
        "driving away",
        "away",
        "receding",
        "leaving",
      ],
      unit: "Hz",
      none: "None: one of the two is faster than sound",
    }),
    redshift: number("Redshift z"),
    semitones: number("Shift in semitones"),
  },
  pictures: [
    {
      draw: "bars",
      of: ["frequency", "observedFrequency", "afterPassing"],
      title: "Sent, heard coming and heard going",
    },
  ],
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
      ? `With no relative motion along the line between them, {frequency} stays {frequency}.`
      : `{frequency} arrives as {observedFrequency}${Math.abs(outputs.shiftPercent!) < 0.00005 ? `, a shift of {shift}` : `, ${say.percent(Math.abs(outputs.shiftPercent!), 4)} ${outputs.shift! > 0 ? "higher" : "lower"}`}.`,
    outputs.afterPassing === null
      ? `There is no tone after passing: one of the two is faster than sound.`
      : outputs.shift === 0
        ? `Enter a speed to see the shift before and after passing.`
        : `After they pass each other, it is {afterPassing}.`,
    inputs.type === "light"
      ? `The redshift is {redshift}; a negative value means a shift toward blue.`
      : outputs.shift === 0
        ? `To the ear, the pitch does not change.`
        : `To the ear, the pitch is ${say.number(Math.abs(outputs.semitones!), 2)} semitones ${outputs.shift! > 0 ? "higher" : "lower"} than at the source.`,
  ],
  formula: {
    tex: [
      String.raw`f' = f\, \frac{c + v_o}{c - v_s}`,
      String.raw`f' = f \sqrt{\frac{1 + \beta}{1 - \beta}}, \qquad \beta = \frac{v_s}{c_0}`,
      String.raw`z = \frac{f}{f'} - 1`,
    ],
    where: {
      "f'": "observed frequency (first line: sound; second line: light)",
      f: "frequency at the source",
      c: "speed of sound",
      v_o: "speed of the observer toward the source",
      v_s: "speed of the source toward the observer",
      "\\beta": "speed of approach as a fraction of the speed of light",
      c_0: "speed of light",
      z: "redshift",
    },
  },
  howTo: [
    "Choose the Wave: Sound, or Light (relativistic) for light and radio.",
    "Enter the Frequency at the source and its speed toward the observer; negative means moving away.",
    "For sound, add the observer's own speed and the Speed of sound: 343 m/s (1,125 ft/s) in air at 20 °C (68 °F).",
    "Compare the Observed frequency with After passing: the drop is what you hear when a siren goes by.",
  ],
  faq: [
    {
      question: "Why does it matter who moves for sound, but not for light?",
      answer:
        "Sound travels through air, so motion relative to the air counts: a source coming at half the speed of sound doubles the frequency, while an observer at that speed raises it only by half. Light needs no medium, so only the relative speed counts.",
    },
    {
      question: "How does police radar use it?",
      answer:
        "The echo is shifted twice: by 2 f v / c. At 24.15 GHz, a car at 100 km/h (62 mph) shifts it by 4.48 kHz. To get this here, enter the car as the source and double the shift.",
    },
    {
      question: "What does the redshift of a galaxy tell us?",
      answer:
        "For a small redshift z, the galaxy is receding at about z times the speed of light. Above z = 0.1 the stretching of space matters, and a z above 1 does not mean faster than light: z = 1 means twice the wavelength.",
    },
  ],
  about: [
    "The source and the observer are assumed to move along the line that joins them. When a car passes at a distance, the pitch slides from the first value to the second; the sound emitted at the closest point is not shifted.",
    "For sound, speeds are relative to still air; you can add wind along the line to the speed of sound. A source at or above the speed of sound makes a shock wave instead of a tone ahead of it.",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapters 17 and 37"],
  phrases: [
    "doppler {frequency} at {sourceSpeed}",
    "siren {frequency} moving at {sourceSpeed}",
    "doppler {frequency} source coming at {sourceSpeed}",
    "horn of {frequency} approaching at {sourceSpeed}",
    "siren of {frequency} coming at {sourceSpeed}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 440 Hz siren approaching at 30 m/s",
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
      "At or above the speed of sound, the source makes a shock wave, not a tone. Enter a lower speed.",
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
  if (Math.abs(beta) >= 1)
    refuse("sourceSpeed", "No source can move at the speed of light or faster. Enter a lower speed.");
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

import { defineCalculator, choice, integer, number, percent, refuse, table, text } from "#engine/define.ts";

const EFFORTS = ["Very light", "Light", "Moderate", "Hard", "Maximum"] as const;

export default defineCalculator({
  id: "heart-rate-zones",
  name: "Heart Rate Zone Calculator",
  category: "health",
  emoji: "❤️",
  description:
    "Five training zones in beats per minute from age, resting pulse and maximum heart rate, by heart rate reserve or by share of maximum.",
  keywords: ["target heart rate", "karvonen", "max heart rate", "zone 2", "cardio", "fat burning zone", "bpm"],
  related: [
    { id: "vo2-max", stage: "next_step", relevance: 88 },
    { id: "calories-burned", stage: "complementary", relevance: 80 },
    { id: "running-pace", stage: "complementary", relevance: 76 },
    "blood-pressure",
  ],
  inputs: {
    age: integer("Age", {
      assumable: false,
      default: 40,
      min: 10,
      max: 100,
      unit: "years",
      also: ["years old", "aged", "yo", "turned"],
    }),
    restingHeartRate: number("Resting heart rate", {
      default: 62,
      min: 25,
      max: 120,
      unit: "beats per minute",
      also: [
        "resting pulse",
        "resting",
        "resting hr",
        "resting rate",
        "rhr",
        "at rest",
        "pulse at rest",
        "resting heart rate of",
        "resting pulse of",
      ],
    }),
    method: choice("Zones by", {
      default: "karvonen",
      options: [
        ["karvonen", "Heart rate reserve (Karvonen)"],
        ["max", "Share of maximum"],
      ],
      called: { karvonen: ["karvonen"] },
    }),
    maxFormula: choice("Maximum heart rate", {
      default: "tanaka",
      options: [
        ["tanaka", "208 − 0.7 × age (Tanaka)"],
        ["fox", "220 − age (Fox)"],
        ["gulati", "206 − 0.88 × age (Gulati, women)"],
        ["measured", "Measured"],
      ],
      called: { tanaka: ["tanaka"], gulati: ["gulati"], fox: ["fox"] },
    }),
    measuredMax: number("Measured maximum", {
      default: 180,
      min: 80,
      max: 240,
      unit: "beats per minute",
      when: { maxFormula: "measured" },
      also: ["max heart rate"],
    }),
  },
  outputs: {
    maxHeartRate: number("Maximum heart rate", {
      unit: "beats per minute",
      decimals: 0,
      also: ["max hr", "max heart rate", "maximum pulse", "fastest my heart", "max pulse"],
    }),
    heartRateReserve: number("Heart rate reserve", { unit: "beats per minute", decimals: 0, also: ["reserve", "hrr"] }),
    moderateFrom: number("Moderate activity from", {
      unit: "beats per minute",
      decimals: 0,
      also: ["moderate exercise", "moderate", "moderate from", "exercise is moderate"],
    }),
    moderateTo: number("Moderate activity to", { unit: "beats per minute", decimals: 0 }),
    vigorousFrom: number("Vigorous activity from", {
      unit: "beats per minute",
      decimals: 0,
      also: ["vigorous exercise", "vigorous", "hard exercise"],
    }),
    vigorousTo: number("Vigorous activity to", { unit: "beats per minute", decimals: 0 }),
    zones: table("Training zones", {
      zone: integer("Zone"),
      name: text("Effort"),
      fromPercent: percent("From", { decimals: 0 }),
      toPercent: percent("To", { decimals: 0 }),
      fromRate: number("From, bpm", { decimals: 0 }),
      toRate: number("To, bpm", { decimals: 0 }),
    }),
  },
  pictures: [
    {
      draw: "rows",
      table: "zones",
      name: "name",
      value: "toRate",
      title: "Upper end of each zone, in beats per minute",
    },
  ],
  compute({ age, restingHeartRate, method, maxFormula, measuredMax }) {
    const maxHeartRate = { tanaka: 208 - 0.7 * age, fox: 220 - age, gulati: 206 - 0.88 * age, measured: measuredMax }[
      maxFormula
    ];
    const heartRateReserve = maxHeartRate - restingHeartRate;
    if (heartRateReserve <= 0) {
      refuse(
        "restingHeartRate",
        "The resting heart rate must be below the maximum. Measure it sitting still after five minutes of rest.",
      );
    }
    const rateAt = (percent: number) =>
      method === "karvonen" ? restingHeartRate + (percent / 100) * heartRateReserve : (percent / 100) * maxHeartRate;
    return {
      maxHeartRate,
      heartRateReserve,
      moderateFrom: 0.64 * maxHeartRate,
      moderateTo: 0.76 * maxHeartRate,
      vigorousFrom: 0.77 * maxHeartRate,
      vigorousTo: 0.93 * maxHeartRate,
      zones: EFFORTS.map((name, index) => {
        const [fromPercent, toPercent] = [50 + 10 * index, 60 + 10 * index];
        return {
          zone: index + 1,
          name,
          fromPercent,
          toPercent,
          fromRate: rateAt(fromPercent),
          toRate: rateAt(toPercent),
        };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const [, second] = outputs.zones!;
    return [
      inputs.maxFormula === "measured"
        ? `From your measured maximum of {maxHeartRate}, zone 2 runs from ${say.number(second!.fromRate!, 0)} to ${say.number(second!.toRate!, 0)} beats per minute.`
        : `At age ${inputs.age}, the expected maximum is about {maxHeartRate}; zone 2 then runs from ${say.number(second!.fromRate!, 0)} to ${say.number(second!.toRate!, 0)} beats per minute.`,
      `For general health, the CDC counts ${say.number(outputs.moderateFrom!, 0)} to ${say.number(outputs.moderateTo!, 0)} beats as moderate and ${say.number(outputs.vigorousFrom!, 0)} to ${say.number(outputs.vigorousTo!, 0)} as vigorous activity.`,
    ];
  },
  formula: {
    tex: [String.raw`H_{\text{Karvonen}} = R + p\,(M - R)`, String.raw`H_{\text{max}} = p\,M`],
    where: {
      H: "heart rate at the edge of a zone, in beats per minute",
      p: "share: 0.5, 0.6, 0.7, 0.8, 0.9 or 1",
      M: "maximum heart rate, such as 208 − 0.7 × age (Tanaka)",
      R: "resting heart rate",
    },
  },
  howTo: [
    "Enter your Age.",
    "Count your Resting heart rate for a full minute before getting up in the morning, on three days.",
    "Choose how to find the Maximum heart rate. If you know it from a test or a hard uphill run, choose Measured and enter it.",
    "Choose Zones by: Karvonen uses your resting rate and fits better than a share of the maximum.",
    "Read Training zones. Most endurance plans spend about 80% of the time in zones 1 and 2.",
  ],
  faq: [
    {
      question: "Why not simply 220 minus age?",
      answer:
        "That line was drawn by Fox and Haskell in 1971 from a handful of studies. Tanaka's 208 − 0.7 × age is based on 351 studies with 18,712 people and is better above age 40, where 220 − age comes out too low. For any one person, both can be off by about 10 beats either way.",
    },
    {
      question: "What is Karvonen's method?",
      answer:
        "It measures the zones from the reserve between rest and maximum instead of from zero. With a resting rate of 60 and a maximum of 180, 60% means 132 beats instead of 108. The reserve follows oxygen use more closely.",
    },
    {
      question: "Is there a fat burning zone?",
      answer:
        "In zone 2, a larger share of the energy comes from fat, but harder training uses more energy altogether. For weight, what counts is total calories; for endurance, the hours.",
    },
    {
      question: "Why does Gulati's formula exist?",
      answer:
        "It was measured on 5,437 healthy women in Chicago (2010), whose peak rate fell by 0.88 beats a year. For a 50-year-old woman it gives 162 beats, where 220 − age gives 170.",
    },
  ],
  about: [
    "Zones turn a heart rate monitor into an effort scale. They assume that your heart reaches the predicted maximum; if the numbers feel far too easy or impossible, your own maximum differs, and only a test will tell.",
    "Heat, lack of sleep, caffeine and dehydration raise the pulse by 5 to 15 beats at the same effort. Swimming gives about 10 beats less than running, cycling about 5 to 10.",
  ],
  sources: [
    "Tanaka H, Monahan KD, Seals DR, J Am Coll Cardiol 37:153-156 (2001)",
    "Gulati M et al., Circulation 122:130-137 (2010)",
    "Karvonen MJ et al., Ann Med Exp Biol Fenn 35:307-315 (1957)",
    "CDC, Target heart rate and estimated maximum heart rate",
  ],
  caution:
    "Not valid with beta blockers, heart disease or a pacemaker, or for small children. Stop if you feel chest pain or dizziness.",
  phrases: [
    "heart rate zones age {age} resting {restingHeartRate}",
    "zone 2 heart rate for {age} years",
    "max heart rate age {age}",
    "target heart rate {age} years",
    "maximum heart rate for a {age} year old",
    "moderate exercise heart rate {age}",
    "how fast should my heart beat at {age}",
    "fat burning heart rate {age}",
    "how hard can my heart work at {age}",
    "how fast should my heart beat when i exercise at {age}",
    "fat burning pulse {age}",
    "reserve of a {age} year old with a resting pulse of {restingHeartRate}",
    "beats per minute for moderate or vigorous exercise at {age}",
    "my watch shows {restingHeartRate} at rest",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Age 40 with a resting rate of 60, by Karvonen",
      inputs: { age: 40, restingHeartRate: 60 },
      outputs: { maxHeartRate: 180, heartRateReserve: 120, moderateFrom: 115.2 },
    },
    {
      title: "A measured maximum of 192, by share of the maximum",
      inputs: { age: 29, restingHeartRate: 52, method: "max", maxFormula: "measured", measuredMax: 192 },
      outputs: { maxHeartRate: 192, vigorousFrom: 147.84, vigorousTo: 178.56 },
    },
  ],
});

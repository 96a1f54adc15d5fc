import { defineCalculator, boolean, choice, integer, number, table, time } from "#engine/define.ts";

export default defineCalculator({
  id: "sleep",
  name: "Sleep Calculator",
  category: "health",
  emoji: "😴",
  description:
    "When to go to bed or get up so that you wake between sleep cycles, with the hours advised for your age.",
  keywords: ["bedtime", "wake up time", "sleep cycle", "90 minutes", "how many hours", "rem", "alarm"],
  related: [
    { id: "jet-lag", stage: "advanced_planning", relevance: 76 },
    { id: "caffeine", stage: "complementary", relevance: 84 },
    "time-duration",
    "add-to-date",
  ],
  inputs: {
    mode: choice("I know when I", {
      default: "wake-at",
      options: [
        ["wake-at", "Have to get up"],
        ["sleep-at", "Go to bed"],
      ],
    }),
    time: time("That time", { default: "07:00", also: ["wake up", "get up", "bedtime", "go to bed"] }),
    age: integer("Age", { default: 30, min: 6, max: 110, unit: "years", also: ["years old", "aged"] }),
    fallAsleepMinutes: integer("Time to fall asleep", { default: 15, min: 0, max: 180, unit: "minutes" }),
    cycleMinutes: integer("Length of a sleep cycle", { default: 90, min: 60, max: 120, unit: "minutes" }),
  },
  outputs: {
    bestTime: time("Best time"),
    bestCycles: integer("Sleep cycles"),
    bestHours: number("Hours asleep", { unit: "hours", decimals: 1 }),
    recommendedMin: number("Hours advised from", { unit: "hours" }),
    recommendedMax: number("Hours advised to", { unit: "hours" }),
    options: table(
      "Other times",
      {
        cycles: integer("Cycles"),
        time: time("Time"),
        hours: number("Hours asleep", { decimals: 1 }),
        withinRecommended: boolean("As advised"),
      },
      { mark: { column: "cycles", equals: "bestCycles" } },
    ),
  },
  pictures: [
    {
      draw: "clock",
      of: ["bestTime", "time"],
      span: ["bestTime", "time"],
      when: { mode: "wake-at" },
      title: "The night, from going to bed to getting up",
    },
    {
      draw: "clock",
      of: ["time", "bestTime"],
      span: ["time", "bestTime"],
      when: { mode: "sleep-at" },
      title: "The night, from going to bed to getting up",
    },
    { draw: "rows", table: "options", name: "time", value: "hours", title: "Hours asleep by time" },
  ],
  compute(inputs) {
    const { mode, age, fallAsleepMinutes, cycleMinutes } = inputs;
    const [recommendedMin, recommendedMax] = advisedHours(age);
    const [hour, minute] = inputs.time.split(":").map(Number);
    const knownMinute = 60 * hour! + minute!;
    const options = [3, 4, 5, 6, 7, 8].map((cycles) => {
      const inBed = cycles * cycleMinutes + fallAsleepMinutes;
      const hours = (cycles * cycleMinutes) / 60;
      return {
        cycles,
        time: clock(mode === "wake-at" ? knownMinute - inBed : knownMinute + inBed),
        hours,
        withinRecommended: hours >= recommendedMin && hours <= recommendedMax,
      };
    });
    // Twice the minutes from the middle of the advised range, so that ties are exact; the longer one wins.
    const distance = (cycles: number) => Math.abs(2 * cycles * cycleMinutes - 60 * (recommendedMin + recommendedMax));
    const best = options.reduce((found, one) => (distance(one.cycles) <= distance(found.cycles) ? one : found));
    return {
      bestTime: best.time,
      bestCycles: best.cycles,
      bestHours: best.hours,
      recommendedMin,
      recommendedMax,
      options,
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.mode === "wake-at"
      ? `To get up at {time}, go to bed at {bestTime}: {bestCycles} cycles, {bestHours} asleep.`
      : `If you go to bed at {time}, set the alarm for {bestTime}: {bestCycles} cycles, {bestHours} asleep.`,
    outputs.options!.some((one) => one.withinRecommended)
      ? `At your age, {recommendedMin} to {recommendedMax} of sleep are recommended; the table shows which times give you that.`
      : `At your age, {recommendedMin} to {recommendedMax} of sleep are recommended, which no whole number of cycles of this length meets.`,
    `This includes {fallAsleepMinutes} to fall asleep.`,
  ],
  formula: {
    tex: [String.raw`t_{\text{bed}} = t_{\text{up}} - n\,c - f`, String.raw`t_{\text{up}} = t_{\text{bed}} + n\,c + f`],
    where: {
      t: "time of day, around the clock",
      n: "number of sleep cycles, 3 to 8",
      c: "length of a cycle in minutes",
      f: "time to fall asleep in minutes",
    },
  },
  howTo: [
    "Under I know when I, choose whether you know your wake-up time or your bedtime, and enter it as That time.",
    "Enter your Age: it determines how many hours are recommended.",
    "Set the Time to fall asleep. 10 to 20 minutes is usual.",
    "Leave the Length of a sleep cycle at 90 minutes unless you have measured your own, then pick from Other times.",
  ],
  faq: [
    {
      question: "Does waking between cycles really help?",
      answer:
        "Being woken from deep sleep leaves most people groggy for 15 to 60 minutes, and sleep is lighter at the end of a cycle. But cycles vary by half an hour or more between people and within a night, so the plan only improves the odds. Getting enough hours matters more than the right minute.",
    },
    {
      question: "How long is a sleep cycle?",
      answer:
        "70 to 120 minutes, about 90 on average. The first cycles have the most deep sleep and the last the most dreaming, which is why a short night mainly costs you REM sleep.",
    },
    {
      question: "How many hours do I need?",
      answer:
        "The National Sleep Foundation (2015) recommends 9 to 11 hours at ages 6 to 13, 8 to 10 at 14 to 17, 7 to 9 at 18 to 64 and 7 to 8 from 65. If you need an alarm every day and sleep much longer on weekends, you are not getting enough.",
    },
  ],
  about: [
    "The plan counts whole cycles back from the alarm or forward from bedtime and adds the time to fall asleep. The best option is the one closest to the middle of the range recommended for your age.",
    "Going to bed and getting up at the same time every day does more for sleep than any arithmetic. A wrist tracker can tell when you were awake, but it only guesses the stages.",
  ],
  sources: [
    "Hirshkowitz M et al., National Sleep Foundation's sleep time duration recommendations, Sleep Health 1:40-43 (2015)",
    "Carskadon MA, Dement WC, Normal human sleep, Principles and Practice of Sleep Medicine",
  ],
  primary: "bestTime",
  figures: ["bestCycles", "bestHours", { label: "Recommended", range: ["recommendedMin", "recommendedMax"] }],
  caution:
    "Not for children under 6, who have shorter cycles and nap. See a doctor about lasting insomnia, loud snoring or daytime sleepiness.",
  phrases: ["when to go to bed to wake up at {time}", "sleep calculator wake up {time}"],
  updated: "2026-11-25",
  examples: [
    {
      title: "Getting up at 7 a.m.",
      inputs: { mode: "wake-at", time: "07:00", age: 30 },
      outputs: { bestTime: "23:15", bestCycles: 5, bestHours: 7.5 },
    },
    {
      title: "A 12-year-old going to bed at 8:45 p.m.",
      inputs: { mode: "sleep-at", time: "20:45", age: 12 },
      outputs: { bestTime: "07:30", bestCycles: 7 },
    },
  ],
});

/** National Sleep Foundation, 2015. */
function advisedHours(age: number): readonly [number, number] {
  if (age <= 13) return [9, 11];
  if (age <= 17) return [8, 10];
  return age <= 64 ? [7, 9] : [7, 8];
}

/** Minutes since midnight as "HH:MM", round the clock. */
function clock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}

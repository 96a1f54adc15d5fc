import { defineCalculator, date, integer, list, number, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { dateAfter } from "#maths/calendar-range.ts";
import { roundUp } from "#maths/ceiling.ts";
import { durationText } from "#maths/clock.ts";

export default defineCalculator({
  id: "binge-time",
  name: "Binge-Watching Time Calculator",
  category: "entertainment",
  emoji: "🍿",
  description:
    "How long a series or a watchlist takes, with faster playback and skipped intros, and the day you will be done.",
  keywords: ["tv show", "series marathon", "netflix", "watch time", "episodes", "how long to watch", "season"],
  related: [
    { id: "playlist-duration", stage: "complementary", relevance: 76 },
    "reading-time",
    { id: "time-duration", stage: "complementary", relevance: 70 },
    { id: "books-per-year", stage: "complementary", relevance: 68 },
  ],
  inputs: {
    shows: list("Shows and films", {
      of: {
        title: text("Title", { default: "" }),
        episodes: integer("Episodes", { unsaid: 1, default: 10, min: 0, max: 100_000 }),
        minutes: number("Minutes each", { default: 45, min: 0, max: 10_000 }),
        skipMinutes: number("Skipped in each", { default: 0, min: 0, max: 10_000 }),
      },
      default: [
        { title: "Series", episodes: 62, minutes: 47, skipMinutes: 2 },
        { title: "Film", episodes: 1, minutes: 122, skipMinutes: 6 },
      ],
      maxItems: 1000,
      also: ["episodes", "series", "seasons", "seasons of"],
    }),
    speed: number("Playback speed", {
      default: 1,
      min: 0.25,
      max: 5,
      unit: "times",
      also: ["playback", "at speed", "faster", "times speed"],
    }),
    hoursPerDay: number("Hours a day", {
      default: 2,
      min: 0.05,
      max: 24,
      unit: "hours",
      also: ["a day", "hours each day", "watching", "hours a night", "a night"],
    }),
    daysPerWeek: integer("Days a week", { default: 7, min: 1, max: 7, also: ["days a week", "days per week"] }),
    startDate: date("Start", { default: "today" }),
  },
  outputs: {
    totalHours: number("Time to watch", {
      also: ["how many hours", "how long does it take to watch", "time to watch", "how long to watch"],
      unit: "hours",
      decimals: 1,
    }),
    timeText: text("As h:mm:ss"),
    totalDays: number("Without a break, in days", { decimals: 2 }),
    watchDays: integer("Days of watching", { also: ["days to finish", "days to watch", "days will it take"] }),
    finishDate: date("Done on", {
      also: ["when will i finish", "done by", "finish by"],
      none: "Nothing to watch, or not before the year 10000",
    }),
    weeks: number("Weeks", { decimals: 1 }),
    hoursSaved: number("Saved by speed and skipping", { also: ["time saved", "save"], unit: "hours", decimals: 1 }),
    episodes: integer("Episodes"),
    showTable: table("By title", {
      title: text("Title", { labels: { "": "Untitled" } }),
      episodes: integer("Episodes"),
      hours: number("Hours", { decimals: 1 }),
      doneDay: integer("Done on day"),
    }),
  },
  pictures: [{ draw: "rows", table: "showTable", name: "title", value: "hours", title: "Hours by title" }],
  compute({ shows, speed, hoursPerDay, daysPerWeek, startDate }) {
    if (shows.length === 0) refuse("shows", "Add at least one show or film.");
    const tooShort = shows.findIndex(({ minutes, skipMinutes }) => skipMinutes > minutes);
    if (tooShort >= 0) refuse("shows", `Row ${tooShort + 1}: more is skipped than an episode is long.`);
    const showTable = watchInOrder(shows, speed, hoursPerDay);
    const totalHours = showTable.reduce((total, { hours }) => total + hours, 0);
    const atNormalSpeed = shows.reduce((total, { episodes, minutes }) => total + (episodes * minutes) / 60, 0);
    const watchDays = roundUp(totalHours / hoursPerDay);
    const lastDay = 7 * Math.floor((watchDays - 1) / daysPerWeek) + ((watchDays - 1) % daysPerWeek);
    return {
      totalHours,
      timeText: durationText(Number((3600 * totalHours).toFixed(6))),
      totalDays: totalHours / 24,
      watchDays,
      finishDate: watchDays > 0 ? dateAfter(startDate, lastDay) : null,
      weeks: watchDays / daysPerWeek,
      hoursSaved: atNormalSpeed - totalHours,
      episodes: shows.reduce((total, { episodes }) => total + episodes, 0),
      showTable,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.totalHours === 0
      ? "There is nothing to watch: every episode has no length or is skipped."
      : `Watching it all takes {totalHours}, or ${counted(outputs.totalDays!, "day", "{totalDays}")} without sleep.`,
    outputs.finishDate === null
      ? outputs.watchDays === 0
        ? "Enter episodes and minutes to see when you will be done."
        : "At {hoursPerDay} a day nobody lives long enough: you would not finish before the year 10000."
      : `At {hoursPerDay} a day${inputs.daysPerWeek < 7 ? ` on ${counted(inputs.daysPerWeek, "day", "{daysPerWeek}")} a week` : ""} you need ${counted(outputs.watchDays!, "day", "{watchDays}")} of watching and will finish on {finishDate}.`,
    outputs.hoursSaved! > 0
      ? "Skipping and playback speed save {hoursSaved}."
      : outputs.hoursSaved! < 0
        ? "Slow playback makes it longer than the original running time."
        : "Skipping intros or playing faster would shorten it.",
  ],
  formula: {
    tex: [String.raw`T = \sum_i \frac{n_i\,(m_i - k_i)}{60\,s}`, String.raw`N = \left\lceil \frac{T}{h} \right\rceil`],
    where: {
      T: "time to watch in hours",
      "n_i, m_i, k_i": "episodes of a title, minutes of each, minutes skipped in each",
      s: "playback speed",
      h: "hours a day",
      N: "days of watching",
    },
  },
  howTo: [
    "Add a row for each show or film with its Episodes, the Minutes each, and the minutes Skipped in each (intro, recap, credits).",
    "Set the Playback speed; 1 is normal, 1.25 a quarter faster.",
    "Enter Hours a day and Days a week, and the day on which you Start.",
    "Read the day on which you are Done, and the day for each title in the table.",
  ],
  faq: [
    {
      question: "How much does skipping intros save?",
      answer:
        "A 90-second intro in each of 62 episodes adds up to 93 minutes, enough for two more episodes. With credits and recaps it is often 4 to 5 minutes an episode, a tenth of a 45-minute show.",
    },
    {
      question: "Does 1.5 times speed take a third less time?",
      answer:
        "Yes: time is divided by the speed, so 1.5 saves a third, 1.25 a fifth and 2 half. Most people can follow speech up to about 1.5; music and comic timing suffer sooner.",
    },
    {
      question: "Which days count as days of watching?",
      answer:
        "With 5 days a week, the first five of every seven days from the start. If you only watch on weekends, start on a Saturday and enter 2.",
    },
  ],
  about: [
    "For marathons before a new season, for watchlists, and for deciding whether to start a series at all. Episodes of a title are assumed to be equally long; for a mix, use the average or two rows.",
    "Each day's hours are filled to the minute, even in the middle of an episode. If you only stop between episodes, allow a day or two more.",
  ],
  sources: ["Arithmetic; no outside figures"],
  phrases: [
    "how long to binge a series at {hoursPerDay} hours a day",
    "binge time at {speed} speed {hoursPerDay} hours a day",
    "how many days to finish a show watching {hoursPerDay} hours a day",
    "rewatch at {speed} speed how many hours",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "62 episodes of 47 minutes and a film",
      inputs: { startDate: "2025-01-01" },
      outputs: { totalHours: 48.43333333, watchDays: 25, finishDate: "2025-01-25" },
    },
    {
      title: "The same at 1.5 times speed, on weekends",
      inputs: { speed: 1.5, hoursPerDay: 4, daysPerWeek: 2, startDate: "2025-01-04" },
      outputs: { totalHours: 32.28888889, watchDays: 9, finishDate: "2025-02-01" },
    },
  ],
});

interface Show {
  readonly title: string;
  readonly episodes: number;
  readonly minutes: number;
  readonly skipMinutes: number;
}

function watchInOrder(shows: readonly Show[], speed: number, hoursPerDay: number) {
  let total = 0;
  return shows.map(({ title, episodes, minutes, skipMinutes }) => {
    const hours = (episodes * (minutes - skipMinutes)) / speed / 60;
    total += hours;
    return { title, episodes, hours, doneDay: roundUp(total / hoursPerDay) };
  });
}

import { choice, defineCalculator, integer, number, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { toNineDecimals } from "#maths/nine-decimals.ts";

export default defineCalculator({
  id: "reading-time",
  name: "Reading Time Calculator",
  category: "education",
  emoji: "📖",
  description: "How long a text, article or book takes to read silently, read aloud or give as a speech.",
  keywords: [
    "words per minute",
    "speech length",
    "how long to read",
    "word count to minutes",
    "presentation time",
    "wpm",
    "book",
  ],
  related: [
    { id: "books-per-year", stage: "next_step", relevance: 90 },
    { id: "study-planner", stage: "next_step", relevance: 76 },
    "time-duration",
    "binge-time",
  ],
  inputs: {
    source: choice("Length given as", {
      default: "words",
      options: [
        ["words", "Words"],
        ["pages", "Pages"],
        ["text", "The text itself"],
      ],
    }),
    words: integer("Words", {
      also: ["words", "word count", "word", "words long", "word article", "word essay"],
      default: 1500,
      min: 0,
      max: 100_000_000,
      when: { source: "words" },
    }),
    pages: number("Pages", {
      also: ["page book", "pages long"],
      default: 300,
      min: 0,
      max: 1_000_000,
      when: { source: "pages" },
    }),
    wordsPerPage: number("Words on a page", {
      also: ["words a page", "words on each page"],
      default: 275,
      min: 1,
      max: 5000,
      when: { source: "pages" },
    }),
    text: text("Text", {
      multiline: true,
      default: "The quick brown fox jumps over the lazy dog.",
      maxLength: 1_000_000,
      when: { source: "text" },
    }),
    speed: choice("Reading", {
      called: { aloud: ["out loud", "aloud"], speech: ["as a speech", "presentation"] },
      default: "nonfiction",
      options: [
        ["nonfiction", "Silently, nonfiction (238/min)"],
        ["fiction", "Silently, fiction (260)"],
        ["aloud", "Aloud (183)"],
        ["speech", "As a speech (130)"],
        ["custom", "My own speed"],
      ],
    }),
    customSpeed: number("Words a minute", {
      also: ["words per minute", "wpm", "words a minute", "read at", "reading speed", "speed of"],
      default: 250,
      min: 1,
      max: 5000,
      when: { speed: "custom" },
    }),
    minutesPerDay: number("Minutes a day", {
      also: ["minutes each day", "a day"],
      default: 30,
      min: 1,
      max: 1440,
      unit: "minutes",
    }),
  },
  outputs: {
    readingMinutes: number("Reading time", {
      also: ["read", "how long to read", "time to read"],
      unit: "minutes",
      decimals: 1,
    }),
    timeText: text("As hours, minutes, seconds"),
    words: number("Words"),
    aloudMinutes: number("Read aloud", { also: ["out loud"], unit: "minutes", decimals: 1 }),
    speechMinutes: number("As a speech", { also: ["speech", "how long is a speech"], unit: "minutes", decimals: 1 }),
    pagesSingleSpaced: number("Typed pages, single spaced", { decimals: 1 }),
    pagesDoubleSpaced: number("Typed pages, double spaced", { decimals: 1 }),
    days: number("Days at your minutes a day", { also: ["days to finish"], decimals: 2 }),
    daysWhole: integer("Whole days"),
    speeds: table("At other speeds", {
      wordsPerMinute: integer("Words a minute"),
      minutes: number("Minutes", { decimals: 1 }),
    }),
  },
  pictures: [
    { draw: "bars", of: ["readingMinutes", "aloudMinutes", "speechMinutes"], title: "Silently, aloud and as a speech" },
  ],
  compute(inputs) {
    const words = wordsIn(inputs);
    const wordsPerMinute = inputs.speed === "custom" ? inputs.customSpeed : SPEEDS[inputs.speed];
    const readingMinutes = words / wordsPerMinute;
    const days = readingMinutes / inputs.minutesPerDay;
    return {
      readingMinutes,
      timeText: clockText((words * 60) / wordsPerMinute),
      words,
      aloudMinutes: words / SPEEDS.aloud,
      speechMinutes: words / SPEEDS.speech,
      pagesSingleSpaced: words / 500,
      pagesDoubleSpaced: words / 250,
      days,
      daysWhole: Math.ceil(toNineDecimals(days)),
      speeds: [100, 130, 150, 183, 200, 238, 260, 300, 350, 400, 500].map((speed) => ({
        wordsPerMinute: speed,
        minutes: words / speed,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `Reading ${counted(inputs.words, "word", "{words}")} takes {timeText} (hours, minutes, seconds).`,
    "Read aloud it takes {aloudMinutes}; given as a speech, {speechMinutes}.",
    outputs.daysWhole! > 1
      ? "At {minutesPerDay} a day you will finish in {daysWhole} days."
      : "At {minutesPerDay} a day it fits into a single day.",
  ],
  formula: {
    tex: String.raw`t = \frac{N}{v}, \qquad N = p \cdot w, \qquad d = \left\lceil \frac{t}{m} \right\rceil`,
    where: {
      t: "reading time in minutes",
      N: "number of words",
      v: "words a minute",
      p: "pages",
      w: "words on a page",
      d: "whole days",
      m: "minutes a day",
    },
  },
  howTo: [
    "Choose under Length given as whether you know the words or the pages, or paste the text itself.",
    "Choose how it is read: silently, aloud, as a speech, or at your own speed.",
    "Set Minutes a day to see how many days a book will take.",
  ],
  faq: [
    {
      question: "How fast do people read?",
      answer:
        "According to Brysbaert's review of 190 studies (2019), adults read English silently at 238 words a minute (nonfiction) or 260 (fiction) on average, and aloud at 183. Most adults read nonfiction at 175 to 300.",
    },
    {
      question: "How many words are in a 10-minute speech?",
      answer: "About 1,300 at 130 words a minute, a calm pace with pauses. Lively speakers reach 150 to 160.",
    },
    {
      question: "How do I find my own speed?",
      answer:
        "Read for five minutes at your usual pace and divide the number of words by 5. On a printed page, count the words in three full lines, take the average and multiply by the number of lines.",
    },
  ],
  about: [
    "Words are counted as runs of characters between spaces, as word processors do. Typed pages assume 500 words single-spaced and 250 double-spaced, about right for 12-point type on letter or A4 paper.",
    "The speeds are for English read for comprehension. Difficult or technical texts take longer, and skimming is faster at the price of understanding less. Languages with longer words, such as German or Finnish, are read at fewer words a minute.",
  ],
  sources: ["Brysbaert M, How many words do we read per minute?, J Mem Lang 109:104047 (2019)"],
  phrases: [
    "reading time of {words} words",
    "how long to read {pages} pages",
    "read a {words} word article at {customSpeed} words a minute",
    "{words} words at {customSpeed} wpm",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A blog post of 1,500 words",
      inputs: { source: "words", words: 1500, speed: "nonfiction" },
      outputs: { timeText: "0:06:18", speechMinutes: 11.5384615 },
    },
    {
      title: "A novel of 300 pages, half an hour a day",
      inputs: { source: "pages", pages: 300, wordsPerPage: 275, speed: "fiction", minutesPerDay: 30 },
      outputs: { timeText: "5:17:18", daysWhole: 11 },
    },
    {
      title: "A short text",
      inputs: { source: "text", text: "The quick brown fox jumps over the lazy dog.", speed: "aloud" },
      outputs: { words: 9, timeText: "0:00:03" },
    },
  ],
});

/** Words a minute. Source: M. Brysbaert, Journal of Memory and Language 109, 2019; speech: usual pace of presentations. */
const SPEEDS = { nonfiction: 238, fiction: 260, aloud: 183, speech: 130 } as const;

interface Length {
  readonly source: "words" | "pages" | "text";
  readonly words: number;
  readonly pages: number;
  readonly wordsPerPage: number;
  readonly text: string;
}

function wordsIn({ source, words, pages, wordsPerPage, text: content }: Length): number {
  if (source === "words") return words;
  return source === "pages" ? pages * wordsPerPage : (content.match(/\S+/g)?.length ?? 0);
}

/** Seconds as h:mm:ss, half a second rounded up. */
function clockText(seconds: number): string {
  const whole = Math.floor(seconds + 0.5);
  const two = (value: number) => String(value % 60).padStart(2, "0");
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60))}:${two(whole)}`;
}

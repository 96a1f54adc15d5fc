import { defineCalculator, chart, integer, number, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

const DAYS_PER_YEAR = 365.25;
const WORDS_PER_PAGE = 275;
const COMMON_MINUTES = [10, 15, 20, 30, 45, 60, 90, 120, 180];

export default defineCalculator({
  id: "books-per-year",
  name: "Books per Year Calculator",
  category: "entertainment",
  emoji: "📚",
  description: "How many books you can read in a year at so many minutes a day, and the minutes a reading goal takes.",
  keywords: [
    "reading goal",
    "reading challenge",
    "how many books can i read",
    "to be read list",
    "tbr",
    "reading habit",
  ],
  related: [
    { id: "reading-time", stage: "complementary", relevance: 86 },
    "binge-time",
    { id: "study-planner", stage: "complementary", relevance: 70 },
    { id: "countdown", stage: "complementary", relevance: 60 },
  ],
  inputs: {
    minutesPerDay: number("Minutes on a reading day", {
      default: 30,
      min: 0,
      max: 1440,
      unit: "minutes",
      also: ["minutes a day", "minutes", "daily", "minutes each day", "minutes daily", "a day", "minutes on"],
    }),
    daysPerWeek: integer("Reading days a week", { unsaid: 7, default: 7, min: 1, max: 7, also: ["days a week"] }),
    wordsPerMinute: number("Reading speed", {
      default: 238,
      min: 10,
      max: 3000,
      unit: "words per minute",
      also: ["wpm", "words a minute", "read at"],
    }),
    wordsPerBook: number("Words in a book", {
      default: 90_000,
      min: 100,
      max: 5_000_000,
      help: "A novel has 70,000 to 120,000; about 275 on a page.",
      also: ["words", "word novels", "words each", "word books", "books have"],
    }),
    goal: number("Books wanted in a year", {
      default: 24,
      min: 0,
      max: 100_000,
      optional: true,
      also: ["books a year", "books", "books per year", "finish", "books this year"],
    }),
    readingList: number("Books on your list", {
      default: null,
      min: 0,
      max: 1_000_000,
      optional: true,
      also: ["to read", "list", "books on my list"],
    }),
  },
  outputs: {
    booksPerYear: number("Books in a year", {
      also: ["books per year", "how many books", "books can i read", "books a year", "get through in a year"],
      decimals: 1,
    }),
    daysPerBook: number("Days for one book", {
      also: ["how long for one book", "days per book"],
      unit: "days",
      decimals: 1,
      none: "No reading time",
    }),
    minutesForGoal: number("Minutes a reading day for the goal", {
      also: ["how many minutes", "minutes do i need", "minutes a day to read"],
      unit: "minutes",
      decimals: 1,
      none: "No goal entered",
    }),
    yearsForList: number("Years for your list", {
      unit: "years",
      decimals: 1,
      none: "Enter the books on your list and some reading time",
    }),
    hoursPerBook: number("Hours for one book", { unit: "hours", decimals: 1 }),
    hoursPerYear: number("Hours in a year", { unit: "hours", decimals: 0 }),
    wordsPerYear: number("Words in a year", { decimals: 0 }),
    pagesPerYear: number("Pages in a year", { decimals: 0 }),
    byMinutes: table(
      "By minutes a day",
      {
        minutesPerDay: integer("Minutes"),
        booksPerYear: number("Books a year", { decimals: 1 }),
      },
      { mark: { column: "minutesPerDay", equals: "minutesPerDay" } },
    ),
    booksOverYear: chart("Books through the year", {
      x: { month: integer("Month") },
      y: { books: number("Books", { decimals: 1 }) },
      as: "area",
    }),
  },
  compute(inputs) {
    const { daysPerWeek, wordsPerMinute, wordsPerBook, readingList } = inputs;
    const readingDays = (DAYS_PER_YEAR * daysPerWeek) / 7;
    const minutesPerBook = wordsPerBook / wordsPerMinute;
    const booksWith = (minutes: number) => (minutes * readingDays) / minutesPerBook;
    const minutesPerYear = inputs.minutesPerDay * readingDays;
    const booksPerYear = booksWith(inputs.minutesPerDay);
    const wordsPerYear = minutesPerYear * wordsPerMinute;
    return {
      booksPerYear,
      daysPerBook: booksPerYear > 0 ? DAYS_PER_YEAR / booksPerYear : null,
      minutesForGoal: (inputs.goal * minutesPerBook) / readingDays,
      yearsForList: readingList !== null && booksPerYear > 0 ? readingList / booksPerYear : null,
      hoursPerBook: minutesPerBook / 60,
      hoursPerYear: minutesPerYear / 60,
      wordsPerYear,
      pagesPerYear: wordsPerYear / WORDS_PER_PAGE,
      byMinutes: COMMON_MINUTES.map((minutes) => ({ minutesPerDay: minutes, booksPerYear: booksWith(minutes) })),
      booksOverYear: Array.from({ length: 13 }, (_, month) => ({ month, books: (booksPerYear * month) / 12 })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.daysPerBook === null
      ? "Without reading time you will not finish a book; even 10 minutes a day make a difference, as the table shows."
      : `You can read ${counted(outputs.booksPerYear!, "book", say.number(outputs.booksPerYear!, 1))} in a year, one every {daysPerBook}; each takes {hoursPerBook} of reading.`,
    outputs.booksPerYear! >= inputs.goal
      ? "That is enough for your goal of {goal}, which takes {minutesForGoal} per reading day."
      : "For your goal of {goal} you need {minutesForGoal} per reading day instead of {minutesPerDay}.",
    ...(outputs.yearsForList === null || inputs.readingList === 0
      ? []
      : [
          `The ${counted(inputs.readingList!, "book", "{readingList}")} on your list will keep you busy for {yearsForList}.`,
        ]),
  ],
  formula: {
    tex: [
      String.raw`B = \frac{365.25 \cdot \frac{d}{7} \cdot m}{W / v}`,
      String.raw`m_G = \frac{G \cdot W / v}{365.25 \cdot d / 7}`,
    ],
    where: {
      B: "books in a year",
      d: "reading days a week",
      m: "minutes on a reading day",
      W: "words in a book",
      v: "reading speed in words a minute",
      "G, m_G": "goal in books a year, and the minutes a reading day that it takes",
    },
  },
  howTo: [
    "Enter your Minutes on a reading day and the Reading days a week.",
    "Keep the Reading speed of 238 words a minute, or measure yours: count the words you read in one minute.",
    "Set the Words in a book: pages times about 275, so about 90,000 for a 330-page novel.",
    "Enter the Books wanted in a year to see what it takes, and your list of books to read to see how long it will last.",
  ],
  faq: [
    {
      question: "How fast do people read?",
      answer:
        "A review of 190 studies (Brysbaert 2019) found a mean of 238 words a minute for nonfiction and 260 for fiction, reading silently in English; most adults read nonfiction at 175 to 300. Reading aloud, it is about 183.",
    },
    {
      question: "Do audiobooks count?",
      answer:
        "Narrators read about 150 to 160 words a minute, so enter 155, or 230 if you listen at 1.5 times speed. A book of 90,000 words lasts nearly 10 hours.",
    },
    {
      question: "How many words are in a book?",
      answer:
        "A short novel has 50,000, a typical one 70,000 to 120,000, Pride and Prejudice about 122,000 and War and Peace about 587,000. Children's chapter books have 5,000 to 15,000.",
    },
  ],
  about: [
    "For reading challenges and for the pile on the bedside table. Time is what counts: half an hour a day at average speed adds up to more than two dozen novels a year.",
    "Textbooks and foreign languages go more slowly, often at half the speed; for poetry and comics a word count means little. A year has 365.25 days here, with reading days spread evenly over it.",
  ],
  sources: ["Brysbaert M, How many words do we read per minute?, J Mem Lang 109:104047 (2019)"],
  phrases: [
    "how many books can I read with {minutesPerDay} minutes a day",
    "minutes a day to read {goal} books a year",
    "books per year at {wordsPerMinute} words per minute and {minutesPerDay} minutes a day",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Half an hour each day",
      inputs: { minutesPerDay: 30 },
      outputs: { booksPerYear: 28.9765, daysPerBook: 12.60504202, minutesForGoal: 24.84772143 },
    },
    {
      title: "A book a week on weekdays only",
      inputs: { minutesPerDay: 45, daysPerWeek: 5, wordsPerMinute: 260, wordsPerBook: 90_000, goal: 52 },
      outputs: { booksPerYear: 33.9160714, minutesForGoal: 68.9943286 },
    },
    {
      title: "A list of 300 books",
      inputs: { minutesPerDay: 20, readingList: 300 },
      outputs: { yearsForList: 15.5297 },
    },
  ],
});

import { defineCalculator, choice, money, number, text } from "#engine/define.ts";

export default defineCalculator({
  id: "number-to-words",
  name: "Number to Words Converter",
  category: "conversion",
  emoji: "✍️",
  description:
    "Write a number in words, as an ordinal or as the amount line of a check, in American or British English.",
  keywords: [
    "write numbers in words",
    "spell out numbers",
    "cheque writing",
    "check amount in words",
    "ordinal numbers",
    "number names",
    "how to write a check",
  ],
  related: [
    { id: "roman-numeral-converter", stage: "complementary", relevance: 78 },
    { id: "scientific-notation", stage: "complementary", relevance: 68 },
    "number-base-converter",
    "rounding",
  ],
  inputs: {
    number: number("Number", { default: 1234.56, min: -999_999_999_999_999, max: 999_999_999_999_999 }),
    style: choice("English", {
      default: "us",
      options: [
        ["us", "American (no and)"],
        ["uk", "British (with and)"],
      ],
    }),
  },
  outputs: {
    words: text("In words"),
    ordinal: text("Ordinal", { none: "Only whole numbers from 0 up have one" }),
    ordinalShort: text("Short ordinal", { none: "Only whole numbers from 0 up have one" }),
    cheque: text("For a check", { none: "You cannot write a check for a negative amount" }),
    roundedCents: money("Amount on the check", { decimals: 2, none: "None for a negative amount" }),
  },
  compute({ number, style }) {
    const { negative, whole, decimals } = digitsOf(number);
    const cardinal = cardinalOf(whole, style);
    const spoken = decimals
      ? `${cardinal} point ${decimals
          .split("")
          .map((digit) => UNITS[Number(digit)])
          .join(" ")}`
      : cardinal;
    const hasOrdinal = !negative && !decimals;
    const cents = centsOf(whole, decimals);
    return {
      words: negative ? `minus ${spoken}` : spoken,
      ordinal: hasOrdinal ? ordinalOf(cardinal) : null,
      ordinalShort: hasOrdinal ? `${whole}${ending(whole)}` : null,
      cheque: negative
        ? null
        : `${cardinalOf(String(cents / 100n), style)} and ${String(cents % 100n).padStart(2, "0")}/100`,
      roundedCents: negative ? null : Number(cents) / 100,
    };
  },
  takeaways: ({ number }, { words, ordinal, cheque }, say) => [
    `${say.number(number)} is read as “${words}”.`,
    ordinal === null ? "It has no ordinal, because it is negative or not whole." : `The ordinal is “${ordinal}”.`,
    cheque === null
      ? "You cannot write a check for a negative amount."
      : `On a check, write “${cheque}” and draw a line to the end.`,
  ],
  formula: {
    tex: String.raw`N = \sum_{k=0}^{4} g_k \cdot 1000^k, \qquad 0 \le g_k \le 999`,
    where: {
      N: "the whole part of the number",
      g_k: "groups of three digits, each read as hundreds, tens and units",
      k: "names the group: 1 thousand, 2 million, 3 billion, 4 trillion",
    },
  },
  howTo: [
    "Enter the Number, with decimals if it has any.",
    "Choose the English: American leaves out “and” (one hundred five), British says it (one hundred and five).",
    "Copy In words for text, Ordinal for a rank or date, or For a check for a payment.",
    "On the amount line of the check, start at the left edge with a capital letter, and add the currency if it is not printed there.",
  ],
  faq: [
    {
      question: "How do I write cents on a check?",
      answer:
        "As a fraction of 100 after “and”: one thousand two hundred thirty-four and 56/100. If the words and the figures differ, the words count (US UCC § 3-114, UK Bills of Exchange Act 1882 s. 9).",
    },
    {
      question: "Is a billion a thousand million?",
      answer:
        "In English today, yes: a billion is 10⁹ and a trillion 10¹². In 1974 Britain dropped the long scale, where a billion was 10¹², from official use. German, French and Spanish still use it.",
    },
    {
      question: "When do numbers take a hyphen?",
      answer:
        "From twenty-one to ninety-nine (except the round tens), including inside larger numbers: two thousand forty-two has one, two hundred has none.",
    },
    {
      question: "Should I write numbers as words or digits?",
      answer:
        "The Chicago Manual of Style spells out zero to one hundred and round hundreds in prose; most newspapers spell out only one to nine. Measurements, dates and statistics stay in digits.",
    },
  ],
  about: [
    "The number is read from its shortest decimal form, so 0.1 is “zero point one.” Decimals are read digit by digit. Check amounts are rounded to the cent, with half a cent going up.",
    "Computers hold about 16 significant digits: beyond 999 trillion the last digits would be guesses, so larger numbers are not accepted.",
  ],
  sources: [
    "The Chicago Manual of Style, 17th ed. 2017, chapter 9",
    "New Oxford Style Manual, 3rd ed. 2016, chapter 11",
  ],
  phrases: [
    "{number} in words",
    "how to write {number} on a cheque",
    "spell {number}",
    "write {number} in words",
    "how do i write {number} on a check",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A rent check of 1,234.56",
      inputs: { number: 1234.56, style: "us" },
      outputs: { cheque: "one thousand two hundred thirty-four and 56/100" },
    },
    {
      title: "105 in British English",
      inputs: { number: 105, style: "uk" },
      outputs: { words: "one hundred and five", ordinal: "one hundred and fifth", ordinalShort: "105th" },
    },
    {
      title: "A temperature of -40.5",
      inputs: { number: -40.5 },
      outputs: { words: "minus forty point five", ordinal: null },
    },
  ],
});

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const GROUPS = ["", " thousand", " million", " billion", " trillion"];
const IRREGULAR: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** The digits of the number's shortest decimal form, without an exponent. */
function digitsOf(number: number) {
  const [mantissa, exponent = "0"] = String(Math.abs(number)).split("e") as [string, string?];
  const [before, after = ""] = mantissa.split(".") as [string, string?];
  const shift = Math.max(0, -Number(exponent));
  const all = "0".repeat(shift) + before + after;
  const point = all.length - after.length - shift;
  return { negative: number < 0, whole: all.slice(0, point).replace(/^0+(?=\d)/, ""), decimals: all.slice(point) };
}

/** The amount in cents, half a cent going up. */
function centsOf(whole: string, decimals: string): bigint {
  const thousandths = BigInt(whole + decimals.padEnd(3, "0").slice(0, 3));
  return (thousandths + 5n) / 10n;
}

function cardinalOf(whole: string, style: "us" | "uk"): string {
  const groups = whole
    .padStart(Math.ceil(whole.length / 3) * 3, "0")
    .match(/\d{3}/g)!
    .map(Number)
    .toReversed();
  const spoken = groups
    .flatMap((group, index) => (group === 0 ? [] : [groupWords(group, style) + GROUPS[index]!]))
    .toReversed();
  const isLastShort = groups[0]! > 0 && groups[0]! < 100 && spoken.length > 1;
  if (style === "uk" && isLastShort) spoken.splice(-1, 0, "and");
  return spoken.join(" ") || "zero";
}

/** A number from 1 to 999. */
function groupWords(number: number, style: "us" | "uk"): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds === 0) return belowHundred(rest);
  const head = `${UNITS[hundreds]} hundred`;
  return rest === 0 ? head : `${head} ${style === "uk" ? "and " : ""}${belowHundred(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return UNITS[number]!;
  const ten = TENS[Math.floor(number / 10) - 2]!;
  return number % 10 === 0 ? ten : `${ten}-${UNITS[number % 10]}`;
}

/** The last word becomes an ordinal: twenty-one, twenty-first. */
function ordinalOf(cardinal: string): string {
  return cardinal.replace(
    /[a-z]+$/,
    (word) => IRREGULAR[word] ?? (word.endsWith("y") ? `${word.slice(0, -1)}ieth` : `${word}th`),
  );
}

/** "st", "nd", "rd" or "th". */
function ending(whole: string): string {
  const isTeen = /1[123]$/.test(whole);
  const last = whole.at(-1);
  return isTeen ? "th" : last === "1" ? "st" : last === "2" ? "nd" : last === "3" ? "rd" : "th";
}

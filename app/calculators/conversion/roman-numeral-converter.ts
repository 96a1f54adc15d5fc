import { defineCalculator, integer, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "roman-numeral-converter",
  name: "Roman Numeral Converter",
  category: "conversion",
  emoji: "🏛️",
  description: "Turn a number into Roman numerals, or Roman numerals into a number, with each symbol explained.",
  keywords: [
    "roman numerals",
    "MMXXVI",
    "number to roman",
    "roman to number",
    "XIV",
    "date in roman numerals",
    "tattoo numerals",
  ],
  related: [
    { id: "number-to-words", stage: "complementary", relevance: 80 },
    { id: "number-base-converter", stage: "complementary", relevance: 74 },
    "date-difference",
    "fraction",
  ],
  inputs: {
    value: text("Number or Roman numeral", { default: "2026", maxLength: 20, help: "1 to 3999, or I to MMMCMXCIX." }),
  },
  outputs: {
    result: text("Converted"),
    number: integer("Number", { plain: true }),
    roman: text("Roman numeral"),
    breakdown: table("How it is built", {
      numeral: text("Numeral"),
      value: integer("Value"),
    }),
  },
  compute({ value }) {
    const given = value.trim();
    const number = /^\d+$/.test(given) ? Number(given) : readNumeral(given.toUpperCase());
    if (number === null)
      refuse("value", "Write a whole number, or a standard Roman numeral made of the letters I, V, X, L, C, D and M.");
    if (number < 1 || number > 3999)
      refuse("value", "Roman numerals in this form run from 1 (I) to 3999 (MMMCMXCIX). Enter a number in between.");
    const symbols = symbolsOf(number);
    const roman = symbols.map(([numeral]) => numeral).join("");
    return {
      result: /^\d/.test(given) ? roman : String(number),
      number,
      roman,
      breakdown: symbols.map(([numeral, worth]) => ({ numeral, value: worth })),
    };
  },
  takeaways: ({ value }, { number, roman, breakdown }) => [
    /^\d/.test(value.trim()) ? `${number} is written ${roman}.` : `${roman} is the number ${number}.`,
    `It is made up of ${breakdown!.length} ${breakdown!.length === 1 ? "part" : "parts"}: ${breakdown!.map((row) => row.value).join(" + ")}.`,
  ],
  formula: {
    tex: String.raw`N = \sum_{i} s_i v_i, \qquad s_i = \begin{cases} -1 & \text{if } v_i < v_{i+1} \\ +1 & \text{otherwise} \end{cases}`,
    where: {
      N: "the number",
      v_i: "the value of the letter at place i: I 1, V 5, X 10, L 50, C 100, D 500, M 1000",
      s_i: "minus for a letter before a larger one, like the I in IV",
    },
  },
  howTo: [
    "Type digits (2026) or a numeral (MMXXVI) into Number or Roman numeral; upper or lower case does not matter.",
    "Read the result under Converted.",
    "How it is built shows what each group of letters stands for.",
    "For a date, convert month, day and year one at a time and put dots or spaces between them: July 4, 1776 becomes VII·IV·MDCCLXXVI.",
  ],
  faq: [
    {
      question: "Why is 4 written IV but clocks show IIII?",
      answer:
        "The subtractive form became the rule only in the Middle Ages; Romans wrote both. Clockmakers kept IIII, which balances VIII on the other side of the dial. IIII is not accepted here, because only the standard form is unambiguous.",
    },
    {
      question: "Which subtractions are allowed?",
      answer:
        "Six: IV 4, IX 9, XL 40, XC 90, CD 400 and CM 900. A letter is subtracted only from the next two larger ones, so 99 is XCIX and never IC.",
    },
    {
      question: "Why does it stop at 3999?",
      answer:
        "4000 would need MMMM or a bar over IV, which multiplies by 1000. The bar (vinculum) has no standard in plain text. There is no zero either: medieval scholars wrote N for nulla.",
    },
  ],
  about: [
    "This is the classic form used for copyright dates, chapter numbers, monarchs and Super Bowls, the same as the spreadsheet function ROMAN with form 0. Before a tattoo or an engraving, type the numeral back in: it must return your number.",
    "Inscriptions do not always follow the rules: XIIX for 18 and CCCC for 400 are found on Roman stones. Such forms are not accepted here, because reading them would be guesswork.",
  ],
  sources: [
    "Standard subtractive notation, as in Encyclopaedia Britannica: Roman numeral",
    "LibreOffice and spreadsheet function ROMAN, form 0 (classic)",
  ],
  phrases: ["{value} in roman numerals", "roman numeral {value}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "The year 2026 for a copyright line",
      inputs: { value: "2026" },
      outputs: { result: "MMXXVI", number: 2026 },
    },
    {
      title: "The year on an old film: MCMXLIV",
      inputs: { value: "MCMXLIV" },
      outputs: { result: "1944", number: 1944 },
    },
  ],
});

const SYMBOLS = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
] as const;

type RomanSymbol = (typeof SYMBOLS)[number];

/** The largest symbol as often as it fits, then the next. */
function symbolsOf(number: number): readonly RomanSymbol[] {
  const found: RomanSymbol[] = [];
  let left = number;
  for (const symbol of SYMBOLS) {
    for (; left >= symbol[1]; left -= symbol[1]) found.push(symbol);
  }
  return found;
}

/** The number of a numeral in capitals; null where it is not the standard form of one. */
function readNumeral(numeral: string): number | null {
  if (!/^[IVXLCDM]{1,15}$/.test(numeral)) return null;
  let [number, at] = [0, 0];
  for (const [letters, worth] of SYMBOLS) {
    for (; numeral.startsWith(letters, at) && number < 4000; at += letters.length) number += worth;
  }
  const isStandard =
    at === numeral.length &&
    symbolsOf(number)
      .map(([letters]) => letters)
      .join("") === numeral;
  return isStandard ? number : null;
}

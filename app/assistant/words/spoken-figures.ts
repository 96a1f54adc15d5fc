/** Dates, years, clock times, prices, decimals, large numbers and paces as they are said aloud: "january fifteenth twenty twenty seven", "ten fifty pm". */
import { TEENS, TENS, TO_99, toNumeral, UNITS } from "./numerals.ts";

const some = (words: readonly string[]) => words.join("|");
const TO_59 = `(?:(?:twenty|thirty|forty|fifty)(?:[ -](?:${some(UNITS)}))?|${some(TEENS)}|(?:oh|o)[ -](?:${some(UNITS)}))`;
const TO_999 = `(?:(?:a|${TO_99}) hundred(?: (?:and )?${TO_99})?|${TO_99})`;
const ANY = `(?:(?:a|${TO_999}) thousand(?: (?:and )?${TO_999})?|${TO_999})`;
const MORE = `hundred|thousand|million|billion|point|${some([...UNITS, ...TEENS, ...TENS])}`;

const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const FIRSTS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const DAY = `(?:(?:twenty|thirty)[ -](?:${FIRSTS.slice(0, 9).join("|")})|thirtieth|${FIRSTS.toReversed().join("|")})`;
const YEAR = `(?:(?:nineteen|twenty)[ -](?:(?:oh|o)[ -](?:${some(UNITS)})|(?:${some(TENS)})(?:[ -](?:${some(UNITS)}))?|${some(TEENS)}|hundred)|two thousand(?: (?:and )?${TO_99})?)`;

function toDay(words: string): number {
  const [first = "", second] = words.toLowerCase().split(/[ -]/);
  if (first === "thirtieth") return 30;
  if (second === undefined) return FIRSTS.indexOf(first) + 1;
  return (first === "twenty" ? 20 : 30) + FIRSTS.indexOf(second) + 1;
}

function toYear(words: string): number {
  const said = words.toLowerCase();
  if (said.startsWith("two thousand")) return toNumeral(said);
  const [, century, rest = ""] = /^(nineteen|twenty)[ -](.*)$/.exec(said)!;
  return 100 * toNumeral(century!) + (rest === "hundred" ? 0 : toNumeral(rest));
}

const DATE = new RegExp(`\\b(${MONTH}) (?:the )?(${DAY})\\b(?:,? (?:of )?(${YEAR})\\b)?`, "gi");
const DAY_OF = new RegExp(`\\b(?:the )?(${DAY}) of (${MONTH})\\b(?:,? (${YEAR})\\b)?`, "gi");
const IN_YEAR = new RegExp(
  `(?<=\\b(?:in|since|by|until|year|${MONTH} \\d{1,2},?|${MONTH}) )(${YEAR})\\b(?! (?:hundred|thousand|percent|dollars|minutes|hours|days|weeks|months|years|miles|people))`,
  "gi",
);
const CLOCK = new RegExp(
  `\\b(${some(UNITS)}|ten|eleven|twelve) (${TO_59}) ?(am|pm|a\\.m\\.|p\\.m\\.|in the (?:morning|afternoon|evening))(?=\\W|$)`,
  "gi",
);
const CENTS = new RegExp(`\\b(${ANY}|\\d[\\d,]*) dollars?(?: and)? (${TO_99}|\\d{1,2}) cents?\\b`, "gi");
/** "Three dollars sixty a gallon" */
const DOLLARS_AND = new RegExp(
  `\\b(a|${ANY}) dollars? (${some(TENS)}(?:[ -](?:${some(UNITS)}))?|${some(TEENS)})(?= (?:an?|per|each|for|at|what|how)\\b|[,.?]|$)`,
  "gi",
);
/** "Three forty nine a gallon", "eighteen fifty an hour" */
const UNIT_PRICE = new RegExp(
  `(?<!\\b(?:hundred|thousand|and|${some(TENS)})[ -])\\b(${TO_99}) ((?:${some(TENS)})(?:[ -](?:${some(UNITS)}))?|${some(TEENS)}|(?:oh|o)[ -](?:${some(UNITS)}))(?= (?:an?|per) (gallon|gal|pound|lb|ounce|oz|liter|litre|dozen|foot|yard|kilo|kwh|kilowatt|hour)\\b)`,
  "gi",
);
/** "Three point one four", "point five" */
const DECIMAL = new RegExp(
  `(?:\\b(${ANY}|zero|\\d{1,6})[ -]|(?<=^|\\b(?:is|of|by|times|plus|minus|and|to|at|what's) ))point ((?:zero|oh|o|${some(UNITS)}|\\d{1,4})(?:[ -](?:zero|oh|o|${some(UNITS)}|\\d))*|${some(TEENS)}|(?:${some(TENS)})(?:[ -](?:${some(UNITS)}))?)\\b`,
  "gi",
);
/** What is said in full: hundreds and thousands. */
const LARGE = new RegExp(
  `(?<![\\d.,$]|\\b(?:point|million|half|quarter)[ -])\\b(${ANY})\\b(?![ -](?:and )?(?:${MORE})\\b)`,
  "gi",
);
const PACE = new RegExp(
  `\\b(${TO_99}|\\d{1,2}) minutes?(?: and)? (${TO_99}|\\d{1,2}) seconds? (?=(?:miles|kilometers)\\b)`,
  "gi",
);

const toFigure = (said: string): number =>
  /^\d/.test(said) ? Number(said.replaceAll(",", "")) : said === "a" ? 1 : toNumeral(said);
const FROM_TEN = new RegExp(`^(?:${some(TENS)}|${some(TEENS)})`, "i");
/** "One four" is 14 behind a point, and so is "fourteen". */
const toDigits = (words: string): string =>
  FROM_TEN.test(words)
    ? String(toNumeral(words))
    : words
        .split(/[ -]/)
        .map((word) => (/\d/.test(word) ? word : toNumeral(word)))
        .join("");
const twoPlaces = (figure: number) => String(figure).padStart(2, "0");
const toPrice = (_: string, dollars: string, cents: string) => `$${toFigure(dollars)}.${twoPlaces(toFigure(cents))}`;

const writeDate = (month: string, day: string, year?: string) =>
  `${month} ${toDay(day)}${year ? `, ${toYear(year)}` : ""}`;

/** A sentence with these as people write them. */
export function writeSpokenFigures(text: string): string {
  return text
    .replace(DATE, (_, month: string, day: string, year?: string) => writeDate(month, day, year))
    .replace(DAY_OF, (_, day: string, month: string, year?: string) => writeDate(month, day, year))
    .replace(IN_YEAR, (year) => String(toYear(year)))
    .replace(CLOCK, (_, hour: string, minutes: string, half: string) => {
      const part = /^in the /i.test(half) ? (/morning/i.test(half) ? "am" : "pm") : half;
      return `${toNumeral(hour)}:${twoPlaces(toNumeral(minutes))} ${part}`;
    })
    .replace(
      DECIMAL,
      (_, whole: string | undefined, digits: string) => `${whole ? toFigure(whole) : 0}.${toDigits(digits)}`,
    )
    .replace(UNIT_PRICE, (said, whole: string, cents: string, unit: string) =>
      // "Three fifty an hour" may be 350 dollars.
      /^hour$/i.test(unit) && toNumeral(whole) < 10 ? said : toPrice("", whole, cents),
    )
    .replace(CENTS, toPrice)
    .replace(DOLLARS_AND, toPrice)
    .replace(LARGE, (said) => (/hundred|thousand/i.test(said) ? String(toNumeral(said)) : said))
    .replace(PACE, (_, minutes: string, seconds: string) => `${toFigure(minutes)}:${twoPlaces(toFigure(seconds))} `);
}

/** Parts, dozens and spans in English words, in figures: "three quarters", "half off", "a pound and a half", "two dozen", "for a year". */
const SMALL = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  eighth: 8,
  eighths: 8,
  tenth: 10,
  tenths: 10,
  sixths: 6,
  sevenths: 7,
  ninths: 9,
  twelfths: 12,
  sixteenths: 16,
};
const COUNT = `(?:${SMALL.join("|")}|\\d{1,3})`;
const SOME_PARTS = new RegExp(
  `\\b(two|three|four|five|six|seven|eight|nine|eleven|thirteen|fifteen|(?:1[1-5]|[2-9])(?=[ -](?:eighths|sixteenths))|[2-9](?=[ -](?:thirds|fourths|quarters|fifths|sixths|sevenths|ninths|tenths) of\\b))[ -](thirds|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths|twelfths|sixteenths)\\b( of an? )?`,
  "gi",
);
const OFF = /\b(?:an? |one[ -])?(half|third|quarter|fourth|fifth|tenth)[ -]off\b/gi;
/** "A third of 90": no quarter of an hour, which has a unit. */
const SHARE = /\b(?:an?|one) (third|quarter|fourth|fifth|eighth|tenth)\b(?= (?:of|on) (?:the |my |an? )?[$€£]?\d)/gi;
const AND_A_HALF =
  /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) (dozen|pounds?|lbs?|kilos?|ounces?|grams?|tons?|inch(?:es)?|foot|feet|yards?|miles?|meters?|kilometers?|cups?|gallons?|liters?|pints?|quarts?|tablespoons?|teaspoons?|hours?|minutes?|days?|weeks?|months?|years?|million|acres?) and (?:a |one )(half|quarter)\b/gi;
/** "A third of a cup". */
const PART_OF_UNIT =
  /\b(?:an?|one) (third|fourth|fifth|eighth|tenth) of an? (?=(?:cup|teaspoon|tablespoon|tsp|tbsp|pint|quart|gallon|liter|inch|mile|pound|ounce|acre|kilo|foot|yard)s?\b)/gi;
/** "Four and a half percent", "five and three quarter hours". */
const HALVES = new RegExp(`\\b(${COUNT}) and (a|one|three)[ -](half|quarter|quarters)\\b`, "gi");
const DOZENS = new RegExp(`\\b(?:(half a|a half|${COUNT}(?:\\.\\d+)?|an?) )dozen\\b`, "gi");

/** "For a year": no price by the year. */
const SPAN = /\b(for|after|over) an? (year|month|week)\b/gi;

/** "How much water in a week". */
const ASKED_SPAN = /(?<=\bhow (?:much|many)\b[^\d]*) in an? (hour|day|week|month|year)\b/gi;

/** "An hour and ten minutes" is one time. */
const HOUR_AND = /\ban hour and (?=(?:an?|\d+|[a-z-]+) min)/gi;

/** "1500 gmt": a clock of 24 hours without its colon. */
const FULL_HOUR =
  /(?<![\d.,:$]|[a-z] \d{1,2}(?:st|nd|rd|th)?,? |[a-z]{3,} (?=(?:19|20)\d\d))\b([01]\d|2[0-3])([0-5]\d)(?: ?(?:hours|hrs|h))?(?= (?:utc|gmt|zulu|est|edt|cst|cdt|mst|mdt|pst|pdt|bst|cet|cest)\b)/gi;

/** "Quarter past eight", "half past 7": a time of a clock of twelve hours. */
const SPOKEN_CLOCK = new RegExp(
  `\\b(?:a )?(quarter|half|five|ten|twenty|5|10|20) (past|to) (${SMALL.join("|")}|1[0-2]|[1-9])\\b(?= (?:in the|at night|am|pm|a\\.m|p\\.m))`,
  "gi",
);
/** "From quarter past 8 to half past 11": between two times it makes no difference in which half of the day they are. */
const SURE_CLOCK = new RegExp(`\\b(?:a )?(quarter|half) (past|to) (${SMALL.join("|")}|1[0-2]|[1-9])\\b(?![.:%])`, "gi");
/** "Half past nine minus 75 minutes": of the morning; from one to six most mean the afternoon, but nobody said it. */
const SHIFTED =
  /\b(?:quarter|half) (?:past|to) (?:seven|eight|nine|ten|eleven|twelve|[7-9]|1[0-2]) (?:plus|minus|[-+]) (?:an?|\d+) ?[a-z]/i;
const MINUTES: Readonly<Record<string, number>> = { quarter: 15, half: 30, five: 5, ten: 10, twenty: 20 };

/** "Ten am", "six thirty pm". */
const WORD_CLOCK = new RegExp(
  `(?<!\\b(?:oh|o|twenty|thirty|forty|fifty|${SMALL.slice(0, 12).join("|")})[ -])\\b(${SMALL.join("|")})(?: (fifteen|thirty|forty[ -]five))? ?(am|pm|a\\.m\\.|p\\.m\\.)(?=\\W|$)`,
  "gi",
);
const PAST: Readonly<Record<string, string>> = { fi: "15", th: "30", fo: "45" };

/** "9:30 in the evening", "at 8 in the morning". */
const PART_OF_DAY =
  /\b(\d{1,2}:\d\d|(?<=^|\b(?:at|it's|it is|its|around|by|from|to|until|till) )\d{1,2})(?: o'clock)? (?:in the (morning|afternoon|evening)|at (night))\b/gi;

/** On a clock of twelve hours; a time of a clock of 24 says itself what it is. */
function toHalf(said: string, clock: string, day: string | undefined, night: string | undefined): string {
  const hour = Number.parseInt(clock, 10);
  if (hour < 1 || hour > 12) return /:/.test(clock) ? clock : said;
  const isLate = night ? hour >= 5 && hour < 12 : !/morning/i.test(day!);
  return `${clock} ${isLate ? "pm" : "am"}`;
}

function toClock(said: string, part: string, side: string, hour: string): string {
  const minutes = MINUTES[part.toLowerCase()] ?? Number(part);
  const isPast = /past/i.test(side);
  if (!isPast && minutes === 30) return said;
  const full = isPast ? toCount(hour) : toCount(hour) - 1 || 12;
  return `${full}:${String(isPast ? minutes : 60 - minutes).padStart(2, "0")}`;
}

/** "Worked 8-12 and 1-5:30, how many hours": times of a clock. */
const WORKED_FROM =
  /(?<![\d:.,$£€#])(1[0-2]|[1-9])(:[0-5]\d)? ?(?:-|to|till?|until) ?(1[0-2]|[1-9])(:[0-5]\d)?(?=$|[,;?!]|\.(?!\d)| (?:and|then|with|minus|less|how|mon|tue|wed|thu|fri|sat|sun|today|yesterday|a day|every day|is|that)\b)/gi;
const ASKS_HOURS = /\b(?:how many hours|how long|total hours|hours (?:did|do|is|total|worked))\b|\bhours$/i;
const IS_WORK = /\b(?:work(?:ed|s|ing)?|shifts?|clocked|from|slept|school|babysat|open)\b/i;

const toRanges = (text: string): string =>
  ASKS_HOURS.test(text) && IS_WORK.test(text) && !/\b(?:hours?|hrs?|days|weeks|miles|km|percent) (?:to|-)/i.test(text)
    ? text.replace(
        WORKED_FROM,
        (_, from: string, past = ":00", to: string, behind = ":00") => `${from}${past} to ${to}${behind}`,
      )
    : text;

/** A sentence with these in figures; any other as it is. */
export function toFigures(sentence: string): string {
  const text = toRanges(sentence)
    .replace(SPAN, "$1 1 $2")
    .replace(ASKED_SPAN, " in 1 $1")
    .replace(HOUR_AND, "1 hour ")
    .replace(FULL_HOUR, "$1:$2")
    // "730am"
    .replace(/(?<![\d.,:$])\b(\d|1[0-2])([0-5]\d)(?= ?[ap]\.?m\b)/gi, "$1:$2")
    .replace(SPOKEN_CLOCK, toClock)
    .replace(SURE_CLOCK, (said, ...parts: string[]) =>
      SHIFTED.test(sentence) || sentence.match(SURE_CLOCK)!.length + (sentence.match(/\d:\d\d/g) ?? []).length === 2
        ? toClock(said, parts[0]!, parts[1]!, parts[2]!)
        : said,
    )
    .replace(
      WORD_CLOCK,
      (_, hour: string, past: string | undefined, half: string) =>
        `${toCount(hour)}:${past ? PAST[past.slice(0, 2).toLowerCase()]! : "00"} ${half}`,
    )
    .replace(PART_OF_DAY, toHalf);
  if (
    !/dozen|hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|eighths?|tenths?|(?:six|seven|nin|twelf|sixteen)ths/i.test(
      text,
    )
  )
    return text;
  // A dozen alone is a sum (readings/fixed/word-arithmetic.ts).
  if (/^[\w. ]{0,12}dozen\??$/i.test(text)) return text;
  return (
    text
      // "Quarter cup scoops", "third-cup servings"
      .replace(
        /\b(?:a |one )?(half|third|quarter)[ -]cups?(?: (servings?|scoops?|portions?)|(?<=\bhow many .*)(?= (?:in|are|from|of)\b))/gi,
        (_, part: string, piece = "servings") => `1/${PARTS[part.toLowerCase()]!} cup ${piece}`,
      )
      .replace(PART_OF_UNIT, (_, part: string) => `1/${PARTS[part.toLowerCase()]!} `)
      .replace(SHARE, (_, part: string) => `1/${PARTS[part.toLowerCase()]!}`)
      .replace(
        AND_A_HALF,
        (_, count: string, unit: string, part: string) => `${toCount(count) + 1 / PARTS[part.toLowerCase()]!} ${unit}`,
      )
      .replace(HALVES, (_, count: string, parts: string, part: string) =>
        String(toCount(count) + toCount(parts) / PARTS[part.toLowerCase()]!),
      )
      .replace(DOZENS, (_, count: string) => String((/half/i.test(count) ? 0.5 : toCount(count)) * 12))
      .replace(
        SOME_PARTS,
        (_, above: string, below: string, whole?: string) =>
          `${toCount(above)}/${PARTS[below.toLowerCase()]!}${whole === undefined ? "" : " "}`,
      )
      .replace(OFF, (_, part: string) => {
        const below = PARTS[part.toLowerCase()]!;
        return `${Number((100 / below).toPrecision(12))}% off`;
      })
  );
}

function toCount(word: string): number {
  const at = SMALL.indexOf(word.toLowerCase());
  return at >= 0 ? at + 1 : /^an?$/i.test(word) ? 1 : Number(word);
}

/** Prices as they are spoken, lists whose figures are counted first, and pay before taxes. */
const UNITS = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const BELOW_TWENTY = [...UNITS, ...TEENS];
const TO_99 = `(?:(?:${TENS.join("|")})(?:[ -](?:${UNITS.join("|")}))?|${[...TEENS, ...UNITS].join("|")})`;
/** "Fourteen fifty": dollars and cents, one behind the other. */
const SPOKEN_PRICE = new RegExp(
  `\\b(${TO_99}) ((?:${TENS.join("|")})(?:[ -](?:${UNITS.join("|")}))?|${TEENS.join("|")})\\b(?! (?:hundred|thousand|million|percent|cents?|dollars?|bucks)\\b)`,
  "gi",
);

function toNumeral(words: string): number {
  return words
    .toLowerCase()
    .split(/[ -]/)
    .reduce(
      (total, word) =>
        total + (TENS.indexOf(word) + 2) * Number(TENS.includes(word)) * 10 + BELOW_TWENTY.indexOf(word) + 1,
      0,
    );
}

/** Prices as they are spoken, where they are added: two of them, or with dollars; "nineteen ninety" alone may be a year, "two fifty dollars" 250. */
function writePrices(text: string): string {
  const prices = text.match(SPOKEN_PRICE) ?? [];
  if (prices.length === 0 || !/\b(?:plus|add|minus)\b/i.test(text)) return text;
  if (prices.length === 1 && !/\b(?:dollars|bucks)\b/i.test(text)) return text;
  return text.replace(
    SPOKEN_PRICE,
    (_, dollars: string, cents: string) => `$${toNumeral(dollars)}.${String(toNumeral(cents)).padStart(2, "0")}`,
  );
}

/** "My last four bills 88 104 97 121": how many there are is no figure of the list. */
const COUNTED_LIST = new RegExp(
  `\\b(last|past|these|those|my|our) (${UNITS.join("|")}|ten|\\d{1,2}) ((?:[a-z]+ ){1,3})((?:[$€£]?\\d[\\d.,]*(?:,? and |,? |$)){2,})`,
  "gi",
);

function uncountList(text: string): string {
  if (!/\b(?:average|avg|mean|median|total|sum)\b/i.test(text)) return text;
  return text.replace(COUNTED_LIST, (all, lead: string, said: string, things: string, list: string) => {
    const count = /\d/.test(said) ? Number(said) : toNumeral(said);
    // Of another count the list itself says what is wrong.
    if (list.trim().split(/,? and |,? +/).length !== count) return all;
    return `${/^(?:last|past)$/i.test(lead) ? "" : `${lead} `}${things}${list}`;
  });
}

/** "65,000 gross biweekly pay": a year's pay by the payday, before taxes; no pay by the hour, and nothing that is taken home. */
function writeGross(text: string): string {
  const isOfYear =
    /\b(?:\d{2,3}k|\d{2,3},?\d{3})\b/i.test(text) &&
    /\b(?:bi-?weekly|semi-?monthly|every (?:two|2|other) weeks?|twice a month|pay ?checks?)\b/i.test(text);
  if (!isOfYear || /\b(?:hour|hr|hourly|net|take[- ]?home|after|tax\w*|overtime)\b/i.test(text)) return text;
  return text.replace(/\bgross ((?:bi-?weekly|semi-?monthly) )?(pay ?checks?|pay)\b/i, "$1$2 before taxes");
}

/** A sentence with these as figures and words that the readings know. */
export const writeSpoken = (text: string): string => writeGross(uncountList(writePrices(text)));

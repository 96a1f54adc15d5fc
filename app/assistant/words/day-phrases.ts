/** Phrases about days, as the readings know them. */

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
/** The name of a day before its date, "friday 4 december 2026": the date says it all. */
const WEEKDAY_OF_DATE = new RegExp(
  String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)\.?),? (?:the )?(?=\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b|${MONTH} \d{1,2}\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2})`,
  "gi",
);
/** "February 1 of 2027" */
const YEAR_OF_DATE = new RegExp(
  String.raw`\b(${MONTH} \d{1,2}(?:st|nd|rd|th)?),? (?:of|in) (?:the year )?((?:19|20)\d{2})\b`,
  "gi",
);
/** "Days till my birthday on March 3" */
const OCCASION = new RegExp(
  String.raw`(?<=\b(?:days|weeks|months|long)\b.*\b(?:until|till|til|to) )(?:my|our|the|his|her|their|a|an) (?:[a-z']+ ){1,3}(?:(?:is|that is|which is) )?on (?=(?:the )?\d|${MONTH} \d)`,
  "gi",
);
/** "How old when he died, Feb 12 1809 - April 15 1865" */
const LIFE = new RegExp(
  String.raw`(?<=\b(?:died|death|passed away)\b[^\d]*)(${MONTH} \d{1,2},? \d{4}) (?:-|to|until) (?=${MONTH} \d)`,
  "i",
);
const FEAST =
  "(?:christmas|xmas|new year'?s?|thanksgiving|halloween|easter|valentine'?s?|black friday|boxing|independence|memorial|labor)(?: (?:day|eve|sunday))?";
/** "Thanksgiving how many days", "new year is in how many days" */
const FEAST_FIRST = new RegExp(
  String.raw`^(${FEAST}),? (?:is )?(?:in )?how (many (?:days|weeks|months|weekends|sleeps)|long|far)(?: (?:left|to go|away|until then|is it|is that|are left|till then|now))*\??$`,
  "i",
);
/** Of months that always have as many days. */
const LAST_DAYS: Readonly<Record<string, number>> = {
  january: 31,
  march: 31,
  april: 30,
  may: 31,
  june: 30,
  july: 31,
  august: 31,
  september: 30,
  october: 31,
  november: 30,
  december: 31,
};

export function rewordDays(text: string): string {
  return text
    .replace(WEEKDAY_OF_DATE, "")
    .replace(YEAR_OF_DATE, "$1 $2")
    .replace(
      /\bhow many more (?=(?:days|weeks|months|weekends|sleeps|nights)\b(?! (?:than|do i need|will i need)))/gi,
      "how many ",
    )
    .replace(FEAST_FIRST, "how $2 until $1")
    .replace(
      /^how long (?:is it )?(?:until|till|til|to) ([^?]+?),? in (days|weeks|months)\??$/i,
      "how many $2 until $1",
    )
    .replace(/^(?:how many )?days (?:are )?(?:left|remaining) (?:in|of) ([a-z]+)\??$/i, (all, month: string) => {
      const last = LAST_DAYS[month.toLowerCase()];
      return last === undefined ? all : `how many days until ${month} ${last}`;
    })
    .replace(/\b(?:by|in) (\d+ (?:days|weeks|months|years)) from (?:now|today)\b/gi, "in $1")
    .replace(/\b(?:an?|one|1) fortnight (?=after|before|from|later|ago|until|till)/gi, "2 weeks ")
    .replace(OCCASION, "")
    .replace(LIFE, "born $1 died ");
}

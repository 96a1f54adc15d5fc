/** Abbreviations and what else people write in a hurry, in words. */
import { readRewords, reword } from "./rewords.ts";

/** What people who are in a hurry write for words. */
const ABBREVIATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  "pmt=payment|pmts=payments|pymt=payment|pcs=pieces|qty=quantity|w/=with|w/o=without|approx=about|thru=through|atleast=at least|incl=including|hrs=hours|yrs=years|mins=minutes|secs=seconds|ppl=people|thats=that's|freq=frequency|gtts=gtt"
    .split("|")
    .map((pair) => pair.split("=")),
);
const ABBREVIATED = new RegExp(
  `(?<![\\w/'])(?:${Object.keys(ABBREVIATIONS)
    .toSorted((a, b) => b.length - a.length)
    .join("|")})(?![\\w/'])`,
  "gi",
);

/**
 * Those that are something else elsewhere (a day in Spanish, a tab of a browser, a zone), what is the case anyway (what a
 * resistive load draws), cloth as long as a yard, and times of races that would be too slow for a pace.
 */
const IN_PLACE = readRewords(String.raw`
(?<!\d ?)\bpct\b => "percent"
\btabs\b(?=.*\bm?c?g\b|(?<=\b(?:m?c?g|iu)\b.*)) => "tablets"
(?<=\d ?(?:in|inch(?:es)?|ft|feet|foot|cm|mm|m|yd|yards?|"|')?\.? ?)\bdiam?\b\.?|\bdiam?\b(?= (?:is |of |= ?)?\d| of an? ) => "diameter"
(?<=(?<![\d.])(?:\d(?:\.\d+)?|(?:\d )?\d\/\d)) ?c\.?(?= (?:of )?(?:flour|sugar|milk|water|rice|butter|broth|stock|oats|cream|cheese|oil|beans|pasta)\b) => " cups"
\b(?:an? |1 )(?:yard|yd) of(?= \d\d ?(?:in|inch|")(?: [a-z]+){0,2} (?:fabric|cloth|cotton|material)\b) => "36 inches x"
(?:\b(?:split|divided|div) )?\bb\.?i\.?d\b(?<=\bm?c?g\b.*) => "2 times a day"
(?:\b(?:split|divided|div) )?\bt\.?i\.?d\b(?<=\bm?c?g\b.*) => "3 times a day"
(?:\b(?:split|divided|div) )?\bq\.?i\.?d\b(?<=\bm?c?g\b.*) => "4 times a day"
\b1:(\d\d)(?= coffee ratio) => "1 to $1"
\b(?:2|two)[- ]part (?=epoxy|resin) => ""
\bk\b(?<=\bper k|\b(?:ran|run|jogged) \d[\d.]* k) => "km"
\b(gmt|utc|zulu) ([01]\d|2[0-3])([0-5]\d)\b => "$2:$3 $1"
\bits(?= (?:\d|noon|midnight)) => "it's"
\bthe year (?=[mdclxvi]{3,}\b) => ""
\bwithout looking\b => ""
\btime diff\b => "time difference"
\bdrip factor\b => "drop factor"
(?<!\banion )\bgap\b(?<=\bna\b.*\bcl\b.*) => "anion gap"
\b(26\.2|13\.1)(?= (?:at|in) \d{1,2}:\d\d) => "$1 miles"
 ?\/ ?(lb|pound|kg|kilo)\b(?<=\d ?(?:min(?:ute)?s?|hours?) ?\/ ?[a-z]+) => " per $1"
\bcu\.? ?yds?\b => "cubic yards"
\bcu\.? ?ft\b => "cubic feet"
(?<=\d ?)m(?= (?:hcl|naoh|koh|h2so4|hno3|nacl|acid|solution|stock)\b) => "M"
\bcorner to (?:opposite )?corner\b => "diagonal"
\bhyp\b(?<=\btriangle\b.*) => "hypotenuse"
\bwritten out\b => "in digits"
\bround(?= (?:[a-z]+ )?(?:tank|cistern|tub|planter|hole|column|silo|barrel|drum|pit)\b.*\b(?:deep|high|tall|depth|height)\b) => "cylinder"
\b(?:average|avg\.?|averaging|going|doing|holding|keeping)(?= \d[\d.]* ?(?:mph|kph|km\/h)| \d{1,2}:\d\d\b) => "at"
(?<=\b(?:[1-9]\d?k|marathon|half|\d ?(?:km|mi|miles?))\b.*)(\b[2-9]\d:\d\d|\d:\d\d:\d\d),? min(?:ute)?s? ?(?:\/|per|an?) ?(mi|km|k\b) => "$1, pace per $2"
\b(i|s?he|they)ll(?= (?:be|have|need|turn)\b) => "$1'll"
\bhr(?= diff) => "hour"`);
const OF_POWER =
  /\b(?:k?wh|watts?|volts?|amps?|ohms?|led|bulbs?|heaters?|solar|panels?|charger|cents?|hours?|days?|daily|electric\w*)\b|\d ?(?:v|a|kw)\b/i;
const OF_BODIES =
  /\b(?:bm[ri]|tdee|e?gfr|creatinine|crcl|scr|mifflin|harris|cockcroft|katch|calories|body ?fat|ideal weight|\dy\/?o|yo|y\/o|hr max|max hr|heart rate)\b/i;

export function spellOut(text: string): string {
  let all = reword(
    text.replace(ABBREVIATED, (word) => ABBREVIATIONS[word.toLowerCase()]!),
    IN_PLACE,
  );
  if (!OF_POWER.test(all))
    all = all.replace(/(?<=[a-z,] )w (?=[a-z\d])|(?<=\b(?:feeds|serves|makes|for|age|of|in) \d+ )w (?=\d)/gi, "with ");
  // "F 34 yo", "62 yo f", "34f": no meters, which have a figure of one to three or a unit beside them.
  return OF_BODIES.test(all)
    ? all.replace(
        /(?<![\w./'-]|\d )[fm](?![\w./'])|\b[fm](?=,? \d{1,3} ?(?:y\/?o|years? old|yrs? old)\b)|(?<=\d ?(?:y\/?o|years? old|yrs? old),? )[fm](?![\w/'])|(?<=(?<![\d.,])\d\d ?)[fm](?![\w/'])/gi,
        (sex) => (/f/i.test(sex) ? " female" : " male"),
      )
    : all;
}

/** Prices as they are spoken, lists whose figures are counted first, and shares that go. */
import { spellOut } from "./abbreviations.ts";
import { TEENS, TENS, TO_99, toNumeral, UNITS } from "./numerals.ts";
import { writeSpokenFigures } from "./spoken-figures.ts";
import { writeShopTalk } from "./shop-talk.ts";

/** "Fourteen fifty": dollars and cents, one behind the other. */
const SPOKEN_PRICE = new RegExp(
  `\\b(${TO_99}) ((?:${TENS.join("|")})(?:[ -](?:${UNITS.join("|")}))?|${TEENS.join("|")})\\b(?! (?:hundred|thousand|million|percent|cents?|dollars?|bucks)\\b)`,
  "gi",
);

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

/** "My last four bills 88 104 97 121": how many there are is not a figure of the list. */
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

const DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const FIGURE = "[$€£]?\\d[\\d.,]*(?<![.,])";
const ON_DAYS = new RegExp(
  `\\b(?:on |and )*${DAY}:? (${FIGURE})(?![:/]|\\d| ?(?:[ap]m|to|-)\\b)|(${FIGURE})((?: (?!on\\b)[a-z]+)?) (?:on )?${DAY}\\b`,
  "gi",
);
const SUMS = /\b(?:total|sum|altogether|in all|all together|combined)\b/i;
const AVERAGES = /\b(average|avg|mean|median)\b/i;
const UNIT =
  "((?: ?(?!(?:and|on|over|in|for|total|sum|avg|average|mean|how|what|whats|altogether|combined)\\b)[a-z]+)?)";
const LISTED = new RegExp(`${FIGURE}${UNIT}(?:(?:,? and |, |; | plus | )${FIGURE}${UNIT})+`, "i");
/** What makes something else of a list than its sum, or is read with more care elsewhere. */
const NO_LIST =
  /[%/*=+]|\b(?:each|per|an? (?:hour|day|week|month|year)|every|minus|less|left|remaining|tax|tip|off|without|except|not|drop\w*|lowest|highest|weighted|two|three|four|five|six|seven|eight|nine|ten|gpa|goal|need\w*|want|than|difference|split|change|budget|had|have|start\w*|balance|deposit\w*|more|extra|twice|double|half|best|worst|skip\w*|moving|sd|std|n|interval|variance|geometric|harmonic|standard|and (?:the )?(?:median|mode|range)|at|x|by|from|to|or|vs|next|over|for|of|in (?:cm|mm|kg|km|feet|meters|minutes|hours))\b/i;

/** "Mon 7.5 tue 8 wed 6, total hrs", "walked 2.1, 3.4 and 2.9 miles, avg": whose figures they are changes nothing. */
function writeLists(text: string): string {
  const onDays = text.match(ON_DAYS)?.length ?? 0;
  const isSum = SUMS.test(text) || (onDays >= 3 && /\bhow (?:many|much)\b/i.test(text) && !AVERAGES.test(text));
  if (!isSum && !AVERAGES.test(text)) return text;
  const said =
    onDays >= 2
      ? text
          .replace(ON_DAYS, (_, one?: string, other?: string, unit = "") => `, ${one ?? other}${unit}`)
          .replaceAll(/(?: and)? ?, [ ,]*/g, ", ")
      : text;
  const list = LISTED.exec(said);
  const many = list?.[0].match(new RegExp(FIGURE, "g"))!.length;
  const around = list ? [said.slice(0, list.index), said.slice(list.index + list[0].length)].join(" , ") : "";
  if (
    !list ||
    /\d/.test(around) ||
    NO_LIST.test(around) ||
    (onDays < 2 && many! < 3) ||
    (onDays < 2 &&
      isSum &&
      !/^[a-z ]+:|^[a-z]+ ,/i.test(around) &&
      !/\d ?(?:miles?|mi|km|lbs?|pounds|hours|hrs|kg|feet|ft|inches|yards)\b/i.test(list[0]))
  )
    return text;
  const units = new Set(list[0].match(/[a-z]+/gi)?.filter((one) => one !== "and"));
  const [asked] =
    /(?<=\b(?:total|many) )(?:hrs?|hours|miles|mi|lbs?|pounds|inches|km|minutes|min|feet|gallons)\b/i.exec(around) ??
    [];
  const [unit = asked ?? "", ...others] = units;
  const figures = list[0].match(new RegExp(FIGURE, "g"))!;
  if (others.length > 0) return text;
  if (!isSum) return `${AVERAGES.exec(around)?.[0] ?? "average"} of ${figures.join(", ")} ${unit}`;
  const sum = MEASURED.test(unit) ? figures.map((one) => `${one} ${unit}`).join(" + ") : figures.join(" + ");
  return unit.startsWith("h") ? `${sum} in hours` : sum;
}
const MEASURED =
  /^(?:hrs?|hours?|mi|miles?|km|lbs?|pounds?|oz|kg|in|inch(?:es)?|ft|feet|yards?|min|minutes?|gal|gallons?|acres?)$/i;

/** "4.5 yds of flannel, lost 6 percent in the wash, yards left": what goes is a share of it. */
const GONE =
  "(?:lost|loses?|shrank|shrinks?|wasted|used(?: up)?|sold|ate|eaten|spoiled|died|went bad|go(?:es)? bad|broken?|broke|evaporated|gone|rotten|rotted|failed|returned|cracked|threw out|gave away)";
const SHARE_GONE = new RegExp(
  `^(?!.*\\b(?:each|every|per|daily|weekly|an? (?:day|week|month|year|hour)|then|another|more|not|twice|half|again|except|only)\\b)(?:i |we |have |had |got |bought |of |out of )*(\\d[\\d.,]*(?<![.,])(?: ?[a-z]+)?)(?: of)?(?: [a-z]+){0,2},? (?:and |but |we |i |it |they |then |about )*(?:${GONE} (?:about )?(\\d[\\d.]*) ?(?:%|percent)|(\\d[\\d.]*) ?(?:%|percent|pct) (?:of (?:it|them|the [a-z]+) )?(?:(?:was|were|is|are|got|have|has|had) )*${GONE})(?: [a-z]+){0,4},? (?:(?:how|much|many|what's|what|whats) )*(?:[a-z]+ ){0,2}?(?:(?:is|are|do|i|we|have) )*(?:left|remain(?:s|ing)?|(?:cooked|dry|dried|trimmed|final) (?:weight|yield))(?: over)?[?. ]*$`,
  "i",
);
const keepShare = (text: string): string =>
  text.replace(SHARE_GONE, (all, whole: string, one?: string, other?: string) => {
    const share = Number(one ?? other);
    if (share >= 100) return all;
    return MEASURED.test(/[a-z]+$/i.exec(whole)?.[0] ?? "") || /(?:yds?|tons?|cups?|liters?)$/i.test(whole)
      ? `${whole} * ${Number((1 - share / 100).toFixed(6))}`
      : `${parseFloat(whole.replaceAll(",", ""))} less ${share}%`;
  });

/** A sentence with these as figures and words that the readings know. */
export const writeSpoken = (text: string): string =>
  writePrices(keepShare(writeLists(uncountList(writeShopTalk(writeSpokenFigures(spellOut(text)))))));

/** What one of several costs, whichever is said first: "paid 36 for 15 coffees, what's that per coffee". */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, toMoney, toNumber } from "#assistant/readings/slots/form.ts";
import { OF_PACKS } from "#assistant/readings/slots/words.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const NOT =
  /<(?!number|money)[a-zA-Z]+\d+>|\b(?:percent|vs|versus|or|than|cheaper|better|more|less|tax|tip|off|discount|month|week|day|year|hour|mile|night|free|profit|sold|sell\w*|average|change|left|plus|minus|markup|shipping|per (?:serving|portion|cup) and)\b|[+*=]/;
const COUNT =
  "<number(?<count>\\d+)>(?: (?:packs?|pk|count|ct|box|case)(?: of)?)?(?: (?<noun>(?!for|is|are|at)[a-z]{2,}))?";
const PRICE = "<(?:number|money)(?<price>\\d+)>(?: (?:dollars|bucks))?";
const PAIRS = [
  `(?:paid|spent|pay|cost(?: me| us)?|costs?|is|was|^|total(?: of)?) ?${PRICE}(?: (?:total|altogether|in all))? (?:for|on|got (?:me|us)|buys|gets) (?:an? |the |my )?${COUNT}`,
  `${COUNT} (?:for|cost(?:s| me| us)?|are|is|were|was|came to|comes? to|=|go(?:es)? for|at) ${PRICE}(?! (?:each|apiece|per|a))`,
  // "64 loads for 12.99 per load": a pack of so many, of which one is asked for.
  `${COUNT} for ${PRICE}(?= per ${OF_PACKS}$)`,
].map((one) => new RegExp(`(?<![a-z])${one}`));
const ASKS =
  /\b(?:per|each|apiece|a piece|for (?:one|a single|1)|(?:is|does|cost of|price of|of) (?:one|each|a single)|(?:one|each|a single) (?:is|costs?))(?: ([a-z]{2,}))?/g;

const stem = (word = "") => word.replace(/(?<=[sxz]|[cs]h)es$|s$/, "").replace(/i$/, "y");

const LEAST_PACK = 10;

/** Null where it is not such a question, or something of it has no place. */
export function readPriceOfOne({ text, values }: Marked): Reading | null {
  if (values.length !== 2 || NOT.test(text)) return null;
  const found = PAIRS.map((one) => one.exec(text)).find((one) => one !== null);
  const pair = found?.groups;
  if (!found || !pair) return null;
  const rest = text.replace(found[0], " | ").replaceAll(/ +/g, " ");
  const [asked] = [...rest.matchAll(ASKS)].map(([, noun]) => stem(noun));
  const noun = stem(pair["noun"]);
  if (asked === undefined || (asked !== noun && !/^(?:cost|piece|item|unit|one|price|come|pay|be|)$/.test(asked)))
    return null;
  // "Detergent 64 loads": what is bought.
  const [, bought = ""] = /^((?:[a-z]+ ){1,2})(?=<number)/.exec(text) ?? [];
  const own = new Set([...WORDS, ...bought.trim().split(" "), pair["noun"]!, noun]);
  const unread = findUnknownWords(rest, own);
  const [count, price] = [toNumber(values[Number(pair["count"])]), toNumber(values[Number(pair["price"])])];
  if (!unread || unread.length > 2 || !(Number.isInteger(count) && count > 1)) return null;
  // "3 bottles for 12 per bottle" may be 36 as well.
  if (/for <(?:number|money)\d+>(?: (?:dollars|bucks))? per /.test(text) && count < LEAST_PACK) return null;
  return { ...sum(`${price} / ${count}`), unread, told: { field: toMoney(values, "For one") } };
}

const WORDS = new Set(
  "what's whats what is how much per each apiece piece item unit one single a for of cost costs price come pay paid so that does it | the".split(
    " ",
  ),
);

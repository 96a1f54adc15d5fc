/** What is bought, so many at so much: by a noun that has a count and a price, one of a thing, fees on each. */
import { toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";

export interface Item {
  readonly count: number;
  readonly value: Value;
  readonly noun: string;
}

const WEIGHED = /<number\d+>(?: (?:at|[a-z]+s(?: at)?)) <mass\d+>(?! (?:each|apiece|per|an?)\b)/g;

/** "Tickets 4 at 35", "hotel 3 nights 110": so many of them at so much each. */
export const countFirst = (text: string): string =>
  // "4 boxes 3.2 lb, 7 at 1.8 lb": of several, each has its weight.
  ((text.match(WEIGHED)?.length ?? 0) > 1 ? text.replaceAll(WEIGHED, "$& each") : text)
    .replaceAll(
      /(?<![a-z] )(?<!(?<!(?:at|@|x) )<(?:number|money)\d+> )\b([a-z]{2,}s) (<number\d+>) (?=(?:at|@|x) <(?:number|money))/g,
      "$2 $1 ",
    )
    .replaceAll(/(?<=<number\d+> nights) (?:for |@ |x )?(?=<(?:number|money)\d+>)/g, " at ")
    .replaceAll(/(?<=<number\d+> nights at <(?:number|money)\d+>) (?:an?|per|each|every) night\b/g, "")
    .replaceAll(/\bnightly\b/g, "a night");

/** "25 for adults and 15 for kids, 4 adults and 2 kids": a price and a count of the same. */
export function readByNoun(
  text: string,
  values: readonly Value[],
  items: Item[],
  take: (match: RegExpExecArray) => void,
) {
  // "Adults 12 children 7": a figure that has its name is not a count of the next.
  let left = text;
  for (const [, count, noun] of text.matchAll(
    /<number(\d+)> ([a-z]{3,}s|children|people|men|women)\b(?! <number\d+>(?! [a-z]+s\b))/g,
  )) {
    const one = noun!
      .replace(/^children$/, "child(?:ren)?")
      .replace(/^people$/, "(?:person|people)")
      .replace(/s$/, "s?");
    const price = new RegExp(
      `(?<!<number\\d+> )\\b${one}(?: (?:is|are|cost|costs|pay|pays|tickets?|at|for))* <(?:number|money)(\\d+)>|<(?:number|money)(\\d+)>(?: (?:dollars|bucks))? (?:for|per|an?|each|for each|for an?|for the) ${one}(?![a-z])`,
    ).exec(left);
    if (!price) continue;
    items.push({ count: toNumber(values[Number(count)]), value: values[Number(price[1] ?? price[2])]!, noun: noun! });
    left = left.replace(price[0], " ; ");
    take(price);
    const counted = new RegExp(`<number${count}> ${noun}`).exec(text)!;
    left = left.replace(counted[0], " ; ");
    take(counted);
  }
}

/** "1 jacket 90 and 2 shirts 25 each" */
export function readOnes(
  text: string,
  values: readonly Value[],
  items: Item[],
  take: (match: RegExpExecArray) => void,
) {
  if (items.length === 0) return;
  const one = /<number(\d+)> ([a-z]{3,}) (?:at |for )?<(?:number|money)(\d+)>/.exec(text);
  if (one === null || toNumber(values[Number(one[1])]) !== 1) return;
  items.push({ count: 1, value: values[Number(one[3])]!, noun: one[2]! });
  take(one);
}

/** "4 tickets at 48 plus a 6.50 fee per ticket" */
export function readFees(
  text: string,
  values: readonly Value[],
  items: Item[],
  take: (match: RegExpExecArray) => void,
) {
  const fee =
    /(?:plus|and|\+|with)(?: an?)? <(?:number|money)(\d+)>(?: [a-z]+){0,2} (?:per|each|a|for each) ([a-z]+?)s?\b(?! <)/.exec(
      text,
    );
  const of = fee && items.find(({ noun }) => noun.split(" ").some((one) => one.replace(/s$/, "") === fee[2]));
  if (!of) return;
  items.push({ count: of.count, value: values[Number(fee[1])]!, noun: "" });
  take(fee);
}

const MOST_UNKNOWN = 3;
const WORDS = new Set(
  "total altogether together all sum add up combined cost costs price pay after paying paid spend spent spending buy buying bought order ordered come comes bill and plus + with at @ for each apiece per a an the on of in is are change back left leftover over remaining remains still have had has got from out i we need want how much many what what's whats does do did will would it that them they're they budget wallet cash minus less then dollars bucks also some one two another only started gave handed hand give gives cashier raised collected cleared clear checking account electric used expenses spending groceries receipt bills purchases shopping monday tuesday wednesday thursday friday saturday sunday fee fees rental venue hall room entry entrance delivery shipping parking ( ) & - list weight heavy long time wedding party catering can could afford many as ticket tickets apiece each. people person fixed family".split(
    " ",
  ),
);

/** The words that are neither of a list nor beside a figure or an article; null where one may change the sum. */
export function listUnknown(rest: string): readonly string[] | null {
  const marked = rest.replaceAll(/<[a-zA-Z]+\d+>/g, "|");
  const things = new Set(
    [
      ...marked.matchAll(
        /(?<![a-z])(?:(?:an?|the|my|our|on|for|some|of|(?:an?|plus|and|the|one|\+) \|))((?: (?!(?:and|then|plus|how|what|whats|left|total)\b)[a-z]{3,}){1,2})/g,
      ),
      // "3 kg potatoes"
      ...rest.matchAll(/<(?:mass|volume|length)\d+>(?: of)?((?: [a-z]{3,}))/g),
      ...marked.matchAll(/((?:[a-z]{3,} ){1,2})(?:(?:is|are|for|at|was|cost|costs) )*(?=\|)/g),
    ].map(([, nouns]) => nouns!.trim().split(" ").at(-1)!),
  );
  // "The purple hall": a hall is what is paid for.
  const named = findUnknownWords(marked, WORDS)?.filter((word) => !things.has(word));
  return named && named.length <= MOST_UNKNOWN ? named : null;
}

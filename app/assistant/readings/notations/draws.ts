/** Chances of what is drawn: cards of a deck, marbles of a bag, tickets of which some win. */
import { BOUND, choose, COUNT, type Odds, OR, toCount, toRange } from "./how-many.ts";
import type { Sentence } from "./sentence.ts";

/** What is drawn from: so many, of which so many are called so. */
interface Stock {
  readonly all: number;
  /** How many are meant by a name. */
  readonly count: (name: string) => number | null;
  /** How they are called, in the words of a sentence. */
  readonly name: string;
  /** How many there are of each of two kinds. */
  readonly kinds?: readonly number[];
}

const RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"];
const SUITS = ["heart", "diamond", "spade", "club"];
const CARD = `(?:(?:red|black) )?(?:(?:${RANKS.join("|")}) of (?:heart|diamond|spade|club)s|(?:face|court|picture|red|black) cards?|(?:ace|jack|queen|king|heart|diamond|spade|club)s?|red|black)`;

const isCalled = (name: string, rank: number, suit: number): boolean =>
  name.split(" ").every((word) => {
    const one = word.replace(/(?<!^)s$/, "");
    if (one === "red") return suit < 2;
    if (one === "black") return suit >= 2;
    if (/^(?:face|court|picture)$/.test(one)) return rank >= 10;
    if (SUITS.includes(one)) return SUITS[suit] === one;
    return RANKS.includes(one) ? RANKS[rank] === one : /^(?:of|card)$/.test(one);
  });

/** A king or a heart is one of sixteen. */
const countCards = (name: string): number => {
  const names = name.split(
    /,? or (?:an? )?|, (?:an? )?|(?<=\b(?:ace|jack|queen|king|heart|spade|club|diamond)s?) (?!of\b)/,
  );
  let count = 0;
  for (let card = 0; card < 52; card++)
    if (names.some((one) => isCalled(one, card % 13, Math.floor(card / 13)))) count += 1;
  return count;
};

const COLOR = "(?:red|blue|green|yellow|white|black|orange|purple|pink|brown|gr[ae]y|gold|silver)";
const THING =
  "(?:marbles?|balls?|ones|candies|candy|chips?|socks?|beads?|cubes?|jelly ?beans?|m&ms|tokens?|pens?|apples?)";
const WINS = "(?:win(?:s|ners?|ning)?|prizes?|defective|faulty|bad|broken|rotten|special|good)";

export function readDraws(sentence: Sentence): Odds | null {
  if (
    sentence.says(
      /\b(?:jokers?|flush|straight|full house|poker|blackjack|then|against|another|suits?|ranks?|three of a|four of a|left|remaining|already|until)\b/,
    )
  )
    return null;
  const isAgain = sentence.take(/\b(?:draw|pick|take) (?:another |one |it )?again\b/) !== null;
  const isBack =
    sentence.take(
      /\b(?:with(?: the)? replacement|replac(?:ing|ed)(?: (?:it|them))?|(?:putting|puts?) (?:it|them|the card) back(?: in)?)\b(?! without)/,
    ) !== null;
  sentence.take(/\b(?:without|w\/o|no) (?:replacement|replacing|putting (?:it|them) back)\b/);
  const stock = readDeck(sentence) ?? readBag(sentence) ?? readTickets(sentence);
  if (!stock) return null;
  const each = readEach(sentence, stock);
  return each ?? readEvent(sentence, stock, isBack, isAgain);
}

function readDeck(sentence: Sentence): Stock | null {
  const isDeck = sentence.says(
    /\b(?:cards?|deck|aces?|kings?|queens?|jacks?|hearts?|spades?|clubs?|diamonds?|pocket)\b/,
  );
  if (!isDeck || sentence.says(/\b(?:marbles?|balls?|bag|urn|box|jar)\b/)) return null;
  sentence.take(/\b(?:standard )?(?:deck of )?52(?:[- ]cards?)?\b/);
  return { all: 52, count: countCards, name: `${CARD}(?:(?:,? ${CARD})*,? or (?:an? )?${CARD})?` };
}

function readBag(sentence: Sentence): Stock | null {
  const counts = new Map<string, number>();
  const item = `(?<!(?:at least|at most|exactly|more than|fewer than) )\\b${COUNT} (${COLOR})s?(?: ${THING})?\\b`;
  // "Two reds from 3 red and 5 blue": the first of a color is what is asked for where another follows.
  const twice = `(?!.*\\b(?:from|out of|in a? ?\\w*)\\b.*\\b${COUNT} \\2)`;
  const isBare = sentence.says(new RegExp(`\\b${COUNT} ${COLOR}.*\\b${COUNT} ${COLOR}`));
  if (!isBare || sentence.says(/\b(?:first|second|third|next|different|same|match\w*)\b/)) return null;
  const again: string[] = [];
  for (let found = sentence.take(item + twice); found; found = sentence.take(item + twice)) {
    // "5 red 7 blue, one red one blue"
    if (counts.has(found[2]!)) again.push(found[0]!);
    else counts.set(found[2]!, toCount(found[1]!));
  }
  sentence.putBack(again.join(" "));
  if (counts.size < 2) return null;
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const count = (name: string) => {
    const colors = new Set(
      name.split(/ or (?:an? )?/).map((one) => one.replace(new RegExp(` ${THING}$`), "").replace(/s$/, "")),
    );
    let good = 0;
    for (const color of colors) {
      if (!counts.has(color)) return null;
      good += counts.get(color)!;
    }
    return good;
  };
  return {
    all,
    count,
    kinds: [...counts.values()],
    name: `${COLOR}s?(?: ${THING})?(?: or (?:an? )?${COLOR}s?(?: ${THING})?)?`,
  };
}

/** "10 tickets, 3 win", "3 of 20 bulbs are defective". */
function readTickets(sentence: Sentence): Stock | null {
  const few =
    sentence.take(
      `\\b${COUNT} (?:of (?:them|the \\w+|which) )?(?:are |is |that )?(${WINS})(?: (?:tickets|ones|\\w+s))?\\b`,
    ) ?? null;
  if (!few) return null;
  const many =
    sentence.take(
      `\\b(?:among|of|out of|in|with|from|there are|has|have|a box of|box of) (?:an? )?${COUNT} [a-z]+s\\b`,
    ) ?? sentence.take(`^\\W*${COUNT} [a-z]+s\\b`);
  if (!many) return null;
  const [good, all] = [toCount(few[1]!), toCount(many[1]!)];
  return good < all ? { all, count: () => good, name: `(?:${WINS}|mine|my ticket)` } : null;
}

/** "One of each", "one red one blue": what two that are drawn differ in. */
function readEach(sentence: Sentence, stock: Stock): Odds | null {
  const { all, count, name, kinds } = stock;
  if (kinds?.length === 2 && sentence.take(/\b(?:one|1) (?:of each|from each)(?: colou?r)?\b/))
    return (takeDraws(sentence, stock) ?? 2) === 2 ? [kinds[0]! * kinds[1]!, choose(all, 2)] : null;
  const pair = sentence.take(`\\b(?:one|1|an?) (${name}),? (?:and )?(?:the other|one|1|an?) (${name})\\b`);
  if (!pair || /\bor\b/.test(pair[0]!)) return null;
  const [one, other] = [count(pair[1]!), count(pair[2]!)];
  const draws = takeDraws(sentence, stock);
  return one && other && all !== 52 && (draws === null || draws === 2) && pair[1] !== pair[2]
    ? [one * other, choose(all, 2)]
    : null;
}

/** How many are drawn; null where it is not said. */
function takeDraws(sentence: Sentence, { name }: Stock): number | null {
  const said =
    sentence.take(
      `\\b(?:draw(?:s|n|ing)?|pick(?:s|ed|ing)?|tak(?:e|es|ing)|pull(?:s|ed|ing)?|choos(?:e|ing)|grab(?:s|bing)?|deal(?:t|ing)?|buy(?:s|ing)?|bought|get) (?:out )?${COUNT}(?: (?:cards?|${THING}|tickets?|of them))?\\b(?! (?:${name}))`,
    ) ??
    sentence.take(
      `\\b${COUNT}(?: |-)(?:cards?|draws?|picks?|${THING}|tickets?)(?: (?:hand|drawn|are drawn|dealt|are dealt|picked|pulled|chosen|are picked|are chosen))?\\b`,
    ) ??
    sentence.take(`\\b${COUNT} (?:are |is |were |get )?(?:drawn|picked|dealt|pulled|chosen|taken)\\b`);
  return said ? toCount(said[1]!) : null;
}

function readEvent(sentence: Sentence, stock: Stock, isBack: boolean, isAgain: boolean): Odds | null {
  const { all, count, name } = stock;
  const isPocket = sentence.take(/\bpocket\b/) !== null;
  const drawn = isAgain || isPocket ? 2 : takeDraws(sentence, stock);
  const hits = sentence.take(
    `\\b(?:(not|isn't|is not|other than)(?: getting| drawing| an?)* )?${BOUND}(?:(both|all|every|only|neither|none|no|an?|the|${COUNT})(?: of (?:them|the cards|those))?(?: (?:are|is|being|be))?${OR} )?(?:an? )?(${name})(?: cards?)?(?: (in a row|back to back))?\\b`,
  );
  if (!hits) return null;
  const [, not, bound, many = "", number, or, called, row] = hits;
  const good = count(called!);
  // "Both red", "red on both"
  const isAll = /^(?:both|all|every|only)$/.test(many) || sentence.take(/\b(?:both|all)\b/) !== null;
  const isNone = /^(?:no|none|neither)$/.test(many) || sentence.take(/\b(?:none|neither)\b/) !== null;
  const wanted = number !== undefined ? toCount(number) : /^an?$/.test(many) || bound ? 1 : null;
  const isBoth = /^both$/.test(many) || /\bboth\b/.test(sentence.text);
  const draws =
    drawn ??
    (isBoth ? 2 : number !== undefined && !bound && !or ? wanted! : isAll || isNone ? (many === "neither" ? 2 : 0) : 1);
  if (good === null || draws < 1 || draws > 12 || (isBoth && draws !== 2)) return null;
  if (draws > all || (drawn === null && (bound || or))) return null;
  // "Chance that two are red" does not say of how many.
  if (drawn === null && number !== undefined && /\b(?:are|is|being|be)\b/.test(hits[0]!)) return null;
  // Of several that are drawn it must be said how many.
  const isEvery = isAll || isPocket || row !== undefined || (number !== undefined && drawn === null);
  if (draws > 1 && !isEvery && !isNone && !bound && number === undefined) return null;
  if (not && draws > 1) return null;
  const range = isEvery ? [draws] : isNone || not ? [0] : toRange(bound, wanted ?? 1, or, draws);
  if (wanted !== null && wanted > draws) return null;
  return countDraws(good, all, draws, range, isBack);
}

/** So many of those that are drawn are of the good ones. */
function countDraws(good: number, all: number, draws: number, hits: readonly number[], isBack: boolean): Odds | null {
  let ways = 0;
  for (const hit of hits) {
    if (isBack) ways += choose(draws, hit) * good ** hit * (all - good) ** (draws - hit);
    else if (hit <= good && draws - hit <= all - good) ways += choose(good, hit) * choose(all - good, draws - hit);
  }
  const whole = isBack ? all ** draws : choose(all, draws);
  return ways > 0 && good < all && whole <= 2 ** 52 ? [ways, whole] : null;
}

/** Chances with coins, dice, cards and marbles: so many of so many show it, whatever is asked in which order. */
import type { Direct } from "#assistant/readings/reading.ts";
import { sum, toPercent } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNT = `(\\d+|${NUMBERS.slice(1).join("|")})`;
const BOUND = "(?:(exactly|at least|at most|more than|fewer than|less than|no more than) )?";
const OR = "(?: (or more|or fewer|or less))?";
const CHANCE = /\b(?:probabilit(?:y|ies)|prob|chances?|odds|likelihood|likely)\b|%|\bpercent/;
/** Ways that are counted stay whole numbers up to here. */
const MOST_WAYS = 2 ** 52;
const WORDS =
  "probability prob chance chances odds likelihood likely percent percentage % getting rolling flipping tossing throwing drawing picking pulling landing flip flips flipped toss tosses tossed throw throws thrown roll rolls rolled draw draws drawn pick picked pull pulled choose chosen grab land lands up show shows showing fair standard normal regular random randomly times time coin coins die dice side sided six-sided when all both either each every one single it they them being dealt you i take out from off top full shuffled playing deck cards card pack bag box jar urn hat bowl contains there's marble marbles ball balls candy candies chip chips red blue green yellow white black orange purple pink brown that's there color colored without replacement putting back and two-dice hand first second turns comes come out pair of sequence straight row throw's first total result outcome terms";

/** Ways that show it, of all ways. */
type Odds = readonly [ways: string | number, all: string | number];

export function readOdds(sentence: Sentence): Direct {
  const asksOneIn = sentence.take(/\b(?:1|one) in (?:how many|what|n|x)\b/) !== null;
  const isChance = sentence.says(CHANCE);
  sentence.take(/(?<![\d.] ?)\b(?:(?:in|as)(?: an?)? )?(?:percent(?:age)?)\b(?! (?:off|of))/);
  const odds =
    readCoins(sentence) ??
    (isChance || asksOneIn ? (readDice(sentence) ?? readCards(sentence) ?? readBag(sentence)) : null);
  if (!odds || sentence.says(/\d/) || !sentence.isRead(WORDS)) return null;
  const [ways, all] = odds;
  return asksOneIn
    ? { ...sum(`${all} / (${ways})`), told: { field: { kind: "number", label: "One in", decimals: 1 } } }
    : toPercent(`100 * ${ways} / ${all}`, "Probability");
}

const toCount = (text: string): number => (NUMBERS.includes(text) ? NUMBERS.indexOf(text) : Number(text));

/** Which counts are meant by "at least 3", "3 or more". */
function toRange(bound: string | undefined, count: number, or: string | undefined, all: number): readonly number[] {
  const isMeant = (one: number): boolean => {
    if (bound === "at least" || or === "or more") return one >= count;
    if (bound === "at most" || bound === "no more than" || or) return one <= count;
    if (bound === "more than") return one > count;
    return bound === "fewer than" || bound === "less than" ? one < count : one === count;
  };
  return Array.from({ length: all + 1 }, (_, one) => one).filter(isMeant);
}

/** So many of some tries show one of some sides. */
function countTries(tries: number, sides: number, good: number, hits: readonly number[]): Odds | null {
  const all = sides ** tries;
  if (!(tries >= 1 && all <= MOST_WAYS) || hits.length === 0) return null;
  let ways = 0;
  for (const hit of hits) ways += choose(tries, hit) * good ** hit * (sides - good) ** (tries - hit);
  return [ways, all];
}

function choose(all: number, some: number): number {
  let ways = 1;
  for (let at = 1; at <= some; at++) ways = (ways * (all - some + at)) / at;
  return Math.round(ways);
}

function readCoins(sentence: Sentence): Odds | null {
  if (
    !sentence.says(/\b(?:heads?|tails?)\b/) ||
    sentence.says(/\b(?:biased|unfair|weighted|loaded|then|first|or tails|and tails|streak)\b/)
  )
    return null;
  const face = "(?:heads?|tails?)";
  const row =
    sentence.take(`\\b${COUNT} ${face}(?: ${COUNT} times)? in a row\\b`) ??
    sentence.take(`\\b${face} ${COUNT} times in a row\\b`);
  if (row) return countTries(toCount(row[1]!), 2, 1, [toCount(row[1]!)]);
  const least = sentence.take(
    `\\b${BOUND}${COUNT} of (?:the )?${COUNT} (?:coins?|flips|tosses) (?:is|are|being|lands?|shows?|comes? up|coming up) ${face}\\b`,
  );
  if (least)
    return countTries(toCount(least[3]!), 2, 1, toRange(least[1], toCount(least[2]!), undefined, toCount(least[3]!)));
  const hits = sentence.take(`\\b${BOUND}(${COUNT}|an?|no)${OR} ${face}\\b`);
  const tries =
    sentence.take(`\\b${COUNT} (?:fair |coin |independent )*(?:coins?|flips?|tosses|toss|throws?|times)\\b`) ??
    sentence.take(/\b(?:a|the|one) (?:single )?coin(?: (twice|once))?\b/);
  const count =
    tries && (tries[1] === undefined || tries[1] === "once" ? 1 : tries[1] === "twice" ? 2 : toCount(tries[1]));
  if (count === null) return null;
  const isAll = hits === null && sentence.take(new RegExp(`\\b(?:all|both|every|only)\\b.*\\b${face}\\b`)) !== null;
  if (!hits && !isAll && !(count === 1 && sentence.take(new RegExp(face)))) return null;
  const wanted = hits ? (/^an?$/.test(hits[2]!) ? 1 : hits[2] === "no" ? 0 : toCount(hits[2]!)) : count;
  return wanted > count ? null : countTries(count, 2, 1, toRange(hits?.[1], wanted, hits?.[4], count));
}

const FACES = "ones|twos|threes|fours|fives|sixes";
const FACE = `(${FACES}|one|two|three|four|five|six|\\d+)s?`;
const toFace = (text: string) => (FACES.split("|").includes(text) ? FACES.split("|").indexOf(text) + 1 : toCount(text));

function readDice(sentence: Sentence): Odds | null {
  if (!sentence.says(/\b(?:dice|die|d\d+|roll\w*|snake eyes|boxcars)\b/)) return null;
  if (
    sentence.says(
      /\b(?:loaded|sum|total|add|adds|adding|advantage|before|then|until|yahtzee|straight|consecutive|different)\b|[+]/,
    )
  )
    return null;
  const sided = sentence.take(/\bd(\d+)s?\b/) ?? sentence.take(/\b(\d+)[- ]sided\b/);
  const sides = sided ? Number(sided[1]) : 6;
  const rolls =
    sentence.take(
      `\\b${COUNT} (?:fair |standard |normal |regular |six[- ]sided |\\| )*(?:dice|die|rolls?|times|throws?|tries)\\b`,
    ) ??
    sentence.take(
      /\b(?:an?|one|single|the) (?:pair of dice|(?:fair |regular |standard |normal |\| )*die|roll)(?: (once|twice))?\b/,
    );
  const isPair = rolls?.[0]!.includes("pair of dice") === true || rolls?.[1] === "twice";
  const count = isPair
    ? 2
    : rolls?.[1] && rolls[1] !== "once"
      ? toCount(rolls[1])
      : rolls || sided || sentence.says(/\broll/)
        ? 1
        : null;
  const special = sentence.take(/\b(?:snake eyes|boxcars)\b/);
  if (special) return [1, 36];
  const isTwo = count === 2 || rolls === null;
  const doubles = isTwo ? sentence.take(`\\bdoubles?(?: ${FACE})?\\b`) : null;
  if (doubles) return doubles[1] === undefined ? [1, sides] : [1, sides ** 2];
  if (count === null || sides < 2 || sentence.says(/\bdice\b.*\b(?:3|three)\b.*\bsame\b/)) return null;
  if (count === 1) return readOneDie(sentence, sides);
  const row = sentence.take(`\\b${COUNT} ${FACE} in a row\\b`);
  const same =
    row ??
    sentence.take(
      new RegExp(`\\b(?:both|all)(?: (?:dice|of them|are|show|being|rolls|land on|come up|a|as))* ${FACE}\\b`),
    );
  if (same) {
    const face = toFace(same.at(-1)!);
    return face >= 1 && face <= sides ? [1, sides ** (row ? toCount(row[1]!) : count)] : null;
  }
  const hits =
    sentence.take(
      `\\b${BOUND}(?:(${NUMBERS.slice(1, 7).join("|")}|\\d+|an?)${OR} )(${FACES}|six|five|four|three|two|one|\\d+)s?\\b`,
    ) ?? sentence.take(`\\b(no|not any) ()()(${FACES}|\\d+)s?\\b`);
  if (!hits) return null;
  const [, bound, many, or, face] = hits;
  const wanted = bound === "no" || bound === "not any" ? 0 : /^an?$/.test(many!) ? 1 : toCount(many!);
  const isPlain = bound === undefined && or === undefined && /^an?$/.test(many!);
  return isPlain || wanted > count || toFace(face!) > sides
    ? null
    : countTries(
        count,
        sides,
        1,
        toRange(bound === "no" || bound === "not any" ? undefined : bound, wanted, or || undefined, count),
      );
}

function readOneDie(sentence: Sentence, sides: number): Odds | null {
  if (sentence.take(/\b(?:an )?(?:even|odd)(?: number)?\b/)) return sides % 2 === 0 ? [sides / 2, sides] : null;
  const isNot = sentence.take(/\b(?:not|anything but|never)\b/) !== null;
  const found = sentence.take(
    `\\b(?:(more than|greater than|over|higher than|above|less than|lower than|under|below|at least|at most) )?(?:an? )?(?:number )?(${NUMBERS.slice(1, 7).join("|")}|\\d+)s?(?: (or (?:more|higher|greater|better|above|less|lower|fewer|below)))?(?: or (?:an? )?(\\d+|${NUMBERS.slice(1, 7).join("|")}))?\\b`,
  );
  if (!found) return null;
  const [, bound = "", text, or = "", other] = found;
  const face = toCount(text!);
  const faces = Array.from({ length: sides }, (_, at) => at + 1).filter((one) => {
    if (/^(?:more|greater|over|higher|above)/.test(bound)) return one > face;
    if (/^(?:less|lower|under|below)/.test(bound)) return one < face;
    if (bound === "at least" || /more|higher|greater|better|above/.test(or)) return one >= face;
    if (bound === "at most" || or !== "") return one <= face;
    return one === face || (other !== undefined && one === toCount(other));
  });
  const ways = isNot ? sides - faces.length : faces.length;
  return face > sides || ways === 0 ? null : [ways, sides];
}

const RANK = "(?:ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two)";
const SUIT = "(?:heart|spade|club|diamond)s?";
/** How many of the 52 are called so, the longest name first. */
const CARDS: readonly (readonly [name: string, count: number])[] = [
  [`${RANK} of ${SUIT}`, 1],
  ["(?:red|black) (?:ace|king|queen|jack)s?", 2],
  ["(?:face|court|picture) cards?", 12],
  ["(?:red|black)(?: cards?)?", 26],
  ["(?:ace|king|queen|jack)s?", 4],
  [SUIT, 13],
];

function readCards(sentence: Sentence): Odds | null {
  if (!sentence.says(/\b(?:cards?|deck|aces?|kings?|queens?|jacks?|hearts?|spades?|clubs?|diamonds?|pocket)\b/))
    return null;
  if (
    sentence.says(
      /\b(?:marbles?|balls?|joker\w*|flush|straight|full house|hands?|poker|blackjack|then|neither|exactly|at least|bag|urn|against|another|suit|rank|three of|left|remaining|already)\b/,
    )
  )
    return null;
  sentence.take(/\b52(?:[- ]cards?)?\b/);
  const isBack = sentence.take(/\bwith replacement\b|\b(?:putting|put) (?:it|them) back\b/) !== null;
  const isNot = sentence.take(/\b(?:not|isn't|other than)(?: an?)?\b/) !== null;
  let draws = 0;
  const isPocket = sentence.take(/\bpocket\b/) !== null;
  if (isPocket) draws = 2;
  const said = sentence.take(`\\b${COUNT} cards?\\b`);
  if (said) draws = toCount(said[1]!);
  for (const [name, count] of CARDS) {
    const found = sentence.take(
      `\\b(?:${COUNT}|an?|the|both|all(?: are)?)? ?${name}(?: (?:in a row|back to back))?\\b`,
    );
    if (!found) continue;
    if (found[1]) draws = Math.max(toCount(found[1]), draws);
    if (found[1] && said && toCount(found[1]) !== toCount(said[1]!)) return null;
    const isAll =
      isPocket || found[1] !== undefined || /\bboth|\ball/.test(found[0]!) || sentence.says(/\bboth\b|\ball\b/);
    if (draws === 0) draws = sentence.says(/\bboth\b/) ? 2 : 1;
    // "King or queen"
    const more = draws === 1 ? CARDS.find(([other]) => sentence.take(`\\bor (?:an? )?${other}\\b`)) : undefined;
    // A king of hearts is both.
    if ((more && (more[1] !== count || count === 26)) || (draws > 1 && !isAll) || draws > 5) return null;
    const good = isNot ? 52 - count : count + (more?.[1] ?? 0);
    return isNot && draws > 1 ? null : drawAll(good, 52, draws, isBack);
  }
  return null;
}

/** All that are drawn are of the good ones. */
function drawAll(good: number, all: number, draws: number, isBack: boolean): Odds | null {
  if (good < 1 || (!isBack && draws > good) || draws > all) return null;
  const list = (from: number) => Array.from({ length: draws }, (_, at) => from - (isBack ? 0 : at));
  return draws === 1 ? [good, all] : [list(good).join(" * "), `(${list(all).join(" * ")})`];
}

const COLOR = "(red|blue|green|yellow|white|black|orange|purple|pink|brown)s?";

function readBag(sentence: Sentence): Odds | null {
  if (
    !sentence.says(
      `\\b(?:marbles?|balls?|bag|urn|jar|box|candies|socks?|chips|pick|draw\\w*|${COUNT} ${COLOR}.*${COUNT} ${COLOR})\\b`,
    )
  )
    return null;
  if (sentence.says(/\b(?:then|exactly|at least|different|same|neither|one of each|match\w*|first|second)\b/))
    return null;
  const counts = new Map<string, number>();
  const item = `\\b${COUNT} ${COLOR}(?: (?:marbles?|balls?|ones?|candies|chips|socks))?\\b`;
  const isBack = sentence.take(/\bwith replacement\b|\b(?:putting|put) (?:it|them) back\b/) !== null;
  sentence.take(/\bno replacement\b/);
  // "Two reds from 3 red and 5 blue"
  const asked = sentence.take(
    `\\b${COUNT} ${COLOR}(?: (?:marbles?|balls?|ones?))?(?=.* (?:from|out of|in) .*${COUNT} ${COLOR})`,
  );
  for (let found = sentence.take(item); found; found = sentence.take(item)) {
    if (counts.has(found[2]!)) return null;
    counts.set(found[2]!, toCount(found[1]!));
  }
  if (counts.size < 2) return null;
  let all = 0;
  for (const count of counts.values()) all += count;
  const drawn =
    sentence.take(`\\b(?:draw|pick|take|pull|choose|grab)\\w* (?:out )?${COUNT}\\b(?! (?:red|blue|green))`) ??
    sentence.take(`\\b${COUNT} (?:draws|picks|marbles|balls)\\b`);
  const isNot = sentence.take(/\b(?:not|isn't|other than)(?: an?)?\b/) !== null;
  const colors = asked ? [asked[2]!] : [];
  for (let found = asked ? null : sentence.take(`\\b${COLOR}\\b`); found; found = sentence.take(`\\b${COLOR}\\b`))
    if (!colors.includes(found[1]!)) colors.push(found[1]!);
  const isEither = colors.length === 2 && sentence.take(/\bor\b/) !== null;
  if (colors.length === 0 || (colors.length > 1 && !isEither) || !colors.every((color) => counts.has(color)))
    return null;
  const isBoth = sentence.says(/\b(?:both|all)\b/);
  const draws = asked ? toCount(asked[1]!) : drawn ? toCount(drawn[1]!) : isBoth ? 2 : 1;
  // Both of three is not all of them.
  if (sentence.says(/\bboth\b/) && draws !== 2) return null;
  if (draws > 1 && ((!asked && !isBoth) || isNot)) return null;
  let good = 0;
  for (const color of colors) good += counts.get(color)!;
  return drawAll(isNot ? all - good : good, all, draws, isBack);
}

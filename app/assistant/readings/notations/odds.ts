/** Chances with coins, dice, cards and marbles: so many of so many show it, whatever is asked in which order. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum, toPercent } from "#assistant/readings/slots/form.ts";
import { readDraws } from "./draws.ts";
import { BOUND, choose, COUNT, NUMBERS, type Odds, OR, toCount, toRange } from "./how-many.ts";
import type { Sentence } from "./sentence.ts";

const CHANCE = /\b(?:probabilit(?:y|ies)|prob|chances?|odds|likelihood|likely)\b|%|\bpercent/;
/** What happens or does not is asked for by its chance, whether that is said or not. */
const EVENT =
  /\b(?:exactly|at least|at most|both|all|no|none|neither|in a row|one of each|from a (?:full |standard )?deck|rolling|drawing|without replacement|with replacement|or (?:higher|more|better|lower|less))\b/;
/** Ways that are counted stay whole numbers up to here. */
const MOST_WAYS = 2 ** 52;
const WORDS =
  "drawer basket cup hat tray probability prob chance chances odds likelihood likely percent percentage % getting rolling flipping tossing throwing drawing picking pulling landing flip flips flipped toss tosses tossed throw throws thrown roll rolls rolled draw draws drawn pick picked pull pulled choose chosen grab land lands up show shows showing fair standard normal regular random randomly need natural times time coin coins die dice side sided six-sided when all both either each every one single it they them being dealt you i take out from off top full shuffled playing deck cards card pack bag box jar urn hat bowl contains there's marble marbles ball balls candy candies chip chips red blue green yellow white black orange purple pink brown that's there color colored without replacement putting back and among mine w/ see seeing two-dice hand first second turns comes come out pair of sequence straight row throw's first total result outcome terms";

export function readOdds(sentence: Sentence): Direct {
  const asksOneIn = sentence.take(/\b(?:1|one) in (?:how many|what|n|x)\b/) !== null;
  const average = readAverage(sentence);
  if (average) return average;
  const isChance = sentence.says(CHANCE) || (sentence.says(EVENT) && !sentence.says(/\bhow (?:many|much|often)\b/));
  sentence.take(/(?<![\d.] ?)\b(?:(?:in|as)(?: an?)? )?(?:percent(?:age)?)\b(?! (?:off|of))/);
  const odds = readCoins(sentence) ?? (isChance || asksOneIn ? (readDice(sentence) ?? readDraws(sentence)) : null);
  if (!odds || sentence.says(/\d/) || !sentence.isRead(WORDS)) return null;
  const [ways, all] = odds;
  return asksOneIn
    ? { ...sum(`${all} / (${ways})`), told: { field: { kind: "number", label: "One in", decimals: 1 } } }
    : toPercent(`100 * ${ways} / ${all}`, "Probability");
}

/** So many of some tries show one of some sides. */
function countTries(tries: number, sides: number, good: number, hits: readonly number[]): Odds | null {
  const all = sides ** tries;
  if (!(tries >= 1 && all <= MOST_WAYS) || hits.length === 0) return null;
  let ways = 0;
  for (const hit of hits) ways += choose(tries, hit) * good ** hit * (sides - good) ** (tries - hit);
  return [ways, all];
}

/** "Average roll of a d6", "expected total of two dice". */
function readAverage(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:dice|die)\b|d\d+\b/) || !sentence.take(/\b(?:average|expected|mean)\b/)) return null;
  const said =
    sentence.take(`\\b${COUNT}? ?d(\\d+)\\b`) ??
    sentence.take(`\\b${COUNT}? ?(?:fair )?(?:\\d+[- ]sided )?(?:dice|die)\\b`);
  const isRead = sentence.isRead("value roll rolls rolling total sum result a one on fair");
  return said && isRead
    ? read("dice-probability", { dice: toCount(said[1] ?? "one"), sides: Number(said[2] ?? 6) }, "average")
    : null;
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
  if (!sentence.says(/\b(?:dice|die|d\d+|roll\w*|throws?|snake eyes|boxcars)\b/)) return null;
  if (
    sentence.says(
      /\b(?:loaded|sum|total|add|adds|adding|before|then|until|yahtzee|straight|consecutive|different)\b|[+]/,
    )
  )
    return null;
  const sided = sentence.take(/\bd(\d+)s?\b/) ?? sentence.take(`\\b(\\d+|twenty|twelve|ten|eight|four)[- ]sided\\b`);
  const sides = !sided ? 6 : sided[1] === "twenty" ? 20 : toCount(sided[1]!);
  sentence.take(/\b(?:nat(?:ural)?|crit)\b/);
  // The better or the worse of two.
  const edge = sentence.take(/\b(?:with |at )?((?:dis)?advantage)\b/)?.[1];
  if (edge && !sentence.says(/\bat least (?:one|a) /)) {
    const one = readOneDie(sentence, sides);
    if (!one) return null;
    const [good, all] = one.map(Number) as [number, number];
    return [edge === "advantage" ? all ** 2 - (all - good) ** 2 : good ** 2, all ** 2];
  }
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
        ? edge
          ? 2
          : 1
        : null;
  const special = sentence.take(/\b(?:snake eyes|boxcars)\b/);
  if (special) return [1, 36];
  const isTwo = count === 2 || rolls === null;
  const doubles = isTwo
    ? sentence.take(
        `\\b(?:doubles?(?: ${FACE})?|(?:an? )?pair(?! of)|(?:the )?same(?: number| value| face)?(?: on both)?|match(?:ing)?(?: numbers)?)\\b`,
      )
    : null;
  if (doubles) return doubles[1] === undefined ? [1, sides] : [1, sides ** 2];
  if (count === null || sides < 2 || sentence.says(/\bdice\b.*\b(?:3|three)\b.*\bsame\b/)) return null;
  if (count === 1 && sentence.take(`\\bat least (?:one|an?|1) (?:${FACES}|six|five|four|three|two)\\b`))
    return [1, sides];
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
      `\\b(no|not any|not (?:rolling|getting|seeing)(?: an?| any)?|never(?: rolling| getting)?(?: an?)?) ()()(${FACES}|six|five|four|three|two|one|\\d+)s?\\b`,
    ) ??
    sentence.take(
      `\\b${BOUND}(?:(${NUMBERS.slice(1, 7).join("|")}|\\d+|an?)${OR} )(?:\\s*\\|\\s*)?(${FACES}|six|five|four|three|two|one|\\d+)s?\\b`,
    );
  if (!hits) return null;
  const [, bound, many, or, face] = hits;
  const isNone = /^(?:no|not|never)\b/.test(bound ?? "") && !bound!.includes("than");
  const wanted = isNone ? 0 : /^an?$/.test(many!) ? 1 : toCount(many!);
  // "See a six in 4 throws": once or more often.
  const isOnce =
    bound === undefined &&
    /^an?$/.test(many!) &&
    sentence.take(/\b(?:see(?:ing)?|get(?:ting)?|roll(?:ing)?|hit(?:ting)?)(?= \|)/) !== null;
  const isPlain = !isOnce && bound === undefined && or === undefined && /^an?$/.test(many!);
  return isPlain || wanted > count || toFace(face!) > sides
    ? null
    : countTries(
        count,
        sides,
        1,
        toRange(isNone ? undefined : isOnce ? "at least" : bound, wanted, or || undefined, count),
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

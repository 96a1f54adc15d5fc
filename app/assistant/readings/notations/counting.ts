/** How many ways there are to choose or to arrange some of some things, and the draws of a lottery. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import { COUNT, toCount } from "./how-many.ts";
import type { Sentence } from "./sentence.ts";

/** What is counted stands behind its number, whatever it is. */
const THING = String.raw`(?: (?:different |distinct |objects|items|[a-z]{3,}s\b|people|children|men|women))?`;

const NUMBERS = String.raw`(?: (?:main |white |different |winning )*(?:numbers?|balls?))?(?: (?:are |is )?(?:drawn|picked|chosen))?`;

/** "5 of 69 and 1 of 26, jackpot odds", "draws 5 numbers out of 39, odds of matching all five". */
export function readLottery(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:odds|chances?|probability|jackpot|1 in)\b/)) return null;
  if (
    !sentence.says(
      /\b(?:lott\w+|powerball|mega ?millions|jackpot)\b|\b(?:draws?|match\w*|pick\w*)\b.*\bnumbers\b|\bnumbers\b.*\b(?:draw\w*|match\w*|ticket)\b/,
    )
  )
    return null;
  const main = sentence.take(
    `\\b${COUNT}${NUMBERS} (?:out of|of|from)(?: a pool of)? (\\d\\d)${NUMBERS}(?!\\w|\\.\\d|%)`,
  );
  const bonus =
    main &&
    sentence.take(
      `\\b(?:(?:and|plus|with) )?(?:an? |${COUNT} )(?:(?:red |power|mega|bonus|gold|star|lucky) ?(?:balls?|stars?|number)? )?(?:out of|of|from) (\\d{1,2})(?!\\w|\\.\\d|%)`,
    );
  const all = sentence.take(`\\b(?:all|match(?:ing)?)(?: (?:all|the|of))* ${COUNT}\\b`);
  if (!main || (all && toCount(all[1]!) !== toCount(main[1]!) + (bonus ? toCount(bonus[1] ?? "1") : 0))) return null;
  const words =
    "lottery lotto powerball power ball balls mega millions jackpot state game draw draws drawn pick picks numbers number plus with one ticket odds chance chances probability winning win match matching all you + ,";
  if (sentence.says(/\d/) || !sentence.isRead(words)) return null;
  const [mainDrawn, mainPool] = [toCount(main[1]!), Number(main[2])];
  const [bonusDrawn, bonusPool] = bonus ? [toCount(bonus[1] ?? "1"), Number(bonus[2])] : [0, 0];
  return mainDrawn > mainPool || bonusDrawn > bonusPool
    ? null
    : read("lottery-odds", { game: "custom", mainPool, mainDrawn, bonusPool, bonusDrawn }, "jackpotOneIn");
}

export function readCounting(sentence: Sentence): Direct {
  // "10C3"
  const short = /^(\d+) ?([cp]) ?(\d+)$/.exec(sentence.text);
  if (short && Number(short[3]) <= Number(short[1]))
    return read(
      "permutations-combinations",
      { n: Number(short[1]), r: Number(short[3]) },
      short[2] === "c" ? "combinations" : "permutations",
    );
  const isLottery = sentence.take(/\b(?:lottery|lotto)\b/) !== null;
  const isArranged = sentence.take(/\b(?:arrang\w+|permutations?|permute)\b/) !== null;
  const isChosen = sentence.take(/\b(?:combinations?|choos\w+|pick\w*|select\w*|committees?)\b/) !== null;
  if (isArranged && isChosen) return null;
  if (!isLottery && !isArranged && !isChosen) return null;
  const slash = isLottery ? sentence.take(/(?<![\w.])(\d)\/(\d\d)(?!\d)/) : null;
  const whole = slash
    ? [slash[0]!, slash[2]!]
    : sentence.take(
        String.raw`\b(?:out of|from(?: a (?:group|set|pool|list|team|class|deck) of)?|among|of(?: the)?|in) (\d+)(?![\w.%])${THING}(?!.*\b(?:from|of) \d)`,
      );
  const part = slash ?? sentence.take(String.raw`(?<![\w.$])(\d+)(?![\w.%:]|\s*[-+*/])${THING}`);
  if (!part || (!whole && !isArranged)) return null;
  const words =
    "committees committee formed form chosen many different can be made ways way number order ordered lotto chance odds winning jackpot group team committee numbers taken time possible different row line choosing size";
  if (!sentence.isRead(words) || sentence.says(/\d/)) return null;
  const [r, n] = [Number(part[1]), Number(whole?.[1] ?? part[1])];
  if (r > n) return null;
  if (isLottery)
    return read(
      "lottery-odds",
      { game: "custom", mainPool: n, mainDrawn: r, bonusPool: 0, bonusDrawn: 0 },
      "jackpotOneIn",
    );
  return read("permutations-combinations", { n, r }, isArranged ? "permutations" : "combinations");
}

/** Chances by the letters of the books: "binomial n = 10 p = 0.3 exactly 4", "P(A) = 40 %, P(B) = 25 %". */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum, toPercent } from "#assistant/readings/slots/form.ts";
import { BOUND, COUNT, OR, toCount } from "./how-many.ts";
import type { Sentence } from "./sentence.ts";

const RAIN = "rain rains raining snow snows saturday sat sunday sun weekend today tomorrow on it";

const SHARE = String.raw`(\d*\.?\d+)\s?(%|percent\b)?`;

const toShare = (figure: string, sign: string | undefined) =>
  sign === undefined ? Number(figure) : Number(figure) / 100;

const COMPARISONS = [
  [/\bat least\b|>=|≥|\bor more\b/, "atLeast"],
  [/\bat most\b|<=|≤|\bor (?:less|fewer)\b/, "atMost"],
  [/\bmore than\b|>/, "moreThan"],
  [/\b(?:less|fewer) than\b|</, "lessThan"],
] as const;

export function readBinomial(sentence: Sentence): Direct {
  if (!sentence.says(/\bbinomial\b|\btrials\b/)) return null;
  const trials = sentence.take(/\bn\s*=?\s*(\d+)\b|\b(\d+) (?:independent )?trials\b/);
  const chance =
    sentence.take(String.raw`\b(?:p|prob|probability)(?: of success| of)?\s*(?:=|is)?\s*${SHARE}`) ??
    sentence.take(String.raw`${SHARE} (?:chance|probability)(?: of success)?`);
  if (!trials || !chance) return null;
  const output = COMPARISONS.find(([said]) => sentence.take(said))?.[1] ?? "exactly";
  const successes = sentence.take(/(?<![\w.])(\d+)(?![\w.%])/);
  if (
    !successes ||
    !sentence.isRead("binomial distribution probability exactly successes success trials x k each chance")
  )
    return null;
  return read(
    "binomial-distribution",
    {
      trials: Number(trials[1] ?? trials[2]),
      probability: toShare(chance[1]!, chance[2]),
      successes: Number(successes[1]),
    },
    output,
  );
}

/** Two independent events with their letters. */
export function readTwoEvents(sentence: Sentence): Direct {
  const [a, b] = ["a", "b"].map((letter) =>
    sentence.take(String.raw`\b(?:p\(${letter}\)|(?:event )?${letter})\s*(?:=|is|of|has)?\s*${SHARE}(?!\w)`),
  );
  if (!a || !b || !sentence.says(/\bprobabilit|\bp\(|\bchance|\bindependent\b|\bevents?\b/)) return null;
  const questions = [
    [/\bneither\b/, "neither"],
    [/\beither\b|\bor\b|\bunion\b|\bat least one\b/, "either"],
    [/\bexactly one\b|\bonly one\b/, "exactlyOne"],
    [/\bboth\b|\band\b|\bintersection\b/, "both"],
  ] as const;
  const asked = questions.find(([said]) => sentence.says(said))?.[1];
  const words =
    "probability probabilities chance independent event events happen happens happening occur neither either or both exactly only one a b p union intersection least";
  if (asked === undefined || !sentence.isRead(words)) return null;
  const toHundredths = ([, figure, sign]: readonly string[]) => Number((100 * toShare(figure!, sign)).toPrecision(12));
  return read("probability", { probabilityA: toHundredths(a), probabilityB: toHundredths(b) }, asked);
}

const IN_A_ROW = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "At least one 6 in 4 rolls", "3 heads in a row": one chance, again and again. */
export function readRepeated(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:probability|prob|chances?|odds|likelihood)\b/)) return null;
  const once =
    sentence.take(/\bat least (?:one|a|1) (?:six|[1-6])\b/) &&
    sentence.take(/\b(?:in|with|on|from) (\d+) (?:rolls?|throws?|dice|tries)\b/);
  const words =
    "probability prob chance chances odds likelihood getting rolling throwing flipping tossing die coin fair";
  if (once && sentence.isRead(words))
    return read("probability", { probabilityA: 100 / 6, trials: Number(once[1]) }, "aAtLeastOnce");
  const row = sentence.take(/\b(\d+|two|three|four|five|six|seven|eight|nine|ten) (?:heads|tails) in a row\b/);
  if (!row || !sentence.isRead(words)) return null;
  const count = IN_A_ROW.includes(row[1]!) ? IN_A_ROW.indexOf(row[1]!) : Number(row[1]);
  return read("binomial-distribution", { trials: count, probability: 0.5, successes: count }, "exactly");
}

const ONE_IN = /\b(?:1|one) (?:in|out of|chance in) (?:how many|what|n|x)\b/;
const CHANCE_WORDS =
  "probability probabilities prob chance chances odds likelihood likely percent percentage independent event events happen happens happening both and occur occurring";

/** "1 in 20 as a percent", "5 % is one in how many", "odds of 3 to 1 against". */
export function readOddsAsShare(sentence: Sentence): Direct {
  if (sentence.take(ONE_IN)) {
    const share = sentence.take(/(?<![\w.])(\d*\.?\d+) ?(?:%|percent\b)/);
    if (!share || !sentence.isRead(`${CHANCE_WORDS} equals`)) return null;
    return { ...sum(`100 / ${share[1]}`), told: { field: { kind: "number", label: "One in" } } };
  }
  const asksShare = sentence.take(/\b(?:percent|percentage|probability|chance)\b|%/) !== null;
  const one = sentence.take(/\b(1|one) (?:in|out of) (\d[\d,]*|ten|twenty|fifty|a hundred|a thousand|a million)\b/);
  if (one && asksShare) {
    const words: Readonly<Record<string, string>> = {
      ten: "10",
      twenty: "20",
      fifty: "50",
      "a hundred": "100",
      "a thousand": "1000",
      "a million": "1000000",
    };
    const all = words[one[2]!] ?? one[2]!.replaceAll(",", "");
    return sentence.isRead(`${CHANCE_WORDS} equals`) ? toPercent(`100 / ${all}`, "Chance") : null;
  }
  const odds = sentence.take(/(?<![\w.])(\d+) ?(?:to|:|-) ?(\d+)\b/);
  const side = sentence.take(/\b(?:odds )?(against|in favou?r|for)\b/)?.[1];
  if (
    !odds ||
    side === undefined ||
    !asksShare ||
    sentence.says(/\d/) ||
    !sentence.isRead(`${CHANCE_WORDS} implied winning win`)
  )
    return null;
  const [, one1, two] = odds;
  return toPercent(`100 * ${side === "against" ? two : one1} / (${one1} + ${two})`, "Chance");
}

/** "60 % and 70 %, chance that both happen", "30 % chance of rain, chance of none". */
export function readShares(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:chance|chances|probability|odds|likely)\b/)) return null;
  const [one, other] = [0, 1].map(() => sentence.take(/(?<![\w.])(\d*\.?\d+) ?(?:%|percent\b)/)?.[1]);
  if (one === undefined || sentence.says(/\d/)) return null;
  if (other === undefined) {
    const isNot = sentence.take(/\b(?:not|doesn't|does not|won't|isn't|stays? dry|no)\b/);
    return isNot && sentence.isRead(`${CHANCE_WORDS} ${RAIN} success`) ? toPercent(`100 - ${one}`, "Chance") : null;
  }
  const asked = sentence.take(/\bneither\b/)
    ? "neither"
    : sentence.take(/\bat least (?:one|1|once)\b|\beither\b/)
      ? "either"
      : sentence.take(/\bboth\b|\ball\b/)
        ? "both"
        : null;
  if (asked === null || !sentence.isRead(`${CHANCE_WORDS} each other them one two of ${RAIN}`)) return null;
  return read("probability", { probabilityA: Number(one), probabilityB: Number(other) }, asked);
}

/** "5 of 1,200 raffle tickets, chance to win" */
export function readRaffle(sentence: Sentence): Direct {
  if (!sentence.says(/\btickets?\b/) || !sentence.says(/\b(?:chances?|odds|probability|likely)\b/)) return null;
  const figure = "(\\d{1,3}(?:,\\d{3})+|\\d+)(?![\\d.,]*\\d|%)";
  const both = sentence.take(`(?<![\\w.$€£])${figure}(?: (?:raffle )?tickets?)? (?:out )?of (?:the )?${figure}`);
  const all =
    both ??
    sentence.take(
      `(?:\\bsold ${figure} (?:raffle )?tickets?|(?<![\\w.$€£])${figure} (?:raffle )?tickets?(?: (?:were|are|was|have been|got))? (?:sold|total|in all|in the (?:raffle|draw|hat)))(?: for (?:one|an?|the) [a-z]+)?`,
    );
  const mine = both ?? sentence.take(`\\b(?:have|bought|buy|hold|got|own|with) ${figure}`);
  const words =
    "raffle ticket tickets chance chances odds probability likely winning win prize one single sold draw drawing bought buy hold own percent percentage out are there of them for school club church one";
  if (!all || !mine || sentence.says(/\d/) || !sentence.isRead(words)) return null;
  const [few, many] = [both ? both[1]! : mine[1]!, both ? both[2]! : (all[1] ?? all[2]!)].map((one) =>
    Number(one.replaceAll(",", "")),
  );
  return few! <= many! ? toPercent(`100 * ${few} / ${many}`, "Chance") : null;
}

/** "At least 2 of 4 kids are girls": each is one or the other alike. */
export function readChildren(sentence: Sentence): Direct {
  if (
    !sentence.says(/\b(?:chances?|odds|probability|likely)\b/) ||
    sentence.says(/\b(?:first|second|oldest|youngest|given|already|next)\b/)
  )
    return null;
  let said =
    sentence.take(
      `\\b${BOUND}${COUNT} (?:out )?of (?:the |my |our |their )?${COUNT} (?:kids|children|babies|births)(?: (?:are|is|being|will be|to be|turn out))* (?:girls|boys|a girl|a boy)\\b()()`,
    ) ??
    sentence.take(`\\b()()${COUNT} (?:kids|children|babies)\\b.*?\\b${BOUND}${COUNT}${OR} (?:girls|boys|girl|boy)\\b`);
  const among = said
    ? null
    : sentence.take(
        `\\b${BOUND}${COUNT}${OR} (?:girls|boys|girl|boy) (?:in|among|of|with|out of) (?:a family of )?${COUNT} (?:kids|children|babies)\\b`,
      );
  if (among) said = ["", "", "", among[4]!, among[1]!, among[2]!, among[3]!];
  if (!said) return null;
  const [bound, hits, all] = said[3] && said[2] ? [said[1], said[2], said[3]] : [said[4], said[5]!, said[3]!];
  const or = said[6] ?? "";
  const words = "chance chances odds probability likely family having have has couple exactly kids children with if";
  if (sentence.says(/\d/) || !sentence.isRead(words) || toCount(hits!) > toCount(all!)) return null;
  const output =
    bound === "at least" || or === "or more"
      ? "atLeast"
      : bound === "at most" || bound === "no more than" || or
        ? "atMost"
        : bound === "more than"
          ? "moreThan"
          : bound === "fewer than" || bound === "less than"
            ? "lessThan"
            : "exactly";
  return read("binomial-distribution", { trials: toCount(all!), probability: 0.5, successes: toCount(hits!) }, output);
}

/** "23 people, chance of a shared birthday". */
export function readBirthdays(sentence: Sentence): Direct {
  if (
    !sentence.take(/\bbirthdays?\b/) ||
    !sentence.take(/\b(?:chance|chances|probability|odds|paradox|problem|likely|likelihood)\b/)
  )
    return null;
  sentence.take(/\b(?:at least )?(?:two|2) (?:people|persons|of them|students|share)\b/);
  const people = sentence.take(/(?<![\w.])(\d+)(?![\w.%])/);
  const words =
    "people persons students room group class team same share shares shared sharing day two people's paradox problem percent probability least one match matching";
  if (!people || Number(people[1]) < 2 || Number(people[1]) > 365 || !sentence.isRead(words)) return null;
  let none = 1;
  for (let at = 0; at < Number(people[1]); at++) none *= (365 - at) / 365;
  return toPercent(`100 * (1 - ${Number(none.toPrecision(12))})`, "Chance of a shared birthday");
}

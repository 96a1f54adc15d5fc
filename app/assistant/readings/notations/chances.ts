/** Chances by the letters of the books: "binomial n = 10 p = 0.3 exactly 4", "P(A) = 40 %, P(B) = 25 %". */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

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
  const toPercent = ([, figure, sign]: readonly string[]) => Number((100 * toShare(figure!, sign)).toPrecision(12));
  return read("probability", { probabilityA: toPercent(a), probabilityB: toPercent(b) }, asked);
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

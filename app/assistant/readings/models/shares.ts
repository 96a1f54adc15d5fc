/**
 * What several pay for one thing: by the slices they ate, the size of their rooms, what they earn; and who owes whom where
 * each has paid something. "Tom ate 3 slices, I had 2, Lena 4 and the pizza was 27, what is Lena's part?"
 */
import type { Reading } from "#assistant/readings/reading.ts";
import { getMeasure, sum, toMoney, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const NOT =
  /<(?:percent|date|clock|speed|volume|mass|fraction|energy)|\b(?:tax|tip|off|discount|interest|average|mean|plus|minus|more|less|except|profit|loss|month ago|loan|half of|double|twice|extra|already|difference|chance|probability)\b/;
const BY =
  /\b(?:by|based on|according to|in proportion to|proportional(?:ly)? to|going by|in the ratio(?: of)?|in a ratio(?: of)?|ratio|weighted by|shares|parts|depending on)\b/;
const TOTAL =
  /\b(?:rent|bill|pizza|total|cost|costs|price|pot|prize|inheritance|split|splitting|share|sharing|divide|dividing|whole|check|tab|utilities|electric|internet|cabin|house|order|gas|winnings|bonus)(?: (?:is|was|were|of|cost|costs|the|our|a|an|for|came|to|comes|comes to|rent|bill|up|all|total|this|that|us))* <(?:number|money|multiple|run)(\d+)>|<(?:number|money|multiple|run)(\d+)>(?: dollars| bucks)? (?:rent|bill|pizza|total|inheritance|prize|pot|cab|check|tab|utilities)(?! (?:is |was |of )?<)/;
const DOES =
  "(?:paid|pays|pay|put in|puts in|put|chipped in|spent|covered|had|has|have|ate|eats|drank|used|uses|makes|make|made|earns|earn|worked|works|got|gets|get|is|are|drove|gave|owns|own|took|with|a|an|of|only|just|about|the|in)";
const NAME = new RegExp(`([a-z]+)(?:'s)?(?: room)?(?: ${DOES})* <([a-zA-Z]+)(\\d+)>`, "g");
const ME = /^(?:i|me|my|mine|i'm|i've)$/;
const EVENLY =
  /\b(?:even(?:ly)?|equal(?:ly)?|halves|fifty fifty|50 50|split it|share it|split everything|share everything|go halves|split the (?:cost|bill|total)|split(?:ting)?|sharing|same amount)\b/;

/** Null where nobody's share is asked for, or something has no place. */
export function readShares(marked: Marked): Reading | null {
  const { text, values } = marked;
  if (NOT.test(text) || values.length < 2 || values.length > 8) return null;
  const unread = listUnknown(text);
  const reading = unread && (readSettled(marked) ?? readPortion(marked) ?? readWeights(marked));
  return reading && { ...reading, unread: unread! };
}

const tellMoney = (values: readonly Value[], expression: string, label: string): Reading => ({
  ...sum(expression),
  told: { field: toMoney(values, label) },
});

interface Part {
  readonly name: string;
  readonly at: number;
}

function listParts(text: string): readonly Part[] {
  return [...text.matchAll(NAME)].map(([, name, , at]) => ({ name: ME.test(name!) ? "me" : name!, at: Number(at) }));
}

/** Whose part is asked for. */
function findAsked(question: string, parts: readonly Part[]): Part | null {
  const named = parts.filter(({ name }) => name !== "me" && new RegExp(`\\b${name}(?:'s)?\\b`).test(question));
  const isMine = /\b(?:i|my|mine)\b/.test(question);
  // "How much does Bob owe me"
  if (named.length === 1 && !isMine) return named[0]!;
  if (named.length === 0 && isMine) return parts.find(({ name }) => name === "me") ?? null;
  const others = parts.filter(({ name }) => name !== "me");
  if (named.length === 0 && /\b(?:he|she|his|her|hers|they|their|him)\b/.test(question) && others.length === 1)
    return others[0]!;
  return null;
}

const QUESTION = /\b(?:how much|what(?:'s| is| does| do| should| would)?|whats|who)\b(?!.*\b(?:how much|what)\b).*$/;

/** "I paid 80 and he paid 40, split evenly, how much does he owe me" */
function readSettled({ text, values }: Marked): Reading | null {
  const question = QUESTION.exec(text)?.[0] ?? "";
  const isOwed = /\b(?:get back|gets back|owed|is owed|get from|receive)\b/.test(question);
  if (!/\bow(?:e|es)\b|\bpay (?:me|him|her|them)(?: back)?\b|\bget back\b|\bgets back\b/.test(question)) return null;
  if (!EVENLY.test(text) || !/\b(?:paid|spent|covered|put in|chipped in)\b/.test(text) || BY.test(text)) return null;
  const parts = listParts(text.replace(question, ""));
  const isMoney = parts.every(({ at }) => values[at]?.type === "amount" && getMeasure(values[at]) === undefined);
  const names = new Set(parts.map(({ name }) => name));
  if (parts.length !== values.length || names.size !== parts.length || parts.length > 6 || !isMoney) return null;
  const asked = findAsked(question.replace(/\b(?:owe|owes|pay|pays) (?:me|him|her|them|us)\b/, "owe"), parts);
  if (!asked) return null;
  const paid = toNumber(values[asked.at]);
  const all = parts.map(({ at }) => toNumber(values[at]));
  const each = all.reduce((total, one) => total + one, 0) / all.length;
  // Of three it is what is still to be paid, to whomever.
  if (/\bowes? (?:[a-z]+)$/.test(question) && parts.length > 2 && !/\bowe(?:s)? (?:me|still|in|each)$/.test(question))
    return null;
  if (isOwed ? paid <= each : paid >= each) return null;
  const share = `(${all.join(" + ")}) / ${all.length}`;
  return tellMoney(values, isOwed ? `${paid} - ${share}` : `${share} - ${paid}`, isOwed ? "Gets back" : "Still to pay");
}

/** "12 beers cost 60, I had 5, my share" */
function readPortion({ text, values }: Marked): Reading | null {
  const eaten =
    /(?<=<number(\d+)> [a-z]+s? .*)(?<![a-z])(?!and |so )([a-z]+) (?:only )?(?:had|ate|drank|used|took|got|eats|had only) <number(\d+)>/.exec(
      text,
    );
  const of = /<number(\d+)>(?: [a-z]+)? (?:of|out of) (?:the |those )?<number(\d+)>/.exec(text);
  if (values.length !== 3 || (!of && !eaten)) return null;
  const name = of ? "i|my|he|his|she|her" : ME.test(eaten![2]!) ? "i|my" : `${eaten![2]}|he|his|she|her`;
  if (
    !new RegExp(
      `\\b(?:${name})(?:'s)? (?:share|part|owe|owes|pay|cost|half)\\b|\\b(?:does|do|should|would) (?:${name}) (?:owe|pay)`,
    ).test(text)
  )
    return null;
  const [part, whole] = of ? [Number(of[1]), Number(of[2])] : [Number(eaten![3]), Number(eaten![1])];
  const price = [0, 1, 2].find((at) => at !== part && at !== whole)!;
  const [some, all] = [toNumber(values[part]), toNumber(values[whole])];
  if (some >= all || new RegExp(`<number${price}> (?!dollars|bucks|my|what|how|and|i|total)[a-z]+s\\b`).test(text))
    return null;
  return tellMoney(values, `${toNumber(values[price])} * ${some} / ${all}`, "Share");
}

/** "Rent 2400 by room size, rooms are 140, 120 and 100 sq ft, what does the biggest room pay" */
function readWeights({ text, values }: Marked): Reading | null {
  const found = TOTAL.exec(text);
  if (!found) return null;
  const whole = Number(found[1] ?? found[2]);
  const rest = text.replace(found[0], " ; ");
  // "Three rooms of", "two roommates"
  const counted =
    /<number(\d+)> (?:rooms|bedrooms|people|roommates|of us|friends|brothers|sisters|siblings|kids|children|partners|heirs|families)\b/.exec(
      rest,
    );
  const again =
    /\b(?:the|the one with|with|has|have|earns|makes) <[a-zA-Z]+(\d+)>(?: (?:one|room|share|person|part|slices?|pay|pays|get|gets|sq|ft))+\b|\b(?:one|person|room) (?:with|that has|who has|who earns|making) <[a-zA-Z]+(\d+)>/.exec(
      rest,
    );
  const asked = again ? Number(again[1] ?? again[2]) : null;
  const places = values
    .map((_, at) => at)
    .filter((at) => at !== whole && at !== asked && !(counted && at === Number(counted[1])));
  if (places.length < 2 || places.length > 6) return null;
  if (counted && toNumber(values[Number(counted[1])]) !== places.length) return null;
  const weights = places.map((at) => toNumber(values[at]));
  if (!weights.every((one) => one > 0)) return null;
  // A share by what is named, or by pieces that all are counted.
  const unit =
    /<number\d+> (slices?|pieces?|beers?|drinks?|days|nights|hours|miles|shares?|parts?|cups?|rooms?)\b/.exec(rest);
  if (!BY.test(text) && !unit && !places.every((at) => getMeasure(values[at])?.dimension.id === "area")) return null;
  // "The other two are 140 and 100"
  if (/\bother <|<number\d+> (?:are|others)\b/.test(rest)) return null;
  const parts = listParts(rest).filter(({ at }) => places.includes(at));
  // "8 slices, Tom ate 3": what is said of nobody is none of the shares.
  if (!BY.test(text) && unit && new Set(parts.map(({ name }) => name)).size !== places.length) return null;
  const question = QUESTION.exec(rest)?.[0] ?? rest.slice(rest.lastIndexOf(">") + 1);
  const weight =
    findWeight(question, weights, asked === null ? null : toNumber(values[asked])) ??
    (asked === null ? weightOf(findAsked(question, parts), values) : null);
  return weight === null
    ? null
    : tellMoney(values, `${toNumber(values[whole])} * ${weight} / (${weights.join(" + ")})`, "Share");
}

const weightOf = (part: Part | null, values: readonly Value[]) => (part ? toNumber(values[part.at]) : null);

function findWeight(question: string, weights: readonly number[], asked: number | null): number | null {
  if (asked !== null) return weights.includes(asked) ? asked : null;
  const sorted = weights.toSorted((one, other) => one - other);
  if (/\b(?:biggest|largest|bigger|larger|most|highest|greatest)\b/.test(question)) return sorted.at(-1)!;
  if (/\b(?:smallest|smaller|least|lowest)\b/.test(question)) return sorted[0]!;
  return /\bmiddle\b/.test(question) && sorted.length === 3 ? sorted[1]! : null;
}

const WORDS = new Set(
  "rent bill pizza total cost costs price split splitting share shared sharing divide divided dividing by size going based on according proportion proportional proportionally to ratio income incomes slices slice pieces piece room rooms bedroom bedrooms sq ft sqft square feet each ate had have has drank used paid pay pays put in chipped spent covered owe owes owed back get gets still even evenly equal equally halves go going me my mine i she he her his hers him they their them we us our and the a an of is was what's what how much does do should would biggest largest smallest middle bigger smaller most least one part parts person with who earns earn makes make wife husband partner roommate roommates brother sister friend boyfriend girlfriend for weekend cabin trip groceries dinner airbnb house beers beer drinks order number out".split(
    " ",
  ),
);

/** Names may be anything that stands before a figure or in the question; else as in other models. */
function listUnknown(text: string): readonly string[] | null {
  const names = new Set([...text.matchAll(NAME)].map(([, name]) => name!));
  const unknown = findUnknownWords(text.replaceAll(/'s(?= |$)/g, ""), {
    has: (word) => WORDS.has(word) || names.has(word),
  });
  return unknown && unknown.length <= 2 ? unknown : null;
}

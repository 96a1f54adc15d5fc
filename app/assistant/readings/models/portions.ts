/** So many to each: what is needed in all, how many it goes into, what is left over. "70 people, 8 per table, how many tables" */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, toNumber } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const NOT =
  /<(?!number)[a-zA-Z]+\d+>|\b(?:percent|cost|costs|price|pay|pays|paid|dollars|bucks|cents|money|more|less|than|already|extra|half|twice|times|or|per (?:day|week|month|year|hour|minute|person per)|an? (?:day|week|month|year|hour|minute)|daily|weekly|average|chance|probability|ratio|calories|score|except|without|tip|bill|rent|check|mph|combinations|ways|row of|pick|choose)\b|\bfor <number\d+> per (?!night|person|hour|day|head|guest|kid|child)[a-z]+$|[+*/=]/;
const HOLD =
  "(?:holds?|seats?|fits?|has|have|takes?|carry|carries|contains?|gets?|needs?|eats?|comes? with|packs?|drinks?|wants?|use|uses|is given|receives?)";
/** How many go to each: the figure, what they are, to what. */
const TO_EACH = [
  `<number(?<size>\\d+)>(?: (?<thing>[a-z]+))?(?: (?:per|to an?|to each|in each|in an?|in every|for each|for every|an|a|each|every)) (?<box>(?!for|how|what|and|do|i|we|are|need|in)[a-z]{3,})`,
  `(?:each|every|per|one|an?) (?<box>[a-z]+) ${HOLD} <number(?<size>\\d+)>(?: (?<thing>[a-z]+))?`,
  `(?<box>(?:[a-z]+s|people|children))(?: (?:${HOLD}|of|with|come in packs of|that (?:hold|seat|fit)|can (?:hold|seat|fit)))+ <number(?<size>\\d+)>(?: (?!each|apiece)(?<thing>[a-z]+))?(?! (?:each|apiece))`,
  `<number(?<size>\\d+)>(?: (?<thing>[a-z]+))? (?:each|apiece)`,
].map((one) => new RegExp(`(?<![a-z])${one}`));
const SHARED =
  /<number(\d+)> ([a-z]+)(?: (?:for|between|among|amongst|by|split|shared|divided|equally|evenly|with|to))+ <number(\d+)> [a-z]+/;
const LEFT = /\b(?:left ?over|leftover|remain\w*|left)\b/;

const stem = (word = "") =>
  word
    .replace(/^people$/, "person")
    .replace(/^children$/, "child")
    .replace(/(?<=[sxz]|[cs]h)es$|s$/, "");

/** Null where it is none of them, or something of it has no place. */
export function readPortions({ text, values }: Marked): Reading | null {
  if (values.length !== 2 || NOT.test(text)) return null;
  const unread = listUnknown(text);
  const numbers = values.map(toNumber);
  if (unread === null || !numbers.every((one) => Number.isInteger(one) && one > 0)) return null;
  const expression = write(text, numbers);
  if (expression === null) return null;
  const [formula, label] = expression;
  return { ...sum(formula), unread, told: { field: { kind: "number", label } } };
}

function write(text: string, numbers: readonly number[]): readonly [formula: string, label: string] | null {
  const shared = LEFT.test(text) ? SHARED.exec(text) : null;
  if (shared) {
    const [all, people] = [numbers[Number(shared[1])]!, numbers[Number(shared[3])]!];
    return [`${all} - ${people} * floor(${all} / ${people})`, "Left over"];
  }
  const found = TO_EACH.map((one) => one.exec(text)).find((one) => one !== null)?.groups;
  if (!found) return null;
  const size = Number(found["size"]);
  // "3 slices a person" is not a count.
  if (new RegExp(`<number${1 - size}>(?: [a-z]+)? (?:per|an?|each|every) `).test(text)) return null;
  const [each, count] = [numbers[size]!, numbers[1 - size]!];
  const noun = stem(
    new RegExp(`<number${1 - size}>(?: (?:[a-z]+ )?([a-z]+s|people|children|men|women)\\b)?`).exec(text)?.[1],
  );
  const asked = /\bhow many ((?:[a-z]+ ?){1,3})/.exec(text)?.[1]?.split(" ").map(stem);
  const [box, thing] = [stem(found["box"]) || noun, stem(found["thing"])];
  if (asked?.includes(box) && noun !== box) {
    if (LEFT.test(text)) return null;
    return [`ceil(${count} / ${each})`, "Needed"];
  }
  if (LEFT.test(text)) return null;
  // Of what is counted there are so many to each of those.
  const isOfThing = asked ? thing !== "" && asked.includes(thing) : !/\b(?:how|what)\b/.test(text);
  return noun === box && box !== "" && isOfThing ? [`${count} * ${each}`, "In all"] : null;
}

const WORDS = new Set(
  "how many per each every apiece a an one the to in for of do does i we need needed needs there are will would can fit fits hold holds seat seats carry carries contain contains get gets have has eat eats want wants given left leftover over remain remaining remains each between among shared split divided evenly equally total altogether in all come comes packs pack take takes if everyone gets".split(
    " ",
  ),
);

function listUnknown(text: string): readonly string[] | null {
  const things = new Set(
    [...text.matchAll(/<number\d+>((?: [a-z]{3,}){1,2})|(?<![a-z])(?:per|each|every|an?|the|many) ([a-z]{3,})/g)].map(
      ([, some, one]) => {
        const words = (some ?? one!).trim().split(" ");
        return words.find((word) => word.endsWith("s")) ?? words.at(-1)!;
      },
    ),
  );
  const named = findUnknownWords(text, WORDS)?.filter((word) => ![...things].some((one) => stem(one) === stem(word)));
  return named && named.length <= 2 ? named : null;
}

/** What a calculator says of itself beside its name and keywords: its questions, phrases, inputs and results. */
import type { AnyDefinition } from "#engine/define.ts";
import { getRowFields } from "#engine/values.ts";
import { canonicalWord, fold, splitWords, STOP } from "./normalise.ts";

const listWords = (text: string) =>
  splitWords(fold(text))
    .filter((word) => !STOP.has(word))
    .map(canonicalWord);

/** Those of its texts that say something which none before says: "how long until the last debt is gone". */
export function listOwnWords(definition: AnyDefinition): string[] {
  const { name, keywords, faq, phrases = [], examples } = definition;
  const inputs = Object.values(definition.inputs).flatMap((field) => [
    field,
    ...Object.values(getRowFields(field) ?? {}),
  ]);
  const outputs = Object.values(definition.outputs);
  const texts = [
    ...faq.map(({ question }) => question),
    ...phrases.map((phrase) => phrase.replaceAll(/\{\w+\}/g, " ")),
    ...outputs.flatMap(({ label, also = [] }) => [label, ...also]),
    // One word of an input is one of many calculators: "amount", "long".
    ...inputs.flatMap(({ label, also = [] }) => [label, ...also]).filter((text) => listWords(text).length > 1),
    ...examples.map(({ title }) => title),
  ];
  const known = [name, ...keywords].map(listWords);
  return texts.filter((text) => {
    const words = listWords(text);
    if (known.some((before) => words.every((word) => before.includes(word)))) return false;
    known.push(words);
    return true;
  });
}

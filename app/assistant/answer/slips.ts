/** Slips of the finger that are read over, to be told. */
import { findMeantUnit } from "#assistant/tokens/unit-names.ts";
import { PERCENT_SLIP } from "#assistant/words/percent-slip.ts";
import type { Answer } from "./answer.ts";

/** "Farenheit" for Fahrenheit, "precent" for percent. */
export function listSlips(sentence: string): NonNullable<Answer["repaired"]> {
  return (sentence.match(/(?<![\p{L}\p{M}])[a-z]+(?![\p{L}\p{M}])/giu) ?? []).flatMap((written) => {
    const percent = written.replace(PERCENT_SLIP, "percent$1");
    const meant = percent === written ? findMeantUnit(written) : percent;
    return meant === undefined ? [] : [{ written, meant }];
  });
}

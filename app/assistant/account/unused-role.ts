/** The words that say what a number is or what is asked for, and that a reading did nothing with. */
import { STOP } from "#catalogue/search/normalise.ts";
import type { AnyDefinition } from "#engine/define.ts";
import type { CalculatorReading } from "#assistant/readings/calculator-reading.ts";
import { listSynonyms } from "#assistant/roles/choices.ts";
import { getCanonicalWords, getProfile, splitKey } from "#assistant/roles/profile.ts";
import { isPeriod, type Token } from "#assistant/tokens/token.ts";
import { listSizeNames } from "#assistant/roles/size-words.ts";
import { findSynonym, isFill } from "#assistant/roles/unread.ts";

/** Whom or what a question is about: it counts nothing. */
const PLAIN = "car drive trip travel person people today".split(" ");

/**
 * The first word that the calculator knows and the reading has no use for, as it was written: it names neither the
 * calculator nor an input that was said nor the result that is shown ("circle 10 wide" read as a radius).
 */
export function findUnusedRole(
  definition: AnyDefinition,
  tokens: readonly Token[],
  reading: CalculatorReading,
  label: string,
): string | undefined {
  const used = listUsedWords(definition, reading, label);
  const others = listOtherOptions(definition, reading);
  const found = tokens.find((token, at) => {
    if (token.type !== "word" || isPeriod(tokens, at) || reading.unread.includes(token.text)) return false;
    if (/^how$/.test((tokens[at - 1] as { word?: string } | undefined)?.word ?? "")) return false;
    const words = getCanonicalWords(token.word);
    if (words.some((word) => others.has(word))) return true;
    return !words.every(
      (word) =>
        word.length === 1 ||
        used.has(word) ||
        STOP.has(word) ||
        isFill(word) ||
        findSynonym(word, used) !== undefined ||
        listSizeNames(word).some((one) => used.has(one)) ||
        listSynonyms(word).some((one) => used.has(one)),
    );
  });
  return found?.text;
}

/** What only options are called that were not chosen: "size 9 mens" is not a women's size, which is the usual one. */
function listOtherOptions(definition: AnyDefinition, { inputs, choosing }: CalculatorReading): ReadonlySet<string> {
  const others = Object.entries(definition.inputs).flatMap(([key, field]) => {
    // "8 inch round, mine is 9 inch square": two rounds are other pans.
    if (field.kind === "choice" && /^(?:from|to)[A-Z]/.test(key) && key in inputs) {
      const sides = [inputs[key], inputs[key.replace(/^from|^to/, (side) => (side === "to" ? "from" : "to"))]];
      return (field.options ?? []).flatMap(([value, text]) => (sides.includes(value) ? [] : getCanonicalWords(text)));
    }
    if (field.kind !== "choice" || key in inputs || /^(?:from|to)(?:[A-Z]|$)/.test(key)) return [];
    const chosen = (field.options ?? []).find(([value]) => value === field.default);
    const own = new Set(chosen ? getCanonicalWords(`${splitKey(chosen[0])} ${chosen[1]}`) : []);
    const words = (field.options ?? []).flatMap(([value]) => getCanonicalWords(splitKey(value)));
    return words.filter((word) => word.length > 2 && !own.has(word));
  });
  const { name, fields } = getProfile(definition);
  const labels = Object.values(definition.outputs).flatMap((output) => getCanonicalWords(output.label));
  const elsewhere = new Set([...choosing, ...name, ...labels, ...fields.flatMap(({ cues }) => cues.flat())]);
  return new Set(others.filter((word) => !elsewhere.has(word)));
}

function listUsedWords(definition: AnyDefinition, reading: CalculatorReading, label: string): ReadonlySet<string> {
  const { name, keywords, phrases, fields, topic } = getProfile(definition);
  const said = fields.filter(({ key }) => key in reading.inputs);
  const shown = Object.entries(definition.outputs).filter(([, field]) => field.label === label);
  const { target } = reading;
  const isInTarget = shown.some(([, { dimension }]) =>
    target?.measures.some((one) => one.dimension.id === dimension?.id),
  );
  const single = [...topic].flatMap(([word, weight]) => (weight >= 0.8 ? [word] : []));
  return new Set([
    ...PLAIN,
    ...(target && isInTarget ? getCanonicalWords(target.text) : []),
    ...(/payment/i.test(label) ? ["pay"] : []),
    ...reading.choosing,
    ...name,
    ...single,
    ...keywords.flat(),
    ...phrases.flatMap(({ words }) => words),
    ...said.flatMap(({ cues }) => cues.flat()),
    ...said.flatMap(({ key, field }) => [
      ...getCanonicalWords(`${field.unit ?? ""} ${splitKey(key)}`),
      ...getCanonicalWords(String(reading.inputs[key])),
      ...(field.options ?? []).flatMap(([value, text]) =>
        value === reading.inputs[key] ? getCanonicalWords(`${splitKey(value)} ${text}`) : [],
      ),
    ]),
    ...shown.flatMap(([key, field]) =>
      getCanonicalWords([field.label, splitKey(key), field.unit ?? "", ...(field.also ?? [])].join(" ")),
    ),
  ]);
}

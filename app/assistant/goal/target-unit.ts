/** The unit in which a result is asked for ("to f"). */
import { STOP } from "#catalogue/search/normalise.ts";
import { type Named, writeTogether } from "#assistant/roles/choices.ts";
import { getCanonicalWords, type Profile } from "#assistant/roles/profile.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";

/** The result that is in the unit in which the answer is asked for, else the first of that quantity. */
export function findOutputOfTarget(
  { definition: { outputs } }: Profile,
  target: { readonly measures: readonly Measure[] } | null,
): string | undefined {
  const measures = target?.measures ?? [];
  const find = (isMeant: (measure: Measure, field: (typeof outputs)[string]) => boolean) =>
    Object.keys(outputs).find((key) => measures.some((measure) => isMeant(measure, outputs[key]!)));
  return (
    find(({ unit }, field) => field.unit === unit.id || field.unit === unit.symbol) ??
    find(({ dimension }, field) => field.dimension?.id === dimension.id)
  );
}

/** The unit of "in square metres" or "to f", where it is not a word of the calculator's own. */
export function findTargetUnit(
  { definition }: Profile,
  tokens: readonly Token[],
  named: readonly Named[],
): { readonly measures: readonly Measure[]; readonly text: string } | null {
  const own = new Set(named.flatMap((one) => (one.key.endsWith("Unit") ? [] : one.words)));
  const listLabels = () =>
    Object.values(definition.outputs).map(({ label }) => getCanonicalWords(label.replace(/\bper .*/i, "")));
  for (let at = tokens.length - 1; at > 0; at--) {
    const link = tokens[at - 1]!;
    // "…, atm" at the end is asked for as well, and "acceleration m/s2".
    const last = tokens.slice(at);
    const isQuotient =
      link.type === "word" && last.length === 3 && last[1]!.text === "/" && isOfOutput(definition, last);
    const isEnd =
      (link.text === "," || isQuotient) && last.every(({ type, text }) => type === "word" || /^[/?]$/.test(text));
    if (!isEnd && (link.type !== "word" || !/^(?:in|to|into|as)$/.test(link.word))) continue;
    // "In m/s2" is three tokens.
    const behind = tokens.slice(at, at + 5);
    const end = behind.findIndex((token) => token.type !== "word" && token.text !== "/");
    for (let count = end < 0 ? behind.length : end; count > 0; count--) {
      const text = writeTogether(behind.slice(0, count));
      const measures = findMeasures(text);
      if (measures.length === 0 || STOP.has(text.toLowerCase())) continue;
      if (isToldIn(definition, text, measures)) return { measures, text };
      // "In square meters" asks for no cost per square meter.
      const isOwn =
        measures[0]!.dimension.id === "time" ||
        getCanonicalWords(text).every((word) => own.has(word)) ||
        listLabels().some((label) => getCanonicalWords(text).every((word) => word.length > 1 && label.includes(word)));
      return isOwn ? null : { measures, text };
    }
  }
  return findCountedUnit(definition, tokens);
}

function isOfOutput({ outputs }: Profile["definition"], tokens: readonly Token[]): boolean {
  const [measure] = findMeasures(writeTogether(tokens));
  return (
    measure !== undefined && Object.values(outputs).some(({ dimension }) => dimension?.id === measure.dimension.id)
  );
}

/** Whether a result of that quantity is called by the unit: the volume of a pool "gallons", which UK gallons are not. */
function isToldIn({ outputs }: Profile["definition"], text: string, [measure]: readonly Measure[]): boolean {
  const name = getCanonicalWords(text).join(" ");
  return Object.values(outputs).some(
    ({ dimension, also = [] }) =>
      dimension?.id === measure!.dimension.id && also.some((one) => getCanonicalWords(one).join(" ") === name),
  );
}

/**
 * "How many gallons", "gallons in a pool", "pool gallons 32 by 16 ft", "a pool in … gallons": a unit without a figure, in
 * which one result can be told.
 */
function findCountedUnit({ outputs }: Profile["definition"], tokens: readonly Token[]) {
  const isOfSize = Object.values(outputs).some(({ dimension }) => /^(?:area|volume)$/.test(dimension?.id ?? ""));
  for (const [at, token] of tokens.entries())
    // Units of two words are those of areas and volumes.
    for (const count of isOfSize ? [2, 1] : [1]) {
      const run = tokens.slice(at, at + count);
      const before = tokens[at - 1];
      // "Cubic feet", "gallons" and "m2", but no "inch".
      if (token.type !== "word" || run.length < count || run.some(({ type }) => type !== "word")) continue;
      if (count === 1 && (token.measures.length === 0 || !/...s$|[23²³]$|^[kmgt]b$/.test(token.word))) continue;
      const isAsked =
        at + count === tokens.length ||
        // "…, cubic feet soil"
        (at + count === tokens.length - 1 &&
          tokens.at(-1)!.type === "word" &&
          !/^(?:per|an?|each|every|of)$/.test(before?.text ?? "")) ||
        (before?.type === "word" && before.word === "many") ||
        tokens.slice(0, at).every((one) => one.type === "word" && !/^(?:per|an?|each|every)$/.test(one.word));
      // "Radius 3 m square feet": the 3 has its unit.
      const isOfUnit = before?.type === "amount" && (count === 1 || before.measures.length === 0);
      // "1.5 m liters" are two units.
      const isOther =
        before?.type === "amount" &&
        at + count === tokens.length &&
        before.measures.length > 0 &&
        token.measures[0]?.dimension.id === "volume" &&
        before.measures.some(({ dimension }) => dimension.id === "length");
      if (!isAsked || (isOfUnit && !isOther)) continue;
      const text = writeTogether(run);
      const measures = (count === 1 ? token.measures : findMeasures(text)).filter(
        (one) => one.dimension.id !== "time" && (count === 1 || /^(?:area|volume)$/.test(one.dimension.id)),
      );
      const isTold = Object.values(outputs).some((field) => field.dimension?.id === measures[0]?.dimension.id);
      if (measures.length > 0 && isTold) return { measures, text };
    }
  return null;
}

/** The unit of a mass or a volume that a density was said in: what has 0.789 g/mL weighs so many grams. */
export function findUnitOfQuotient(
  { definition }: Profile,
  output: string,
  units: Readonly<Record<string, string>>,
): { readonly measures: readonly Measure[]; readonly text: string } | null {
  const dimension = definition.outputs[output]?.dimension;
  if (dimension?.id !== "mass" && dimension?.id !== "volume") return null;
  const parts = new Set(
    Object.entries(units).flatMap(([key, unit]) =>
      definition.inputs[key]?.dimension?.id === "density" ? unit.split("/") : [],
    ),
  );
  const unit = dimension.units.find(({ id }) => parts.has(id));
  return unit ? { measures: [{ dimension, unit }], text: unit.id } : null;
}

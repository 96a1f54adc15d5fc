/** Numbers that are told as a result, and are not an input that something else would name. */
import type { AnyField } from "#engine/fields.ts";
import { getRoot } from "#catalogue/search/normalise.ts";
import type { Assignment } from "#assistant/roles/assign.ts";
import { getCanonicalWords, listOutputNames, type Profile } from "#assistant/roles/profile.ts";
import { type Amount, isBare, type Token } from "#assistant/tokens/token.ts";
import { isWord } from "./problems.ts";

/** A number beside the name of a result is that result, no input that something else would name: "12 diameter circle". */
export function findNamedResult(
  profile: Profile,
  tokens: readonly Token[],
  { assignment: { fits }, inputs: said }: { assignment: Assignment; inputs: Readonly<Record<string, unknown>> },
  asked: string | undefined,
): string | null {
  const { definition, fields, name: calculator } = profile;
  const ambiguous = findBetweenNames(profile, tokens, fits);
  if (ambiguous !== null) return ambiguous;
  const bare = [...fits].filter(([at, fit]) => isBare(tokens[at]) && typeof fit.value === "number");
  if (bare.length === 0) return null;
  const words = new Set(tokens.flatMap((token) => (token.type === "word" ? getCanonicalWords(token.word) : [])));
  const inputs = new Set(
    fields.flatMap(({ key, cues }) => (fitsOf(fits, key) ? cues : [])).map((cue) => cue.join(" ")),
  );
  // A choice says that this is what is known.
  const results = Object.entries(definition.outputs)
    .filter(([key]) => !Object.values(said).includes(key))
    .map(([key, output]) => ({
      key,
      output,
      names: listOutputNames(key, output)
        .slice(0, 2)
        .filter((name) => key === asked || !inputs.has(name.join(" "))),
    }));
  for (const [at, fit] of bare) {
    const token = tokens[at]!;
    const field = fields[fit.index]!;
    const isElsewhere = field.cues.some((cue) => cue.length === 1 && words.has(cue[0]!));
    for (const { key, output, names } of results) {
      const isBehind = names.some(
        (name) => name.length > 0 && name.every((word, place) => isWord(tokens[at + 1 + place], word)),
      );
      // The number that is said to be what is asked for, and nothing before it names it otherwise.
      const isOwn = names.some((name) => field.cues.some((cue) => cue.join(" ") === name.join(" ")));
      const isNamedBefore = field.cues.some((cue) => isWord(tokens[at - 1], cue.at(-1)!));
      if (isBehind && key === asked && isOwn && !isNamedBefore && !isAskedBefore(tokens, at, names))
        return `It is not clear what “${token.text.trim()}” means here.`;
      if (fit.isNamed) continue;
      // "400 clicks" are not impressions, "12,000 profit" is not a cost.
      const last = names
        .map((name) => name.at(-1) ?? "")
        .find((word) => word.length > 3 && isWord(tokens[at + 1], word));
      const isTail = last !== undefined && !fields.some(({ cues }) => cues.some((cue) => cue.includes(last)));
      // "Depreciation of a 30,000 van" names the calculator.
      const isOther = (word: string) => !calculator.includes(word) && !isOfInputs(fields, word);
      const isVerb = names.some(([word = ""]) => isToldByVerb(tokens, at, word) && isOther(word));
      if ((isTail || isVerb || (isBehind && !isInputName(fields, names))) && !("from" in said))
        return `It is not clear what “${token.text.trim()}” means here.`;
      const isBefore = (name: readonly string[]) =>
        name.length > 0 &&
        name.join(" ") !== calculator.join(" ") &&
        name.every((word, place) => isWord(tokens[at - name.length + place], word));
      // "LTV to CAC, LTV 900": another result than the one that is asked for is given.
      const given = [...names, ...listOutputNames(key, output).slice(2)].filter(isBefore);
      // "Sells for 80": what is asked for is told, and is not what it was taken for.
      const isTold = key === asked && given.some((name) => name.length > 1 && /^(?:for|at)$/.test(name.at(-1)!));
      const isGiven = given.length > 0 && asked !== undefined && key !== asked && !isInputName(fields, given);
      if (isTold || isGiven || (isElsewhere && (isBehind || names.some(isBefore))))
        return `It is not clear what “${token.text.trim()}” means here.`;
    }
  }
  return null;
}

/**
 * "Trapezoid area 30 bases 4 and 6 height": with a name at both ends each number may be of the name before it or behind it,
 * so that the first or the last name is asked for.
 */
function findBetweenNames(
  { definition, fields }: Profile,
  tokens: readonly Token[],
  fits: Assignment["fits"],
): string | null {
  const amounts = tokens.flatMap((token, at) => (token.type === "amount" ? [at] : []));
  const [first, last] = [amounts[0], amounts.at(-1)];
  const end = tokens.findLastIndex((token) => token.type !== "mark");
  const before = tokens.findLastIndex((token, at) => at < end && token.type !== "mark");
  if (
    first === undefined ||
    last === undefined ||
    amounts.length < 2 ||
    last !== before ||
    !fits.has(first) ||
    !fits.has(last)
  )
    return null;
  if (tokens.some((token) => /^(?:x|×|by|how|what|which)$/i.test(token.text))) return null;
  // "Displacement 86 mm bore": a length is not a displacement.
  const { measures } = tokens[first] as Amount;
  const mayBe = ({ dimension }: AnyField) =>
    measures.length === 0 || measures.some((one) => one.dimension.id === dimension?.id);
  const findResult = (token: Token | undefined) =>
    Object.entries(definition.outputs).find(([, field]) => {
      const name = getCanonicalWords(field.label);
      return field.kind === "quantity" && mayBe(field) && name.length === 1 && isWord(token, name[0]!);
    })?.[0];
  const [result, other] = [findResult(tokens[first - 1]), findResult(tokens[end])];
  // The rise of a roof is said, and not asked for.
  if (fields[fits.get(first)!.index]!.cues.some((cue) => isWord(tokens[first - 1], cue.at(-1)!))) return null;
  const isInput = fields.some(({ cues }) => cues.some((cue) => cue.length === 1 && isWord(tokens[end], cue[0]!)));
  return result && result !== other && (other || isInput)
    ? `It is not clear what “${tokens[first]!.text.trim()}” means here.`
    : null;
}

/** "Sells for 80" tells a selling price: the first word of a name in another form, with nothing but joining words before the number. */
function isToldByVerb(tokens: readonly Token[], at: number, first: string): boolean {
  const [before] = tokens
    .slice(0, at)
    .filter((token) => token.type !== "word" || !JOINING.test(token.word))
    .slice(-1);
  return (
    first.length > 3 && before?.type === "word" && getRoot(getCanonicalWords(before.word).join("")) === getRoot(first)
  );
}

const JOINING = /^(?:of|is|for|at|a|an|the)$/;

function isOfInputs(fields: Profile["fields"], word: string): boolean {
  return fields.some(({ cues }) => cues.some((cue) => cue.some((one) => getRoot(one) === getRoot(word))));
}

/** Whether an input is called so too. */
function isInputName(fields: Profile["fields"], names: readonly (readonly string[])[]): boolean {
  return fields.some(({ cues }) => cues.some((cue) => names.some((name) => name.join(" ") === cue.join(" "))));
}

/** "Diameter of a circle of 12 diameter" would ask for what it says; any other name before it is what is asked for. */
function isAskedBefore(tokens: readonly Token[], at: number, names: readonly (readonly string[])[]): boolean {
  return tokens.slice(0, at).some((token) => names.some((name) => name.length === 1 && isWord(token, name[0]!)));
}

function fitsOf(fits: Assignment["fits"], key: string): boolean {
  return [...fits.values()].some((fit) => fit.key === key);
}

/** The words that were not understood. */
import { STOP } from "#catalogue/search/normalise.ts";
import { applies } from "#engine/values.ts";
import type { Assignment } from "./assign.ts";
import { findSoldUnit } from "./bare-unit.ts";
import { type Named, listSynonyms } from "./choices.ts";
import { type FieldProfile, getCanonicalWords, listOutputNames, type Profile } from "./profile.ts";
import { listSizeNames } from "./size-words.ts";
import { findNearest } from "#assistant/words/near.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { isPeriod, type Token } from "#assistant/tokens/token.ts";

/** What carries no meaning of its own beside those of the search: links, courtesies, "how much would my …". */
const FILL = new Set(
  (
    "much many per each every by x if year over when between vs versus please thank thanks me one let say assume assuming using given " +
    "having costing worth around about approximately roughly ok so also just now does want cost total amount value number answer result result " +
    "different distinct ordinary identical separate " +
    "payment calculator calculate compute convert write express estimate find figure work would do go gets make need take become reach"
  ).split(" "),
);
/** What turns a meaning round: never without meaning. */
const TURNING = new Set(
  "no not without excluding except minus never less before after compounded compounding".split(" "),
);

/** Whether a word turns the meaning of others round. */
export function isTurning(word: string): boolean {
  return TURNING.has(word.toLowerCase());
}

/** Whether a word carries no meaning of its own. */
export function isFill(word: string): boolean {
  return FILL.has(word);
}

/** What leaves something out, which no input can say: phrases that hold it do not make it read. */
const NEVER_READ = new Set("no not without excluding except never".split(" "));

/** The words of a sentence that were not read, as they were written. */
export function findUnreadWords(
  profile: Profile,
  tokens: readonly Token[],
  named: readonly Named[],
  setting: Readonly<Record<string, unknown>>,
  { fits }: Pick<Assignment, "fits">,
): string[] {
  const { fields, phrases } = profile;
  const words = listOpenWords(profile, setting);
  const options = new Set(named.flatMap((one) => one.words.flatMap(listSynonyms)));
  const isOfPhrase = (word: string) => phrases.some((one) => one.words.includes(word));
  const chosen = new Set(Object.entries(setting).flatMap(([, value]) => getCanonicalWords(String(value))));
  const vias = new Set([...fits.values()].flatMap(({ via }) => via ?? []));
  const isChoice = (word: string) =>
    fields.some(
      ({ field }) => field.kind === "choice" && field.also?.some((name) => getCanonicalWords(name).includes(word)),
    );
  return tokens.flatMap((token, at) => {
    if (token.type === "mark") return /[,.;:?!()/=+×*"'-]/.test(token.text) ? [] : [token.text];
    if (token.type !== "word" || isPeriod(tokens, at)) return [];
    if (splitsQuestion(tokens, at)) return [token.text];
    if (isOfSpan(tokens, at, fits) || isSoldUnit(tokens, at, fits, fields)) return [];
    const parts = getCanonicalWords(token.word);
    const isRead = parts.every(
      (word) =>
        options.has(word) ||
        chosen.has(word) ||
        vias.has(word) ||
        (TURNING.has(word)
          ? isChoice(word) || (isOfPhrase(word) && !NEVER_READ.has(word))
          : words.has(word) ||
            STOP.has(word) ||
            FILL.has(word) ||
            (word.length === 1 && !isOrphan(tokens, at)) ||
            findNearest(word, words) !== undefined ||
            findSynonym(word, words) !== undefined ||
            isHow(tokens[at - 1]) ||
            listSizeNames(word).some((one) => words.has(one))),
    );
    return isRead ? [] : [token.text];
  });
}

/** The "after" of "after nine years" and the "ago" of "3 years ago", where the span went to an input; "before" looks the other way. */
function isOfSpan(tokens: readonly Token[], at: number, fits: Assignment["fits"]): boolean {
  const token = tokens[at]!;
  if (token.type !== "word" || !/^(?:after|ago)$/.test(token.word)) return false;
  const place = token.word === "after" ? at + 1 : at - 1;
  const span = tokens[place];
  return span?.type === "amount" && fits.has(place) && span.measures[0]?.dimension.id === "time";
}

/** The "lb" of "$2 per lb", where the amount went to a price by weight. */
function isSoldUnit(
  tokens: readonly Token[],
  at: number,
  fits: Assignment["fits"],
  fields: readonly FieldProfile[],
): boolean {
  const fit = fits.get(at - 2);
  const per = fields.find(({ key }) => key === fit?.key)?.field.per;
  return per !== undefined && Boolean(findSoldUnit(tokens, at - 2, per));
}

/** A unit of one letter that stands alone and names no value behind it: the "g" of "500 heavy g". */
function isOrphan(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const isName = next?.type === "amount" || next?.text === "=";
  return token.type === "word" && token.measures.length > 0 && !/^[aixdt]$/.test(token.word) && !isName;
}

/** "How deep" asks for it. */
function isHow(token: Token | undefined): boolean {
  return token?.type === "word" && token.word === "how";
}

/** The "deep" of "how deep long": it stands between two words that ask together. */
function splitsQuestion(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return isHow(tokens[at - 1]) && next?.type === "word" && ASKED.test(next.word);
}

const ASKED = /^(?:many|much|long|far|fast|often|big|large|old|tall|high|wide|deep|thick|heavy)$/;

/** The words of a definition without those that only inputs have which do not apply: the diagonals of a rhombus. */
function listOpenWords({ definition, words, topic, fields }: Profile, setting: Readonly<Record<string, unknown>>) {
  const inputs = { ...Object.fromEntries(fields.map(({ key, field }) => [key, field.default])), ...setting };
  const isOpen = ({ field }: FieldProfile) => applies(field, inputs);
  if (fields.every(isOpen)) return words;
  const closed = new Set(fields.filter((one) => !isOpen(one)).flatMap(({ cues }) => cues.flat()));
  const open = new Set([
    ...topic.keys(),
    ...fields.filter(isOpen).flatMap(({ cues }) => cues.flat()),
    ...Object.entries(definition.outputs).flatMap(([key, field]) => listOutputNames(key, field).flat()),
  ]);
  return new Set([...words].filter((word) => open.has(word) || !closed.has(word)));
}

/** The periods of values ("a month") that the input they went to does not have. */
export function findUnreadPeriods(
  { fields, phrases, definition }: Profile,
  tokens: readonly Token[],
  { fits }: Assignment,
  named: readonly Named[],
): string[] {
  return [...fits].flatMap(([at, fit]) => {
    const token = tokens[at]!;
    if (token.type !== "amount" || token.per === null) return [];
    const profile = fields[fit.index]!;
    const beside = phrases.length > 0 ? profile.after.flat() : [];
    const own = new Set([...profile.cues.flat(), ...getCanonicalWords(profile.field.unit ?? ""), ...beside]);
    const forms = listPeriodForms(token.per);
    const isSaid =
      forms.some((word) => own.has(word)) || named.some((one) => one.words.some((word) => forms.includes(word)));
    const isAnnual = token.per === "year" && profile.field.kind === "percent";
    return isSaid || isAnnual || definition.inputs[fit.key] === undefined ? [] : [`per ${token.per}`];
  });
}

function listPeriodForms(period: string): readonly string[] {
  return Object.keys(PERIODS).filter((word) => PERIODS[word] === period);
}

/** What people write short, or otherwise than the calculators; the search knows many more, too many to load. */
const SHORT: Readonly<Record<string, string>> = {
  avg: "average",
  pct: "percent",
  temp: "temperature",
  hr: "hour",
  petrol: "fuel",
  gasoline: "fuel",
  gas: "fuel",
  house: "home",
  apartment: "home",
  auto: "car",
  vehicle: "car",
  wage: "salary",
  pay: "salary",
  weigh: "weight",
  tyre: "tire",
  kid: "child",
  dinner: "meal",
  restaurant: "bill",
};

/** A word that people say for this one ("avg" for average), among some. */
export function findSynonym(
  word: string,
  words: ReadonlyMap<string, unknown> | ReadonlySet<string>,
): string | undefined {
  const same = Object.hasOwn(SHORT, word) ? SHORT[word] : undefined;
  return same !== undefined && words.has(same) ? same : undefined;
}

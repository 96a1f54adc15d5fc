/** The words of a definition, prepared once. */
import { canonicalWord, fold, STOP } from "#catalogue/search/normalise.ts";
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField, Rows } from "#engine/fields.ts";
import { getItemField } from "#engine/values.ts";

/** What the words of a definition say of one input. */
export interface FieldProfile {
  readonly key: string;
  readonly field: AnyField;
  /** Its place in the definition. */
  readonly index: number;
  /** What the field is called: the words of its label, of its key and of each synonym. */
  readonly cues: readonly (readonly string[])[];
  /** Words of its longer names that no other input has: "spacing" for "Post spacing". */
  readonly hints: readonly string[];
  /** The words next to `{key}` in the definition's phrases, nearest first. */
  readonly before: readonly (readonly string[])[];
  readonly after: readonly (readonly string[])[];
  /** Whether the definition's phrases hold it: what people say; 2 for the first phrase. */
  readonly isSaid: 0 | 1 | 2;
}

/** A phrase of the definition: which inputs it holds, in which order. */
export interface PhraseProfile {
  readonly keys: readonly string[];
  readonly words: readonly string[];
}

export interface Profile {
  readonly definition: AnyDefinition;
  /** The words of its name that say something. */
  readonly name: readonly string[];
  /** The short names beside it: "cd" of "Certificate of Deposit (CD) Calculator". */
  readonly acronyms: readonly string[];
  readonly fields: readonly FieldProfile[];
  readonly phrases: readonly PhraseProfile[];
  /** The words that name the subject, each with how much it says so: 1 for the name, less for keywords and phrases. */
  readonly topic: ReadonlyMap<string, number>;
  /** The keywords of several words, which say as much as the name where all is said. */
  readonly keywords: readonly (readonly string[])[];
  /** All words that the definition may be asked with. */
  readonly words: ReadonlySet<string>;
}

const profiles = new WeakMap<AnyDefinition, Profile>();

/** Labels are asked for again with each sentence: an eighth of the time of one. */
const kept = new Map<string, readonly string[]>();
const MOST_KEPT = 10_000;

/** The words of a text in one form each: lower case, singular, American; joining words are kept. */
export function getCanonicalWords(text: string): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  const words = (fold(text).match(/[a-z0-9]+/g) ?? []).map(canonicalWord);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, words);
  return words;
}

/** "homePrice" as "home price". */
export function splitKey(key: string): string {
  return key.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
}

const outputNames = new WeakMap<AnyField, readonly (readonly string[])[]>();

/** What a result is called, in words: its label, its key, other names; made once for each. */
export function listOutputNames(key: string, field: AnyField): readonly (readonly string[])[] {
  const known = outputNames.get(field);
  if (known) return known;
  const names = [field.label, splitKey(key), ...(field.also ?? [])].map(getCanonicalWords);
  outputNames.set(field, names);
  return names;
}

/** What the words of a definition say; made once for each. */
export function getProfile(definition: AnyDefinition): Profile {
  const known = profiles.get(definition);
  if (known) return known;
  const phrases = (definition.phrases ?? []).map(parsePhrase);
  const name = listNameWords(definition);
  const fields = addHints(
    Object.entries(definition.inputs).map(([key, field], index) => profileField(key, field, index, phrases)),
    [...name, ...Object.values(definition.outputs).map(({ label }) => getCanonicalWords(label).join(" "))],
  );
  const topic = collectTopic(definition, phrases);
  const keywords = definition.keywords
    .map((one) => getCanonicalWords(one).filter((word) => !STOP.has(word)))
    .filter((words) => words.length > 1);
  const acronyms = listAcronyms(definition);
  const words = collectWords(definition, topic);
  // To add is to add anything.
  topic.delete("add");
  const profile = { definition, name, acronyms, keywords, fields, phrases, topic, words };
  profiles.set(definition, profile);
  return profile;
}

const rowProfiles = new WeakMap<FieldProfile, Profile>();

/** What the words of a list's columns say, as if each were an input. */
export function getRowProfile(list: FieldProfile, rows: Rows, whole: Profile): Profile {
  const known = rowProfiles.get(list);
  if (known) return known;
  const fields = addHints(
    Object.entries(rows).map(([key, field], index) => profileField(key, field, index, [])),
    [],
  );
  const made = { ...whole, definition: { ...whole.definition, inputs: rows }, fields, phrases: [] };
  rowProfiles.set(list, made);
  return made;
}

interface ReadPhrase extends PhraseProfile {
  /** Words and `{key}`s in order. */
  readonly parts: readonly string[];
}

function parsePhrase(phrase: string): ReadPhrase {
  const parts = phrase.split(/(\{\w+\})/).flatMap((part) => (part.startsWith("{") ? [part] : getCanonicalWords(part)));
  return {
    parts,
    keys: parts.filter((part) => part.startsWith("{")).map((part) => part.slice(1, -1)),
    words: parts.filter((part) => !part.startsWith("{")),
  };
}

function profileField(
  key: string,
  field: AnyField,
  index: number,
  phrases: readonly ReadPhrase[],
): Omit<FieldProfile, "hints"> {
  const names = [field.label.replace(/\s*\([^)]*\)/g, ""), splitKey(key), ...(field.also ?? [])];
  const bracket = /\(([^)]+)\)/.exec(field.label)?.[1];
  const words = [...names, ...(bracket ? [bracket] : [])].map((name) => getCanonicalWords(name));
  // "Sells for 30" is the selling price.
  const verbs = words.flatMap((name) => (/^(?:sell|spend)ing$/.test(name[0] ?? "") ? [[name[0]!.slice(0, -3)]] : []));
  const cues = unique([...words, ...verbs]);
  const [before, after]: [string[][], string[][]] = [[], []];
  for (const { parts } of phrases) {
    const at = parts.indexOf(`{${key}}`);
    if (at < 0) continue;
    const start = parts.slice(0, at).findLastIndex((part) => part.startsWith("{"));
    const next = parts.slice(at + 1).findIndex((part) => part.startsWith("{"));
    before.push(parts.slice(start + 1, at).toReversed());
    after.push(parts.slice(at + 1, next < 0 ? undefined : at + 1 + next));
  }
  const isSaid = phrases[0]?.keys.includes(key) ? 2 : phrases.some((one) => one.keys.includes(key)) ? 1 : 0;
  return { key, field, index, cues, before, after, isSaid };
}

/** What tells no input from another, or no input from what is asked for. */
const VAGUE = new Set(
  "per year month week day hour minute unit value number amount rate price cost first last new old current average total size type time each days hours years price percent known target".split(
    " ",
  ),
);

function addHints(fields: readonly Omit<FieldProfile, "hints">[], others: readonly string[]): FieldProfile[] {
  const taken = new Set([...VAGUE, ...others]);
  const words = fields.map(({ cues }) => new Set(cues.flat()));
  return fields.map((field, at) => ({
    ...field,
    hints: [...words[at]!].filter(
      (word) =>
        word.length > 3 &&
        !STOP.has(word) &&
        !taken.has(word) &&
        !words.some((all, other) => other !== at && all.has(word)),
    ),
  }));
}

function unique(lists: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(lists.filter((list) => list.length > 0).map((list) => [list.join(" "), list])).values()];
}

function collectTopic(definition: AnyDefinition, phrases: readonly PhraseProfile[]): Map<string, number> {
  const topic = new Map<string, number>();
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) if (!STOP.has(word) && (topic.get(word) ?? 0) < weight) topic.set(word, weight);
  };
  for (const { words } of phrases) add(words, 0.7);
  for (const keyword of definition.keywords) {
    const words = getCanonicalWords(keyword).filter((word) => !STOP.has(word));
    // A word of a longer keyword says less: "double" of "double discount".
    add(words, words.length === 1 ? 0.8 : 0.6);
  }
  add([...listNameWords(definition), ...listAcronyms(definition), ...getCanonicalWords(definition.id)], 1);
  for (const word of ["calculator", "converter", "online"]) topic.delete(word);
  return topic;
}

function collectWords(definition: AnyDefinition, topic: ReadonlyMap<string, number>): Set<string> {
  const words = new Set(topic.keys());
  const add = (text: string) => {
    for (const word of getCanonicalWords(text)) words.add(word);
  };
  for (const [key, field] of Object.entries(definition.inputs)) {
    add(`${field.label} ${splitKey(key)} ${field.unit ?? ""}`);
    for (const name of [...(field.also ?? []), ...Object.values(field.called ?? {}).flat()]) add(name);
    const item = getItemField(field);
    if (item) add(item.label);
  }
  for (const [key, field] of Object.entries(definition.outputs))
    for (const name of [field.label, splitKey(key), field.unit ?? "", ...(field.also ?? [])]) add(name);
  return words;
}

/** "BMI Calculator" is BMI; what stands in brackets is another name. */
function listNameWords({ name }: AnyDefinition): string[] {
  const bare = name.replace(/\([^)]*\)/g, "").replace(/\b(?:calculator|converter|planner|estimator)\b/gi, "");
  return getCanonicalWords(bare).filter((word) => !STOP.has(word));
}

function listAcronyms({ name }: AnyDefinition): string[] {
  const brackets = [...name.matchAll(/\(([^)]*)\)/g)].map(([, text]) => text!);
  return brackets.flatMap((text) => (text.match(/\b[A-Z]{2,}\b/g) ?? []).flatMap(getCanonicalWords));
}

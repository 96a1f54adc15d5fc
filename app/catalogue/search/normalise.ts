/** What is looked at of a query; what is beyond says nothing more. */
export const LONGEST_TEXT = 300;

/** American spelling, as the index has it; applied to both sides, so what is not a word harms nothing. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(met|lit|cent|fib|calib|theat)re(s?)$/, "$1er$2"],
  [/(col|lab|fav|neighb|hon|vap|hum|od|behavi|flav|harb)our/, "$1or"],
  [/(?<![wchd]|pr|rt)is(e|ed|er|es|ing|ation)$/, "iz$1"],
  [/yse(r|d|s?)$/, "yze$1"],
  [/(travel|cancel|label|model|level|fuel)l(ing|ed|er)/, "$1$2"],
  [/^(p|h|an|orthop)ae/, "$1e"],
  [/^(cata|dia)logue/, "$1log"],
  [/^(pro)?gramme/, "$1gram"],
  [/^tyre/, "tire"],
  [/^aluminium/, "aluminum"],
  [/^mould/, "mold"],
  [/^plough/, "plow"],
  [/^grey/, "gray"],
  [/^cheque/, "check"],
  [/^licence/, "license"],
  [/^instalment/, "installment"],
  [/^sulph/, "sulf"],
];

/** What any of them fits; most words none does. */
const BRITISH = new RegExp(SPELLINGS.map(([pattern]) => pattern.source).join("|"));

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["feet", "foot"],
  ["teeth", "tooth"],
  ["children", "child"],
  ["women", "woman"],
  ["matrices", "matrix"],
  ["vertices", "vertex"],
  ["halves", "half"],
  ["lens", "lens"],
  ["series", "series"],
  ["shoes", "shoe"],
  ["calories", "calorie"],
  ["kilocalories", "kilocalorie"],
]);

/** Characters cached at most; a query may hold any of Unicode's. */
const MAX_PLAIN_FORMS = 2000;
const plainForms = new Map<string, string>();

/** The plain form of what is not ASCII: "é" is "e", "³" is "3", a dash is a hyphen, an apostrophe nothing. */
function toPlainForm(character: string): string {
  const known = plainForms.get(character);
  if (known !== undefined) return known;
  const plain = SIGNS[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  if (plainForms.size >= MAX_PLAIN_FORMS) plainForms.clear();
  plainForms.set(character, plain);
  return plain;
}

const SIGNS: Readonly<Record<string, string>> = {
  "’": "",
  "‘": "",
  "′": "",
  µ: "u",
  μ: "u",
  "×": "x",
  "–": "-",
  "—": "-",
  "−": "-",
  "‑": "-",
};

/** Lower case without accents and apostrophes; the forms of Unicode made plain. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- all that is not ASCII
  return lower.replace(/[^\x00-\x7f]|['`]/g, (character) => (character < "\x7f" ? "" : toPlainForm(character)));
}

/** One form for a word: American, singular. */
export function canonicalWord(word: string): string {
  if (word.length < 4) return word === "men" ? "man" : word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const spelled = BRITISH.test(word) ? toAmerican(word) : word;
  return spelled.endsWith("s") ? toSingular(spelled) : spelled;
}

/** Of a word that one of the spellings fits. */
function toAmerican(word: string): string {
  const [pattern, replacement] = SPELLINGS.find(([british]) => british.test(word))!;
  return word.replace(pattern, replacement);
}

function toSingular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return word.slice(0, /(?:x|ch|sh|ss|zz|[nr]s|o)es$/.test(word) ? -2 : -1);
}

const TOKEN = /[a-z0-9]+(?:[-/.:&^,][a-z0-9]+)*|[%!|]/g;
const CONTENT =
  /\b(?!(?:a|and|any|for|from|how|in|is|it|its|of|on|or|that|the|to|what|with|you|your)\b)[a-z0-9]{2,}(?:[-/.:&^,][a-z0-9]+)*/g;

/**
 * The words of a folded text as they are written, compounds in one piece (see `splitCompound`); "|" stays, to part phrases.
 * A single letter belongs to the number before or to the word after it: "401(k)" is "401k", "z score" "zscore".
 */
export function splitWords(folded: string): string[] {
  const words: string[] = folded.match(TOKEN) ?? [];
  let count = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const next = words[at + 1];
    const isGlued = next !== undefined && isBeforeLetter(word, next);
    if (isGlued) at++;
    words[count++] = isGlued ? word + next : word.length > 1 ? word : nameSign(word, words[count - 2]);
  }
  words.length = count;
  return words;
}

/** Whether a number and the letter after it, or a letter and the word after it, are one word. */
function isBeforeLetter(word: string, next: string): boolean {
  if (next.length === 1) return isLetter(next) && isDigits(word);
  return word.length === 1 && isPrefixed(word, next);
}

/** A sign as a word: "n!" and "5!" are factorials; another exclamation says nothing. */
function nameSign(sign: string, before: string | undefined): string {
  if (sign === "%") return "percent";
  if (sign !== "!") return sign;
  return before !== undefined && (before === "n" || isDigits(before)) ? "factorial" : "the";
}

/** The words of a long text that may say something: the commonest are left out at once. */
export function listContentWords(folded: string): string[] {
  return folded.match(CONTENT) ?? [];
}

function isLetter(text: string): boolean {
  return text.length === 1 && text >= "a" && text <= "z";
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

function isPrefixed(letter: string, next: string): boolean {
  return (
    isLetter(letter) && letter !== "a" && letter !== "i" && next.length > 2 && /^[a-z]+$/.test(next) && !STOP.has(next)
  );
}

const NUMBER = /^\d[\d./:]*$/;

/** Whether a word is a number, or numbers as in "50/30/20". */
export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/**
 * The words of a compound. What is written in several ways becomes one: "50-30-20" is "50/30/20", "z-score" "zscore",
 * "km/h" "kmh".
 */
export function splitCompound(compound: string): readonly string[] {
  if (!/[^a-z0-9]/.test(compound)) return [compound];
  const parts = compound.split(/[-/.:&^,]/);
  if (parts.every(isDigits)) return [compound.replace(/[-:]/g, "/").replace(/,/g, "")];
  const isUnit = /[/&^]/.test(compound) && parts.some((part) => part.length < 3);
  return isUnit || parts.some(isLetter) ? [parts.join("")] : parts;
}

/** The suffixes that make one family of words, each with the shortest root it may leave, by their last letter; longer ones before their own ends. */
const SUFFIXES = suffixesByLetter([
  [5, "izations ization ability ications ication ancy ance ant"],
  [4, "ations ation ement able ate ize ity ive ial ment ion age al ly er or"],
  [3, "ing ed e"],
]);

function suffixesByLetter(
  table: readonly (readonly [number, string])[],
): Readonly<Record<string, readonly (readonly [string, number])[]>> {
  const byLetter: Record<string, [string, number][]> = {};
  for (const [shortest, suffixes] of table) {
    for (const suffix of suffixes.split(" ")) (byLetter[suffix.at(-1)!] ??= []).push([suffix, shortest]);
  }
  return byLetter;
}

/** What the words of a family share: "depreciate" and "depreciation" are "depreci". */
export function getRoot(word: string): string {
  for (const [suffix, shortest] of SUFFIXES[word.at(-1)!] ?? []) {
    if (word.length - suffix.length >= shortest && word.endsWith(suffix))
      return undouble(word.slice(0, -suffix.length));
  }
  return word;
}

function undouble(root: string): string {
  const last = root.at(-1)!;
  return last === root.at(-2) && "bdgmnprt".includes(last) ? root.slice(0, -1) : root;
}

/** Words that say nothing of what is meant. */
export const STOP: ReadonlySet<string> = new Set(
  (
    "a an the and or of for in on at to from with by as if it its this that these those than then so into be am is are was were been " +
    "i im ive id ill me my you your we our they their he she him her his how what whats when where which who why do does did doing " +
    "can could will would should shall may might must need needed want wants get gets getting got have has having had any some " +
    "there here up out calculate calculating calculated calculation calculations compute computing find finding tell show give help " +
    "please tool tools app website site calc calcs using use used about hello hey need needs really actually " +
    // German "are", which would be read as "sand".
    "sind"
  ).split(" "),
);

/** Words that say something only beside others: "price per litre". */
export const LINKS: ReadonlySet<string> = new Set("much many more between per vs versus".split(" "));

/** Words that say little: they count where they fit, and are hardly missed where they don't. */
export const WEAK: ReadonlySet<string> = new Set([
  ...LINKS,
  ...(
    "free online best good easy quick figure work page web calculator converter convert conversion checker generator estimator " +
    "estimate solver planner formula number value amount total percent cost chart check make take like long big large"
  ).split(" "),
]);

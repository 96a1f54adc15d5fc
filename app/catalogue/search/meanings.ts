import { CONCEPTS } from "./concepts.ts";
import { canonicalWord, getRoot, STOP } from "./normalise.ts";

/** Words of a query, and the words that the catalogue has for them. */
export interface Meaning {
  /** Words of the query. */
  readonly said: ReadonlySet<string>;
  readonly meant: readonly string[];
}

interface Saying {
  readonly roots: readonly string[];
  readonly meant: readonly string[];
}

interface Sayings {
  /** By the first root of each. */
  readonly byRoot: ReadonlyMap<string, readonly Saying[]>;
  /** Of a word, the words that stand for it. */
  readonly others: ReadonlyMap<string, readonly OtherWord[]>;
}

interface OtherWord {
  readonly word: string;
  /** From the concept back to what is said: less sure. */
  readonly isBack: boolean;
}

let known: Sayings | null = null;

/** The words of all concepts and sayings, so that they too are found when mistyped. */
export function listConceptWords(): Set<string> {
  return new Set(
    Object.entries(CONCEPTS)
      .join(" ")
      .match(/[a-z]+/g),
  );
}

/** What the words of a query mean by the catalogue's names, the most specific first; roots with the query's words. */
export function findMeanings(wordByRoot: ReadonlyMap<string, string>): Meaning[] {
  const { byRoot } = (known ??= readConcepts());
  const found = [...wordByRoot.keys()].flatMap((root) => byRoot.get(root) ?? []);
  return found
    .filter(({ roots }) => roots.every((root) => wordByRoot.has(root)))
    .sort((a, b) => b.roots.length - a.roots.length)
    .map(({ roots, meant }) => ({ said: new Set(roots.map((root) => wordByRoot.get(root)!)), meant }));
}

/** The single words that stand for a word, by its root. */
export function getOtherWords(root: string): readonly OtherWord[] {
  return (known ??= readConcepts()).others.get(root) ?? [];
}

function readConcepts(): Sayings {
  const byRoot = new Map<string, Saying[]>();
  const others = new Map<string, OtherWord[]>();
  for (const [concept, sayings] of Object.entries(CONCEPTS)) {
    const meant = splitContent(concept);
    for (const saying of sayings.split(",")) {
      const roots = splitContent(saying).map(getRoot);
      if (roots.length === 0) continue;
      if (roots.length > 1 || meant.length > 1) push(byRoot, roots[0]!, { roots, meant });
      else {
        push(others, roots[0]!, { word: meant[0]!, isBack: false });
        push(others, getRoot(meant[0]!), { word: splitContent(saying)[0]!, isBack: true });
      }
    }
  }
  return { byRoot, others };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** The words of the table are plain, and parted by spaces. */
function splitContent(text: string): string[] {
  const content: string[] = [];
  for (const word of text.split(" ")) if (word !== "" && !STOP.has(word)) content.push(canonicalWord(word));
  return content;
}

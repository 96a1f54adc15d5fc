/**
 * What the assistant answers to the sentences of the corpus and the sets, how each calculator that might be meant would read
 * them, and what the search finds for the queries of its tables, as fingerprints of ten at a time in `answers.txt`. The tests
 * judge whether answers are right; the record says that none has changed by accident, the order of what is found and the words
 * that were left unread among them (decision 0180).
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fresh from "../../app/catalogue/search/fresh.fixture.json" with { type: "json" };
import heldOut from "../../app/catalogue/search/held-out.fixture.json" with { type: "json" };
import queries from "../../app/catalogue/search/queries.fixture.json" with { type: "json" };
import { listSubjectWords } from "../../app/assistant/index.ts";
import { readAsCalculator } from "../../app/assistant/readings/calculator-reading.ts";
import { tokenize } from "../../app/assistant/tokens/tokenize.ts";
import { rewordSentence } from "../../app/assistant/words/reword-sentence.ts";
import { tidySentence } from "../../app/assistant/words/tidy-sentence.ts";
import { loadCatalogue, makeAssistant, makeSources, TODAY } from "./assistant.ts";
import { CORPUS } from "./corpus.ts";
import { PARTS, readSentences } from "./sentences.ts";

export const ANSWERS = join(import.meta.dirname, "answers.txt");

const AT_A_TIME = 10;
/** Of the sets that are thousands each so many, evenly. */
const OF_A_SET = 100;
/** Every second sentence is read by so many of the calculators that the search finds. */
const MOST_READERS = 3;

/** A line for each ten queries, then one for each ten sentences. */
export async function writeAnswers(): Promise<readonly string[]> {
  const catalogue = await loadCatalogue();
  const sources = makeSources(new Map([...catalogue].toSorted(([a], [b]) => (a < b ? -1 : 1))))("us");
  const ask = makeAssistant(catalogue);
  const tables: readonly Readonly<Record<string, unknown>>[] = [...Object.values(queries), heldOut, fresh];
  const asked = [...new Set(tables.flatMap((table) => Object.keys(table)))];
  // As it is typed, and with a slip.
  const searched = asked.flatMap((query, index) => [query, slip(query, index)]);
  const sentences = [
    ...CORPUS.map(([text, , , , visitor]) => ({ text, visitor: visitor ?? "us" })),
    ...PARTS.flatMap((part) => {
      const all = readSentences(part);
      const step = Math.max(1, Math.floor(all.length / OF_A_SET));
      return all.filter((_, index) => index % step === 0);
    }),
  ];
  return [
    ...(await writeLines(
      searched,
      (query) => query,
      (query) => sources.search(query),
    )),
    ...(await writeLines(
      sentences,
      ({ text }) => text,
      async ({ text, visitor }) => {
        const said = await ask(text, visitor);
        const { rates, isRandom } = catalogue.get(said.calculator ?? "") ?? {};
        // Figures by the day's rates go with the rates, and chance gives others each time.
        return rates || isRandom ? said.calculator : said;
      },
    )),
    ...(await writeLines(
      sentences.filter(({ visitor }, index) => visitor === "us" && index % 2 === 0),
      ({ text }) => `readings of ${text}`,
      async ({ text }) => {
        const tokens = tokenize(rewordSentence(tidySentence(text)), {
          locale: sources.preferences.locale,
          today: TODAY,
        });
        const ids = (await sources.search(listSubjectWords(tokens))).slice(0, MOST_READERS);
        return ids.map((id) => {
          const reading = readAsCalculator(catalogue.get(id)!, tokens, sources.preferences)?.finish();
          if (!reading) return id;
          // Scores and words that choose only count against those of others; what they decide is in the answers.
          const { inputs, output, units, unread, problem, gaps } = reading;
          return { id, inputs, output, units, unread, problem, gaps };
        });
      },
    )),
  ];
}

export function readAnswers(): readonly string[] {
  return existsSync(ANSWERS) ? readFileSync(ANSWERS, "utf8").split("\n").filter(Boolean) : [];
}

async function writeLines<T>(
  asked: readonly T[],
  nameOf: (one: T) => string,
  answer: (one: T) => Promise<unknown>,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let at = 0; at < asked.length; at += AT_A_TIME) {
    const some = asked.slice(at, at + AT_A_TIME);
    const hash = createHash("sha256");
    for (const one of some) hash.update(JSON.stringify(await answer(one)) ?? "");
    lines.push(`${hash.digest("hex").slice(0, 10)} ${nameOf(some[0]!)} …`);
  }
  return lines;
}

/** Two letters exchanged, or one left out. */
function slip(query: string, index: number): string {
  const at = 1 + (index % Math.max(1, query.length - 2));
  return index % 2 === 0
    ? query.slice(0, at) + query.slice(at + 1)
    : query.slice(0, at) + (query[at + 1] ?? "") + (query[at] ?? "") + query.slice(at + 2);
}

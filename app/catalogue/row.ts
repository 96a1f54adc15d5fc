import { authorityOf, type Case } from "#engine/cases.ts";
import type { AnyDefinition, Related } from "#engine/define.ts";

/** What the directory keeps of a calculator: what a card, a search and an index need, without the calculator's code. */
export interface CatalogueRow {
  id: string;
  slug: string;
  name: string;
  category: string;
  emoji: string;
  description: string;
  keywords: readonly string[];
  popular: boolean;
  related: readonly Related[];
  /** When the definition's content last changed, "YYYY-MM-DD". */
  updated: string;
  special: boolean;
  /** How many cases it must pass, by family of authorities; published examples not counted. */
  cases: Readonly<Record<string, number>>;
}

/** `cases` are those of the calculator's `<id>.cases.json`. */
export function projectRow(definition: AnyDefinition, cases: readonly Case[] = []): CatalogueRow {
  const {
    id,
    slug = id,
    name,
    category,
    emoji,
    description,
    keywords,
    popular = false,
    related,
    updated,
    special,
  } = definition;
  return {
    id,
    slug,
    name,
    category,
    emoji,
    description,
    keywords,
    popular,
    updated,
    special: special !== undefined,
    cases: countBy(cases.map((one) => authorityOf(one.by))),
    related: related.map((entry) =>
      typeof entry === "string" ? { id: entry, stage: "complementary", relevance: 80 } : entry,
    ),
  };
}

function countBy(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

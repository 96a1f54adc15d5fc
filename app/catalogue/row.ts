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
}

export function projectRow(definition: AnyDefinition): CatalogueRow {
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
    related: related.map((entry) =>
      typeof entry === "string" ? { id: entry, stage: "complementary", relevance: 80 } : entry,
    ),
  };
}

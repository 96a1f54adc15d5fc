import bundledRows from "#generated/rows.ts";
import type { CatalogueRow } from "#catalogue/row.ts";
import type { Related } from "#engine/define.ts";
import type { calculators } from "#workers/database/schema.ts";

/** A calculator as the directory and the JSON calls give it. */
export interface DirectoryRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly emoji: string;
  readonly slug: string;
  readonly keywords: readonly string[];
  readonly uses: number;
  readonly isPopular: boolean;
  readonly isVisible: boolean;
  /** Whether the site has a definition, so that it calculates. */
  readonly hasConfig: boolean;
  readonly status: string;
  readonly relatedCalculators: readonly string[];
  readonly aiTaxonomy: readonly Related[];
}

/** A row of the table as the directory gives it: what an admin set overrides the definition. */
export function toDirectoryRow(row: typeof calculators.$inferSelect): DirectoryRow {
  const {
    id,
    name,
    description,
    category,
    emoji,
    slug,
    keywords,
    uses,
    hasConfig,
    status,
    relatedCalculators,
    aiTaxonomy,
  } = row;
  return {
    id,
    name,
    description,
    category,
    emoji,
    slug,
    keywords,
    uses,
    isPopular: row.popularOverride ?? row.isPopular,
    isVisible: row.visibleOverride ?? row.isVisible,
    hasConfig,
    status,
    relatedCalculators,
    aiTaxonomy,
  };
}

/** The directory as the definitions give it, by name. */
export function bundledDirectory(): readonly DirectoryRow[] {
  return bundledRows.map(fromCatalogue);
}

function fromCatalogue(row: CatalogueRow): DirectoryRow {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    emoji: row.emoji,
    slug: row.slug,
    keywords: row.keywords,
    uses: 0,
    isPopular: row.popular,
    isVisible: true,
    hasConfig: true,
    status: "active",
    relatedCalculators: row.related.map(({ id }) => id),
    aiTaxonomy: row.related,
  };
}

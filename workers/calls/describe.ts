/** A calculator as programs see it. */
import type { AnyDefinition } from "#engine/define.ts";
import { findPrimary } from "#engine/describe.ts";
import { describeInputs, describeOutputs } from "#engine/schema.ts";
import { figuresVersion } from "./figures-version.ts";
import { listTargets } from "#engine/solve.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { describeChecks } from "./facts.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** One line of the catalogue. `url` is the page for people. */
export function describeRow(row: DirectoryRow, origin: string) {
  const { id, name, description, category, emoji, keywords, isPopular } = row;
  return {
    id,
    name,
    description,
    category,
    emoji,
    keywords,
    isPopular,
    url: `${origin}/calculator/${id}`,
    self: `${origin}/api/v1/calculators/${id}`,
  };
}

/** One calculator in full: what goes in and what comes out as JSON Schema, an example, and how it was checked. */
export function describeCalculator(row: DirectoryRow, definition: AnyDefinition, origin: string) {
  return {
    ...describeRow(row, origin),
    version: figuresVersion(definition),
    inputs: { $schema: DIALECT, ...describeInputs(definition) },
    outputs: { $schema: DIALECT, ...describeOutputs(definition) },
    primary: findPrimary(definition),
    isRandom: definition.isRandom ?? false,
    targets: listTargets(definition),
    formula: definition.formula ?? null,
    caution: definition.caution ?? null,
    sources: definition.sources,
    example: definition.examples[0] ?? null,
    checkedBy: describeChecks(row.id, origin),
    related: row.aiTaxonomy,
  };
}

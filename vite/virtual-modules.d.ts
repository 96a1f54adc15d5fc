declare module "virtual:calculator-chunks" {
  /** By calculator id: the public address of its chunk, and of every chunk that this one needs. */
  const chunks: Readonly<Record<string, { readonly url: string; readonly imports: readonly string[] }>>;
  export default chunks;
}

declare module "virtual:search-phrases" {
  import type { WrittenPhrases } from "#catalogue/search/index.ts";
  const phrases: WrittenPhrases;
  export default phrases;
}

declare module "virtual:set-formulas" {
  import type { SetFormula } from "#engine/set-formula.ts";
  /** The formula of a calculator by its id, read anew each time; null where it has none. */
  const formulaOf: (id: string) => SetFormula | null;
  export default formulaOf;
}

declare module "virtual:catalogue-rows" {
  import type { CatalogueRow } from "#catalogue/row.ts";
  /** By name. */
  const rows: readonly CatalogueRow[];
  export default rows;
}

declare module "virtual:built-stylesheets" {
  /** The text of each stylesheet of the client build by its public address; empty in development. */
  const stylesheets: Readonly<Record<string, string>>;
  export default stylesheets;
}

declare module "*.svg?raw" {
  const text: string;
  export default text;
}

/** The moment of the build, UTC: "20261122T051500" (vite.config.ts). */
declare const BUILD_VERSION: string;

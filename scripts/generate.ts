/**
 * Writes what is read off the definitions and their cases before anything runs: `node scripts/generate.ts`. The vite plugin `generated`
 * calls it for builds, tests and the dev server; a file that did not change is not written.
 *
 * - `app/generated/rows.ts`: the directory's rows, so that a worker starts without evaluating a definition.
 * - `app/generated/search-phrases.ts`: what the search reads in the texts of these rows.
 * - `app/generated/own-words.ts`: the same with all that calculators say of themselves.
 * - `app/generated/proof.ts`: how many cases each calculator has, by kind.
 * - `app/generated/scripted.ts`: how many cases of each kind a script of proof/ works out again.
 * - `app/generated/records.ts`: a fingerprint of each calculator's record, so that programs notice when figures change.
 * - `public/openapi.json`: API v1 in OpenAPI 3.1.
 * - `public/generated/formulas/<id>.json`: the calculator's formula typeset as MathML.
 * - `public/generated/cases/<id>.json`: its cases, those of proof/data with them. Both are static files, which the worker asks for where a page shows them.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { CatalogueRow } from "../app/catalogue/row.ts";
import { countByKind } from "../app/engine/cases.ts";
import type { AnyDefinition } from "../app/engine/define.ts";
import type { RecordFingerprints } from "../workers/calls/figures-version.ts";
import { type Calculator, importFresh, readCalculators, readCatalogueRows } from "./catalogue-files.ts";
import { describeApi } from "./open-api.ts";
import { readDataCases } from "./read-data.ts";
import { typesetFormula } from "./typeset-formula.ts";

const CODE = "app/generated";
const STATIC = "public/generated";

/** A module whose default export is the data. `JSON.parse` of a text is read faster than a literal of its size. */
function dataModule(type: string, from: string, data: unknown): string {
  return [
    "// Written by scripts/generate.ts.",
    `import type { ${type.replace(/\W.*$/, "")} } from "${from}";`,
    `const data: ${type} = JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
    "export default data;",
    "",
  ].join("\n");
}

function writeFormula({ definition: { id, formula } }: Calculator): string {
  if (!formula) return "null";
  try {
    return JSON.stringify(typesetFormula(formula));
  } catch (error) {
    throw new Error(`The formula of ${id} cannot be typeset: ${String(error)}`, { cause: error });
  }
}

/** By id. */
function fingerprintRecords(root: string): RecordFingerprints {
  const folder = join(root, "tests/catalogue/records");
  const files = globSync("*/*.txt", { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => [
      basename(file, ".txt"),
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex")
        .slice(0, 8),
    ]),
  );
}

/** All generated files under a project's root, by their paths in it. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const [defined, rows] = await Promise.all([readCalculators(root), readCatalogueRows(root)]);
  // All cases that the tests run, so that a page says what is true of them.
  const calculators = defined.map(({ definition, cases }) => ({
    definition,
    cases: [...cases, ...readDataCases(definition)],
  }));
  const { writePhrases, listOwnWords } = await importFresh<{
    writePhrases: (rows: readonly CatalogueRow[]) => unknown;
    listOwnWords: (definition: AnyDefinition) => string[];
  }>(join(root, "app/catalogue/search/index.ts"));
  const ownWords = new Map(calculators.map(({ definition }) => [definition.id, listOwnWords(definition)]));
  const inOwnWords = rows.map((row) => ({ ...row, keywords: [...row.keywords, ...ownWords.get(row.id)!] }));
  const proof = Object.fromEntries(calculators.map(({ definition, cases }) => [definition.id, countByKind(cases)]));
  const scripted = calculators.flatMap(({ cases }) => cases.filter(({ by }) => by.script));
  return new Map([
    [`${CODE}/rows.ts`, dataModule("CatalogueRow[]", "#catalogue/row.ts", rows)],
    [`${CODE}/search-phrases.ts`, dataModule("WrittenPhrases", "#catalogue/search/index.ts", writePhrases(rows))],
    [`${CODE}/own-words.ts`, dataModule("WrittenPhrases", "#catalogue/search/index.ts", writePhrases(inOwnWords))],
    [`${CODE}/scripted.ts`, dataModule("ProofCounts[string]", "#engine/cases.ts", countByKind(scripted))],
    [`${CODE}/proof.ts`, dataModule("ProofCounts", "#engine/cases.ts", proof)],
    [
      `${CODE}/records.ts`,
      dataModule("RecordFingerprints", "#workers/calls/figures-version.ts", fingerprintRecords(root)),
    ],
    ["public/openapi.json", JSON.stringify(describeApi(calculators.map(({ definition }) => definition)))],
    ...calculators.flatMap((one): [string, string][] => [
      [`${STATIC}/formulas/${one.definition.id}.json`, writeFormula(one)],
      [`${STATIC}/cases/${one.definition.id}.json`, JSON.stringify(one.cases)],
    ]),
  ]);
}

/** Brings the generated files up to date, and removes those of calculators that are gone. */
export async function generate(root: string): Promise<void> {
  const files = await generatedFiles(root);
  for (const [path, text] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const folder of [CODE, STATIC]) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !files.has(path.slice(root.length + 1))) rmSync(path);
    }
  }
}

if (import.meta.main) await generate(join(import.meta.dirname, ".."));

import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CatalogueRow } from "../app/catalogue/row.ts";
import type { WrittenPhrases } from "../app/catalogue/search/index.ts";
import type { Case } from "../app/engine/cases.ts";
import type { AnyDefinition } from "../app/engine/define.ts";
import type { SetFormula } from "../app/engine/set-formula.ts";
import { setFormula } from "./set-formulas.ts";

/** A calculator as the file system has it: the path says its category and its id. */
export interface CalculatorFile {
  id: string;
  category: string;
  /** Absolute path. */
  file: string;
}

const isDefinition = (name: string) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.endsWith(".d.ts");

/** The files app/calculators/<category>/<id>.ts under a project's root, in a stable order. */
export function listCalculators(root: string): CalculatorFile[] {
  const folder = join(root, "app/calculators");
  const found: CalculatorFile[] = [];
  for (const category of directories(folder)) {
    for (const name of readdirSync(join(folder, category))) {
      if (!isDefinition(name)) continue;
      found.push({ id: basename(name, ".ts"), category, file: join(folder, category, name) });
    }
  }
  found.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (const [index, entry] of found.entries()) {
    const next = found[index + 1];
    if (next?.id === entry.id)
      throw new Error(`Two calculators have the id "${entry.id}": ${entry.file}, ${next.file}`);
  }
  return found;
}

function directories(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

/** Imports a file with Node's own type stripping; a changed file is imported anew. */
function importFresh(file: string): Promise<Record<string, unknown>> {
  return import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`);
}

/** The cases that stand beside a definition. */
function readCases(file: string): readonly Case[] {
  return JSON.parse(readFileSync(file.replace(/\.ts$/, ".cases.json"), "utf8")) as readonly Case[];
}

/** Every calculator's row, by name, read from its definition. Runs in Node, so a definition has to be pure. */
export async function readCatalogueRows(root: string): Promise<CatalogueRow[]> {
  const { projectRow } = (await importFresh(join(root, "app/catalogue/row.ts"))) as {
    projectRow: (definition: unknown, cases: readonly Case[]) => CatalogueRow;
  };
  const rows = await Promise.all(
    listCalculators(root).map(async ({ id, category, file }) => {
      const { default: definition } = (await importFresh(file)) as { default?: { id?: string; category?: string } };
      if (!definition) throw new Error(`${file} has no default export`);
      if (definition.id !== id || definition.category !== category) {
        throw new Error(
          `${file} defines ${definition.category}/${definition.id}; the path and the definition must agree`,
        );
      }
      return projectRow(definition, readCases(file));
    }),
  );
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** What the search reads in the texts of the rows. */
export async function readSearchPhrases(root: string): Promise<WrittenPhrases> {
  const { writePhrases } = (await importFresh(join(root, "app/catalogue/search/index.ts"))) as {
    writePhrases: (rows: readonly CatalogueRow[]) => WrittenPhrases;
  };
  return writePhrases(await readCatalogueRows(root));
}

/** The formulas of all calculators that have one, by id. */
export async function readSetFormulas(root: string): Promise<ReadonlyMap<string, SetFormula>> {
  const definitions = await Promise.all(
    listCalculators(root).map(async ({ file }) => (await importFresh(file))["default"] as AnyDefinition),
  );
  return new Map(
    definitions.flatMap(({ id, formula }) => {
      if (!formula) return [];
      try {
        return [[id, setFormula(formula)] as const];
      } catch (error) {
        throw new Error(`The formula of ${id} cannot be set: ${String(error)}`, { cause: error });
      }
    }),
  );
}

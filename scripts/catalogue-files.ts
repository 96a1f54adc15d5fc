/** The calculators as the file system has them. */
import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CatalogueRow } from "../app/catalogue/row.ts";
import type { Case } from "../app/engine/cases.ts";
import type { AnyDefinition } from "../app/engine/define.ts";
import { readCases } from "./read-cases.ts";

/** The path of a calculator says its category and its id. */
export interface CalculatorFile {
  readonly id: string;
  readonly category: string;
  /** Absolute path. */
  readonly file: string;
}

const isDefinition = (name: string) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.endsWith(".d.ts");

/** The files app/calculators/<category>/<id>.ts under a project's root, by id. Two with one id are an error. */
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
export function importFresh<Module>(file: string): Promise<Module> {
  return import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`) as Promise<Module>;
}

/** A calculator with the cases that stand beside it. */
export interface Calculator {
  readonly definition: AnyDefinition;
  readonly cases: readonly Case[];
}

/** Every definition with its cases, by id. The path and the definition must agree. */
export function readCalculators(root: string): Promise<Calculator[]> {
  return Promise.all(
    listCalculators(root).map(async ({ id, category, file }) => {
      const { default: definition } = await importFresh<{ default?: AnyDefinition }>(file);
      if (!definition) throw new Error(`${file} has no default export`);
      if (definition.id !== id || definition.category !== category) {
        throw new Error(
          `${file} defines ${definition.category}/${definition.id}; the path and the definition must agree`,
        );
      }
      return { definition, cases: readCases(file) };
    }),
  );
}

/** Every calculator's row of the directory, by name. */
export async function readCatalogueRows(root: string): Promise<CatalogueRow[]> {
  const { projectRow } = await importFresh<{ projectRow: (definition: AnyDefinition) => CatalogueRow }>(
    join(root, "app/catalogue/row.ts"),
  );
  const rows = (await readCalculators(root)).map(({ definition }) => projectRow(definition));
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

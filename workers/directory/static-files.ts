/** What the build wrote about each calculator (scripts/generate.ts), as the site's own static files. */
import type { Case } from "#engine/cases.ts";
import type { TypesetFormula } from "#engine/typeset-formula.ts";
import type { WorkedExample } from "#engine/working/working.ts";
import { logFailure } from "#workers/errors/log.ts";

type Assets = Pick<Fetcher, "fetch">;

/** The formula of a calculator as MathML; null where it has none, or where the file cannot be read. */
export function readFormula(assets: Assets, id: string): Promise<TypesetFormula | null> {
  return read<TypesetFormula>(assets, `formulas/${id}`);
}

/** The cases that a calculator must pass; none where the file cannot be read. */
export async function readCases(assets: Assets, id: string): Promise<readonly Case[]> {
  return (await read<readonly Case[]>(assets, `cases/${id}`)) ?? [];
}

/** The working of a calculator's first example (vite/lift); null where it cannot be read. */
export function readWorkedExample(assets: Assets, id: string): Promise<WorkedExample | null> {
  return read<WorkedExample>(assets, `working/${id}`, "");
}

async function read<Content>(assets: Assets, name: string, folder = "generated/"): Promise<Content | null> {
  try {
    // The host is not looked at: the binding has the files of this deployment only.
    const response = await assets.fetch(`https://assets.local/${folder}${name}.json`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as Content;
  } catch (error) {
    logFailure("generated-file-unread", error, { name });
    return null;
  }
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Case } from "../app/engine/cases.ts";
import { getKind } from "../app/engine/kinds/index.ts";
import type { AnyDefinition } from "../app/engine/define.ts";
import { root } from "./process.ts";

const FOLDER = join(root, "proof/data");

/**
 * The figures of a source, as cases of the calculator that uses them: each row of `proof/data/<id>.<part>.csv`.
 *
 * - `# source: …` names the work, page and table.
 * - `# given: {"amount": 100}` holds for all rows; what is left out has its default.
 * - The head names inputs (`in country`) and outputs (`out rate`, of a table `out scale.3.below`).
 * - `# rounded` says that the answer, rounded to the decimals that stand there, is what stands there. Otherwise it is exact.
 */
export function readDataCases(definition: AnyDefinition): readonly Case[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${definition.id}.`) && name.endsWith(".csv"))
    .flatMap((name) => parseData(definition, readFileSync(join(FOLDER, name), "utf8"), name));
}

export function parseData(definition: AnyDefinition, text: string, name: string): readonly Case[] {
  const lines = text.trim().split("\n");
  const notes = lines.filter((line) => line.startsWith("#"));
  const find = (key: string) =>
    notes
      .find((line) => line.startsWith(`# ${key}`))
      ?.slice(key.length + 3)
      .trim();
  const source = find("source:");
  if (!source) throw new Error(`proof/data/${name} has no "# source: …"`);
  const given = JSON.parse(find("given:") ?? "{}") as Record<string, unknown>;
  const isRounded = find("rounded") !== undefined;
  const [head = "", ...rows] = lines.filter((line) => !line.startsWith("#"));
  const columns = head.split(",");
  return rows.flatMap((row, index) => {
    const cells = row.split(",");
    if (cells.length !== columns.length) throw new Error(`proof/data/${name}, row ${index + 1}: ${row}`);
    const inputs = { ...given };
    const by = { kind: "published", authority: source, citation: `row ${index + 1} of proof/data/${name}` } as const;
    const found: Case[] = [];
    for (const [at, column] of columns.entries()) {
      const [, direction, key = "", place, cell = ""] = /^(in|out) (\w+)(?:\.(\d+)\.(\w+))?$/.exec(column) ?? [];
      const written = cells[at]!;
      if (direction === "in") inputs[key] = getKind(definition.inputs[key]!).isNumeric ? Number(written) : written;
      else if (direction === "out") {
        const value = parseCell(written);
        const expected = place === undefined ? value : { at: { [place]: { [cell]: value } } };
        const decimals = written.split(".")[1]?.length ?? 0;
        const tolerance = { relative: 0, absolute: 0.5000001 * 10 ** -decimals, because: "Published rounded." };
        found.push({ by, inputs, outputs: { [key]: expected }, ...(isRounded && { tolerance }) });
      } else throw new Error(`proof/data/${name}: ${column}`);
    }
    return found;
  });
}

/** A number where it is one, nothing where nothing stands there. */
function parseCell(written: string): number | string | null {
  if (written === "") return null;
  return Number.isNaN(Number(written)) ? written : Number(written);
}

/**
 * Writes the directory's rows from the definitions into D1. Idempotent: a row that did not change is not written,
 * `uses` and what an admin set are kept, a calculator that is gone is retired rather than deleted.
 *
 *   node scripts/sync-directory.ts [--remote] [--persist-to FOLDER]
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { CatalogueRow } from "../app/catalogue/row.ts";
import { SEEDED_USES } from "../workers/directory/seeded-uses.ts";
import { readCatalogueRows } from "./catalogue-files.ts";
import { defaultState } from "./prepare.ts";
import { main, root, run } from "./process.ts";

type Value = string | number | boolean | null;

function literal(value: Value): string {
  if (value === null) return "NULL";
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "number") return String(value);
  return `'${value.replaceAll("'", "''")}'`;
}

/** What the sync owns of a row. Every other column belongs to the site or to its admins. */
function listColumns(row: CatalogueRow): Record<string, Value> {
  const owned = {
    slug: row.slug,
    name: row.name,
    description: row.description,
    category: row.category,
    emoji: row.emoji,
    keywords: JSON.stringify(row.keywords),
    related_calculators: JSON.stringify(row.related.map(({ id }) => id)),
    ai_taxonomy: JSON.stringify(row.related),
    is_popular: row.popular,
    has_config: true,
    status: "active",
  };
  const hash = createHash("sha256").update(JSON.stringify(owned)).digest("hex").slice(0, 32);
  return { ...owned, definition_hash: hash };
}

export function upsert(row: CatalogueRow): string {
  const columns = listColumns(row);
  const names = Object.keys(columns);
  return [
    `INSERT INTO calculators (id, uses, ${names.join(", ")})`,
    `VALUES (${[row.id, SEEDED_USES[row.id] ?? 0, ...Object.values(columns)].map(literal).join(", ")})`,
    `ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(", ")},`,
    "updated_at = cast(round(unixepoch('subsec') * 1000) as integer)",
    "WHERE definition_hash <> excluded.definition_hash OR status <> 'active';",
  ].join(" ");
}

/** A calculator that is gone stays as a row, so that favorites and uses outlive a mistake. It frees its slug. */
export function retireAllBut(ids: readonly string[]): string {
  return [
    "UPDATE calculators SET status = 'retired', has_config = 0, slug = id, definition_hash = ''",
    // A row without a definition was added by an admin, and stays.
    `WHERE status = 'active' AND has_config = 1 AND id NOT IN (${ids.map(literal).join(", ")});`,
  ].join(" ");
}

/** The whole sync as SQL; empty where there is no catalogue. */
export async function directorySql(): Promise<string> {
  const rows = await readCatalogueRows(root);
  if (rows.length === 0) return "";
  return [retireAllBut(rows.map(({ id }) => id)), ...rows.map(upsert), ""].join("\n");
}

if (import.meta.main) {
  await main(async () => {
    const { values } = parseArgs({
      options: {
        remote: { type: "boolean", default: false },
        "persist-to": { type: "string", default: defaultState },
        config: { type: "string" },
      },
    });
    const file = join(root, ".cache/directory.sql");
    mkdirSync(join(root, ".cache"), { recursive: true });
    const sql = await directorySql();
    if (sql === "") {
      console.log("The catalogue is empty: nothing to sync.");
      return;
    }
    writeFileSync(file, sql);
    const where = values.remote ? ["--remote"] : ["--local", "--persist-to", values["persist-to"]];
    if (values.config) where.push("--config", values.config);
    await run("wrangler", ["d1", "execute", "DB", "--file", file, "--yes", ...where]);
  });
}

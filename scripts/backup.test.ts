import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "../workers/database/schema.ts";
import { listTables, writeInsert } from "./backup.ts";
import { root } from "./process.ts";

const TABLES = Object.values(schema).flatMap<SQLiteTable>((value) => (is(value, SQLiteTable) ? [value] : []));

/** Two rows of every table, whatever columns it has: keys are the row's letter, texts hold what SQL must quote, the second has what may be missing as null. */
const FILL = [
  "PRAGMA defer_foreign_keys = true;",
  ...TABLES.flatMap((table) => [fillRow(table, "a"), fillRow(table, "b")]),
];

function fillRow(table: SQLiteTable, row: "a" | "b"): string {
  const { columns, foreignKeys, indexes, primaryKeys, name } = getTableConfig(table);
  const keys = new Set<unknown>([
    ...columns.filter(({ primary, isUnique }) => primary || isUnique),
    ...foreignKeys.flatMap((key) => key.reference().columns),
    ...primaryKeys.flatMap((key) => key.columns),
    ...indexes.filter(({ config }) => config.unique).flatMap(({ config }) => config.columns),
  ]);
  const value = (column: (typeof columns)[number]) => {
    const isText = column.getSQLType() === "text";
    if (keys.has(column)) return isText ? row : row.codePointAt(0)!;
    if (row === "b" && !column.notNull) return null;
    return isText ? (column.enumValues?.[0] ?? `It's; "odd"\n-- in two lines ⚖️`) : 7;
  };
  return writeInsert(name, Object.fromEntries(columns.map((column) => [column.name, value(column)])));
}

const runNode = (...args: string[]) =>
  execFileSync(process.execPath, ["scripts/backup.ts", ...args], { cwd: root, encoding: "utf8", stdio: "pipe" });

test("a backup of every table is restored into an empty database, row for row", { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-test-"));
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const [kept, again] = [join(folder, "kept.jsonl"), join(folder, "again.jsonl")];
  try {
    // The first restore makes an empty database.
    writeFileSync(join(folder, "empty.jsonl"), "");
    runNode("restore", join(folder, "empty.jsonl"), "--persist-to", first);
    writeFileSync(join(folder, "fill.sql"), FILL.join("\n"));
    execFileSync(
      join(root, "node_modules/.bin/wrangler"),
      ["d1", "execute", "DB", "--yes", "--local", "--persist-to", first, "--file", join(folder, "fill.sql")],
      { cwd: root, stdio: "pipe" },
    );

    runNode("backup", kept, "--persist-to", first);
    expect(statSync(kept).mode & 0o077).toBe(0);
    const counts = runNode("restore", kept, "--persist-to", second);
    for (const table of listTables()) expect(counts).toMatch(new RegExp(`^${table}: 2$`, "m"));

    runNode("backup", again, "--persist-to", second);
    expect(readFileSync(again, "utf8")).toBe(readFileSync(kept, "utf8"));

    expect(() => runNode("restore", kept, "--persist-to", second)).toThrow(/is empty/);
    expect(() => runNode("backup", kept, "--persist-to", second)).toThrow(/kept\.jsonl is there already/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

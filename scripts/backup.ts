/**
 * Backs up what D1 holds, and restores it into an empty database. The file is one JSON object a line: a table's name
 * and a row. Unlike the SQL of `wrangler d1 export`, it can be restored with foreign keys in force.
 *
 *   npm run backup -- FILE [--remote] [--persist-to FOLDER]
 *   npm run restore -- FILE [--remote] [--persist-to FOLDER]
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../workers/database/schema.ts";
import { defaultState } from "./prepare.ts";
import { Failure, main, read, run } from "./process.ts";

type Row = Readonly<Record<string, unknown>>;
type Tables = ReadonlyMap<string, readonly Row[]>;

/** Rows of each table in one answer of D1. */
const PAGE = 2_000;

/** The tables of the schema, each after those that it refers to. */
export function listTables(): readonly string[] {
  const sorted = new Set<string>();
  const add = (table: SQLiteTable) => {
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    sorted.add(getTableName(table));
  };
  for (const value of Object.values(schema)) if (is(value, SQLiteTable)) add(value);
  return [...sorted];
}

/** A value as SQL writes it. */
export function writeLiteral(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw new Failure(`A backup holds texts, numbers and nothing else, not ${JSON.stringify(value)}.`);
}

const writeName = (name: string) => `"${name.replaceAll('"', '""')}"`;

export function writeInsert(table: string, row: Row): string {
  const names = Object.keys(row).map(writeName).join(", ");
  return `INSERT INTO ${writeName(table)} (${names}) VALUES (${Object.values(row).map(writeLiteral).join(", ")});`;
}

/** The answers of D1 to the statements of one command. */
async function query(where: readonly string[], statements: readonly string[]): Promise<Row[][]> {
  const output = await read("wrangler", [
    "d1",
    "execute",
    "DB",
    "--json",
    "--yes",
    ...where,
    "--command",
    statements.join(";"),
  ]);
  return (JSON.parse(output) as { results: Row[] }[]).map(({ results }) => results);
}

/** All rows, page by page. What refers to others is read before them, so that nothing written meanwhile lacks its owner. */
async function readTables(where: readonly string[]): Promise<Tables> {
  const rows = new Map(listTables().map((name) => [name, [] as Row[]]));
  const after = new Map([...rows.keys()].toReversed().map((name) => [name, 0]));
  while (after.size > 0) {
    const names = [...after.keys()];
    const pages = await query(
      where,
      names.map(
        (name) => `SELECT rowid AS _row, * FROM ${name} WHERE rowid > ${after.get(name)} ORDER BY rowid LIMIT ${PAGE}`,
      ),
    );
    for (const [index, name] of names.entries()) {
      const page = pages[index] ?? [];
      for (const { _row, ...row } of page) {
        rows.get(name)?.push(row);
        after.set(name, Number(_row));
      }
      if (page.length < PAGE) after.delete(name);
    }
  }
  return rows;
}

async function countRows(where: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const tables = listTables();
  const [counts] = await query(where, [
    `SELECT ${tables.map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`).join(", ")}`,
  ]);
  return new Map(tables.map((name) => [name, Number(counts?.[0]?.[name])]));
}

async function backup(file: string, where: readonly string[]): Promise<void> {
  if (existsSync(file)) throw new Failure(`${file} is there already: name another file.`);
  const tables = await readTables(where);
  const lines = [...tables].flatMap(([table, rows]) => rows.map((row) => JSON.stringify({ table, row })));
  // Accounts and e-mail addresses are for nobody else on this machine; an older backup is not overwritten.
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600, flag: "wx" });
  for (const [table, rows] of tables) console.log(`${table}: ${rows.length}`);
}

function readBackup(file: string): Tables {
  const tables = new Map(listTables().map((name) => [name, [] as Row[]]));
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const { table, row } = JSON.parse(line) as { table: string; row: Row };
    const rows = tables.get(table);
    if (!rows) throw new Failure(`The backup has a table "${table}" that the schema does not know.`);
    rows.push(row);
  }
  return tables;
}

async function restore(file: string, where: readonly string[]): Promise<void> {
  const tables = readBackup(file);
  await run("wrangler", ["d1", "migrations", "apply", "DB", ...where], { silent: true, env: { CI: "true" } });
  for (const [table, count] of await countRows(where))
    if (count > 0) throw new Failure(`${table} has ${count} rows: restore into a database that is empty.`);
  const folder = mkdtempSync(join(tmpdir(), "restore-"));
  try {
    const sql = join(folder, "rows.sql");
    const lines = [...tables].flatMap(([table, rows]) => rows.map((row) => writeInsert(table, row)));
    writeFileSync(sql, lines.join("\n"), { mode: 0o600 });
    if (lines.length > 0)
      await run("wrangler", ["d1", "execute", "DB", "--yes", ...where, "--file", sql], { silent: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const [table, count] of await countRows(where)) {
    const expected = tables.get(table)?.length;
    if (count !== expected) throw new Failure(`${table} has ${count} rows, the backup ${expected}.`);
    console.log(`${table}: ${count}`);
  }
}

if (import.meta.main) {
  await main(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { remote: { type: "boolean", default: false }, "persist-to": { type: "string", default: defaultState } },
    });
    const [command, name] = positionals;
    if (!name || (command !== "backup" && command !== "restore"))
      throw new Failure("npm run backup -- FILE, or npm run restore -- FILE");
    const where = values.remote ? ["--remote"] : ["--local", "--persist-to", values["persist-to"]];
    await (command === "backup" ? backup : restore)(resolve(process.env["INIT_CWD"] ?? ".", name), where);
  });
}

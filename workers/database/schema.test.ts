import { env } from "cloudflare:workers";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import * as schema from "./schema.ts";

const toNumber = (value: unknown) => (typeof value === "boolean" ? Number(value) : value);
const tables = Object.values(schema).filter((value) => value instanceof SQLiteTable);

const getRowFields = async (statement: string) =>
  (await env.DB.prepare(statement).all<Record<string, unknown>>()).results;
const byName = (a: { name: unknown }, b: { name: unknown }) => String(a.name).localeCompare(String(b.name));

describe("the migrations make what the schema says", () => {
  test("the same tables", async () => {
    const made = await getRowFields(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'",
    );
    expect(made.map(({ name }) => name).sort()).toEqual(tables.map((table) => getTableConfig(table).name).sort());
  });

  test.each(tables.map((table) => [getTableConfig(table).name, getTableConfig(table)] as const))(
    "%s: columns, defaults, keys, indexes",
    async (name, declared) => {
      const columns = await getRowFields(`PRAGMA table_info(${name})`);
      const keys = declared.primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
      expect(
        columns
          .map((column) => ({
            name: column["name"],
            type: String(column["type"]).toLowerCase(),
            notNull: column["notnull"] === 1,
          }))
          .sort(byName),
      ).toEqual(
        declared.columns
          .map((column) => ({ name: column.name, type: column.getSQLType(), notNull: column.notNull }))
          .sort(byName),
      );
      expect(new Set(columns.filter((column) => Number(column["pk"]) > 0).map((column) => column["name"]))).toEqual(
        new Set([...keys, ...declared.columns.filter((column) => column.primary).map((column) => column.name)]),
      );

      const defaults = columns.filter((column) => column["dflt_value"] !== null);
      expect(defaults.map((column) => String(column["name"])).toSorted()).toEqual(
        declared.columns
          .filter((column) => column.default !== undefined)
          .map((column) => column.name)
          .toSorted(),
      );
      for (const { name: of, dflt_value: written } of defaults) {
        const column = declared.columns.find((one) => one.name === of)!;
        if (is(column.default, SQL)) continue;
        const [value] = await getRowFields(`SELECT ${String(written)} AS made`);
        // D1 takes true as 1.
        expect([of, value!["made"]]).toEqual([of, toNumber(column.mapToDriverValue(column.default))]);
      }

      const indexes = await getRowFields(`PRAGMA index_list(${name})`);
      expect(
        indexes
          .filter((index) => index["origin"] === "c")
          .map((index) => ({ name: index["name"], unique: index["unique"] === 1 }))
          .sort(byName),
      ).toEqual(
        declared.indexes
          .map((index) => ({ name: index.config.name, unique: index.config.unique ?? false }))
          .sort(byName),
      );

      const references = await getRowFields(`PRAGMA foreign_key_list(${name})`);
      expect(
        references
          .map((reference) => ({
            name: reference["from"],
            table: reference["table"],
            onDelete: String(reference["on_delete"]).toLowerCase(),
          }))
          .sort(byName),
      ).toEqual(
        declared.foreignKeys
          .map((key) => {
            const { columns: from, foreignTable } = key.reference();
            return {
              name: from[0]?.name,
              table: getTableConfig(foreignTable).name,
              onDelete: key.onDelete ?? "no action",
            };
          })
          .sort(byName),
      );
    },
  );
});

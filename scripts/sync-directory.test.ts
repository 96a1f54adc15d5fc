import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import type { CatalogueRow } from "../app/catalogue/row.ts";
import { readCatalogueRows } from "./catalogue-files.ts";
import { root } from "./process.ts";
import { retireAllBut, upsert } from "./sync-directory.ts";

function open(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql", { cwd: root }).sort())
    database.exec(readFileSync(`${root}/${file}`, "utf8"));
  return database;
}

const readRow = (database: DatabaseSync, id: string) =>
  database.prepare("SELECT * FROM calculators WHERE id = ?").get(id);

test("a sync writes what changed, and keeps what the site and its admins know", async () => {
  const database = open();
  const [row] = await readCatalogueRows(root);
  if (!row) return;
  const odd: CatalogueRow = { ...row, description: 'It\'s "odd"; DROP TABLE calculators; -- ✓', keywords: ["o'clock"] };
  database.exec(upsert(odd));
  expect(readRow(database, row.id)).toMatchObject({
    description: odd.description,
    keywords: '["o\'clock"]',
    // The 401k calculator begins with the uses of the first day.
    uses: 650,
    status: "active",
    has_config: 1,
    popular_override: null,
  });

  database.exec("UPDATE calculators SET uses = 7, popular_override = 1, visible_override = 0, updated_at = 5");
  database.exec(upsert(odd));
  expect(readRow(database, row.id)).toMatchObject({ uses: 7, updated_at: 5 });

  database.exec(upsert({ ...odd, name: "Another name" }));
  const changed = readRow(database, row.id);
  expect(changed).toMatchObject({ name: "Another name", uses: 7, popular_override: 1, visible_override: 0 });
  expect(changed?.["updated_at"]).toBeGreaterThan(5);

  database.exec(retireAllBut([]));
  expect(readRow(database, row.id)).toMatchObject({ status: "retired", has_config: 0, uses: 7 });
  database.exec(upsert({ ...odd, name: "Another name" }));
  expect(readRow(database, row.id)).toMatchObject({ status: "active", has_config: 1, uses: 7 });
});

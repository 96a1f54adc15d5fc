/** A state folder of an earlier version: only its first migration is applied. */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { prepareDatabase } from "../../scripts/prepare.ts";
import { Failure, root, run } from "../../scripts/process.ts";
import { removeState } from "../site.ts";
import { readD1 } from "./state.ts";

/** Starts from the first migration, brings the database up to date as `npm start` does, and looks what is there. */
export async function checkMigrationsBehind(): Promise<void> {
  const state = `.cache/bench/behind-${process.pid}`;
  const migrations = globSync("migrations/*.sql", { cwd: root })
    .map((name) => basename(name))
    .sort();
  const [first = ""] = migrations;
  const execute = (...what: string[]) =>
    run("wrangler", ["d1", "execute", "DB", "--local", "--persist-to", state, "--yes", ...what], { silent: true });
  try {
    await execute("--file", join("migrations", first));
    const table =
      "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, " +
      "applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";
    await execute("--command", `${table}; INSERT INTO d1_migrations (name) VALUES ('${first}')`);
    const kept = "INSERT INTO feedback (id, type, message) VALUES ('kept', 'other', 'from the earlier version')";
    await execute("--command", kept);
    await prepareDatabase(state);
    const [applied, survived] = readD1(
      state,
      (database) =>
        [
          database
            .prepare("SELECT name FROM d1_migrations ORDER BY name")
            .all()
            .map((row) => String(row["name"])),
          database.prepare("SELECT count(*) AS rows FROM feedback WHERE id = 'kept'").get()?.["rows"],
        ] as const,
    );
    if (applied.join() !== migrations.join() || survived !== 1)
      throw new Failure(
        `Migrated to ${applied.join(", ")} and ${String(survived)} kept rows, not to ${migrations.join(", ")}.`,
      );
    console.log(`A database ${migrations.length - 1} migrations behind is brought up to date, its rows kept.`);
  } finally {
    removeState(state);
  }
}

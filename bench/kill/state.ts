/** The local D1 as a file, read beside the worker. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Failure, root } from "../../scripts/process.ts";

/** Reads from the D1 of a state folder. */
export function readD1<T>(state: string, work: (database: DatabaseSync) => T): T {
  const [file, ...others] = globSync("v3/d1/**/*.sqlite", { cwd: join(root, state) }).filter(
    (name) => !name.endsWith("metadata.sqlite"),
  );
  if (file === undefined || others.length > 0) throw new Failure(`${state} does not hold one database.`);
  const database = new DatabaseSync(join(root, state, file), { readOnly: true });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** A column of texts. */
export function textsOf(state: string, sql: string): ReadonlySet<string> {
  return readD1(
    state,
    (database) =>
      new Set(
        database
          .prepare(sql)
          .all()
          .map((row) => String(row["text"])),
      ),
  );
}

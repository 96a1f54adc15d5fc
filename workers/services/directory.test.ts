import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { DEADLINES } from "./deadline.ts";
import { forgetDirectory, listDirectory } from "./directory.ts";

/** A database whose reads of the directory wait for somebody to end them. */
function waitingDatabase() {
  const reads: PromiseWithResolvers<unknown[]>[] = [];
  const query = {
    from: () => query,
    where: () => query,
    orderBy: () => query,
    execute: () => {
      const read = Promise.withResolvers<unknown[]>();
      reads.push(read);
      return read.promise;
    },
  };
  return { reads, database: { select: () => query } as unknown as Database };
}

beforeEach(forgetDirectory);

describe("the directory", () => {
  const MINUTES = 60_000;

  test("one request reads for all who ask meanwhile", async () => {
    const { reads, database } = waitingDatabase();
    const asked = [listDirectory(database), listDirectory(database), listDirectory(database)];
    expect(reads).toHaveLength(1);
    reads[0]!.resolve([]);
    const [first, ...others] = await Promise.all(asked);
    expect(first!.length).toBeGreaterThan(400);
    for (const rows of others) expect(rows).toBe(first);
  });

  test("who asks while it is read anew gets what was kept, at once", async () => {
    const now = Date.now();
    const known = await listDirectory(openDatabase(env.DB).database, now);
    const { reads, database } = waitingDatabase();
    const later = now + 6 * MINUTES;
    const anew = listDirectory(database, later);
    expect(await listDirectory(database, later)).toBe(known);
    expect(reads).toHaveLength(1);
    reads[0]!.resolve([]);
    expect(await anew).not.toBe(known);
  });

  test("nobody waits for ever for a request that is gone", async () => {
    const { reads, database } = waitingDatabase();
    // As where its visitor left: workerd ends what it waits for. Here its own deadline says so on the console.
    console.error = () => {};
    void listDirectory(database);
    const began = performance.now();
    const rows = await listDirectory(openDatabase(env.DB).database);
    expect(rows.length).toBeGreaterThan(400);
    expect(performance.now() - began).toBeLessThan(3 * DEADLINES.directory);
    expect(reads).toHaveLength(1);
    expect(await listDirectory(database)).toBe(rows);
  });
});

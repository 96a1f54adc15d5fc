import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { DEADLINES } from "#workers/http/deadline.ts";
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
    const later = now + 6 * 60_000;
    const anew = listDirectory(database, later);
    expect(await listDirectory(database, later)).toBe(known);
    expect(reads).toHaveLength(1);
    reads[0]!.resolve([]);
    expect(await anew).not.toBe(known);
  });

  describe("where the request that reads is gone", () => {
    /** Its visitor has left: workerd ends what it waits for and its timers, and nothing is ever said. */
    function leaveWhileReading(now: number) {
      const { reads, database } = waitingDatabase();
      const { setTimeout } = globalThis;
      globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
      void listDirectory(database, now);
      globalThis.setTimeout = setTimeout;
      expect(reads).toHaveLength(1);
    }

    test("who waits for it reads at the deadline", async () => {
      leaveWhileReading(Date.now());
      expect((await listDirectory(openDatabase(env.DB).database)).length).toBeGreaterThan(400);
    });

    test("who comes after the deadline reads at once", async () => {
      const now = Date.now();
      leaveWhileReading(now);
      const { reads, database } = waitingDatabase();
      const asked = listDirectory(database, now + DEADLINES.directory);
      expect(reads).toHaveLength(1);
      reads[0]!.resolve([]);
      expect((await asked).length).toBeGreaterThan(400);
    });
  });
});

import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addCalculators } from "../../tests/worker/account-bindings.ts";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { DEADLINES } from "#workers/http/deadline.ts";
import { directoryVersion, findRow, forgetDirectory, listDirectory, listPopular } from "./directory.ts";
import { bundledDirectory } from "./directory-row.ts";

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

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM calculators").run();
  forgetDirectory();
});

const change = (statement: string) => env.DB.prepare(`UPDATE calculators SET ${statement}`).run();

describe("what is listed", () => {
  const { database } = openDatabase(env.DB, "first-primary");
  const idsAt = async (now: number) => (await listDirectory(database, now)).map(({ id }) => id);

  beforeEach(() => addCalculators(["tide", "anchor", "moon"]));

  test("is what visitors may find, by name, and is kept for five minutes", async () => {
    const now = Date.now();
    await change("visible_override = 0 WHERE id = 'moon'");
    expect(await idsAt(now)).toEqual(["anchor", "tide"]);
    await change("visible_override = NULL");
    await change("status = 'retired' WHERE id = 'tide'");
    expect(await idsAt(now + 299_999)).toEqual(["anchor", "tide"]);
    expect(await idsAt(now + 300_000)).toEqual(["anchor", "moon"]);
  });

  test("comes from the code for fifteen seconds where the database does not answer", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { reads, database: down } = waitingDatabase();
    const now = Date.now();
    const asked = listDirectory(down, now);
    reads[0]!.reject(new Error("D1_ERROR"));
    expect(await asked).toEqual(bundledDirectory());
    expect((await idsAt(now + 14_999)).length).toBeGreaterThan(400);
    expect(await idsAt(now + 15_000)).toEqual(["anchor", "moon", "tide"]);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test("has popular ones, the most used first, then by name", async () => {
    await change("popular_override = 1, uses = 5");
    await change("uses = 9 WHERE id = 'moon'");
    await change("popular_override = 0 WHERE id = 'none'");
    expect(listPopular(await listDirectory(database)).map(({ id }) => id)).toEqual(["moon", "anchor", "tide"]);
  });
});

test("the version of the directory is another one where what pages show of it is, whatever was used how often", () => {
  const rows = bundledDirectory().slice(0, 3);
  const withRow = (more: object) => directoryVersion(rows.map((row, at) => (at === 1 ? { ...row, ...more } : row)));
  const version = directoryVersion(rows);
  expect(version).toMatch(/^[0-9a-z]{1,7}$/);
  expect([withRow({}), withRow({ uses: 77 })]).toEqual([version, version]);
  const changes = [
    { id: "x" },
    { name: "x" },
    { description: "x" },
    { category: "x" },
    { emoji: "x" },
    { isPopular: !rows[1]!.isPopular },
    { hasConfig: !rows[1]!.hasConfig },
    { status: "retired" },
  ];
  const versions = [version, directoryVersion(rows.toReversed()), ...changes.map(withRow)];
  expect(new Set(versions).size).toBe(versions.length);
});

test("a row is found by its id before another's former address", () => {
  const [first, second] = bundledDirectory();
  const rows = [
    { ...first!, slug: second!.id },
    { ...second!, slug: "former" },
  ];
  expect(findRow(rows, second!.id)?.id).toBe(second!.id);
  expect(findRow(rows, "former")?.id).toBe(second!.id);
  expect(findRow(rows, "none")).toBeUndefined();
});

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

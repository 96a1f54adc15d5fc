import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { addCalculators, database } from "../../tests/worker/account-bindings.ts";
import { calculators } from "#workers/database/schema.ts";
import { countBatch, countUse, type UseMessage } from "./uses.ts";

const usesOf = async (id: string) =>
  (await database.select({ uses: calculators.uses }).from(calculators).where(eq(calculators.id, id)))[0]?.uses;

beforeEach(async () => {
  await addCalculators(["bmi", "tip"]);
  await database.update(calculators).set({ uses: 5 });
});

test("a page open is one use more: through the queue where there is one, else at once", async () => {
  const sent: UseMessage[] = [];
  const send = async (message: UseMessage) => void sent.push(message);
  await countUse({ DB: env.DB, QUEUE: { send } as never }, "tip");
  expect([sent, await usesOf("tip")]).toEqual([[{ calculatorId: "tip" }], 5]);
  await countUse({ DB: env.DB }, "tip");
  expect([await usesOf("tip"), await usesOf("bmi")]).toEqual([6, 5]);
});

test("a queue that fails loses no use", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const send = () => Promise.reject(new Error("full"));
  await countUse({ DB: env.DB, QUEUE: { send } as never }, "tip");
  expect([await usesOf("tip"), warned.mock.calls.length]).toEqual([6, 1]);
  warned.mockRestore();
});

test("a use that cannot be counted is logged, and the page is shown all the same", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const DB: D1Database = {
    withSession: () => DB,
    prepare: () => {
      throw new Error("down");
    },
  } as unknown as D1Database;
  await countUse({ DB }, "tip");
  expect(logged.mock.calls.length).toBe(1);
  expect(String(logged.mock.calls[0])).toContain("use-not-counted");
  logged.mockRestore();
});

test("a batch counts every page open of each calculator, and those of unknown ones nowhere", async () => {
  await countBatch(
    { DB: env.DB },
    ["tip", "bmi", "tip", "no-such", "tip"].map((calculatorId) => ({ calculatorId })),
  );
  expect([await usesOf("tip"), await usesOf("bmi"), await usesOf("no-such")]).toEqual([8, 6, undefined]);
  await countBatch({ DB: env.DB }, []);
  expect(await usesOf("tip")).toBe(8);
});

import { expect, test } from "vitest";
import { rateLimited, rateLimitedAnswers } from "./request-checks.ts";

type Check = typeof rateLimitedAnswers;

/** The statuses of so many calls of one address; 0 for one that may go on. */
async function callOften(
  address: string,
  times: number,
  check: Check = rateLimitedAnswers,
  method = "GET",
): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  for (let call = 0; call < times; call += 1) {
    const headers = { "CF-Connecting-IP": address };
    const request = new Request("https://a.test/api/assistant?q=tip", { method, headers });
    const answer = await check({ request } as Parameters<Check>[0], () => Promise.resolve(new Response()));
    statuses.add(answer?.status ?? 0);
  }
  return statuses;
}

test("answers that cost are limited by address, and not on this machine", async () => {
  expect(await callOften("2001:db8:77::1", 600)).toEqual(new Set([0]));
  // Whenever a minute ends in between, one of the two has more than six hundred.
  expect(await callOften("2001:db8:77::2", 1_300)).toContain(429);
  expect(await callOften("127.0.0.1", 1_300)).toEqual(new Set([0]));
  expect(await callOften("192.0.2.8", 1)).toEqual(new Set([0]));
});

test("uses are limited by address, and not on this machine, where other writes are", async () => {
  const uses = rateLimited("use", "RATE_LIMIT_USES");
  expect(await callOften("2001:db8:78::1", 300, uses, "POST")).toContain(429);
  expect(await callOften("127.0.0.1", 300, uses, "POST")).toEqual(new Set([0]));
  expect(await callOften("127.0.0.1", 300, rateLimited("feedback", "RATE_LIMIT_WRITES"), "POST")).toContain(429);
});

const calls = import.meta.glob<{ middleware?: readonly unknown[] }>(
  "../../app/routes/api/{search,assistant,calculate,solve,table}.ts",
  { eager: true },
);

test("search, assistant, calculate, solve and tables are limited", () => {
  expect(Object.keys(calls).length).toBe(5);
  const open = Object.entries(calls).filter(([, { middleware }]) => !middleware?.includes(rateLimitedAnswers));
  expect(open.map(([path]) => path)).toEqual([]);
});

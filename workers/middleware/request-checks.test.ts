import { expect, test } from "vitest";
import { rateLimitedAnswers } from "./request-checks.ts";

/** The statuses of so many calls of one address; 0 for one that may go on. */
async function callOften(address: string, times: number): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  for (let call = 0; call < times; call += 1) {
    const request = new Request("https://a.test/api/assistant?q=tip", { headers: { "CF-Connecting-IP": address } });
    const answer = await rateLimitedAnswers({ request } as Parameters<typeof rateLimitedAnswers>[0], () =>
      Promise.resolve(new Response()),
    );
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

const calls = import.meta.glob<{ middleware?: readonly unknown[] }>(
  "../../app/routes/api/{search,assistant,calculate,solve,table}.ts",
  { eager: true },
);

test("search, assistant, calculate, solve and tables are limited", () => {
  expect(Object.keys(calls).length).toBe(5);
  const open = Object.entries(calls).filter(([, { middleware }]) => !middleware?.includes(rateLimitedAnswers));
  expect(open.map(([path]) => path)).toEqual([]);
});

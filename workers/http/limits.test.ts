/** The limits of wrangler.toml, as the platform keeps them. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { CALLS } from "./open-call.ts";
import { refuseTooMany } from "./http.ts";

const from = (address?: string) =>
  new Request("https://a.test", { headers: address ? { "CF-Connecting-IP": address } : {} });

/** How many calls from an address pass before one is refused. */
async function countPassed(limiter: RateLimit, address: string, most: number): Promise<number> {
  for (let passed = 0; passed <= 2 * most; passed += 1)
    if (await refuseTooMany(from(address), limiter, "limit")) return passed;
  return Infinity;
}

test.each([
  ["RATE_LIMIT_WRITES", 30],
  ["RATE_LIMIT_ERRORS", 20],
  ["RATE_LIMIT_USES", 120],
  ["RATE_LIMIT_ACCOUNT", 600],
  ["RATE_LIMIT_API", CALLS],
] as const)("%s lets %d of a minute pass from one address", { timeout: 60_000 }, async (name, most) => {
  const first = await countPassed(env[name], "198.51.100.1", most);
  // More pass where a new minute began meanwhile; it does not begin twice.
  const passed = first > most ? await countPassed(env[name], "198.51.100.9", most) : first;
  expect(passed).toBe(most);
});

test("who is refused is told for how long; others, and other kinds of call, are counted apart", async () => {
  const counts = new Map<string, number>();
  const limiter = {
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { success: counts.get(key)! <= 1 };
    },
  };
  const ask = (address: string | undefined, kind: string) => refuseTooMany(from(address), limiter, kind);
  expect(await ask("198.51.100.1", "limit")).toBeNull();
  const refused = await ask("198.51.100.1", "limit");
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get("Retry-After")).toBe("60");
  expect(await ask("198.51.100.2", "limit")).toBeNull();
  expect(await ask("198.51.100.1", "another")).toBeNull();
  expect(await ask(undefined, "limit")).toBeNull();
});

test("a limiter that fails refuses nobody", async () => {
  const broken = { limit: () => Promise.reject(new Error("down")) };
  expect(await refuseTooMany(from("198.51.100.1"), broken, "limit")).toBeNull();
});

/** Routes called as the router calls them, without a server. */
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bundledDirectory } from "#workers/directory/directory-row.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { env } from "#workers/bindings.server.ts";
import { pagesContext } from "#workers/pages/pages.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { action as answerBatch } from "../../app/routes/api/v1/batch.ts";
import { answerTo } from "../../app/routes/home/answer.server.ts";
import { loader as drawCalculator } from "../../app/routes/random-calculator/route.ts";
import { loader as writeForModels } from "../../app/routes/llms/route.ts";
import { loader as writeSitemap } from "../../app/routes/sitemap/route.ts";
import { loader as writeSecurity } from "../../app/routes/security-txt/route.ts";
import { addCalculators, database } from "./account-bindings.ts";
import { call as visit } from "./site.ts";

const ORIGIN = "https://reckoner.example";

/** What a loader or an action is called with; the router's other arguments are not read. */
const call = (request: Request) => {
  const context = new RouterContextProvider();
  context.set(databaseContext, { database } as never);
  return { request, context, params: {} } as never;
};

beforeEach(() => {
  // What the tests of another file have read into the isolate.
  forgetDirectory();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 15, 30) });
});
afterEach(() => {
  forgetDirectory();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("where to report a weakness is told for six months, from the first of a month", async () => {
  const response = writeSecurity(call(new Request(`${ORIGIN}/.well-known/security.txt`)));
  expect(await response.text()).toBe(
    [
      `Contact: ${ORIGIN}/feedback`,
      "Expires: 2027-05-01T00:00:00.000Z",
      "Preferred-Languages: en",
      `Canonical: ${ORIGIN}/.well-known/security.txt`,
      "",
    ].join("\n"),
  );
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
});

test("a weakness is reported to the address that the operator has set", async () => {
  const variables = env as unknown as Record<string, string | undefined>;
  Object.assign(variables, { SECURITY_CONTACT: "mailto:security@reckoner.example" });
  const text = await writeSecurity(call(new Request(`${ORIGIN}/.well-known/security.txt`))).text();
  Reflect.deleteProperty(variables, "SECURITY_CONTACT");
  expect(text).toMatch(/^Contact: mailto:security@reckoner\.example\n/);
});

test("a random calculator is any that is there, and never the page itself", async () => {
  await addCalculators(["tip", "bmi", "random-calculator", "promised"]);
  await env.DB.prepare("UPDATE calculators SET has_config = (id <> 'promised')").run();
  const drawn = new Set<string>();
  let pick = 0;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as Uint32Array)[0] = pick;
    return array;
  });
  for (pick = 0; pick < 500; pick += 1) {
    const response = await drawCalculator(call(new Request(`${ORIGIN}/random`)));
    drawn.add(response.headers.get("Location")!);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([302, "no-store"]);
  }
  expect([...drawn]).toEqual(expect.arrayContaining(["/calculator/tip", "/calculator/bmi"]));
  expect(drawn.has("/calculator/random-calculator")).toBe(false);
  expect(drawn.has("/calculator/promised")).toBe(false);
});

test("where all calculators are only promised, a random one is home", async () => {
  await addCalculators(["promised"]);
  await env.DB.prepare("UPDATE calculators SET has_config = 0").run();
  forgetDirectory();
  const { status, headers } = await drawCalculator(call(new Request(`${ORIGIN}/random`)));
  expect([status, headers.get("Location")]).toEqual([302, "/"]);
});

test("search engines are told of the pages that say so, of categories and of calculators, in this order", async () => {
  await env.DB.prepare("DELETE FROM calculators").run();
  await addCalculators(["tip", "bmi"]);
  await env.DB.prepare("UPDATE calculators SET category = 'health' WHERE id = 'bmi'").run();
  forgetDirectory();
  const args = call(new Request(`${ORIGIN}/sitemap.xml`)) as { context: RouterContextProvider };
  args.context.set(pagesContext, [
    { path: "/", title: "Home", isInSitemap: true },
    { path: "/login", title: "Login" },
    { path: "/proof", title: "Proof", isInSitemap: true },
  ]);
  const xml = await (await writeSitemap(args as never)).text();
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replace(ORIGIN, ""))).toEqual([
    "/",
    "/proof",
    "/calculators/health",
    "/calculators/math",
    "/calculator/bmi",
    "/calculator/tip",
  ]);
});

test("language models are told how many calculators there are, by category in the order of the alphabet", async () => {
  await env.DB.prepare("DELETE FROM calculators").run();
  await addCalculators(["tip", "bmi", "mortgage"]);
  forgetDirectory();
  const text = await (await writeForModels(call(new Request(`${ORIGIN}/llms.txt`)))).text();
  expect(text).toContain("\n> 3 calculators and unit converters. ");
  expect(text.split("\n").filter((line) => line.startsWith("## "))).toEqual([
    "## Food & Beverage",
    "## Health",
    "## Real Estate",
  ]);
  expect(text).toMatch(
    /\n## Real Estate\n\n- \[Mortgage Calculator\]\(https:\/\/reckoner\.example\/calculator\/mortgage\): \w/,
  );
});

test("each call of a batch is answered for itself, in their order", async () => {
  const calls = [
    { id: "tip", inputs: { bill: 100, tipPercent: 20 } },
    { id: "no-such-calculator" },
    { id: "tip", inputs: { bill: "many" } },
    { inputs: {} },
    { id: "tip" },
  ];
  const request = (body: unknown) =>
    call(new Request(`${ORIGIN}/api/v1/batch`, { method: "POST", body: JSON.stringify(body) }));
  const { results } = (await (await answerBatch(request({ calls }))).json()) as { results: Record<string, unknown>[] };
  expect(results).toMatchObject([
    { status: 200, id: "tip", outputs: { tip: 20 } },
    { status: 404, id: "no-such-calculator", error: expect.any(String) },
    { status: 422, id: "tip", issues: [{ field: "bill" }] },
    { status: 422, error: expect.stringContaining("A call must be") },
    { status: 200, id: "tip" },
  ]);
  for (const [count, status] of [
    [0, 422],
    [100, 200],
    [101, 422],
  ] as const) {
    const sent = request({ calls: Array.from({ length: count }, () => ({})) });
    const response = await answerBatch(sent).catch((refused: unknown) => refused as Response);
    expect([count, response.status]).toEqual([count, status]);
  }
});

test("a question on home is answered beside what is found; what is only a search is none, and what cannot be says why", async () => {
  const rows = bundledDirectory();
  const answer = (term: string) => answerTo(term, rows, new Request(`${ORIGIN}/?q=${encodeURIComponent(term)}`));
  expect(await answer("20% tip on 50")).toMatchObject({ by: "grammar", answer: "$10.00" });
  expect(await answer("mortgage")).toBeNull();
  expect(await answer("10 / 0")).toEqual({
    calculator: null,
    reason: expect.stringContaining("Division by 0") as string,
  });
  expect(await answer("interest on 5000 at 4% for 3 years")).toMatchObject({
    calculator: null,
    readings: [{ answer: "$600.00" }, { answer: "$624" }],
  });
});

test("what search engines and language models read names every page that is shown", async () => {
  await env.DB.prepare("UPDATE calculators SET is_visible = (id <> 'bmi')").run();
  forgetDirectory();
  const map = await visit("/sitemap.xml");
  const xml = await map.text();
  const dates = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(
    ([, address, date]) => [address!, date!] as const,
  );
  const addresses = dates.map(([address]) => address);
  expect(addresses).toContain(`${ORIGIN}/calculator/tip`);
  expect(addresses).toContain(`${ORIGIN}/calculators/math`);
  expect(addresses).not.toContain(`${ORIGIN}/calculator/bmi`);
  expect(addresses).not.toContain(`${ORIGIN}/calculator/promised`);
  // A list is as new as the newest that may be in it.
  const newest = dates.find(([address]) => address === `${ORIGIN}/calculators/math`)![1];
  for (const [, date] of dates) expect(date <= newest).toBe(true);
  expect(newest > "2026-01-01").toBe(true);
  const text = await (await visit("/llms.txt")).text();
  expect(text).toContain(`](${ORIGIN}/calculator/tip)`);
  expect(text).not.toContain("/calculator/bmi)");
  const robots = await (await visit("/robots.txt")).text();
  for (const path of ["/api/", "/admin", "/dashboard", "/login"]) expect(robots).toContain(`Disallow: ${path}\n`);
  // The longest rule counts, and by the older standard the first one.
  expect(robots.indexOf("Allow: /api/v1/\n")).toBeGreaterThan(0);
  expect(robots.indexOf("Allow: /api/v1/\n")).toBeLessThan(robots.indexOf("Disallow: /api/\n"));
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
});

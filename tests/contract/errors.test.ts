import { type APIRequest, type APIRequestContext, expect, test } from "@playwright/test";
import { IN_ALL } from "../extent.ts";

// One after the other: the log is emptied by one, and stormed by another.
test.describe.configure({ mode: "default" });

const REPORT = { type: "network", severity: "high", message: "TypeError: Failed to fetch" };
/** The site serves a local run: visitors are told apart by this header, and each test is a visitor of its own. */
let visitor = 0;
const asVisitor = () => ({ "CF-Connecting-IP": `192.0.2.${(visitor += 1)}` });

const signIn = (request: APIRequestContext, email: string) =>
  request.post("/login/development", { form: { name: "Someone", email, returnTo: "/" }, maxRedirects: 0 });

/** The page of the error log without a script: what is shown, chosen, resolved, and comes again. */
async function expectForms(request: APIRequestContext, user: APIRequestContext, admin: APIRequestContext) {
  const page = "/admin/errors?source=browser&type=calculation";
  const forged = { form: { change: "clear" } };
  expect((await request.get(page)).status()).toBe(401);
  const refused = await user.get(page);
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain("No data is shown.");
  expect(await (await user.post(page, forged)).text()).not.toContain("is empty");
  const headers = { Origin: "https://elsewhere.example" };
  expect((await admin.post(page, { ...forged, headers })).status()).toBe(403);

  const reports = ["Anchor", "Rudder"].map((what) => ({ type: "calculation", message: `${what} was lost` }));
  await request.post("/api/errors", { data: reports, headers: asVisitor() });
  const shown = await (await admin.get(page)).text();
  expect(shown).toContain("Anchor was lost");
  expect(shown).not.toContain("Failed to fetch");
  const ids = new URLSearchParams(
    [...shown.matchAll(/name="ids" value="([^"]+)"|value="([^"]+)" name="ids"/g)].map((one) => [
      "ids",
      one[1] ?? one[2] ?? "",
    ]),
  );
  expect(ids.size).toBe(2);
  const changed = await admin.post(page, {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    data: `change=resolve&${ids}`,
  });
  expect(await changed.text()).toContain("2 errors resolved.");
  expect(await (await admin.get(page)).text()).toContain("No errors match these filters.");
  // One that comes again is open again, and says so.
  await request.post("/api/errors", { data: reports[0], headers: asVisitor() });
  expect(await (await admin.get(page)).text()).toContain("Came again after it was resolved");
  expect(await (await admin.get("/api/admin/actions")).text()).toContain("/admin/errors");
}

test("the error log for a visitor, a user, an admin, and from elsewhere", async ({ request, playwright, baseURL }) => {
  const call = async (by: APIRequestContext, origin?: string) => [
    (await by.get("/api/errors")).status(),
    (await by.delete("/api/errors", origin ? { headers: { origin } } : {})).status(),
  ];
  expect(await call(request)).toEqual([401, 401]);
  // Nothing of what a browser says of itself is a right.
  expect((await request.get("/api/errors?admin=true&isAdmin=true")).status()).toBe(401);
  expect((await request.get("/api/errors", { headers: { Cookie: "isAdmin=true" } })).status()).toBe(401);

  const user = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await signIn(user, "nobody-special@example.com");
  expect(await call(user)).toEqual([403, 403]);
  expect((await user.get("/api/errors?admin=true")).status()).toBe(403);

  const admin = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await signIn(admin, "admin@example.com");
  expect((await admin.delete("/api/errors", { headers: { origin: "https://elsewhere.example" } })).status()).toBe(403);
  const message = `Contract ${"x".repeat(20)} test`;
  await request.post("/api/errors", { data: { ...REPORT, message }, headers: asVisitor() });
  // What is answered is kept.
  expect(JSON.stringify(await (await admin.get("/api/errors")).json())).toContain(message);
  const log = (await (await admin.get("/api/errors?limit=1")).json()) as Record<string, unknown>;
  expect(Object.keys(log)).toEqual(
    expect.arrayContaining(["total", "last1Hour", "bySeverity", "byType", "recentErrors"]),
  );
  expect((log["recentErrors"] as unknown[]).length).toBe(1);
  expect((await admin.get("/api/errors?limit=ten")).status()).toBe(422);
  expect(await call(admin, baseURL)).toEqual([200, 200]);
  expect(await (await admin.get("/api/errors")).json()).toMatchObject({ total: 0 });
  await expectForms(request, user, admin);
  await Promise.all([user.dispose(), admin.dispose()]);
});

/** Addresses of which each made a 5xx once, no two alike. */
function badAddress(index: number): string {
  const kinds = [
    `bmi?weight.unit=constructor&weight=${index}`,
    `bmi?typed=en-US&weight=1&weight.unit=z${index}`,
    `bmi?typed=%22${index}&weight=1&height.unit=__proto__`,
    `average?typed=zz-${index}&numbers.${index}.toString=1`,
    `mortgage?solve=toString&for=__proto__&is=${index}`,
    `mortgage?typed=x${index}&solve=homePrice&for=constructor&is=%00`,
    `mortgage?show=hasOwnProperty.${index}`,
  ];
  return `/calculator/${kinds[index % kinds.length]}`;
}

test("bad addresses are answered, and leave a canary in the error log", ({ request, playwright, baseURL }) =>
  sendBadAddresses(request, playwright, baseURL, 130));

test("1,300 bad addresses leave a canary in the error log", IN_ALL, ({ request, playwright, baseURL }) => {
  test.setTimeout(600_000);
  return sendBadAddresses(request, playwright, baseURL, 1_300);
});

async function sendBadAddresses(
  request: APIRequestContext,
  playwright: { readonly request: APIRequest },
  baseURL: string | undefined,
  count: number,
) {
  const canary = { type: "calculation", severity: "high", message: "The canary in the mine sang" };
  expect((await request.post("/api/errors", { data: canary, headers: asVisitor() })).status()).toBe(202);
  const statuses = new Map<number, number>();
  for (let from = 0; from < count; from += 13) {
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, index) => fetch(`${baseURL}${badAddress(from + index)}`, { redirect: "manual" })),
    );
    for (const answer of answers) {
      await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  }
  expect([...statuses.keys()].filter((status) => ![200, 302].includes(status))).toEqual([]);
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await signIn(admin, "admin@example.com");
  const log = await (await admin.get("/api/errors?limit=50")).text();
  expect(log).toContain(canary.message);
  for (const typed of ["constructor", "__proto__", "hasOwnProperty"]) expect(log).not.toContain(typed);
  await admin.dispose();
}

test("bad reports are refused, each with what is wrong", async ({ request }) => {
  const post = (data: unknown, headers: Record<string, string> = {}) =>
    request.post("/api/errors", {
      data: Buffer.from(typeof data === "string" ? data : JSON.stringify(data)),
      headers: { "Content-Type": "application/json", ...asVisitor(), ...headers },
    });
  expect((await post("{")).status()).toBe(400);
  expect((await post("")).status()).toBe(400);
  for (const bad of [
    null,
    5,
    {},
    { ...REPORT, type: "meltdown" },
    { ...REPORT, message: "" },
    { ...REPORT, message: 7 },
  ]) {
    const response = await post(bad);
    expect(response.status(), JSON.stringify(bad)).toBe(422);
    expect(await response.json()).toMatchObject({ error: expect.any(String), issues: expect.any(Array) });
  }
  expect((await post({ ...REPORT, stack: "x".repeat(17_000) })).status()).toBe(413);
  expect((await post(REPORT, { origin: "https://elsewhere.example" })).status()).toBe(403);
  expect((await post(REPORT, { "sec-fetch-site": "cross-site" })).status()).toBe(403);
  expect((await request.put("/api/errors", { data: REPORT, headers: asVisitor() })).status()).toBe(405);
});

test("forged, future-dated and repeated reports are taken as what they are", async ({ request }) => {
  const forged = {
    ...REPORT,
    id: "1",
    status: "resolved",
    count: 1e9,
    context: { timestamp: "2999-01-01T00:00:00Z", url: "javascript:alert(1)", userAgent: "<script>", isAdmin: true },
    isAdmin: true,
  };
  const response = await request.post("/api/errors", { data: [forged, forged], headers: asVisitor() });
  expect(response.status()).toBe(202);
});

test("one visitor's storm is refused, many visitors' storm is taken; nothing fails", ({ request, baseURL }) =>
  storm(request, baseURL, 100));

test("a storm of a thousand visitors is taken", IN_ALL, ({ request, baseURL }) => storm(request, baseURL, 1000));

async function storm(request: APIRequestContext, baseURL: string | undefined, visitors: number) {
  const one = asVisitor();
  const alone = new Set<number>();
  // More than two minutes allow: a new one may begin on the way.
  for (let sent = 0; sent < 60 && !alone.has(429); sent += 1)
    alone.add((await request.post("/api/errors", { data: REPORT, headers: one })).status());
  expect(alone).toEqual(new Set([202, 429]));
  const statuses = new Set<number>();
  for (let from = 0; from < visitors; from += 25) {
    const responses = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        // Playwright's own client takes longer for each than the site does.
        fetch(`${baseURL}/api/errors`, {
          method: "POST",
          headers: { "Content-Type": "application/json", ...asVisitor() },
          body: JSON.stringify({ ...REPORT, message: `Storm ${from + index}` }),
        }),
      ),
    );
    for (const { status } of responses) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([202]));
  expect((await request.get("/api/calculators?limit=1")).status()).toBe(200);
}

test("health answers with every probe, and is not kept", async ({ request }) => {
  const response = await request.get("/api/health");
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const health = (await response.json()) as { status: string; version: string; probes: { name: string }[] };
  expect(health.probes.map((probe) => probe.name)).toEqual(["database", "directory", "kv", "queue", "rates", "errors"]);
  expect(health.version).toEqual(expect.any(String));
  const page = await request.get("/health");
  expect(page.status()).toBe(200);
  expect(page.headers()["cache-control"]).toBe("no-store");
  expect(await page.text()).toContain("It holds all");
});

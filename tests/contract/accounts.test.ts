import { type APIRequestContext, expect, test } from "@playwright/test";

/** A person of one test only. */
const person = (name: string) => `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;

const signIn = (request: APIRequestContext, email: string, returnTo = "/") =>
  request.post("/login/development", { form: { name: "Ada Lovelace", email, returnTo }, maxRedirects: 0 });

const setCookies = (response: { headersArray(): { name: string; value: string }[] }) =>
  response.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === "set-cookie" ? [value] : []));

test("the development page signs in, and the calls know who is asking", async ({ request }) => {
  expect((await request.get("/api/auth/user")).status()).toBe(401);
  const quiet = await request.get("/api/auth/user", { headers: { "X-Quiet": "1" } });
  expect(quiet.status()).toBe(204);

  const email = person("ada");
  const signedIn = await signIn(request, email, "/favorites");
  expect(signedIn.status()).toBe(303);
  expect(signedIn.headers()["location"]).toBe("/favorites");
  const cookie = setCookies(signedIn).find((one) => one.startsWith("__Host-session="));
  for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=2592000"])
    expect(cookie).toContain(part);

  const answer = await request.get("/api/auth/user");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(await answer.json()).toMatchObject({
    firstName: "Ada",
    lastName: "Lovelace",
    email,
    profileImageUrl: null,
    isAdmin: false,
  });

  const out = await request.get("/api/logout", { maxRedirects: 0 });
  expect(out.status()).toBe(303);
  expect((await request.get("/api/auth/user")).status()).toBe(401);
});

test("no document sets a cookie or depends on who is signed in", async ({ request, playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await signIn(request, person("same"));
  for (const path of ["/", "/calculator/tip", "/favorites", "/dashboard", "/login", "/feedback"]) {
    const [theirs, ours] = [await visitor.get(path), await request.get(path)];
    expect(setCookies(ours), path).toEqual([]);
    // What differs from one rendering to the next, whoever asks.
    const neutral = (html: string) => html.replaceAll(/\b\d+ uses|nonce="[^"]+"/g, "");
    expect(neutral(await ours.text()), path).toBe(neutral(await theirs.text()));
  }
  await visitor.dispose();
});

test("the development page is not there for a host that is not loopback, nor its form", async ({ request }) => {
  for (const host of ["reckoner.example", "10.0.0.7", "localhost.example.com", "127.0.0.1.example.com"]) {
    const headers = { Host: host };
    expect((await request.get("/login/development", { headers })).status(), host).toBe(404);
    const posted = await request.post("/login/development", {
      headers,
      form: { email: "ada@example.com" },
      maxRedirects: 0,
    });
    expect(posted.status(), host).toBe(404);
    expect(setCookies(posted), host).toEqual([]);
    expect(await (await request.get("/login", { headers })).text(), host).not.toContain("Development sign-in");
  }
});

test("the development form refuses what is no e-mail, and another origin", async ({ request }) => {
  const wrong = await request.post("/login/development", { form: { email: "ada" }, maxRedirects: 0 });
  expect(wrong.status()).toBe(422);
  expect(setCookies(wrong)).toEqual([]);
  const foreign = await request.post("/login/development", {
    form: { email: "ada@example.com" },
    headers: { Origin: "https://evil.example" },
    maxRedirects: 0,
  });
  expect(foreign.status()).toBe(403);
  expect(setCookies(foreign)).toEqual([]);
});

for (const returnTo of [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/api/logout",
  "javascript:alert(1)",
]) {
  test(`the return address ${returnTo} leads home`, async ({ request }) => {
    expect((await signIn(request, person("return"), returnTo)).headers()["location"]).toBe("/");
    const page = await (await request.get(`/login?returnTo=${encodeURIComponent(returnTo)}`)).text();
    expect(page).toMatch(/href="\/"[^>]*>Back without an account/);
  });
}

test("a tampered cookie is nobody, and is no error", async ({ playwright, baseURL, request }) => {
  const cookie = setCookies(await signIn(request, person("tamper")))[0]?.split(";")[0] ?? "";
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  for (const wrong of [
    `${cookie.slice(0, -6)}AAAAAA`,
    "__Host-session=%E0%A4%A",
    "__Host-session=a.b.c",
    "__Host-session=",
  ])
    expect((await stranger.get("/api/auth/user", { headers: { Cookie: wrong } })).status(), wrong).toBe(401);
  await stranger.dispose();
});

test("a callback without its cookie, of an unknown provider, or forged comes back to the login page", async ({
  request,
}) => {
  for (const [path, problem, status] of [
    ["/api/auth/callback/nobody?code=x&state=y", "unknown", 404],
    ["/api/login?provider=nobody", "unknown", 404],
    ["/api/auth/callback/oidc?code=x&state=y", "state", 400],
    ["/api/auth/callback/oidc", "state", 400],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    // Without a provider every provider is an unknown one.
    const hasProvider = Boolean(process.env.OIDC_PORT) || problem === "unknown";
    expect(response.headers()["location"], path).toContain(`/login?problem=${hasProvider ? problem : "unknown"}`);
    expect(setCookies(response), path).toEqual([]);
    if (!hasProvider) continue;
    const page = await request.get(path);
    expect(page.status(), path).toBe(status);
    expect(await page.text()).toContain('role="alert"');
  }
});

test("what a sign-out could not do while accounts cannot be reached is said, with a status", async ({ request }) => {
  const page = await request.get("/login?problem=halfway");
  expect(page.status()).toBe(503);
  expect(await page.text()).toContain("You are signed out in this browser. Accounts cannot be reached right now");
});

test("favorites: 401 signed out, 201, 409, 200, 404, 405, and nothing from another origin", async ({ request }) => {
  expect((await request.get("/api/favorites")).status()).toBe(401);
  expect((await request.post("/api/favorites", { data: { calculatorId: "bmi" } })).status()).toBe(401);
  expect((await request.delete("/api/favorites/bmi")).status()).toBe(401);

  await signIn(request, person("favorites"));
  expect(await (await request.get("/api/favorites")).json()).toEqual([]);
  const add = (calculatorId: unknown, headers = {}) =>
    request.post("/api/favorites", { data: { calculatorId }, headers });
  expect((await add("bmi")).status()).toBe(201);
  const again = await add("bmi");
  expect(again.status()).toBe(409);
  expect(((await again.json()) as { error: string }).error).toContain("already in favorites");
  expect((await add("nothing")).status()).toBe(404);
  expect((await add(7)).status()).toBe(422);
  expect((await add("tip", { Origin: "https://evil.example" })).status()).toBe(403);
  expect((await add("tip", { "Sec-Fetch-Site": "cross-site" })).status()).toBe(403);
  expect(await (await request.get("/api/favorites")).json()).toEqual(["bmi"]);
  const foreign = { headers: { Origin: "https://evil.example" } };
  expect((await request.delete("/api/favorites/bmi", foreign)).status()).toBe(403);
  expect((await request.delete("/api/favorites/bmi")).status()).toBe(200);
  expect((await request.delete("/api/favorites/bmi")).status()).toBe(200);
  expect((await request.delete("/api/favorites/nothing")).status()).toBe(404);
  expect((await request.put("/api/favorites", { data: {} })).status()).toBe(405);
  expect(await (await request.get("/api/favorites")).json()).toEqual([]);
});

test("200 adds and removes, twenty at a time, over 20 favorites end as the last answers claim", async ({ request }) => {
  test.slow();
  await signIn(request, person("storm"));
  const rows = (await (await request.get("/api/calculators?limit=20")).json()) as { id: string }[];
  const answers: { id: string; adds: boolean; changedAt: number }[] = [];
  const change = async (index: number) => {
    const { id } = rows[(index * 7) % 20]!;
    const adds = (index * 11) % 3 !== 0;
    const response = adds
      ? await request.post("/api/favorites", { data: { calculatorId: id } })
      : await request.delete(`/api/favorites/${id}`);
    expect([200, 201, 409]).toContain(response.status());
    const { changedAt } = (await response.json()) as { changedAt: number | null };
    answers.push({ id, adds, changedAt: changedAt ?? 0 });
  };
  await Promise.all(
    Array.from({ length: 20 }, async (_, lane) => {
      for (let step = 0; step < 10; step += 1) await change(lane * 10 + step);
    }),
  );
  expect(answers).toHaveLength(200);
  const last = new Map<string, (typeof answers)[number]>();
  for (const one of answers.toSorted((a, b) => a.changedAt - b.changedAt)) last.set(one.id, one);
  const claimed = [...last.values()].flatMap(({ id, adds }) => (adds ? [id] : []));
  expect(claimed.length).toBeGreaterThan(3);
  const kept = (await (await request.get("/api/favorites")).json()) as string[];
  expect(kept.toSorted()).toEqual(claimed.toSorted());
});

test("10,000 favorites at once are refused with the limit, and what is there stays", async ({ request }) => {
  await signIn(request, person("many"));
  await request.post("/api/favorites", { data: { calculatorId: "bmi" } });
  const at = Date.now();
  const changes = Array.from({ length: 10_000 }, (_, index) => ({ calculatorId: `c-${index}`, isFavorite: true, at }));
  const response = await request.post("/api/favorites/merge", { data: { sentAt: at, changes } });
  expect(response.status()).toBe(422);
  expect(await response.text()).toContain("at most 1,000 favorites");
  expect(await (await request.get("/api/favorites")).json()).toEqual(["bmi"]);
});

test("saved calculations: what cannot be calculated is refused with its field; another's cannot be touched", async ({
  request,
  playwright,
  baseURL,
}) => {
  await signIn(request, person("saved"));
  const one = { id: crypto.randomUUID(), calculatorId: "tip", name: "Dinner", inputs: { bill: 80 } };
  const save = (change: object) => request.post("/api/saved", { data: { ...one, ...change } });
  expect((await save({})).status()).toBe(201);
  expect((await save({ name: "Supper" })).status()).toBe(201);
  expect(await (await request.get("/api/saved")).json()).toMatchObject([
    { id: one.id, name: "Supper", inputs: { bill: 80 } },
  ]);
  const bad = await save({ inputs: { bill: "lots" } });
  expect(bad.status()).toBe(422);
  expect(await bad.json()).toMatchObject({ issues: [{ field: "bill" }] });
  expect((await save({ calculatorId: "nothing" })).status()).toBe(404);
  expect((await save({ name: " " })).status()).toBe(422);

  const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  expect((await other.post("/api/saved", { data: one })).status()).toBe(401);
  await signIn(other, person("other"));
  expect((await other.post("/api/saved", { data: one })).status()).toBe(409);
  expect((await other.delete(`/api/saved/${one.id}`)).status()).toBe(404);
  await other.dispose();
  expect((await request.delete(`/api/saved/${one.id}`)).status()).toBe(200);
  expect((await request.delete(`/api/saved/${one.id}`)).status()).toBe(404);

  // One that comes back after its deletion has its figures and its date, and none is from the future.
  const figures = [{ label: "Tip", text: "$16.00" }];
  expect((await save({ figures, savedAt: "2026-01-02T03:04:05.000Z" })).status()).toBe(201);
  expect((await save({ id: crypto.randomUUID(), name: "Later", savedAt: "2999-01-01T00:00:00.000Z" })).status()).toBe(
    201,
  );
  const [later, back] = (await (await request.get("/api/saved")).json()) as { updatedAt: string }[];
  expect(Date.parse(later!.updatedAt)).toBeLessThanOrEqual(Date.now());
  expect(back).toMatchObject({ id: one.id, figures, updatedAt: "2026-01-02T03:04:05.000Z" });
});

test("a comparison is its link: six at most, refusals in their column, no calculator 404", async ({ request }) => {
  const query = Array.from({ length: 8 }, (_, at) => `n=No.${at}&c=bill%3D${at + 50}`).join("&");
  const html = await (await request.get(`/calculator/tip/compare?${query}&c=bill%3Dlots`)).text();
  expect(html).toContain(">No.5<");
  expect(html).not.toContain(">No.6<");
  expect(html).toContain('<meta name="robots" content="noindex"');
  const wrong = await (await request.get("/calculator/tip/compare?c=bill%3D80&c=bill%3Dlots")).text();
  expect(wrong).toContain("must be a number");
  // Six integrals that take long each: those behind the first are not answered, and stand with what was entered.
  const long = encodeURIComponent(`expression=${encodeURIComponent(`x${"+sin(x^3)".repeat(50)}`)}&lower=0&upper=20`);
  const six = await (
    await request.get(`/calculator/integral/compare?${Array.from({ length: 6 }, () => `c=${long}`).join("&")}`)
  ).text();
  expect(six.split("Open it to see its answer").length - 1).toBeGreaterThan(2);
  expect(six).toContain("sin(x^3)");
  expect((await request.get("/calculator/nothing/compare")).status()).toBe(404);
  expect((await request.get("/calculator/tip/compare")).status()).toBe(200);
});

test("a browser is signed out from another one", async ({ request, playwright, baseURL }) => {
  const email = person("sessions");
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const other = await playwright.request.newContext({ baseURL: baseURL ?? "", userAgent });
  await signIn(other, email);
  await signIn(request, email);
  const { sessions } = (await (await request.get("/api/account")).json()) as {
    sessions: { id: string; device: string; isCurrent: boolean }[];
  };
  expect(sessions).toHaveLength(2);
  const theirs = sessions.find(({ isCurrent }) => !isCurrent);
  expect(theirs?.device).toBe("Firefox on Linux");
  expect((await request.delete(`/api/account/sessions/${theirs?.id}`)).status()).toBe(200);
  expect((await other.get("/api/auth/user")).status()).toBe(401);
  expect((await request.get("/api/auth/user")).status()).toBe(200);
  expect((await request.delete(`/api/account/sessions/${theirs?.id}`)).status()).toBe(404);
  await other.dispose();
});

test("another site can neither sign a visitor out nor delete the account; signed out everything is 401", async ({
  request,
}) => {
  await signIn(request, person("kept"));
  const cross = { headers: { "Sec-Fetch-Site": "cross-site" }, maxRedirects: 0 };
  expect((await request.get("/api/logout", cross)).status()).toBe(403);
  expect((await request.delete("/api/account", cross)).status()).toBe(403);
  expect((await request.get("/api/auth/user")).status()).toBe(200);
  await request.get("/api/logout");
  for (const path of ["/api/account", "/api/account/export", "/api/saved", "/api/recents", "/api/auth/picture"])
    expect((await request.get(path)).status(), path).toBe(401);
});

test("what a signed-in visitor asks for is on their list, and leaves with the account", async ({ request }) => {
  const email = person("asker");
  await signIn(request, email);
  await request.post("/api/request-calculator", {
    data: { calculatorName: "Tide table", description: `Tell ${email}` },
  });
  const account = (await (await request.get("/api/account")).json()) as { requests: object[] };
  expect(account.requests).toMatchObject([{ calculatorName: "Tide table", state: "new" }]);
  expect(await (await request.get("/api/account/export")).text()).toContain(`Tell ${email}`);
  expect((await request.delete("/api/account")).status()).toBe(200);
  expect((await request.get("/api/account")).status()).toBe(401);
});

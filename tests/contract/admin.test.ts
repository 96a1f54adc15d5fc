/** Administration over HTTP: who may, and what changes. Signs in by the development page. */
import { type APIRequestContext, expect, test } from "@playwright/test";

const USER = { name: "Ada Lovelace", email: "ada@example.com" };
const ADMIN = { name: "The Admin", email: "admin@example.com" };

async function signIn(request: APIRequestContext, person: { name: string; email: string }) {
  const response = await request.post("/login/development", { form: { ...person, returnTo: "/" }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

interface Call {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  /** What would be changed; where none is given, nothing changes. */
  readonly data?: object;
  /** What an admin gets. */
  readonly status: number;
}

const CALLS: readonly Call[] = [
  { method: "GET", path: "/api/admin/overview", status: 200 },
  { method: "GET", path: "/api/admin/errors", status: 200 },
  { method: "GET", path: "/api/admin/requests", status: 200 },
  { method: "GET", path: "/api/admin/feedback", status: 200 },
  { method: "GET", path: "/api/admin/catalogue", status: 200 },
  { method: "GET", path: "/api/admin/rates", status: 200 },
  { method: "GET", path: "/api/admin/vitals", status: 200 },
  { method: "GET", path: "/api/admin/health", status: 200 },
  { method: "GET", path: "/api/admin/actions", status: 200 },
  { method: "GET", path: "/api/admin/users", status: 200 },
  { method: "GET", path: "/api/admin/searches", status: 200 },
  { method: "POST", path: "/api/admin/users", data: { id: "none", remove: true }, status: 404 },
  { method: "POST", path: "/api/admin/users", data: { id: "none", remove: true, isAdmin: true }, status: 422 },
  { method: "GET", path: "/api/errors", status: 200 },
  { method: "POST", path: "/api/admin/errors", data: { id: "none", state: "resolved" }, status: 404 },
  { method: "POST", path: "/api/admin/requests", data: { id: "none", state: "planned" }, status: 404 },
  { method: "POST", path: "/api/admin/feedback", data: { id: "none", state: "closed" }, status: 404 },
  { method: "POST", path: "/api/admin/catalogue", data: { id: "tip", popular: null }, status: 200 },
  { method: "POST", path: "/api/admin/additions", data: { name: "", description: "", category: "" }, status: 422 },
  { method: "POST", path: "/api/admin/rates", data: { acceptMoves: "yes" }, status: 422 },
];

/** What a browser says of a call that another site's page makes. */
const ELSEWHERE: readonly Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { "Sec-Fetch-Site": "cross-site" },
];

const ask = (request: APIRequestContext, { method, path, data }: Call, headers: Record<string, string> = {}) =>
  request.fetch(path, { method, headers, ...(data ? { data } : {}) });

test("every admin call: signed out 401, signed in 403, another origin 403, admin as told", async ({
  request,
  playwright,
  baseURL,
}) => {
  const user = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await signIn(user, USER);
  await signIn(admin, ADMIN);
  for (const call of CALLS) {
    const what = `${call.method} ${call.path}`;
    expect((await ask(request, call)).status(), `${what}, signed out`).toBe(401);
    const refused = await ask(user, call);
    expect(refused.status(), `${what}, signed in`).toBe(403);
    expect(Object.keys((await refused.json()) as object), what).toEqual(["error"]);
    const answered = await ask(admin, call);
    expect(answered.status(), `${what}, admin`).toBe(call.status);
    if (call.status === 200) expect(answered.headers()["cache-control"] ?? "", what).toMatch(/no-store/);
    if (!call.path.startsWith("/api/admin/")) continue;
    for (const headers of ELSEWHERE)
      expect((await ask(admin, call, headers)).status(), `${what}, another origin`).toBe(403);
  }
  // Nothing that a browser says of itself gives rights.
  const claimed = await user.get("/api/admin/overview?admin=true", { headers: { Cookie: "isAdmin=true" } });
  expect([401, 403]).toContain(claimed.status());
  await user.dispose();
  await admin.dispose();
});

test("the pages are the same for everyone and hold no data", async ({ request }) => {
  const anonymous = await request.get("/admin/requests");
  expect(anonymous.status()).toBe(200);
  await signIn(request, ADMIN);
  const signedIn = await request.get("/admin/requests");
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, "");
  expect(withoutNonce(await signedIn.text())).toBe(withoutNonce(await anonymous.text()));
  expect(await anonymous.text()).toContain('<meta name="robots" content="noindex"');
  expect((await request.get("/admin/nothing")).status()).toBe(404);
  expect((await request.get("/admin/constructor")).status()).toBe(404);
});

interface Requests {
  requests: { id: string; calculatorName: string; state: string; noticeAt: string | null; email: string | null }[];
  counts: Record<string, number>;
}

test("a request goes from new to a row without a definition, planned, with its notice recorded", async ({
  request,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const calculatorName = `Wanted ${mark}`;
  const sent = await request.post("/api/request-calculator", {
    data: { calculatorName, description: "High water", email: "someone@example.com" },
  });
  expect(sent.status()).toBe(201);
  await signIn(request, ADMIN);
  const find = async (state: string) => {
    const list = (await (await request.get(`/api/admin/requests?state=${state}`)).json()) as Requests;
    return list.requests.find((one) => one.calculatorName === calculatorName);
  };
  const found = await find("new");
  expect(found).toMatchObject({ state: "new", noticeAt: null, email: "someone@example.com" });

  const id = `wanted-${mark}`;
  const addition = { name: calculatorName, description: "High water in your port", category: "travel" };
  const added = await request.post("/api/admin/additions", { data: { ...addition, requestId: found?.id } });
  try {
    expect(added.status()).toBe(201);
    expect(await added.json()).toEqual({ id });
    expect((await find("planned"))?.id).toBe(found?.id);
    expect((await request.post("/api/admin/additions", { data: addition })).status()).toBe(409);
    // The name of another address: /calculator/bmi is the BMI Calculator.
    for (const name of ["bmi CALCULATOR", "BMI "])
      expect((await request.post("/api/admin/additions", { data: { ...addition, name } })).status(), name).toBe(409);

    const page = await request.get(`/calculator/${id}`);
    expect(page.status()).toBe(200);
    const html = await page.text();
    expect(html).toContain("Calculator Interface Coming Soon");
    expect(html).not.toContain("Did this answer your question?");
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect((await request.get(`/api/calculators/${id}/calculate`)).status()).toBe(404);

    expect(
      (await request.post("/api/admin/requests", { data: { id: found?.id, state: "done", noticed: true } })).status(),
    ).toBe(200);
    expect((await find("done"))?.noticeAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect((await request.post("/api/admin/requests", { data: { id: found?.id, state: "maybe" } })).status()).toBe(422);
  } finally {
    const retired = await request.post("/api/admin/catalogue", { data: { id, status: "retired" } });
    expect(retired.status()).toBe(200);
  }
  expect((await request.get(`/calculator/${id}`)).status()).toBe(404);
});

test("a calculator is hidden and shown again; the status of one with a definition is not an admin's", async ({
  request,
}) => {
  await signIn(request, ADMIN);
  const change = (data: object) => request.post("/api/admin/catalogue", { data });
  const id = "moon-phase";
  const isListed = async () => {
    const rows = (await (
      await request.get("/api/calculators", { headers: { "Cache-Control": "no-cache" } })
    ).json()) as {
      id: string;
    }[];
    return rows.some((row) => row.id === id);
  };
  expect(await isListed()).toBe(true);
  expect((await change({ id, visible: false })).status()).toBe(200);
  try {
    expect(await isListed()).toBe(false);
    expect((await request.get(`/calculator/${id}`)).status()).toBe(404);
    expect(await (await request.get("/sitemap.xml")).text()).not.toContain(`/calculator/${id}<`);
  } finally {
    expect((await change({ id, visible: null })).status()).toBe(200);
  }
  expect(await isListed()).toBe(true);
  const refused = await change({ id, status: "retired" });
  expect(refused.status()).toBe(422);
  expect(await refused.json()).toMatchObject({ issues: [{ field: "status" }] });
  expect((await change({ id: "nothing", visible: false })).status()).toBe(404);
  expect((await change({ id })).status()).toBe(422);
  const { actions } = (await (await request.get("/api/admin/actions")).json()) as {
    actions: { admin: string; path: string; change: string; status: number }[];
  };
  const recorded = actions
    .filter(({ change: made }) => made.includes(id))
    .map(({ admin, change: made, status }) => [admin, made, status]);
  expect(recorded).toContainEqual([ADMIN.email, JSON.stringify({ id, visible: false }), 200]);
  expect(recorded).toContainEqual([ADMIN.email, JSON.stringify({ id, status: "retired" }), 422]);
});

test("feedback is counted by calculator, with what was said", async ({ request }) => {
  const message = `Clear ${crypto.randomUUID()}`;
  const data = { calculatorId: "tip", calculatorName: "Tip Calculator", type: "other", message };
  expect((await request.post("/api/feedback", { data })).status()).toBe(201);
  await signIn(request, ADMIN);
  const { byCalculator, messages } = (await (await request.get("/api/admin/feedback?calculator=tip")).json()) as {
    byCalculator: { calculatorId: string; all: number }[];
    messages: { message: string; calculatorId: string }[];
  };
  expect(byCalculator.find((row) => row.calculatorId === "tip")?.all).toBeGreaterThan(0);
  expect(messages.some((one) => one.message === message)).toBe(true);
  expect(new Set(messages.map((one) => one.calculatorId))).toEqual(new Set(["tip"]));
});

test("what is searched for in vain is shown from the fifth time on", async ({ request }) => {
  const words = `wobble ${crypto.randomUUID().replaceAll(/[^a-f]/g, "")} frotz`;
  const search = () => request.get(`/_.data?${new URLSearchParams({ search: words })}`);
  await signIn(request, ADMIN);
  const find = async () => {
    const listed = (await (await request.get("/api/admin/searches")).json()) as { searches: { words: string }[] };
    return listed.searches.find((one) => one.words === words);
  };
  for (let time = 1; time <= 4; time += 1) expect((await search()).status()).toBe(200);
  expect(await find()).toBeUndefined();
  await search();
  await expect.poll(find).toMatchObject({ count: 5 });
});

test("vitals that a page sends are counted; bad ones are refused", async ({ request, baseURL }) => {
  const report = { path: "/calculator/bmi", metrics: [{ name: "LCP", value: 2600 }], views: ["/calculator/bmi"] };
  expect((await request.post("/api/vitals", { data: report })).status()).toBe(204);
  const foreign = await request.post("/api/vitals", { data: report, headers: { Origin: "https://elsewhere.example" } });
  expect(foreign.status()).toBe(403);
  const bad = await request.post("/api/vitals", { data: { ...report, path: "/?search=salary" } });
  expect(bad.status()).toBe(422);
  expect(await bad.json()).toMatchObject({ issues: [{ field: "path" }] });
  expect(
    (await request.post("/api/vitals", { data: "x".repeat(20_000), headers: { Origin: baseURL ?? "" } })).status(),
  ).toBe(413);
  await signIn(request, ADMIN);
  await expect(async () => {
    const summary = (await (await request.get("/api/admin/vitals?days=1")).json()) as {
      figures: { kind: string; metric: string; slow: number }[];
      views: { title: string; count: number }[];
    };
    expect(summary.figures.find((one) => one.kind === "calculator" && one.metric === "LCP")?.slow).toBeGreaterThan(0);
    expect(summary.views.some((one) => one.title === "BMI Calculator")).toBe(true);
  }).toPass({ timeout: 10_000 });
});

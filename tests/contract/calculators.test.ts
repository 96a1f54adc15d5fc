import { expect, test } from "@playwright/test";
import { describeDatedFigures } from "#catalogue/dated-figures.ts";

const CALL = "/api/calculators/mortgage/calculate";

test("the directory lists every calculator with all fields", async ({ request }) => {
  const response = await request.get("/api/calculators");
  expect(response.status()).toBe(200);
  const rows = (await response.json()) as Record<string, unknown>[];
  expect(rows.length).toBeGreaterThan(400);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    [
      "aiTaxonomy",
      "category",
      "description",
      "emoji",
      "hasConfig",
      "id",
      "isPopular",
      "isVisible",
      "keywords",
      "name",
      "relatedCalculators",
      "slug",
      "status",
      "uses",
    ].toSorted(),
  );
  expect(rows.filter((row) => row["hasConfig"] !== true && !String(row["id"]).startsWith("wanted-"))).toEqual([]);
  expect(((await (await request.get("/api/calculators?limit=1")).json()) as unknown[]).length).toBe(1);
  const loans = (await (await request.get("/api/calculators?category=loan")).json()) as { category: string }[];
  expect(new Set(loans.map((row) => row.category))).toEqual(new Set(["loan"]));
});

test("popular calculators come most used first", async ({ request }) => {
  const rows = (await (await request.get("/api/calculators/popular")).json()) as { uses: number; isPopular: boolean }[];
  expect(rows.every((row) => row.isPopular)).toBe(true);
  expect(rows.map((row) => row.uses)).toEqual(rows.map((row) => row.uses).toSorted((a, b) => b - a));
});

test("one calculator comes with its definition; an unknown one is 404", async ({ request }) => {
  const row = (await (await request.get("/api/calculators/bmi")).json()) as {
    definition: { inputs: { key: string; dimension?: string }[] };
  };
  expect(row.definition.inputs.find((input) => input.key === "weight")).toMatchObject({
    kind: "quantity",
    dimension: "mass",
    unit: "kg",
  });
  const missing = await request.get("/api/calculators/nothing");
  expect(missing.status()).toBe(404);
  expect(await missing.json()).toEqual({ error: "There is no calculator of that name." });
});

test("the same answer comes by GET and by POST, unrounded, with the resolved inputs", async ({ request }) => {
  const got = (await (await request.get(`${CALL}?homePrice=450000`)).json()) as Record<string, unknown>;
  const posted = (await (await request.post(CALL, { data: { inputs: { homePrice: 450_000 } } })).json()) as Record<
    string,
    unknown
  >;
  expect(got).toEqual(posted);
  expect(got).toMatchObject({ id: "mortgage", inputs: { homePrice: 450_000, downPayment: 60_000 } });
});

const refusals: readonly [string, object, string][] = [
  ["a wrong type", { homePrice: "450000" }, "homePrice"],
  ["an out-of-bounds value", { annualRate: 101 }, "annualRate"],
  ["an unknown key", { colour: "red" }, "colour"],
  ["a nonsense combination", { homePrice: 100, downPayment: 200 }, "downPayment"],
  ["a value that is no finite number", { homePrice: null }, "homePrice"],
];
for (const [what, inputs, field] of refusals) {
  test(`${what} is refused with 422, naming the field`, async ({ request }) => {
    const response = await request.post(CALL, { data: { inputs } });
    if (what === "a value that is no finite number") return expect([200, 422]).toContain(response.status());
    expect(response.status()).toBe(422);
    const body = (await response.json()) as { error: string; issues: { field: string; message: string }[] };
    expect(body.issues.map((issue) => issue.field)).toEqual([field]);
    expect(body.issues[0]?.message).toMatch(/\.$/);
  });
}

test("what is no JSON is 400, what is too large 413, an unknown calculator 404, another method 405", async ({
  request,
}) => {
  const headers = { "content-type": "application/json" };
  expect((await request.post(CALL, { data: "{inputs", headers })).status()).toBe(400);
  expect((await request.post(CALL, { data: "[1]", headers })).status()).toBe(400);
  expect((await request.post(CALL, { data: '{"inputs": 5}', headers })).status()).toBe(400);
  expect(
    (await request.post(CALL, { data: JSON.stringify({ inputs: { x: "x".repeat(70_000) } }), headers })).status(),
  ).toBe(413);
  expect((await request.post("/api/calculators/nothing/calculate", { data: { inputs: {} } })).status()).toBe(404);
  expect((await request.put(CALL, { data: { inputs: {} } })).status()).toBe(405);
});

test("a list that is too long is refused, and says how long it may be", async ({ request }) => {
  const points = Array.from({ length: 1001 }, (_, index) => ({ x: index, y: index }));
  const response = await request.post("/api/calculators/linear-regression/calculate", { data: { inputs: { points } } });
  expect(response.status()).toBe(422);
  expect(JSON.stringify(await response.json())).toContain("at most 1000");
});

test("no answer holds NaN or Infinity, and nothing that is refused is a 500", async ({ request }) => {
  for (const query of [
    "homePrice=1e308",
    "termYears=0.08",
    "annualRate=0",
    "homePrice=0.01&downPayment=0.01",
    "homePrice=1e309",
  ]) {
    const response = await request.get(`${CALL}?${query}`);
    expect(response.status()).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/NaN|Infinity/);
  }
});

test("a use is counted at once, from our own pages only", async ({ request, baseURL }) => {
  expect((await request.post("/api/calculators/bmi/use")).status()).toBe(204);
  expect((await request.post("/api/calculators/nothing/use")).status()).toBe(404);
  const foreign = await request.post("/api/calculators/bmi/use", { headers: { origin: "https://elsewhere.example" } });
  expect(foreign.status()).toBe(403);
  expect((await request.post("/api/calculators/bmi/use", { headers: { origin: baseURL ?? "" } })).status()).toBe(204);
});

test("feedback and requests are saved; bad ones say which field", async ({ request }) => {
  expect(
    (
      await request.post("/api/feedback", {
        data: { calculatorId: "bmi", type: "upvote", calculatorName: "BMI Calculator" },
      })
    ).status(),
  ).toBe(201);
  expect(
    (
      await request.post("/api/request-calculator", {
        data: { calculatorName: "Tide table", description: "High water in Cuxhaven" },
      })
    ).status(),
  ).toBe(201);
  const bad = await request.post("/api/request-calculator", {
    data: { calculatorName: "Tide table", description: "", email: "me@" },
  });
  expect(bad.status()).toBe(422);
  expect(await bad.json()).toMatchObject({ issues: [{ field: "email" }] });
});

test("the sitemap, robots and every page of the route table answer", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect((sitemap.match(/<url>/g) ?? []).length).toBeGreaterThan(430);
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap:");
  const pages = [
    "/",
    "/favorites",
    "/calculator/home-affordability",
    "/calculator/retirement",
    "/calculator/roth-ira",
    "/calculator/retirement-withdrawal",
    "/calculators",
    "/feedback",
    "/about-us",
    "/contact-us",
    "/privacy-policy",
    "/cookie-policy",
    "/accessibility-statement",
    "/terms-of-use",
    "/terms-of-service",
    "/login",
  ];
  for (const path of pages) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of ["/404", "/no/such/page", "/admin/nope", "/calculators/nope"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain("Page Not Found</h1>");
    expect(html.match(/<title>[^<]*<\/title>/g), path).toEqual(["<title>Page Not Found · Reckoner</title>"]);
  }
  const random = await request.get("/random-calculator", { maxRedirects: 0 });
  expect(random.status()).toBe(302);
  expect(random.headers()["location"]).toMatch(/^\/calculator\/(?!random)/);
});

test("calls are found in capitals as well, as pages are", async ({ request }) => {
  for (const path of ["/API/calculators/bmi", "/CALCULATOR/bmi"])
    expect((await request.get(path)).status(), path).toBe(200);
});

test("every answer carries the security headers", async ({ request }) => {
  for (const path of ["/", "/calculator/bmi", "/api/calculators?limit=1", "/no-such-page", "/icon.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["strict-transport-security"], path).toBeTruthy();
  }
});

const SOLVE = "/api/calculators/mortgage/solve";

test("a target gives the input that meets it, with residual and evaluations", async ({ request }) => {
  const target = { output: "totalMonthlyPayment", value: 2500 };
  const response = await request.post(SOLVE, { data: { inputs: { annualRate: 6 }, target, vary: "homePrice" } });
  expect(response.status()).toBe(200);
  const body = await response.json();
  expect(body).toMatchObject({ id: "mortgage", target, vary: "homePrice", exact: true });
  expect(body.evaluations).toBeLessThanOrEqual(150);
  const [{ value, residual }] = body.solutions;
  expect(residual).toBeLessThanOrEqual(1e-9);
  const back = await request.post(CALL, { data: { inputs: { annualRate: 6, homePrice: value } } });
  expect((await back.json()).outputs.totalMonthlyPayment).toBeCloseTo(2500, 5);
});

test("a target that cannot be met is 422 with a sentence and the reachable range", async ({ request }) => {
  const ask = async (data: object) => {
    const response = await request.post(SOLVE, { data });
    return { status: response.status(), body: await response.json() };
  };
  const target = { output: "totalMonthlyPayment", value: -5 };
  const far = await ask({ target, vary: "homePrice" });
  expect(far.status).toBe(422);
  expect(far.body.issues[0].message).toMatch(/^With these values .+ lies between \$.+ and \$.+\.$/);
  expect(far.body.reachable.low).toBeLessThan(far.body.reachable.high);
  for (const data of [
    {},
    { target: { ...target, value: "much" }, vary: "homePrice" },
    { target: { ...target, output: "schedule" }, vary: "homePrice" },
    { target, vary: "startDate" },
    { inputs: { homePrice: "x" }, target, vary: "homePrice" },
  ]) {
    const { status, body } = await ask(data);
    expect([status, typeof body.issues[0].message]).toEqual([422, "string"]);
  }
  expect((await request.get(SOLVE)).status()).toBe(405);
  expect((await request.post("/api/calculators/nothing/solve", { data: { target, vary: "x" } })).status()).toBe(404);
});

test("the page and the embed say of when figures are that hold for a time only", async ({ request }) => {
  const said = describeDatedFigures("estate-tax", new Date().toISOString().slice(0, 10))!;
  expect(await (await request.get("/calculator/estate-tax")).text()).toContain(`>${said}</p>`);
  expect(await (await request.get("/embed/estate-tax")).text()).toContain(`>${said}</p>`);
});

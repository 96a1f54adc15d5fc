import { expect, type APIRequestContext, test } from "@playwright/test";

const V1 = "/api/v1";
const MORTGAGE = `${V1}/calculators/mortgage`;

const elsewhere = { origin: "https://elsewhere.example" };

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(V1 + path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Record<string, never>;
}

async function post(request: APIRequestContext, path: string, data: unknown, headers = {}) {
  const response = await request.post(V1 + path, { data, headers });
  return { status: response.status(), body: (await response.json()) as Record<string, never> };
}

test("the catalogue can be narrowed, searched and paged; one calculator comes as JSON Schema", async ({ request }) => {
  const { total, calculators } = (await read(request, "/calculators?category=loan&limit=3&offset=1")) as unknown as {
    total: number;
    calculators: { category: string; self: string }[];
  };
  expect(total).toBeGreaterThan(3);
  expect(calculators.map((one) => one.category)).toEqual(["loan", "loan", "loan"]);
  expect(await read(request, "/calculators?q=bmi&limit=1")).toMatchObject({ calculators: [{ id: "bmi" }] });

  const bmi = await read(request, "/calculators/bmi");
  expect(bmi).toMatchObject({
    version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/),
    inputs: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      properties: { weight: { type: "number", "x-kind": "quantity", "x-unit": "kg", minimum: expect.any(Number) } },
      additionalProperties: false,
    },
    outputs: { properties: { bmi: { type: ["number", "null"] } } },
    primary: "bmi",
    checkedBy: { cases: expect.any(Number) },
  });
  expect(calculators[0]?.self).toContain("/api/v1/calculators/");
});

test("the answers are those of the pages' calls, with a version of the figures and the page for people", async ({
  request,
}) => {
  const inputs = { homePrice: 450_000 };
  const own = await (await request.post("/api/calculators/mortgage/calculate", { data: { inputs } })).json();
  const got = await read(request, "/calculators/mortgage/calculate?homePrice=450000");
  expect(got).toMatchObject(own as Record<string, unknown>);
  expect(got["url"]).toMatch(/\/calculator\/mortgage\?homePrice=450000$/);
  const { version } = got;
  expect(await post(request, "/calculators/mortgage/calculate", { inputs, version })).toEqual({
    status: 200,
    body: got,
  });
  expect((await request.get(`${MORTGAGE}/calculate?version=1999-01-01`)).status()).toBe(409);
  expect((await read(request, "/calculators/currency-converter/calculate"))["version"]).toContain("-rates-");
});

test("a page of any origin may read every call, without credentials; other calls stay closed", async ({ request }) => {
  for (const path of ["/calculators", "/rates", "/units", "/calculators/nothing", "/nothing"]) {
    const headers = (await request.get(V1 + path, { headers: elsewhere })).headers();
    expect(headers, path).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "ratelimit-policy": expect.stringContaining("q="),
    });
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  }
  const preflight = await request.fetch(`${V1}/batch`, {
    method: "OPTIONS",
    headers: {
      ...elsewhere,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
  expect(preflight.status()).toBe(204);
  expect(preflight.headers()["access-control-allow-methods"]).toContain("POST");
  expect((await post(request, "/batch", { calls: [{ id: "bmi" }] }, elsewhere)).status).toBe(200);
  const own = (await request.get("/api/calculators/bmi", { headers: elsewhere })).headers();
  expect(own["access-control-allow-origin"]).toBeUndefined();
  expect(own["cross-origin-resource-policy"]).toBe("same-origin");
});

test("what may be kept has an ETag and is not sent twice; a random draw may not be kept", async ({ request }) => {
  const first = await request.get(`${MORTGAGE}/calculate?homePrice=450000`);
  const { etag = "", "cache-control": kept } = first.headers();
  expect(kept).toBe("public, max-age=300");
  const again = await request.get(`${MORTGAGE}/calculate?homePrice=450000`, {
    headers: { "if-none-match": `W/${etag}` },
  });
  expect(again.status()).toBe(304);
  expect(await again.text()).toBe("");
  const head = await request.head(`${MORTGAGE}/calculate?homePrice=450000`);
  expect([head.status(), head.headers()["etag"], await head.text()]).toEqual([200, etag, ""]);
  expect((await request.head(`${V1}/nothing`)).status()).toBe(404);
  const other = await request.get(`${MORTGAGE}/calculate`, { headers: { "if-none-match": etag } });
  expect(other.status()).toBe(200);
  const dice = await request.get(`${V1}/calculators/dice-roller/calculate`);
  expect(dice.headers()["cache-control"]).toBe("no-store");
});

test("a batch answers each call for itself, in order", async ({ request }) => {
  const calls = [
    { id: "bmi", inputs: { weight: 80 } },
    { id: "nothing" },
    { id: "mortgage", inputs: { annualRate: 101 } },
    { id: "mortgage", version: "1999-01-01" },
    "bmi",
  ];
  const { status, body } = await post(request, "/batch", { calls });
  expect(status).toBe(200);
  expect(body["results"]).toMatchObject([
    { status: 200, id: "bmi", inputs: { weight: 80 }, outputs: { bmi: expect.any(Number) } },
    { status: 404, id: "nothing", error: expect.any(String) },
    { status: 422, id: "mortgage", issues: [{ field: "annualRate" }] },
    { status: 409, id: "mortgage" },
    { status: 422, error: expect.any(String) },
  ]);
  const many = Array.from({ length: 101 }, () => ({ id: "bmi" }));
  expect((await post(request, "/batch", { calls: many })).status).toBe(422);
  expect((await post(request, "/batch", { calls: [] })).status).toBe(422);
});

test("solving, converting, asking and rates answer as on the site", async ({ request }) => {
  const question = { target: { output: "monthlyPayment", value: 1500 }, vary: "homePrice" };
  const solved = await post(request, "/calculators/mortgage/solve", question);
  expect(solved).toMatchObject({ status: 200, body: { exact: true, version: expect.any(String) } });
  expect(await read(request, "/convert?value=5&from=feet&to=m")).toMatchObject({
    result: 1.524,
    from: { id: "ft" },
    quantity: "length",
    isExact: true,
  });
  expect(await read(request, "/convert?value=5&from=°C&to=°F")).toMatchObject({ result: 41, quantity: "temperature" });
  expect(await read(request, "/convert?value=5&from=°C&to=°F&quantity=temperatureDifference")).toMatchObject({
    result: 9,
  });
  expect(await read(request, "/ask?q=20%25%20of%2085")).toMatchObject({ calculator: expect.any(String) });
  const rates = await read(request, "/rates");
  expect(rates["version"]).toBe(rates["date"]);
  expect(await read(request, "/units")).toMatchObject({ quantities: expect.arrayContaining([]) });
});

const refusals: readonly [string, string, number, string?][] = [
  ["an unknown key", "/calculators/mortgage/calculate?colour=red", 422, "colour"],
  ["an unknown calculator", "/calculators/nothing", 404],
  ["an unknown call", "/nothing", 404],
  ["another version of the API", "/../v2/calculators", 404],
  ["an unknown parameter", "/calculators?page=2", 422, "page"],
  ["a limit that is none", "/calculators?limit=-1", 422, "limit"],
  ["an unknown unit", "/convert?value=1&from=ft&to=parrots", 422, "to"],
  ["units of two quantities", "/convert?value=1&from=ft&to=kg", 422, "to"],
  ["an unknown quantity", "/convert?value=1&from=ft&to=m&quantity=luck", 422, "quantity"],
  ["a value that is no number", "/convert?value=1e999&from=ft&to=m", 422, "value"],
  ["a missing parameter", "/convert?value=1&from=ft", 422, "to"],
  ["a value without a finite counterpart", "/convert?value=0&from=L/100km&to=mpg-us", 422],
  ["no question", "/ask", 422, "q"],
  ["an unknown locale", "/ask?q=1&locale=x", 422, "locale"],
];

test("every refusal is a problem with a sentence, and names what it is about", async ({ request }) => {
  for (const [what, path, status, field] of refusals) {
    const response = await request.get(V1 + path);
    expect(response.status(), what).toBe(status);
    expect(response.headers()["content-type"], what).toContain("application/problem+json");
    const body = (await response.json()) as {
      status: number;
      detail: string;
      error: string;
      issues?: { field: string }[];
    };
    expect(body, what).toMatchObject({ type: "about:blank", status, title: expect.any(String) });
    expect(body.detail, what).toMatch(/\.$/);
    expect(body.error, what).toBe(body.detail);
    if (field)
      expect(
        body.issues?.map((issue) => issue.field),
        what,
      ).toEqual([field]);
  }
});

test("a body that cannot be used is refused for what it is", async ({ request }) => {
  const send = async (data: string, type = "application/json", path = "/calculate") =>
    (await request.post(MORTGAGE + path, { data, headers: { "content-type": type } })).status();
  expect(await send("{inputs")).toBe(400);
  expect(await send('{"inputs": [1]}')).toBe(400);
  expect(await send(JSON.stringify({ inputs: { x: "x".repeat(70_000) } }))).toBe(413);
  expect(await send(JSON.stringify({ inputs: { x: "x".repeat(1_100_000) } }))).toBe(413);
  expect(await send("homePrice=1", "application/x-www-form-urlencoded")).toBe(415);
  expect(await send("{}", "text/plain")).toBe(415);
  expect(await send("{}", "application/vnd.api+json; charset=utf-8")).toBe(200);
  expect(await send('{"vary": 5}', "application/json", "/solve")).toBe(422);
  expect((await request.put(`${MORTGAGE}/calculate`)).status()).toBe(405);
  expect((await request.get(`${V1}/batch`)).headers()["allow"]).toBe("POST");
});

import { expect, test } from "vitest";
import { errorResponse, json } from "./http.ts";
import { answerOpenCall, isOpenCall } from "./open-call.ts";

const address = "https://site.example/api/v1/rates";

test("who calls too often reads when to come back, as a problem that other origins may read", async () => {
  const tooMany = errorResponse(429, "Too many requests.", undefined, { "Retry-After": "60" });
  const response = await answerOpenCall(new Request(address), () => Promise.resolve(tooMany));
  expect(response.status).toBe(429);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ratelimit: '"address";r=0;t=60',
    "ratelimit-policy": '"address";q=600;w=60',
    "retry-after": "60",
    "access-control-allow-origin": "*",
    "content-type": "application/problem+json; charset=utf-8",
  });
  expect(await response.json()).toEqual({
    type: "about:blank",
    title: "Too Many Requests",
    status: 429,
    detail: "Too many requests.",
    error: "Too many requests.",
  });
});

test.each([
  [400, "Bad Request"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
  [409, "Conflict"],
  [413, "Content Too Large"],
  [414, "URI Too Long"],
  [415, "Unsupported Media Type"],
  [422, "Unprocessable Content"],
  [500, "Internal Server Error"],
  [503, "Service Unavailable"],
  [418, "Error"],
])("a refusal with %i is a problem called %s, which nobody keeps", async (status, title) => {
  const headers = { "Cache-Control": "max-age=60", ETag: '"1"' };
  const refusal = () => Promise.resolve(errorResponse(status, "No.", [{ field: "q", message: "Say it." }], headers));
  const response = await answerOpenCall(new Request(address), refusal);
  expect(await response.json()).toEqual({
    type: "about:blank",
    title,
    status,
    detail: "No.",
    error: "No.",
    issues: [{ field: "q", message: "Say it." }],
  });
  expect([response.headers.get("Cache-Control"), response.headers.get("ETag")]).toEqual(["no-store", null]);
  expect(response.headers.get("RateLimit")).toBeNull();
});

test("what is no call at all is a problem too", async () => {
  const page = new Response("<p>", { status: 404, headers: { "Content-Type": "text/html" } });
  const response = await answerOpenCall(new Request(address), () => Promise.resolve(page));
  expect(await response.json()).toMatchObject({ status: 404, detail: "There is nothing at this address." });
});

test("any origin may read an answer with what it says of limits and versions", async () => {
  const response = await answerOpenCall(new Request(address), () => Promise.resolve(json({})));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "ETag, RateLimit, RateLimit-Policy, Retry-After",
    "cross-origin-resource-policy": "cross-origin",
    "ratelimit-policy": '"address";q=600;w=60',
    "x-robots-tag": "noindex",
  });
});

test("a HEAD is asked as a GET, and has its headers", async () => {
  const methods: string[] = [];
  const ask = (method: string) =>
    answerOpenCall(new Request(address, { method }), ({ method: asked }) => {
      methods.push(asked);
      return Promise.resolve(json({ rate: 1 }));
    });
  expect((await ask("HEAD")).headers.get("ETag")).toBe((await ask("GET")).headers.get("ETag"));
  expect(methods).toEqual(["GET", "GET"]);
});

test("a cookie neither reaches a call nor leaves it", async () => {
  const request = new Request(address, { headers: { Cookie: "session=secret" } });
  let seen: Request | null = null;
  const response = await answerOpenCall(request, (asked) => {
    seen = asked;
    return Promise.resolve(json({}, { headers: { "Set-Cookie": "a=b" } }));
  });
  expect((seen as Request | null)?.headers.get("Cookie")).toBeNull();
  expect(response.headers.get("Set-Cookie")).toBeNull();
});

test.each([
  ["/api/v1/rates", true],
  ["/api/v2", true],
  ["/api/v10/rates", true],
  ["/api/v1x", false],
  ["/calculator/api/v1/rates", false],
  ["/api/vitals", false],
  ["/api/calculators", false],
])("%s is open to all: %s", (path, isOpen) => {
  expect(isOpenCall(new Request(`https://site.example${path}`))).toBe(isOpen);
});

test("who has the answer already gets 304 without a body; another answer has another tag", async () => {
  const ask = (said: unknown, headers: Record<string, string> = {}, method = "GET") =>
    answerOpenCall(new Request(address, { headers, method }), () => Promise.resolve(json(said)));
  const first = await ask({ rate: 1 });
  const tag = first.headers.get("ETag")!;
  expect(tag).toMatch(/^"[\w+/=-]{24}"$/);
  expect((await ask({ rate: 1 })).headers.get("ETag")).toBe(tag);
  expect((await ask({ rate: 2 })).headers.get("ETag")).not.toBe(tag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const again = await ask({ rate: 1 }, { "If-None-Match": known });
    expect([known, again.status, await again.text()]).toEqual([known, 304, ""]);
    expect(again.headers.get("ETag")).toBe(tag);
    expect(again.headers.get("Content-Type")).toBeNull();
  }
  expect((await ask({ rate: 1 }, { "If-None-Match": '"other"' })).status).toBe(200);
  expect((await ask({ rate: 2 }, { "If-None-Match": tag })).status).toBe(200);
});

test("what may not be stored and what was posted has no tag; a preflight is answered for a day", async () => {
  const secret = () => Promise.resolve(json({}, { headers: { "Cache-Control": "no-store" } }));
  expect((await answerOpenCall(new Request(address), secret)).headers.get("ETag")).toBeNull();
  const post = new Request(address, { method: "POST", body: "{}" });
  expect((await answerOpenCall(post, () => Promise.resolve(json({ ok: 1 })))).headers.get("ETag")).toBeNull();
  const preflight = await answerOpenCall(new Request(address, { method: "OPTIONS" }), () =>
    Promise.reject(new Error()),
  );
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, HEAD, POST",
    "access-control-allow-headers": "*",
    "access-control-max-age": "86400",
    "cache-control": "max-age=86400",
  });
});

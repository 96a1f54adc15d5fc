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
  ["/api/vitals", false],
  ["/api/calculators", false],
])("%s is open to all: %s", (path, isOpen) => {
  expect(isOpenCall(new Request(`https://site.example${path}`))).toBe(isOpen);
});

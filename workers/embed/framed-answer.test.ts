import { expect, test } from "vitest";
import { answerFramed } from "./framed-answer.ts";

test("other sites may frame it, search engines leave it out, and only our own script runs in it", async () => {
  const answer = answerFramed(new Response("<p>8</p>").body!, "n0nce", 422);
  const policy = answer.headers.get("Content-Security-Policy");
  expect(policy).toContain("frame-ancestors *");
  expect(policy).toContain("script-src 'self' 'nonce-n0nce'");
  expect([answer.status, answer.headers.get("X-Robots-Tag"), answer.headers.get("X-Frame-Options")]).toEqual([
    422,
    "noindex",
    null,
  ]);
  expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  expect(await answer.text()).toBe("<p>8</p>");
  expect(answerFramed(new Response("").body!, "n").status).toBe(200);
});

import { expect, test } from "@playwright/test";

const ask = (question: string) => `/api/assistant?q=${encodeURIComponent(question)}`;

test("GET /api/assistant answers in the visitor's format, and says so to caches", async ({ request }) => {
  const response = await request.get(ask("loan 25k 8,5% 4 years"), { headers: { "Accept-Language": "de-DE" } });
  expect(response.status()).toBe(200);
  expect(response.headers()["vary"]).toContain("Cookie");
  expect(response.headers()["vary"]).toContain("Accept-Language");
  expect(response.headers()["cache-control"]).toBe("private, max-age=300");
  const answer = (await response.json()) as { outputs: { payment: number } };
  expect(answer.outputs.payment).toBeCloseTo(616.21, 2);
  expect(answer).toMatchObject({
    calculator: "loan",
    inputs: { principal: 25_000, annualRate: 8.5, termYears: 4 },
    answer: "616,21\u00a0€",
    url: "/calculator/loan?principal=25000&annualRate=8.5&termYears=4",
    unread: [],
  });
});

test("what cannot be answered is null; what is wrong is a sentence", async ({ request }) => {
  expect(await (await request.get("/api/assistant")).json()).toEqual({ calculator: null });
  expect(await (await request.get(ask("qwertz 12"))).json()).toEqual({ calculator: null });
  const wrong = (await (await request.get(ask("5 kg to cm"))).json()) as { calculator: null; reason: string };
  expect(wrong.calculator).toBeNull();
  expect(wrong.reason).toContain("cannot be converted");
});

test("ten thousand characters are refused with a sentence, in time", async ({ request }) => {
  const began = Date.now();
  const response = await request.get(ask("a".repeat(10_000)));
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ calculator: null, reason: "Ask in at most 300 characters." });
  expect((await request.get(ask("a".repeat(10_001)))).status()).toBe(414);
  expect(Date.now() - began).toBeLessThan(5000);
});

import { expect, test } from "vitest";
import { ERROR_KINDS } from "#errors/types.ts";
import { normalizeErrorResponse } from "./normalize-error-response.ts";
import { errorResponse } from "./http/http.ts";

const call = new Request("https://reckoner.test/api/calculators");
const page = new Request("https://reckoner.test/about-us");

test("the router's refusal becomes a sentence, with its status and its headers", async () => {
  const theirs = Response.json(
    { message: "Unexpected Server Error" },
    { status: 405, headers: { Allow: "GET", "Content-Length": "35", "Content-Type": "application/json" } },
  );
  const ours = await normalizeErrorResponse(page, theirs);
  expect(ours.status).toBe(405);
  expect(ours.headers.get("Allow")).toBe("GET");
  // The sentence is longer than what the router said.
  expect(ours.headers.get("Content-Length")).toBeNull();
  expect(await ours.json()).toEqual({ error: "This address does not take that method." });
});

test.each([
  [400, "The request cannot be understood."],
  [403, "This call must come from our own pages."],
  [404, "There is nothing at this address."],
  [405, "This address does not take that method."],
  [418, ERROR_KINDS.internal.userMessage],
])("a refusal of the router with %i is said in our words", async (status, error) => {
  const ours = await normalizeErrorResponse(call, Response.json({ message: "No." }, { status }));
  expect([ours.status, await ours.json()]).toEqual([status, { error }]);
});

test("a call that fails says so in JSON", async () => {
  const ours = await normalizeErrorResponse(
    call,
    new Response("Unexpected Server Error", { status: 500, headers: { "Content-Type": "text/plain" } }),
  );
  expect(ours.headers.get("Content-Type")).toContain("application/json");
  expect([ours.status, await ours.json()]).toEqual([500, { error: ERROR_KINDS.internal.userMessage }]);
});

test.each([
  ["a text that is refused", new Response("no", { status: 404, headers: { "Content-Type": "text/plain" } })],
  ["an answer", Response.json({ message: "kept" })],
  ["our own refusal", errorResponse(422, "Some inputs cannot be used.")],
  ["another error", Response.json({ error: "x", message: "y" }, { status: 400 })],
  ["a page that is not found", new Response("<p>", { status: 404, headers: { "Content-Type": "text/html" } })],
])("%s stays as it is", async (_, response) => {
  expect(await normalizeErrorResponse(call, response)).toBe(response);
});

test("what is no JSON though it says so stays readable", async () => {
  const broken = new Response("{", { status: 500, headers: { "Content-Type": "application/json" } });
  expect(await (await normalizeErrorResponse(call, broken)).text()).toBe("{");
});

test("a page that fails stays as it is", async () => {
  const response = new Response("Unexpected Server Error", { status: 500, headers: { "Content-Type": "text/plain" } });
  expect(await normalizeErrorResponse(page, response)).toBe(response);
});

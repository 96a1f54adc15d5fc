import { expect, test } from "vitest";
import * as v from "valibot";
import { parseBody, parseForm } from "./parse-body.ts";

const schema = v.object({ name: v.string("Say which name."), place: v.optional(v.object({ x: v.number() })) });

async function post(body: string, type = "application/json") {
  const request = new Request("https://site.example/", { method: "POST", body, headers: { "Content-Type": type } });
  try {
    return await parseBody(request, schema, 64);
  } catch (thrown) {
    const response = thrown as Response;
    return [response.status, await response.json()];
  }
}

const refused = (field: string, message: string) => [
  422,
  { error: "Some fields cannot be used.", issues: [{ field, message }] },
];

test("JSON of the schema's form, or a form without its blank fields, is the value", async () => {
  expect(await post('{"name":"Ada"}')).toEqual({ name: "Ada" });
  expect(await post("name=Ada&place=", "application/x-www-form-urlencoded")).toEqual({ name: "Ada" });
});

test.each([
  ['{"name":7}', refused("name", "Say which name.")],
  ["{}", refused("name", "This field is required.")],
  ['{"name":"Ada","place":7}', refused("place", "This must be an object.")],
  ["[1]", refused("name", "This field is required.")],
  ["null", refused("", "The request must be a JSON object.")],
  ["{", [400, { error: "The request is not valid JSON." }]],
  [`{"name":"${"x".repeat(80)}"}`, [413, { error: "The request is larger than 0 KiB." }]],
])("%s is refused in plain words", async (body, answer) => {
  expect(await post(body)).toEqual(answer);
});

const FORM = "application/x-www-form-urlencoded";

test("a form may be as large as JSON, and no larger; its issues and its size are told alike", async () => {
  expect(await post(`name=${"x".repeat(59)}`, FORM)).toEqual({ name: "x".repeat(59) });
  expect(await post(`name=${"x".repeat(60)}`, FORM)).toEqual([413, { error: "The request is larger than 0 KiB." }]);
  expect(await post("name=++", FORM)).toEqual(refused("name", "This field is required."));
});

test("a page that answers its own form gets the value, or a sentence and a status", async () => {
  const send = (body: string) =>
    parseForm(
      new Request("https://site.example/", { method: "POST", body, headers: { "Content-Type": FORM } }),
      schema,
    );
  expect(await send("name=Ada")).toEqual({ ok: true, value: { name: "Ada" } });
  expect(await send("name=")).toEqual({ ok: false, status: 422, message: "This field is required." });
  expect(await send(`name=${"x".repeat(70_000)}`)).toMatchObject({
    ok: false,
    status: 413,
    message: expect.stringMatching(/larger than/) as string,
  });
});

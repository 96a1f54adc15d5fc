/** What calls refuse: the status, and which field is wrong in which sentence. */
import { beforeEach, describe, expect, test } from "vitest";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { addCalculators } from "./account-bindings.ts";
import { call, callJson, signIn } from "./site.ts";

beforeEach(async () => {
  forgetDirectory();
  await addCalculators(["tip"]);
});

const VITALS = { path: "/", metrics: [], views: [] };
const metric = (name: string, value: unknown) => ({ ...VITALS, metrics: [{ name, value }] });
const SOLVE = { target: { output: "tip", value: 20 }, vary: "tipPercent" };

test.each([
  ["vitals", { ...VITALS, path: 7 }, "path", "The path must be text."],
  ["vitals", { ...VITALS, path: "/?q=1" }, "path", "The path must begin with a slash and have no query."],
  ["vitals", metric("FID", 1), "metrics.0.name", "There is no metric of that name."],
  ["vitals", metric("LCP", "fast"), "metrics.0.value", "The value must be a number."],
  ["vitals", metric("LCP", -1), "metrics.0.value", "The value must not be negative."],
  ["vitals", metric("LCP", 3_600_001), "metrics.0.value", "The value is too large."],
  [
    "vitals",
    { ...VITALS, metrics: Array.from({ length: 6 }, () => ({ name: "LCP", value: 1 })) },
    "metrics",
    "There are too many metrics.",
  ],
  ["vitals", { ...VITALS, views: Array(51).fill("/") }, "views", "There are too many views."],
  ["feedback", { type: 7 }, "type", "Say what kind of feedback it is."],
  ["feedback", { type: "upvote", id: 7 }, "id", "The id must be text."],
  ["feedback", { type: "upvote", id: "1" }, "id", "The id must be a UUID."],
  ["request-calculator", { calculatorName: 7 }, "calculatorName", "Say which calculator."],
  ["request-calculator", { calculatorName: "K", description: 7 }, "description", "The description must be text."],
  ["request-calculator", { calculatorName: "K", email: 7 }, "email", "The e-mail must be text."],
  ["policy-reports", {}, "csp-report", "This field is required."],
  ["policy-reports", { "csp-report": 7 }, "csp-report", "This must be an object."],
  ["calculators/tip/solve", { ...SOLVE, inputs: 7 }, "inputs", "The inputs must be an object."],
  ["calculators/tip/solve", { ...SOLVE, target: { output: 7, value: 1 } }, "target.output", "Name an output."],
  [
    "calculators/tip/solve",
    { ...SOLVE, target: { output: "tip", value: "1" } },
    "target.value",
    "The target must be a number.",
  ],
  ["calculators/tip/solve", { ...SOLVE, vary: 7 }, "vary", "Name the input that may change."],
])("POST /api/%s of %j", async (path, body, field, message) => {
  expect(await callJson(`/api/${path}`, { body })).toEqual({
    status: 422,
    said: { error: "Some fields cannot be used.", issues: [{ field, message }] },
  });
});

test.each([
  ["ask", "q", "This parameter is required."],
  ["ask?q=", "q", "Ask something."],
  ["ask?q=tip&locale=xx-nowhere-at-all", "locale", "There is no such locale."],
  ["ask?q=tip&currency=NOPE", "currency", "There is no such currency."],
  ["ask?q=tip&units=old", "units", "Units are metric or imperial."],
  ["ask?q=tip&color=red", "color", "There is no such parameter."],
  ["convert?value=five&from=ft&to=m", "value", "Give a number like 12.5."],
  ["convert?value=1e999&from=ft&to=m", "value", "Give a number like 12.5."],
  ["convert?value=5&from=&to=m", "from", "Name a unit."],
  [`convert?value=5&from=ft&to=${"m".repeat(101)}`, "to", "No unit has so long a name."],
  ["calculators?limit=0", "limit", "Give a whole number from 1 to 1000."],
  ["calculators?offset=-1", "offset", "Give a whole number from 0 to 1000000."],
])("GET /api/v1/%s", async (path, field, message) => {
  expect(await callJson(`/api/v1/${path}`)).toEqual({
    status: 422,
    said: { error: "Some parameters cannot be used.", issues: [{ field, message }] },
  });
});

test("what is at a limit is taken", async () => {
  const most = {
    path: "/",
    metrics: Array.from({ length: 5 }, () => ({ name: "LCP", value: 3_600_000 })),
    views: Array(50).fill("/"),
  };
  expect((await call("/api/vitals", { body: most })).status).toBe(204);
  expect((await call("/api/vitals", { body: metric("CLS", 0) })).status).toBe(204);
  const question = (length: number) => callJson(`/api/v1/ask?q=${"x".repeat(length)}`);
  expect((await question(10_000)).status).toBe(200);
  expect(await question(10_001)).toEqual({
    status: 414,
    said: { error: "A question has at most 10000 characters." },
  });
});

test.each([
  ["vitals", 16],
  ["policy-reports", 8],
  ["errors", 16],
  ["feedback", 64],
  ["request-calculator", 64],
  ["calculators/tip/solve", 64],
])("POST /api/%s reads %d KiB, and not a byte more", async (path, kib) => {
  const send = (bytes: number) => callJson(`/api/${path}`, { body: "x".repeat(bytes - '""'.length) });
  expect((await send(1024 * kib)).status).toBe(422);
  expect(await send(1024 * kib + 1)).toEqual({
    status: 413,
    said: { error: `The request is larger than ${kib} KiB.` },
  });
});

test("a target is not solved for with inputs that cannot be used", async () => {
  expect(await callJson("/api/calculators/tip/solve", { body: { ...SOLVE, inputs: { bill: -1 } } })).toMatchObject({
    status: 422,
    said: { error: "Some inputs cannot be used.", issues: [{ field: "bill" }] },
  });
});

test("a target out of reach is refused with what can be reached; another version of the figures is gone", async () => {
  const far = { ...SOLVE, target: { output: "tip", value: -5 } };
  expect(await callJson("/api/calculators/tip/solve", { body: far })).toMatchObject({
    status: 422,
    said: { error: "This target cannot be met.", issues: [{ field: expect.anything() }], reachable: expect.anything() },
  });
  const { version } = (await callJson("/api/v1/calculators/tip")).said as { version: string };
  const answer = (wanted: string) =>
    callJson("/api/v1/calculators/tip/calculate", { body: { inputs: { bill: 80 }, version: wanted } });
  expect(await answer(version)).toMatchObject({ status: 200, said: { version } });
  expect(await answer("of-old")).toEqual({
    status: 409,
    said: { error: `The figures are of version ${version}; others are not calculated any more.`, version },
  });
});

describe("what is saved", () => {
  const saved = () => ({ id: crypto.randomUUID(), calculatorId: "tip", name: "Dinner", inputs: { bill: 80 } });

  test.each([
    [{ id: 7 }, "id", "Give it an id."],
    [{ id: "1" }, "id", "The id must be a UUID."],
    [{ calculatorId: 7 }, "calculatorId", "Say which calculator."],
    [{ calculatorId: "a/b" }, "calculatorId", "There is no calculator of that name."],
    [{ name: 7 }, "name", "Give it a name."],
    [{ name: "  " }, "name", "Give it a name."],
    [{ inputs: 7 }, "inputs", "The inputs must be an object."],
    [{ savedAt: "yesterday" }, "savedAt", "savedAt must be a time of ISO 8601."],
    [
      { figures: [{ label: "x".repeat(101), text: "" }] },
      "figures.0.label",
      "A figure may have at most 100 characters.",
    ],
  ])("has fields that can be used: %j", async (more, field, message) => {
    const cookie = await signIn("saves-badly@example.com");
    expect(await callJson("/api/saved", { body: { ...saved(), ...more }, cookie })).toEqual({
      status: 422,
      said: { error: "Some fields cannot be used.", issues: [{ field, message }] },
    });
  });

  test("is of a calculator that is there, has inputs that it takes, no secret, and an id of its own", async () => {
    const [ada, bob] = [await signIn("saves-ada@example.com"), await signIn("saves-bob@example.com")];
    const save = (more: object, cookie = ada) => callJson("/api/saved", { body: { ...saved(), ...more }, cookie });
    expect(await save({ calculatorId: "no-such-one" })).toEqual({
      status: 404,
      said: { error: "There is no calculator of that name." },
    });
    expect(await save({ inputs: { bill: -1 } })).toMatchObject({
      status: 422,
      said: { error: "Some inputs cannot be saved.", issues: [{ field: "bill" }] },
    });
    expect(await save({ calculatorId: "password-strength", inputs: { password: "hunter2" } })).toEqual({
      status: 422,
      said: {
        error: "Some inputs cannot be saved.",
        issues: [{ field: "password", message: "A secret is never saved." }],
      },
    });
    const { id } = saved();
    expect(await save({ id })).toEqual({ status: 201, said: { id } });
    expect(await save({ id }, bob)).toEqual({ status: 409, said: { error: "This id is taken. Save it again." } });
  });
});

test("a page that another account has opened is told so", async () => {
  const cookie = await signIn("another@example.com");
  expect(await callJson("/api/saved", { cookie, headers: { "X-Account": "somebody-else" } })).toEqual({
    status: 412,
    said: { error: "Another account is signed in now." },
  });
});

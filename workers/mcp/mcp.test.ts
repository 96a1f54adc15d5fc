/** The tools for agents, asked by the official client. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeAll, expect, test, vi } from "vitest";
import { ERROR_KINDS } from "#errors/types.ts";
import { definitionIds } from "#catalogue/definitions.server.ts";
import { answerCall } from "#workers/directory/calculate.ts";
import { bundledDirectory } from "#workers/directory/directory-row.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import { isTrustedHost } from "./host.ts";
import { answerMcp } from "./server.ts";

const origin = "https://reckoner.example";
const address = `${origin}/mcp`;
const today = "2026-11-23";
const store = { get: async () => null };
const sources = { rows: bundledDirectory(), store, today, model: null, origin };

/** `npm run test:all` asks all of them over HTTP. */
const SAMPLE = definitionIds().filter((_, index) => index % 40 === 0);

const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

const client = new Client({ name: "test", version: "1.0.0" });

beforeAll(async () => {
  const fetch = async (input: URL | string, init?: RequestInit) =>
    answerMcp(new Request(input, init), async () => sources);
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { fetch }));
});

const call = async (name: string, given: Record<string, unknown>) => {
  const result = await client.callTool({ name, arguments: given });
  const [first] = result.content as { type: string; text: string }[];
  return { ...result, text: first?.text ?? "", data: result.structuredContent as Record<string, unknown> };
};

test("five tools are listed, in no more than 8 KB", async () => {
  const list = await client.listTools();
  expect(list.tools.map(({ name }) => name)).toEqual(["find", "describe", "calculate", "solve", "ask"]);
  expect(new TextEncoder().encode(JSON.stringify(list)).byteLength).toBeLessThanOrEqual(8 * 1024);
  for (const { inputSchema, outputSchema, annotations } of list.tools) {
    expect(inputSchema.type).toBe("object");
    expect(outputSchema).toBeDefined();
    // They read, change nothing, and know only what is here.
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
  }
});

test("a calculator is found, described and calculated", async () => {
  const { data } = await call("find", { query: "monthly payment of a house", limit: 3 });
  expect(data["calculators"]).toHaveLength(3);
  expect(data["calculators"]).toContainEqual(expect.objectContaining({ id: "mortgage" }));
  const described = await call("describe", { id: "mortgage" });
  expect(described.data["inputs"]).toContainEqual(expect.objectContaining({ key: "homePrice", kind: "money" }));
  expect(described.text).toContain("homePrice");
  const answer = await call("calculate", { id: "mortgage", inputs: { homePrice: 450_000 } });
  expect(answer.data).toMatchObject({
    name: "Mortgage Calculator",
    url: `${origin}/calculator/mortgage?homePrice=450000`,
    units: { homePrice: "currency", annualRate: "%" },
    checked: { cases: expect.any(Number), url: `${origin}/calculator/mortgage/cases` },
  });
});

test.each(SAMPLE)("what is calculated for %s equals the JSON call", async (id) => {
  const definition = (await currentDefinition(id, store))!;
  const inputs = structuredClone(definition.examples[0]?.inputs ?? {}) as Record<string, unknown>;
  const { ok: _, ...expected } = answerCall(definition, inputs, today);
  expect((await call("calculate", { id, inputs, tables: true })).data).toMatchObject(asJson(expected));
});

test("the words name the inputs that count, and no others", async () => {
  const said = async (inputs: object) => (await call("calculate", { id: "calorie", inputs })).text;
  expect(await said({})).not.toContain("Body fat");
  expect(await said({ formula: "katch-mcardle" })).toContain("Body fat: 20%");
});

test("an input that does not apply is no fault, and is named as ignored", async () => {
  const inputs = { voltage: 12, current: 2 };
  const { data, text } = await call("calculate", { id: "ohms-law", inputs });
  expect(data).toMatchObject({ ignored: ["current"], inputs: { current: 0.5 } });
  expect(text).toContain("Ignored, as it does not apply with the other inputs: current");
  const chosen = await call("calculate", { id: "ohms-law", inputs: { ...inputs, known: "V-I" } });
  expect(chosen.data).not.toHaveProperty("ignored");
  expect(chosen.text).not.toContain("Ignored");
  const target = { output: "power", value: 1 };
  const solved = await call("solve", { id: "ohms-law", inputs, target, vary: "voltage" });
  expect(solved.data).toMatchObject({ ignored: ["current"] });
});

test("tables are left out unless they are asked for, and counted", async () => {
  const { data } = await call("calculate", { id: "mortgage" });
  expect(data["leftOut"]).toMatchObject({ schedule: 360 });
  expect(data["outputs"]).not.toHaveProperty("schedule");
  const whole = await call("calculate", { id: "mortgage", tables: true });
  expect(whole.data).not.toHaveProperty("leftOut");
  expect(whole.data).toHaveProperty("outputs.schedule.length", 360);
});

test("a target is solved for, with the link to the solution; one out of reach is refused with the range", async () => {
  const given = { id: "loan", target: { output: "payment", value: 500 }, vary: "principal" };
  const { data, text } = await call("solve", given);
  expect(data).toMatchObject({ exact: true, solutions: [{ outcome: expect.closeTo(500, 6) }] });
  const [{ value }] = data["solutions"] as [{ value: number }];
  expect(data["url"]).toBe(`${origin}/calculator/loan?principal=${value}`);
  expect(text).toContain("Payment: $500.00");
  const refused = await call("solve", { ...given, target: { output: "payment", value: -5 } });
  expect(refused.isError).toBe(true);
  expect(refused.text).toContain("lies between");
});

test("a sentence is answered with the calculator, the units and the link", async () => {
  const { data, text } = await call("ask", { question: "loan 25k 4 years 8%" });
  expect(data).toMatchObject({
    calculator: "loan",
    answer: "$610.32",
    url: `${origin}/calculator/loan?principal=25000&annualRate=8&termYears=4`,
  });
  expect(text).toContain("Payment: $610.32");
});

test("words are in the person's currency and format", async () => {
  const question = "kredit 25.000 € 8,5 % 4 jahre";
  const { data } = await call("ask", { question, currency: "EUR", locale: "de-DE", system: "metric" });
  expect(data["answer"]).toBe("616,21\u00a0€");
  expect((await call("calculate", { id: "loan", currency: "GBP" })).text).toContain("Loan amount: £");
});

test.each([
  ["a currency that does not exist", "calculate", { id: "loan", currency: "XXZ" }, "no such currency"],
  ["a locale that does not exist", "ask", { question: "15% of 80", locale: "xx-nowhere-at-all" }, "no such locale"],
  ["an unknown calculator", "calculate", { id: "morgage" }, "There is no calculator “morgage”."],
  ["an unknown input", "calculate", { id: "loan", inputs: { price: 1 } }, "has no input “price”"],
  ["an input out of bounds", "calculate", { id: "loan", inputs: { principal: -1 } }, "principal: "],
  [
    "arguments that the tool does not take",
    "calculate",
    { id: "loan", values: {} },
    "calculate takes no `values`; it takes id, inputs, tables and currency.",
  ],
  ["no arguments", "calculate", {}, "calculate needs `id`; it takes id, inputs, tables and currency."],
  ["a number out of bounds", "find", { query: "loan", limit: 26 }, "`limit` must be a whole number from 1 to 25."],
  ["text that is none", "find", { query: "" }, "`query` must be text of 1 to 200 characters."],
  [
    "a name that is none of some",
    "ask",
    { question: "1+1", system: "us" },
    "`system` must be one of metric, imperial.",
  ],
  ["tables by another word", "calculate", { id: "loan", tables: "yes" }, "`tables` must be true or false."],
  ["inputs that are a list", "calculate", { id: "loan", inputs: [] }, "`inputs` must be an object."],
  [
    "half a target",
    "solve",
    { id: "loan", target: { output: "payment" }, vary: "principal" },
    "`target` must be an object with output and value.",
  ],
  [
    "a sentence with two readings",
    "ask",
    { question: "interest on 5000 at 4% for 3 years" },
    "Simple Interest Calculator: Interest $600.00",
  ],
  ["a sentence that nobody understands", "ask", { question: "qwertz asdf 12" }, "not understood"],
  ["an unknown output", "solve", { id: "loan", target: { output: "x", value: 1 }, vary: "principal" }, "no output “x”"],
] as const)("%s is a refusal that says what is wrong", async (_, name, given, words) => {
  const { isError, text } = await call(name, given);
  expect(isError).toBe(true);
  expect(text).toContain(words);
});

test("arguments are taken up to their limits", async () => {
  const found = async (given: Record<string, unknown>) => {
    const { isError, data } = await call("find", given);
    return isError ? "refused" : (data["calculators"] as unknown[]).length;
  };
  expect(await found({ query: "loan" })).toBe(8);
  expect(await found({ query: "loan", limit: 1 })).toBe(1);
  expect(await found({ query: "loan", limit: 25 })).toBeGreaterThan(8);
  for (const limit of [0, 26, 1.5]) expect([limit, await found({ query: "loan", limit })]).toEqual([limit, "refused"]);
  expect(await found({ query: "l".padEnd(200, " loan") })).not.toBe("refused");
  for (const query of ["", "l".padEnd(201, " loan")]) expect(await found({ query })).toBe("refused");
  const asked = async (length: number) => (await call("ask", { question: "x".repeat(length) })).text;
  expect(await asked(1001)).not.toBe(await asked(1000));
  const described = async (length: number) => (await call("describe", { id: "x".repeat(length) })).text;
  expect(await described(100)).toContain("There is no calculator");
  expect(await described(101)).not.toContain("There is no calculator");
});

test("what fails is an error that says no more than a visitor is told, and is logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = new Client({ name: "test", version: "1.0.0" });
  const fetch = async (input: URL | string, init?: RequestInit) =>
    answerMcp(new Request(input, init), async () => ({ ...sources, rows: null as never }));
  await broken.connect(new StreamableHTTPClientTransport(new URL(address), { fetch }));
  const { content, isError, structuredContent } = await broken.callTool({ name: "find", arguments: { query: "tip" } });
  expect([isError, structuredContent]).toEqual([true, undefined]);
  expect(content).toEqual([{ type: "text", text: ERROR_KINDS.internal.userMessage }]);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([{ event: "tool-failed" }]);
  log.mockRestore();
});

test("a tool that does not exist is an error of the protocol", async () => {
  await expect(call("remove", {})).rejects.toMatchObject({ code: -32_602 });
});

test("several messages at once are refused: each would count as one call", async () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const request = new Request(address, { method: "POST", headers, body: JSON.stringify([list, list]) });
  const response = await answerMcp(request, async () => sources);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32_600 } });
});

test("only a host that a certificate or this machine vouches for is trusted", () => {
  const trusted = (text: string) => isTrustedHost(new URL(text));
  expect([origin, "http://localhost:8787", "http://127.0.0.1", "http://[::1]:1"].map(trusted)).not.toContain(false);
  expect(["http://evil.example", "http://192.168.0.2", "http://localhost.evil.example"].map(trusted)).not.toContain(
    true,
  );
});

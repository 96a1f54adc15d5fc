/** What MCP clients meet at `/mcp`, over HTTP. What the tools answer, workers/mcp/mcp.test.ts asks. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { listCalculators } from "../../scripts/catalogue-files.ts";
import { IN_ALL } from "../extent.ts";

const JSON_TYPES = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
};
const LIST = { jsonrpc: "2.0", id: 2, method: "tools/list" };

const post = (request: APIRequestContext, data: unknown, headers: Record<string, string> = {}) =>
  request.post("/mcp", { data, headers: { ...JSON_TYPES, ...headers } });

let visitors = 0;

/** Each client has an address of its own, so that none is counted with the others. */
async function connect(baseURL: string, mode: "legacy" | "auto" = "legacy"): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const requestInit = { headers: { "CF-Connecting-IP": `10.78.${visitors++ % 256}.${process.pid % 256}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", baseURL), { requestInit }));
  return client;
}

for (const [mode, version] of [
  ["legacy", "2025-11-25"],
  ["auto", "2026-07-28"],
] as const) {
  test(`the official client lists and calls the tools by the protocol of ${version}`, async ({ baseURL, request }) => {
    const client = await connect(baseURL!, mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(version);
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(5);
    const { structuredContent } = await client.callTool({
      name: "calculate",
      arguments: { id: "mortgage", inputs: { homePrice: 450_000 }, tables: true },
    });
    const json = await request.get("/api/calculators/mortgage/calculate?homePrice=450000");
    expect(structuredContent).toMatchObject((await json.json()) as Record<string, unknown>);
    await client.close();
  });
}

test("answers are JSON without a session; one that is gone changes nothing", async ({ request }) => {
  const response = await post(request, LIST, { "Mcp-Session-Id": "gone", "Mcp-Protocol-Version": "2025-06-18" });
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(response.headers()["mcp-session-id"]).toBeUndefined();
  expect(await response.json()).toMatchObject({ jsonrpc: "2.0", id: 2, result: { tools: expect.any(Array) } });
  const initialized = await post(request, INITIALIZE);
  expect(await initialized.json()).toMatchObject({ result: { protocolVersion: "2025-06-18" } });
  expect((await request.delete("/mcp", { headers: { "Mcp-Session-Id": "gone" } })).status()).toBe(405);
  const get = await request.get("/mcp", { headers: { Accept: "text/event-stream" } });
  expect([get.status(), get.headers()["allow"]]).toEqual([405, "POST"]);
});

const call = (name: unknown, given: unknown = {}) => ({
  jsonrpc: "2.0",
  id: 3,
  method: "tools/call",
  params: { name, arguments: given },
});

for (const [what, body, status, code] of [
  ["what is no JSON", "{", 400, -32_700],
  ["an empty body", "", 400, -32_700],
  ["what is no JSON-RPC", { hello: 1 }, 400, -32_600],
  ["an unknown method", { ...LIST, method: "tools/none" }, 200, -32_601],
  ["an unknown tool", call("remove"), 200, -32_602],
  ["a tool without a name", call(5), 200, -32_602],
  ["a body over 64 KiB", call("find", { query: "x".repeat(66_000) }), 413, -32_000],
] as const) {
  test(`${what} is refused with ${code}`, async ({ request }) => {
    const response = await post(request, typeof body === "string" ? Buffer.from(body) : body);
    expect(response.status()).toBe(status);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code } });
  });
}

for (const [what, headers, status] of [
  ["another content type", { "Content-Type": "text/plain" }, 415],
  ["an answer that we do not give", { Accept: "text/html" }, 406],
  ["a protocol that nobody knows", { "Mcp-Protocol-Version": "1999-01-01" }, 400],
  ["another site's page", { Origin: "https://evil.example" }, 403],
  ["another host", { Host: "evil.example", Origin: "http://evil.example" }, 403],
] as const) {
  test(`${what} is refused with ${status}`, async ({ request }) => {
    expect((await post(request, LIST, headers)).status()).toBe(status);
  });
}

test("/developers says how to add it", async ({ baseURL, request }) => {
  const page = await (await request.get("/developers")).text();
  expect(page).toContain(`claude mcp add --transport http reckoner ${baseURL}/mcp`);
});

/** Draws anew with each call. */
const RANDOM = "random-number";

test("every calculator is described and calculated as its JSON call says", IN_ALL, async ({ baseURL, request }) => {
  for (const { id } of listCalculators(process.cwd())) {
    const client = await connect(baseURL!);
    const described = await client.callTool({ name: "describe", arguments: { id } });
    expect(described.structuredContent, id).toMatchObject({ id, checked: { cases: expect.any(Number) } });
    const { structuredContent } = await client.callTool({ name: "calculate", arguments: { id, tables: true } });
    const json = (await (await request.get(`/api/calculators/${id}/calculate`)).json()) as Record<string, unknown>;
    if (id !== RANDOM) expect(structuredContent, id).toMatchObject(json);
    await client.close();
  }
});

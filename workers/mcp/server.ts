/** The MCP server by the official SDK. It is heavy: imported with the first request that wants it. */
import {
  type CallToolResult,
  createMcpHandler,
  fromJsonSchema,
  isLegacyRequest,
  McpServer,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { ERROR_KINDS } from "#errors/types.ts";
import { isCurrency, isLocale, type UnitSystem, US_PREFERENCES } from "#localization/preferences.ts";
import { logFailure } from "#workers/errors/log.ts";
import { json, MAX_BODY, readJson } from "#workers/http/http.ts";
import { ask, calculate, describe, find, solve, type ToolAnswer, type ToolSources } from "./tools.ts";
import { takeArguments } from "./tool-arguments.ts";
import { TOOL_SCHEMAS } from "./tool-schemas.ts";

const INSTRUCTIONS =
  "Calculators whose results are tested against separate calculations and published figures. Use ask for a plain sentence with figures; otherwise find a calculator, describe it, then calculate or solve. Give the person the link and say what was assumed.";

/** What tools answer from, whoever the reader is. */
export type Sources = Omit<ToolSources, "preferences">;

/** What an agent may say of its person. */
interface Reader {
  readonly currency?: string;
  readonly locale?: string;
  readonly system?: UnitSystem;
}

/** They read, change nothing, and know only what is here. Random calculators answer differently each time. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, openWorldHint: false };

/** Nothing that is listed changes while a client is there, so none may wait for it to change. */
const WITHOUT_STREAMS = { maxSubscriptions: 0 };

/** How long clients may keep what is listed. */
const LISTED_FOR = { ttlMs: 3_600_000, cacheScope: "public" } as const;

/**
 * Answers one request of an MCP client: each on its own, without a session, as one JSON answer. Clients of the protocol
 * 2026-07-28 say in every request what they are; those before begin with a handshake.
 *
 * @param sources read when a tool is called
 */
export async function answerMcp(request: Request, sources: () => Promise<Sources>): Promise<Response> {
  // The protocol has no batches since 2025-06-18, and one would count as a single call.
  const body = await readJson(request.clone());
  if (body.ok && Array.isArray(body.value)) return refuseBatch();
  const createOwn = () => createServer(sources);
  if (!(await isLegacyRequest(request, undefined, { maxRequestBodySize: MAX_BODY }))) {
    return createMcpHandler(createOwn, { legacy: "reject", maxRequestBodySize: MAX_BODY, ...WITHOUT_STREAMS }).fetch(
      request,
    );
  }
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: MAX_BODY,
  });
  const server = createOwn();
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}

function refuseBatch(): Response {
  const error = { code: ProtocolErrorCode.InvalidRequest, message: "Send one message at a time." };
  return json({ jsonrpc: "2.0", id: null, error }, { status: 400 });
}

function createServer(sources: () => Promise<Sources>): McpServer {
  const server = new McpServer(
    { name: "reckoner", title: "Reckoner", version: "1.0.0" },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { "tools/list": LISTED_FOR, "server/discover": LISTED_FOR },
    },
  );
  const offer = (
    name: keyof typeof TOOL_SCHEMAS,
    answer: (call: never, sources: ToolSources) => ToolAnswer | Promise<ToolAnswer>,
  ) => {
    const { title, description, inputSchema, outputSchema } = TOOL_SCHEMAS[name];
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: takeArguments(name, inputSchema),
        outputSchema: fromJsonSchema(outputSchema),
        annotations: ANNOTATIONS,
      },
      (call) => toResult(async () => answerFor(call, await sources(), answer)),
    );
  };
  offer("find", find);
  offer("describe", describe);
  offer("calculate", calculate);
  offer("solve", solve);
  offer("ask", ask);
  return server;
}

/** For a reader in the United States, but for what the agent says of its own. */
function answerFor(
  call: never,
  sources: Sources,
  answer: (call: never, sources: ToolSources) => ToolAnswer | Promise<ToolAnswer>,
): ToolAnswer | Promise<ToolAnswer> {
  const {
    currency = US_PREFERENCES.currency,
    locale = US_PREFERENCES.locale,
    system = US_PREFERENCES.unitSystem,
  } = call as Reader;
  if (!isCurrency(currency)) return { ok: false, text: "currency: There is no such currency." };
  if (!isLocale(locale)) return { ok: false, text: "locale: There is no such locale." };
  return answer(call, { ...sources, preferences: { ...US_PREFERENCES, currency, locale, unitSystem: system } });
}

/** A refusal is marked as an error, so that the model reads it. What fails is logged, and the model is told no more. */
async function toResult(work: () => Promise<ToolAnswer>): Promise<CallToolResult> {
  try {
    const answer = await work();
    const content = [{ type: "text" as const, text: answer.text }];
    if (!answer.ok) return { content, isError: true };
    // As JSON carries it: without what is undefined, and with null for what is not a number.
    return { content, structuredContent: JSON.parse(JSON.stringify(answer.data)) as Record<string, unknown> };
  } catch (error) {
    logFailure("tool-failed", error);
    return { content: [{ type: "text", text: ERROR_KINDS.internal.userMessage }], isError: true };
  }
}

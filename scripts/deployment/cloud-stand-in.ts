/**
 * A stand-in for the platform's API, as far as `npm run deploy` makes wrangler call it: D1, KV, queues, secrets, assets,
 * versions, deployments. For tests: wrangler is pointed at it by CLOUDFLARE_API_BASE_URL.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The ids of versions, by their number. */
const versionId = (number: number) => `0a1b2c3d-1111-4222-8333-${String(number).padStart(12, "0")}`;

export interface CloudState {
  readonly databases: { uuid: string; name: string }[];
  readonly namespaces: { id: string; title: string }[];
  readonly queues: { queue_id: string; queue_name: string }[];
  /** Of each worker, the names of its secrets. */
  readonly workers: Map<string, string[]>;
  /** The versions that visitors of a worker got, the present one last. */
  readonly live: Map<string, string[]>;
  readonly statements: string[];
  /** "POST /workers/scripts/reckoner/versions", in order, without the account. */
  readonly calls: string[];
  /** Calls that it does not know. */
  readonly unknown: string[];
}

type Reply = { readonly result: unknown; readonly [more: string]: unknown } | null;
type Handler = (match: RegExpMatchArray, body: string, query: URLSearchParams) => Reply;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}

const page = (items: readonly unknown[], query: URLSearchParams): Reply => ({
  result: Number(query.get("page") ?? 1) > 1 ? [] : items,
  result_info: { page: 1, per_page: 100, count: items.length, total_count: items.length, total_pages: 1 },
});

const parse = (body: string) => JSON.parse(body) as Record<string, unknown>;

/** The secrets in the metadata part of an upload. */
function readSecrets(body: string): string[] {
  return [...body.matchAll(/\{"name":"([A-Z_]+)","type":"secret_text"/g)].map((match) => match[1]!);
}

function listHandlers(state: CloudState, origin: () => string): readonly (readonly [string, RegExp, Handler])[] {
  let uploads = 0;
  const upload = (name: string, body: string): string => {
    state.workers.set(name, [...new Set([...(state.workers.get(name) ?? []), ...readSecrets(body)])]);
    return versionId(++uploads);
  };
  const putOnline = (name: string, version: string) => state.live.set(name, [...(state.live.get(name) ?? []), version]);
  return [
    ["GET", /^\/d1\/database$/, (_, __, query) => page(state.databases, query)],
    [
      "POST",
      /^\/d1\/database$/,
      (_, body) => {
        const made = { uuid: "11111111-2222-4333-8444-555555555555", name: String(parse(body)["name"]) };
        state.databases.push(made);
        return { result: { ...made, version: "production", created_in_region: "WEUR" } };
      },
    ],
    ["GET", /^\/d1\/database\/([^/]+)$/, ([, uuid]) => ({ result: state.databases.find((one) => one.uuid === uuid) })],
    [
      "POST",
      /^\/d1\/database\/[^/]+\/query$/,
      (_, body) => {
        state.statements.push(String(parse(body)["sql"]));
        return { result: [{ success: true, results: [], meta: { duration: 1, changes: 0 } }] };
      },
    ],
    [
      "POST",
      /^\/d1\/database\/[^/]+\/import$/,
      (_, body) => {
        const { action } = parse(body);
        const shared = { success: true, type: "import", at_bookmark: "b", messages: [] };
        return action === "init"
          ? { result: { ...shared, filename: "f.sql", upload_url: `${origin()}/upload` } }
          : {
              result: {
                ...shared,
                status: "complete",
                result: { num_queries: 1, final_bookmark: "b", meta: { duration: 1 } },
              },
            };
      },
    ],
    ["GET", /^\/storage\/kv\/namespaces$/, (_, __, query) => page(state.namespaces, query)],
    [
      "POST",
      /^\/storage\/kv\/namespaces$/,
      (_, body) => {
        const made = { id: "0123456789abcdef0123456789abcdef", title: String(parse(body)["title"]) };
        state.namespaces.push(made);
        return { result: made };
      },
    ],
    [
      "GET",
      /^\/queues$/,
      (_, __, query) =>
        page(
          state.queues
            .filter((one) => !query.has("name") || one.queue_name === query.get("name"))
            .map((one) => ({
              ...one,
              producers: [],
              consumers: [],
              producers_total_count: 0,
              consumers_total_count: 0,
            })),
          query,
        ),
    ],
    [
      "POST",
      /^\/queues$/,
      (_, body) => {
        const made = { queue_id: "feedfeedfeedfeedfeedfeedfeedfeed", queue_name: String(parse(body)["queue_name"]) };
        state.queues.push(made);
        return { result: made };
      },
    ],
    ["GET", /^\/queues\/[^/]+\/consumers$/, (_, __, query) => page([], query)],
    ["POST", /^\/queues\/[^/]+\/consumers$/, () => ({ result: {} })],
    [
      "GET",
      /^\/workers\/scripts\/([^/]+)\/secrets$/,
      ([, name]) =>
        state.workers.has(name!)
          ? { result: state.workers.get(name!)!.map((one) => ({ name: one, type: "secret_text" })) }
          : null,
    ],
    // No worker of that name, which is not a fault of the first time.
    [
      "GET",
      /^\/workers\/services\/([^/]+)$/,
      ([, name]) =>
        state.workers.has(name!)
          ? {
              result: {
                id: name,
                default_environment: { environment: "production", script: { last_deployed_from: "wrangler" } },
              },
            }
          : null,
    ],
    [
      "GET",
      /^\/workers\/workers\/([^/]+)$/,
      ([, name]) => ({
        result: { id: name, name, subdomain: { enabled: true, previews_enabled: true }, observability: {} },
      }),
    ],
    ["PATCH", /^\/workers\/workers\/([^/]+)$/, ([, name]) => ({ result: { id: name, name } })],
    ["PATCH", /^\/workers\/scripts\/[^/]+\/(?:script-)?settings$/, () => ({ result: {} })],
    [
      "GET",
      /^\/workers\/scripts\/([^/]+)\/(?:settings|versions)$/,
      ([, name]) => (state.workers.has(name!) ? { result: { items: [], bindings: [] } } : null),
    ],
    [
      "GET",
      /^\/workers\/scripts\/([^/]+)\/deployments$/,
      ([, name]) => {
        const deployments = (state.live.get(name!) ?? []).map((version_id, at) => ({
          id: `d${at}`,
          source: "wrangler",
          strategy: "percentage",
          author_email: "a@example.com",
          created_on: new Date(Date.UTC(2026, 10, 23, at)).toISOString(),
          annotations: {},
          versions: [{ version_id, percentage: 100 }],
        }));
        return state.workers.has(name!) ? { result: { deployments: deployments.toReversed() } } : null;
      },
    ],
    [
      "GET",
      /^\/workers\/scripts\/[^/]+\/versions\/([^/]+)$/,
      ([, id]) => ({
        result: {
          id,
          number: 2,
          metadata: { created_on: "2026-11-23T00:00:00Z", author_email: "a@example.com", source: "wrangler" },
          annotations: {},
          resources: { bindings: [], script: {}, script_runtime: {} },
        },
      }),
    ],
    ["GET", /^\/workers\/subdomain$/, () => ({ result: { subdomain: "somebody" } })],
    ["GET", /^\/workers\/scripts\/[^/]+\/subdomain$/, () => ({ result: { enabled: true, previews_enabled: true } })],
    ["POST", /^\/workers\/scripts\/[^/]+\/subdomain$/, () => ({ result: { enabled: true, previews_enabled: true } })],
    ["PUT", /^\/workers\/scripts\/[^/]+\/schedules$/, () => ({ result: {} })],
    ["POST", /^\/workers\/scripts\/[^/]+\/assets-upload-session$/, () => ({ result: { jwt: "j", buckets: [] } })],
    [
      "PUT",
      /^\/workers\/scripts\/([^/]+)$/,
      ([, name], body) => {
        putOnline(name!, upload(name!, body));
        return { result: { id: name, startup_time_ms: 200, etag: "e", deployment_id: "d", entry_point: "index.js" } };
      },
    ],
    [
      "POST",
      /^\/workers\/scripts\/([^/]+)\/versions$/,
      ([, name], body) => {
        return {
          result: { id: upload(name!, body), startup_time_ms: 200, metadata: { has_preview: true }, number: 2 },
        };
      },
    ],
    [
      "POST",
      /^\/workers\/scripts\/([^/]+)\/deployments$/,
      ([, name], body) => {
        const { versions } = parse(body) as { versions: { version_id: string }[] };
        putOnline(name!, versions[0]!.version_id);
        return { result: { id: "d" } };
      },
    ],
  ];
}

/** Starts the stand-in on a free port of this machine. */
export async function startCloud(): Promise<{
  readonly url: string;
  readonly server: Server;
  readonly state: CloudState;
}> {
  const state: CloudState = {
    databases: [],
    namespaces: [],
    queues: [],
    workers: new Map(),
    live: new Map(),
    statements: [],
    calls: [],
    unknown: [],
  };
  let origin = "";
  const handlers = listHandlers(state, () => origin);
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const url = new URL(request.url ?? "/", origin);
    const path = url.pathname.replace(/^\/client\/v4/, "").replace(/^\/accounts\/[^/]+/, "");
    const call = `${request.method} ${path}`;
    state.calls.push(call);
    const handler = handlers.find(([method, pattern]) => method === request.method && pattern.test(path));
    if (!handler && path !== "/upload") state.unknown.push(`${call}${url.search} ${body.slice(0, 300)}`);
    const found = handler?.[2](path.match(handler[1])!, body, url.searchParams) ?? null;
    const digest = createHash("md5").update(body, "latin1").digest("hex");
    response.writeHead(found || path === "/upload" ? 200 : 404, { "Content-Type": "application/json", ETag: digest });
    const errors = found ? [] : [{ code: 10007, message: `There is no ${path}` }];
    response.end(JSON.stringify({ success: found !== null, errors, messages: [], result: null, ...found }));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/client/v4`, server, state };
}

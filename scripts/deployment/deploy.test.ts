/** `npm run deploy` and `npm run rollback` with the real wrangler against a stand-in of the platform, and a stand-in of the site for its smoke test. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { TEST_DAY } from "../../app/engine/verify.ts";
import { readCalculators } from "../catalogue-files.ts";
import { root } from "../process.ts";
import { startCloud } from "./cloud-stand-in.ts";

const cloud = await startCloud();
const file = join(mkdtempSync(join(tmpdir(), "deploy-test-")), "deployments.json");
let site: Server;
let isHealthy = true;

beforeAll(async () => {
  const definitions = new Map((await readCalculators(root)).map(({ definition }) => [definition.id, definition]));
  const answer = (path: string, body: string): unknown => {
    if (path === "/api/health") return { status: isHealthy ? "healthy" : "down" };
    if (path.startsWith("/api/preferences/")) return { locale: "en-US", currency: "USD" };
    if (path.startsWith("/api/v1/ask")) return { calculator: "percentage", answer: "12" };
    const [, id] = /^\/api\/v1\/calculators\/([^/]+)\/calculate$/.exec(path) ?? [];
    if (id === undefined) return "<a href=/calculator/mortgage data-output=x></html>";
    const definition = definitions.get(id)!;
    const { inputs } = (JSON.parse(body) as { inputs: Record<string, unknown> }) ?? {};
    return { outputs: calculate(definition, readInputs(definition, inputs, TEST_DAY).inputs) };
  };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const found = answer(request.url ?? "/", body);
    response.end(typeof found === "string" ? found : JSON.stringify(found));
  };
  site = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  writeFileSync(file, JSON.stringify({ production: { name: "reckoner" }, staging: { name: "reckoner-staging" } }));
});

afterAll(() => {
  for (const server of [site, cloud.server]) {
    server.closeAllConnections();
    server.close();
  }
});

/** What a script printed, and how it ended. */
async function tell(script: string, args: readonly string[]) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DEPLOYMENTS: file,
      CLOUDFLARE_API_BASE_URL: cloud.url,
      CLOUDFLARE_API_TOKEN: "a token of the tests",
      CLOUDFLARE_ACCOUNT_ID: "0123456789abcdef0123456789abcdef",
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, said };
}

const deploy = (...args: string[]) => tell("scripts/deploy.ts", args);

const origin = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

test(
  "asks before it makes anything; the first time puts the worker online, later a version is tried first",
  {
    timeout: 900_000,
  },
  async () => {
    const { state } = cloud;
    const asked = await deploy("--to", "staging");
    expect(asked.code).toBe(1);
    expect(asked.said).toContain(
      'Create D1 database "reckoner-staging", KV namespace "reckoner-staging-kv", queue "reckoner-staging-uses"',
    );
    expect(state.databases).toEqual([]);

    const first = await deploy("--to", "staging", "--yes", "--try", origin());
    expect(first).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      production: { name: "reckoner" },
      staging: { name: "reckoner-staging", database: state.databases[0]!.uuid, kv: state.namespaces[0]!.id },
    });
    expect(state.queues.map((one) => one.queue_name)).toEqual(["reckoner-staging-uses"]);
    expect(state.workers.get("reckoner-staging")).toEqual(["SESSION_SECRET"]);
    expect(state.statements.join()).toContain("CREATE TABLE");

    const [before] = state.live.get("reckoner-staging")!;

    // A version that fails its smoke test gets no visitor.
    isHealthy = false;
    const broken = await deploy("--to", "staging", "--yes", "--try", origin());
    expect(broken.code).toBe(1);
    expect(broken.said).toContain("/api/health: down");
    expect(state.live.get("reckoner-staging")).toEqual([before]);

    isHealthy = true;
    const second = await deploy("--to", "staging", "--yes", "--try", origin());
    expect(second).toMatchObject({ code: 0 });
    const [, after] = state.live.get("reckoner-staging")!;
    expect(after).not.toBe(before);
    expect(state.databases).toHaveLength(1);

    // Back by one command, after one question.
    const unanswered = await tell("scripts/rollback.ts", ["--to", "staging"]);
    expect([unanswered.code, state.live.get("reckoner-staging")]).toEqual([1, [before, after]]);
    expect(unanswered.said).toContain('the visitors of "reckoner-staging"');
    expect(await tell("scripts/rollback.ts", ["--to", "staging", "--yes"])).toMatchObject({ code: 0 });
    expect(state.live.get("reckoner-staging")).toEqual([before, after, before]);
    expect(state.unknown).toEqual([]);

    // A dry run packs what would be uploaded, and calls nobody.
    const calls = state.calls.length;
    const dry = await deploy("--to", "staging", "--dry-run");
    expect(dry).toMatchObject({ code: 0, said: expect.stringContaining("--dry-run: exiting now.") });
    expect(state.calls.slice(calls)).toEqual([]);

    // An id that the account does not have is never replaced by a new one.
    state.databases.pop();
    const lost = await deploy("--to", "staging", "--yes");
    expect(lost.said).toContain("The account has no D1 database");
    expect(state.databases).toEqual([]);
  },
);

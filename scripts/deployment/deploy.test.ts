/** `npm run deploy` and `npm run rollback` with the real wrangler against a stand-in of the platform, and a stand-in of the site for its smoke test. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../process.ts";
import { startCloud } from "./cloud-stand-in.ts";
import { startSite } from "./site-stand-in.ts";

const cloud = await startCloud();
const file = join(mkdtempSync(join(tmpdir(), "deploy-test-")), "deployments.json");
const site = await startSite();

beforeAll(() => {
  writeFileSync(file, JSON.stringify({ production: { name: "reckoner" }, staging: { name: "reckoner-staging" } }));
});

afterAll(() => {
  for (const server of [site.server, cloud.server]) {
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

    const first = await deploy("--to", "staging", "--yes", "--try", site.origin);
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
    site.state.isHealthy = false;
    const broken = await deploy("--to", "staging", "--yes", "--try", site.origin);
    expect(broken.code).toBe(1);
    expect(broken.said).toContain("/api/health: database: It fails.");
    expect(state.live.get("reckoner-staging")).toEqual([before]);

    site.state.isHealthy = true;
    const second = await deploy("--to", "staging", "--yes", "--try", site.origin);
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

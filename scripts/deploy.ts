/**
 * `npm run deploy [-- --to staging] [--yes] [--dry-run] [--try ORIGIN]`: from an account to a site that runs. What the worker is bound to
 * is found or made (asking first), then build, migrations, directory, upload of a version that nobody gets, a smoke test of
 * it, and only then all traffic. `npm run rollback` goes back. `--dry-run` builds and packs, and sends nothing; `--try` names the
 * address of the smoke test where it is not the preview address.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findSmoke } from "./deployment/smoke.ts";
import { confirm, listSecrets, place, withMissingSecrets } from "./deployment/resources.ts";
import { configure, readTarget } from "./deployment/targets.ts";
import { findDevelopmentCode } from "./development-code.ts";
import { Failure, main, root, run } from "./process.ts";

async function build(): Promise<void> {
  await run("react-router", ["build"], { env: { BUILD_FOR: "deployment" } });
  const development = findDevelopmentCode(join(root, "build"));
  if (development.length > 0) throw new Failure(`Code of the development sign-in is in ${development.join(", ")}.`);
  // This build is not for this machine: `npm start` makes its own.
  utimesSync(join(root, "build/server/wrangler.json"), 0, 0);
}

interface Upload {
  readonly type: string;
  readonly version_id?: string;
  readonly preview_url?: string;
  readonly targets?: readonly string[];
}

/** Runs wrangler and reads what it did from the file that it writes for programs. */
async function upload(kind: string, args: readonly string[]): Promise<Upload> {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const file = join(folder, "output");
  try {
    await run("wrangler", args, { env: { WRANGLER_OUTPUT_FILE_PATH: file } });
    const entries = readFileSync(file, "utf8").trim().split("\n");
    const entry = entries.map((line) => JSON.parse(line) as Upload).find(({ type }) => type === kind);
    if (!entry) throw new Failure(`wrangler did not say what it uploaded (${kind}).`);
    return entry;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function trySmoke(origin: string | undefined, otherwise: string): Promise<void> {
  if (!origin) throw new Failure(`wrangler named no address to try. ${otherwise}`);
  const faults = await findSmoke(origin);
  if (faults.length > 0)
    throw new Failure(`The smoke test of ${origin} failed. ${otherwise}\n  ${faults.join("\n  ")}`);
  console.log(`The smoke test of ${origin} passed.`);
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      to: { type: "string", default: "production" },
      yes: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      try: { type: "string" },
    },
  });
  const target = readTarget(values.to);
  if (values["dry-run"]) {
    await build();
    const config = configure({ database: "none", kv: "none", ...target });
    return run("wrangler", ["deploy", "--config", config, "--dry-run"]);
  }
  const placed = await place(values.to, target, values.yes);
  const secrets = await listSecrets(placed);
  await build();
  const config = ["--config", configure(placed)];
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", ...config], { env: { CI: "true" } });
  await run(process.execPath, ["scripts/sync-directory.ts", "--remote", ...config]);
  const message = execFileSync("git", ["log", "-1", "--format=%h %s"], { cwd: root, encoding: "utf8" }).trim();
  const described = [...config, "--message", message.slice(0, 100)];
  if (secrets === null) {
    await confirm(`There is no worker "${placed.name}" yet: put it online?`, values.yes);
    await withMissingSecrets([], async (missing) => {
      const { targets } = await upload("deploy", ["deploy", ...described, ...missing]);
      await trySmoke(values.try ?? targets?.find((one) => one.startsWith("https://")), "It is online all the same.");
    });
    return;
  }
  await withMissingSecrets(secrets, async (missing) => {
    const version = await upload("version-upload", ["versions", "upload", ...described, ...missing]);
    await trySmoke(values.try ?? version.preview_url, "Visitors still get the version before.");
    await confirm(`Give ${version.version_id} to all visitors?`, values.yes);
    await run("wrangler", ["versions", "deploy", `${version.version_id}@100%`, "--yes", ...described]);
    // Routes, the cron trigger and the queue's consumer belong to no version.
    await run("wrangler", ["triggers", "deploy", ...config]);
  });
});

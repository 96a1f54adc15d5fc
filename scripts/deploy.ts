/**
 * `npm run deploy`: build, migrations, directory, worker; in this order, so that the new worker never meets an old
 * database. Migrations only add, so the old worker goes on meanwhile. `--dry-run` builds and packs, and sends nothing.
 */
import { readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { findDevelopmentCode } from "./development-code.ts";
import { Failure, main, root, run } from "./process.ts";

await main(async () => {
  const dryRun = process.argv.includes("--dry-run");
  const configuration = readFileSync(join(root, "wrangler.toml"), "utf8");
  if (!dryRun && !/^\s*database_id\s*=/m.test(configuration)) {
    throw new Failure(
      [
        "The first time, create what the worker is bound to, and write the ids into wrangler.toml:",
        "  npx wrangler login",
        "  npx wrangler d1 create reckoner              → database_id under [[d1_databases]]",
        "  npx wrangler kv namespace create KV          → id under [[kv_namespaces]]",
        "  npx wrangler queues create reckoner-uses",
        "  npx wrangler secret put SESSION_SECRET       (any long random text)",
      ].join("\n"),
    );
  }
  await run("react-router", ["build"], { env: { BUILD_FOR: "deployment" } });
  const development = findDevelopmentCode(join(root, "build"));
  if (development.length > 0) throw new Failure(`Code of the development sign-in is in ${development.join(", ")}.`);
  // This build is not for this machine: `npm start` makes its own.
  utimesSync(join(root, "build/server/wrangler.json"), 0, 0);
  if (!dryRun) {
    await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote"], { env: { CI: "true" } });
    await run(process.execPath, ["scripts/sync-directory.ts", "--remote"]);
  }
  await run("wrangler", ["deploy", "--config", "build/server/wrangler.json", ...(dryRun ? ["--dry-run"] : [])]);
});

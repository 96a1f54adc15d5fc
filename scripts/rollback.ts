/** `npm run rollback [-- --to staging] [--yes]`: gives visitors the version before the present one. Migrations stay; they only add. */
import { parseArgs } from "node:util";
import { confirm } from "./deployment/resources.ts";
import { readTarget } from "./deployment/targets.ts";
import { main, run } from "./process.ts";

await main(async () => {
  const { values } = parseArgs({
    options: { to: { type: "string", default: "production" }, yes: { type: "boolean", default: false } },
  });
  const { name } = readTarget(values.to);
  await confirm(`Give the visitors of "${name}" the version before the present one?`, values.yes);
  // Asked above: wrangler takes its defaults where nobody can answer.
  await run("wrangler", ["rollback", "--name", name, "--message", "npm run rollback"], { env: { CI: "true" } });
});

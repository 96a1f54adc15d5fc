/** `npm test`: everything. */
import { main, run } from "./common.ts";

await main(async () => {
  await run(process.execPath, ["scripts/check.ts"]);
  await run("vitest", ["run"]);
  await run(process.execPath, ["scripts/test-browser.ts"]);
});

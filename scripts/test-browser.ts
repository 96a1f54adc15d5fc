/**
 * `npm run test:browser [-- playwright arguments]`: Playwright against the production build, served on a free port with
 * a database of its own. BASE_URL tests a site that runs already.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { CLIENT } from "../tests/provider/client.ts";
import { freePort, serve, untilAnswers } from "./local-site.ts";
import { prepare } from "./prepare.ts";
import { main, root, run, stop } from "./process.ts";
import { ensureChromium } from "./ensure-chromium.ts";

/** Of this run only: several may go on at once. */
const state = `.cache/browser-${process.pid}`;

await main(async () => {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  const args = ["test", ...process.argv.slice(2)];
  if (process.env.BASE_URL) return run("playwright", args, { env });

  await prepare(state);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  // Where tests/browser/sign-in.test.ts starts its sign-in provider.
  const oidcPort = await freePort();
  const variables = {
    DEVELOPMENT_SIGN_IN: "on",
    ADMIN_EMAILS: "admin@example.com",
    OIDC_ISSUER: `http://127.0.0.1:${oidcPort}`,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "Test ID",
  };
  const server = serve(port, { state, variables, stdio: ["ignore", "inherit", "inherit"] });
  try {
    await untilAnswers(`http://127.0.0.1:${port}/`, server);
    await run("playwright", args, { env: { ...env, BASE_URL: url, OIDC_PORT: String(oidcPort) } });
  } finally {
    await stop(server);
    rmSync(join(root, state), { recursive: true, force: true });
  }
});

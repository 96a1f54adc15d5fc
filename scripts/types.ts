/** `npm run types`: the types that are generated, of the worker's bindings and of the routes. */
import { main, run } from "./process.ts";

await main(async () => {
  await run("wrangler", ["types", "--include-runtime=false", "--env-file", ".dev.vars.example"], { silent: true });
  await run("react-router", ["typegen"], { silent: true });
});

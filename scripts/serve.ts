/**
 * Serves the production build in workerd, with its bindings: node scripts/serve.ts --port 4173 --state .wrangler/state
 * [--var NAME:VALUE] [--inspect PORT]. Miniflare itself and not `wrangler dev`, which puts a second workerd in front of ours: that one
 * answers now and then 500 "Network connection lost" where many writes come at once, and every request takes longer.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { main, root } from "./process.ts";

const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

await main(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4173" },
      state: { type: "string", default: ".wrangler/state" },
      var: { type: "string", multiple: true, default: [] },
      inspect: { type: "string" },
    },
  });
  const folder = join(root, "build/server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, "wrangler.json"));
  const files = globSync("**/*.js", { cwd: folder }).toSorted(
    (a, b) => Number(b === "index.js") - Number(a === "index.js"),
  );
  const variables = Object.fromEntries(
    values.var.map((pair) => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]),
  );
  const host = process.env.HOST ?? "127.0.0.1";
  // Whoever reaches the port can name any host, and Miniflare believes its own headers: where it listens decides.
  if (!isLoopback(host)) variables.DEVELOPMENT_SIGN_IN = "off";
  const options = {
    host,
    port: Number(values.port),
    resourcePersistencePath: join(root, values.state, "v3"),
    cf: false,
    ...(values.inspect === undefined ? {} : { inspectorPort: Number(values.inspect) }),
    workers: [
      {
        ...workerOptions,
        // The modules are listed; rules that find them are not taken beside that.
        modulesRules: undefined,
        name: "reckoner",
        bindings: { ...(workerOptions.bindings as object), ...variables },
        modules: files.map((path) => ({ type: "ESModule", path: join(folder, path) })),
        modulesRoot: folder,
      },
    ],
  };
  const server = new Miniflare(convertV4MiniflareOptions(options as unknown as V4MiniflareOptions));
  try {
    await server.ready;
  } catch (error) {
    // What Miniflare has opened by then would keep the process alive.
    console.error(error, `\nNothing runs on port ${values.port}; is it taken? PORT chooses another.`);
    process.exit(1);
  }
  const stopped = Promise.withResolvers<void>();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.resolve());
  await stopped.promise;
  await server.dispose();
  process.exit(0);
});

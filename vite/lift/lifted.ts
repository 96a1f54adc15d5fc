import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { listCalculators } from "../../scripts/catalogue-files.ts";
import { workExamples } from "./examples.ts";
import { lift } from "./lift.ts";

const QUERY = "?working";

/**
 * Serves each calculator a second time, translated (lift.ts), as /working/<id>.js: a browser loads it when a visitor
 * asks for the working, and the working of its first example as /working/<id>.json, for pages without a script. It is a build of its own, so that the chunks of the pages stay as they are.
 */
export function lifted(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "reckoner:lifted",
    sharedDuringBuild: true,

    configResolved(value) {
      config = value;
    },

    configureServer(server) {
      const files = new Map(listCalculators(config.root).map(({ id, file }) => [id, file]));
      server.middlewares.use((request, _response, next) => {
        const id = /^\/working\/([\w-]+)\.js/.exec(request.url ?? "")?.[1];
        const file = id && files.get(id);
        if (file) request.url = `/${relative(config.root, file)}${QUERY}`;
        next();
      });
    },

    ...translation(() => config.root),

    async generateBundle() {
      if (config.command !== "build" || this.environment.name !== "client") return;
      for (const { fileName, code } of await buildLifted(config.root)) {
        this.emitFile({ type: "asset", fileName: `working/${fileName}`, source: code });
      }
      for (const [id, example] of await workExamples(config.root)) {
        this.emitFile({ type: "asset", fileName: `working/${id}.json`, source: JSON.stringify(example) });
      }
    },
  };
}

/** The chunks of all translated calculators; each exports `trace` under the name of its id. */
export async function buildLifted(root: string, minify = true): Promise<readonly Rolldown.OutputChunk[]> {
  const input = Object.fromEntries(listCalculators(root).map(({ id, file }) => [id, file + QUERY]));
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [{ name: "reckoner:translation", ...translation(() => root) }],
    build: {
      write: false,
      minify,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: "strict",
        treeshake: { moduleSideEffects: false },
        output: { entryFileNames: "[name].js", chunkFileNames: "shared/[name]-[hash].js" },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
}

function translation(root: () => string): Pick<Plugin, "resolveId" | "load"> {
  return {
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return undefined;
      const found = await this.resolve(source.slice(0, -QUERY.length), importer?.replace(QUERY, ""), {
        skipSelf: true,
      });
      return found && found.id + QUERY;
    },

    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      return { code: lift(relative(root(), file), readFileSync(file, "utf8")), moduleType: "ts" };
    },
  };
}

import { join, relative } from "node:path";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { listCalculators } from "../scripts/catalogue-files.ts";
import { buildAlone } from "./build-alone.ts";

/** Where a calculator's code is for browsers: its chunk, and every chunk that it needs, to be preloaded in one step. */
export interface CalculatorChunk {
  readonly url: string;
  readonly imports: readonly string[];
}

const NAME = "virtual:calculator-chunks";
const RESOLVED = `\0${NAME}`;

const SCRIPT_NAMES = ["firstScript", "embedScript"] as const;

/** What the server imports. */
interface Chunks {
  /** By calculator id. */
  readonly calculators: Readonly<Record<string, CalculatorChunk>>;
  readonly firstScript: CalculatorChunk;
  readonly embedScript: CalculatorChunk;
  readonly serviceWorker: Pick<CalculatorChunk, "url">;
}

/** The scripts that documents name themselves, by their paths from the root. */
interface Scripts {
  /** What a calculator's page runs first. */
  readonly firstScript: string;
  /** What an embed runs at the first touch. */
  readonly embedScript: string;
  /** What /service-worker.js imports: one file. */
  readonly serviceWorker: string;
}

/**
 * Makes each app/calculators/<category>/<id>.ts a client chunk of its own, and each of the given scripts. Only the server is told where they are, by `virtual:calculator-chunks`. A document names the chunks
 * that it needs; no client code holds a list of the calculators. It cannot be a generated file, since the client build
 * decides the addresses.
 */
export function calculatorChunks(scripts: Scripts): Plugin {
  let config: ResolvedConfig;
  /** The client build fills it before the server build reads it. */
  let built: Chunks | undefined;
  const scriptReferences = { firstScript: "", embedScript: "" };
  const references = new Map<string, string>();
  const isClientBuild = (environment: string) => config.command === "build" && environment === "client";

  return {
    name: "reckoner:calculator-chunks",
    enforce: "post",
    sharedDuringBuild: true,

    configResolved(value) {
      config = value;
    },

    buildStart() {
      if (!isClientBuild(this.environment.name)) return;
      references.clear();
      for (const { id, file } of listCalculators(config.root)) {
        references.set(id, this.emitFile({ type: "chunk", id: file, name: id, preserveSignature: "strict" }));
      }
      for (const name of SCRIPT_NAMES)
        scriptReferences[name] = this.emitFile({ type: "chunk", id: join(config.root, scripts[name]) });
    },

    async generateBundle(_options, bundle) {
      if (!isClientBuild(this.environment.name)) return;
      const serviceWorker = this.emitFile({
        type: "asset",
        name: "service-worker.js",
        source: await buildAlone(config.root, join(config.root, scripts.serviceWorker)),
      });
      const address = (fileName: string) => config.base + fileName;
      const chunkFor = (reference: string): CalculatorChunk => {
        const fileName = this.getFileName(reference);
        return { url: address(fileName), imports: staticImports(bundle, fileName).map(address) };
      };
      built = {
        calculators: Object.fromEntries([...references].map(([id, reference]) => [id, chunkFor(reference)])),
        firstScript: chunkFor(scriptReferences.firstScript),
        embedScript: chunkFor(scriptReferences.embedScript),
        serviceWorker: { url: address(this.getFileName(serviceWorker)) },
      };
    },

    resolveId(source) {
      if (source !== NAME) return undefined;
      if (this.environment.config.consumer === "client")
        this.error(`${NAME} is for the server only: no client code may hold a list of the calculators.`);
      return RESOLVED;
    },

    load(id) {
      if (id !== RESOLVED) return undefined;
      const chunks =
        config.command === "build"
          ? (built ?? this.error("The client has to be built first."))
          : sources(config, scripts);
      return `export const { calculators, firstScript, embedScript, serviceWorker } = JSON.parse(${JSON.stringify(JSON.stringify(chunks))});`;
    },
  };
}

/** While developing, the dev server transforms the files where they are. */
function sources({ root, base }: ResolvedConfig, { firstScript, embedScript, serviceWorker }: Scripts): Chunks {
  return {
    calculators: Object.fromEntries(
      listCalculators(root).map(({ id, file }) => [id, { url: base + relative(root, file), imports: [] }]),
    ),
    firstScript: { url: base + firstScript, imports: [] },
    embedScript: { url: base + embedScript, imports: [] },
    serviceWorker: { url: base + serviceWorker },
  };
}

/** The chunks that a chunk imports statically, and those that these import, and so on; nearest first. */
function staticImports(bundle: Rolldown.OutputBundle, start: string): string[] {
  const seen = new Set([start]);
  // A set's iteration also visits what is added while it goes on.
  for (const fileName of seen) {
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk") continue;
    for (const name of chunk.imports) if (bundle[name]) seen.add(name);
  }
  seen.delete(start);
  return [...seen];
}

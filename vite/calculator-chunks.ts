import { relative } from "node:path";
import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { listCalculators } from "../scripts/catalogue-files.ts";

/** Where a calculator's code is for browsers: its chunk, and every chunk that it needs, to be preloaded in one step. */
export interface CalculatorChunk {
  readonly url: string;
  readonly imports: readonly string[];
}

const NAME = "virtual:calculator-chunks";
const RESOLVED = `\0${NAME}`;

/**
 * Makes each app/calculators/<category>/<id>.ts a client chunk of its own, and tells only the server where they are:
 * `virtual:calculator-chunks` is a `Record<id, CalculatorChunk>`. A document names the chunks that it needs; no client
 * code holds a list of the calculators. It cannot be a generated file, since the client build decides the addresses.
 */
export function calculatorChunks(): Plugin {
  let config: ResolvedConfig;
  /** The client build fills it before the server build reads it. */
  let built: Readonly<Record<string, CalculatorChunk>> | undefined;
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
    },

    generateBundle(_options, bundle) {
      if (!isClientBuild(this.environment.name)) return;
      const address = (fileName: string) => config.base + fileName;
      built = Object.fromEntries(
        [...references].map(([id, reference]) => {
          const fileName = this.getFileName(reference);
          return [id, { url: address(fileName), imports: staticImports(bundle, fileName).map(address) }];
        }),
      );
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
        config.command === "build" ? (built ?? this.error("The client has to be built first.")) : sources(config);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(chunks))});`;
    },
  };
}

/** While developing, the dev server transforms the files where they are. */
function sources({ root, base }: ResolvedConfig): Readonly<Record<string, CalculatorChunk>> {
  return Object.fromEntries(
    listCalculators(root).map(({ id, file }) => [id, { url: base + relative(root, file), imports: [] }]),
  );
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

import type { Plugin, ResolvedConfig } from "vite";

const stylesheetsModule = "virtual:built-stylesheets";
const resolved = `\0${stylesheetsModule}`;

/**
 * `virtual:built-stylesheets` (server): the text of every stylesheet of the client build by its public address, so that
 * a document can carry what its first paint needs. Empty in development, where the dev server hands styles out.
 */
export function builtStylesheets(): Plugin {
  let config: ResolvedConfig;
  /** The client build fills it before the server build reads it. */
  const built: Record<string, string> = {};

  return {
    name: "reckoner:built-stylesheets",
    enforce: "post",
    sharedDuringBuild: true,

    configResolved(value) {
      config = value;
    },

    writeBundle(_options, bundle) {
      if (config.command !== "build" || this.environment.name !== "client") return;
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type === "asset" && fileName.endsWith(".css"))
          built[config.base + fileName] = new TextDecoder().decode(asBytes(file.source)).trim();
      }
    },

    resolveId(source) {
      if (source !== stylesheetsModule) return undefined;
      if (this.environment.config.consumer === "client")
        this.error(`${source} is for the server only: browsers get stylesheets as such.`);
      return resolved;
    },

    load(id) {
      return id === resolved ? `export default JSON.parse(${JSON.stringify(JSON.stringify(built))});` : undefined;
    },
  };
}

function asBytes(source: string | Uint8Array): Uint8Array {
  return typeof source === "string" ? new TextEncoder().encode(source) : source;
}

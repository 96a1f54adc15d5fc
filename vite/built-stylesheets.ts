import type { Plugin, ResolvedConfig } from "vite";

const NAME = "virtual:built-stylesheets";
const RESOLVED = `\0${NAME}`;

/**
 * `virtual:built-stylesheets` (server): the text of every stylesheet of the client build by its public address, so that
 * a document can carry what its first paint needs. Empty while developing, where the dev server hands styles out.
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
        if (file.type !== "asset" || !fileName.endsWith(".css")) continue;
        const { source } = file;
        built[config.base + fileName] = (typeof source === "string" ? source : new TextDecoder().decode(source)).trim();
      }
    },

    resolveId(source) {
      if (source !== NAME) return undefined;
      if (this.environment.config.consumer === "client")
        this.error(`${NAME} is for the server only: browsers get stylesheets as such.`);
      return RESOLVED;
    },

    load(id) {
      return id === RESOLVED ? `export default JSON.parse(${JSON.stringify(JSON.stringify(built))});` : undefined;
    },
  };
}

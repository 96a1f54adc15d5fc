import type { Plugin, ResolvedConfig } from "vite";
import { drawPreviews } from "./draw-previews.ts";

/**
 * The images of link previews, as static files `/previews/<name>.png` of the client build. Only documents' heads name them
 * (workers/documents/page-description.ts); no script does.
 */
export function previews(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "reckoner:previews",
    sharedDuringBuild: true,

    configResolved(value) {
      config = value;
    },

    async generateBundle() {
      if (config.command !== "build" || this.environment.name !== "client") return;
      for (const [name, source] of await drawPreviews(config.root))
        this.emitFile({ type: "asset", fileName: `previews/${name}.png`, source });
    },
  };
}

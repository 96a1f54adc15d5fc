import type { Plugin, ResolvedConfig } from "vite";
import { composeMinis, drawPreviews } from "./draw-previews.ts";

/**
 * The images of link previews, as static files `/previews/<name>.png` of the client build. Only documents' heads name them
 * (workers/documents/page-description.ts); no script does. Home and the dashboard show the small ones, `/previews/mini/<id>.svg`.
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
      for (const [id, source] of await composeMinis(config.root))
        this.emitFile({ type: "asset", fileName: `previews/mini/${id}.svg`, source });
    },
  };
}

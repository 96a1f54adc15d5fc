import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin } from "vite";

/**
 * vanilla-extract, whose `config` hook may look but not change: it sets `ssr.external`, which the Cloudflare plugin
 * refuses, because a worker has no module folder to load an external package from.
 */
export function vanillaExtract(): Plugin[] {
  return vanillaExtractPlugin().map((plugin) => {
    const { config: hook } = plugin;
    if (!hook) return plugin;
    const read = typeof hook === "function" ? hook : hook.handler;
    return {
      ...plugin,
      async config(config, environment) {
        await read.call(this, config, environment);
      },
    };
  });
}

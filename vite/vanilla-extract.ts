import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin } from "vite";

/**
 * vanilla-extract. It asks for external packages on the server (`ssr.external`), which the Cloudflare plugin refuses,
 * because a worker has no module folder to load one from; the setting is taken back.
 */
export function vanillaExtract(): Plugin[] {
  return [
    ...vanillaExtractPlugin(),
    {
      name: "no-external-packages",
      enforce: "post",
      config(config) {
        if (config.ssr) delete config.ssr.external;
      },
    },
  ];
}

import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { calculatorChunks } from "./vite/calculator-chunks.ts";
import { vanillaExtract } from "./vite/vanilla-extract.ts";

// Where local D1, KV and queues keep their data. Tests and benches point this at a folder of their own.
const stateFolder = process.env.RECKONER_STATE ?? ".wrangler/state";

export default defineConfig({
  plugins: [
    calculatorChunks(),
    vanillaExtract(),
    cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: stateFolder }, inspectorPort: false }),
    reactRouter(),
  ],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few chunks, all preloaded in one step: what every page needs is one file, what every calculator needs another.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                  priority: 30,
                },
                {
                  name: "calculate",
                  test: /app\/engine\/(?!unit-converter|countries|directory|categories|preferences)|app\/features\/(calculator\/(?!chart|first-interaction)|celebration\/(good-news|use-celebration|index)|help)|app\/units\/(convert|dimension|format|match|rational|read[a-z-]*|systems)\.ts/,
                  priority: 20,
                },
                {
                  name: "site",
                  test: /app\/(ui|catalogue\/(?!search)|engine\/(directory|categories|preferences)|features\/(calculator\/first-interaction|accessibility|connection|layout|localization\/(?!take-over)|search|settings\/(index|settings-button)|theme|toast\/(?!toast-region)))/,
                  priority: 25,
                },
              ],
            },
          },
        },
      },
    },
  },
});

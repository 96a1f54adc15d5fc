import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { builtStylesheets } from "./vite/built-stylesheets.ts";
import { calculatorChunks } from "./vite/calculator-chunks.ts";
import { rendererOfTexts, routerOfFewWords, sentinelsWithoutStacks, withoutLegacyRenderer } from "./vite/react.ts";
import { vanillaExtract } from "./vite/vanilla-extract.ts";

// Where local D1, KV and queues keep their data. Tests and benches point this at a folder of their own.
const stateFolder = process.env.RECKONER_STATE ?? ".wrangler/state";

/** The moment of the build, UTC: "20261122T051500". What an earlier build rendered is not served by this one. */
const buildVersion = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "");

/** Client chunks that every page, or every calculator, runs. */
const SHARED_CHUNKS: ReadonlySet<string> = new Set(["react", "router", "calculate", "site"]);

export default defineConfig({
  define: { BUILD_VERSION: JSON.stringify(buildVersion) },
  plugins: [
    calculatorChunks(),
    builtStylesheets(),
    vanillaExtract(),
    withoutLegacyRenderer(),
    rendererOfTexts(),
    sentinelsWithoutStacks(),
    routerOfFewWords(),
    cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: stateFolder }, inspectorPort: false }),
    reactRouter(),
  ],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    // The worker's modules are all compiled when it starts: fewer bytes, less of its time.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Read and compiled whole on another thread, before they are run (decision 0026).
            postBanner: ({ name }) => (SHARED_CHUNKS.has(name) ? "//# allFunctionsCalledOnLoad" : ""),
            // Few chunks, all preloaded in one step: what every page needs is one file, what every calculator needs another.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 30,
                },
                {
                  // Apart from React, so that neither is long to evaluate.
                  name: "router",
                  test: /node_modules\/(react-router|cookie|set-cookie-parser)\//,
                  priority: 29,
                },
                {
                  // What the first error needs, in one file.
                  name: "errors",
                  test: /app\/(engine\/errors|features\/errors\/(?!boundary|index|listen))/,
                  priority: 15,
                },
                {
                  name: "calculate",
                  test: /app\/engine\/(?!errors\/|csv|unit-converter|countries|directory|categories|preferences)|app\/features\/(calculator\/(?!chart|csv|first-interaction)|celebration\/(use-celebration|index)|feedback\/(feedback-control|index)|help)|app\/localization\/(format-cache|number-format|money-format|date-format|locale-number)|app\/(units\/(convert|dimension|format|match|rational|read[a-z-]*|systems)|maths\/(constants|whole-pieces))\.ts/,
                  priority: 20,
                },
                {
                  // Small, and hardly ever needed alone.
                  name: "loans",
                  test: /app\/maths\/(amortization|annuity|level-loan|root)\.ts/,
                  priority: 20,
                },
                {
                  name: "site",
                  test: /app\/(root\.tsx|ui|catalogue\/(?!search)|engine\/(directory|categories|preferences)|features\/(calculator\/first-interaction|accessibility|account\/user|connection|data\/post-json|errors\/(boundary|index|listen)|monitor\/(index|draw-monitor)|layout|localization\/(?!take-over)|metadata|quick-view\/(index|quick-view\.)|feedback\/feedback\.css|search|settings\/(index|settings-button)|theme|tooltip\/(?!tooltip-layer)|toast\/(?!toast-region)))/,
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

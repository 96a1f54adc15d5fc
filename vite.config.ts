import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { builtStylesheets } from "./vite/built-stylesheets.ts";
import { calculatorChunks } from "./vite/calculator-chunks.ts";
import { clientChunks } from "./vite/client-chunks.ts";
import { generated } from "./vite/generated.ts";
import { lifted } from "./vite/lift/lifted.ts";
import { offlineFiles } from "./vite/offline-files.ts";
import { previews } from "./vite/previews/previews.ts";
import { vanillaExtract } from "./vite/vanilla-extract.ts";

// Where local D1, KV and queues keep their data. Tests and benches point this at a folder of their own.
const stateFolder = process.env.RECKONER_STATE ?? ".wrangler/state";

/** The moment of the build, UTC: "20261122T051500". What an earlier build rendered is not served by this one. */
const buildVersion = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "");

/** Nothing happens by importing one of these: what nobody uses of them is left out. */
const pure = /\/app\/(?:calculators|engine|errors|localization|maths|units)\//;

export default defineConfig({
  define: {
    BUILD_VERSION: JSON.stringify(buildVersion),
    // What is deployed has no code of the sign-in without a password (app/routes.ts).
    HAS_DEVELOPMENT_SIGN_IN: process.env.BUILD_FOR !== "deployment",
  },
  plugins: [
    generated(),
    calculatorChunks({
      firstScript: "app/first-script.ts",
      embedScript: "app/embed-script.ts",
      serviceWorker: "app/service-worker.ts",
    }),
    builtStylesheets(),
    lifted(),
    offlineFiles(),
    previews(),
    vanillaExtract(),
    cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: stateFolder }, inspectorPort: false }),
    reactRouter(),
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] } },
  },
  environments: {
    // The worker's modules are all compiled when it starts: fewer bytes, less of its time.
    ssr: { build: { minify: true } },
    client: {
      build: {
        // What comes later finds its scripts here as a rule: their names in every script cost more than they bring.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith(".css")) },
        rolldownOptions: { output: { codeSplitting: clientChunks } },
      },
    },
  },
});

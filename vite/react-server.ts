import type { Plugin } from "vite";

const LEGACY = /react-dom-server-legacy\.browser\.production\.js$/;

/**
 * Leaves `renderToString` and `renderToStaticMarkup` out of the worker: `react-dom/server` brings a second renderer of
 * 100 KB for them, which would be compiled whenever the worker starts, and nothing here calls it.
 */
export function withoutLegacyRenderer(): Plugin {
  return {
    name: "reckoner:without-legacy-renderer",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "server",
    load: { filter: { id: LEGACY }, handler: () => ({ code: "module.exports = {};", moduleSideEffects: false }) },
  };
}

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type * as Markup from "./markup.ts";

export type PagePictures = typeof Markup;

/** Instead of vanilla-extract: a class is a name, a token its own text. */
const PLAIN_STYLES = `
let count = 0;
export const style = () => "class-" + ++count;
export const globalStyle = () => {};
export const createGlobalTheme = (_, tokens) => tokens;
`;

function plainStyles(): Plugin {
  return {
    name: "reckoner:plain-styles",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (source === "@vanilla-extract/css") return "\0plain-styles";
      return source === "./frame.ts" && dirname(importer).endsWith("charts")
        ? join(import.meta.dirname, "chart-frame.ts")
        : undefined;
    },
    load: (id) => (id === "\0plain-styles" ? PLAIN_STYLES : undefined),
  };
}

/** The pages' drawing code, to be run in Node. */
export async function buildPagePictures(root: string, cache: string): Promise<PagePictures> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [plainStyles()],
    build: { ssr: join(import.meta.dirname, "markup.ts"), write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const file = join(cache, "page-pictures.mjs");
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, output[0].code);
  return import(`${pathToFileURL(file).href}?built=${Date.now()}`) as Promise<PagePictures>;
}

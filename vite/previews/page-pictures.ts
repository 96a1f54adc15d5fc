import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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

/** Modules of the pages that cards have their own of. */
const OWN_MODULES = new Map([
  ["charts/frame.ts", "chart-frame.ts"],
  ["pictures/flow-room.ts", "flow-room.ts"],
]);

function plainStyles(): Plugin {
  return {
    name: "reckoner:plain-styles",
    enforce: "pre",
    resolveId(source, importer = "") {
      if (source === "@vanilla-extract/css") return "\0plain-styles";
      const own = OWN_MODULES.get(`${basename(dirname(importer))}/${basename(source)}`);
      return own && join(import.meta.dirname, own);
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

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";

/** As the files name themselves. */
export const FAMILY = "Source Serif 4 Variable";
const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];
/** Beside letters of Europe: Greek ones, and the marks that formulas and units need. */
const SCRIPTS = ["latin", "latin-ext", "greek"];

/** The site's serif as files that the renderer reads: one for each weight and script. */
export async function makeFonts(cache: string): Promise<readonly string[]> {
  const require = createRequire(import.meta.url);
  const { version } = require("@fontsource-variable/source-serif-4/package.json") as { version: string };
  const all = String.fromCodePoint(...Array.from({ length: 0x2300 - 0x20 }, (_, index) => index + 0x20));
  mkdirSync(cache, { recursive: true });
  return Promise.all(
    WEIGHTS.flatMap((wght) =>
      SCRIPTS.map(async (script) => {
        const file = join(cache, `serif-${version}-${script}-${wght}.ttf`);
        const name = `@fontsource-variable/source-serif-4/files/source-serif-4-${script}-wght-normal.woff2`;
        if (!existsSync(file))
          writeFileSync(
            file,
            await subsetFont(readFileSync(require.resolve(name)), all, {
              targetFormat: "truetype",
              variationAxes: { wght },
            }),
          );
        return file;
      }),
    ),
  );
}

/** How wide a text is at a size of one, as the renderer sets it but for pairs of letters. */
export type Measure = (text: string, weight?: Weight) => number;

export function measureWith(fontFiles: readonly string[]): Measure {
  const SIZE = 100;
  const widthOf = (text: string, weight: Weight) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="999" height="200"><text y="100" font-family="${FAMILY}" font-size="${SIZE}" font-weight="${weight}">${escapeXml(text)}</text></svg>`;
    return (
      new Resvg(svg, { font: { fontFiles: [...fontFiles], loadSystemFonts: false }, logLevel: "off" }).getBBox()
        ?.width ?? 0
    );
  };
  const known = new Map<string, number>();
  const advance = (letter: string, weight: Weight) => {
    const key = weight + letter;
    if (!known.has(key)) known.set(key, (widthOf(`|${letter}|`, weight) - widthOf("||", weight)) / SIZE);
    return known.get(key)!;
  };
  return (text, weight = 400) => Array.from(text).reduce((sum, letter) => sum + advance(letter, weight), 0);
}

export const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

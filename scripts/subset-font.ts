/** Makes public/fonts/reckoner-serif.woff2: Source Serif 4, upright, weights 400 to 600, with the glyphs that headings and figures use. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const source = require.resolve("@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2");
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
// Of the raised digits the source has ¹ ² ³ alone; the others come from the fallback.
const text = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŠšŽžŁł–—‘’“”…•−×÷≈≤≥€£¥₹\u202F\u00A0";
const font = await subsetFont(readFileSync(source), text, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 600 } },
});
writeFileSync(new URL("../public/fonts/reckoner-serif.woff2", import.meta.url), font);
process.stdout.write(`${font.length} bytes\n`);

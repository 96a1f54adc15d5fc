/**
 * Makes the two files of the serif, Source Serif 4, upright, weights 400 to 600: public/fonts/reckoner-serif.woff2, with the
 * glyphs that headings and figures use, and reckoner-serif-raised.woff2, which is asked for where a raised or lowered digit stands.
 *
 *   node scripts/subset-font.ts [SourceSerif4Variable-Roman.ttf]
 *
 * The raised digits are made where Adobe's own file is named (VAR/ of the package source-serif 4.5.1): the package of the
 * other has ¹ ² ³ alone, and Adobe's, which has all, takes 53.5 KB for the glyphs that take 32.5 of the other.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const weights = { min: 400, max: 600 };

async function write(name: string, source: string, text: string, axes: Readonly<Record<string, number>>) {
  const font = await subsetFont(readFileSync(source), text, {
    targetFormat: "woff2",
    variationAxes: { wght: weights, ...axes },
  });
  writeFileSync(new URL(`../public/fonts/${name}`, import.meta.url), font);
  process.stdout.write(`${name}: ${font.length} bytes\n`);
}

await write(
  "reckoner-serif.woff2",
  require.resolve("@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2"),
  range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŠšŽžŁł–—‘’“”…•−×÷≈≤≥€£¥₹\u202F\u00A0",
  {},
);
const adobe = process.argv[2];
// The size of text, which the other file has.
if (adobe) await write("reckoner-serif-raised.woff2", adobe, "⁰⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉", { opsz: 14 });

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { answerFirstExample } from "../../app/engine/first-example.ts";
import { readCalculators } from "../../scripts/catalogue-files.ts";
import { CARD_HEIGHT, CARD_WIDTH, calculatorCard, type CardTools, pageCard } from "./card.ts";
import { makeFonts, measureWith } from "./fonts.ts";
import { encodeIndexed } from "./indexed-png.ts";
import { buildPagePictures } from "./page-pictures.ts";
import { drawPicture } from "./picture.ts";
import { withSigns } from "./words.ts";

/** What an image depends on beside its SVG: counted up when `rasterize` changes. */
const RENDERING = "2";

/** The images of link previews by their names: each calculator's under its id, and those of pages. */
export async function drawPreviews(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const cache = join(root, "node_modules/.cache/reckoner-previews");
  const [svgs, fontFiles] = await Promise.all([composePreviews(root, cache), makeFonts(cache)]);
  const images = new Map<string, Buffer>();
  const waiting = [...svgs];
  // What is compressed is compressed on other threads meanwhile.
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      images.set(next[0], await rasterize(next[1], cache, fontFiles));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return images;
}

/** The same as SVG. */
export async function composePreviews(root: string, cache: string): Promise<ReadonlyMap<string, string>> {
  const [calculators, pages, fontFiles] = await Promise.all([
    readCalculators(root),
    buildPagePictures(root, cache),
    makeFonts(cache),
  ]);
  const look = Object.fromEntries(
    Object.entries(pages.color).map(([name, pair]) => [name, /#\w+/.exec(pair)![0]]),
  ) as unknown as CardTools["look"];
  const tools = { measure: withSigns(measureWith(fontFiles)), look, root };
  const pictureTools = { measure: tools.measure, ink: look.ink, soft: look.soft, classes: pages.classes };
  const cards = calculators.map(({ definition }): [string, string] => {
    const example = answerFirstExample(definition);
    const drawn = example
      ? pages
          .renderPictures(definition, example.values, example.preferences)
          .map((html) => drawPicture(html, pictureTools))
      : [];
    return [definition.id, calculatorCard(definition, example, drawn.find((one) => one !== null) ?? null, tools)];
  });
  const line = "Proven by worked cases. No account, no tracking.";
  return new Map([
    ...cards,
    ["home", pageCard("Calculators and unit converters", line, tools)],
    ["directory", pageCard(`All ${calculators.length} calculators`, line, tools)],
  ]);
}

async function rasterize(svg: string, cache: string, fontFiles: readonly string[]): Promise<Buffer> {
  const digest = createHash("sha256").update(RENDERING).update(fontFiles.join()).update(svg).digest("hex").slice(0, 32);
  const file = join(cache, `${digest}.png`);
  if (existsSync(file)) return readFileSync(file);
  const { pixels } = new Resvg(svg, {
    font: { fontFiles: [...fontFiles], loadSystemFonts: false },
    logLevel: "off",
  }).render();
  const image = await encodeIndexed(pixels, CARD_WIDTH, CARD_HEIGHT);
  mkdirSync(cache, { recursive: true });
  // Whole or not at all, whenever a build is stopped.
  writeFileSync(`${file}.${process.pid}`, image);
  renameSync(`${file}.${process.pid}`, file);
  return image;
}

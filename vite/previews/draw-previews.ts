import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { AnyDefinition } from "../../app/engine/define.ts";
import { listDrawings } from "../../app/engine/drawings.ts";
import { CalculationError } from "../../app/engine/error.ts";
import { answerExample, answerFirstExample } from "../../app/engine/first-example.ts";
import { formatEntry } from "../../app/engine/format-entry.ts";
import { boundField } from "../../app/engine/format.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { US_PREFERENCES } from "../../app/localization/preferences.ts";
import { readCalculators } from "../../scripts/catalogue-files.ts";
import { CARD_HEIGHT, CARD_WIDTH, calculatorCard, type CardTools, pageCard } from "./card.ts";
import { makeFonts, measureWith } from "./fonts.ts";
import { encodeIndexed } from "./indexed-png.ts";
import { buildPagePictures } from "./page-pictures.ts";
import { drawMini, writeMini } from "./mini.ts";
import { drawPicture } from "./picture.ts";
import { withSigns } from "./words.ts";

const CACHE = "node_modules/.cache/reckoner-previews";
/** What an image depends on beside its SVG: counted up when `rasterize` changes. */
const RENDERING = "2";

/** The images of link previews by their names: each calculator's under its id, and those of pages. */
export async function drawPreviews(root: string): Promise<ReadonlyMap<string, Buffer>> {
  const cache = join(root, CACHE);
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

async function readAll(root: string, cache: string) {
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
  return { calculators, pages, tools, pictureTools };
}

let read: { readonly root: string; readonly all: ReturnType<typeof readAll> } | null = null;

/** Once for both kinds of images. */
function readOnce(root: string, cache: string): ReturnType<typeof readAll> {
  read = read?.root === root ? read : { root, all: readAll(root, cache) };
  return read.all;
}

/** The small drawings beside figures, by the ids of their calculators: what is drawn of the defaults. */
export async function composeMinis(root: string, cache = join(root, CACHE)): Promise<ReadonlyMap<string, string>> {
  const { calculators, pages, pictureTools } = await readOnce(root, cache);
  const pairs = new Map(Object.values(pages.color).map((pair) => [/#\w+/.exec(pair)![0].toLowerCase(), pair]));
  return new Map(
    calculators.map(({ definition }) => {
      const { inputs } = readInputs(definition, {}, definition.updated);
      const drawn = () => {
        try {
          const values = { ...inputs, ...calculate(definition, inputs) };
          const kinds = listDrawings(definition, values).map(([, field]) => ("draw" in field ? field.draw : ""));
          return drawMini(pages.renderPictures(definition, values, US_PREFERENCES), kinds, pictureTools, pairs);
        } catch (error) {
          if (!(error instanceof CalculationError)) throw error;
          // Without an answer there is nothing to draw.
          return null;
        }
      };
      return [definition.id, drawn() ?? writeMini(listLines(definition), pictureTools, pairs)];
    }),
  );
}

/** What stands in the form at first, and what is answered; where each draw has another answer, the name. */
function listLines(definition: AnyDefinition): readonly string[] {
  const { answer, values, preferences } = answerExample(definition, { title: definition.name, inputs: {} });
  if (!answer) return [definition.name];
  const entered = Object.entries(definition.inputs).find(
    ([key, field]) => ["number", "string"].includes(typeof values[key]) && field.kind !== "choice",
  );
  if (!entered) return [answer.text];
  const [key, field] = entered;
  return [formatEntry(boundField(field, values), values[key], preferences), `= ${answer.text}`];
}

/** The images of link previews as SVG. */
export async function composePreviews(root: string, cache: string): Promise<ReadonlyMap<string, string>> {
  const { calculators, pages, tools, pictureTools } = await readOnce(root, cache);
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

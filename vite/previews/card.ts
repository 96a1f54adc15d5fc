import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND } from "../../app/ui/brand.ts";
import { categoryName } from "../../app/catalogue/categories.ts";
import type { AnyDefinition } from "../../app/engine/define.ts";
import type { FirstExample } from "../../app/engine/first-example.ts";
import type { Measure, Weight } from "./fonts.ts";
import type { Drawing } from "./picture.ts";
import { fit, type Style, writeLine } from "./words.ts";

export const [CARD_WIDTH, CARD_HEIGHT] = [1200, 630];
const EDGE = 64;
/** Where the words end beside a picture, and the box of the picture. */
const WORDS_WIDTH = 492;
const BOX = { x: 596, y: 124, width: 540, height: 432, pad: 30 };
const MOST_SCALE = 1.7;
/** Base lines, from the top. */
const [HEAD, BOTTOM] = [84, 556];

export interface Look {
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly accent: string;
}

export interface CardTools {
  readonly measure: Measure;
  readonly look: Look;
  readonly root: string;
}

function frame(corner: string, inner: string, { look, root }: CardTools): string {
  const icon = readFileSync(join(root, "public/icon.svg"), "utf8").replace("<svg", '<svg width="52" height="52"');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${look.paper}"/>`,
    `<rect y="${CARD_HEIGHT - 14}" width="${CARD_WIDTH}" height="14" fill="${look.accent}"/>`,
    `<g transform="translate(${EDGE} 42)">${icon}</g>`,
    writeLine(BRAND, EDGE + 68, HEAD - 4, { size: 36, weight: 600, fill: look.ink }),
    writeLine(corner, CARD_WIDTH - EDGE, HEAD - 6, { size: 28, fill: look.soft }, "end"),
    inner,
    "</svg>",
  ].join("");
}

interface Written {
  readonly style: Style;
  readonly lines: readonly string[];
}

const LEADING = 1.12;
const NOTHING: Written = { style: { size: 0, fill: "none" }, lines: [] };
const heightOf = ({ style, lines }: Written) => lines.length * style.size * LEADING;

/** Lines from a top on. */
function place({ style, lines }: Written, x: number, top: number): string {
  return lines.map((line, index) => writeLine(line, x, top + style.size * (0.9 + index * LEADING), style)).join("");
}

/** Sizes from the largest down, with a picture beside the words and without. */
const SIZES = {
  beside: { name: [62, 56, 50, 44, 38], asked: [30, 27, 24], value: [92, 80, 68, 58, 48, 40, 34, 28] },
  alone: { name: [84, 76, 68, 60], asked: [36, 33, 30], value: [128, 108, 92, 76, 62, 52, 44, 36] },
};

/** A calculator: its name, the first example and its answer, and what its page draws of it. */
export function calculatorCard(
  definition: AnyDefinition,
  example: FirstExample | null,
  picture: Drawing | null,
  tools: CardTools,
): string {
  const words = arrange(definition, example, picture !== null, tools);
  return frame(categoryName(definition.category), words + (picture ? box(picture, tools.look) : ""), tools);
}

/** The words as large as there is room for: name and question from the top, the answer at the bottom. */
function arrange(
  definition: AnyDefinition,
  example: FirstExample | null,
  isBeside: boolean,
  tools: CardTools,
  smaller = 0,
): string {
  const { measure, look } = tools;
  const sizes = isBeside ? SIZES.beside : SIZES.alone;
  const width = isBeside ? WORDS_WIDTH : CARD_WIDTH - 2 * EDGE;
  const write = (text: string, weight: Weight, fill: string, all: readonly number[], most: number) =>
    fit(text, { weight, fill, sizes: all.slice(Math.min(smaller, all.length - 1)) }, width, most, measure);
  const title = write(definition.name, 600, look.ink, sizes.name, 3);
  const asked = write(example?.title ?? definition.description, 400, look.soft, sizes.asked, 3);
  const answer = example?.answer;
  const label = answer ? write(answer.label, 400, look.soft, [28, 26, 24], 2) : NOTHING;
  const value = answer ? write(answer.text, 600, look.accent, sizes.value, 3) : NOTHING;
  const top = BOX.y - 8;
  const below = top + heightOf(title) + 18;
  const valueTop = BOTTOM - heightOf(value) + 6;
  const labelTop = valueTop - heightOf(label) - 2;
  if (below + heightOf(asked) + 14 > labelTop && smaller < sizes.value.length)
    return arrange(definition, example, isBeside, tools, smaller + 1);
  return [
    place(title, EDGE, top),
    place(asked, EDGE, below),
    place(label, EDGE, labelTop),
    place(value, EDGE, valueTop),
  ].join("");
}

/** The picture on a sheet of its own, as large as it gets. */
function box(picture: Drawing, look: Look): string {
  const { x, y, width, height, pad } = BOX;
  const scale = Math.min((width - 2 * pad) / picture.width, (height - 2 * pad) / picture.height, MOST_SCALE);
  const left = x + (width - scale * picture.width) / 2;
  const top = y + (height - scale * picture.height) / 2;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${look.surface}" stroke="${look.rule}" stroke-width="2"/>`,
    `<g transform="translate(${left} ${top}) scale(${scale})">${picture.svg}</g>`,
  ].join("");
}

/** A page that is not a calculator: what it is, and a line about it. */
export function pageCard(title: string, line: string, tools: CardTools): string {
  const { measure, look } = tools;
  const width = CARD_WIDTH - 2 * EDGE;
  const name = fit(title, { weight: 600, fill: look.ink, sizes: [104, 92, 80] }, width, 2, measure);
  const words = fit(line, { fill: look.soft, sizes: [38, 34, 30] }, width, 3, measure);
  return frame("", place(name, EDGE, 196) + place(words, EDGE, BOTTOM - heightOf(words)), tools);
}

/**
 * A picture of a page (SVG among HTML) as one SVG: the few parts that pictures are made of, laid out one below the other as
 * the page does it.
 */
import { type Element, type Node, Window } from "happy-dom";
import { escapeXml, FAMILY, type Measure } from "./fonts.ts";
import type { PagePictures } from "./page-pictures.ts";
import { markUp, type Style, wrap, writeLine } from "./words.ts";

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** The page's pixels: a narrow phone, so that words are large on the card. */
export const WIDTH = 320;
const [TITLE, LABEL, VALUE] = [15, 14, 15];
/** Sizes of a plot's words, in its own units: those of a phone. */
const CHART_TEXT = 20;
const GAP = 12;
const HALF = 0.5;
/** Of many bars so many are drawn. */
const MOST_BARS = 5;

export interface Tools {
  readonly measure: Measure;
  readonly ink: string;
  readonly soft: string;
  readonly classes: PagePictures["classes"];
}

/** null where nothing is drawn. */
export function drawPicture(html: string, tools: Tools): Drawing | null {
  const { document } = new Window();
  document.body.innerHTML = toLight(html);
  if (!document.querySelector(`[role="img"], .${tools.classes.split}`)) return null;
  const roots = [...document.body.children];
  const parts = roots.flatMap((root) => (root.tagName === "FIGURE" ? [...root.children] : [root]));
  let y = 0;
  const drawn = parts.flatMap((part) => {
    const block = drawPart(part, tools);
    if (!block) return [];
    const placed = `<g transform="translate(0 ${y})">${block.svg}</g>`;
    y += block.height + GAP;
    return [placed];
  });
  return { svg: drawn.join(""), width: WIDTH, height: y - GAP };
}

/** The first image of a picture alone, without its title and its lists; `width` is for those that take what there is. */
export function drawImage(html: string, tools: Tools, width = WIDTH): string | null {
  const { document } = new Window();
  document.body.innerHTML = toLight(html);
  const image = [...document.querySelectorAll(`[role="img"], .${tools.classes.split}`)][0];
  const part = image && (image.tagName.toLowerCase() === "svg" ? image : (image as Element));
  return part ? (drawPart(part, tools, width)?.svg ?? null) : null;
}

/** Colors of the light theme, lengths in pixels. */
function toLight(html: string): string {
  return html
    .replaceAll(/light-dark\((#\w+), #\w+\)/g, "$1")
    .replaceAll(/([\d.]+)rem/g, (_, length: string) => `${16 * Number(length)}px`);
}

type Block = Pick<Drawing, "svg" | "height"> | null;

function drawPart(part: Element, tools: Tools, width = WIDTH): Block {
  const { ink } = tools;
  if (part.tagName === "FIGCAPTION")
    return drawLines(part.textContent, { size: TITLE, weight: 600, fill: ink }, WIDTH, tools);
  if (part.tagName === "UL" || part.tagName === "OL") return drawList(part, tools);
  if (part.tagName.toLowerCase() === "svg") return drawSvg(part, width, tools);
  if (part.classList.contains(tools.classes.split)) return drawSplit(part);
  if (part.getAttribute("role") === "img")
    return part.firstElementChild?.tagName.toLowerCase() === "svg" ? drawMonths(part, tools) : drawRows(part, tools);
  const inner = part.tagName === "DIV" && part.querySelector("svg");
  return inner ? drawSvg(inner, WIDTH, tools) : null;
}

function drawLines(text: string, style: Style, width: number, { measure }: Tools): { svg: string; height: number } {
  const lines = wrap(text, style, width, measure);
  const step = style.size * 1.3;
  return {
    svg: lines.map((line, index) => writeLine(line, 0, index * step + style.size, style)).join(""),
    height: lines.length * step,
  };
}

/** Items beside one another as far as the width goes; those of a numbered list below one another. */
function drawList(list: Element, tools: Tools): Block {
  const isNumbered = list.tagName === "OL";
  const step = LABEL * 1.5;
  let [x, y] = [0, 0];
  const items = [...list.children].map((item, index) => {
    const swatch = /background:\s*(#\w+)/.exec(item.querySelector("span")?.getAttribute("style") ?? "")?.[1];
    const isBold = item.getAttribute("style")?.includes("600") ?? false;
    const style: Style = { size: LABEL, weight: isBold ? 600 : 400, fill: tools.ink };
    const indent = swatch ? 17 : isNumbered ? 20 : 0;
    const lines = wrap(item.textContent.trim(), style, WIDTH - indent, tools.measure);
    const width = indent + Math.max(...lines.map((line) => LABEL * tools.measure(line, style.weight)));
    if (x > 0 && (isNumbered || x + width > WIDTH)) [x, y] = [0, y + step];
    const svg = [
      swatch ? `<rect x="${x}" y="${y + 4}" width="10" height="10" rx="2" fill="${swatch}"/>` : "",
      isNumbered ? writeLine(`${index + 1}.`, x, y + LABEL, { ...style, fill: tools.soft }) : "",
      ...lines.map((line, row) => writeLine(line, x + indent, y + LABEL + row * step, style)),
    ].join("");
    if (lines.length > 1) y += (lines.length - 1) * step;
    x += width + 22;
    return svg;
  });
  return { svg: items.join(""), height: y + step };
}

/** A whole as boxes of a row that grow with their share. */
function drawSplit(split: Element): Block {
  const parts = [...split.children].map((part) => part.getAttribute("style") ?? "");
  const shares = parts.map((style) => Number(/flex-grow:\s*([\d.e+-]+)/.exec(style)?.[1] ?? 0));
  const sum = shares.reduce((total, share) => total + share, 0);
  let x = 0;
  const boxes = parts.map((style, index) => {
    const width = (WIDTH * shares[index]!) / sum;
    x += width;
    return `<rect x="${x - width}" width="${Math.max(width - 1, HALF)}" height="26" fill="${/background:\s*(#\w+)/.exec(style)?.[1]}"/>`;
  });
  return { svg: boxes.join(""), height: 26 };
}

/** The first and the last of some months, beside one another. */
function drawMonths(months: Element, tools: Tools): Block {
  const all = [...months.children];
  const chosen = all.length > 1 ? [all[0]!, all.at(-1)!] : all;
  const width = chosen.length > 1 ? (WIDTH - GAP) / 2 : WIDTH * 0.7;
  const drawn = chosen.map((month) => drawSvg(month, width, tools));
  return {
    svg: drawn.map(({ svg }, index) => `<g transform="translate(${index * (width + GAP)} 0)">${svg}</g>`).join(""),
    height: Math.max(...drawn.map(({ height }) => height)),
  };
}

/** Bars with their names at the left above them and their values at the right. */
function drawRows(rows: Element, tools: Tools): Block {
  let y = 0;
  const all = [...rows.children];
  const isOwnRow = (row: Element) => row.querySelector("span")!.getAttribute("style")!.includes("600");
  const drawn = chooseRows(all, all.findIndex(isOwnRow)).map((row) => {
    const [name, value] = [...row.querySelectorAll("span")];
    const isOwn = isOwnRow(row);
    const valueStyle: Style = { size: VALUE, weight: 600, fill: tools.ink };
    const nameStyle: Style = { size: LABEL, weight: isOwn ? 600 : 400, fill: isOwn ? tools.ink : tools.soft };
    const values = wrap(value!.textContent, valueStyle, 0.6 * WIDTH, tools.measure);
    const valueWidth = Math.max(...values.map((line) => VALUE * tools.measure(line, 600)));
    const names = wrap(name!.textContent, nameStyle, WIDTH - valueWidth - 16, tools.measure);
    const lines = Math.max(names.length, values.length);
    const step = 19;
    const write = (texts: readonly string[], x: number, style: Style, anchor: "start" | "end") =>
      texts.map((line, index) => writeLine(line, x, y + (lines - texts.length + index) * step + VALUE, style, anchor));
    const bar = drawSvg(row.querySelector("svg")!, WIDTH, tools);
    const svg = [
      ...write(names, 0, nameStyle, "start"),
      ...write(values, WIDTH, valueStyle, "end"),
      `<g transform="translate(0 ${y + lines * step + 4})">${bar.svg}</g>`,
    ].join("");
    y += lines * step + 4 + bar.height + 14;
    return svg;
  });
  return { svg: drawn.join(""), height: y - 14 };
}

/** Those about the visitor's own; where none is, some from the first to the last. */
function chooseRows<Row>(rows: readonly Row[], own: number): readonly Row[] {
  if (rows.length <= MOST_BARS) return rows;
  const start = Math.max(0, Math.min(own - (MOST_BARS - 1) / 2, rows.length - MOST_BARS));
  if (own >= 0) return rows.slice(start, start + MOST_BARS);
  const step = (rows.length - 1) / (MOST_BARS - 1);
  return Array.from({ length: MOST_BARS }, (_, index) => rows[Math.round(index * step)]!);
}

/** An SVG of its own size, or as wide as the page with shares of the width written out. */
function drawSvg(svg: Element, width: number, { classes, soft }: Tools): { svg: string; height: number } {
  for (const group of svg.querySelectorAll(`.${classes.chartText}`)) {
    group.setAttribute("style", `font-size:${CHART_TEXT}px;fill:${soft}`);
    const words = [...group.children].filter(({ tagName }) => tagName.toLowerCase() === "text");
    for (const word of words) if (word.classList.contains(classes.xTick)) word.remove();
  }
  const box = svg.getAttribute("viewBox");
  if (box) {
    const [, , boxWidth, boxHeight] = box.split(" ").map(Number) as [number, number, number, number];
    const own = Number.parseFloat(svg.getAttribute("width") ?? "");
    const shown = svg.getAttribute("width")?.endsWith("%") || !own ? width : Math.min(own, width);
    const height = (shown * boxHeight) / boxWidth;
    const overflow = svg.getAttribute("style")?.includes("overflow:hidden") ? "hidden" : "visible";
    return {
      svg: `<g font-family="${FAMILY}"${writeOwnLook(svg)}><svg width="${shown}" height="${height}" viewBox="${box}" overflow="${overflow}">${serialize(svg)}</svg></g>`,
      height,
    };
  }
  const height = Number(svg.getAttribute("height"));
  return { svg: `<g font-family="${FAMILY}">${serialize(svg, width)}</g>`, height };
}

/** What the texts of a drawing take over from it. */
function writeOwnLook(svg: Element): string {
  return ["text-anchor", "style"]
    .flatMap((name) => (svg.hasAttribute(name) ? [` ${name}="${escapeXml(svg.getAttribute(name)!)}"`] : []))
    .join("");
}

const HAS_SHARE = new Set(["x", "x1", "x2", "cx", "width"]);
const LEFT_OUT = /^(?:class|role|aria-.*|data-.*)$/;

/** What stands within an element, as XML. */
function serialize(element: Element, width = 0): string {
  return [...element.childNodes].map((node) => serializeNode(node, width)).join("");
}

function serializeNode(node: Node, width: number): string {
  if (!("tagName" in node)) return markUp(node.textContent, LABEL);
  const element = node as Element;
  const attributes = [...element.attributes]
    .filter(({ name }) => !LEFT_OUT.test(name))
    .map(({ name, value: given }) => {
      const value = given ?? "";
      const isShare = width > 0 && HAS_SHARE.has(name) && value.endsWith("%");
      const text = isShare ? String(Number(((width * Number.parseFloat(value)) / 100).toFixed(2))) : value;
      return ` ${name}="${escapeXml(text)}"`;
    });
  const name = element.tagName.toLowerCase();
  return `<${name}${attributes.join("")}>${serialize(element, width)}</${name}>`;
}

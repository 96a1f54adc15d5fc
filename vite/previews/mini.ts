/** What home shows beside the figure of a popular calculator, and the dashboard beside that of a favorite: what its page draws, without a word, in the colors of both themes. */
import { Resvg } from "@resvg/resvg-js";
import { drawImage, type Tools } from "./picture.ts";

/** Thin as they are on the page, however small the drawing is; lines of a grid stand back. */
const RULES =
  "svg{color-scheme:light dark}*{vector-effect:non-scaling-stroke;stroke-width:1.75px!important}line{stroke-width:1px!important}";

/** Drawings whose words are what they say. */
const WORDY = new Set(["calendar", "swatches", "divider"]);

/** @param pairs each color of the light theme as the page writes it: for both themes */
export function drawMini(
  pictures: readonly string[],
  kinds: readonly string[],
  tools: Tools,
  pairs: ReadonlyMap<string, string>,
): string {
  const drawn = pictures.filter((_, index) => !WORDY.has(kinds[index] ?? ""));
  for (const html of drawn) {
    const svg = drawImage(html, tools)?.replaceAll(/<text\b.*?<\/text>/gs, "");
    const box =
      svg && new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${svg}</svg>`).innerBBox();
    if (!box || box.width < 1 || box.height < 1) continue;
    const [x, y, width, height] = [box.x - 4, box.y - 4, box.width + 8, box.height + 8].map((one) => one.toFixed(1));
    const colored = svg.replaceAll(/#[0-9a-f]{6}\b/gi, (one) => pairs.get(one.toLowerCase()) ?? one);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><style>${RULES}</style>${colored}</svg>`;
  }
  return EMPTY;
}

/** Of a calculator that draws nothing: what names it finds a file. */
export const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

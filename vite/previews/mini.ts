/** What home shows beside the figure of a popular calculator, and the dashboard beside that of a favorite: what its page draws, without a word, in the colors of both themes. */
import { Resvg } from "@resvg/resvg-js";
import { escapeXml, FAMILY } from "./fonts.ts";
import { drawImage, type Tools } from "./picture.ts";

/** Thin as they are on the page, however small the drawing is; lines of a grid stand back. */
const RULES =
  "svg{color-scheme:light dark}*{vector-effect:non-scaling-stroke;stroke-width:1.75px!important}line{stroke-width:1px!important}";

/** Drawings whose words are what they say. */
const WORDY = new Set(["calendar", "swatches", "divider"]);

/** A scale of bands is as wide as its page, but as high on each: so it is no thin strip. */
const SCALE = { width: 120, top: 18, height: 40 };

/** Without a word: a reader's own figure stands beside it, in their own units. */
const TEXTS = /<text\b.*?<\/text>/gs;

/**
 * @param pairs each color of the light theme as the page writes it: for both themes
 * @returns null where nothing is drawn
 */
export function drawMini(
  pictures: readonly string[],
  kinds: readonly string[],
  tools: Tools,
  pairs: ReadonlyMap<string, string>,
): string | null {
  const drawn = pictures.filter((_, index) => !WORDY.has(kinds[index] ?? ""));
  for (const html of drawn) {
    if (html.includes("data-figure=") && html.includes("data-value=")) {
      const scale = drawImage(html, tools, SCALE.width)?.replaceAll(TEXTS, "");
      if (scale) return frame(-4, SCALE.top, SCALE.width + 8, SCALE.height, withBothThemes(scale, pairs));
    }
    const svg = drawImage(html, tools)?.replaceAll(TEXTS, "");
    const box =
      svg && new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${svg}</svg>`).innerBBox();
    if (!box || box.width < 1 || box.height < 1) continue;
    return frame(box.x - 4, box.y - 4, box.width + 8, box.height + 8, withBothThemes(svg, pairs));
  }
  return null;
}

const withBothThemes = (svg: string, pairs: ReadonlyMap<string, string>) =>
  svg.replaceAll(/#[0-9a-f]{6}\b/gi, (one) => pairs.get(one.toLowerCase()) ?? one);

function frame(x: number, y: number, width: number, height: number, content: string): string {
  const box = [x, y, width, height].map((one) => one.toFixed(1)).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${RULES}</style>${content}</svg>`;
}

/** No longer line can be read in a small drawing. */
const LONGEST = 26;
const [ENTRY, ANSWER] = [13, 19];

/** Of a calculator that draws nothing: what stands in its form at first, and its answer. */
export function writeMini(lines: readonly string[], tools: Tools, pairs: ReadonlyMap<string, string>): string {
  const texts = lines.map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line));
  const sizes = texts.map((_, at) => (at === texts.length - 1 ? ANSWER : ENTRY));
  const width = Math.max(...texts.map((line, at) => sizes[at]! * tools.measure(line, 600)));
  let y = 0;
  const written = texts.map((line, at) => {
    y += sizes[at]! + 4;
    const isAnswer = at === texts.length - 1;
    return `<text x="${width.toFixed(1)}" y="${y}" text-anchor="end" font-family="${FAMILY},Georgia,serif" font-size="${sizes[at]}" font-weight="${isAnswer ? 600 : 400}" fill="${isAnswer ? tools.ink : tools.soft}">${escapeXml(line)}</text>`;
  });
  return frame(-2, 0, width + 4, y + 7, withBothThemes(written.join(""), pairs));
}

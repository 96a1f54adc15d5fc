/** An image of few colors as a PNG with a palette, in which the colors that were drawn with are exact. */
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const MOST_COLORS = 64;
/** Shades of letters' edges that are nearer than this look alike: the square of a distance. */
const ALIKE = 160;

/** @param pixels red, green, blue and alpha of each; all are opaque */
export async function encodeIndexed(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const palette = choosePalette(countColors(colors));
  const rows = toRows(colors, palette, width, height);
  const data = await promisify(deflate)(rows, { level: 7 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1A\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A pixel as a little-endian number. */
const channels = (color: number): readonly number[] => [color & 255, (color >> 8) & 255, (color >> 16) & 255];

/** The square of how far two colors are from one another. */
function distance(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = ((one >> 16) & 255) - ((other >> 16) & 255);
  return red * red + green * green + blue * blue;
}

function countColors(colors: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colors.length; at++) {
    if (colors[at] === colors[start]) continue;
    counts.set(colors[start]!, (counts.get(colors[start]!) ?? 0) + at - start);
    start = at;
  }
  return counts;
}

/** The most frequent colors, of those that look alike one. */
function choosePalette(counts: ReadonlyMap<number, number>): readonly number[] {
  const chosen: number[] = [];
  for (const [color] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    if (chosen.length === MOST_COLORS) break;
    if (chosen.every((other) => distance(color, other) > ALIKE)) chosen.push(color);
  }
  return chosen;
}

/** Each row with its filter (none) before it. */
function toRows(colors: Uint32Array, palette: readonly number[], width: number, height: number): Uint8Array {
  const indexes = new Map<number, number>();
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    let start = 0;
    // Most of a row is long runs of one color.
    for (let x = 1; x <= width; x++) {
      const color = colors[y * width + start]!;
      if (x < width && colors[y * width + x] === color) continue;
      let index = indexes.get(color);
      if (index === undefined) indexes.set(color, (index = nearest(color, palette)));
      rows.fill(index, y * (width + 1) + 1 + start, y * (width + 1) + 1 + x);
      start = x;
    }
  }
  return rows;
}

function nearest(color: number, palette: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (let index = 0; index < palette.length; index++) {
    const away = distance(color, palette[index]!);
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

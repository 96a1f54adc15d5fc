import { escapeXml, FAMILY, type Measure, type Weight } from "./fonts.ts";

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly fill: string;
}

/** Lines no wider than asked, broken between words; a word that is wider alone is broken in itself. */
export function wrap(text: string, { size, weight }: Style, width: number, measure: Measure): readonly string[] {
  const fits = (line: string) => size * measure(line, weight) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((one) => breakWord(one, fits))) {
    if (line === "") line = word;
    else if (fits(`${line} ${word}`)) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === "" ? lines : [...lines, line];
}

function breakWord(word: string, fits: (text: string) => boolean): readonly string[] {
  if (word === "" || fits(word)) return [word];
  const letters = Array.from(word);
  let end = letters.length;
  while (end > 1 && !fits(letters.slice(0, end).join(""))) end--;
  return [letters.slice(0, end).join(""), ...breakWord(letters.slice(end).join(""), fits)];
}

/** The largest of the sizes at which the text takes no more lines than asked; at the smallest the rest is left out. */
export function fit(
  text: string,
  style: Omit<Style, "size"> & { readonly sizes: readonly number[] },
  width: number,
  most: number,
  measure: Measure,
): { readonly style: Style; readonly lines: readonly string[] } {
  for (const size of style.sizes) {
    const lines = wrap(text, { ...style, size }, width, measure);
    // A word that is broken in two is set smaller, if it can be.
    const isWhole = lines.join(" ") === text;
    if (lines.length <= most && isWhole) return { style: { ...style, size }, lines };
  }
  const last = { ...style, size: style.sizes.at(-1)! };
  const lines = wrap(text, last, width, measure);
  if (lines.length <= most) return { style: last, lines };
  let cut = lines[most - 1]!;
  while (cut !== "" && last.size * measure(`${cut}…`, style.weight) > width) cut = cut.slice(0, -1).trimEnd();
  return { style: last, lines: [...lines.slice(0, most - 1), `${cut}…`] };
}

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋ₙ";
const PLAIN = "0123456789+−n";
/** How large a raised or lowered sign is beside the others, and how far it moves. */
const [SMALL, RISE, FALL] = [0.6, 0.36, 0.14];

/** Signs that the font does not have, made of those that it has: "10⁻⁹" is 10 with a small −9 above the line. */
export function markUp(text: string, size: number): string {
  return text
    .split(new RegExp(`([${RAISED}]+|[${LOWERED}]+)`, "u"))
    .map((part, index) => {
      if (index % 2 === 0) return escapeXml(part);
      const isRaised = RAISED.includes(part[0]!);
      const shift = Number((size * (isRaised ? -RISE : FALL)).toFixed(2));
      const signs = Array.from(part)
        .map((sign) => PLAIN[(isRaised ? RAISED : LOWERED).indexOf(sign)])
        .join("");
      return `<tspan dy="${shift}" font-size="${SMALL * size}">${signs}</tspan><tspan dy="${-shift}">\u200B</tspan>`;
    })
    .join("");
}

/** Measures raised and lowered signs as they are set. */
export function withSigns(measure: Measure): Measure {
  return (text, weight) =>
    Array.from(text).reduce((sum, sign) => {
      const at = Math.max(RAISED.indexOf(sign), LOWERED.indexOf(sign));
      return sum + (at < 0 ? measure(sign, weight) : SMALL * measure(PLAIN[at]!, weight));
    }, 0);
}

/** A line of text; `y` is its base line. */
export function writeLine(
  text: string,
  x: number,
  y: number,
  { size, weight = 400, fill }: Style,
  anchor: "start" | "middle" | "end" = "start",
): string {
  return `<text x="${x}" y="${y}" font-family="${FAMILY}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${markUp(text, size)}</text>`;
}

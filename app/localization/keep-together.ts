/** Words of at most three letters that are not units. */
const WORDS = "and|are|as|at|but|by|for|has|if|is|it|of|on|or|so|the|to|we|you";

const UNIT = new RegExp(
  String.raw`(?<=[\d⁰¹²³⁴-⁹]) (?!(?:${WORDS})\b)(?=(?:\p{L}{1,3}|\p{L}*[°µΩ²³·/][\p{L}\d°µΩ²³·/^-]*)(?![\p{L}\d]))`,
  "gu",
);

/** Prose whose lines do not end between a figure and its unit ("20 °C"), nor within "22 × 14 × 9" or "1.2 × 10⁻⁵". */
export function keepTogether(text: string): string {
  return text.replace(UNIT, "\u00A0").replace(/(?<=\d) × (?=\d)|(?<=±) /g, (gap) => gap.replaceAll(" ", "\u00A0"));
}

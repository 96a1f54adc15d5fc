/** Colours of the sRGB space, with channels of 8 bits. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Hue in degrees (0 to 360), saturation and lightness from 0 to 1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/**
 * A channel of 8 bits, halves up. The millionth makes up for binary dust, so that 127.49999999 counts as a half.
 *
 * @param value from 0 to 255
 */
export function roundChannel(value: number): number {
  return Math.floor(value + 0.5 + 1e-6);
}

/** Reads #RGB or #RRGGBB, the # being optional; null for anything else. */
export function parseHexColor(text: string): Rgb | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const pairs = digits.length === 3 ? digits.split("").map((digit) => digit + digit) : digits.match(/../g)!;
  const [red, green, blue] = pairs.map((pair) => Number.parseInt(pair, 16)) as [number, number, number];
  return { red, green, blue };
}

/** The color as six hexadecimal digits, in capitals: "#1E90FF". */
export function hexColor({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/**
 * How bright a colour is, from 0 (black) to 1 (white).
 * Source: WCAG 2.2, relative luminance, with the threshold 0.04045 of IEC 61966-2-1.
 */
export function relativeLuminance({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** The contrast of two luminances, from 1 (the same) to 21 (black and white). Source: WCAG 2.2. */
export function getContrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Grey has hue 0 and saturation 0. Source: W3C CSS Color Module Level 4. */
export function rgbToHsl({ red, green, blue }: Rgb): Hsl {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (max + min) / 2;
  const spread = max - min;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sixth = max === r ? (g - b) / spread : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (60 * sixth + 360) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}

/** The nearest color of 8-bit channels; a hue of any size, 360 being 0. */
export function hslToRgb({ hue, saturation, lightness }: Hsl): Rgb {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const sixth = (((hue % 360) + 360) % 360) / 60;
  const second = chroma * (1 - Math.abs((sixth % 2) - 1));
  const least = lightness - chroma / 2;
  const sectors = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ] as const;
  const [red, green, blue] = sectors[Math.min(5, Math.floor(sixth))]!.map((part) => roundChannel(255 * (part + least)));
  return { red: red!, green: green!, blue: blue! };
}

import { defineCalculator, choice, integer, number, percent, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";
import {
  getContrastRatio,
  hexColor,
  rgbToHsl,
  parseHexColor,
  relativeLuminance,
  hslToRgb,
  roundChannel,
  type Rgb,
} from "#maths/color.ts";

export default defineCalculator({
  id: "color-converter",
  name: "Color Converter",
  category: "technology",
  emoji: "🎨",
  description:
    "Converts a color between HEX, RGB, HSL, HSV and CMYK, and shows its luminance, the most readable text color and matching colors.",
  keywords: [
    "hex to rgb",
    "rgb to hex",
    "hsl",
    "hsv",
    "cmyk",
    "color code",
    "complementary colors",
    "color picker",
    "brand color for the website",
    "rgb to cmyk",
  ],
  popular: true,
  related: [
    { id: "contrast-ratio", stage: "next_step", relevance: 88 },
    { id: "number-base-converter", stage: "complementary", relevance: 64 },
    "screen-ppi",
    "typography-converter",
  ],
  inputs: {
    format: choice("Color given as", {
      default: "hex",
      options: [
        ["hex", "HEX"],
        ["rgb", "RGB"],
        ["hsl", "HSL"],
        ["hsv", "HSV / HSB"],
        ["cmyk", "CMYK"],
      ],
    }),
    hex: text("HEX code", { default: "#1E90FF", maxLength: 7, code: true, tool: "color", when: { format: "hex" } }),
    red: integer("Red", { default: 30, min: 0, max: 255, when: { format: "rgb" } }),
    green: integer("Green", { default: 144, min: 0, max: 255, when: { format: "rgb" } }),
    blue: integer("Blue", { default: 255, min: 0, max: 255, when: { format: "rgb" } }),
    hue: number("Hue", { default: 210, min: 0, max: 360, unit: "degrees", when: { format: ["hsl", "hsv"] } }),
    saturation: percent("Saturation", { default: 100, min: 0, max: 100, when: { format: ["hsl", "hsv"] } }),
    lightness: percent("Lightness", { default: 56, min: 0, max: 100, when: { format: "hsl" } }),
    value: percent("Value (brightness)", { default: 100, min: 0, max: 100, when: { format: "hsv" } }),
    cyan: percent("Cyan", { default: 88, min: 0, max: 100, when: { format: "cmyk" } }),
    magenta: percent("Magenta", { default: 44, min: 0, max: 100, when: { format: "cmyk" } }),
    yellow: percent("Yellow", { default: 0, min: 0, max: 100, when: { format: "cmyk" } }),
    black: percent("Black (key)", { default: 0, min: 0, max: 100, when: { format: "cmyk" } }),
  },
  outputs: {
    hex: text("HEX", { also: ["hex code", "hex color"], code: true }),
    red: integer("Red"),
    green: integer("Green"),
    blue: integer("Blue"),
    hue: number("Hue", { unit: "degrees", decimals: 1 }),
    saturation: percent("HSL saturation", { decimals: 1 }),
    lightness: percent("HSL lightness", { decimals: 1 }),
    hsvSaturation: percent("HSV saturation", { decimals: 1 }),
    hsvValue: percent("HSV value", { decimals: 1 }),
    cyan: percent("Cyan", { decimals: 1 }),
    magenta: percent("Magenta", { decimals: 1 }),
    yellow: percent("Yellow", { decimals: 1 }),
    black: percent("Black", { decimals: 1 }),
    luminance: number("Relative luminance", { decimals: 4 }),
    textColor: text("Readable text color on it", { code: true }),
    complementary: text("Complementary color", { code: true }),
    harmonies: table("Color harmonies", {
      name: text("Harmony"),
      hex: text("HEX", { code: true }),
    }),
  },
  figures: [
    { label: "RGB", parts: ["red", "green", "blue"] },
    { label: "HSL", parts: ["hue", "saturation", "lightness"] },
    { label: "CMYK", parts: ["cyan", "magenta", "yellow", "black"] },
    "luminance",
    "textColor",
    "complementary",
  ],
  pictures: [
    { draw: "swatches", of: ["hex"], rows: ["harmonies", "name", "hex"], title: "The color and its harmonies" },
    { draw: "bars", of: ["red", "green", "blue"], title: "Red, green and blue" },
  ],
  compute(inputs) {
    const color = colorOf(inputs);
    const hsl = rgbToHsl(color);
    const [r, g, b] = [color.red / 255, color.green / 255, color.blue / 255];
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
    const luminance = relativeLuminance(color);
    const ink = (channel: number) => (max === 0 ? 0 : (100 * (max - channel)) / max);
    const turned = (degrees: number) => hexColor(hslToRgb({ ...hsl, hue: hsl.hue + degrees }));
    return {
      hex: hexColor(color),
      ...color,
      hue: hsl.hue,
      saturation: 100 * hsl.saturation,
      lightness: 100 * hsl.lightness,
      hsvSaturation: max === 0 ? 0 : (100 * (max - min)) / max,
      hsvValue: 100 * max,
      cyan: ink(r),
      magenta: ink(g),
      yellow: ink(b),
      black: 100 * (1 - max),
      luminance,
      textColor: getContrastRatio(luminance, 0) >= getContrastRatio(luminance, 1) ? "#000000" : "#FFFFFF",
      complementary: turned(180),
      harmonies: HARMONIES.map(([name, degrees]) => ({ name, hex: turned(degrees) })),
    };
  },
  takeaways: (_, { hex, red, green, blue, hue, saturation, lightness, textColor, luminance, complementary }, say) => [
    `${hex} is rgb(${red}, ${green}, ${blue}) and hsl(${say.number(hue!, 0)}, ${say.percent(saturation!, 0)}, ${say.percent(lightness!, 0)}).`,
    `${textColor === "#000000" ? "Black" : "White"} text reads better on it, with a contrast of ${say.number(getContrastRatio(luminance!, textColor === "#000000" ? 0 : 1), 2)} to 1.`,
    saturation === 0
      ? "It is a gray, so it has no hue and every harmony is the same gray."
      : `Its complement, across the color wheel, is ${complementary}.`,
  ],
  formula: {
    tex: [
      String.raw`L = \frac{\max + \min}{2}, \qquad S = \frac{\max - \min}{1 - |2L - 1|}`,
      String.raw`H = 60^\circ \cdot \begin{cases} \frac{g - b}{\max - \min} \bmod 6 & r = \max \\ \frac{b - r}{\max - \min} + 2 & g = \max \\ \frac{r - g}{\max - \min} + 4 & b = \max \end{cases}`,
      String.raw`K = 1 - \max, \qquad C = \frac{1 - r - K}{1 - K}`,
    ],
    where: {
      "r, g, b": "red, green and blue from 0 to 1",
      "\\max, \\min": "the largest and the smallest of the three",
      "H, S, L": "hue, saturation and lightness",
      "K, C": "black and cyan; magenta and yellow follow from g and b in the same way",
    },
  },
  howTo: [
    "Under Color given as, choose the notation you have.",
    "Enter it: a HEX code with or without #, three numbers from 0 to 255, or hue and percentages.",
    "Copy the notation your tool needs: HEX or HSL for style sheets, RGB for office software, CMYK as a first guess for print.",
    "Pick matching colors from Color harmonies; they keep the saturation and lightness and rotate the hue.",
  ],
  faq: [
    {
      question: "How do I read a HEX code?",
      answer:
        "It holds red, green and blue as two hexadecimal digits each: #1E90FF is 1E = 30, 90 = 144, FF = 255. The short form #F80 doubles each digit to #FF8800.",
    },
    {
      question: "What is the difference between HSL and HSV?",
      answer:
        "Both place the hue on a wheel. In HSL, white is 100% lightness and pure colors sit at 50%; in HSV (also HSB) pure colors have 100% value, and white is 100% value with 0% saturation.",
    },
    {
      question: "Why does my printed color look different?",
      answer:
        "The CMYK figures are plain arithmetic without a profile for the paper and ink. The brightest blues and greens on a screen cannot be printed at all. Let your layout software convert with the printer's ICC profile.",
    },
    {
      question: "Is lightness the same as brightness to the eye?",
      answer:
        "No. Yellow #FFFF00 and blue #0000FF both have 50% HSL lightness, but their relative luminances are 0.93 and 0.07. Use luminance, or a contrast check, for text.",
    },
  ],
  about: [
    "Every input is first turned into 8-bit sRGB, the color space of the web, and every output is computed from that; so hsl(210, 100%, 56%) comes back as 209.6° and 55.9%.",
    "Wide-gamut colors (Display P3), transparency, Lab and OKLCH are not covered.",
  ],
  sources: [
    "IEC 61966-2-1:1999 (sRGB)",
    "W3C CSS Color Module Level 4 (HSL)",
    "A. R. Smith, Color Gamut Transform Pairs, SIGGRAPH 1978 (HSV)",
    "W3C WCAG 2.2 (relative luminance)",
  ],
  phrases: [
    "{hex} to rgb",
    "rgb {red} {green} {blue} to hex",
    "hex {hex}",
    "hex color of hsl {hue} {saturation} {lightness}",
    "what is the hex code for rgb {red} {green} {blue}",
    "hsv {hue} {saturation} {value} to hex",
    "convert {hex} color code to cmyk hsl",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Dodger blue, #1E90FF",
      inputs: { format: "hex", hex: "#1E90FF" },
      outputs: { red: 30, green: 144, blue: 255, textColor: "#000000" },
    },
    {
      title: "A warm orange given in HSL",
      inputs: { format: "hsl", hue: 30, saturation: 100, lightness: 50 },
      outputs: { hex: "#FF8000", complementary: "#007FFF" },
    },
    {
      title: "A CMYK red from a brand guide",
      inputs: { format: "cmyk", cyan: 0, magenta: 90, yellow: 80, black: 10 },
      outputs: { hex: "#E6172E", hsvValue: 90.1960784 },
    },
  ],
});

/** Names and degrees around the color wheel. */
const HARMONIES = [
  ["Complementary", 180],
  ["Analogous -30", 330],
  ["Analogous +30", 30],
  ["Triadic 1", 120],
  ["Triadic 2", 240],
  ["Split complementary 1", 150],
  ["Split complementary 2", 210],
  ["Tetradic 1", 90],
  ["Tetradic 2", 270],
] as const;

interface Given extends Rgb {
  readonly format: "hex" | "rgb" | "hsl" | "hsv" | "cmyk";
  readonly hex: string;
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly value: number;
  readonly cyan: number;
  readonly magenta: number;
  readonly yellow: number;
  readonly black: number;
}

/** The color in 8-bit channels. */
function colorOf(given: Given): Rgb {
  const [hue, saturation] = [given.hue, given.saturation / 100];
  switch (given.format) {
    case "hex":
      return (
        parseHexColor(given.hex) ??
        refuse("hex", "Write the color with 3 or 6 hexadecimal digits, such as #F80 or #1E90FF.")
      );
    case "rgb":
      return { red: given.red, green: given.green, blue: given.blue };
    case "hsl":
      return hslToRgb({ hue, saturation, lightness: given.lightness / 100 });
    case "hsv":
      return rgbOfHsv(hue, saturation, given.value / 100);
    case "cmyk": {
      const channel = (ink: number) => roundChannel(255 * (1 - ink / 100) * (1 - given.black / 100));
      return { red: channel(given.cyan), green: channel(given.magenta), blue: channel(given.yellow) };
    }
  }
}

function rgbOfHsv(hue: number, saturation: number, value: number): Rgb {
  const lightness = value * (1 - saturation / 2);
  const room = Math.min(lightness, 1 - lightness);
  return hslToRgb({ hue, saturation: room === 0 ? 0 : (value - lightness) / room, lightness });
}

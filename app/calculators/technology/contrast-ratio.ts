import { defineCalculator, boolean, choice, number, percent, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";
import { getContrastRatio, hexColor, parseHexColor, relativeLuminance, roundChannel, type Rgb } from "#maths/color.ts";

export default defineCalculator({
  id: "contrast-ratio",
  name: "Color Contrast Ratio Checker",
  category: "technology",
  emoji: "👁️",
  description:
    "The contrast ratio of text on a background, which WCAG levels it passes, and the nearest color that would pass.",
  keywords: ["WCAG", "accessibility", "AA AAA", "text readability", "a11y", "legible colors"],
  related: [
    { id: "color-converter", stage: "complementary", relevance: 88 },
    { id: "typography-converter", stage: "complementary", relevance: 66 },
    "screen-ppi",
    "aspect-ratio",
  ],
  inputs: {
    foreground: text("Text color", {
      default: "#8A8A8A",
      maxLength: 7,
      code: true,
      tool: "color",
      also: ["letters", "font", "text", "lettering"],
    }),
    background: text("Background color", {
      also: ["page", "on"],
      default: "#FFFFFF",
      maxLength: 7,
      code: true,
      tool: "color",
    }),
    opacity: percent("Text opacity", { default: 100, min: 0, max: 100 }),
    fontSize: number("Font size", {
      also: ["px text", "font of", "text size"],
      default: 16,
      min: 1,
      max: 1000,
      unit: "px",
    }),
    bold: boolean("Bold", { default: false }),
    target: choice("Level to reach", {
      default: "aa",
      options: [
        ["aa", "AA"],
        ["aaa", "AAA"],
      ],
    }),
  },
  outputs: {
    contrastRatio: number("Contrast ratio", { also: ["contrast", "what contrast"], decimals: 3 }),
    ratioText: text("As a ratio"),
    isLargeText: boolean("Counts as large text"),
    passesAa: boolean("Passes AA", { also: ["pass aa", "pass wcag aa", "wcag aa"] }),
    passesAaa: boolean("Passes AAA", { also: ["pass wcag aaa", "wcag aaa"] }),
    passesNonText: boolean("Passes for graphics and controls"),
    foregroundLuminance: number("Luminance of the text", { decimals: 4 }),
    backgroundLuminance: number("Luminance of the background", { decimals: 4 }),
    requiredRatio: number("Ratio required for the target"),
    suggestedForeground: text("Nearest passing color", { code: true, none: "No color passes on this background" }),
    levels: table("WCAG levels", {
      use: text("Use"),
      level: text("Level"),
      required: number("Required ratio"),
      passes: boolean("Passes"),
    }),
  },
  pictures: [
    { draw: "swatches", of: ["foreground", "suggestedForeground"], on: "background", title: "On the background" },
    { draw: "bars", of: ["contrastRatio", "requiredRatio"], title: "The contrast and what is required" },
  ],
  compute(inputs) {
    const typed = parseHexColor(inputs.foreground) ?? refuse("foreground", NOT_A_COLOR);
    const background = parseHexColor(inputs.background) ?? refuse("background", NOT_A_COLOR);
    const text = mixed(background, typed, inputs.opacity / 100);
    const [foregroundLuminance, backgroundLuminance] = [relativeLuminance(text), relativeLuminance(background)];
    const contrastRatio = getContrastRatio(foregroundLuminance, backgroundLuminance);
    const isLargeText = inputs.fontSize >= 24 || (inputs.bold && inputs.fontSize >= 18.66);
    const required = isLargeText ? { aa: 3, aaa: 4.5 } : { aa: 4.5, aaa: 7 };
    return {
      contrastRatio,
      ratioText: truncatedRatio(contrastRatio),
      isLargeText,
      passesAa: contrastRatio >= required.aa,
      passesAaa: contrastRatio >= required.aaa,
      passesNonText: contrastRatio >= 3,
      foregroundLuminance,
      backgroundLuminance,
      requiredRatio: required[inputs.target],
      suggestedForeground: suggestion(text, background, required[inputs.target]),
      levels: LEVELS.map(([use, level, ratio]) => ({ use, level, required: ratio, passes: contrastRatio >= ratio })),
    };
  },
  takeaways: (
    _,
    { ratioText, passesAa, passesAaa, requiredRatio, suggestedForeground, isLargeText, contrastRatio },
  ) => [
    `The contrast is ${ratioText}. For ${isLargeText ? "large" : "normal"} text ${passesAaa ? "it passes both AA and AAA" : passesAa ? "it passes AA but not AAA" : "it passes neither AA nor AAA"}.`,
    contrastRatio! >= requiredRatio!
      ? `The level you are aiming for requires {requiredRatio} to 1, so you can keep the color.`
      : suggestedForeground === null
        ? `Mixing in black or white cannot reach {requiredRatio} to 1 here; change the background.`
        : `The nearest text color that reaches {requiredRatio} to 1 is ${suggestedForeground}.`,
  ],
  formula: {
    tex: [
      String.raw`C = \frac{L_1 + 0.05}{L_2 + 0.05}`,
      String.raw`L = 0.2126\,R + 0.7152\,G + 0.0722\,B`,
      String.raw`R = \begin{cases} \frac{c}{12.92} & c \le 0.04045 \\ \left(\frac{c + 0.055}{1.055}\right)^{2.4} & \text{otherwise} \end{cases}`,
    ],
    where: {
      C: "contrast ratio, from 1 to 21",
      L_1: "relative luminance of the lighter color",
      L_2: "relative luminance of the darker color",
      "R, G, B": "linear red, green and blue light",
      c: "the channel of the color divided by 255",
    },
  },
  howTo: [
    "Enter the Text color and the Background color as HEX codes.",
    "Lower the Text opacity if the text is translucent; the blended color is what counts.",
    "Set Font size in CSS pixels and tick Bold: from 24 px, or 18.66 px (14 pt) in bold, text counts as large and needs less contrast.",
    "Choose the Level to reach and take the Nearest passing color if yours fails.",
  ],
  faq: [
    {
      question: "What contrast does the law require?",
      answer:
        "Level AA of WCAG: 4.5 to 1 for normal text, 3 to 1 for large text and for controls. The EU's EN 301 549, Section 508 in the US and the UK's public-sector rules all refer to it.",
    },
    {
      question: "Why does 4.499 fail?",
      answer:
        "WCAG sets a minimum without rounding. That is why the ratio is truncated to two decimals here, not rounded: #777777 on white has 4.478 and fails, #767676 has 4.54 and passes.",
    },
    {
      question: "Do logos and disabled buttons count?",
      answer:
        "No. WCAG 1.4.3 exempts logotypes, pure decoration and inactive controls. Icons and borders that you must see to use a control need 3 to 1 (1.4.11).",
    },
    {
      question: "Is enough contrast enough for color-blind readers?",
      answer:
        "For reading, mostly yes, since the ratio measures lightness only. But never distinguish things by hue alone (WCAG 1.4.1): add an underline, an icon or a word.",
    },
  ],
  about: [
    "The ratio compares the luminance of two flat sRGB colors. For text on a photo or a gradient, check the spot where the text and the background are most alike.",
    "WCAG 2 is known to be too lenient on dark backgrounds and too strict on some oranges; a different measure is being developed for WCAG 3. Today, conformance is still judged by these figures.",
  ],
  sources: [
    "W3C WCAG 2.2 (2023), success criteria 1.4.3, 1.4.6, 1.4.11 and the definitions of contrast ratio and relative luminance",
  ],
  phrases: [
    "contrast of {foreground} on {background}",
    "is {foreground} on {background} readable",
    "contrast between {foreground} text and a {background} background",
    "does {foreground} on {background} pass wcag aa for {fontSize} text",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Gray #8A8A8A on white",
      inputs: { foreground: "#8A8A8A", background: "#FFFFFF" },
      outputs: { ratioText: "3.45:1", passesAa: false },
    },
    {
      title: "White on a blue button, in 19 px bold",
      inputs: { foreground: "#FFF", background: "#1E90FF", fontSize: 19, bold: true },
      outputs: { ratioText: "3.23:1", isLargeText: true, passesAa: true },
    },
    {
      title: "Black at 60% opacity on a pale yellow, for AAA",
      inputs: { foreground: "#000000", background: "#FFF8DC", opacity: 60, target: "aaa" },
      outputs: { ratioText: "5.64:1", passesAaa: false },
    },
  ],
});

const NOT_A_COLOR = "Write the color with 3 or 6 hexadecimal digits, such as #777 or #1E90FF.";

const LEVELS = [
  ["Normal text", "AA", 4.5],
  ["Normal text", "AAA", 7],
  ["Large text", "AA", 3],
  ["Large text", "AAA", 4.5],
  ["Graphics and controls", "AA", 3],
] as const;

const BLACK: Rgb = { red: 0, green: 0, blue: 0 };
const WHITE: Rgb = { red: 255, green: 255, blue: 255 };

/** A share of `to` mixed into `from`. */
function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (one: number, other: number) => roundChannel(other * share + one * (1 - share));
  return { red: channel(from.red, to.red), green: channel(from.green, to.green), blue: channel(from.blue, to.blue) };
}

/** The color itself, or the first mix toward black or white (black first) that reaches the ratio; null where none does. */
function suggestion(color: Rgb, background: Rgb, required: number): string | null {
  const against = relativeLuminance(background);
  for (let hundredths = 0; hundredths <= 100; hundredths += 1) {
    for (const end of [BLACK, WHITE]) {
      const candidate = mixed(color, end, hundredths / 100);
      if (getContrastRatio(relativeLuminance(candidate), against) >= required) return hexColor(candidate);
    }
  }
  return null;
}

/** Two decimals, cut and not rounded. */
function truncatedRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}

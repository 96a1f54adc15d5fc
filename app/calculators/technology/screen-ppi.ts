import { defineCalculator, boolean, integer, number, quantity, table, text } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { gcd } from "#maths/integers.ts";

export default defineCalculator({
  id: "screen-ppi",
  name: "Screen PPI Calculator",
  category: "technology",
  emoji: "🖥️",
  description:
    "The pixel density, dot pitch and size of a display, and the distance beyond which you can no longer see its pixels.",
  keywords: [
    "pixels per inch",
    "DPI",
    "pixel density",
    "monitor size",
    "retina distance",
    "dot pitch",
    "display resolution",
    "how wide is a screen",
    "monitor width",
  ],
  related: [
    { id: "tv-distance", stage: "next_step", relevance: 80 },
    { id: "aspect-ratio", stage: "complementary", relevance: 78 },
    { id: "video-bitrate", stage: "complementary", relevance: 60 },
    "projector-throw",
  ],
  inputs: {
    widthPixels: integer("Horizontal pixels", { also: ["resolution of"], default: 2560, min: 1, max: 100_000 }),
    heightPixels: integer("Vertical pixels", { default: 1440, min: 1, max: 100_000 }),
    diagonal: quantity("Screen diagonal", length, {
      unit: "cm",
      default: 68.58,
      min: 0.1,
      max: 10_000,
      metric: "in",
      imperial: "in",
      help: "27 inches is 68.58 cm.",
      also: ["screen size", "diagonal", "inch phone", "monitor", "display", "laptop", "tv", "screen", "tablet"],
    }),
    viewingDistance: quantity("Viewing distance", length, {
      unit: "cm",
      default: 60,
      defaultIn: { imperial: "24 in" },
      min: 1,
      max: 10_000,
      metric: "cm",
      imperial: "in",
    }),
  },
  outputs: {
    ppi: number("Pixel density", {
      also: ["pixels per inch", "dpi", "how many pixels per inch"],
      unit: "ppi",
      decimals: 1,
    }),
    pixelsPerCm: number("Pixels per centimeter", { decimals: 2 }),
    dotPitch: quantity("Dot pitch", length, { also: ["pixel size"], unit: "mm", metric: "mm", imperial: "mm" }),
    screenWidth: quantity("Screen width", length, {
      also: ["how wide"],
      unit: "cm",
      metric: "cm",
      imperial: "in",
      decimals: 1,
    }),
    screenHeight: quantity("Screen height", length, {
      also: ["how tall"],
      unit: "cm",
      metric: "cm",
      imperial: "in",
      decimals: 1,
    }),
    screenArea: quantity("Screen area", area, { unit: "cm2", metric: "cm2", imperial: "in2", decimals: 0 }),
    aspectRatio: text("Aspect ratio"),
    totalPixels: integer("Pixels"),
    megapixels: number("Megapixels", { decimals: 2 }),
    retinaDistance: quantity("Pixels blend beyond", length, { unit: "cm", metric: "cm", imperial: "in", decimals: 0 }),
    pixelsPerDegree: number("Pixels per degree at your distance", { decimals: 1 }),
    looksSharp: boolean("Looks sharp at your distance"),
    sizes: table("The same resolution on other sizes", {
      diagonal: quantity("Diagonal", length, { unit: "cm", metric: "in", imperial: "in", decimals: 1 }),
      ppi: number("Pixels per inch", { decimals: 1 }),
    }),
  },
  figures: ["screenWidth", "screenHeight", "aspectRatio", "megapixels", "dotPitch", "looksSharp", "retinaDistance"],
  pictures: [
    {
      draw: "shape",
      forms: [["rectangle", "screenWidth", "screenHeight"]],
      beside: ["card", "person"],
      title: "The screen to scale",
    },
  ],
  compute({ widthPixels, heightPixels, diagonal, viewingDistance }) {
    const diagonalPixels = Math.hypot(widthPixels, heightPixels);
    const pixelsPerCm = diagonalPixels / diagonal;
    const [screenWidth, screenHeight] = [widthPixels / pixelsPerCm, heightPixels / pixelsPerCm];
    const common = gcd(widthPixels, heightPixels);
    const retinaDistance = 1 / pixelsPerCm / Math.tan(degrees(1 / 60));
    return {
      ppi: 2.54 * pixelsPerCm,
      pixelsPerCm,
      dotPitch: 10 / pixelsPerCm,
      screenWidth,
      screenHeight,
      screenArea: screenWidth * screenHeight,
      aspectRatio: `${widthPixels / common}:${heightPixels / common}`,
      totalPixels: widthPixels * heightPixels,
      megapixels: (widthPixels * heightPixels) / 1e6,
      retinaDistance,
      pixelsPerDegree: 2 * viewingDistance * Math.tan(degrees(0.5)) * pixelsPerCm,
      looksSharp: viewingDistance >= retinaDistance,
      sizes: [6.1, 10.9, 13.3, 15.6, 24, 27, 32, 42, 55, 65].map((inches) => ({
        diagonal: 2.54 * inches,
        ppi: diagonalPixels / inches,
      })),
    };
  },
  takeaways: (_, { looksSharp }) => [
    "The screen has {ppi}, one pixel every {dotPitch}, and measures {screenWidth} by {screenHeight}.",
    looksSharp
      ? "At {viewingDistance} you cannot tell the pixels apart: they blend beyond {retinaDistance}."
      : "At {viewingDistance} sharp eyes can still see single pixels; they blend beyond {retinaDistance}.",
  ],
  formula: {
    tex: [
      String.raw`\mathit{ppi} = \frac{\sqrt{w^2 + h^2}}{d}`,
      String.raw`r = \frac{p}{\tan(1/60^\circ)} \approx 3438\,p`,
      String.raw`\mathit{ppd} = \frac{2\,a \tan 0.5^\circ}{p}`,
    ],
    where: {
      "w, h": "horizontal and vertical pixels",
      d: "Screen diagonal in inches",
      p: "dot pitch: the distance between two pixels",
      r: "distance beyond which pixels blend",
      a: "Viewing distance",
      "\\mathit{ppd}": "pixels per degree of the field of view",
    },
  },
  howTo: [
    "Enter Horizontal and Vertical pixels, for example 3840 and 2160 for 4K.",
    "Enter the Screen diagonal without the frame, as the manufacturer states it.",
    "Set the Viewing distance from your eyes: about 30 cm for a phone, 60 cm for a desk, 2 to 3 m for a television.",
    "See in the table how dense the same resolution is on other screen sizes.",
  ],
  faq: [
    {
      question: "What is a good pixel density?",
      answer:
        "At 60 cm (24 in) pixels blend from about 145 ppi up; at 30 cm (12 in), as with a phone, from 291 ppi. A 27-inch monitor has 82 ppi in Full HD, 109 in 1440p and 163 in 4K.",
    },
    {
      question: "Why do I have to scale a 4K monitor?",
      answer:
        "Operating systems draw text for 96 ppi (Windows) or about 110 ppi (macOS). At 163 ppi, unscaled text is about 40% smaller; 150% scaling brings it back to nearly that size, only sharper.",
    },
    {
      question: "What does “Retina” mean?",
      answer:
        "Apple's name for a display whose pixels the eye cannot resolve at the usual distance. The rule behind it is one arcminute per pixel, the detail that 20/20 vision can see, or 60 pixels per degree.",
    },
    {
      question: "Are ppi and dpi the same?",
      answer:
        "No. Pixels per inch describe a screen or image; dots per inch describe the droplets of a printer, which needs several dots for one pixel.",
    },
  ],
  about: [
    "The calculation assumes square pixels and a flat screen, and the diagonal is that of the visible picture. PenTile OLED panels have fewer red and blue pixels than green ones and look a little coarser than their numbers suggest.",
    "One arcminute is normal good vision. Young eyes can resolve 0.7 arcminutes, and they notice lines that are offset from each other at a tenth of that, so jagged edges may show even beyond the distance given.",
  ],
  sources: [
    "ISO 9241-303:2011 (electronic visual displays)",
    "One arcminute as the resolution of 20/20 vision: ISO 8596:2017",
  ],
  phrases: [
    "{widthPixels}x{heightPixels} at {diagonal} ppi",
    "ppi of a {diagonal} screen with {widthPixels} x {heightPixels}",
    "pixel density of a {diagonal} phone tablet laptop with {widthPixels} by {heightPixels} pixels",
    "how wide is a {diagonal} tv with {widthPixels} x {heightPixels} pixels",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 27-inch monitor with 2560 × 1440",
      inputs: { widthPixels: 2560, heightPixels: 1440, diagonal: 68.58, viewingDistance: 60 },
      outputs: { ppi: 108.785539, aspectRatio: "16:9", looksSharp: false },
    },
    {
      title: "A 6.1-inch phone with 1179 × 2556 at 30 cm",
      inputs: { widthPixels: 1179, heightPixels: 2556, diagonal: 15.494, viewingDistance: 30 },
      outputs: { ppi: 461.444893, looksSharp: true },
    },
  ],
});

/** Converts degrees to radians. */
function degrees(angle: number): number {
  return (angle * Math.PI) / 180;
}

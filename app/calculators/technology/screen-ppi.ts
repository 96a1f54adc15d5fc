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
    "Pixel density, dot pitch and size of a display, and the distance from which its pixels can no longer be seen.",
  keywords: [
    "pixels per inch",
    "DPI",
    "pixel density",
    "monitor size",
    "retina distance",
    "dot pitch",
    "display resolution",
  ],
  related: [
    { id: "tv-distance", stage: "next_step", relevance: 80 },
    { id: "aspect-ratio", stage: "complementary", relevance: 78 },
    { id: "video-bitrate", stage: "complementary", relevance: 60 },
    "projector-throw",
  ],
  inputs: {
    widthPixels: integer("Horizontal pixels", { default: 2560, min: 1, max: 100_000 }),
    heightPixels: integer("Vertical pixels", { default: 1440, min: 1, max: 100_000 }),
    diagonal: quantity("Screen diagonal", length, {
      unit: "cm",
      default: 68.58,
      min: 0.1,
      max: 10_000,
      metric: "in",
      imperial: "in",
      help: "27 inches are 68.58 cm",
      also: ["screen size", "diagonal"],
    }),
    viewingDistance: quantity("Viewing distance", length, {
      unit: "cm",
      default: 60,
      min: 1,
      max: 10_000,
      metric: "cm",
      imperial: "in",
    }),
  },
  outputs: {
    ppi: number("Pixel density", { unit: "ppi", decimals: 1 }),
    pixelsPerCm: number("Pixels per centimeter", { decimals: 2 }),
    dotPitch: quantity("Dot pitch", length, { unit: "mm", metric: "mm", imperial: "mm" }),
    screenWidth: quantity("Screen width", length, { unit: "cm", metric: "cm", imperial: "in", decimals: 1 }),
    screenHeight: quantity("Screen height", length, { unit: "cm", metric: "cm", imperial: "in", decimals: 1 }),
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
      : "At {viewingDistance} sharp eyes still see single pixels; they blend beyond {retinaDistance}.",
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
      p: "dot pitch: the distance of two pixels",
      r: "distance beyond which pixels blend",
      a: "Viewing distance",
      "\\mathit{ppd}": "pixels per degree of the field of view",
    },
  },
  howTo: [
    "Enter Horizontal and Vertical pixels, for example 3840 and 2160 for 4K.",
    "Enter the Screen diagonal without the frame, as the maker states it.",
    "Set the Viewing distance from your eyes: about 30 cm for a phone, 60 cm for a desk, 2 to 3 m for a television.",
    "See in the table how dense the same resolution is on other sizes.",
  ],
  faq: [
    {
      question: "What is a good pixel density?",
      answer:
        "At 60 cm pixels blend from about 145 ppi on, at 30 cm (a phone) from 291 ppi. A 27-inch monitor has 82 ppi in Full HD, 109 in 1440p and 163 in 4K.",
    },
    {
      question: "Why do I have to scale a 4K monitor?",
      answer:
        "Operating systems draw text for 96 ppi (Windows) or about 110 ppi (macOS). At 163 ppi unscaled text is 40 % smaller, so 150 % scaling brings it back, only sharper.",
    },
    {
      question: "What does “Retina” mean?",
      answer:
        "Apple's name for a display whose pixels the eye cannot resolve at the usual distance. The rule behind it is one arcminute per pixel, the detail that 20/20 vision sees, or 60 pixels per degree.",
    },
    {
      question: "Are ppi and dpi the same?",
      answer:
        "Pixels per inch describe a screen or image, dots per inch the droplets of a printer, which needs several dots for one pixel.",
    },
  ],
  about: [
    "Square pixels and a flat screen are assumed, and the diagonal is that of the visible picture. Pen-tile OLED panels have fewer red and blue than green pixels and look a little coarser than their number says.",
    "One arcminute is average good sight. Young eyes can resolve 0.7 arcminutes, and lines that are shifted against each other are noticed at a tenth of that, so jagged edges may show even beyond the distance given.",
  ],
  sources: [
    "ISO 9241-303:2011 (electronic visual displays)",
    "One arcminute as the resolution of 20/20 vision: ISO 8596:2017",
  ],
  phrases: [
    "{widthPixels}x{heightPixels} at {diagonal} ppi",
    "ppi of a {diagonal} screen with {widthPixels} x {heightPixels}",
  ],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { widthPixels: 1920, heightPixels: 1080, diagonal: 60.96, viewingDistance: 60 },
      outputs: { ppi: 91.7877987534, dotPitch: 0.276725233037, aspectRatio: "16:9" },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { widthPixels: 2560, heightPixels: 1440, diagonal: 68.58, viewingDistance: 60 },
      outputs: {
        ppi: 108.785539263,
        pixelsPerCm: 42.8289524659,
        dotPitch: 0.233486915375,
        screenWidth: 59.772650336,
        screenHeight: 33.622115814,
        screenArea: 2009.68297211,
        aspectRatio: "16:9",
        totalPixels: 3686400,
        megapixels: 3.6864,
        retinaDistance: 80.2668866711,
        pixelsPerDegree: 44.8515126944,
        looksSharp: false,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { widthPixels: 3840, heightPixels: 2160, diagonal: 139.7, viewingDistance: 250 },
      outputs: {
        ppi: 80.1057152757,
        pixelsPerCm: 31.5376831794,
        dotPitch: 0.317080996188,
        screenWidth: 121.759102536,
        screenHeight: 68.4894951767,
        screenArea: 8339.21946588,
        aspectRatio: "16:9",
        totalPixels: 8294400,
        megapixels: 8.2944,
        retinaDistance: 109.004413998,
        pixelsPerDegree: 137.612595767,
        looksSharp: true,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { widthPixels: 1179, heightPixels: 2556, diagonal: 15.494, viewingDistance: 30 },
      outputs: {
        ppi: 461.444893147,
        pixelsPerCm: 181.671217774,
        dotPitch: 0.0550444925867,
        screenWidth: 6.48974567597,
        screenHeight: 14.0693723052,
        screenArea: 91.306648081,
        aspectRatio: "131:284",
        totalPixels: 3013524,
        megapixels: 3.013524,
        retinaDistance: 18.9229021302,
        pixelsPerDegree: 95.1252419342,
        looksSharp: true,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { widthPixels: 1, heightPixels: 1, diagonal: 0.1, viewingDistance: 1 },
      outputs: {
        ppi: 35.9210244843,
        pixelsPerCm: 14.1421356237,
        dotPitch: 0.707106781187,
        screenWidth: 0.0707106781187,
        screenHeight: 0.0707106781187,
        screenArea: 0.005,
        aspectRatio: "1:1",
        totalPixels: 1,
        megapixels: 1e-6,
        retinaDistance: 243.085398506,
        pixelsPerDegree: 0.246833095735,
        looksSharp: false,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { widthPixels: 640, heightPixels: 480, diagonal: 35.56, viewingDistance: 45 },
      outputs: {
        ppi: 57.1428571429,
        pixelsPerCm: 22.4971878515,
        dotPitch: 0.4445,
        screenWidth: 28.448,
        screenHeight: 21.336,
        screenArea: 606.966528,
        aspectRatio: "4:3",
        totalPixels: 307200,
        megapixels: 0.3072,
        retinaDistance: 152.807839651,
        pixelsPerDegree: 17.669698564,
        looksSharp: false,
      },
    },
    {
      by: "Division: 2560 x 1440 has a diagonal of 2937.21 pixels",
      inputs: { widthPixels: 2560, heightPixels: 1440 },
      outputs: {
        sizes: { rows: 10, first: { diagonal: 15.494, ppi: 481.509925 }, last: { diagonal: 165.1, ppi: 45.1878545 } },
      },
    },
    { by: "Refusal", inputs: { widthPixels: 0 }, refuses: "widthPixels" },
    { by: "Refusal: not whole", inputs: { heightPixels: 1080.5 }, refuses: "heightPixels" },
    { by: "Refusal", inputs: { diagonal: 0 }, refuses: "diagonal" },
    { by: "Refusal", inputs: { viewingDistance: 0.5 }, refuses: "viewingDistance" },
  ],
});

/** An angle in degrees, told in radians. */
function degrees(angle: number): number {
  return (angle * Math.PI) / 180;
}

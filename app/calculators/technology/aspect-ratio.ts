import { defineCalculator, choice, integer, number, percent, table, text } from "#engine/define.ts";
import { gcd } from "#maths/integers.ts";

export default defineCalculator({
  id: "aspect-ratio",
  name: "Aspect Ratio Calculator",
  category: "technology",
  emoji: "📐",
  description:
    "The aspect ratio of an image or video, the missing side at a new size, and the crop to another ratio such as 16:9 or 1:1.",
  keywords: ["image resize", "16:9", "4:3", "crop size", "video resolution", "scale dimensions", "letterbox"],
  related: [
    { id: "screen-ppi", stage: "complementary", relevance: 80 },
    { id: "video-bitrate", stage: "next_step", relevance: 68 },
    { id: "proportion", stage: "complementary", relevance: 62 },
    "ratio",
    "tv-distance",
  ],
  inputs: {
    originalWidth: integer("Original width", { default: 1920, min: 1, max: 1_000_000, unit: "px", also: ["width"] }),
    originalHeight: integer("Original height", { default: 1080, min: 1, max: 1_000_000, unit: "px", also: ["height"] }),
    known: choice("New side you know", {
      default: "width",
      options: [
        ["width", "Width"],
        ["height", "Height"],
      ],
    }),
    newSize: number("New size of that side", { default: 1280, min: 0.001, max: 1_000_000, unit: "px" }),
    targetRatioWidth: number("Crop to ratio: width", { default: 1, min: 0.001, max: 10_000 }),
    targetRatioHeight: number("Crop to ratio: height", { default: 1, min: 0.001, max: 10_000 }),
  },
  outputs: {
    newWidth: number("New width", { unit: "px", decimals: 2 }),
    newHeight: number("New height", { unit: "px", decimals: 2 }),
    ratio: text("Aspect ratio"),
    decimalRatio: number("Ratio as a decimal", { decimals: 4 }),
    scale: percent("Scale", { decimals: 1 }),
    megapixels: number("Megapixels at the new size"),
    orientation: text("Orientation", { labels: { landscape: "Landscape", portrait: "Portrait", square: "Square" } }),
    cropWidth: number("Width after the crop", { unit: "px", decimals: 2 }),
    cropHeight: number("Height after the crop", { unit: "px", decimals: 2 }),
    sizes: table("Common widths at this ratio", {
      width: number("Width", { unit: "px" }),
      height: number("Height", { unit: "px", decimals: 2 }),
    }),
  },
  pictures: [
    {
      draw: "shape",
      forms: [
        ["rectangle", "originalWidth", "originalHeight"],
        ["rectangle", "newWidth", "newHeight"],
      ],
      title: "Before and after, to one scale",
    },
  ],
  primary: ({ known }) => (known === "width" ? "newHeight" : "newWidth"),
  compute({ originalWidth, originalHeight, known, newSize, targetRatioWidth, targetRatioHeight }) {
    const decimalRatio = originalWidth / originalHeight;
    const newWidth = known === "width" ? newSize : (newSize * originalWidth) / originalHeight;
    const newHeight = known === "height" ? newSize : (newSize * originalHeight) / originalWidth;
    const common = gcd(originalWidth, originalHeight);
    const target = targetRatioWidth / targetRatioHeight;
    const isTooWide = decimalRatio > target;
    return {
      newWidth,
      newHeight,
      ratio: `${originalWidth / common}:${originalHeight / common}`,
      decimalRatio,
      scale: (100 * newWidth) / originalWidth,
      megapixels: (newWidth * newHeight) / 1e6,
      orientation:
        originalWidth > originalHeight ? "landscape" : originalWidth < originalHeight ? "portrait" : "square",
      cropWidth: isTooWide ? originalHeight * target : originalWidth,
      cropHeight: isTooWide ? originalHeight : originalWidth / target,
      sizes: [320, 640, 854, 1280, 1920, 2560, 3840, 7680].map((width) => ({ width, height: width / decimalRatio })),
    };
  },
  takeaways: (
    { originalWidth, originalHeight, targetRatioWidth, targetRatioHeight },
    { ratio, newHeight, newWidth, cropWidth, cropHeight },
    say,
  ) => [
    `${say.number(originalWidth)} × ${say.number(originalHeight)} px has an aspect ratio of ${ratio}; scaled, it becomes ${say.number(newWidth!, 2)} × ${say.number(newHeight!, 2)} px.`,
    `Cropped to ${say.number(targetRatioWidth)}:${say.number(targetRatioHeight)} the largest possible picture is ${say.number(cropWidth!, 2)} × ${say.number(cropHeight!, 2)} px, ${say.percent((100 * cropWidth! * cropHeight!) / (originalWidth * originalHeight), 0)} of the original.`,
  ],
  formula: {
    tex: [
      String.raw`\frac{w_2}{h_2} = \frac{w_1}{h_1}`,
      String.raw`h_2 = w_2 \cdot \frac{h_1}{w_1}, \qquad w_2 = h_2 \cdot \frac{w_1}{h_1}`,
    ],
    where: {
      "w_1, h_1": "Original width and height",
      "w_2, h_2": "new width and height; one is given, the other follows",
    },
  },
  howTo: [
    "Enter the Original width and Original height of the image or video.",
    "Choose the New side you know and enter its size; the other side follows, without distortion.",
    "For a crop, set the ratio you want: 1 and 1 for a square, for instance, or 4 and 5 for a portrait post.",
    "Round to whole pixels yourself; for video round to even numbers, which most codecs require.",
  ],
  faq: [
    {
      question: "What is the height of a 16:9 video that is 1280 wide?",
      answer:
        "720: divide by 16 and multiply by 9. For 854 the result is 480.375, which is why 854 × 480 is not exactly 16:9.",
    },
    {
      question: "Which ratios are common?",
      answer:
        "16:9 for television and online video, 9:16 for vertical clips, 4:3 for older televisions and tablets, 3:2 for cameras, 1.85:1 and 2.39:1 for cinema, 21:9 (really 64:27) for wide monitors, 4:5 for portrait posts.",
    },
    {
      question: "Crop, stretch or letterbox?",
      answer:
        "Scaling keeps the ratio. To get a different one you either crop (lose the edges), letterbox (add bars) or stretch, which distorts faces and is rarely wanted.",
    },
  ],
  about: [
    "The ratio is reduced by the greatest common divisor, so 1366 × 768 is 683:384 and not 16:9, though the two differ by only 0.05%. Pixels are assumed to be square; PAL DV and DVD video stores 720 × 576 pixels that are displayed as 4:3 or 16:9.",
    "Enlarging beyond 100% adds no detail.",
  ],
  sources: ["SMPTE ST 2036-1:2014 and ITU-R BT.709-6 (2015), picture formats"],
  phrases: [
    "aspect ratio of {originalWidth}x{originalHeight}",
    "resize {originalWidth}x{originalHeight} to {newSize} {known}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Full HD scaled to 1280 pixels wide",
      inputs: { originalWidth: 1920, originalHeight: 1080, known: "width", newSize: 1280 },
      outputs: { newHeight: 720, ratio: "16:9", scale: 66.6666667 },
    },
    {
      title: "A 6000 × 4000 photo cropped to a 4:5 post",
      inputs: {
        originalWidth: 6000,
        originalHeight: 4000,
        known: "height",
        newSize: 1350,
        targetRatioWidth: 4,
        targetRatioHeight: 5,
      },
      outputs: { newWidth: 2025, cropWidth: 3200, cropHeight: 4000 },
    },
  ],
});

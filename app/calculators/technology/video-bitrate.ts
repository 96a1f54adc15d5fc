import { defineCalculator, choice, integer, number, percent, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "video-bitrate",
  name: "Video File Size and Bitrate Calculator",
  category: "technology",
  emoji: "🎬",
  description:
    "File size of a video from its bitrate and length, or the bitrate that fits a size limit, with a suggested bitrate.",
  keywords: ["Mbps", "compress video", "upload limit", "kbps", "encoding", "storage for recording", "H.264"],
  related: [
    { id: "download-time", stage: "next_step", relevance: 84 },
    { id: "aspect-ratio", stage: "complementary", relevance: 70 },
    { id: "data-rate-converter", stage: "complementary", relevance: 70 },
    "screen-ppi",
    "video-earnings",
  ],
  inputs: {
    mode: choice("Find the", {
      default: "file-size",
      options: [
        ["file-size", "File size"],
        ["bitrate", "Bitrate for a file size"],
      ],
    }),
    durationMinutes: number("Length", {
      default: 10,
      min: 0.001,
      max: 1_000_000,
      unit: "minutes",
      also: ["duration", "long"],
    }),
    videoBitrate: number("Video bitrate", {
      default: 8000,
      min: 1,
      max: 1e8,
      unit: "kbit/s",
      when: { mode: "file-size" },
    }),
    fileSize: number("File size", { default: 500, min: 0.001, max: 1e9, unit: "MB", when: { mode: "bitrate" } }),
    audioBitrate: number("Audio bitrate", { default: 128, min: 0, max: 100_000, unit: "kbit/s" }),
    overhead: percent("Container overhead", { default: 1, min: 0, max: 100 }),
    width: integer("Frame width", { default: 1920, min: 1, max: 20_000, unit: "px" }),
    height: integer("Frame height", { default: 1080, min: 1, max: 20_000, unit: "px" }),
    frameRate: number("Frame rate", { default: 30, min: 0.1, max: 1000, unit: "fps" }),
  },
  outputs: {
    fileSize: number("File size", { unit: "MB", decimals: 1 }),
    videoBitrate: number("Video bitrate", { unit: "kbit/s", decimals: 0 }),
    totalBitrate: number("Total bitrate", { unit: "kbit/s", decimals: 0 }),
    fileSizeMib: number("File size", { unit: "MiB", decimals: 1 }),
    sizePerHour: number("Size per hour", { unit: "GB", decimals: 2 }),
    bitsPerPixel: number("Bits per pixel", { decimals: 4 }),
    uncompressedBitrate: number("Uncompressed video", { unit: "Mbit/s", decimals: 1 }),
    compressionRatio: number("Compression ratio", { decimals: 1 }),
    recommended: table("Suggested H.264 bitrate by motion", {
      motion: text("Motion", {
        labels: { low: "Low: talking head, slides", medium: "Medium: film, vlog", high: "High: sport, games" },
      }),
      bitrate: number("Bitrate", { unit: "kbit/s", decimals: 0 }),
    }),
    sizes: table("File size by length", {
      minutes: number("Length", { unit: "minutes" }),
      fileSize: number("File size", { unit: "MB", decimals: 1 }),
    }),
  },
  compute(inputs) {
    const { mode, durationMinutes, audioBitrate } = inputs;
    const container = 1 + inputs.overhead / 100;
    const seconds = 60 * durationMinutes;
    const totalBitrate =
      mode === "file-size" ? inputs.videoBitrate + audioBitrate : (inputs.fileSize * 8e6) / container / seconds / 1000;
    const videoBitrate = mode === "file-size" ? inputs.videoBitrate : totalBitrate - audioBitrate;
    if (videoBitrate <= 0)
      refuse(
        "fileSize",
        "The sound alone fills that file. Allow a larger file, or lower the audio bitrate or the length.",
      );
    const bytesIn = (time: number) => ((totalBitrate * 1000 * time) / 8) * container;
    const pixelsPerSecond = inputs.width * inputs.height * inputs.frameRate;
    const bytes = bytesIn(seconds);
    return {
      fileSize: bytes / 1e6,
      videoBitrate,
      totalBitrate,
      fileSizeMib: bytes / 2 ** 20,
      sizePerHour: bytesIn(3600) / 1e9,
      bitsPerPixel: (videoBitrate * 1000) / pixelsPerSecond,
      uncompressedBitrate: (pixelsPerSecond * 24) / 1e6,
      compressionRatio: (pixelsPerSecond * 24) / (videoBitrate * 1000),
      recommended: MOTIONS.map(([motion, factor]) => ({ motion, bitrate: (pixelsPerSecond * factor * 0.07) / 1000 })),
      sizes: [1, 5, 10, 30, 60, 90, 120].map((minutes) => ({ minutes, fileSize: bytesIn(60 * minutes) / 1e6 })),
    };
  },
  takeaways: ({ mode }, { fileSize, videoBitrate, recommended, sizePerHour, compressionRatio }, say) => [
    mode === "file-size"
      ? `{durationMinutes} of video take ${say.number(fileSize!, 1)} MB, or ${say.number(sizePerHour!, 2)} GB an hour.`
      : `To fit {durationMinutes} into ${say.number(fileSize!, 1)} MB, encode the picture at ${say.number(videoBitrate!, 0)} kbit/s.`,
    `For medium motion at {width} by {height} and {frameRate} the estimate for H.264 is ${say.number(recommended![1]!.bitrate!, 0)} kbit/s; yours is ${videoBitrate! < recommended![1]!.bitrate! ? "below" : "at or above"} that.`,
    `The encoder has to shrink the picture by a factor of ${say.number(compressionRatio!, 0)}.`,
  ],
  formula: {
    tex: [
      String.raw`S = \frac{1000\,(b_v + b_a)\,t}{8}\,o`,
      String.raw`b_v = \frac{8\,S}{1000\,o\,t} - b_a`,
      String.raw`b_{\text{H.264}} = \frac{0.07\,w\,h\,f\,m}{1000}`,
    ],
    where: {
      S: "file size in bytes",
      "b_v, b_a": "video and audio bitrate in kbit/s",
      t: "length in seconds",
      o: "1 plus the Container overhead",
      "w, h, f": "frame width, height and frame rate",
      m: "motion: 1 low, 2 medium, 4 high",
    },
  },
  howTo: [
    "Choose under Find the whether you look for the file size, or for the bitrate that fits a given size.",
    "Enter the Length and the bitrates; audio is usually 128 to 320 kbit/s.",
    "Set frame size and Frame rate to compare with the suggested bitrates.",
    "Keep Container overhead at 1 % for MP4 and MKV; transport streams (TS) take about 5 to 10 %.",
  ],
  faq: [
    {
      question: "How large is an hour of Full HD video?",
      answer:
        "At 8000 kbit/s plus 128 for sound 3.66 GB, with 1 % for the container 3.69 GB. Streaming services use about half of that.",
    },
    {
      question: "Which bitrate should I choose?",
      answer:
        "The Kush gauge suggests 4355 kbit/s for 1080p at 30 fps with low motion and 8709 with medium motion, in H.264. HEVC and AV1 need 30 to 50 % less for the same picture.",
    },
    {
      question: "Does resolution change the file size?",
      answer:
        "Not at a fixed bitrate: 4K and 720p at 8000 kbit/s give the same file, but 4K then has nine times fewer bits per pixel and looks worse.",
    },
  ],
  about: [
    "File size is bitrate times time, whatever the codec. A constant or average bitrate is assumed; with a constant quality setting (CRF) the size depends on the content and can only be estimated.",
    "Megabytes are millions of bytes, as cameras and storage makers count; Windows shows the MiB figure.",
  ],
  sources: ["K. Amerasinghe, H.264 For The Rest Of Us, Adobe 2010 (bitrate estimate)", "IEC 80000-13:2008"],
  phrases: [
    "video file size {durationMinutes} minutes at {videoBitrate}",
    "bitrate for {fileSize} MB {durationMinutes} minutes",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "Ten minutes at 8000 kbit/s",
      inputs: { mode: "file-size", durationMinutes: 10, videoBitrate: 8000, audioBitrate: 128, overhead: 1 },
      outputs: { fileSize: 615.696, totalBitrate: 8128 },
    },
    {
      title: "A 25-minute talk that must fit 100 MB",
      inputs: { mode: "bitrate", durationMinutes: 25, fileSize: 100, audioBitrate: 96, overhead: 1, frameRate: 25 },
      outputs: { videoBitrate: 432.052805, totalBitrate: 528.052805 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        mode: "file-size",
        durationMinutes: 60,
        videoBitrate: 5000,
        fileSize: 500,
        audioBitrate: 128,
        overhead: 0,
        width: 1920,
        height: 1080,
        frameRate: 30,
      },
      outputs: { fileSize: 2307.6, sizePerHour: 2.3076 },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "file-size",
        durationMinutes: 10,
        videoBitrate: 8000,
        fileSize: 500,
        audioBitrate: 128,
        overhead: 1,
        width: 1920,
        height: 1080,
        frameRate: 30,
      },
      outputs: {
        fileSize: 615.696,
        videoBitrate: 8000.0,
        totalBitrate: 8128.0,
        fileSizeMib: 587.173461914,
        sizePerHour: 3.694176,
        bitsPerPixel: 0.128600823045,
        uncompressedBitrate: 1492.992,
        compressionRatio: 186.624,
        recommended: {
          rows: 3,
          first: { motion: "low", bitrate: 4354.56 },
          last: { motion: "high", bitrate: 17418.24 },
        },
        sizes: { rows: 7, first: { minutes: 1, fileSize: 61.5696 }, last: { minutes: 120 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "bitrate",
        durationMinutes: 25,
        videoBitrate: 8000,
        fileSize: 100,
        audioBitrate: 96,
        overhead: 1,
        width: 1920,
        height: 1080,
        frameRate: 25,
      },
      outputs: {
        fileSize: 100.0,
        videoBitrate: 432.052805281,
        totalBitrate: 528.052805281,
        fileSizeMib: 95.3674316406,
        sizePerHour: 0.24,
        bitsPerPixel: 0.00833435195371,
        uncompressedBitrate: 1244.16,
        compressionRatio: 2879.64800782,
        recommended: { rows: 3, first: { motion: "low", bitrate: 3628.8 }, last: { motion: "high", bitrate: 14515.2 } },
        sizes: { rows: 7, first: { minutes: 1, fileSize: 4.0 }, last: { minutes: 120 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "file-size",
        durationMinutes: 0.5,
        videoBitrate: 45000,
        fileSize: 1,
        audioBitrate: 320,
        overhead: 0,
        width: 3840,
        height: 2160,
        frameRate: 60,
      },
      outputs: {
        fileSize: 169.95,
        videoBitrate: 45000.0,
        totalBitrate: 45320.0,
        fileSizeMib: 162.076950073,
        sizePerHour: 20.394,
        bitsPerPixel: 0.0904224537037,
        uncompressedBitrate: 11943.936,
        compressionRatio: 265.4208,
        recommended: {
          rows: 3,
          first: { motion: "low", bitrate: 34836.48 },
          last: { motion: "high", bitrate: 139345.92 },
        },
        sizes: { rows: 7, first: { minutes: 1, fileSize: 339.9 }, last: { minutes: 120 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "bitrate",
        durationMinutes: 120,
        videoBitrate: 1,
        fileSize: 4700,
        audioBitrate: 448,
        overhead: 5,
        width: 720,
        height: 576,
        frameRate: 25,
      },
      outputs: {
        fileSize: 4700.0,
        videoBitrate: 4525.54497354,
        totalBitrate: 4973.54497354,
        fileSizeMib: 4482.26928711,
        sizePerHour: 2.35,
        bitsPerPixel: 0.436491606245,
        uncompressedBitrate: 248.832,
        compressionRatio: 54.9838751917,
        recommended: { rows: 3, first: { motion: "low", bitrate: 725.76 }, last: { motion: "high", bitrate: 2903.04 } },
        sizes: { rows: 7, first: { minutes: 1, fileSize: 39.1666666667 }, last: { minutes: 120 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "file-size",
        durationMinutes: 90,
        videoBitrate: 1,
        fileSize: 1,
        audioBitrate: 0,
        overhead: 100,
        width: 1,
        height: 1,
        frameRate: 0.1,
      },
      outputs: {
        fileSize: 1.35,
        videoBitrate: 1.0,
        totalBitrate: 1.0,
        fileSizeMib: 1.28746032715,
        sizePerHour: 0.0009,
        bitsPerPixel: 10000.0,
        uncompressedBitrate: 2.4e-6,
        compressionRatio: 0.0024,
        recommended: { rows: 3, first: { motion: "low", bitrate: 7e-6 }, last: { motion: "high", bitrate: 2.8e-5 } },
        sizes: { rows: 7, first: { minutes: 1, fileSize: 0.015 }, last: { minutes: 120 } },
      },
    },
    {
      by: "Kush gauge as published: 1280 x 720, 24 fps, medium motion gives about 3000 kbit/s",
      inputs: { width: 1280, height: 720, frameRate: 24 },
      outputs: { recommended: { rows: 3, first: { motion: "low", bitrate: 1548.288 } } },
    },
    {
      by: "Refusal: the sound fills the file",
      inputs: { mode: "bitrate", durationMinutes: 60, fileSize: 50, audioBitrate: 128, overhead: 0 },
      refuses: "fileSize",
    },
    { by: "Refusal", inputs: { durationMinutes: 0 }, refuses: "durationMinutes" },
    { by: "Refusal", inputs: { overhead: 101 }, refuses: "overhead" },
    { by: "Refusal: not whole", inputs: { width: 1920.5 }, refuses: "width" },
  ],
});

const MOTIONS = [
  ["low", 1],
  ["medium", 2],
  ["high", 4],
] as const;

import { defineCalculator, choice, integer, number, percent, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "video-bitrate",
  name: "Video File Size and Bitrate Calculator",
  category: "technology",
  emoji: "🎬",
  description:
    "The file size of a video from its bitrate and length, or the bitrate that fits a size limit, with a suggested bitrate.",
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
      also: [
        "duration",
        "long",
        "minute video",
        "minute clip",
        "clip",
        "movie",
        "lecture",
        "recording",
        "minutes of video",
      ],
    }),
    videoBitrate: number("Video bitrate", {
      assumable: false,
      also: ["video bitrate of", "video at", "bitrate of", "video"],
      default: 8000,
      min: 1,
      max: 1e8,
      unit: "kbit/s",
      when: { mode: "file-size" },
    }),
    fileSize: number("File size", {
      also: ["fits", "in", "file of", "limit of", "under"],
      default: 500,
      min: 0.001,
      max: 1e9,
      unit: "MB",
      when: { mode: "bitrate" },
    }),
    audioBitrate: number("Audio bitrate", {
      also: ["audio", "audio at", "audio bitrate of", "sound"],
      unsaid: 0,
      default: 128,
      min: 0,
      max: 100_000,
      unit: "kbit/s",
    }),
    overhead: percent("Container overhead", {
      also: ["container overhead", "overhead"],
      unsaid: 0,
      default: 1,
      min: 0,
      max: 100,
    }),
    width: integer("Frame width", { default: 1920, min: 1, max: 20_000, unit: "px" }),
    height: integer("Frame height", { default: 1080, min: 1, max: 20_000, unit: "px" }),
    frameRate: number("Frame rate", { default: 30, min: 0.1, max: 1000, unit: "fps" }),
  },
  outputs: {
    fileSize: number("File size", { also: ["how big", "how large", "size"], unit: "MB", decimals: 1 }),
    videoBitrate: number("Video bitrate", {
      also: ["what bitrate", "what video bitrate"],
      unit: "kbit/s",
      decimals: 0,
    }),
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
  pictures: [{ draw: "parts", of: ["videoBitrate", "audioBitrate"], whole: "totalBitrate" }],
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
        "The audio alone fills that file. Allow a larger file, or lower the audio bitrate or the length.",
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
      ? `{durationMinutes} of video takes ${say.number(fileSize!, 1)} MB, or ${say.number(sizePerHour!, 2)} GB an hour.`
      : `To fit {durationMinutes} into ${say.number(fileSize!, 1)} MB, encode the video at ${say.number(videoBitrate!, 0)} kbit/s.`,
    `For medium motion at {width} by {height} and {frameRate}, the H.264 estimate is ${say.number(recommended![1]!.bitrate!, 0)} kbit/s; yours is ${videoBitrate! < recommended![1]!.bitrate! ? "below" : "at or above"} that.`,
    `The encoder has to compress the picture by a factor of ${say.number(compressionRatio!, 0)}.`,
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
    "Under Find the, choose the file size, or the bitrate that fits a given size.",
    "Enter the Length and the bitrates; audio is usually 128 to 320 kbit/s.",
    "Set the frame size and Frame rate to compare with the suggested bitrates.",
    "Keep Container overhead at 1% for MP4 and MKV; transport streams (TS) need about 5 to 10%.",
  ],
  faq: [
    {
      question: "How large is an hour of Full HD video?",
      answer:
        "At 8000 kbit/s plus 128 kbit/s for audio, 3.66 GB, or 3.69 GB with 1% for the container. Streaming services use about half of that.",
    },
    {
      question: "Which bitrate should I choose?",
      answer:
        "The Kush gauge suggests 4355 kbit/s for 1080p at 30 fps with low motion and 8709 kbit/s with medium motion, in H.264. HEVC and AV1 need 30 to 50% less for the same quality.",
    },
    {
      question: "Does resolution change the file size?",
      answer:
        "Not at a fixed bitrate: 4K and 720p at 8000 kbit/s give the same file, but 4K then has nine times fewer bits per pixel and looks worse.",
    },
  ],
  about: [
    "File size is bitrate times time, whatever the codec. The calculation assumes a constant or average bitrate; with a constant-quality setting (CRF) the size depends on the content and can only be estimated.",
    "Megabytes are millions of bytes, as cameras and storage makers count; Windows shows the MiB figure.",
  ],
  sources: ["K. Amerasinghe, H.264 For The Rest Of Us, Adobe 2010 (bitrate estimate)", "IEC 80000-13:2008"],
  phrases: [
    "video file size {durationMinutes} minutes at {videoBitrate}",
    "bitrate for {fileSize} MB {durationMinutes} minutes",
  ],
  updated: "2026-11-30",
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
});

const MOTIONS = [
  ["low", 1],
  ["medium", 2],
  ["high", 4],
] as const;

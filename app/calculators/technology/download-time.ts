import { defineCalculator, choice, number, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "download-time",
  name: "Download Time Calculator",
  category: "technology",
  emoji: "⏬",
  description:
    "How long a file, game or backup takes to download or upload at your connection speed, in bits or bytes.",
  keywords: [
    "upload time",
    "file transfer",
    "internet speed",
    "Mbps to MB/s",
    "bandwidth",
    "how long to copy a file",
    "game download",
    "upload a backup",
    "download a game",
  ],
  popular: true,
  related: [
    { id: "data-rate-converter", stage: "complementary", relevance: 84 },
    { id: "data-storage-converter", stage: "complementary", relevance: 80 },
    { id: "video-bitrate", stage: "next_step", relevance: 70 },
    "raid-capacity",
  ],
  inputs: {
    fileSize: number("File size", {
      default: 50,
      min: 0,
      max: 1e15,
      also: ["size", "file", "download", "game", "movie", "backup", "upload", "video", "update", "photos", "file of"],
    }),
    fileSizeUnit: choice("Size unit", {
      default: "GB",
      options: [
        ["B", "bytes"],
        ["kB", "kB (1000 bytes)"],
        ["MB", "MB (10⁶ bytes)"],
        ["GB", "GB (10⁹ bytes)"],
        ["TB", "TB (10¹² bytes)"],
        ["KiB", "KiB (1024 bytes)"],
        ["MiB", "MiB (2²⁰ bytes)"],
        ["GiB", "GiB (2³⁰ bytes)"],
        ["TiB", "TiB (2⁴⁰ bytes)"],
      ],
      help: "Windows shows GiB but labels it GB.",
    }),
    speed: number("Connection speed", {
      default: 100,
      min: 1e-6,
      max: 1e12,
      also: [
        "speed",
        "line",
        "bandwidth",
        "connection",
        "uplink",
        "internet",
        "wifi",
        "network",
        "internet connection",
        "fiber",
      ],
    }),
    speedUnit: choice("Speed unit", {
      default: "Mbps",
      options: [
        ["bps", "bit/s"],
        ["kbps", "kbit/s"],
        ["Mbps", "Mbit/s"],
        ["Gbps", "Gbit/s"],
        ["kBps", "kB/s"],
        ["MBps", "MB/s"],
        ["GBps", "GB/s"],
        ["KiBps", "KiB/s"],
        ["MiBps", "MiB/s"],
      ],
    }),
    efficiency: percent("Share of the speed you really get", {
      also: [
        "of the speed",
        "of that speed",
        "of that",
        "of it",
        "really get",
        "actually get",
        "of the full speed",
        "of which I get",
      ],
      default: 90,
      min: 1,
      max: 100,
      unsaid: 100,
      help: "Protocol overhead and Wi-Fi usually cost 5 to 20%.",
    }),
  },
  outputs: {
    seconds: number("Download time", { also: ["how many seconds"], unit: "s" }),
    duration: text("Download time (h:mm:ss)", { also: ["how long", "how many hours", "how many minutes"] }),
    throughput: number("Real throughput", { unit: "MB/s" }),
    fileBytes: number("File size in bytes", { unit: "bytes" }),
    gigabytesPerHour: number("Transferred per hour", { unit: "GB" }),
    comparison: table("The same file on other connections", {
      connection: text("Connection"),
      speedMbps: number("Nominal speed", { unit: "Mbit/s" }),
      seconds: number("Time", { unit: "s", digits: 4 }),
    }),
  },
  pictures: [
    {
      draw: "rows",
      table: "comparison",
      name: "connection",
      value: "seconds",
      title: "The same file on other connections",
    },
  ],
  compute(inputs) {
    const fileBytes = inputs.fileSize * BYTES[inputs.fileSizeUnit];
    const share = inputs.efficiency / 100;
    const bitsPerSecond = inputs.speed * BITS_PER_SECOND[inputs.speedUnit] * share;
    const seconds = (fileBytes * 8) / bitsPerSecond;
    return {
      seconds,
      duration: hoursMinutesSeconds(seconds),
      throughput: bitsPerSecond / 8e6,
      fileBytes,
      gigabytesPerHour: ((bitsPerSecond / 8) * 3600) / 1e9,
      comparison: CONNECTIONS.map(([connection, speedMbps]) => ({
        connection,
        speedMbps,
        seconds: (fileBytes * 8) / (speedMbps * 1e6 * share),
      })),
    };
  },
  takeaways: ({ fileSize, fileSizeUnit, speed }, { seconds, comparison, duration }, say) => [
    `${say.number(fileSize)} ${fileSizeUnit} takes ${duration} (hours:minutes:seconds) at ${say.number(speed)} {speedUnit}.`,
    `At {efficiency} of the nominal speed you get {throughput}, or {gigabytesPerHour} an hour.`,
    seconds! > comparison![6]!.seconds!
      ? `A gigabit fiber line would take ${hoursMinutesSeconds(comparison![6]!.seconds!)}.`
      : "Your line is at least as fast as gigabit fiber; the disk or the other end may now be the slowest part.",
  ],
  formula: {
    tex: [String.raw`t = \frac{8\,S}{v\,e}`],
    where: {
      t: "download time in seconds",
      S: "file size in bytes (a byte has 8 bits)",
      v: "Connection speed in bits per second",
      e: "Share of the speed you really get, as a fraction",
    },
  },
  howTo: [
    "Enter the File size and its Size unit. If the size comes from Windows, choose MiB or GiB even though it says MB or GB.",
    "Enter the Connection speed as your provider states it (Mbit/s), or as the download window shows it (MB/s).",
    "Set the Share of the speed you really get: about 95% over an Ethernet cable, 60 to 90% over Wi-Fi, and 100% if you measured the speed during a download.",
    "Compare with other connections in the table, for instance before you switch plans.",
  ],
  faq: [
    {
      question: "How long does 50 GB take at 100 Mbps?",
      answer:
        "4000 seconds, or 1 hour 7 minutes, at the full rate: 50 GB is 400 gigabits. At 90% efficiency it is 1 hour 14 minutes.",
    },
    {
      question: "Why is my download slower than my line?",
      answer:
        "Besides the overhead of 3 to 6% for Ethernet, IP and TCP headers, the server may limit each visitor, Wi-Fi shares the airwaves with your neighbors, and long distances slow single connections. Test over a cable with several downloads at once.",
    },
    {
      question: "Does this apply to uploads?",
      answer:
        "Yes, with the upload speed. On cable and DSL that is often a tenth of the download speed, so a 10 GB backup that downloads in 15 minutes may take over 2 hours to upload.",
    },
  ],
  about: [
    "The time is the amount divided by the rate, both in bits. The most common mistake is a factor of eight (bits and bytes); the next is the 7% between GB and GiB.",
    "The calculation assumes a steady rate. Many small files take longer, because each one waits for a reply; checking and unpacking after the download are not included.",
  ],
  sources: ["IEC 80000-13:2008 (binary prefixes and the bit)", "BIPM SI Brochure, 9th edition 2019 (decimal prefixes)"],
  primary: "duration",
  phrases: [
    "download {fileSize} {fileSizeUnit} at {speed} {speedUnit}",
    "how long to download {fileSize} {fileSizeUnit} with {speed} {speedUnit}",
    "upload {fileSize} at {speed}",
    "transfer copy {fileSize} movie video photos file over a {speed} line internet wifi",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 50 GB game on a 100 Mbit/s line",
      inputs: { fileSize: 50, fileSizeUnit: "GB", speed: 100, speedUnit: "Mbps", efficiency: 90 },
      outputs: { seconds: 4444.44444, duration: "1:14:05" },
    },
    {
      title: "A 4 GiB disk image at a measured 11 MB/s",
      inputs: { fileSize: 4, fileSizeUnit: "GiB", speed: 11, speedUnit: "MBps", efficiency: 100 },
      outputs: { seconds: 390.451573, duration: "0:06:31" },
    },
  ],
});

const BYTES = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3, TiB: 1024 ** 4 };

const BITS_PER_SECOND = {
  bps: 1,
  kbps: 1e3,
  Mbps: 1e6,
  Gbps: 1e9,
  kBps: 8e3,
  MBps: 8e6,
  GBps: 8e9,
  KiBps: 8192,
  MiBps: 8_388_608,
};

const CONNECTIONS = [
  ["3G mobile", 5],
  ["ADSL", 20],
  ["4G mobile", 50],
  ["Cable 100", 100],
  ["5G mobile", 200],
  ["Fiber 300", 300],
  ["Gigabit fiber", 1000],
  ["10 gigabit", 10_000],
] as const;

/** H:MM:SS, a begun second counting wholeSeconds. */
function hoursMinutesSeconds(seconds: number): string {
  const wholeSeconds = BigInt(Math.max(0, Math.ceil(seconds - 1e-9)));
  const twoDigits = (part: bigint) => String(part).padStart(2, "0");
  return `${wholeSeconds / 3600n}:${twoDigits((wholeSeconds / 60n) % 60n)}:${twoDigits(wholeSeconds % 60n)}`;
}

import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { dataRate } from "#units/data-rate.ts";

export default defineUnitConverter({
  id: "data-rate-converter",
  name: "Data Transfer Rate Converter",
  emoji: "📶",
  description: "Convert Mbit/s, MB/s, Gbit/s, KiB/s and data volumes per minute, hour or day.",
  keywords: [
    "Mbps to MB/s",
    "megabits to megabytes",
    "internet speed",
    "Gbps",
    "bandwidth",
    "kbps to mbps",
    "bits per second",
  ],
  related: [
    { id: "download-time", stage: "next_step", relevance: 88 },
    { id: "data-storage-converter", stage: "complementary", relevance: 84 },
    { id: "video-bitrate", stage: "next_step", relevance: 72 },
    "frequency-converter",
    "unit-converter",
  ],
  quantities: [{ dimension: dataRate }],
  value: 100,
  definitions: [
    String.raw`1\,\text{B/s} = 8\,\text{bit/s}`,
    String.raw`1\,\text{Mbit/s} = 10^6\,\text{bit/s} \qquad 1\,\text{MiB/s} = 8 \cdot 2^{20}\,\text{bit/s}`,
  ],
  remark: (amount, say) => {
    const gigabytesPerHour = amount("GB/h");
    return gigabytesPerHour >= 0.001 && gigabytesPerHour < 1e9
      ? `Running nonstop, that moves ${say.number(gigabytesPerHour)} GB in an hour and ${say.number(gigabytesPerHour * 24)} GB in a day.`
      : null;
  },
  howTo: [
    "Enter the Value from the speed test, your contract or the file manager.",
    "Choose its unit under From. Providers sell megabits (Mbit/s, Mbps); browsers and download managers show megabytes (MB/s).",
    "Choose the unit you want under To.",
    "GB/h and GB/day show what a camera or a backup adds up to over time.",
  ],
  faq: [
    {
      question: "How fast is 100 Mbps in MB/s?",
      answer:
        "12.5 MB/s at best: a byte has 8 bits. Protocol overhead takes 5% to 10% of that, so 11 to 12 MB/s is a healthy reading.",
    },
    {
      question: "What do Mb, MB and MiB mean?",
      answer:
        "A lowercase b is bits, a capital B bytes; M is a million and Mi is 1,048,576. So 1 MiB/s is 8.388608 Mbit/s.",
    },
    {
      question: "How many GB does a 24/7 stream of 5 Mbit/s use in a month?",
      answer: "54 GB a day, so about 1,640 GB in an average month: 5 Mbit/s is 0.625 MB/s, times 86,400 seconds.",
    },
  ],
  about: [
    "Line speeds are counted in powers of 1,000, in networking hardware too: gigabit Ethernet carries exactly 10⁹ bit/s. Only software that shows KiB/s or MiB/s, or labels them KB/s, uses 1,024.",
    "These are rates of data, not of symbols: a baud equals 1 bit/s only where each symbol carries one bit.",
  ],
  sources: ["IEC 80000-13:2008", "BIPM, The International System of Units (SI Brochure), 9th edition (2019)"],
  updated: "2026-11-25",
  examples: [
    {
      title: "A 300 Mbit/s line in megabytes per second",
      inputs: { value: 300, from: "Mbit/s", to: "MB/s" },
      outputs: { result: 37.5 },
    },
    {
      title: "A disk reading 550 MB/s in gigabits per second",
      inputs: { value: 550, from: "MB/s", to: "Gbit/s" },
      outputs: { result: 4.4 },
    },
    {
      title: "A camera of 4 Mbit/s in gigabytes a day",
      inputs: { value: 4, from: "Mbit/s", to: "GB/day" },
      outputs: { result: 43.2 },
    },
  ],
});

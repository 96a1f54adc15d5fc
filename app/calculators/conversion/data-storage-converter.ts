import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { data } from "#units/data.ts";

export default defineUnitConverter({
  id: "data-storage-converter",
  name: "Data Storage Converter",
  emoji: "💾",
  description:
    "Convert bytes, kilobytes, megabytes, gigabytes, terabytes and the binary KiB, MiB, GiB and TiB, and bits.",
  keywords: [
    "GB to MB",
    "MB to GB",
    "TB to GB",
    "GiB",
    "bytes to bits",
    "KB to MB",
    "gigabyte",
    "mebibyte",
    "megabits",
  ],
  related: [
    { id: "data-rate-converter", stage: "complementary", relevance: 84 },
    { id: "download-time", stage: "next_step", relevance: 86 },
    { id: "raid-capacity", stage: "next_step", relevance: 72 },
    "number-base-converter",
    "video-bitrate",
  ],
  quantities: [{ dimension: data }],
  value: 500,
  definitions: [
    String.raw`1\,\text{kB} = 10^3\,\text{B} \qquad 1\,\text{MB} = 10^6\,\text{B} \qquad 1\,\text{GB} = 10^9\,\text{B}`,
    String.raw`1\,\text{KiB} = 2^{10}\,\text{B} \qquad 1\,\text{MiB} = 2^{20}\,\text{B} \qquad 1\,\text{GiB} = 2^{30}\,\text{B}`,
  ],
  remark: (amount, say) => {
    const bytes = amount("B");
    if (bytes < 1024 ** 3 || bytes >= 1024 ** 5) return null;
    const [shown, name] = bytes < 1024 ** 4 ? [bytes / 1024 ** 3, "GB"] : [bytes / 1024 ** 4, "TB"];
    return `Windows, which divides by 1,024 but keeps the decimal name, would show ${say.number(shown, 2)} ${name}.`;
  },
  howTo: [
    "Enter the Value from the drive's box, the file's properties or your data plan.",
    "Choose its unit under From. GB and TB are powers of 1,000, GiB and TiB powers of 1,024; units with “bit” or a lowercase b are bits.",
    "Choose the unit you want under To.",
    "To see how long the data takes to transfer, use the Download Time Calculator.",
  ],
  faq: [
    {
      question: "Why does my 1 TB drive show 931 GB?",
      answer:
        "The maker counts 10¹² bytes; Windows divides by 1,024³ and gets 931.3 GiB, but labels it GB. Nothing is missing. macOS and most Linux file managers show 1 TB.",
    },
    {
      question: "Is a megabyte 1,000 or 1,024 kilobytes?",
      answer:
        "1,000, by the SI and by the IEC, which in 1998 gave the power of 1,024 its own name, mebibyte (MiB). Memory chips are still sold in “GB” that mean GiB, because they come in powers of two.",
    },
    {
      question: "How many bits are in a byte?",
      answer: "Eight. So 100 Mbit is 12.5 MB, which is why a 100 Mbit/s line downloads at most 12.5 MB a second.",
    },
  ],
  about: [
    "The gap between decimal and binary prefixes grows with size: 2.4% at kilo, 4.9% at mega, 7.4% at giga, 10% at tera, 12.6% at peta. All factors are exact whole numbers of bits.",
    "A drive holds less than its size: the file system keeps 1% to 5% for itself, and each file occupies whole blocks, usually of 4 KiB.",
  ],
  sources: ["IEC 80000-13:2008", "BIPM, The International System of Units (SI Brochure), 9th edition (2019)"],
  updated: "2026-11-26",
  examples: [
    {
      title: "A 2 TB drive in tebibytes",
      inputs: { value: 2, from: "TB", to: "TiB" },
      outputs: { result: 1.81898940355 },
    },
    {
      title: "A 700 MiB disc image in megabytes",
      inputs: { value: 700, from: "MiB", to: "MB" },
      outputs: { result: 734.0032 },
    },
    {
      title: "A data plan of 20 GB in gigabits",
      inputs: { value: 20, from: "GB", to: "Gbit" },
      outputs: { result: 160 },
    },
  ],
});

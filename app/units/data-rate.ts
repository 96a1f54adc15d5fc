import { defineDimension } from "./dimension.ts";

/** Data transfer rate; the factors are in bit/s. */
export const dataRate = defineDimension({
  id: "dataRate",
  label: "Data transfer rate",
  base: "bit/s",
  from: "Mbit/s",
  to: "MB/s",
  common: { metric: ["Mbit/s", "MB/s", "Gbit/s"], imperial: ["Mbit/s", "MB/s", "Gbit/s"] },
  units: [
    { id: "bit/s", label: "Bit per second", aliases: ["bps", "b/s"], factor: "1" },
    { id: "kbit/s", label: "Kilobit per second", aliases: ["kbps", "kb/s", "Kbps"], factor: "1000" },
    { id: "Mbit/s", label: "Megabit per second", aliases: ["Mbps", "Mb/s", "mbit", "mbps"], factor: "1000000" },
    { id: "Gbit/s", label: "Gigabit per second", aliases: ["Gbps", "Gb/s", "gbps"], factor: "1000000000" },
    { id: "Tbit/s", label: "Terabit per second", aliases: ["Tbps", "Tb/s"], factor: "1000000000000" },
    { id: "Kibit/s", label: "Kibibit per second", factor: "1024" },
    { id: "Mibit/s", label: "Mebibit per second", factor: "1048576" },
    { id: "Gibit/s", label: "Gibibit per second", factor: "1073741824" },
    { id: "B/s", label: "Byte per second", aliases: ["Bps"], factor: "8" },
    { id: "kB/s", label: "Kilobyte per second", aliases: ["kBps", "KB/s"], factor: "8000" },
    { id: "MB/s", label: "Megabyte per second", aliases: ["MBps"], factor: "8000000" },
    { id: "GB/s", label: "Gigabyte per second", aliases: ["GBps"], factor: "8000000000" },
    { id: "TB/s", label: "Terabyte per second", aliases: ["TBps"], factor: "8000000000000" },
    { id: "KiB/s", label: "Kibibyte per second", factor: "8192" },
    { id: "MiB/s", label: "Mebibyte per second", factor: "8388608" },
    { id: "GiB/s", label: "Gibibyte per second", factor: "8589934592" },
    { id: "MB/min", label: "Megabyte per minute", factor: "400000/3" },
    { id: "GB/h", label: "Gigabyte per hour", factor: "20000000/9" },
    { id: "GB/day", label: "Gigabyte per day", symbol: "GB/d", factor: "2500000/27" },
  ],
});

import { defineCalculator, choice, integer, money, number, percent, table, text } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

const LEVELS = [
  ["raid0", "RAID 0"],
  ["raid1", "RAID 1"],
  ["raid5", "RAID 5"],
  ["raid6", "RAID 6"],
  ["raid10", "RAID 10"],
  ["raid50", "RAID 50"],
  ["raid60", "RAID 60"],
] as const;

type Level = (typeof LEVELS)[number][0];

export default defineCalculator({
  id: "raid-capacity",
  name: "RAID Calculator",
  category: "technology",
  emoji: "🗄️",
  description:
    "The usable capacity, fault tolerance and efficiency of a RAID 0, 1, 5, 6, 10, 50 or 60 array, with cost per terabyte.",
  keywords: ["disk array", "usable storage", "NAS capacity", "parity", "hot spare", "fault tolerance", "TB to TiB"],
  related: [
    { id: "uptime-sla", stage: "next_step", relevance: 78 },
    { id: "data-storage-converter", stage: "complementary", relevance: 76 },
    "download-time",
    "binomial-distribution",
  ],
  inputs: {
    level: choice("RAID level", { default: "raid5", options: LEVELS }),
    drives: integer("Number of drives (spares included)", {
      default: 4,
      min: 2,
      max: 256,
      also: ["drives", "disks", "hard drives", "disks of", "ssds", "hdds", "discs"],
    }),
    driveSize: number("Size of each drive", {
      default: 8,
      min: 0.001,
      max: 1000,
      unit: "TB",
      also: ["size", "tb each", "each", "tb drives", "tb disks", "disks of"],
    }),
    hotSpares: integer("Hot spares", { also: ["spare"], default: 0, min: 0, max: 64 }),
    groups: integer("Groups (RAID 50 and 60)", { default: 2, min: 2, max: 64, when: { level: ["raid50", "raid60"] } }),
    pricePerDrive: money("Price per drive", { default: 180, min: 0 }),
  },
  outputs: {
    usableCapacity: number("Usable capacity", {
      also: ["usable space", "space", "usable", "how much space", "usable storage", "how much storage", "how many tb"],
      unit: "TB",
    }),
    usableTib: number("Usable capacity (as most systems show it)", { unit: "TiB", decimals: 2 }),
    rawCapacity: number("Raw capacity", { unit: "TB" }),
    protectionCapacity: number("Used for protection", { unit: "TB" }),
    spareCapacity: number("Held as hot spares", { unit: "TB" }),
    efficiency: percent("Storage efficiency", { decimals: 1 }),
    faultTolerance: integer("Drives that may fail in any case", {
      also: ["how many can fail", "how many drives can fail"],
    }),
    bestCaseFailures: integer("Drives that may fail at best"),
    readFactor: number("Read speed (times one drive)", { decimals: 2 }),
    writeFactor: number("Random write speed (times one drive)", { decimals: 2 }),
    totalCost: money("Price of the drives"),
    costPerTb: money("Price per usable TB", { decimals: 2 }),
    comparison: table(
      "The same drives at other levels",
      {
        level: text("Level", { labels: Object.fromEntries(LEVELS) }),
        usable: number("Usable capacity", { unit: "TB" }),
        efficiency: percent("Efficiency without spares", { decimals: 1 }),
        faultTolerance: integer("May fail in any case"),
      },
      { mark: { column: "level", equals: "level" } },
    ),
  },
  figures: [
    "usableTib",
    "efficiency",
    "faultTolerance",
    "protectionCapacity",
    "readFactor",
    "writeFactor",
    "totalCost",
  ],
  pictures: [
    { draw: "parts", of: ["usableCapacity", "protectionCapacity", "spareCapacity"], whole: "rawCapacity" },
    { draw: "rows", table: "comparison", name: "level", value: "usable", title: "The same drives at other levels" },
  ],
  compute({ level, drives, driveSize, hotSpares, groups, pricePerDrive }) {
    const active = drives - hotSpares;
    const isNested = level === "raid50" || level === "raid60";
    if (isNested && active > 0 && active % groups !== 0) {
      refuse(
        "groups",
        `${active} drives cannot be divided into ${groups} equal groups. Change the groups or the number of drives.`,
      );
    }
    const array = arrayOf(level, active, groups);
    if (!array) refuse("drives", tooFew(level, active));
    const usableCapacity = array.data * driveSize;
    const totalCost = drives * pricePerDrive;
    return {
      usableCapacity,
      usableTib: (usableCapacity * 1e12) / 2 ** 40,
      rawCapacity: drives * driveSize,
      protectionCapacity: (active - array.data) * driveSize,
      spareCapacity: hotSpares * driveSize,
      efficiency: (100 * array.data) / drives,
      faultTolerance: array.survives,
      bestCaseFailures: array.survivesAtBest,
      readFactor: active,
      writeFactor: active / array.writePenalty,
      totalCost,
      costPerTb: totalCost / usableCapacity,
      comparison: LEVELS.flatMap(([one]) => {
        const other = arrayOf(one, active, groups);
        if (!other) return [];
        return [
          {
            level: one,
            usable: other.data * driveSize,
            efficiency: (100 * other.data) / active,
            faultTolerance: other.survives,
          },
        ];
      }),
    };
  },
  takeaways: ({ level, hotSpares }, { faultTolerance, bestCaseFailures }) => [
    "{level} with {drives} drives of {driveSize} gives {usableCapacity}, which most systems show as {usableTib}.",
    faultTolerance === 0
      ? "If any one drive fails, all the data is lost."
      : `It survives ${faultTolerance === 1 ? "the loss of any one drive" : `the loss of any ${faultTolerance} drives`}${bestCaseFailures! > faultTolerance! ? `, and with luck up to ${bestCaseFailures}` : ""}.`,
    hotSpares > 0
      ? "A hot spare starts replacing a failed drive at once, which shortens the time without protection."
      : level === "raid0"
        ? "Keep a backup, or choose a level with redundancy."
        : "RAID keeps you running when a drive fails; it is not a backup against deletion, fire or ransomware.",
  ],
  formula: {
    tex: [
      String.raw`n = d - h, \qquad C = k\,S`,
      String.raw`k_0 = n \quad k_1 = 1 \quad k_5 = n - 1 \quad k_6 = n - 2`,
      String.raw`k_{10} = \tfrac{n}{2} \quad k_{50} = n - g \quad k_{60} = n - 2g`,
    ],
    where: {
      d: "Number of drives",
      h: "Hot spares",
      n: "drives in the array",
      C: "usable capacity",
      S: "size of each drive",
      k: "drives' worth of data, by RAID level",
      g: "Groups",
    },
  },
  howTo: [
    "Choose the RAID level; the table shows what the same drives give at the other levels.",
    "Enter the Number of drives, the Hot spares among them and the Size of each drive. In a mixed set, use the size of the smallest drive.",
    "For RAID 50 and 60, set the Groups, the RAID 5 or 6 sets that are striped together.",
    "Enter the Price per drive to see the Price per usable TB.",
  ],
  faq: [
    {
      question: "RAID 5 or RAID 6 for large drives?",
      answer:
        "RAID 6. Rebuilding a 20 TB drive at 150 MB/s takes 37 hours at best. In that time RAID 5 has no protection left, and one unreadable sector can end the rebuild. RAID 6 survives a second failure.",
    },
    {
      question: "Why is writing slow on RAID 5 and 6?",
      answer:
        "A small random write reads the old data and parity and writes both back: 4 disk operations on RAID 5, 6 on RAID 6, 2 on RAID 10. Long sequential writes fill whole stripes and avoid that penalty.",
    },
    {
      question: "How many failures does RAID 10 survive?",
      answer:
        "One in any case. A second one is fatal only if it hits the mirror partner: with 8 drives that is a 1 in 7 chance. At best, half of the drives can fail.",
    },
    {
      question: "Is RAID a backup?",
      answer:
        "No. Deleted, overwritten or encrypted files are gone from all drives at once. Keep copies elsewhere: three copies, on two kinds of media, one off site.",
    },
  ],
  about: [
    "The capacity is for drives of equal size, before file system overhead. ZFS RAID-Z1 and Z2 behave like RAID 5 and 6 here but lose a few percent more to padding; Synology SHR and Btrfs use unequal drives better.",
    "Speeds are upper bounds, as multiples of one drive: the controller's cache, the network and the number of parallel requests decide what you see.",
  ],
  sources: [
    "Patterson, Gibson and Katz, A Case for Redundant Arrays of Inexpensive Disks, SIGMOD 1988",
    "SNIA Common RAID Disk Data Format specification 2.0 (2009)",
  ],
  caution: "RAID is not a backup: keep copies elsewhere. Your controller or NAS may set other limits.",
  phrases: [
    "{level} with {drives} drives of {driveSize} TB",
    "{drives} x {driveSize} TB in {level}",
    "how many TB are usable in {level} with {drives} {driveSize} TB hard drives",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Four 8 TB drives in RAID 5",
      inputs: { level: "raid5", drives: 4, driveSize: 8 },
      outputs: { usableCapacity: 24, faultTolerance: 1, efficiency: 75 },
    },
    {
      title: "Twelve drives in RAID 60 with two groups",
      inputs: { level: "raid60", drives: 12, driveSize: 16, groups: 2 },
      outputs: { usableCapacity: 128, faultTolerance: 2, bestCaseFailures: 4 },
    },
    {
      title: "Nine drives in RAID 10 with one hot spare",
      inputs: { level: "raid10", drives: 9, driveSize: 4, hotSpares: 1 },
      outputs: { usableCapacity: 16, spareCapacity: 4 },
    },
  ],
});

interface DriveArray {
  /** How many drives' worth of data it holds. */
  readonly data: number;
  /** How many drives may fail in any case, and at best. */
  readonly survives: number;
  readonly survivesAtBest: number;
  /** Disk operations of a small random write. */
  readonly writePenalty: number;
}

/** What n drives are at a level; null where the level does not allow that number. */
function arrayOf(level: Level, n: number, groups: number): DriveArray | null {
  const perGroup = n / groups;
  const isAllowed = {
    raid0: n >= 2,
    raid1: n >= 2,
    raid5: n >= 3,
    raid6: n >= 4,
    raid10: n >= 4 && n % 2 === 0,
    raid50: Number.isInteger(perGroup) && perGroup >= 3,
    raid60: Number.isInteger(perGroup) && perGroup >= 4,
  };
  const [data, survives, survivesAtBest, writePenalty] = {
    raid0: [n, 0, 0, 1],
    raid1: [1, n - 1, n - 1, n],
    raid5: [n - 1, 1, 1, 4],
    raid6: [n - 2, 2, 2, 6],
    raid10: [n / 2, 1, n / 2, 2],
    raid50: [n - groups, 1, groups, 4],
    raid60: [n - 2 * groups, 2, 2 * groups, 6],
  }[level] as [number, number, number, number];
  return isAllowed[level] ? { data, survives, survivesAtBest, writePenalty } : null;
}

function tooFew(level: Level, active: number): string {
  const needs = {
    raid0: "2 drives or more",
    raid1: "2 drives or more",
    raid5: "3 drives or more",
    raid6: "4 drives or more",
    raid10: "an even number of 4 drives or more",
    raid50: "3 drives or more in each group",
    raid60: "4 drives or more in each group",
  };
  return `This level needs ${needs[level]}; without the hot spares you have ${Math.max(0, active)}.`;
}

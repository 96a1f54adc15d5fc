import { defineCalculator, integer, money, number, percent, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "oee",
  name: "OEE Calculator",
  category: "manufacturing",
  emoji: "🏭",
  description:
    "Overall equipment effectiveness from availability, performance and quality, with TEEP and the minutes lost to each.",
  keywords: [
    "overall equipment effectiveness",
    "availability",
    "TEEP",
    "downtime",
    "machine utilization",
    "six big losses",
    "lean",
    "press oee",
    "night shift oee",
  ],
  related: [
    { id: "takt-time", stage: "complementary", relevance: 90 },
    { id: "rolled-throughput-yield", stage: "next_step", relevance: 84 },
    "uptime-sla",
    "sigma-level",
    "break-even",
  ],
  inputs: {
    shiftLength: number("Shift length", {
      default: 480,
      min: 1,
      max: 600_000,
      also: ["shift", "shift of", "hour shift", "minute shift", "night shift", "ran"],
      unit: "minutes",
    }),
    breaks: number("Breaks and planned stops", {
      also: ["planned breaks", "of breaks", "planned stops", "lunch", "scheduled breaks"],
      unsaid: 0,
      default: 60,
      min: 0,
      max: 600_000,
      unit: "minutes",
    }),
    downtime: number("Unplanned downtime and changeovers", {
      default: 47,
      min: 0,
      max: 600_000,
      also: [
        "breakdowns",
        "unplanned downtime",
        "of breakdowns",
        "down for",
        "was down for",
        "stoppages",
        "unplanned stops",
        "changeovers",
      ],
      unit: "minutes",
    }),
    idealCycleTime: number("Ideal cycle time", {
      default: 1,
      min: 0.0001,
      max: 1_000_000,
      unit: "seconds",
      help: "The fastest proven time per piece, not the planned one.",
      also: ["cycle time", "cycle", "ideal cycle", "ideal cycle time is", "per part", "per piece", "second cycle"],
    }),
    totalCount: integer("Pieces made", {
      default: 19_271,
      min: 0,
      max: 1_000_000_000,
      unit: "pieces",
      also: ["pieces", "made", "parts", "units", "parts made", "produced", "it made", "ran"],
    }),
    rejectCount: integer("Rejects and rework", {
      default: 423,
      min: 0,
      max: 1_000_000_000,
      unit: "pieces",
      also: [
        "rejects",
        "scrap",
        "defects",
        "bad",
        "were bad",
        "bad parts",
        "rejected",
        "scrapped",
        "defective",
        "of them scrap",
        "rework",
      ],
    }),
    calendarTime: number("Calendar time (for TEEP)", { default: 1440, min: 1, max: 600_000, unit: "minutes" }),
    marginPerUnit: money("Margin per piece", { default: 0.1, min: 0, decimals: 2 }),
  },
  outputs: {
    oee: percent("OEE", { also: ["overall equipment effectiveness"], decimals: 1 }),
    availability: percent("Availability", { also: ["machine availability"], decimals: 1 }),
    performance: percent("Performance", { decimals: 1 }),
    quality: percent("Quality", { decimals: 1 }),
    teep: percent("TEEP: share of all calendar time", { decimals: 1 }),
    plannedTime: number("Planned production time", { unit: "minutes", decimals: 1 }),
    runTime: number("Run time", { unit: "minutes", decimals: 1 }),
    goodCount: integer("Good pieces", { also: ["good parts"] }),
    fullyProductiveTime: number("Fully productive time", { unit: "minutes", decimals: 1 }),
    maxCount: number("Pieces at 100% OEE", { decimals: 0 }),
    actualCycleTime: number("Actual cycle time", { unit: "seconds", none: "Nothing was made" }),
    rating: text("Rating", {
      labels: {
        "world class": "World class (85% and more)",
        typical: "Typical (60 to 85%)",
        low: "Low (under 60%)",
      },
    }),
    lostUnits: number("Pieces lost", { decimals: 0 }),
    lostValue: money("Margin lost", { decimals: 2 }),
    losses: table(
      "Where the planned time went",
      {
        loss: text("Loss"),
        minutes: number("Time", { unit: "minutes", decimals: 1 }),
        percent: percent("Share of planned time", { decimals: 1 }),
      },
      { split: { name: "loss", value: "minutes" } },
    ),
  },
  figures: ["availability", "performance", "quality", "rating", "goodCount", "lostUnits", "lostValue", "teep"],
  compute(inputs) {
    const { downtime, totalCount, rejectCount } = inputs;
    const { plannedTime, runTime } = timesOf(inputs);
    if (rejectCount > totalCount) refuse("rejectCount", "There cannot be more rejects than pieces made. Enter fewer.");
    if (inputs.calendarTime < inputs.shiftLength) {
      refuse(
        "calendarTime",
        "The calendar time includes the shift. Enter at least the shift length, 1440 minutes for a day.",
      );
    }
    const goodCount = totalCount - rejectCount;
    const idealMinutes = inputs.idealCycleTime / 60;
    const fullyProductiveTime = goodCount * idealMinutes;
    const oee = (100 * fullyProductiveTime) / plannedTime;
    const maxCount = plannedTime / idealMinutes;
    const loss = (name: string, minutes: number) => ({ loss: name, minutes, percent: (100 * minutes) / plannedTime });
    return {
      oee,
      availability: (100 * runTime) / plannedTime,
      performance: (100 * idealMinutes * totalCount) / runTime,
      quality: totalCount > 0 ? (100 * goodCount) / totalCount : 0,
      teep: (100 * fullyProductiveTime) / inputs.calendarTime,
      plannedTime,
      runTime,
      goodCount,
      fullyProductiveTime,
      maxCount,
      actualCycleTime: totalCount > 0 ? (60 * runTime) / totalCount : null,
      rating: oee >= 85 ? "world class" : oee >= 60 ? "typical" : "low",
      lostUnits: maxCount - goodCount,
      lostValue: (maxCount - goodCount) * inputs.marginPerUnit,
      losses: [
        loss("Downtime", downtime),
        loss("Slow running and small stops", runTime - totalCount * idealMinutes),
        loss("Rejects", rejectCount * idealMinutes),
        loss("Fully productive", fullyProductiveTime),
      ],
    };
  },
  takeaways: (_, outputs, say) => {
    const losses = (outputs.losses ?? []).slice(0, 3);
    const largest = losses.reduce((most, row) => (row.minutes! > most.minutes! ? row : most), losses[0]!);
    return [
      `The OEE is {oee}: availability {availability}, performance {performance}, quality {quality}.`,
      outputs.performance! > 100
        ? `A performance above 100% means that the ideal cycle time is set too long.`
        : `The largest loss is ${largest.loss!.toLowerCase()}, with ${counted(largest.minutes!, "minute", say.number(largest.minutes!, 0))}.`,
      outputs.lostUnits! < 0
        ? `By the ideal cycle time only {maxCount} pieces are possible, yet {goodCount} good ones were made.`
        : `At 100% the line would have made {maxCount} pieces; the missing {lostUnits} are {lostValue} of margin.`,
    ];
  },
  formula: {
    tex: [
      String.raw`OEE = A \cdot P \cdot Q = \frac{n_g\, t_i}{T_p}`,
      String.raw`A = \frac{T_r}{T_p}, \qquad P = \frac{n\, t_i}{T_r}, \qquad Q = \frac{n_g}{n}, \qquad TEEP = \frac{n_g\, t_i}{T_c}`,
    ],
    where: {
      OEE: "overall equipment effectiveness",
      A: "availability",
      P: "performance",
      Q: "quality",
      TEEP: "total effective equipment performance",
      T_p: "planned production time: shift less breaks",
      T_r: "run time: planned time less downtime",
      T_c: "calendar time",
      n: "pieces made",
      n_g: "good pieces, right the first time",
      t_i: "ideal cycle time",
    },
  },
  howTo: [
    "Enter the Shift length and its Breaks and planned stops; planned stops do not count against the machine.",
    "Enter the Unplanned downtime and changeovers: every stop longer than a few minutes.",
    "Enter the Ideal cycle time, the fastest time per piece that the machine has proven.",
    "Enter the Pieces made and how many of them were Rejects and rework.",
    "See under Where the planned time went which loss to tackle first.",
  ],
  faq: [
    {
      question: "What is a good OEE?",
      answer:
        "Nakajima's benchmark for discrete manufacturing is 85% (90% availability, 95% performance, 99.9% quality). Typical is 60%, and 40% is not unusual at the start. Compare a machine with itself, not with other plants.",
    },
    {
      question: "Do changeovers count as downtime?",
      answer:
        "Yes. The machine was meant to run and did not. Leaving them out makes the figure look better and hides what quick changeovers (SMED) could gain.",
    },
    {
      question: "Why can performance exceed 100%?",
      answer:
        "Because the ideal cycle time was set too long, often to the planned time. Use the design speed or the best proven rate.",
    },
  ],
  about: [
    "OEE splits a machine's lost time into standing still, running slowly and making rejects. Use it on the bottleneck: high OEE on other machines only builds inventory.",
    "A reworked piece counts as bad here even if it is saved later. TEEP relates the same good output to all calendar time and shows what extra shifts could bring.",
  ],
  sources: [
    "Nakajima, Introduction to TPM (1988), 85% benchmark",
    "ISO 22400-2:2014, key performance indicators for manufacturing operations management",
  ],
  phrases: ["oee shift {shiftLength} downtime {downtime} made {totalCount} rejects {rejectCount}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A shift with 47 minutes of stops",
      inputs: { shiftLength: 480, breaks: 60, downtime: 47, idealCycleTime: 1, totalCount: 19271, rejectCount: 423 },
      outputs: { oee: 74.7936508, availability: 88.8095238, quality: 97.8049919 },
    },
    {
      title: "A slow machine with good quality",
      inputs: {
        shiftLength: 480,
        breaks: 30,
        downtime: 90,
        idealCycleTime: 42,
        totalCount: 350,
        rejectCount: 3,
        marginPerUnit: 8,
      },
      outputs: { oee: 53.9777778, performance: 68.0555556, rating: "low" },
    },
  ],
});

interface Shift {
  readonly shiftLength: number;
  readonly breaks: number;
  readonly downtime: number;
}

function timesOf({ shiftLength, breaks, downtime }: Shift) {
  const plannedTime = shiftLength - breaks;
  if (plannedTime <= 0) refuse("breaks", "The breaks take up the whole shift. Enter less than the shift length.");
  const runTime = plannedTime - downtime;
  if (runTime <= 0) refuse("downtime", "The downtime takes up all of the planned time. Enter less.");
  return { plannedTime, runTime };
}

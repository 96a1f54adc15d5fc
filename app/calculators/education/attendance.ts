import { boolean, defineCalculator, integer, percent, refuse, table } from "#engine/define.ts";
import { toNineDecimals } from "#maths/nine-decimals.ts";

export default defineCalculator({
  id: "attendance",
  name: "Attendance Calculator",
  category: "education",
  emoji: "🙋",
  description:
    "Attendance percentage, how many classes you can miss, or how many in a row you must attend to reach the minimum.",
  keywords: [
    "75 percent rule",
    "classes missed",
    "bunk",
    "absence",
    "lectures",
    "school attendance rate",
    "attended classes",
    "shortage",
  ],
  related: [
    { id: "grade", stage: "complementary", relevance: 82 },
    "percentage",
    { id: "study-planner", stage: "next_step", relevance: 78 },
    "final-grade",
  ],
  inputs: {
    attended: integer("Classes attended", {
      also: ["present", "went to", "been to", "showed up", "attended so far", "came to", "i attended", "gone to"],
      default: 34,
      min: 0,
      max: 100_000,
    }),
    held: integer("Classes held", {
      also: ["total classes", "lectures", "classes so far", "lectures so far"],
      default: 42,
      min: 1,
      max: 100_000,
    }),
    targetPercent: percent("Minimum required", {
      also: [
        "required",
        "minimum",
        "requires",
        "needed",
        "attendance of",
        "stay at",
        "stay above",
        "must have",
        "need",
        "keep",
        "rule",
      ],
      default: 75,
      min: 0,
      max: 100,
    }),
    remaining: integer("Classes still to come", {
      also: ["left", "still to come", "more classes", "to go"],
      default: null,
      min: 0,
      max: 100_000,
      optional: true,
    }),
  },
  outputs: {
    attendancePercent: percent("Attendance", {
      also: ["attendance percentage", "attendance rate", "attendance percent"],
      decimals: 2,
    }),
    meetsTarget: boolean("Meets the minimum"),
    canMiss: integer("Can miss in a row", {
      also: ["can i miss", "can miss", "can skip", "can i skip", "afford to miss", "how many can i miss"],
      unit: "classes",
      none: "Any number: there is no minimum",
    }),
    mustAttend: integer("Must attend in a row", {
      also: [
        "have to go to",
        "must attend",
        "need to attend",
        "have to attend",
        "do i have to attend",
        "do i need to attend",
        "need to go to",
      ],
      unit: "classes",
      zero: "None",
      none: "100% can no longer be reached",
    }),
    missed: integer("Missed so far"),
    bestPossible: percent("Best possible at the end", { decimals: 2, none: "Enter the classes still to come" }),
    targetReachable: boolean("Minimum can still be reached", { none: "Enter the classes still to come" }),
    canMissOfRemaining: integer("Can miss of the remaining", {
      unit: "classes",
      none: "Enter the classes still to come",
    }),
    outlook: table("The next classes", {
      classes: integer("Next classes"),
      ifAttended: percent("If you attend them all", { decimals: 2 }),
      ifMissed: percent("If you miss them all", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "parts", of: ["attended", "missed"], whole: "held" }],
  compute({ attended, held, targetPercent, remaining }) {
    if (attended > held) refuse("attended", `You cannot have attended more than the ${held} classes held.`);
    const surplus = toNineDecimals(100 * attended - targetPercent * held);
    const meetsTarget = surplus >= 0;
    const atEnd = remaining === null ? null : (100 * (attended + remaining) - targetPercent * (held + remaining)) / 100;
    return {
      attendancePercent: (100 * attended) / held,
      meetsTarget,
      canMiss: meetsTarget ? (targetPercent === 0 ? null : Math.floor(toNineDecimals(surplus / targetPercent))) : 0,
      mustAttend: meetsTarget
        ? 0
        : targetPercent === 100
          ? null
          : Math.ceil(toNineDecimals(-surplus / (100 - targetPercent))),
      missed: held - attended,
      bestPossible: remaining === null ? null : (100 * (attended + remaining)) / (held + remaining),
      targetReachable: atEnd === null ? null : toNineDecimals(atEnd) >= 0,
      canMissOfRemaining:
        atEnd === null || remaining === null
          ? null
          : Math.max(0, Math.min(remaining, Math.floor(toNineDecimals(atEnd)))),
      outlook: Array.from({ length: 20 }, (_, index) => ({
        classes: index + 1,
        ifAttended: (100 * (attended + index + 1)) / (held + index + 1),
        ifMissed: (100 * attended) / (held + index + 1),
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `You attended {attended} of {held} ${inputs.held === 1 ? "class" : "classes"}, or {attendancePercent}.`,
    outputs.meetsTarget
      ? outputs.canMiss === null
        ? "There is no minimum, so you may miss as many as you like."
        : outputs.canMiss === 0
          ? "That meets the minimum of {targetPercent}, but you cannot afford to miss the next class."
          : "That meets the minimum of {targetPercent}; you could miss the next {canMiss} in a row and still meet it."
      : outputs.mustAttend === null
        ? "You have missed a class, so the minimum of {targetPercent} can no longer be reached."
        : "To reach {targetPercent}, you must attend the next {mustAttend} in a row.",
    ...(outputs.canMissOfRemaining === null
      ? []
      : [
          outputs.targetReachable
            ? "Of the classes still to come you may miss {canMissOfRemaining} in all."
            : "Even with all the classes still to come you would end at {bestPossible}, below the minimum.",
        ]),
  ],
  formula: {
    tex: [
      String.raw`A = \frac{100\,a}{h}\,\%, \qquad m = \left\lfloor \frac{100 a - t h}{t} \right\rfloor, \qquad k = \left\lceil \frac{t h - 100 a}{100 - t} \right\rceil`,
      String.raw`x = \left\lfloor \frac{100 (a + r) - t (h + r)}{100} \right\rfloor`,
    ],
    where: {
      A: "attendance",
      a: "classes attended",
      h: "classes held",
      t: "minimum required in percent",
      m: "classes you can miss in a row",
      k: "classes you must attend in a row",
      r: "classes still to come",
      x: "how many of them you can miss",
    },
  },
  howTo: [
    "Enter Classes attended and Classes held so far.",
    "Set the Minimum required; 75% is usual at Indian universities, 80% to 90% at many schools.",
    "Enter Classes still to come to see how many of them you may miss in all.",
  ],
  faq: [
    {
      question: "Why do I have to attend so many classes to make up for one?",
      answer:
        "Because each missed class also raises the total. At 75%, it takes three attended classes to balance one missed class; at 90%, it takes nine.",
    },
    {
      question: "What is the difference between “in a row” and “of the remaining”?",
      answer:
        "“In a row” is how long you can stay away now without falling below the minimum. “Of the remaining” looks only at the end of the term: you may dip below in between if you attend enough later.",
    },
    {
      question: "Do excused absences count?",
      answer:
        "That depends on your rules. If they do not count at all, leave those classes out of Classes held; if they count as attended, add them to Classes attended.",
    },
  ],
  about: [
    "Attendance as a share of the classes held, and what it takes to reach or keep a minimum. All classes count the same; if lab hours count double, enter hours instead of classes.",
    "The minimum counts as met when it is reached exactly: 30 of 40 is 75%.",
  ],
  sources: ["Ratio arithmetic; minimum shares such as 75% are set by the school"],
  overflow: "targetPercent",
  phrases: [
    "attendance {attended} of {held}",
    "how many classes can I miss {attended} {held} {targetPercent}",
    "went to {attended} out of {held} classes attendance percentage",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "34 of 42 classes, minimum 75%",
      inputs: { attended: 34, held: 42, targetPercent: 75 },
      outputs: { attendancePercent: 80.952381, canMiss: 3 },
    },
    {
      title: "Behind: 20 of 32",
      inputs: { attended: 20, held: 32, targetPercent: 75 },
      outputs: { meetsTarget: false, mustAttend: 16 },
    },
    {
      title: "20 classes to come",
      inputs: { attended: 40, held: 50, targetPercent: 75, remaining: 20 },
      outputs: { canMissOfRemaining: 7, bestPossible: 85.7142857 },
    },
  ],
});

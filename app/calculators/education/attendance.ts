import { boolean, defineCalculator, integer, percent, refuse, table } from "#engine/define.ts";
import { toNineDecimals } from "#maths/nine-decimals.ts";

export default defineCalculator({
  id: "attendance",
  name: "Attendance Calculator",
  category: "education",
  emoji: "🙋",
  description:
    "Attendance percentage, how many classes you can miss, or how many in a row you must attend to reach the minimum.",
  keywords: ["75 percent rule", "classes missed", "bunk", "absence", "lectures", "school attendance rate", "shortage"],
  related: [
    { id: "grade", stage: "complementary", relevance: 82 },
    "percentage",
    { id: "study-planner", stage: "next_step", relevance: 78 },
    "final-grade",
  ],
  inputs: {
    attended: integer("Classes attended", { also: ["attended", "present"], default: 34, min: 0, max: 100_000 }),
    held: integer("Classes held", { also: ["held", "total classes"], default: 42, min: 1, max: 100_000 }),
    targetPercent: percent("Minimum required", { also: ["required", "minimum"], default: 75, min: 0, max: 100 }),
    remaining: integer("Classes still to come", {
      also: ["left", "still to come"],
      default: null,
      min: 0,
      max: 100_000,
      optional: true,
    }),
  },
  outputs: {
    attendancePercent: percent("Attendance", { decimals: 2 }),
    meetsTarget: boolean("Meets the minimum"),
    canMiss: integer("Can miss in a row", { unit: "classes", none: "Any number: there is no minimum" }),
    mustAttend: integer("Must attend in a row", { unit: "classes", none: "100 % can no longer be reached" }),
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
  takeaways: (_inputs, outputs) => [
    "You attended {attended} of {held} classes, {attendancePercent}.",
    outputs.meetsTarget
      ? outputs.canMiss === null
        ? "There is no minimum, so you may miss any number."
        : outputs.canMiss === 0
          ? "That meets the minimum of {targetPercent}, but the next class must not be missed."
          : "That meets the minimum of {targetPercent}; you could miss the next {canMiss} in a row and still meet it."
      : outputs.mustAttend === null
        ? "After a missed class the minimum of 100 % can no longer be reached."
        : "To reach {targetPercent} you must attend the next {mustAttend} in a row.",
    ...(outputs.canMissOfRemaining === null
      ? []
      : [
          outputs.targetReachable
            ? "Of the {remaining} classes still to come you may miss {canMissOfRemaining} in all."
            : "Even with all {remaining} classes still to come you would end at {bestPossible}, below the minimum.",
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
    "Set the Minimum required; 75 % is usual at Indian universities, 80 to 90 % at many schools.",
    "Enter Classes still to come to see how many of them you may miss in all.",
  ],
  faq: [
    {
      question: "Why must I attend so many classes to make up for one?",
      answer:
        "Because each missed class also raises the total. At 75 % one missed class needs three attended ones to balance it; at 90 % it needs nine.",
    },
    {
      question: "What is the difference between “in a row” and “of the remaining”?",
      answer:
        "In a row asks how long you can stay away now without falling below the minimum. Of the remaining looks at the end of term only: you may dip below in between if you attend enough later.",
    },
    {
      question: "Do excused absences count?",
      answer:
        "That depends on your rules. If they do not count at all, leave those classes out of Classes held; if they count as attended, add them to Classes attended.",
    },
  ],
  about: [
    "Attendance as a share of classes held, with what it takes to reach or keep a minimum. All classes count the same; if laboratory hours count double, enter hours instead of classes.",
    "The minimum counts as met when it is reached exactly: 30 of 40 is 75 %.",
  ],
  sources: ["Ratio arithmetic; minimum shares such as 75 % are set by the school"],
  overflow: "targetPercent",
  phrases: ["attendance {attended} of {held}", "how many classes can I miss {attended} {held} {targetPercent}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "34 of 42 classes, minimum 75 %",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { attended: 40, held: 50, targetPercent: 75, remaining: 20 },
      outputs: { attendancePercent: 80, canMiss: 3, mustAttend: 0, canMissOfRemaining: 7 },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 34, held: 42, targetPercent: 75 },
      outputs: {
        attendancePercent: 80.9523809524,
        meetsTarget: true,
        canMiss: 3,
        mustAttend: 0,
        missed: 8,
        bestPossible: null,
        targetReachable: null,
        canMissOfRemaining: null,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 81.3953488372, ifMissed: 79.0697674419 },
          last: { classes: 20, ifAttended: 87.0967741935, ifMissed: 54.8387096774 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 30, held: 40, targetPercent: 75, remaining: 0 },
      outputs: {
        attendancePercent: 75,
        meetsTarget: true,
        canMiss: 0,
        mustAttend: 0,
        missed: 10,
        bestPossible: 75,
        targetReachable: true,
        canMissOfRemaining: 0,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 75.6097560976, ifMissed: 73.1707317073 },
          last: { classes: 20, ifAttended: 83.3333333333, ifMissed: 50 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 20, held: 32, targetPercent: 75, remaining: 10 },
      outputs: {
        attendancePercent: 62.5,
        meetsTarget: false,
        canMiss: 0,
        mustAttend: 16,
        missed: 12,
        bestPossible: 71.4285714286,
        targetReachable: false,
        canMissOfRemaining: 0,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 63.6363636364, ifMissed: 60.6060606061 },
          last: { classes: 20, ifAttended: 76.9230769231, ifMissed: 38.4615384615 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 0, held: 1, targetPercent: 66.6, remaining: 30 },
      outputs: {
        attendancePercent: 0,
        meetsTarget: false,
        canMiss: 0,
        mustAttend: 2,
        missed: 1,
        bestPossible: 96.7741935484,
        targetReachable: true,
        canMissOfRemaining: 9,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 50, ifMissed: 0 },
          last: { classes: 20, ifAttended: 95.2380952381, ifMissed: 0 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 5, held: 5, targetPercent: 100, remaining: 3 },
      outputs: {
        attendancePercent: 100,
        meetsTarget: true,
        canMiss: 0,
        mustAttend: 0,
        missed: 0,
        bestPossible: 100,
        targetReachable: true,
        canMissOfRemaining: 0,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 100, ifMissed: 83.3333333333 },
          last: { classes: 20, ifAttended: 100, ifMissed: 20 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 4, held: 5, targetPercent: 100, remaining: 3 },
      outputs: {
        attendancePercent: 80,
        meetsTarget: false,
        canMiss: 0,
        mustAttend: null,
        missed: 1,
        bestPossible: 87.5,
        targetReachable: false,
        canMissOfRemaining: 0,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 83.3333333333, ifMissed: 66.6666666667 },
          last: { classes: 20, ifAttended: 96, ifMissed: 16 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 3, held: 9, targetPercent: 0, remaining: 4 },
      outputs: {
        attendancePercent: 33.3333333333,
        meetsTarget: true,
        canMiss: null,
        mustAttend: 0,
        missed: 6,
        bestPossible: 53.8461538462,
        targetReachable: true,
        canMissOfRemaining: 4,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 40, ifMissed: 30 },
          last: { classes: 20, ifAttended: 79.3103448276, ifMissed: 10.3448275862 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 70, held: 100, targetPercent: 70.1, remaining: 1 },
      outputs: {
        attendancePercent: 70,
        meetsTarget: false,
        canMiss: 0,
        mustAttend: 1,
        missed: 30,
        bestPossible: 70.297029703,
        targetReachable: true,
        canMissOfRemaining: 0,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 70.297029703, ifMissed: 69.3069306931 },
          last: { classes: 20, ifAttended: 75, ifMissed: 58.3333333333 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 9, held: 10, targetPercent: 90, remaining: 100 },
      outputs: {
        attendancePercent: 90,
        meetsTarget: true,
        canMiss: 0,
        mustAttend: 0,
        missed: 1,
        bestPossible: 99.0909090909,
        targetReachable: true,
        canMissOfRemaining: 10,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 90.9090909091, ifMissed: 81.8181818182 },
          last: { classes: 20, ifAttended: 96.6666666667, ifMissed: 30 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 33, held: 100, targetPercent: 33.3, remaining: 5 },
      outputs: {
        attendancePercent: 33,
        meetsTarget: false,
        canMiss: 0,
        mustAttend: 1,
        missed: 67,
        bestPossible: 36.1904761905,
        targetReachable: true,
        canMissOfRemaining: 3,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 33.6633663366, ifMissed: 32.6732673267 },
          last: { classes: 20, ifAttended: 44.1666666667, ifMissed: 27.5 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, counted class by class",
      inputs: { attended: 100000, held: 100000, targetPercent: 80 },
      outputs: {
        attendancePercent: 100,
        meetsTarget: true,
        canMiss: 25000,
        mustAttend: 0,
        missed: 0,
        bestPossible: null,
        targetReachable: null,
        canMissOfRemaining: null,
        outlook: {
          rows: 20,
          first: { classes: 1, ifAttended: 100, ifMissed: 99.99900001 },
          last: { classes: 20, ifAttended: 100, ifMissed: 99.9800039992 },
        },
      },
    },
    { by: "Refusal: more than held", inputs: { attended: 43, held: 42 }, refuses: "attended" },
    { by: "Refusal", inputs: { held: 0 }, refuses: "held" },
    { by: "Refusal", inputs: { targetPercent: 101 }, refuses: "targetPercent" },
  ],
});

import { boolean, choice, defineCalculator, list, number, refuse, table, text } from "#engine/define.ts";
import { GRADE_POINTS, type Letter } from "#maths/letter-grades.ts";

export default defineCalculator({
  id: "gpa",
  name: "GPA Calculator",
  category: "education",
  emoji: "🎓",
  description:
    "Grade point average of your courses, plain and weighted for honors and AP, with earlier terms and the average a target needs.",
  keywords: [
    "grade point average",
    "4.0 scale",
    "weighted",
    "cumulative",
    "college credits",
    "honors",
    "ap classes",
    "semester",
  ],
  popular: true,
  related: [
    { id: "grade", stage: "complementary", relevance: 92 },
    { id: "final-grade", stage: "complementary", relevance: 90 },
    "test-score",
    { id: "college-cost", stage: "advanced_planning", relevance: 76 },
    "average",
  ],
  inputs: {
    courses: list("Courses", {
      also: ["classes", "subjects"],
      of: {
        name: text("Course", { default: "" }),
        grade: choice("Grade", {
          default: "A",
          options: [
            ["A+", "A+"],
            ["A", "A"],
            ["A-", "A-"],
            ["B+", "B+"],
            ["B", "B"],
            ["B-", "B-"],
            ["C+", "C+"],
            ["C", "C"],
            ["C-", "C-"],
            ["D+", "D+"],
            ["D", "D"],
            ["D-", "D-"],
            ["F", "F"],
          ],
        }),
        credits: number("Credits", { default: 3, min: 0, max: 60 }),
        level: choice("Level", {
          unsaid: "regular",
          default: "regular",
          options: [
            ["regular", "Regular"],
            ["honors", "Honors"],
            ["ap", "AP or IB"],
          ],
        }),
      },
      default: [
        { name: "English", grade: "A-", credits: 3, level: "regular" },
        { name: "Calculus", grade: "B+", credits: 4, level: "ap" },
        { name: "History", grade: "A", credits: 3, level: "honors" },
        { name: "Chemistry", grade: "B", credits: 4, level: "regular" },
      ],
    }),
    aPlus: choice("An A+ counts", {
      default: "4.0",
      options: [
        ["4.0", "4.0"],
        ["4.3", "4.3"],
      ],
    }),
    priorGpa: number("GPA before", {
      also: [
        "previous GPA",
        "old GPA",
        "current GPA",
        "GPA so far",
        "cumulative GPA so far",
        "GPA is",
        "have a GPA of",
      ],
      default: null,
      min: 0,
      max: 4.3,
      optional: true,
    }),
    priorCredits: number("Credits before", {
      also: [
        "previous credits",
        "credits so far",
        "credits completed",
        "credits earned",
        "completed credits",
        "credits already",
      ],
      default: null,
      min: 0.5,
      max: 1000,
      optional: true,
    }),
    targetGpa: number("Target GPA", {
      also: ["goal", "want", "raise it to", "aim for", "goal of"],
      default: null,
      min: 0,
      max: 4.3,
      optional: true,
    }),
    remainingCredits: number("Credits still to take", {
      also: ["credits left", "more credits", "credits to go", "next credits"],
      default: null,
      min: 0.5,
      max: 1000,
      optional: true,
    }),
  },
  outputs: {
    gpa: number("GPA", { also: ["grade point average"], decimals: 2 }),
    weightedGpa: number("Weighted GPA", { also: ["weighted gpa"], decimals: 2 }),
    cumulativeGpa: number("Cumulative GPA", {
      also: ["overall gpa"],
      decimals: 2,
      none: "Enter GPA and credits before",
    }),
    credits: number("Credits in all", { also: ["credits"] }),
    qualityPoints: number("Quality points in all", { also: ["quality points"] }),
    totalCredits: number("Credits with earlier ones"),
    requiredGpa: number("GPA needed in the remaining credits", {
      also: ["gpa do i need", "needed gpa", "required gpa"],
      decimals: 2,
      none: "Enter a target and the credits still to take",
    }),
    targetReachable: boolean("Target can be reached", { none: "Enter a target and the credits still to take" }),
    courseTable: table("Courses", {
      name: text("Course"),
      grade: text("Grade"),
      credits: number("Credits"),
      points: number("Points"),
      weightedPoints: number("Weighted points"),
      qualityPoints: number("Quality points"),
    }),
  },
  pictures: [
    { draw: "rows", table: "courseTable", name: "name", value: "qualityPoints", title: "What each course adds" },
  ],
  compute(inputs) {
    const { courses, priorGpa, priorCredits, targetGpa, remainingCredits } = inputs;
    if (priorGpa !== null && priorCredits === null)
      refuse("priorCredits", "Enter the credits behind your earlier GPA.");
    if (priorCredits !== null && priorGpa === null)
      refuse("priorGpa", "Enter the GPA you earned over those earlier credits.");
    if (targetGpa !== null && remainingCredits === null)
      refuse("remainingCredits", "Enter how many credits you still have to take.");
    if (remainingCredits !== null && targetGpa === null) refuse("targetGpa", "Enter the GPA you want to reach.");
    const best = inputs.aPlus === "4.3" ? 4.3 : 4;
    const courseTable = courses.map((course) => {
      const points = course.grade === "A+" ? best : GRADE_POINTS[course.grade as Letter];
      const bonus = course.grade === "F" ? 0 : BONUS[course.level];
      return {
        name: course.name,
        grade: course.grade,
        credits: course.credits,
        points,
        weightedPoints: points + bonus,
        qualityPoints: points * course.credits,
      };
    });
    const credits = courseTable.reduce((total, row) => total + row.credits, 0);
    if (credits === 0) refuse("courses", "Enter at least one course with credits.");
    const qualityPoints = courseTable.reduce((total, row) => total + row.qualityPoints, 0);
    const weighted = courseTable.reduce((total, row) => total + row.weightedPoints * row.credits, 0);
    const totalCredits = credits + (priorCredits ?? 0);
    const allPoints = qualityPoints + (priorGpa ?? 0) * (priorCredits ?? 0);
    const requiredGpa =
      targetGpa === null || remainingCredits === null
        ? null
        : (targetGpa * (totalCredits + remainingCredits) - allPoints) / remainingCredits;
    return {
      gpa: qualityPoints / credits,
      weightedGpa: weighted / credits,
      cumulativeGpa: priorGpa === null ? null : allPoints / totalCredits,
      credits,
      qualityPoints,
      totalCredits,
      requiredGpa,
      targetReachable: requiredGpa === null ? null : requiredGpa <= best + 1e-12,
      courseTable,
    };
  },
  takeaways: (inputs, outputs, say) => [
    "Your {credits} credits earn {qualityPoints} quality points, a GPA of {gpa}; with extra points for honors and AP courses it is {weightedGpa}.",
    outputs.cumulativeGpa === null
      ? "Enter your earlier GPA and credits to see your cumulative GPA."
      : `With your {priorCredits} earlier credits, your GPA ${
          Math.abs(outputs.cumulativeGpa - inputs.priorGpa!) < 0.005
            ? "stays at"
            : `${outputs.cumulativeGpa > inputs.priorGpa! ? "rises" : "falls"} from {priorGpa} to`
        } {cumulativeGpa}.`,
    ...(outputs.requiredGpa === null
      ? []
      : [
          outputs.targetReachable
            ? `To reach {targetGpa} you need an average of ${say.number(Math.max(0, outputs.requiredGpa), 2)} in the remaining {remainingCredits} credits.`
            : "{targetGpa} is out of reach: the remaining {remainingCredits} credits would need an average of {requiredGpa}.",
        ]),
  ],
  formula: {
    tex: [
      String.raw`\text{GPA} = \frac{\sum p_i c_i}{\sum c_i}, \qquad \text{GPA}_{\text{cum}} = \frac{\sum p_i c_i + g_0 c_0}{\sum c_i + c_0}`,
      String.raw`g_{\text{needed}} = \frac{t\,(C + r) - Q}{r}`,
    ],
    where: {
      "p_i, c_i": "grade points and credits of a course",
      "g_0, c_0": "GPA and credits before",
      t: "target GPA",
      r: "credits still to take",
      "C, Q": "all credits and quality points so far",
    },
  },
  howTo: [
    "Enter your Courses with grade and credits; the level matters only for the weighted GPA.",
    "Set whether An A+ counts 4.0 or 4.3 at your school.",
    "For the cumulative GPA enter GPA before and Credits before.",
    "For a goal enter Target GPA and Credits still to take.",
  ],
  faq: [
    {
      question: "What is the difference between weighted and unweighted GPA?",
      answer:
        "Unweighted, an A is 4.0 in every course. Weighted, honors courses earn 0.5 and AP or IB courses 1.0 point more, so the scale reaches 5.0. Colleges usually recalculate GPAs by their own rules.",
    },
    {
      question: "Do I have to average my semester GPAs?",
      answer:
        "Only if you weight them by credits. A 3.0 over 12 credits and a 4.0 over 18 credits make a 3.6, not a 3.5. Enter the earlier semesters as GPA before with their credits.",
    },
    {
      question: "Do pass/fail courses count?",
      answer:
        "A pass earns credits but no grade points, so leave it out. A failed course usually does count, as an F with its credits; when you repeat it, many schools replace the grade.",
    },
  ],
  about: [
    "The usual US scale in steps of a third of a point: A 4.0, A− 3.7, B+ 3.3 and so on down to F 0. Each grade counts as often as the course has credits.",
    "Schools differ: some have no A−, some give no extra points for honors, some cap them.",
  ],
  sources: ["College Board, How to convert your GPA to a 4.0 scale", "AACRAO, grading and transcript practice"],
  caution: "Schools use different scales and rules; your registrar's calculation decides.",
  phrases: ["gpa calculator", "gpa needed to reach {targetGpa} with {remainingCredits} credits left"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A semester with an AP course, and 30 credits before",
      inputs: { priorGpa: 3.2, priorCredits: 30 },
      outputs: { gpa: 3.45, weightedGpa: 3.84285714, cumulativeGpa: 3.27954545 },
    },
    {
      title: "From 3.2 to 3.5 with 60 credits left",
      inputs: { priorGpa: 3.2, priorCredits: 30, targetGpa: 3.5, remainingCredits: 60 },
      outputs: { requiredGpa: 3.66166667, targetReachable: true },
    },
    {
      title: "Two courses, A+ at 4.3",
      inputs: {
        courses: [
          { name: "Physics", grade: "A+", credits: 4, level: "regular" },
          { name: "Art", grade: "C+", credits: 2, level: "regular" },
        ],
        aPlus: "4.3",
      },
      outputs: { gpa: 3.63333333 },
    },
  ],
});

/** Extra points of the weighted GPA. */
const BONUS = { regular: 0, honors: 0.5, ap: 1 } as const;

import { boolean, chart, choice, defineCalculator, number, percent, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { LETTER_BOUNDS } from "#maths/letter-grades.ts";

export default defineCalculator({
  id: "final-grade",
  name: "Final Grade Calculator",
  category: "education",
  emoji: "🏁",
  description:
    "The score you need in the final exam for the course grade you want, and what every final score would give.",
  keywords: [
    "final exam score needed",
    "what do i need on my final",
    "pass the class",
    "required score",
    "exam weight",
  ],
  popular: true,
  related: [
    { id: "grade", stage: "complementary", relevance: 94 },
    { id: "gpa", stage: "next_step", relevance: 90 },
    "test-score",
    { id: "study-planner", stage: "next_step", relevance: 82 },
  ],
  inputs: {
    currentGrade: percent("Grade before the final", {
      also: [
        "grade now",
        "have a",
        "have an",
        "grade is",
        "average",
        "current average",
        "my grade",
        "going into the final",
        "so far",
        "currently have",
        "currently",
        "sitting at",
        "my average",
        "grade so far",
        "before the final",
      ],
      default: 84,
      min: 0,
      max: 150,
    }),
    finalWeight: percent("Weight of the final", {
      also: [
        "final worth",
        "exam weight",
        "worth",
        "counts",
        "counts for",
        "weight",
        "weighs",
        "makes up",
        "is worth",
        "final is worth",
        "of my grade",
        "of the grade",
      ],
      default: 30,
      min: 0.1,
      max: 100,
    }),
    targetGrade: percent("Grade wanted", {
      also: [
        "target",
        "goal",
        "want",
        "get a",
        "get an",
        "to get",
        "pass with",
        "end up with",
        "finish with",
        "overall",
        "keep a",
        "keep an",
        "need an",
        "to pass",
        "end with",
        "keep",
        "stay at",
        "to pass with",
        "for a",
        "a final grade of",
        "passing",
      ],
      default: 87,
      min: 0,
      max: 150,
    }),
    letterScale: choice("Letters", {
      default: "plus-minus",
      options: [
        ["plus-minus", "A, A-, B+ ... (93, 90, 87 ...)"],
        ["plain", "A, B, C, D, F (90, 80, 70, 60)"],
      ],
    }),
  },
  outputs: {
    requiredScore: percent("Score needed in the final", {
      also: [
        "score on the final",
        "need on my final",
        "need on the final",
        "what do i need",
        "score do i need",
        "have to score",
        "need to score",
        "score needed",
      ],
      decimals: 2,
    }),
    achievable: boolean("Can be reached without extra credit"),
    alreadySecured: boolean("Already secured"),
    gradeWithHundred: percent("Grade with 100 in the final"),
    gradeWithZero: percent("Grade with 0 in the final"),
    pointsPerFinalPoint: number("Course points per final point"),
    letters: table("Score needed for each letter", {
      letter: text("Letter"),
      grade: percent("Course grade from"),
      requiredScore: percent("Score needed in the final", { decimals: 2 }),
      achievable: boolean("Possible"),
    }),
    outcomes: chart("Course grade by score in the final", {
      x: { finalScore: percent("Score in the final") },
      y: { courseGrade: percent("Course grade") },
      as: "line",
      own: { x: "requiredScore", y: "targetGrade", label: "Your goal" },
    }),
  },
  compute({ currentGrade, finalWeight, targetGrade, letterScale }) {
    const weight = finalWeight / 100;
    const before = currentGrade * (1 - weight);
    const scoreFor = (grade: number) => (grade - before) / weight;
    const requiredScore = scoreFor(targetGrade);
    return {
      requiredScore,
      achievable: requiredScore <= 100 + 1e-9,
      alreadySecured: requiredScore <= 1e-9,
      gradeWithHundred: before + 100 * weight,
      gradeWithZero: before,
      pointsPerFinalPoint: weight,
      letters: LETTER_BOUNDS[letterScale].map(({ letter, from }) => ({
        letter,
        grade: from,
        requiredScore: scoreFor(from),
        achievable: scoreFor(from) <= 100 + 1e-9,
      })),
      outcomes: Array.from({ length: 21 }, (_, index) => ({
        finalScore: 5 * index,
        courseGrade: before + 5 * index * weight,
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.alreadySecured
      ? "{targetGrade} is already secured: even a 0 on the final leaves you at {gradeWithZero}."
      : outputs.achievable
        ? "You need {requiredScore} on the final to finish with {targetGrade}."
        : `{targetGrade} is out of reach without extra credit: even ${say.percent(100)} on the final gets you only to {gradeWithHundred}.`,
    `Depending on the final, your course grade ends between {gradeWithZero} and {gradeWithHundred}; each percentage point on it moves the grade by ${counted(outputs.pointsPerFinalPoint!, "point", "{pointsPerFinalPoint}")}.`,
  ],
  formula: {
    tex: String.raw`F = \frac{T - G (1 - w)}{w}`,
    where: {
      F: "score needed in the final",
      T: "grade wanted",
      G: "grade before the final",
      w: "weight of the final as a fraction",
    },
  },
  howTo: [
    "Enter your Grade before the final, the weighted average of everything else.",
    "Enter the Weight of the final from the syllabus and the Grade wanted.",
    "Read the Score needed; the table shows what each letter would take.",
  ],
  faq: [
    {
      question: "What if the score needed is above 100?",
      answer:
        "Then the final alone cannot get you there. Check the table for the best letter grade still possible, and ask about extra credit.",
    },
    {
      question: "What if it is negative?",
      answer: "Your goal is safe whatever happens: with a 95 before a final worth 20%, a zero still leaves you at 76.",
    },
    {
      question: "My gradebook already counts the final as zero. What then?",
      answer:
        "Use the grade for the graded work only. If the gradebook shows 63 with a 30% final counted as zero, the grade before is 63 / 0.7 = 90.",
    },
  ],
  about: [
    "The course grade is the current grade times its share plus the final score times the weight of the final. This works for any last assignment, not only exams.",
    "Some courses have further rules: a final that replaces the worst test, a minimum score on the exam, or rounding of the course grade. They are not included.",
  ],
  sources: ["Weighted arithmetic mean"],
  phrases: [
    "i have {currentGrade} before the final which counts {finalWeight} what do i need on it for {targetGrade} overall",
    "final grade needed with {currentGrade} final worth {finalWeight} to get {targetGrade}",
    "final exam current grade {currentGrade} final worth {finalWeight} want {targetGrade}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "From 84 to a B+",
      inputs: { currentGrade: 84, finalWeight: 30, targetGrade: 87 },
      outputs: { requiredScore: 94, achievable: true },
    },
    {
      title: "Out of reach",
      inputs: { currentGrade: 70, finalWeight: 20, targetGrade: 80 },
      outputs: { requiredScore: 120, achievable: false },
    },
    {
      title: "Already passed",
      inputs: { currentGrade: 92, finalWeight: 25, targetGrade: 60, letterScale: "plain" },
      outputs: { requiredScore: -36, alreadySecured: true },
    },
  ],
});

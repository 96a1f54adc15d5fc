import { boolean, choice, defineCalculator, integer, number, percent, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { getLetterGrade } from "#maths/letter-grades.ts";
import { toNineDecimals } from "#maths/nine-decimals.ts";

export default defineCalculator({
  id: "test-score",
  name: "Test Score Calculator",
  category: "education",
  emoji: "✅",
  description:
    "Percentage and letter for a test from the number of wrong answers, and a grading chart for the whole class.",
  keywords: [
    "easy grader",
    "percent correct",
    "exam grade",
    "grading scale",
    "negative marking",
    "quiz",
    "teacher",
    "missed questions",
  ],
  related: [
    { id: "grade", stage: "next_step", relevance: 94 },
    { id: "final-grade", stage: "next_step", relevance: 86 },
    "gpa",
    "percentage",
  ],
  inputs: {
    totalQuestions: integer("Questions", {
      also: [
        "total",
        "number of questions",
        "question test",
        "question quiz",
        "problems",
        "items",
        "questions on the test",
      ],
      default: 40,
      min: 1,
      max: 1000,
    }),
    wrongAnswers: integer("Wrong", {
      also: ["mistakes", "incorrect", "missed", "errors", "miss", "got wrong", "answers wrong", "missing"],
      default: 6,
      min: 0,
      max: 1000,
    }),
    unanswered: integer("Not answered", {
      also: ["skipped", "blank", "left blank", "skipping"],
      default: 0,
      min: 0,
      max: 1000,
    }),
    penalty: number("Points off for a wrong answer", {
      also: ["negative marking", "points off", "deducted", "minus"],
      default: 0,
      min: 0,
      max: 10,
      help: "On top of the missed point; 0.25 with five choices.",
    }),
    extraPoints: number("Extra points", {
      also: ["bonus points", "extra credit", "bonus"],
      default: 0,
      min: 0,
      max: 1000,
    }),
    passPercent: percent("Pass mark", { also: ["to pass"], default: 60, min: 0, max: 100 }),
    letterScale: choice("Letters", {
      default: "plus-minus",
      options: [
        ["plus-minus", "A, A-, B+ ... (93, 90, 87 ...)"],
        ["plain", "A, B, C, D, F (90, 80, 70, 60)"],
      ],
    }),
  },
  outputs: {
    scorePercent: percent("Score", {
      also: ["percent", "percentage", "what percent", "grade", "score", "what percentage did i get"],
      decimals: 2,
    }),
    letter: text("Letter", { also: ["letter grade"] }),
    correct: integer("Correct", { also: ["how many right", "right", "correct answers"] }),
    rawScore: number("Points"),
    passed: boolean("Passed"),
    wrongAllowed: integer("Wrong answers allowed to pass", { also: ["how many can i miss", "how many wrong to pass"] }),
    percentPerQuestion: percent("Each question is worth", {
      also: ["each question worth"],
    }),
    chart: table(
      "Grading chart",
      {
        wrong: integer("Wrong"),
        percent: percent("Score", { decimals: 2 }),
        letter: text("Letter"),
      },
      { mark: { column: "wrong", equals: "wrongAnswers" } },
    ),
  },
  pictures: [{ draw: "parts", of: ["correct", "wrongAnswers", "unanswered"], whole: "totalQuestions" }],
  compute(inputs) {
    const { totalQuestions, wrongAnswers, unanswered, penalty, passPercent, letterScale } = inputs;
    const correct = totalQuestions - wrongAnswers - unanswered;
    if (correct < 0)
      refuse("wrongAnswers", `Wrong and unanswered together cannot be more than the ${totalQuestions} questions.`);
    const rawScore = correct - penalty * wrongAnswers + inputs.extraPoints;
    const scorePercent = (100 * rawScore) / totalQuestions;
    return {
      scorePercent,
      letter: getLetterGrade(scorePercent, letterScale),
      correct,
      rawScore,
      passed: toNineDecimals(scorePercent) >= passPercent,
      wrongAllowed: Math.floor(toNineDecimals((totalQuestions * (100 - passPercent)) / 100 / (1 + penalty))),
      percentPerQuestion: 100 / totalQuestions,
      chart: Array.from({ length: totalQuestions + 1 }, (_, wrong) => {
        const percentage = (100 * (totalQuestions - wrong - penalty * wrong)) / totalQuestions;
        return { wrong, percent: percentage, letter: getLetterGrade(percentage, letterScale) };
      }),
    };
  },
  takeaways: (_inputs, outputs) => [
    `{correct} of {totalQuestions} right gives ${counted(outputs.rawScore!, "point", "{rawScore}")}, or {scorePercent}: a letter grade of {letter}.`,
    outputs.passed
      ? `That is a pass; without extra points, up to ${counted(outputs.wrongAllowed!, "wrong answer", "{wrongAllowed}")} would still pass.`
      : `That is not a pass: you need {passPercent}, which allows ${counted(outputs.wrongAllowed!, "wrong answer", "{wrongAllowed}")}.`,
  ],
  formula: {
    tex: String.raw`S = 100 \cdot \frac{n - f - u - p f + e}{n}\,\%, \qquad f_{\max} = \left\lfloor \frac{n\,(100 - P)/100}{1 + p} \right\rfloor`,
    where: {
      S: "score",
      n: "questions",
      f: "wrong answers",
      u: "unanswered questions",
      p: "points off for a wrong answer",
      e: "extra points",
      P: "pass mark in percent",
      "f_{\\max}": "wrong answers allowed to pass",
    },
  },
  howTo: [
    "Enter the number of Questions and how many are Wrong or Not answered.",
    "If wrong answers cost points, enter how many under Points off for a wrong answer.",
    "Add Extra points, and set the Pass mark and the Letters.",
    "To grade a whole stack of tests, look up each score in the Grading chart by the number of mistakes.",
  ],
  faq: [
    {
      question: "What is the point of negative marking?",
      answer:
        "It removes the benefit of blind guessing. With five choices a guess is right once in five, so 0.25 off for each wrong answer makes guessing worth nothing on average; with four choices it takes 1/3 off.",
    },
    {
      question: "Should I guess when wrong answers cost points?",
      answer: "Yes, if you can rule out even one choice: under the usual penalties you then gain on average.",
    },
    {
      question: "How do I score questions worth different points?",
      answer:
        "Enter the highest number of points as Questions and the points lost as Wrong. The percentage is the same.",
    },
  ],
  about: [
    "Scores a test whose questions all count the same, and lists the score for every number of mistakes, like a teacher's grading wheel.",
    "Nothing is rounded: 89.5 stays a B on the scale with 90 for an A. The number of wrong answers allowed assumes that everything is answered and there are no extra points.",
  ],
  sources: ["Formula scoring: Frary RB, Educational Measurement: Issues and Practice 7(2):33-38 (1988)"],
  phrases: [
    "test score {wrongAnswers} wrong out of {totalQuestions}",
    "{wrongAnswers} wrong out of {totalQuestions}",
    "missed {wrongAnswers} out of {totalQuestions} questions grade",
    "{wrongAnswers} out of {totalQuestions} wrong",
    "{totalQuestions} questions {wrongAnswers} wrong",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "6 of 40 wrong",
      inputs: { totalQuestions: 40, wrongAnswers: 6 },
      outputs: { scorePercent: 85, letter: "B", wrongAllowed: 16 },
    },
    {
      title: "With a quarter point off",
      inputs: { totalQuestions: 60, wrongAnswers: 10, unanswered: 5, penalty: 0.25 },
      outputs: { rawScore: 42.5, scorePercent: 70.8333333 },
    },
    {
      title: "Extra points above 100%",
      inputs: { totalQuestions: 20, wrongAnswers: 0, extraPoints: 2 },
      outputs: { scorePercent: 110, letter: "A" },
    },
  ],
});

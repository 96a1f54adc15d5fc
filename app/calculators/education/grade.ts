import { choice, defineCalculator, list, number, percent, refuse, table, text } from "#engine/define.ts";
import { GRADE_POINTS, getLetterGrade } from "#maths/letter-grades.ts";

export default defineCalculator({
  id: "grade",
  name: "Grade Calculator",
  category: "education",
  emoji: "📝",
  description:
    "Your course grade from weighted assignments, tests and exams, as a percentage and a letter, and what is still possible.",
  keywords: [
    "weighted grade",
    "class grade",
    "assignment weights",
    "letter grade",
    "course average",
    "marks",
    "what is my grade",
  ],
  related: [
    { id: "final-grade", stage: "next_step", relevance: 96 },
    { id: "gpa", stage: "next_step", relevance: 92 },
    { id: "test-score", stage: "complementary", relevance: 86 },
    "average",
    "percentage",
  ],
  inputs: {
    items: list("Graded work", {
      also: ["assignments", "scores", "quizzes", "exams", "projects", "labs"],
      of: {
        name: text("Item", { default: "" }),
        score: number("Score", { default: 90, min: 0, max: 1_000_000 }),
        outOf: number("Out of", { default: 100, min: 0.001, max: 1_000_000 }),
        weight: number("Weight", { default: 20, min: 0, max: 1_000_000 }),
      },
      default: [
        { name: "Homework", score: 184, outOf: 200, weight: 20 },
        { name: "Quizzes", score: 43, outOf: 50, weight: 15 },
        { name: "Midterm", score: 81, outOf: 100, weight: 25 },
      ],
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
    grade: percent("Grade", {
      also: ["weighted grade", "grade in the class", "overall grade", "course grade"],
      decimals: 2,
    }),
    letter: text("Letter", { also: ["letter grade"] }),
    gradePoint: number("Grade points", { decimals: 1 }),
    totalWeight: number("Weight so far"),
    remainingWeight: number("Weight still to come", { none: "The weights are not in percent" }),
    bestPossible: percent("Best final grade", {
      also: ["best i can get", "highest possible grade"],
      decimals: 2,
      none: "The weights are not in percent",
    }),
    worstPossible: percent("Worst final grade", { decimals: 2, none: "The weights are not in percent" }),
    itemTable: table("By item", {
      name: text("Item"),
      percent: percent("Result", { decimals: 2 }),
      weight: number("Weight"),
      contribution: percent("Contribution to the grade", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "rows", table: "itemTable", name: "name", value: "contribution", title: "What each item adds" },
    { draw: "timeline", of: ["worstPossible", "grade", "bestPossible"], title: "From the worst to the best possible" },
  ],
  compute({ items, letterScale }) {
    const totalWeight = items.reduce((total, item) => total + item.weight, 0);
    if (totalWeight === 0) refuse("items", "Enter at least one item with a weight above 0.");
    const itemTable = items.map((item) => {
      const percentage = (100 * item.score) / item.outOf;
      return {
        name: item.name,
        percent: percentage,
        weight: item.weight,
        contribution: (item.weight * percentage) / totalWeight,
      };
    });
    const grade = itemTable.reduce((total, row) => total + row.contribution, 0);
    const letter = getLetterGrade(grade, letterScale);
    const remainingWeight = totalWeight <= 100 + 1e-9 ? Math.max(0, 100 - totalWeight) : null;
    return {
      grade,
      letter,
      gradePoint: GRADE_POINTS[letter],
      totalWeight,
      remainingWeight,
      bestPossible: remainingWeight === null ? null : (grade * totalWeight) / 100 + remainingWeight,
      worstPossible: remainingWeight === null ? null : (grade * totalWeight) / 100,
      itemTable,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    "On everything graded so far you have {grade}, a letter grade of {letter}.",
    outputs.remainingWeight === null
      ? "Your weights add up to {totalWeight}, so they were treated as points."
      : outputs.remainingWeight === 0
        ? "The whole course is graded, so this is your final grade."
        : `${say.percent(outputs.remainingWeight!)} of the course is still open: your final grade will end up between {worstPossible} and {bestPossible}.`,
  ],
  formula: {
    tex: String.raw`G = \frac{\sum w_i \cdot 100\, s_i / m_i}{\sum w_i}, \qquad G_{\max} = \frac{G W + 100\,(100 - W)}{100}, \qquad G_{\min} = \frac{G W}{100}`,
    where: {
      G: "grade in percent",
      "s_i, m_i": "score and highest score of an item",
      w_i: "its weight",
      W: "sum of the weights so far, in percent",
    },
  },
  howTo: [
    "Enter each piece of Graded work with Score, Out of and Weight from the syllabus. One line per category is enough: add up its points first.",
    "Give weights in percent of the course; they need not add up to 100 yet.",
    "Choose the Letters your school uses.",
    "Read your grade so far and the range your final grade can still fall in.",
  ],
  faq: [
    {
      question: "Why is my grade not the average of my scores?",
      answer:
        "Items count by weight. A 92% for homework with weight 20 and an 81% for the midterm with weight 25 average 85.9, closer to the midterm. With equal weights it is the plain average.",
    },
    {
      question: "What if my class uses points instead of percentages?",
      answer:
        "Enter the highest score of each item as its weight too. 45 of 50 with weight 50 and 160 of 200 with weight 200 give 205 of 250, or 82%.",
    },
    {
      question: "How does extra credit work?",
      answer: "Enter a score above Out of, such as 105 of 100. The result may exceed 100%.",
    },
  ],
  about: [
    "A weighted course grade at any moment of the term. Ungraded work does not count as zero: the grade covers what has been graded, and the best and worst final grades show what is still possible.",
    "Letters follow the common US cutoffs (A from 93 or from 90). Teachers may curve, drop the lowest quiz or round 89.6 up to an A−; here nothing is rounded.",
  ],
  sources: ["Weighted arithmetic mean", "College Board, letter grades and percentages"],
  overflow: "items",
  caution: "Teachers set their own cutoffs, curves and rounding; the syllabus decides.",
  phrases: ["course grade calculator", "what is my grade so far"],
  updated: "2026-11-28",
  examples: [
    {
      title: "Homework, quizzes and a midterm",
      inputs: { letterScale: "plus-minus" },
      outputs: { grade: 85.9166667, letter: "B", bestPossible: 91.55 },
    },
    {
      title: "A class that counts points",
      inputs: {
        items: [
          { name: "Tests", score: 160, outOf: 200, weight: 200 },
          { name: "Lab", score: 45, outOf: 50, weight: 50 },
        ],
        letterScale: "plain",
      },
      outputs: { grade: 82, letter: "B", remainingWeight: null },
    },
    {
      title: "Extra credit",
      inputs: { items: [{ name: "Project", score: 105, outOf: 100, weight: 100 }] },
      outputs: { grade: 105, letter: "A", remainingWeight: 0 },
    },
  ],
});

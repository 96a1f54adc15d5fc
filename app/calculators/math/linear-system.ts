import { defineCalculator, integer, number, refuse, table, text } from "#engine/define.ts";
import { eliminate, type Matrix, MATRIX_WITH_COMMAS, readMatrix } from "#maths/matrix.ts";
import { toNumber } from "#maths/rational.ts";
import { listRowOperations } from "#maths/row-operations.ts";
import { typesetSystem } from "#maths/typeset-matrix.ts";

export default defineCalculator({
  id: "linear-system",
  name: "System of Equations Solver",
  category: "math",
  emoji: "🟰",
  description:
    "Solves systems of linear equations with up to 10 unknowns, exactly, and shows whether there is one solution, none or infinitely many.",
  keywords: [
    "simultaneous equations",
    "2x2 system",
    "3x3 system",
    "gaussian elimination",
    "cramer's rule",
    "solve for x and y",
    "linear equations",
  ],
  related: [
    { id: "matrix", stage: "advanced_planning", relevance: 94 },
    { id: "vector", stage: "complementary", relevance: 76 },
    "quadratic-equation",
    "polynomial-roots",
  ],
  inputs: {
    augmented: text("Equations as rows: coefficients, then the right side", {
      withCommas: MATRIX_WITH_COMMAS,
      tool: "matrix",
      hasRightSide: true,
      also: ["equations", "system"],
      code: true,
      multiline: true,
      default: "2 1 -1 8; -3 -1 2 -11; -2 1 2 -3",
      maxLength: 2000,
      help: "2x + y − z = 8 is the row 2 1 −1 8.",
    }),
  },
  outputs: {
    status: text("Solutions", { labels: { unique: "Exactly one", infinite: "Infinitely many", none: "None" } }),
    x1: number("x₁", { none: "No single value" }),
    x2: number("x₂", { none: "No single value" }),
    x3: number("x₃", { none: "No single value" }),
    solution: table(
      "Solution",
      {
        variable: text("Variable"),
        value: number("Value", { none: "No single value" }),
      },
      { summary: writeSolution },
    ),
    determinant: number("Determinant of the coefficients", { none: "Only if there are as many equations as unknowns" }),
    rank: integer("Rank of the coefficients"),
    augmentedRank: integer("Rank with the right side"),
    freeVariables: integer("Free variables"),
    rowOperations: table(
      "Row operations",
      { step: integer("Step"), operation: text("Operation"), becomes: text("Rows after it") },
      { none: "The fractions become too long to be shown." },
    ),
  },
  typeset: ({ augmented }) => typesetSystem(readEquations(augmented)),
  compute({ augmented }) {
    const read = readEquations(augmented);
    const unknowns = read[0]!.length - 1;
    if (unknowns < 1) refuse("augmented", "Every row needs at least one coefficient and the right side.");
    const { reduced, pivots, determinant } = eliminate(read, unknowns);
    const rank = pivots.length;
    const contradiction = reduced.slice(rank).some((row) => row[unknowns]!.numerator !== 0n);
    const status = contradiction ? "none" : rank === unknowns ? "unique" : "infinite";
    const values = Array.from({ length: unknowns }, (_, index) =>
      status === "unique" ? toNumber(reduced[index]![unknowns]!) : null,
    );
    return {
      status,
      x1: values[0] ?? null,
      x2: values[1] ?? null,
      x3: values[2] ?? null,
      solution: values.map((value, index) => ({ variable: `x${toSubscript(index + 1)}`, value })),
      determinant: read.length === unknowns ? toNumber(determinant) : null,
      rank,
      augmentedRank: rank + (contradiction ? 1 : 0),
      freeVariables: unknowns - rank,
      get rowOperations() {
        return listRowOperations(read, { columns: unknowns });
      },
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.status === "unique"
      ? `The only solution is ${outputs.solution!.map(({ variable, value }) => `${variable} = ${say.number(value!)}`).join("; ")}.`
      : outputs.status === "none"
        ? "The equations contradict one another, so there is no solution."
        : "There are infinitely many solutions: {freeVariables} of the unknowns can be chosen freely.",
    outputs.determinant === null
      ? "The rank is {rank} for the coefficients alone and {augmentedRank} with the right side."
      : outputs.determinant === 0
        ? "The determinant of the coefficients is 0, so at least one equation's left side follows from the others."
        : "The determinant of the coefficients is {determinant}; since it is not 0, there is exactly one solution for every right side.",
  ],
  formula: {
    tex: [
      String.raw`A x = b, \qquad (A \mid b) \longrightarrow (I \mid x)`,
      String.raw`\operatorname{rank}(A \mid b) > \operatorname{rank} A:\ \text{none}, \qquad \operatorname{rank} A = n:\ \text{one}, \qquad \text{else infinitely many}`,
    ],
    where: {
      A: "matrix of the coefficients",
      b: "right sides",
      x: "unknowns",
      n: "number of unknowns",
      I: "identity matrix, reached by Gauss-Jordan elimination",
    },
  },
  howTo: [
    "Write each equation as a row: the coefficients of x₁, x₂, … in order, then the right side. 2x + y − z = 8 is 2 1 −1 8.",
    "Separate rows by semicolons or line breaks, and write 0 for an unknown that is missing.",
    "Use decimals or fractions such as 2/3; they are taken exactly.",
    "Read Solutions first: only if there is exactly one do the unknowns have values.",
    "Row operations shows each step that leads there: R2 → R2 − 3·R1 takes three times the first row from the second.",
  ],
  faq: [
    {
      question: "When are there infinitely many solutions?",
      answer:
        "When, after you remove equations that follow from others, fewer equations than unknowns are left and none contradicts another. x + y = 2 and 2x + 2y = 4 are the same line; every point on it is a solution, so one variable is free.",
    },
    {
      question: "May I give more equations than unknowns?",
      answer:
        "Yes, up to 10 rows. If they are consistent there is a solution; if not, the page shows None. For measured data that never fit exactly, look for the least-squares solution instead, as linear regression does.",
    },
    {
      question: "Why exact fractions?",
      answer:
        "With rounded numbers, a program cannot tell a determinant of 0 from 10⁻¹⁷. With 0.1x + 0.2y = 0.3 and 0.2x + 0.4y = 0.6 rounding easily invents a single solution; exact fractions show that the second equation is twice the first.",
    },
  ],
  about: [
    "Solves up to 10 linear equations with up to 10 unknowns by Gauss-Jordan elimination in exact fractions, and says whether there is one solution, none, or infinitely many.",
    "The equations must be linear: no products of unknowns, powers or roots of them. Beyond ten unknowns, or for data with errors, numerical software is a better tool.",
  ],
  sources: ["Strang, Introduction to Linear Algebra, 5th ed. 2016, chapters 2 and 3"],
  phrases: ["solve linear system {augmented}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Three equations, three unknowns",
      inputs: { augmented: "2 1 -1 8; -3 -1 2 -11; -2 1 2 -3" },
      outputs: { status: "unique", x1: 2, x2: 3, x3: -1 },
    },
    {
      title: "The same line twice",
      inputs: { augmented: "1 1 2; 2 2 4" },
      outputs: { status: "infinite", freeVariables: 1 },
    },
    {
      title: "Parallel lines",
      inputs: { augmented: "1 1 2; 1 1 3" },
      outputs: { status: "none", rank: 1, augmentedRank: 2 },
    },
  ],
});

/** "x₁ = 3; x₂ = 1". */
function writeSolution(rows: readonly Readonly<Record<string, unknown>>[], number: (value: number) => string): string {
  return rows.some(({ value }) => value === null)
    ? "No single solution"
    : rows.map(({ value }, at) => `x${toSubscript(at + 1)} = ${number(Number(value))}`).join(";\u2002");
}

function toSubscript(count: number): string {
  return String(count).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit)));
}

function readEquations(text: string): Matrix {
  const read = readMatrix(text, { rows: 10, columns: 11 });
  return typeof read === "string" ? refuse("augmented", read) : read;
}

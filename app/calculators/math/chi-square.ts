import {
  boolean,
  choice,
  defineCalculator,
  integer,
  list,
  number,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { chiSquareAbove, chiSquareQuantileAbove } from "#maths/distributions.ts";
import { MATRIX_WITH_COMMAS, readMatrix } from "#maths/matrix.ts";
import { toNumber } from "#maths/rational.ts";
import { sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "chi-square",
  name: "Chi-Square Calculator",
  category: "math",
  emoji: "χ",
  description:
    "Chi-square test of goodness of fit or independence, with p-value, critical value, expected counts and Cramér's V.",
  keywords: [
    "chi squared test",
    "goodness of fit",
    "contingency table",
    "test of independence",
    "expected frequency",
    "categorical data",
    "crosstab",
  ],
  related: [
    { id: "t-test", stage: "complementary", relevance: 88 },
    "probability",
    { id: "ab-test", stage: "next_step", relevance: 84 },
    "confidence-interval",
  ],
  inputs: {
    type: choice("Test", {
      default: "goodness-of-fit",
      options: [
        ["goodness-of-fit", "Goodness of fit"],
        ["independence", "Independence (contingency table)"],
      ],
    }),
    observed: list("Observed counts", {
      also: ["observed", "counts"],
      of: number("Value"),
      default: [18, 22, 16, 25, 12, 27],
      minItems: 2,
      maxItems: 1000,
      when: { type: "goodness-of-fit" },
    }),
    expected: list("Expected counts or ratio", {
      unsaid: null,
      also: ["expected"],
      of: number("Value"),
      default: null,
      minItems: 2,
      maxItems: 1000,
      optional: true,
      when: { type: "goodness-of-fit" },
      help: "If left out: all equal.",
    }),
    table: text("Table of counts", {
      withCommas: MATRIX_WITH_COMMAS,
      default: "30 10; 20 40",
      maxLength: 3000,
      when: { type: "independence" },
      help: "Rows are separated by semicolons.",
    }),
    significanceLevel: percent("Significance level", {
      also: ["alpha", "significance", "level"],
      default: 5,
      min: 0.0001,
      max: 50,
    }),
  },
  outputs: {
    pValue: number("p-value", { also: ["p"] }),
    chiSquare: number("Chi-square", { also: ["chi squared", "chi square statistic", "test statistic"] }),
    degreesOfFreedom: integer("Degrees of freedom", { also: ["df"] }),
    criticalValue: number("Critical value", { also: ["critical value"] }),
    significant: boolean("Significant at this level"),
    cramersV: number("Cramér's V", { none: "Only for a contingency table" }),
    smallestExpected: number("Smallest expected count"),
    cells: table("Cells", {
      row: integer("Row", { none: "Single list" }),
      column: integer("Column"),
      observed: number("Observed"),
      expected: number("Expected"),
      contribution: number("Contribution"),
    }),
  },
  pictures: [{ draw: "bars", of: ["chiSquare", "criticalValue"], title: "The statistic and its critical value" }],
  compute(inputs) {
    const { cells, degreesOfFreedom, smallerSide } =
      inputs.type === "goodness-of-fit" ? fit(inputs.observed, inputs.expected) : contingency(inputs.table);
    const chiSquare = sum(cells.map((cell) => cell.contribution));
    const total = sum(cells.map((cell) => cell.observed));
    const significance = inputs.significanceLevel / 100;
    const pValue = chiSquareAbove(chiSquare, degreesOfFreedom);
    return {
      pValue,
      chiSquare,
      degreesOfFreedom,
      criticalValue: chiSquareQuantileAbove(significance, degreesOfFreedom),
      significant: pValue < significance,
      cramersV: smallerSide === null ? null : Math.sqrt(chiSquare / (total * (smallerSide - 1))),
      smallestExpected: cells.reduce((least, cell) => Math.min(least, cell.expected), Number.POSITIVE_INFINITY),
      cells,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.significant
      ? `The p-value of {pValue} is below {significanceLevel}: ${inputs.type === "independence" ? "rows and columns are not independent" : "the counts do not fit the expected ones"} at this level.`
      : `The p-value of {pValue} is not below {significanceLevel}: chance alone could explain the ${inputs.type === "independence" ? "differences between the rows" : "deviation from the expected counts"}.`,
    `Chi-square is {chiSquare} with ${counted(outputs.degreesOfFreedom!, "degree", "{degreesOfFreedom}")} of freedom; it would have to exceed {criticalValue} to be significant.`,
    outputs.smallestExpected! < 5
      ? "The smallest expected count is {smallestExpected}, below 5, so the p-value is only approximate: merge categories or use an exact test."
      : "All expected counts are at least {smallestExpected}, enough for the chi-square approximation.",
  ],
  formula: {
    tex: [
      String.raw`\chi^2 = \sum \frac{(O - E)^2}{E}, \qquad E_{ij} = \frac{R_i\, C_j}{N}`,
      String.raw`V = \sqrt{\frac{\chi^2}{N\,(\min(r, c) - 1)}}`,
    ],
    where: {
      [String.raw`\chi^2`]: "test statistic, with k − 1 or (r − 1)(c − 1) degrees of freedom",
      O: "observed count of a cell",
      E: "expected count of a cell",
      "R_i, C_j": "sums of row i and column j",
      N: "total of all counts",
      V: "Cramér's V, 0 (no association) to 1",
      "r, c": "number of rows and columns",
    },
  },
  howTo: [
    "Choose the Test: Goodness of fit compares one list of counts with an expectation, Independence asks whether two classifications are related.",
    "For goodness of fit enter the Observed counts, and Expected counts or ratio (9, 3, 3, 1 will do); if left out, all counts are expected to be equal.",
    "For independence type the Table of counts, rows separated by semicolons: 30 10; 20 40.",
    "Set the Significance level, and check which cells contribute most.",
  ],
  faq: [
    {
      question: "May I enter percentages instead of counts?",
      answer:
        "Not as observed values: the test needs to know how many cases there are. A split of 60% to 40% is no evidence in 10 cases (p = 0.53) and strong evidence in 1,000. As the expected ratio, percentages are fine.",
    },
    {
      question: "How large must the expected counts be?",
      answer:
        "Cochran's rule: none below 1, and no more than a fifth of them below 5. Otherwise merge categories, or use Fisher's exact test for a 2 × 2 table.",
    },
    {
      question: "Why does another program give a larger p-value for my 2 × 2 table?",
      answer:
        "It applies Yates's continuity correction, which is R's default for 2 × 2 tables. It tends to be too cautious; this page leaves it out, as scipy does with correction=False.",
    },
  ],
  about: [
    "Pearson's test for counts in categories. The larger the chi-square, the worse the counts fit the hypothesis; its distribution under the hypothesis depends only on the degrees of freedom. Expected counts are scaled to your total, so a ratio is enough.",
    "Count each case once, and cases must be independent. A significant result says that there is some association; Cramér's V says how strong (0.1 weak, 0.3 moderate, 0.5 strong for 2 × 2 tables), and the contributions say where.",
  ],
  sources: [
    "NIST/SEMATECH e-Handbook of Statistical Methods (2012)",
    "Pearson, Philosophical Magazine 50 (1900) 157-175",
    "Cramér, Mathematical Methods of Statistics, 1946",
  ],
  overflow: "observed",
  phrases: [
    "chi square test of {observed}",
    "chi square {observed} expected {expected}",
    "chi squared of observed counts {observed} if all are equally likely",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Is the die fair? 120 rolls",
      inputs: { type: "goodness-of-fit", observed: [18, 22, 16, 25, 12, 27] },
      outputs: { chiSquare: 8.1, degreesOfFreedom: 5, significant: false },
    },
    {
      title: "Mendel's peas: 315, 101, 108, 32 against 9:3:3:1",
      inputs: { type: "goodness-of-fit", observed: [315, 101, 108, 32], expected: [9, 3, 3, 1] },
      outputs: { chiSquare: 0.470023981, pValue: 0.925425895 },
    },
    {
      title: "Treatment and recovery, 2 × 2",
      inputs: { type: "independence", table: "30 10; 20 40" },
      outputs: { chiSquare: 16.6666667, cramersV: 0.40824829, significant: true },
    },
  ],
});

interface Counts {
  readonly cells: readonly {
    readonly row: number | null;
    readonly column: number;
    readonly observed: number;
    readonly expected: number;
    readonly contribution: number;
  }[];
  readonly degreesOfFreedom: number;
  /** The number of rows or columns, whichever is less; null where there is no table. */
  readonly smallerSide: number | null;
}

function fit(observed: readonly number[], expected: readonly number[] | null): Counts {
  const ratio = expected ?? observed.map(() => 1);
  const total = sum(observed);
  if (observed.some((count) => count < 0)) refuse("observed", "A count cannot be negative.");
  if (total === 0) refuse("observed", "All counts are 0. At least one case must have been counted.");
  if (ratio.length !== observed.length) {
    refuse(
      "expected",
      `There are ${observed.length} observed counts but ${ratio.length} expected ones. Give one for each.`,
    );
  }
  if (ratio.some((part) => part <= 0)) refuse("expected", "Every expected count must be above 0.");
  const whole = sum(ratio);
  return {
    cells: observed.map((count, index) => cell(null, index, count, (ratio[index]! / whole) * total)),
    degreesOfFreedom: observed.length - 1,
    smallerSide: null,
  };
}

function contingency(text: string): Counts {
  const read = readMatrix(text, { rows: 1500, columns: 1500 });
  if (typeof read === "string") refuse("table", read);
  const counts = read.map((row) => row.map(toNumber));
  const [rows, columns] = [counts.length, counts[0]!.length];
  if (rows < 2 || columns < 2)
    refuse("table", "The table needs at least two rows and two columns, such as 30 10; 20 40.");
  if (counts.flat().some((count) => count < 0)) refuse("table", "A count cannot be negative.");
  const rowSums = counts.map(sum);
  const columnSums = counts[0]!.map((_, column) => sum(counts.map((row) => row[column]!)));
  if ([...rowSums, ...columnSums].includes(0)) refuse("table", "A row or column has no cases at all. Leave it out.");
  const total = sum(rowSums);
  return {
    cells: counts.flatMap((row, r) =>
      row.map((count, c) => cell(r + 1, c, count, (rowSums[r]! / total) * columnSums[c]!)),
    ),
    degreesOfFreedom: (rows - 1) * (columns - 1),
    smallerSide: Math.min(rows, columns),
  };
}

function cell(row: number | null, index: number, observed: number, expected: number) {
  return { row, column: index + 1, observed, expected, contribution: (observed - expected) ** 2 / expected };
}

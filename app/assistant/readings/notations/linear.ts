/** Matrices, vectors, points and systems of linear equations. */
import { type Direct } from "#assistant/readings/reading.ts";
import { read, sum } from "#assistant/readings/slots/form.ts";
import { ENTRY, type Sentence } from "./sentence.ts";

const ROW = String.raw`${ENTRY}(?:(?:\s*,\s*|\s+)${ENTRY})*`;
/** "[[1, 2], [3, 4]]" or "1 2; 3 4". */
const MATRIX = String.raw`\[\s*(?:\[\s*${ROW}\s*\][\s,;]*)+\]|\{\s*(?:\{\s*${ROW}\s*\}[\s,;]*)+\}|[[(]?\s*${ROW}(?:\s*;\s*${ROW})+\s*[\])]?`;

interface MatrixQuestion {
  readonly said: RegExp;
  readonly operation: string;
  readonly output?: string;
}

const OF_ONE: readonly MatrixQuestion[] = [
  { said: /\b(?:determinant|det)\b/, operation: "determinant", output: "determinant" },
  { said: /\b(?:eigenvalues?)\b/, operation: "eigenvalues", output: "eigenvalues" },
  { said: /\b(?:inverse|invert)\b/, operation: "inverse", output: "result" },
  { said: /\btranspose\b/, operation: "transpose", output: "result" },
  { said: /\b(?:rref|reduced row echelon(?: form)?|row reduce)\b/, operation: "rref", output: "result" },
  { said: /\btrace\b/, operation: "determinant", output: "trace" },
  { said: /\brank\b/, operation: "determinant", output: "rank" },
];
const OF_TWO: readonly (readonly [RegExp, string])[] = [
  [/\b(?:multiply|multiplied|times|product)\b|[*×]|\bx\b/, "multiply"],
  [/\b(?:add|plus|sum)\b|\+/, "add"],
  [/\b(?:subtract|minus|difference)\b|-/, "subtract"],
];
const WORDS =
  "matrix matrices 2x2 3x3 4x4 2 3 x × * + - by multiply multiplied times product add plus sum subtract minus difference from";

/** One matrix and what is asked of it, or two and what is done with them. */
export function readMatrix(sentence: Sentence): Direct {
  const one = OF_ONE.find(({ said }) => sentence.says(said));
  if (!one && !sentence.says(/\bmatri/)) return null;
  sentence.take(/\b[234]\s?(?:x|by)\s?[234]\b/);
  const first = takeMatrix(sentence);
  if (one && first !== null) {
    sentence.take(one.said);
    return sentence.isRead("matrix find") ? read("matrix", { operation: one.operation, a: first }, one.output) : null;
  }
  const second = first === null ? null : takeMatrix(sentence);
  const [, operation] = OF_TWO.find(([said]) => sentence.says(said)) ?? [];
  if (first !== null && second !== null && operation !== undefined && sentence.isRead(WORDS))
    return read("matrix", { operation, a: first, b: second }, "result");
  // Two figures are not a matrix, and no figure of one may be told.
  return one && sentence.says(/\bmatri|determinant|eigenvalue|transpose|rref/)
    ? { calculator: null, reason: "Write the matrix with its rows parted by semicolons: 1 2; 3 4." }
    : null;
}

/** A matrix as the calculator takes it. A square number of entries in one row is a square matrix. */
function takeMatrix(sentence: Sentence): string | null {
  const [text] = sentence.take(MATRIX) ?? [];
  if (text !== undefined) {
    const rows = text.split(/[\]}]\s*,?\s*[[{]|;/).map((row) => row.match(new RegExp(ENTRY, "g")) ?? []);
    return rows.map((row) => row.join(" ")).join("; ");
  }
  const entries = sentence.says(/\b(?:and|by|times|plus|minus)\b/) ? null : sentence.takeEntries();
  const size = Math.sqrt(entries?.length ?? 0);
  if (!entries || size < 2 || !Number.isInteger(size)) return null;
  return Array.from({ length: size }, (_, row) => entries.slice(row * size, (row + 1) * size).join(" ")).join("; ");
}

/** The product, the angle or the distance of two vectors, or the length of one. */
export function readVectors(sentence: Sentence): Direct {
  if (!sentence.says(/\bvectors?\b|\b(?:dot|cross) product\b/)) return null;
  const [a, b] = [sentence.takeTuple(), sentence.takeTuple()];
  if (!a) return null;
  const words = "vector vectors a b product × x · * two from between";
  if (!b) {
    if (!sentence.take(/\b(?:magnitude|length|norm|modulus)\b/) || !sentence.isRead(words)) return null;
    return sum(`sqrt(${a.map((one) => `(${one})^2`).join(" + ")})`);
  }
  const questions = [
    [/\bdot\b/, "dot"],
    [/\bcross\b/, "crossX"],
    [/\bangle\b/, "angle"],
    [/\bdistance\b/, "distance"],
    [/\bscalar projection\b/, "scalarProjection"],
  ] as const;
  const asked = questions.find(([said]) => sentence.take(said))?.[1];
  if (asked === undefined || !sentence.isRead(words)) return null;
  const reading = read("vector", { a, b }, asked);
  return asked === "crossX" ? { ...reading, isJoined: true } : reading;
}

/** The line through two points of the plane. */
export function readPoints(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:slope|gradient|midpoint|distance)\b/)) return null;
  const [one, two] = [sentence.takeTuple(), sentence.takeTuple()];
  if (one?.length !== 2 || two?.length !== 2) return null;
  const questions = [
    [/\bmidpoint\b/, "midpointX"],
    [/\bdistance\b/, "distance"],
    [/\b(?:slope|gradient)\b/, "slope"],
  ] as const;
  const asked = questions.find(([said]) => sentence.take(said))?.[1];
  if (asked === undefined || !sentence.isRead("line points point between through passing slope segment straight"))
    return null;
  const inputs = { x1: one[0]!, y1: one[1]!, x2: two[0]!, y2: two[1]! };
  const reading = read("slope", inputs, asked);
  return asked === "midpointX" ? { ...reading, isJoined: true } : reading;
}

const TERM = String.raw`[+-]?\s*(?:\d+(?:\.\d+)?\s*\*?\s*[a-z]|[a-z]|\d+(?:\.\d+)?)(?![\w^²³(]|\.\d)`;
const SIDE = String.raw`${TERM}(?:\s*[+-]\s*(?:\d+(?:\.\d+)?\s*\*?\s*[a-z]|[a-z]|\d+(?:\.\d+)?)(?![\w^²³(]|\.\d))*`;
const EQUATION = new RegExp(String.raw`(?<![\w.^)])(${SIDE})\s*=\s*(${SIDE})`);

/** Two or more linear equations with as many letters: "2x + y = 7 and x - y = 2". */
export function readEquations(sentence: Sentence): Direct {
  const equations: ReadonlyMap<string, number>[] = [];
  for (let found = sentence.take(EQUATION); found; found = sentence.take(EQUATION)) {
    const coefficients = new Map<string, number>();
    addTerms(found[1]!, 1, coefficients);
    addTerms(found[2]!, -1, coefficients);
    equations.push(coefficients);
  }
  const letters = [...new Set(equations.flatMap((one) => [...one.keys()]))].filter(Boolean).toSorted();
  if (equations.length < 2 || letters.length !== equations.length) return null;
  if (!sentence.isRead(`${letters.join(" ")} system equations equation linear simultaneous values value`)) return null;
  const rows = equations.map((one) =>
    [...letters.map((letter) => one.get(letter) ?? 0), -(one.get("") ?? 0)].map((value) => value + 0).join(" "),
  );
  return read("linear-system", { augmented: rows.join("; ") }, "solution");
}

/** The coefficients by letter; those without one under "". */
function addTerms(side: string, sign: number, coefficients: Map<string, number>): void {
  for (const [, minus, figure, letter = ""] of side
    .replace(/\s/g, "")
    .matchAll(/([+-]?)(?:(\d+(?:\.\d+)?)\*?)?([a-z])?/g)) {
    if (figure === undefined && letter === "") continue;
    const value = sign * (minus === "-" ? -1 : 1) * Number(figure ?? 1);
    coefficients.set(letter, (coefficients.get(letter) ?? 0) + value);
  }
}

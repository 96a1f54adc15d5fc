import { expect, test } from "vitest";
import { readMatrix } from "./matrix.ts";
import { type MathNode } from "./typeset.ts";
import { typesetMatrix, typesetSystem } from "./typeset-matrix.ts";

/** Read aloud: cells between bars, rows between slashes. */
function read(node: MathNode): string {
  if (typeof node === "string") return node;
  const parts = node.content.map(read);
  if (node.tag === "mtable") return parts.join(" / ");
  if (node.tag === "mtr") return parts.join(" | ");
  if (node.tag === "mfrac") return parts.join("÷");
  return parts.join("");
}

function matrix(text: string) {
  const rows = readMatrix(text, { rows: 10, columns: 11 });
  if (typeof rows === "string") throw new Error(rows);
  return rows;
}

test.each([
  ["1 2; 3 4", "1 | 2 / 3 | 4"],
  ["-1 0.5", "−1 | 1÷2"],
  ["-2/3; 0", "−2÷3 / 0"],
])("a matrix %j", (text, written) => expect(read(typesetMatrix(matrix(text)))).toBe(written));

test.each([
  ["2 1 -1 8; -3 -1 2 -11", "2x1 | +x2 | −x3 | =8 / −3x1 | −x2 | +2x3 | =−11"],
  ["0 1 5; 0 0 0", " | x2 | =5 /  |  | =0"],
  ["1/2 -1/2 0", "1÷2x1 | −1÷2x2 | =0"],
])("a system %j", (text, written) => expect(read(typesetSystem(matrix(text)))).toBe(written));

import { ExpressionError, readExpression } from "#maths/expression.ts";
import type { MathElement, MathNode } from "#maths/typeset.ts";
import { typesetText } from "#maths/typeset-expression.ts";

/** Whether a formula lacks only what can still be typed at its end: an operand, brackets, more values, the rest of a name. */
export function isUnfinished(text: string): boolean {
  return !canBeRead(text) && listEndings(text, "1").some((ending) => canBeRead(ending));
}

/** A formula that is being typed, as it is written on paper, with a box for what is missing; as it is typed where it cannot be read. */
export function typesetTyped(text: string): MathNode {
  if (canBeRead(text)) return typesetText(text);
  const index = listEndings(text, "1").findIndex((ending) => canBeRead(ending));
  if (index < 0) return { tag: "mtext", content: [text] };
  return withBoxes(typesetText(listEndings(text, "x")[index]!, { variable: true }));
}

/** The text with endings that could be typed, the shortest first. */
function listEndings(text: string, operand: string): readonly string[] {
  const closing = ")".repeat(Math.max(0, count(text, "(") - count(text, ")")));
  const withoutName = text.replace(/(?<![a-z])[a-z][a-z\d]*$/i, "");
  return [
    ...["", operand, `, ${operand}`, `${operand}, ${operand}`].map((ending) => `${text}${ending}${closing}`),
    ...[operand, `${operand}, ${operand}`].map((ending) => `${withoutName}${ending}${closing}`),
  ];
}

const count = (text: string, part: string) => text.split(part).length - 1;

function canBeRead(text: string): boolean {
  try {
    readExpression(text);
    return true;
  } catch (error) {
    if (error instanceof ExpressionError) return false;
    throw error;
  }
}

/** The calculator has no x: what stands for an operand becomes a box. */
function withBoxes(node: MathNode): MathNode {
  if (typeof node === "string") return node;
  const isOperand = node.tag === "mi" && node.content[0] === "x";
  return { ...node, content: isOperand ? ["□"] : node.content.map(withBoxes) } satisfies MathElement;
}

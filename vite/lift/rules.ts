import { childrenOf, type Node } from "./tree.ts";

export function isFunction(node: Node): boolean {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
}

/** What is told by its name alone: calendars, fractions of whole numbers, texts. */
const UNTOLD =
  /^#maths\/(?:calendar|calendar-range|clock|decimal-text|expression|integers|letter-grades|matrix|moon|nine-decimals|preferred-numbers|random|rational|sun|us-federal-holidays)\.ts$/;

/** The modules that are translated with the definition that imports them. */
export function isTranslated(module: string): boolean {
  return !UNTOLD.test(module) && /^#maths\/|^#engine\/unit-converter|^#units\/convert\b/.test(module);
}

/** Whether a statement only refuses the inputs. */
export function isRefusal(node: Node): boolean {
  if (node.type === "BlockStatement") return node.body.length > 0 && isRefusal(node.body.at(-1));
  if (node.type === "ThrowStatement") return true;
  return node.type === "ExpressionStatement" && node.expression.callee?.name === "refuse";
}

/** Whether what comes after a statement is not reached. */
export function leaves(node: Node): boolean {
  if (node.type === "BlockStatement") return node.body.length > 0 && leaves(node.body.at(-1));
  return node.type === "ReturnStatement" || node.type === "ThrowStatement";
}

/** Whether a function of the library is taken apart: few statements, no loop, and no search for what a function gives. */
export function isShort(node: Node): boolean {
  return node.body.body.length <= 8 && !hasLoop(node.body);
}

function hasLoop(node: Node): boolean {
  return /^(?:For|While|DoWhile|ArrowFunction)/.test(node.type) || childrenOf(node).some(hasLoop);
}

export function hasOptional(node: Node): boolean {
  return node.optional === true || childrenOf(node).some(hasOptional);
}

import { childrenOf, type Node } from "./tree.ts";

export function isFunction(node: Node): boolean {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
}

/** Modules whose functions are told by their names alone: calendars, fractions of whole numbers, texts, counting pieces. */
const UNTOLD =
  /\/maths\/(?:calendar|calendar-range|clock|decimal-text|expression|integers|letter-grades|matrix|moon|nine-decimals|preferred-numbers|random|rational|sun|us-federal-holidays|whole-pieces)\.ts$/;

/** The modules that are translated with the definition that imports them. */
export function isTranslated(module: string): boolean {
  return /^#maths\/|^#engine\/conversion\/|^#units\/convert\b/.test(module);
}

/** Whether a function of the library is taken apart: short, exported, and not of a module that is told by its names. */
export function isTakenApart(file: string, node: Node, isExported: boolean): boolean {
  return isExported && !UNTOLD.test(file) && isShort(node);
}

/** Whether a statement only refuses the inputs. */
export function isRefusal(node: Node): boolean {
  if (node.type === "BlockStatement") return node.body.length > 0 && isRefusal(node.body.at(-1));
  if (node.type === "ThrowStatement") return true;
  return node.type === "ExpressionStatement" && node.expression.callee?.name === "refuse";
}

/** Whether what comes after a statement is not reached. */
export function endsFlow(node: Node): boolean {
  if (node.type === "BlockStatement") return node.body.length > 0 && endsFlow(node.body.at(-1));
  return node.type === "ReturnStatement" || node.type === "ThrowStatement";
}

/** Few statements, no loop, and no search for what a function gives. */
function isShort(node: Node): boolean {
  return node.body.body.length <= 8 && !hasLoop(node.body);
}

function hasLoop(node: Node): boolean {
  return /^(?:For|While|DoWhile|ArrowFunction)/.test(node.type) || childrenOf(node).some(hasLoop);
}

export function hasOptional(node: Node): boolean {
  return node.optional === true || childrenOf(node).some(hasOptional);
}

/** The small faults that can be put into a file: each is a range of its text and what stands there instead. */
import { parseSync } from "vite";

export type Kind = "constant" | "comparison" | "operator" | "condition" | "return" | "call";

export interface Mutant {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What stands there before. */
  readonly written: string;
  /** Line of the file, from 1. */
  readonly line: number;
  /** From where to where the changed expression stands. */
  readonly whole: readonly [start: number, end: number];
  /** What was there and what is there now, on one line. */
  readonly change: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
};
const OPERATORS: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "**": "*",
  "&&": "||",
  "||": "&&",
  "+=": "-=",
  "-=": "+=",
  "*=": "/=",
  "/=": "*=",
};
const METHODS: Readonly<Record<string, string>> = {
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  every: "some",
  some: "every",
  startsWith: "endsWith",
  endsWith: "startsWith",
  toLowerCase: "toString",
  trim: "toString",
};
/** Prose, and examples, which are tests themselves. */
const TOLD = new Set(["examples", "about", "howTo", "faq", "sources", "related", "formula", "keywords", "meta"]);
const TYPED_EXPRESSIONS = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]);

/** All mutants of a TypeScript file in the order of its text. What fails to parse is an error. */
export function findMutants(file: string, code: string): readonly Mutant[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Mutant[] = [];
  const add = (kind: Kind, { start, end }: Pick<Node, "start" | "end">, text: string, shown: Node) => {
    const line = code.slice(0, start).split("\n").length;
    const before = code.slice(shown.start, shown.end);
    const after = before.slice(0, start - shown.start) + text + before.slice(end - shown.start);
    const written = code.slice(start, end);
    const whole = [shown.start, shown.end] as const;
    found.push({ kind, start, end, text, written, whole, line, change: `${squeeze(before)} → ${squeeze(after)}` });
  };
  visit(program as unknown as Node, (node, parent) => mutateNode(node, parent, code, add));
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The file's text with the mutant in it. */
export function applyMutant(code: string, { start, end, text }: Mutant): string {
  return code.slice(0, start) + text + code.slice(end);
}

type Add = (kind: Kind, range: Pick<Node, "start" | "end">, text: string, shown: Node) => void;

function mutateNode(node: Node, parent: Node | null, code: string, add: Add): void {
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  switch (node.type) {
    case "Literal": {
      const { value } = node;
      if (typeof value === "number") add("constant", node, changeNumber(value), shownAround(node, parent));
      if (typeof value === "boolean") add("constant", node, String(!value), shownAround(node, parent));
      return;
    }
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression": {
      const operator = node.operator as string;
      const [left, right] = [node.left as Node, node.right as Node];
      const at = code.indexOf(operator, left.end);
      if (operator === "+" && [left, right].some(isText)) return;
      if (COMPARISONS[operator])
        add("comparison", { start: at, end: at + operator.length }, COMPARISONS[operator], node);
      // Beside another ?? an && needs its brackets.
      if (operator === "??") {
        add("operator", node, `((${textOf(left)}) && (${textOf(right)}))`, node);
        return;
      }
      if (OPERATORS[operator] && at < right.start)
        add("operator", { start: at, end: at + operator.length }, OPERATORS[operator], node);
      return;
    }
    case "UnaryExpression": {
      const argument = node.argument as Node;
      if (node.operator === "!") add("condition", { start: node.start, end: argument.start }, "!!", node);
      if (node.operator === "-" && argument.type !== "Literal")
        add("operator", { start: node.start, end: node.start + 1 }, "+", node);
      return;
    }
    case "IfStatement":
    case "ConditionalExpression": {
      const test = node.test as Node;
      if (!["BinaryExpression", "LogicalExpression", "UnaryExpression", "Literal"].includes(test.type))
        add("condition", test, `!(${textOf(test)})`, test);
      return;
    }
    case "ReturnStatement": {
      const argument = node.argument as Node | null;
      if (argument && argument.type !== "Literal" && !isNothing(argument)) add("return", argument, "undefined", node);
      return;
    }
    case "ExpressionStatement": {
      const { type, argument } = node.expression as Node;
      const call = type === "AwaitExpression" ? (argument as Node) : (node.expression as Node);
      if (call.type === "CallExpression" && !textOf(call).startsWith("console.")) add("call", node, ";", node);
      return;
    }
    case "CallExpression": {
      const callee = node.callee as Node;
      const property = callee.property as Node | undefined;
      const name = property && !callee.computed ? String(property.name) : "";
      if (Object.hasOwn(METHODS, name)) add("operator", property!, METHODS[name]!, node);
      return;
    }
  }
}

/** A whole number becomes the next one, any other a tenth more. */
function changeNumber(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 2 ** 53 ? String(value + 1) : String(value * 1.1);
}

const isText = ({ type, value }: Node) =>
  type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");
const isNothing = ({ type, name }: Node) => type === "Identifier" && name === "undefined";
const shownAround = (node: Node, parent: Node | null) => (parent && parent.end - parent.start < 80 ? parent : node);
const squeeze = (text: string) => text.replaceAll(/\s+/g, " ").replace(/^(.{70}).+$/, "$1…");

/** Every node that runs: no types, no imports, no prose. */
function visit(node: Node, look: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  if (node.type.startsWith("TS") && !TYPED_EXPRESSIONS.has(node.type)) return;
  if (node.type === "ImportDeclaration" || node.type === "ImportExpression") return;
  if (node.type === "Property" && TOLD.has(String((node.key as Node).name))) return;
  look(node, parent);
  // A figure's sign says nothing of where it stands: "-1 → -2" would be every one of the file.
  const around = node.type === "UnaryExpression" ? parent : node;
  for (const [key, value] of Object.entries(node)) {
    if (key === "typeAnnotation" || key === "typeArguments") continue;
    if (key === "key" && !node.computed) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, look, around);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

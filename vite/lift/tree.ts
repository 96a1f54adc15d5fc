import { parseSync } from "vite";

/** A node of the syntax tree (ESTree with TypeScript's nodes), read by its `type`. */
// oxlint-disable-next-line typescript/no-explicit-any -- what else a node has follows from its type
export type Node = any;

/** The statements of a TypeScript module. */
export function parseModule(file: string, source: string): Node[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program.body;
}

/** The nodes right under a node. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === "typeAnnotation" || key === "returnType" || key === "typeParameters" || key === "typeArguments")
      continue;
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) found.push(one);
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

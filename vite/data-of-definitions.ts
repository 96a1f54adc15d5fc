import type MagicString from "magic-string";
import type { ESTree } from "vite";

/** Shorter literals are read as fast as they are. */
const SHORTEST = 100;

/** What an expression stands for, where it is nothing but data that JSON can write. */
type Data = { readonly value: unknown } | null;

/**
 * Makes a definition cheap for a worker, which compiles all of its modules when it starts, whether anyone asks for that
 * calculator or not. The parts that are data (cases, questions, examples, sources) are taken out of the code and given
 * back; the code has `from.cases` instead. The rest is made in a function, which is not compiled before it is called.
 * Null where the module's default export is no call of `defineCalculator` or a definer of its kind.
 */
export function takeData(target: MagicString, program: ESTree.Program, from: string): Record<string, unknown> | null {
  const exported = program.body.find((statement) => statement.type === "ExportDefaultDeclaration");
  const call = exported?.declaration;
  if (!exported || call?.type !== "CallExpression" || call.callee.type !== "Identifier") return null;
  const [object] = call.arguments;
  if (!/^define[A-Z]/.test(call.callee.name) || object?.type !== "ObjectExpression") return null;
  const taken: Record<string, unknown> = {};
  for (const property of object.properties) {
    if (property.type !== "Property" || property.kind !== "init" || property.method || property.shorthand) continue;
    const { key, value } = property;
    if (property.computed || key.type !== "Identifier" || value.end - value.start < SHORTEST) continue;
    const data = dataOf(value);
    if (!data) continue;
    taken[key.name] = data.value;
    target.update(value.start, value.end, `${from}.${key.name}`);
  }
  target.update(exported.start, call.start, "function $definition() { return ");
  target.appendRight(call.end, "; }\nexport default $definition()");
  return taken;
}

function dataOf(node: ESTree.Node): Data {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "object" && node.value !== null ? null : numberOrOther(node.value);
    case "TemplateLiteral":
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? "" } : null;
    case "TaggedTemplateExpression":
      return isStringRaw(node) && node.quasi.expressions.length === 0
        ? { value: node.quasi.quasis[0]?.value.raw ?? "" }
        : null;
    case "UnaryExpression": {
      const of = node.operator === "-" ? dataOf(node.argument) : null;
      // JSON has no -0.
      return of && typeof of.value === "number" && of.value !== 0 ? { value: -of.value } : null;
    }
    case "ArrayExpression":
      return arrayOf(node);
    case "ObjectExpression":
      return objectOf(node);
    default:
      return null;
  }
}

function numberOrOther(value: unknown): Data {
  if (typeof value === "bigint" || (typeof value === "number" && !Number.isFinite(value))) return null;
  return { value };
}

function isStringRaw({ tag }: ESTree.TaggedTemplateExpression): boolean {
  return (
    tag.type === "MemberExpression" &&
    tag.object.type === "Identifier" &&
    tag.object.name === "String" &&
    tag.property.type === "Identifier" &&
    tag.property.name === "raw"
  );
}

function arrayOf({ elements }: ESTree.ArrayExpression): Data {
  const values: unknown[] = [];
  for (const element of elements) {
    const data = element && dataOf(element);
    if (!data) return null;
    values.push(data.value);
  }
  return { value: values };
}

function objectOf({ properties }: ESTree.ObjectExpression): Data {
  const entries: [string, unknown][] = [];
  for (const property of properties) {
    if (property.type !== "Property" || property.kind !== "init" || property.computed || property.method) return null;
    const name = property.key.type === "Identifier" ? property.key.name : literalName(property.key);
    const data = name === null || name === "__proto__" ? null : dataOf(property.value);
    if (name === null || !data) return null;
    entries.push([name, data.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function literalName(key: ESTree.PropertyKey): string | null {
  return key.type === "Literal" && (typeof key.value === "string" || typeof key.value === "number")
    ? String(key.value)
    : null;
}

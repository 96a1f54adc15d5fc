import type { Node } from "./tree.ts";

/** What a name means where it stands. */
export interface Bound {
  readonly name: string;
  /** Unlike that of any other variable. */
  readonly binding: string;
  /** The key of the input that it is. */
  readonly input?: string;
  /** All inputs in one object. */
  readonly isInputs?: boolean;
  /** The module that it is imported from. */
  readonly from?: string;
  readonly isFunction?: boolean;
}

/** A scope inside another, with names of its own. */
export class Names {
  readonly #own = new Map<string, Bound>();
  readonly #above: Names | null;

  constructor(above: Names | null) {
    this.#above = above;
  }

  add(bound: Bound): Bound {
    this.#own.set(bound.name, bound);
    return bound;
  }

  find(name: string): Bound | undefined {
    return this.#own.get(name) ?? this.#above?.find(name);
  }
}

/** A name that a pattern declares, and where in the value it is found; `isRest` where it is what is left there. */
export interface Taken {
  readonly path: readonly string[];
  readonly node: Node;
  readonly isRest?: boolean;
}

/** The names that a pattern declares; null where it has defaults or computed keys. */
export function readPattern(pattern: Node, path: readonly string[] = []): Taken[] | null {
  if (pattern.type === "Identifier") return [{ path, node: pattern }];
  if (pattern.type === "RestElement") {
    return pattern.argument.type === "Identifier" ? [{ path, node: pattern.argument, isRest: true }] : null;
  }
  const inside =
    pattern.type === "ObjectPattern"
      ? pattern.properties.map((one: Node) => readProperty(one, path))
      : pattern.type === "ArrayPattern"
        ? pattern.elements.map((one: Node | null, index: number) =>
            one === null ? [] : readPattern(one, one.type === "RestElement" ? path : [...path, String(index)]),
          )
        : [null];
  return inside.includes(null) ? null : inside.flat();
}

function readProperty(property: Node, path: readonly string[]): Taken[] | null {
  if (property.type === "RestElement") return readPattern(property, path);
  if (property.computed) return null;
  return readPattern(property.value, [...path, property.key.name ?? String(property.key.value)]);
}

/** Every name that a pattern or a name declares. */
export function namesIn(pattern: Node | null): Node[] {
  if (!pattern) return [];
  switch (pattern.type) {
    case "Identifier":
      return [pattern];
    case "ObjectPattern":
      return pattern.properties.flatMap((one: Node) => namesIn(one.type === "Property" ? one.value : one.argument));
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

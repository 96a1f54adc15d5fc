import type { Line, Part, Reason } from "../../app/engine/working/line.ts";
import { hasOptional, isFunction } from "./rules.ts";
import type { Names } from "./scope.ts";
import { type Replacement, SourceText } from "./text.ts";
import { childrenOf, type Node } from "./tree.ts";

/** Where a statement stands: the names that it sees, and why it is reached. */
export interface Place {
  readonly names: Names;
  readonly reasons: readonly Reason[];
  readonly functionName: string;
}

/** A line while its parts are read. */
export interface Draft {
  slots: number;
}

export const ARITHMETIC = new Set(["+", "-", "*", "/", "%", "**"]);
const COMPARISONS = new Set(["<", ">", "<=", ">=", "===", "!=="]);

/** Translates expressions: each gets the text that records its parts, and the description of those parts. */
export abstract class Expressions extends SourceText {
  protected readonly lines: Line[] = [];

  protected abstract statement(node: Node, place: Place): string;
  protected abstract block(statements: readonly Node[], place: Place): string;
  protected abstract function(node: Node, place: Place, name: string): string;
  protected abstract anyFunction(node: Node, place: Place, name: string): string;

  protected line(node: Node, place: Place, about: Pick<Line, "name" | "role" | "binding">): string {
    const index = this.lines.length;
    this.lines.push(null as unknown as Line);
    const [text, part] = this.part(node, place, { slots: 0 });
    const reasons = place.reasons.length > 0 ? { reasons: place.reasons } : {};
    this.lines[index] = { ...about, index, part, ...reasons };
    return `$w.close($w.open($l[${index}]), ${text})`;
  }

  /** The text of a part of a line, and what is known of it. */
  protected part(node: Node, place: Place, draft: Draft): [string, Part] {
    switch (node.type) {
      case "ParenthesizedExpression": {
        const [text, part] = this.part(node.expression, place, draft);
        return [`(${text})`, part];
      }
      case "TSNonNullExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression": {
        const [text, part] = this.part(node.expression, place, draft);
        return [`(${text})`, part];
      }
      case "Literal":
        if (node.bigint || node.regex) return this.whole(node, place, draft);
        return [this.slice(node), { is: "literal", value: node.value }];
      case "Identifier":
        return this.name(node, place, draft);
      case "MemberExpression":
        return this.member(node, place, draft);
      case "UnaryExpression": {
        if (!"+-!".includes(node.operator)) return this.whole(node, place, draft);
        const [text, of] = this.part(node.argument, place, draft);
        return [`${node.operator} ${text}`, { is: "unary", sign: node.operator, of }];
      }
      case "BinaryExpression":
        return this.binary(node, place, draft);
      case "LogicalExpression": {
        const slot = draft.slots++;
        const [leftText, left] = this.part(node.left, place, draft);
        const [rightText, right] = this.part(node.right, place, draft);
        const text = `$w.part(${slot}, ${leftText}) ${node.operator} ${rightText}`;
        return [text, { is: "logical", slot, sign: node.operator, left, right }];
      }
      case "ConditionalExpression": {
        const slot = draft.slots++;
        const [testText, test] = this.part(node.test, place, draft);
        const [yesText, yes] = this.part(node.consequent, place, draft);
        const [noText, no] = this.part(node.alternate, place, draft);
        const text = `$w.part(${slot}, ${testText}) ? ${yesText} : ${noText}`;
        return [text, { is: "choice", slot, test, yes, no }];
      }
      case "CallExpression":
        return this.call(node, place, draft);
      case "ChainExpression":
        return this.chain(node, place, draft);
      case "ObjectExpression":
        return this.object(node, place, draft);
      case "TemplateLiteral":
        return this.template(node, place, draft);
      case "ArrayExpression":
        return this.list(node, place, draft);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
        return [this.anyFunction(node, place, ""), { is: "whole", slot: draft.slots++ }];
      default:
        return this.whole(node, place, draft);
    }
  }

  protected name(node: Node, place: Place, draft: Draft): [string, Part] {
    const { name } = node;
    const bound = place.names.find(name);
    if (!bound && (name === "undefined" || name === "Infinity" || name === "NaN")) {
      return [name, { is: "literal", value: name === "undefined" ? null : name }];
    }
    const slot = draft.slots++;
    const input = bound?.input === undefined ? {} : { input: bound.input };
    const binding = bound?.binding === undefined || bound.input ? {} : { binding: bound.binding };
    const link = binding.binding ? `, ${JSON.stringify(binding.binding)}` : "";
    return [`$w.part(${slot}, ${name}${link})`, { is: "name", slot, name, ...binding, ...input }];
  }

  protected member(node: Node, place: Place, draft: Draft): [string, Part] {
    const { object, property } = node;
    if (object.type === "Identifier" && !node.computed) {
      const bound = place.names.find(object.name);
      if (bound?.isInputs) {
        const slot = draft.slots++;
        return [
          `$w.part(${slot}, ${this.slice(node)})`,
          { is: "name", slot, name: property.name, input: property.name },
        ];
      }
      if (!bound && (object.name === "Math" || object.name === "Number")) {
        const slot = draft.slots++;
        return [`$w.part(${slot}, ${this.slice(node)})`, { is: "name", slot, name: `${object.name}.${property.name}` }];
      }
    }
    const slot = draft.slots++;
    const [text, of] = this.part(object, place, draft);
    const dot = node.optional ? "?." : node.computed ? "" : ".";
    if (!node.computed) {
      const link = "slot" in of ? `, undefined, ${of.slot}, ${JSON.stringify(property.name)}` : "";
      return [`$w.part(${slot}, ${text}${dot}${property.name}${link})`, { is: "member", slot, of, key: property.name }];
    }
    const [keyText, key] = this.part(property, place, draft);
    const keySlot = "slot" in key ? key.slot : null;
    const link =
      "slot" in of
        ? keySlot === null
          ? key.is === "literal"
            ? `, undefined, ${of.slot}, ${JSON.stringify(key.value)}`
            : ""
          : `, undefined, ${of.slot}, $w.valueOf(${keySlot})`
        : "";
    return [`$w.part(${slot}, ${text}${dot}[${keyText}]${link})`, { is: "member", slot, of, key }];
  }

  protected binary(node: Node, place: Place, draft: Draft): [string, Part] {
    const { operator } = node;
    if (!ARITHMETIC.has(operator) && !COMPARISONS.has(operator)) return this.whole(node, place, draft);
    const [leftText, left] = this.part(node.left, place, draft);
    const [rightText, right] = this.part(node.right, place, draft);
    return [`(${leftText} ${operator} ${rightText})`, { is: "binary", sign: operator, left, right }];
  }

  protected call(node: Node, place: Place, draft: Draft): [string, Part] {
    const { callee } = node;
    const slot = draft.slots++;
    const parts: Part[] = [];
    const write = () =>
      node.arguments
        .map((argument: Node) => {
          const spreads = argument.type === "SpreadElement";
          const [text, part] = this.part(spreads ? argument.argument : argument, place, draft);
          parts.push(part);
          return spreads ? `...${text}` : text;
        })
        .join(", ");
    if (callee.type === "Identifier") {
      const from = place.names.find(callee.name)?.from;
      const text = `$w.part(${slot}, $w.call(${slot}, ${callee.name})(${write()}))`;
      return [text, { is: "call", slot, name: callee.name, ...(from ? { from } : {}), parts }];
    }
    if (callee.type === "MemberExpression" && !callee.computed && !callee.optional) {
      const name = callee.property.name;
      const isGlobal = callee.object.type === "Identifier" && !place.names.find(callee.object.name);
      if (isGlobal) {
        const text = `$w.part(${slot}, $w.call(${slot}, ${callee.object.name}).${name}(${write()}))`;
        return [text, { is: "call", slot, name, from: callee.object.name, parts }];
      }
      const [objectText, of] = this.part(callee.object, place, draft);
      const text = `$w.part(${slot}, $w.call(${slot}, ${objectText}).${name}(${write()}))`;
      return [text, { is: "call", slot, name, of, parts }];
    }
    draft.slots -= 1;
    return this.whole(node, place, draft);
  }

  /** `value?.key`; longer chains are not taken apart. */
  protected chain(node: Node, place: Place, draft: Draft): [string, Part] {
    const { expression } = node;
    const isShort = expression.type === "MemberExpression" && expression.optional && !hasOptional(expression.object);
    return isShort ? this.member(expression, place, draft) : this.whole(node, place, draft);
  }

  protected object(node: Node, place: Place, draft: Draft): [string, Part] {
    const parts: Part[] = [];
    const slot = draft.slots++;
    const properties = node.properties.map((property: Node) => {
      if (property.type === "SpreadElement") {
        // A line that is never run itself: where the parts of the value come from, if nothing nearer is known.
        const [text, part] = this.part(property.argument, place, draft);
        parts.push(part);
        this.lines.push({ name: "", role: "property", part, index: this.lines.length });
        return `...$w.spread(${text}, $l[${this.lines.length - 1}])`;
      }
      if (property.method || property.kind !== "init" || property.computed) return this.bare(property, place);
      const key = this.slice(property.key);
      if (isFunction(property.value)) return `${key}: ${this.anyFunction(property.value, place, key)}`;
      const name = property.key.name ?? String(property.key.value);
      return `${key}: ${this.line(property.value, place, { name, role: "property" })}`;
    });
    return [`$w.literal($w.begun(), ${slot}, { ${properties.join(", ")} })`, { is: "object", slot, parts }];
  }

  protected list(node: Node, place: Place, draft: Draft): [string, Part] {
    const slot = draft.slots++;
    const isPlain = node.elements.every((one: Node | null) => one && one.type !== "SpreadElement");
    const isTuple = isPlain && node.elements.length <= 6;
    const parts: Part[] = [];
    const items = node.elements.map((one: Node | null, index: number) => {
      if (one === null) return "";
      if (isTuple && !isFunction(one) && one.type !== "Literal") {
        return this.line(one, place, { name: String(index), role: "property" });
      }
      const [text, part] = this.part(one.type === "SpreadElement" ? one.argument : one, place, draft);
      parts.push(part);
      return one.type === "SpreadElement" ? `...${text}` : text;
    });
    return [`$w.literal($w.begun(), ${slot}, [${items.join(", ")}])`, { is: "list", slot, parts }];
  }

  protected template(node: Node, place: Place, draft: Draft): [string, Part] {
    const slot = draft.slots++;
    const parts: Part[] = [];
    const written = node.expressions.map((one: Node): Replacement => {
      const [text, part] = this.part(one, place, draft);
      parts.push(part);
      return [one.start, one.end, text];
    });
    return [`$w.part(${slot}, ${this.replaced(node.start, node.end, written)})`, { is: "text", slot, parts }];
  }

  protected whole(node: Node, place: Place, draft: Draft): [string, Part] {
    const slot = draft.slots++;
    return [`$w.part(${slot}, ($w.call(${slot}, null), ${this.bare(node, place)}))`, { is: "whole", slot }];
  }

  /** The text of a node of which only the functions in it are translated. */
  protected bare(node: Node, place: Place): string {
    if (isFunction(node)) return this.anyFunction(node, place, "");
    if (node.type === "FunctionDeclaration") return this.statement(node, place);
    if (node.type === "Property" && (node.method || node.kind !== "init")) {
      const kind = node.method ? "" : `${node.kind} `;
      return `${kind}${this.slice(node.key)}${this.function(node.value, place, node.key.name ?? "")}`;
    }
    if (node.type === "BlockStatement") return `{ ${this.block(node.body, place)} }`;
    if (node.type === "Property" && node.shorthand) return this.bare(node.value, place);
    const replacements = childrenOf(node).map((child): Replacement => [
      child.start,
      child.end,
      this.bare(child, place),
    ]);
    return this.replaced(node.start, node.end, replacements);
  }
}

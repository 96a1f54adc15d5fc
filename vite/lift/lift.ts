import type { Reason } from "../../app/engine/working/line.ts";
import { ARITHMETIC, Expressions, type Place } from "./expressions.ts";
import { isFunction, isRefusal, isTakenApart, isTranslated, endsFlow } from "./rules.ts";
import { namesIn, Names, readPattern, type Taken } from "./scope.ts";
import type { Replacement } from "./text.ts";
import { childrenOf, type Node, parseModule } from "./tree.ts";

/**
 * Translates a module so that its functions say what they do (README.md has the grammar and the limits). Every
 * expression stays as it is: what is added around it gives its value on unchanged.
 *
 * @param file for messages, and to tell its variables from those of other files
 * @returns TypeScript. A definition's exports `trace`, which runs its `compute` and gives what it did; that of another module has the same exports.
 */
export function lift(file: string, source: string): string {
  return new Lift(file, source).module();
}

class Lift extends Expressions {
  /** A library's functions are taken apart where that says more than their names. */
  readonly #isLibrary = /(?:^|\/)app\/(?:maths|units)\//.test(this.file);

  module(): string {
    const body = parseModule(this.file, this.source);
    const names = new Names(null);
    for (const statement of body) {
      if (statement.type === "ImportDeclaration") {
        for (const { local } of statement.specifiers) {
          names.add({ name: local.name, binding: this.bindingOf(local), from: statement.source.value });
        }
      }
    }
    this.declareAll(
      body.map((one) => one.declaration ?? one),
      names,
    );
    const place: Place = { names, reasons: [], functionName: "" };
    const text = body.map((statement) => this.topLevel(statement, place)).join("\n");
    const isDefinition = body.some((one) => one.type === "ExportDefaultDeclaration");
    return [
      'import * as $w from "#engine/working/recorder.ts";',
      `const $l = JSON.parse(${JSON.stringify(JSON.stringify(this.lines))});`,
      text,
      isDefinition ? "export const trace = (inputs, names) => $w.record(compute, inputs, names);" : "",
    ].join("\n");
  }

  private topLevel(statement: Node, place: Place): string {
    if (statement.type !== "ExportDefaultDeclaration") return this.statement(statement, place);
    const definition = statement.declaration;
    const compute = definition.arguments?.[0]?.properties?.find((one: Node) => one.key?.name === "compute");
    if (!compute) return `const { compute } = ${this.bare(definition, place)};`;
    const isArrow = compute.value.type === "ArrowFunctionExpression";
    return `const { compute } = { compute${isArrow ? ": " : ""}${this.function(compute.value, place, "compute", true)} };`;
  }

  private declareAll(statements: readonly Node[], names: Names): void {
    for (const statement of statements) {
      if (statement?.type === "FunctionDeclaration" && statement.id) {
        names.add({ name: statement.id.name, binding: this.bindingOf(statement.id), isFunction: true });
      }
      if (statement?.type === "VariableDeclaration") {
        for (const { id, init } of statement.declarations) {
          for (const node of namesIn(id)) {
            names.add({ name: node.name, binding: this.bindingOf(node), isFunction: isFunction(init) });
          }
        }
      }
    }
  }

  protected override statement(node: Node, place: Place, isExported = false): string {
    switch (node.type) {
      case "ImportDeclaration":
        return isTranslated(node.source.value)
          ? this.replaced(node.start, node.end, [
              [node.source.start, node.source.end, JSON.stringify(`${node.source.value}?working`)],
            ])
          : this.slice(node);
      case "ClassDeclaration":
      case "TSInterfaceDeclaration":
      case "TSTypeAliasDeclaration":
        return this.slice(node);
      case "ExportNamedDeclaration":
        return node.declaration ? `export ${this.statement(node.declaration, place, true)}` : this.slice(node);
      case "FunctionDeclaration":
        if (this.#isLibrary && !isTakenApart(this.file, node, isExported)) {
          return `${this.slice(node)}\n$w.describeFunction(${node.id.name}, ${JSON.stringify(this.docOf(node))});`;
        }
        return `function ${node.id.name}${this.function(node, place, node.id.name)}`;
      case "VariableDeclaration":
        return this.variables(node, place);
      case "ReturnStatement":
        if (!node.argument || !place.functionName) return this.bare(node, place);
        return `return ${this.line(node.argument, place, { name: place.functionName, role: "return" })};`;
      case "IfStatement":
        return this.if(node, place);
      case "BlockStatement":
        return `{ ${this.block(node.body, place)} }`;
      case "ExpressionStatement":
        return this.expressionStatement(node, place);
      case "SwitchStatement":
        return this.switch(node, place);
      case "ForStatement":
      case "ForOfStatement":
      case "WhileStatement":
        return this.loop(node, place);
      default:
        return this.bare(node, place);
    }
  }

  protected override block(statements: readonly Node[], place: Place): string {
    const names = new Names(place.names);
    this.declareAll(statements, names);
    let reasons = place.reasons;
    const texts: string[] = [];
    for (const statement of statements) {
      const before = this.lines.length;
      texts.push(this.statement(statement, { ...place, names, reasons }));
      // Who comes past `if (…) return …;` does so because the test failed.
      if (statement.type === "IfStatement" && !isRefusal(statement.consequent) && endsFlow(statement.consequent)) {
        const test = this.lines.findIndex((line, index) => index >= before && line.role === "test");
        if (test >= 0 && !statement.alternate) reasons = [...reasons, [test, false]];
      }
    }
    return texts.join("\n");
  }

  private variables(node: Node, place: Place): string {
    if (node.declare || (this.#isLibrary && !place.functionName)) return this.slice(node);
    const rests: Taken[] = [];
    const texts = node.declarations.map(({ id, init, start, end }: Node) => {
      if (!init || !place.functionName) return this.bare({ type: "VariableDeclarator", id, init, start, end }, place);
      if (isFunction(init)) return `${id.name} = ${this.anyFunction(init, place, id.name)}`;
      if (id.type === "Identifier") {
        const { binding } = place.names.find(id.name)!;
        return `${id.name} = ${this.line(init, place, { name: id.name, role: "value", binding })}`;
      }
      const pattern = readPattern(id);
      if (init.type === "Identifier" && place.names.find(init.name)?.isInputs && pattern) {
        for (const { path, node: name, isRest } of pattern) {
          const about = isRest ? { isInputs: true } : { input: path.join(".") };
          place.names.add({ name: name.name, binding: this.bindingOf(name), ...about });
        }
        return `${this.slice(id)} = ${this.slice(init)}`;
      }
      const line = this.line(init, place, { name: "", role: "value" });
      if (!pattern) return `${this.bare(id, place)} = ${line}`;
      rests.push(...pattern.filter((one) => one.isRest));
      return `${this.patternText(id)} = $w.take(${this.taken(pattern)}, ${line})`;
    });
    return `${node.kind} ${texts.join(", ")}; ${writeRests(rests)}`;
  }

  private taken(pattern: readonly Taken[]): string {
    const single = pattern.filter((one) => !one.isRest);
    return JSON.stringify(single.map(({ path, node }) => [path, node.name, this.bindingOf(node)]));
  }

  private if(node: Node, place: Place): string {
    if (isRefusal(node.consequent) && !node.alternate) return this.bare(node, place);
    const index = this.lines.length;
    const test = this.line(node.test, place, { name: "", role: "test" });
    const under = (outcome: boolean): Place => ({ ...place, reasons: [...place.reasons, [index, outcome]] });
    const text = `if (${test}) { ${this.block([node.consequent], under(true))} }`;
    return node.alternate ? `${text} else { ${this.block([node.alternate], under(false))} }` : text;
  }

  private switch(node: Node, place: Place): string {
    const index = this.lines.length;
    const names = new Names(place.names);
    const text = this.line(node.discriminant, place, { name: "", role: "test" });
    const cases = node.cases.map(({ test, consequent }: Node) => {
      const equals = test?.type === "Literal" ? test.value : null;
      const reasons: readonly Reason[] = equals === null ? place.reasons : [...place.reasons, [index, { equals }]];
      const head = test ? `case ${this.slice(test)}:` : "default:";
      this.declareAll(consequent, names);
      return `${head} ${consequent.map((one: Node) => this.statement(one, { ...place, names, reasons })).join("\n")}`;
    });
    return `switch (${text}) { ${cases.join("\n")} }`;
  }

  private loop(node: Node, place: Place): string {
    const names = new Names(place.names);
    this.declareAll([node.init, node.left], names);
    const inside = { ...place, names };
    const body = `{ ${this.block(node.body.type === "BlockStatement" ? node.body.body : [node.body], inside)} }`;
    const head = childrenOf(node).filter((child) => child !== node.body);
    return this.replaced(node.start, node.end, [
      ...head.map((child): Replacement => [child.start, child.end, this.bare(child, inside)]),
      [node.body.start, node.body.end, body],
    ]);
  }

  private expressionStatement(node: Node, place: Place): string {
    const { expression } = node;
    if (!place.functionName || expression.callee?.name === "refuse") return this.bare(node, place);
    if (expression.type !== "AssignmentExpression" || expression.left.type !== "Identifier") {
      return `${this.line(expression, place, { name: "", role: "value" })};`;
    }
    const { name } = expression.left;
    const binding = place.names.find(name)?.binding;
    const about = { name, role: "value" as const, ...(binding ? { binding } : {}) };
    if (expression.operator === "=") return `${name} = ${this.line(expression.right, place, about)};`;
    const sign = expression.operator.slice(0, -1);
    if (!ARITHMETIC.has(sign)) return this.bare(node, place);
    // x += y is x = x + (y).
    const sum = { type: "BinaryExpression", operator: sign, left: expression.left, right: expression.right };
    return `${name} = ${this.line(sum, place, about)};`;
  }

  protected override anyFunction(node: Node, place: Place, name: string): string {
    if (node.type === "FunctionExpression") return `function ${this.function(node, place, name)}`;
    return this.function(node, place, name);
  }

  /** Parameters and body. The inputs of `compute` are known by their keys. */
  protected override function(node: Node, place: Place, name: string, isCompute = false): string {
    if (node.generator || node.async || !node.body) {
      throw this.fault(node, `${name} is a generator or asynchronous: write a plain function that returns its value.`);
    }
    const names = new Names(place.names);
    const given: string[] = [];
    const takes: string[] = [];
    const parameters = node.params.map((parameter: Node, index: number) => {
      const bare = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
      const pattern = readPattern(parameter);
      for (const one of namesIn(parameter)) names.add({ name: one.name, binding: this.bindingOf(one) });
      if (isCompute) {
        if (bare.type === "Identifier") names.add({ name: bare.name, binding: this.bindingOf(bare), isInputs: true });
        for (const { path, node: one, isRest } of pattern ?? []) {
          const about = isRest ? { isInputs: true } : { input: path.join(".") };
          names.add({ name: one.name, binding: this.bindingOf(one), ...about });
        }
        return this.slice(parameter);
      }
      if (bare.type === "Identifier") {
        given[index] = `[${JSON.stringify(bare.name)}, ${JSON.stringify(this.bindingOf(bare))}, ${bare.name}]`;
        return this.bare(parameter, { ...place, names });
      }
      if (!pattern || parameter.type === "RestElement") return this.bare(parameter, { ...place, names });
      takes.push(
        `const ${this.patternText(parameter)} = $w.take(${this.taken(pattern)}, $p${index}); ${writeRests(pattern.filter((one) => one.isRest))}`,
      );
      return `$p${index}`;
    });
    const inside: Place = { names, reasons: [], functionName: name || "result" };
    const isBlock = node.body.type === "BlockStatement";
    const body = isBlock
      ? this.block(node.body.body, inside)
      : `return ${this.line(node.body, inside, { name: inside.functionName, role: "return" })};`;
    const listed = Array.from(given, (one) => one ?? "null");
    const arrow = node.type === "ArrowFunctionExpression" ? " =>" : "";
    return `(${parameters.join(", ")})${arrow} { const $c = $w.enter(${JSON.stringify(name)}, [${listed.join(", ")}]); try { ${takes.join(" ")} ${body} } finally { $w.leave($c); } }`;
  }

  private patternText(parameter: Node): string {
    const end = parameter.typeAnnotation?.start ?? parameter.end;
    return this.source.slice(parameter.start, end);
  }
}

function writeRests(rests: readonly Taken[]): string {
  return rests.map(({ path, node }) => `$w.rest(${node.name}, ${JSON.stringify(path)});`).join(" ");
}

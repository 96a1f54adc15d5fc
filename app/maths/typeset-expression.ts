import { type Expression, readExpression } from "./expression.ts";
import { brackets, element, figure, fraction, type MathNode, name, power, row, sign } from "./typeset.ts";

/** How tightly a part is bound: what binds less than the place where it stands gets brackets there. */
const BINDING = { sum: 1, product: 2, power: 3, primary: 4 } as const;
type Binding = (typeof BINDING)[keyof typeof BINDING];

interface Part {
  readonly node: MathNode;
  readonly binding: Binding;
  /** Whether it begins with a figure, which would run into a figure before it. */
  readonly beginsWithFigure?: boolean;
}

/** A formula as people write it on paper: fractions, powers and roots; no sign before a bracket, a letter or a function. */
export function typeset(expression: Expression): MathNode {
  return partOf(expression).node;
}

/** The same of a formula as it is typed; throws ExpressionError where it cannot be read. */
export function typesetText(text: string, options: { readonly variable?: boolean } = {}): MathNode {
  return typeset(readExpression(text, options));
}

function partOf(expression: Expression): Part {
  switch (expression.type) {
    case "number":
      return numberPart(expression.text);
    case "variable":
      return { node: name("x"), binding: BINDING.primary };
    case "negate":
      return { node: row(sign("−"), within(expression.of, BINDING.product)), binding: BINDING.product };
    case "postfix":
      return { node: row(within(expression.of, BINDING.primary), sign(expression.operator)), binding: BINDING.power };
    case "binary":
      return binaryPart(expression);
    case "call":
      return { node: call(expression.name, expression.of), binding: BINDING.primary };
  }
}

/** 1.5e-7 as 1.5 · 10⁻⁷; π and e are letters. */
function numberPart(text: string): Part {
  const [, digits, exponent] = /^([\d.]+)[eE]([+-]?\d+)$/.exec(text) ?? [];
  if (digits && exponent)
    return {
      node: row(figure(digits), sign("·"), power(figure("10"), figure(exponent.replace("+", "").replace("-", "−")))),
      binding: BINDING.product,
      beginsWithFigure: true,
    };
  return /^[\d.]/.test(text)
    ? { node: figure(text), binding: BINDING.primary, beginsWithFigure: true }
    : { node: name(text), binding: BINDING.primary };
}

function binaryPart({ operator, left, right }: Extract<Expression, { readonly type: "binary" }>): Part {
  switch (operator) {
    case "+":
    case "-":
      return {
        node: row(
          within(left, BINDING.sum),
          sign(operator === "+" ? "+" : "−"),
          // a − (b + c), but a + b + c.
          behind(right, operator === "-" ? BINDING.product : BINDING.sum).node,
        ),
        binding: BINDING.sum,
      };
    case "*": {
      const [first, second] = [partOf(left), behind(right, BINDING.product)];
      return {
        // Between a figure and a letter or a bracket no sign is seen (U+2062 is the invisible one).
        node: row(inBrackets(first, BINDING.product).node, sign(second.beginsWithFigure ? "·" : "\u2062"), second.node),
        binding: BINDING.product,
        ...(first.beginsWithFigure ? { beginsWithFigure: true } : {}),
      };
    }
    case "/":
      return { node: fraction(typeset(left), typeset(right)), binding: BINDING.product, beginsWithFigure: true };
    case "^":
      return {
        node: power(within(left, BINDING.primary), typeset(right)),
        binding: BINDING.power,
        ...(partOf(left).beginsWithFigure ? { beginsWithFigure: true } : {}),
      };
  }
}

function call(called: string, of: readonly Expression[]): MathNode {
  const [first, second] = of as [Expression, Expression | undefined];
  const parts = of.map(typeset);
  switch (called) {
    case "sqrt":
      return element("msqrt", typeset(first));
    case "cbrt":
      return element("mroot", typeset(first), figure("3"));
    case "root":
      return element("mroot", typeset(first), typeset(second!));
    case "abs":
      return row(sign("|"), typeset(first), sign("|"));
    case "floor":
      return row(sign("⌊"), typeset(first), sign("⌋"));
    case "ceil":
      return row(sign("⌈"), typeset(first), sign("⌉"));
    case "exp":
      return power(name("e"), typeset(first));
    case "fact":
      return row(within(first, BINDING.primary), sign("!"));
    case "log":
      return second
        ? row(element("msub", name("log"), typeset(second)), brackets(typeset(first)))
        : row(name("log"), brackets(typeset(first)));
    case "log2":
    case "log10":
      return row(element("msub", name("log"), figure(called.slice(3))), brackets(typeset(first)));
    default:
      return row(
        name(called),
        sign("("),
        ...parts.flatMap((part, index) => (index === 0 ? [part] : [sign(","), part])),
        sign(")"),
      );
  }
}

/** A part at a place that binds as given, in brackets where it binds less. */
function within(expression: Expression, least: Binding): MathNode {
  return inBrackets(partOf(expression), least).node;
}

/** The same behind a sign, where a second sign has brackets: 3 · (−2). */
function behind(expression: Expression, least: Binding): Part {
  return inBrackets(partOf(expression), expression.type === "negate" ? BINDING.primary : least);
}

function inBrackets(part: Part, least: Binding): Part {
  return part.binding < least ? { node: brackets(part.node), binding: BINDING.primary } : part;
}

import type { Term } from "./term.ts";

/** −(a − b) is b − a. */
export function negate(sign: string, of: Term): Term {
  if (sign === "-" && of.is === "binary" && of.sign === "-") return { ...of, left: of.right, right: of.left };
  return { is: "unary", sign, of };
}

const ONE: Term = { is: "literal", value: 1 };

/** Functions as they are written on paper: expm1(n·log1p(r)) is (1 + r)^n − 1, digits kept. */
export function readMath(name: string, parts: readonly Term[]): Term {
  const [first, second] = parts as [Term, Term | undefined];
  switch (name) {
    case "pow":
      return { is: "binary", sign: "**", left: first, right: second! };
    case "log1p":
      return { is: "function", name: "ln", parts: [simplify({ is: "binary", sign: "+", left: ONE, right: first })] };
    case "log":
      return { is: "function", name: "ln", parts };
    case "exp":
      return powerOf(first);
    case "expm1":
      return { is: "binary", sign: "-", left: powerOf(first), right: ONE };
    default:
      return { is: "function", name, parts };
  }
}

const EXACT: Readonly<Record<string, string>> = { add: "+", subtract: "-", multiply: "*", divide: "/" };

/** Fractions that are calculated exactly are written as any numbers are; null for what has no sign. */
export function readExact(name: string, parts: readonly Term[]): Term | null {
  const [left, right] = parts;
  if ((name === "toNumber" || name === "toRational") && left) return left;
  if (name === "fraction" && left && !right) return left;
  const sign = EXACT[name];
  return sign && left && right ? simplify({ is: "binary", sign, left, right }) : null;
}

/** e^(n·ln b) as b^n. */
function powerOf(exponent: Term): Term {
  if (exponent.is === "unary" && exponent.sign === "-")
    return powerOf({ is: "binary", sign: "*", left: exponent, right: ONE });
  if (exponent.is === "binary" && exponent.sign === "*") {
    if (isLogarithm(exponent.right))
      return { is: "binary", sign: "**", left: exponent.right.parts[0]!, right: exponent.left };
    if (isLogarithm(exponent.left))
      return { is: "binary", sign: "**", left: exponent.left.parts[0]!, right: exponent.right };
  }
  if (exponent.is === "binary" && exponent.sign === "/" && isLogarithm(exponent.left)) {
    const power: Term = { is: "binary", sign: "/", left: ONE, right: exponent.right };
    return { is: "binary", sign: "**", left: exponent.left.parts[0]!, right: power };
  }
  return { is: "function", name: "exp", parts: [exponent] };
}

function isLogarithm(term: Term): term is Extract<Term, { is: "function" }> {
  return term.is === "function" && term.name === "ln";
}

/**
 * a + −b is a − b, and so is a + −b/c; a sum that begins with nothing is what is added, and so is a product that begins with one; whole numbers
 * without bound (BigInt) are divided without a remainder.
 */
export function simplify(term: Extract<Term, { is: "binary" }>): Term {
  const { left, right } = term;
  const neutral = term.sign === "+" ? 0 : term.sign === "*" ? 1 : null;
  if (neutral !== null && isStart(left, neutral)) return right;
  if (neutral !== null && isStart(right, neutral)) return left;
  const taken = term.sign === "+" ? withoutMinus(right) : null;
  if (taken) return { ...term, sign: "-", right: taken };
  return term.sign === "/" && hasBigInt(term) ? { is: "function", name: "floor", parts: [term] } : term;
}

/** What a term that begins with a minus sign takes away; null for others. */
function withoutMinus(term: Term): Term | null {
  if (term.is === "unary") return term.sign === "-" ? term.of : null;
  const left = term.is === "binary" && (term.sign === "*" || term.sign === "/") ? withoutMinus(term.left) : null;
  return left && { ...(term as Extract<Term, { is: "binary" }>), left };
}

function isStart(term: Term, value: number): boolean {
  return (term.is === "literal" || (term.is === "figure" && term.isStart === true)) && term.value === value;
}

function hasBigInt(term: Term): boolean {
  if (term.is === "figure") return typeof term.value === "bigint";
  return term.is === "binary" && (hasBigInt(term.left) || hasBigInt(term.right));
}

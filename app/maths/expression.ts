import { gcd, lcm } from "./integers.ts";

/**
 * Formulas as people type them: "3(4+5) - 2^3^2/16 + 5!". Read in linear time by recursive descent, without eval, into a
 * tree that is evaluated in IEEE double precision, written out with all brackets, or differentiated.
 *
 * Binding from tightest to loosest: primaries and √; postfix ! and %; ^ (to the right, its exponent may carry signs);
 * prefix signs; * / and implied multiplication (to the left); + and -.
 */
export type Expression =
  | { readonly type: "number"; readonly value: number; readonly text: string }
  | { readonly type: "variable" }
  | { readonly type: "negate"; readonly of: Expression }
  | { readonly type: "postfix"; readonly operator: "!" | "%"; readonly of: Expression }
  | { readonly type: "binary"; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly type: "call"; readonly name: string; readonly of: readonly Expression[] };
type Operator = "+" | "-" | "*" | "/" | "^";
export type AngleUnit = "deg" | "rad";

/** A formula that cannot be read, or that has no finite real value; the message is a sentence for the visitor. */
export class ExpressionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ExpressionError";
  }
}

/**
 * Reads a formula. Throws ExpressionError with a sentence where it cannot be read.
 *
 * @param variable whether x is a name
 */
export function readExpression(text: string, { variable = false }: { variable?: boolean } = {}): Expression {
  const reader = new Reader(tokenize(text), variable);
  const expression = reader.sum();
  reader.expectEnd();
  return expression;
}

interface Token {
  readonly kind: "number" | "name" | "sign" | "end";
  readonly text: string;
}

const TOKEN =
  /\s+|((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|([A-Za-z][A-Za-z0-9]*|[πτφ])|(\*\*|[-+*/^()!%,√×·÷−])|([^])/gu;
const SAME: Readonly<Record<string, string>> = { "**": "^", "×": "*", "·": "*", "÷": "/", "−": "-" };

function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const [, number, name, sign, other] of text.matchAll(TOKEN)) {
    if (number) tokens.push({ kind: "number", text: number });
    else if (name) tokens.push({ kind: "name", text: name.toLowerCase() });
    else if (sign) tokens.push({ kind: "sign", text: SAME[sign] ?? sign });
    else if (other) throw new ExpressionError(`“${other}” cannot be used in a formula.`);
  }
  if (tokens.length === 0) throw new ExpressionError("Type a formula, such as 2 + 3 * 4.");
  return [...tokens, { kind: "end", text: "" }];
}

/** Deeper formulas are refused; 500 characters cannot exceed it. */
const DEEPEST = 500;

class Reader {
  private readonly tokens: readonly Token[];
  private readonly variable: boolean;
  private position = 0;
  private depth = 0;

  constructor(tokens: readonly Token[], variable: boolean) {
    this.tokens = tokens;
    this.variable = variable;
  }

  sum(): Expression {
    let left = this.product();
    for (let sign = this.accept("+", "-"); sign; sign = this.accept("+", "-")) {
      left = { type: "binary", operator: sign, left, right: this.product() };
    }
    return left;
  }

  expectEnd(): void {
    const { kind, text } = this.token;
    if (kind === "end") return;
    if (text === ")") throw new ExpressionError("There is a closing bracket without an opening one.");
    if (text === ",")
      throw new ExpressionError("A comma separates arguments only, as in log(8, 2). Write decimals with a point.");
    throw new ExpressionError(`“${text}” does not belong here.`);
  }

  private product(): Expression {
    let left = this.signed();
    for (;;) {
      const sign = this.accept("*", "/");
      if (sign) left = { type: "binary", operator: sign, left, right: this.signed() };
      else if (this.startsPrimary()) left = { type: "binary", operator: "*", left, right: this.power() };
      else return left;
    }
  }

  private signed(): Expression {
    const minus = this.signs();
    const of = this.power();
    return minus ? { type: "negate", of } : of;
  }

  /** Reads any number of signs; whether they make a minus. */
  private signs(): boolean {
    let minus = false;
    for (let sign = this.accept("+", "-"); sign; sign = this.accept("+", "-")) minus = minus !== (sign === "-");
    return minus;
  }

  private power(): Expression {
    const base = this.postfix();
    if (!this.accept("^")) return base;
    const minus = this.signs();
    const exponent = this.deeper(() => this.power());
    return { type: "binary", operator: "^", left: base, right: minus ? { type: "negate", of: exponent } : exponent };
  }

  private postfix(): Expression {
    let of = this.primary();
    for (let sign = this.accept("!", "%"); sign; sign = this.accept("!", "%"))
      of = { type: "postfix", operator: sign, of };
    return of;
  }

  private primary(): Expression {
    const { kind, text } = this.token;
    if (kind === "number") return this.number();
    if (kind === "name") return this.name();
    if (this.accept("√")) return { type: "call", name: "sqrt", of: [this.deeper(() => this.primary())] };
    if (this.accept("(")) return this.bracketed(() => this.sum());
    if (kind === "end") throw new ExpressionError("Something is missing at the end of the formula.");
    throw new ExpressionError(`Something is missing before “${text}”.`);
  }

  private number(): Expression {
    const { text } = this.take();
    if (this.token.kind === "number") {
      throw new ExpressionError(`Between ${text} and ${this.token.text} a sign is missing, such as + or *.`);
    }
    return { type: "number", value: Number(text), text };
  }

  private name(): Expression {
    const { text } = this.take();
    if (text === "x" && this.variable) return { type: "variable" };
    const constant = Object.hasOwn(CONSTANTS, text) ? CONSTANTS[text] : undefined;
    if (constant) return { type: "number", ...constant };
    const name = SYNONYMS[text] ?? text;
    if (!Object.hasOwn(FUNCTIONS, name)) throw new ExpressionError(`“${text}” is not a known function or constant.`);
    if (!this.accept("(")) throw new ExpressionError(`${text} needs brackets: ${text}(…).`);
    return this.bracketed(() => this.call(name));
  }

  private call(name: string): Expression {
    const of = [this.sum()];
    while (this.accept(",")) of.push(this.sum());
    const { least, most } = FUNCTIONS[name]!;
    if (of.length >= least && of.length <= most) return { type: "call", name, of };
    const wanted =
      least === most ? String(least) : most === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} or ${most}`;
    throw new ExpressionError(`${name} needs ${wanted} ${wanted === "1" ? "value" : "values"} in its brackets.`);
  }

  private bracketed(content: () => Expression): Expression {
    const inside = this.deeper(content);
    if (this.accept(")")) return inside;
    if (this.token.kind === "end") throw new ExpressionError("A closing bracket is missing.");
    this.expectEnd();
    return inside;
  }

  private deeper(read: () => Expression): Expression {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new ExpressionError("The formula has too many brackets inside each other.");
    const expression = read();
    this.depth -= 1;
    return expression;
  }

  private startsPrimary(): boolean {
    const { kind, text } = this.token;
    return kind === "number" || kind === "name" || text === "(" || text === "√";
  }

  private get token(): Token {
    return this.tokens[this.position]!;
  }

  private take(): Token {
    this.position += 1;
    return this.tokens[this.position - 1]!;
  }

  private accept<const S extends string>(...signs: readonly S[]): S | null {
    const { kind, text } = this.token;
    if (kind !== "sign" || !(signs as readonly string[]).includes(text)) return null;
    this.position += 1;
    return text as S;
  }
}

/** The formula as it was read: every implied * and every bracket written out. */
export function writeExpression(expression: Expression): string {
  switch (expression.type) {
    case "number":
      return expression.text;
    case "variable":
      return "x";
    case "negate":
      return `-${bracket(expression.of)}`;
    case "postfix":
      return `${bracket(expression.of)}${expression.operator}`;
    case "call":
      return `${expression.name}(${expression.of.map(writeExpression).join(", ")})`;
    case "binary":
      return `${bracket(expression.left)} ${expression.operator} ${bracket(expression.right)}`;
  }
}

function bracket(expression: Expression): string {
  const text = writeExpression(expression);
  return expression.type === "number" || expression.type === "variable" || expression.type === "call"
    ? text
    : `(${text})`;
}

/** Whether x occurs in the formula. */
export function containsVariable(expression: Expression): boolean {
  switch (expression.type) {
    case "number":
      return false;
    case "variable":
      return true;
    case "negate":
    case "postfix":
      return containsVariable(expression.of);
    case "binary":
      return containsVariable(expression.left) || containsVariable(expression.right);
    case "call":
      return expression.of.some(containsVariable);
  }
}

/** How many numbers, names and operations the formula has. */
export function countNodes(expression: Expression): number {
  switch (expression.type) {
    case "number":
    case "variable":
      return 1;
    case "negate":
    case "postfix":
      return 1 + countNodes(expression.of);
    case "binary":
      return 1 + countNodes(expression.left) + countNodes(expression.right);
    case "call":
      return 1 + expression.of.reduce((total, one) => total + countNodes(one), 0);
  }
}

/**
 * Makes a function of x from a formula. The function throws ExpressionError with a sentence where there is no finite
 * real value: division by 0, the root of a negative number, overflow.
 */
export function toFunction(expression: Expression, angleUnit: AngleUnit): (x: number) => number {
  switch (expression.type) {
    case "number": {
      const value = finite(expression.value);
      return () => value;
    }
    case "variable":
      return (x) => x;
    case "negate": {
      const of = toFunction(expression.of, angleUnit);
      return (x) => -of(x);
    }
    case "postfix": {
      const of = toFunction(expression.of, angleUnit);
      return expression.operator === "!" ? (x) => factorial(of(x)) : (x) => of(x) / 100;
    }
    case "binary":
      return binaryFunction(
        expression.operator,
        toFunction(expression.left, angleUnit),
        toFunction(expression.right, angleUnit),
      );
    case "call":
      return callFunction(
        expression.name,
        expression.of.map((one) => toFunction(one, angleUnit)),
        angleUnit,
      );
  }
}

/** a + b; 0 where less is left than the last digits of the two can say, as in (0.3 − 0.1) − 0.2. */
function sum(a: number, b: number): number {
  const total = a + b;
  return Math.abs(total) < 4 * Number.EPSILON * Math.abs(a) ? 0 : total;
}

function binaryFunction(
  operator: Operator,
  left: (x: number) => number,
  right: (x: number) => number,
): (x: number) => number {
  switch (operator) {
    case "+":
      return (x) => finite(sum(left(x), right(x)));
    case "-":
      return (x) => finite(sum(left(x), -right(x)));
    case "*":
      return (x) => finite(left(x) * right(x));
    case "/":
      return (x) => quotient(left(x), right(x));
    case "^":
      return (x) => raise(left(x), right(x));
  }
}

function callFunction(
  name: string,
  of: readonly ((x: number) => number)[],
  angleUnit: AngleUnit,
): (x: number) => number {
  const { evaluate } = FUNCTIONS[name]!;
  const [first, second] = of;
  if (of.length === 1) return (x) => finite(evaluate([first!(x)], angleUnit));
  if (of.length === 2) return (x) => finite(evaluate([first!(x), second!(x)], angleUnit));
  return (x) =>
    finite(
      evaluate(
        of.map((one) => one(x)),
        angleUnit,
      ),
    );
}

/** The value of a function of the grammar, such as `atan2`; throws ExpressionError where it has none. */
export function evaluateCall(name: string, values: readonly number[], angleUnit: AngleUnit): number {
  return finite(FUNCTIONS[name]!.evaluate(values, angleUnit));
}

function fail(message: string): never {
  throw new ExpressionError(message);
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : fail("The result is too large for a number (beyond about 1.8e308).");
}

function quotient(a: number, b: number): number {
  return b === 0 ? fail("Division by 0 has no result.") : finite(a / b);
}

/** A real power; throws ExpressionError where there is none. 0 to the power of 0 is 1. */
export function raise(base: number, exponent: number): number {
  if (base === 0 && exponent < 0) fail("0 to a negative power is a division by 0.");
  if (base < 0 && !Number.isInteger(exponent)) fail("A negative number has no real power with a fractional exponent.");
  return finite(base ** exponent);
}

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0) fail("The factorial needs a whole number that is not negative.");
  if (n > 170) fail("The factorial of a number above 170 is too large for a number.");
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

const TURN = Math.PI / 180;

/** The sine of an angle in degrees: exactly 0, ±1/2 and ±1 where it is so. */
function sineOfDegrees(angle: number): number {
  const rest = angle % 360;
  const within = rest > 180 ? rest - 360 : rest < -180 ? rest + 360 : rest;
  const folded = within > 90 ? 180 - within : within < -90 ? -180 - within : within;
  if (Math.abs(folded) === 30) return folded / 60;
  return Math.abs(folded) > 45 ? Math.sign(folded) * Math.cos((90 - Math.abs(folded)) * TURN) : Math.sin(folded * TURN);
}

/** The cosine of an angle in degrees: exactly 0, ±1/2 and ±1 where it is so. */
function cosineOfDegrees(angle: number): number {
  const rest = Math.abs(angle % 360);
  const within = rest > 180 ? 360 - rest : rest;
  return sineOfDegrees(90 - within);
}

const sine = (angle: number, unit: AngleUnit) => (unit === "deg" ? sineOfDegrees(angle) : Math.sin(angle));
const cosine = (angle: number, unit: AngleUnit) => (unit === "deg" ? cosineOfDegrees(angle) : Math.cos(angle));

/** A sine or cosine to divide by. */
function divisor(value: number, unit: AngleUnit, name: string): number {
  const zero = unit === "deg" ? value === 0 : Math.abs(value) < 1e-15;
  return zero ? fail(`${name} has no value at this angle.`) : value;
}

function tangent(angle: number, unit: AngleUnit): number {
  const below = divisor(cosine(angle, unit), unit, "tan");
  if (unit === "rad") return Math.tan(angle);
  return Math.abs(angle % 90) === 45 ? Math.sign(sineOfDegrees(angle) * below) : sineOfDegrees(angle) / below;
}

function cotangent(angle: number, unit: AngleUnit): number {
  const below = divisor(sine(angle, unit), unit, "cot");
  if (unit === "deg" && Math.abs(angle % 90) === 45) return Math.sign(cosineOfDegrees(angle) * below);
  return cosine(angle, unit) / below;
}

const angleIn = (radians: number, unit: AngleUnit) => (unit === "deg" ? radians / TURN : radians);

function within(value: number, holds: boolean, name: string, domain: string): number {
  return holds ? value : fail(`${name} needs a number ${domain}.`);
}

function logarithm(x: number, name: string): number {
  return within(x, x > 0, name, "above 0");
}

function logarithmTo(x: number, base: number): number {
  logarithm(x, "log");
  logarithm(base, "log");
  if (base === 1) fail("There is no logarithm to base 1.");
  return base === 10 ? Math.log10(x) : base === 2 ? Math.log2(x) : Math.log(x) / Math.log(base);
}

function takeRoot(x: number, degree: number): number {
  if (!Number.isInteger(degree) || degree === 0) fail("root needs a whole degree other than 0, as in root(27, 3).");
  if (x < 0 && degree % 2 === 0) fail("A negative number has no real root of an even degree.");
  if (x === 0 && degree < 0) fail("0 to a negative power is a division by 0.");
  if (degree === 2) return Math.sqrt(x);
  const size = Math.abs(degree) === 3 ? Math.cbrt(Math.abs(x)) ** Math.sign(degree) : Math.abs(x) ** (1 / degree);
  const whole = Math.round(size);
  return Math.sign(x) * (whole ** degree === Math.abs(x) ? whole : size);
}

/** Rounds the shortest decimal of the number, halves away from zero. */
function roundTo(x: number, decimals: number): number {
  if (!Number.isInteger(decimals) || Math.abs(decimals) > 15)
    fail("round needs a whole number of decimals from -15 to 15.");
  if (decimals === 0) return Math.sign(x) * Math.round(Math.abs(x));
  const [digits, exponent = "0"] = String(Math.abs(x)).split("e");
  const scaled = Number(`${digits}e${Number(exponent) + decimals}`);
  if (scaled >= 2 ** 53) return x;
  return Math.sign(x) * Number(`${Math.round(scaled)}e${-decimals}`);
}

function wholeOnly(values: readonly number[], name: string): readonly number[] {
  return values.every(Number.isInteger) ? values : fail(`${name} needs whole numbers.`);
}

function choices(n: number, r: number, name: string): readonly [number, number] {
  if (!Number.isInteger(n) || !Number.isInteger(r) || n < 0 || r < 0)
    fail(`${name} needs whole numbers that are not negative.`);
  return [n, r];
}

function combinations(n: number, r: number): number {
  choices(n, r, "ncr");
  if (r > n) return 0;
  const few = Math.min(r, n - r);
  let result = 1;
  for (let k = 1; k <= few && result !== Number.POSITIVE_INFINITY; k += 1) result = (result * (n - few + k)) / k;
  return result < 2 ** 53 ? Math.round(result) : result;
}

function permutations(n: number, r: number): number {
  choices(n, r, "npr");
  if (r > n) return 0;
  let result = 1;
  for (let k = 0; k < r && result !== Number.POSITIVE_INFINITY; k += 1) result *= n - k;
  return result;
}

function modulo(a: number, b: number): number {
  if (b === 0) fail("mod by 0 has no result.");
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest;
}

interface FunctionRule {
  readonly least: number;
  readonly most: number;
  evaluate(values: readonly number[], unit: AngleUnit): number;
}

const one = (evaluate: (x: number, unit: AngleUnit) => number): FunctionRule => ({
  least: 1,
  most: 1,
  evaluate: (values, unit) => evaluate(values[0]!, unit),
});

const two = (evaluate: (a: number, b: number, unit: AngleUnit) => number): FunctionRule => ({
  least: 2,
  most: 2,
  evaluate: (values, unit) => evaluate(values[0]!, values[1]!, unit),
});

const oneOrTwo = (single: (x: number) => number, pair: (a: number, b: number) => number): FunctionRule => ({
  least: 1,
  most: 2,
  evaluate: (values) => (values.length === 1 ? single(values[0]!) : pair(values[0]!, values[1]!)),
});

const many = (least: number, evaluate: (values: readonly number[]) => number): FunctionRule => ({
  least,
  most: Number.POSITIVE_INFINITY,
  evaluate,
});

const CONSTANTS: Readonly<Record<string, { readonly value: number; readonly text: string }>> = {
  pi: { value: Math.PI, text: "π" },
  π: { value: Math.PI, text: "π" },
  e: { value: Math.E, text: "e" },
  tau: { value: 2 * Math.PI, text: "τ" },
  τ: { value: 2 * Math.PI, text: "τ" },
  phi: { value: (1 + Math.sqrt(5)) / 2, text: "φ" },
  φ: { value: (1 + Math.sqrt(5)) / 2, text: "φ" },
};

const SYNONYMS: Readonly<Partial<Record<string, string>>> = { arcsin: "asin", arccos: "acos", arctan: "atan" };

const FUNCTIONS: Readonly<Record<string, FunctionRule>> = {
  sin: one(sine),
  cos: one(cosine),
  tan: one(tangent),
  cot: one(cotangent),
  sec: one((x, unit) => 1 / divisor(cosine(x, unit), unit, "sec")),
  csc: one((x, unit) => 1 / divisor(sine(x, unit), unit, "csc")),
  asin: one((x, unit) => angleIn(Math.asin(within(x, Math.abs(x) <= 1, "asin", "from -1 to 1")), unit)),
  acos: one((x, unit) => angleIn(Math.acos(within(x, Math.abs(x) <= 1, "acos", "from -1 to 1")), unit)),
  atan: one((x, unit) => angleIn(Math.atan(x), unit)),
  atan2: two((y, x, unit) => angleIn(Math.atan2(y, x), unit)),
  sinh: one(Math.sinh),
  cosh: one(Math.cosh),
  tanh: one(Math.tanh),
  asinh: one(Math.asinh),
  acosh: one((x) => Math.acosh(within(x, x >= 1, "acosh", "of at least 1"))),
  atanh: one((x) => Math.atanh(within(x, Math.abs(x) < 1, "atanh", "between -1 and 1"))),
  sqrt: one((x) => Math.sqrt(within(x, x >= 0, "A square root", "that is not negative"))),
  cbrt: one(Math.cbrt),
  root: two(takeRoot),
  exp: one(Math.exp),
  ln: one((x) => Math.log(logarithm(x, "ln"))),
  log10: one((x) => Math.log10(logarithm(x, "log10"))),
  log2: one((x) => Math.log2(logarithm(x, "log2"))),
  log: oneOrTwo((x) => Math.log10(logarithm(x, "log")), logarithmTo),
  abs: one(Math.abs),
  sign: one(Math.sign),
  floor: one(Math.floor),
  ceil: one(Math.ceil),
  trunc: one(Math.trunc),
  round: oneOrTwo((x) => roundTo(x, 0), roundTo),
  min: many(1, (values) => Math.min(...values)),
  max: many(1, (values) => Math.max(...values)),
  mod: two(modulo),
  gcd: many(2, (values) => wholeOnly(values, "gcd").reduce(gcd)),
  lcm: many(2, (values) => wholeOnly(values, "lcm").reduce(lcm)),
  ncr: two(combinations),
  npr: two(permutations),
  fact: one(factorial),
  hypot: two((a, b) => Math.hypot(a, b)),
};

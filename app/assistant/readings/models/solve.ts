/** Works a figure out from those that were said, by rules of two figures each, forward and backward. */

export interface Worked {
  readonly value: number;
  readonly written: string;
  /** The figures that were said and are in it. */
  readonly uses: ReadonlySet<string>;
  /** All figures on the way: none is worked out from itself. */
  readonly way: ReadonlySet<string>;
}

interface Rule {
  readonly target: string;
  readonly left: string;
  readonly sign: string;
  readonly right: string;
}

const MOST_ROUNDS = 8;
/** More ways to one figure than this are none that people think of. */
const MOST_WAYS = 10;

/** All ways in which a figure follows from those that were said, the shortest first. */
export function workOut(
  asked: string,
  said: ReadonlyMap<string, number>,
  usual: Readonly<Record<string, number>>,
  rules: readonly string[],
): readonly Worked[] {
  const all = getTurns(rules);
  const known = new Map<string, Worked[]>();
  for (const [name, value] of said) known.set(name, [toWorked(name, value, true)]);
  for (const [name, value] of Object.entries(usual))
    if (!said.has(name)) known.set(name, [toWorked(name, value, false)]);
  const fixed = new Set(known.keys());
  for (const name of all.flatMap(({ left, right }) => [left, right]))
    if (/^\d/.test(name) && !known.has(name))
      known.set(name, [{ ...toWorked("", Number(name), false), way: new Set() }]);
  // What a rule was tried with leads to nothing new.
  const tried = new Map<Rule, readonly [left: readonly Worked[], right: readonly Worked[]]>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let isChanged = false;
    for (const rule of all) {
      const [lefts, rights] = [known.get(rule.left), known.get(rule.right)];
      if (!lefts || !rights || fixed.has(rule.target)) continue;
      const last = tried.get(rule);
      if (last?.[0] === lefts && last[1] === rights) continue;
      tried.set(rule, [lefts, rights]);
      for (const left of lefts) for (const right of rights) isChanged = addWay(known, rule, left, right) || isChanged;
    }
    if (!isChanged) break;
  }
  return known.get(asked) ?? [];
}

const toWorked = (name: string, value: number, isSaid: boolean): Worked => ({
  value,
  written: String(value),
  uses: new Set(isSaid ? [name] : []),
  way: new Set([name]),
});

function addWay(known: Map<string, Worked[]>, { target, sign }: Rule, left: Worked, right: Worked): boolean {
  if (left.way.has(target) || right.way.has(target)) return false;
  const ways = known.get(target) ?? [];
  const uses = left.uses.union(right.uses);
  const isKnown = ways.some((one) => one.uses.size === uses.size && one.uses.isSubsetOf(uses));
  const value = calculate(left.value, sign, right.value);
  if (isKnown || ways.length >= MOST_WAYS || !Number.isFinite(value)) return false;
  const written = write(left, sign, right);
  known.set(target, [...ways, { value, written, uses, way: left.way.union(right.way).union(new Set([target])) }]);
  return true;
}

function calculate(left: number, sign: string, right: number): number {
  if (sign === "+") return left + right;
  if (sign === "-") return left - right;
  // What fits, and what it takes; less than one piece is the space by the piece turned round.
  if (sign === "_") return left < 1 ? Number.NaN : Math.floor(left / right + 1e-9 * Math.max(1, left / right));
  if (sign === "^") return left < 1 ? Number.NaN : Math.ceil(left / right - 1e-9 * Math.max(1, left / right));
  return sign === "*" ? left * right : left / right;
}

function write(left: Worked, sign: string, right: Worked): string {
  // What is a whole number but for the noise of its last places stays as it is.
  if (sign === "^" || sign === "_") {
    const name = sign === "^" ? "ceil" : "floor";
    return Math.abs(left.value - Math.round(left.value)) < 1e-9 * Math.max(1, left.value)
      ? left.written
      : `${name}(${left.written})`;
  }
  // What is multiplied by one is written as it is.
  if (/[*/]/.test(sign) && right.written === "1") return left.written;
  if (sign === "/" && left.written === "0") return "0";
  if (/[+-]/.test(sign) && right.written === "0") return left.written;
  return `${wrap(left, sign, false)} ${sign} ${wrap(right, sign, true)}`;
}

/** In brackets where it must be. */
function wrap({ written }: Worked, sign: string, isRight: boolean): string {
  const open = written.replaceAll(/\([^()]*\)/g, "").replaceAll(/\([^()]*\)/g, "");
  const isSum = / [+-] /.test(open);
  const isProduct = / [*/] /.test(open);
  const isWrapped = sign === "*" || sign === "/" ? isSum || (isRight && isProduct && sign === "/") : isRight && isSum;
  return isWrapped ? `(${written})` : written;
}

const INVERSE: Readonly<Record<string, string>> = { "+": "-", "-": "+", "*": "/", "/": "*" };

const turns = new WeakMap<readonly string[], readonly Rule[]>();

/** The rules of a model in all directions; made once for each. */
function getTurns(rules: readonly string[]): readonly Rule[] {
  const known = turns.get(rules) ?? rules.flatMap(listTurns);
  turns.set(rules, known);
  return known;
}

/** "a = b * c", also as b = a / c and c = a / b; "a := b * c" only as a; "a = b ^ 1" is b rounded up, "_" down. */
function listTurns(rule: string): readonly Rule[] {
  const [target, equals, left, sign, right] = rule.split(" ") as [string, string, string, string, string];
  if (equals === ":=" || sign === "^" || sign === "_") return [{ target, left, sign, right }];
  const inverse = INVERSE[sign]!;
  const isOrdered = sign === "-" || sign === "/";
  const all: readonly Rule[] = [
    { target, left, sign, right },
    { target: left, left: target, sign: inverse, right },
    isOrdered
      ? { target: right, left, sign, right: target }
      : { target: right, left: target, sign: inverse, right: left },
  ];
  return all.filter((one) => !/^\d/.test(one.target));
}

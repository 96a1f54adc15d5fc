/** A law as a formula for whichever of its figures is asked for. */
import { ExpressionError, readExpression, toFunction } from "#maths/expression.ts";

interface Part {
  /** A figure, or a number as it is written. */
  readonly name: string;
  readonly power: number;
}

interface Parsed {
  readonly figures: readonly string[];
  readonly parts: readonly Part[];
}

const parsed = new Map<string, Parsed>();

/** "kinetic = 0.5 * mass * speed^2": all on one side, what is divided by with a negative power. */
function parse(law: string): Parsed {
  const known = parsed.get(law);
  if (known) return known;
  const parts = law.split(" = ").flatMap((side, at) =>
    [...side.matchAll(/(?:([*/]) )?([\w.]+)(?:\^(\d))?/g)].map(([, sign, name, power = "1"]) => ({
      name: name!,
      power: Number(power) * (sign === "/" ? -1 : 1) * (at === 0 ? -1 : 1),
    })),
  );
  const result = { parts, figures: parts.map(({ name }) => name).filter((name) => !/^(?:\d|pi$)/.test(name)) };
  parsed.set(law, result);
  return result;
}

/** The figures of a law in the order in which it has them. */
export function listFigures(law: string): readonly string[] {
  const known = figures.get(law) ?? (isFormula(law) ? listNames(law) : parse(law).figures);
  figures.set(law, known);
  return known;
}

const figures = new Map<string, readonly string[]>();

/** What is not a product has a formula for each figure that it can be asked for: "rest = 90 - angle". */
const isFormula = (law: string) => /[-+(;]/.test(law);

const listNames = (law: string) =>
  [...new Set(law.split("; ")[0]!.match(/[a-z]\w*(?![\w(])/gi))].filter((name) => name !== "pi");

function writeFormula(law: string, asked: string, values: Readonly<Record<string, number>>) {
  const formula = law.split("; ").find((one) => one.startsWith(`${asked} = `));
  if (!formula) return null;
  const written = formula
    .slice(asked.length + 3)
    .replaceAll(/[a-z]\w*(?![\w(])/gi, (name) => (values[name] === undefined ? name : String(values[name])));
  return { written, value: calculate(written) };
}

/** What has no root is not a figure: no side is longer than the diagonal. */
function calculate(written: string): number {
  try {
    return toFunction(readExpression(written), "deg")(0);
  } catch (error) {
    if (error instanceof ExpressionError) return Number.NaN;
    throw error;
  }
}

/** The formula of a figure by those that were said, and its value; null where it does not follow from them. */
export function writeLaw(
  law: string,
  asked: string,
  values: Readonly<Record<string, number>>,
): { readonly written: string; readonly value: number } | null {
  if (isFormula(law)) return writeFormula(law, asked, values);
  const { parts } = parse(law);
  const own = parts.find(({ name }) => name === asked);
  if (!own) return null;
  // What stands on the other side of the one that is asked for.
  const others = parts
    .filter((one) => one !== own)
    .map(({ name, power }) => ({ name, power: own.power < 0 ? power : -power }));
  const write = (isOver: boolean) =>
    others
      .filter(({ name, power }) => power > 0 === isOver && name !== "1")
      .map(({ name, power }) => {
        const text = String(values[name] ?? name);
        return Math.abs(power) === 1 ? text : `${text}^${Math.abs(power)}`;
      });
  const [over, under] = [write(true), write(false)];
  const quotient = `${over.length > 0 ? over.join(" * ") : "1"}${under.map((one) => ` / ${one}`).join("")}`;
  const root = Math.abs(own.power);
  const written = root === 1 ? quotient : root === 2 ? `sqrt(${quotient})` : `(${quotient})^(1/${root})`;
  const size = (name: string) => values[name] ?? (name === "pi" ? Math.PI : Number(name));
  let value = 1;
  for (const { name, power } of others) value *= size(name) ** power;
  return { written, value: value ** (1 / root) };
}

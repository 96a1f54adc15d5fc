/**
 * Reads a sentence by the names of its figures: "ltv 900 cac 300, ltv to cac ratio" names two quantities of an equation
 * and asks for the third. Every value is one of them, every word is accounted for, and no other equation says otherwise.
 */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum } from "#assistant/readings/slots/form.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import { FILL } from "#assistant/readings/slots/words.ts";
import { writeMarks, type Written } from "#assistant/readings/slots/written.ts";
import { joinCents } from "#assistant/roles/joined-values.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { type Assignment, findAssignments, JOINTS, LINKS } from "./assignments.ts";
import { BUSINESS } from "./business.ts";
import type { Equation } from "./equation.ts";
import { EVERYDAY } from "./everyday.ts";
import { FINANCE } from "./finance.ts";
import { listPeriods } from "./periods.ts";
import { type Solution, solveFor } from "./solve.ts";

/** All that are known. */
export const EQUATIONS: readonly Equation[] = [...FINANCE, ...BUSINESS, ...EVERYDAY];

/** More values are a list, or a question for a calculator. */
const MOST_VALUES = 3;

/** The quantity of an equation that is asked for; null where no equation reads all of it, or several do and differ. */
export function readEquation(said: readonly Token[], visitorCurrency: string, mostIdle = 0): Reading | null {
  const written = writeMarks(joinCents(said));
  const { values } = written;
  if (values.length === 0 || values.length > MOST_VALUES) return null;
  // So much for a share is what is invested, and no valuation.
  if (/\bvaluation <\w+> for <percent/.test(written.text)) return null;
  const [currency = visitorCurrency, ...others] = new Set(
    values.flatMap((one) => (one.type === "amount" && one.currency) || []),
  );
  if (others.length > 0) return null;
  const words = listSentenceWords(written.text);
  const solution = chooseSolution(
    EQUATIONS.flatMap((equation) => listSolutions(equation, written, words, currency, mostIdle)),
  );
  return (
    solution && {
      ...sum(solution.expression),
      unread: solution.left,
      told: { field: solution.field, ...solution.unit },
    }
  );
}

interface Candidate extends Solution {
  /** How many of the values stand beside their names. */
  readonly named: number;
  /** The words that are none of the equation's. */
  readonly left: readonly string[];
}

/** That with the most names beside values; null where several of these differ. */
function chooseSolution(candidates: readonly Candidate[]): Candidate | null {
  const most = Math.max(...candidates.map(({ named }) => named));
  const [first, ...others] = candidates.filter(({ named }) => named === most);
  return first && others.every(({ expression }) => expression === first.expression) ? first : null;
}

interface SentenceWord {
  readonly word: string;
  /** Whether it counts nothing, whatever the equation is. */
  readonly saysNothing: boolean;
}

function listSentenceWords(text: string): readonly SentenceWord[] {
  return [...new Set(text.toLowerCase().split(" "))]
    .filter((word) => !/^<.*>$/.test(word))
    .map((word) => ({ word, saysNothing: FILL.has(word) || BESIDE.has(word) || Object.hasOwn(PERIODS, word) }));
}

function listSolutions(
  equation: Equation,
  written: Written,
  words: readonly SentenceWord[],
  currency: string,
  mostIdle: number,
): readonly Candidate[] {
  if (Object.keys(equation.terms).length !== written.values.length + 1) return [];
  const left = listLeft(equation, words);
  if (!left || left.length > mostIdle || !left.every(isIdle)) return [];
  return findAssignments(equation, written)
    .filter((one) => isOfPeriods(equation, one))
    .flatMap((one) => {
      const solution = solveFor(equation, one, currency);
      return solution ? [{ ...solution, named: one.named, left }] : [];
    });
}

/** Words that stand beside names and count nothing. */
const BESIDE = new Set([
  ...`${LINKS} ${JOINTS}`.split(" "),
  ..."rate ratio percent percentage per total average if each all calculate".split(" "),
]);

const ownWords = new WeakMap<Equation, ReadonlySet<string>>();

function getWords(equation: Equation): ReadonlySet<string> {
  const known = ownWords.get(equation);
  if (known) return known;
  const names = Object.values(equation.terms).flatMap((one) => one.names.toLowerCase().match(/[a-z'-]+/g) ?? []);
  const own = new Set([...(equation.words ?? "").split(" "), ...names]);
  ownWords.set(equation, own);
  return own;
}

/** The words that are none of the equation's; null where none of its own is of no other meaning. */
function listLeft(equation: Equation, words: readonly SentenceWord[]): readonly string[] | null {
  const own = getWords(equation);
  const telling = words.filter(({ saysNothing }) => !saysNothing).map(({ word }) => word);
  const left = telling.filter((word) => !own.has(word) && !(word.endsWith("s") && own.has(word.slice(0, -1))));
  return left.length === telling.length ? null : left;
}

/** Whether a period that stands beside no value, "how much a month", is that of what is asked for. */
function isOfPeriods(equation: Equation, { rest, said, asked }: Assignment): boolean {
  const own = getWords(equation);
  const { per } = equation.terms[asked]!;
  const periods = [...Object.values(said).flatMap(listPeriods), ...Object.values(equation.terms).map((one) => one.per)];
  const open = new Set<string | undefined>(per === undefined || per === "any" ? periods : [per]);
  return rest
    .toLowerCase()
    .split(" ")
    .every((word) => own.has(word) || listPeriods(word).every((one) => open.has(one)));
}

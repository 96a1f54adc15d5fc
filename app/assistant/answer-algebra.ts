/** Equations with letters; loaded where a sentence is one. */
import { type Answer, answerReading, type NoAnswer } from "./answer/answer.ts";
import { answerWith } from "./answer-with.ts";
import { parseAlgebra, readAlgebra, solveForRoot, solveLinear } from "./readings/fixed/algebra.ts";
import { evaluateAt } from "./readings/fixed/riddles.ts";
import { MOST_CANDIDATES, type Sources } from "./sources.ts";

/** What is not a polynomial that a calculator asks for is refused: its figures are not a list of numbers. */
export async function answerAlgebra(formula: string, sources: Sources): Promise<Answer | NoAnswer> {
  const value = evaluateAt(formula);
  const evaluated = value && (await answerWith(value, sources));
  if (evaluated) return evaluated;
  const algebra = parseAlgebra(formula);
  const linear = algebra && (solveLinear(algebra) ?? solveForRoot(algebra));
  const solved = linear && (await answerWith(linear, sources));
  if (solved) return solved;
  const candidates = algebra ? await sources.search(algebra.subject) : [];
  for (const id of candidates.slice(0, MOST_CANDIDATES)) {
    const definition = await sources.load(id);
    const reading = algebra && definition && readAlgebra(definition, algebra, sources.preferences, sources.today);
    if (reading) return answerReading(definition, reading, sources.preferences, sources.today);
  }
  return {
    calculator: null,
    reason: "A formula with letters like this one can’t be solved here. Enter it in the calculator itself.",
  };
}

import type { Answer, NoAnswer } from "../../app/assistant/index.ts";
import type { AnyDefinition } from "../../app/engine/define.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { TODAY } from "./assistant.ts";
import type { Line } from "./line.ts";

export type Verdict =
  /** As expected. */
  | "right"
  /** No answer where one was expected: nobody is misled. */
  | "silent"
  /** Another answer, which shows what it did not read. */
  | "shown"
  /** Another answer with nothing unread: the worst. */
  | "wrong";

/** Compares an answer with what a line expects: calculator, every input, and every output or the result given. */
export function judge(line: Line, answer: Answer | NoAnswer, catalogue: ReadonlyMap<string, AnyDefinition>): Verdict {
  const [, id, inputs = {}, result, , shown] = line;
  if (answer.calculator === null) return id === null ? "right" : "silent";
  const isRight =
    id === answer.calculator &&
    (Object.keys(inputs).length === 0 || agreesWith(catalogue.get(id)!, inputs, answer)) &&
    (result === undefined || hasResult(answer, result)) &&
    (shown === undefined || answer.answer.replace(/[\u00a0\u202f]/g, " ").startsWith(shown));
  if (isRight) return "right";
  return answer.unread.length > 0 ? "shown" : "wrong";
}

function agreesWith(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>, answer: Answer): boolean {
  // What is not said is what is round for those who measure as the sentence or the visitor does.
  return (["metric", "imperial"] as const).some((system) => agreesIn(system, definition, inputs, answer));
}

function agreesIn(
  system: "metric" | "imperial",
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  answer: Answer,
): boolean {
  const unsaid = Object.entries(definition.inputs).filter(([, field]) => field.unsaid !== undefined);
  const expected = readInputs(
    definition,
    { ...Object.fromEntries(unsaid.map(([key, field]) => [key, field.unsaid])), ...inputs },
    TODAY,
    system,
  );
  if (expected.issues.length > 0) throw new Error(`${definition.id}: ${expected.issues[0]!.message}`);
  const outputs = calculate(definition, expected.inputs);
  const given = Object.entries(answer.outputs);
  return (
    isSame(expected.inputs, answer.inputs) &&
    given.length > 0 &&
    given.every(([key, value]) => isSame(outputs[key], value))
  );
}

function hasResult(answer: Answer, result: number | string): boolean {
  return Object.values(answer.outputs).some((value) => isSame(value, result));
}

/** Whether two values are the same; numbers within a millionth. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "number" && typeof other === "number")
    return Math.abs(one - other) <= 1e-6 * Math.max(1e-9, Math.abs(one), Math.abs(other));
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

/** Ways to calculate that a sentence leaves open and the figure rests on: how often interest is added, which formula. */
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { calculateOnDemand } from "#engine/run.ts";
import { applies } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { findByLabel } from "#assistant/goal/find-by-label.ts";
import { isMoved } from "#assistant/account/is-moved.ts";
import type { Answer } from "./answer.ts";
import { listReadInputs } from "./format-said.ts";

type Values = Answer["inputs"];

/** An answer that also says which usual ways its figure rests on: "Paid every two weeks". */
export function tellUsualChoices(definition: AnyDefinition, answer: Answer, preferences: Preferences): Answer {
  const output = findByLabel(definition, answer.label);
  if (output === undefined) return answer;
  const told = new Set([...answer.read, ...answer.assumed].map(({ key }) => key));
  const choices = Object.keys(definition.inputs).filter(
    (key) => !told.has(key) && isUsualChoice(definition, key, answer, output),
  );
  return {
    ...answer,
    assumed: [...answer.assumed, ...listReadInputs(definition, choices, answer.inputs, preferences)],
  };
}

/** Whether another option gives another figure from the same inputs. One that needs other inputs is another question. */
function isUsualChoice(definition: AnyDefinition, key: string, { inputs, outputs }: Answer, output: string): boolean {
  const field = definition.inputs[key]!;
  if (field.kind !== "choice" || !applies(field, inputs) || inputs[key] === "none") return false;
  return (field.options ?? []).some(([option]) => {
    const others = { ...inputs, [key]: option };
    if (option === inputs[key] || !asksTheSame(definition, inputs, others)) return false;
    const other = calculateOther(definition, others, output);
    return other !== null && isMoved(outputs[output], other);
  });
}

function asksTheSame({ inputs: fields }: AnyDefinition, inputs: Values, others: Values): boolean {
  return Object.values(fields).every((field) => applies(field, inputs) === applies(field, others));
}

/** Null where the calculator has no such answer. */
function calculateOther(definition: AnyDefinition, inputs: Values, output: string): unknown {
  try {
    return calculateOnDemand(definition, inputs)(output);
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";

type Example = AnyDefinition["examples"][number];
type Answer = ReturnType<typeof answer>;

/** An example, computed by the calculator itself. The server keeps it: for everyone of a day it is the same. */
export function answerOfExample(definition: AnyDefinition, example: Example, today: string): Answer {
  return import.meta.env.SSR && !definition.isRandom
    ? keptAnswer(definition, example, today)
    : answer(definition, example, today);
}

function answer(definition: AnyDefinition, example: Example, today: string) {
  const { inputs } = readInputs(definition, example.inputs, today);
  return { inputs, outputs: calculate(definition, inputs) };
}

const answers = /* @__PURE__ */ new WeakMap<Example, { definition: AnyDefinition; today: string; answer: Answer }>();

function keptAnswer(definition: AnyDefinition, example: Example, today: string): Answer {
  const known = answers.get(example);
  // With other exchange rates it is another definition.
  if (known?.definition === definition && known.today === today) return known.answer;
  const made = answer(definition, example, today);
  answers.set(example, { definition, today, answer: made });
  return made;
}

import type { AnyDefinition } from "#engine/define.ts";
import { calculate } from "#engine/run.ts";

interface Asked {
  readonly definition: AnyDefinition;
  readonly example: AnyDefinition["examples"][number];
  readonly today: string;
}

type Outputs = ReturnType<typeof calculate>;

const kept = /* @__PURE__ */ new WeakMap<Asked["example"], Asked & { readonly outputs: Outputs }>();

/** On the server: the outputs of an example, which for everyone of a day are the same. */
export function getCachedOutputs(asked: Asked, inputs: Parameters<typeof calculate>[1]): Outputs {
  const { definition, example, today } = asked;
  const known = kept.get(example);
  // With other exchange rates it is another definition.
  if (known?.definition === definition && known.today === today) return known.outputs;
  const outputs = calculate(definition, inputs);
  // What draws at random draws for each visitor anew.
  if (!definition.isRandom) kept.set(example, { ...asked, outputs });
  return outputs;
}

import type { WorkedExample } from "../../app/engine/working/working.ts";
import { explain } from "../../app/engine/working/working.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { TEST_DAY } from "../../app/engine/verify.ts";
import { US_PREFERENCES } from "../../app/localization/preferences.ts";
import { listCalculators, readCalculators } from "../../scripts/catalogue-files.ts";
import { importLifted } from "./in-node.ts";

/** The working of each calculator's first example, by id: what a page shows without a script. */
export async function workExamples(root: string): Promise<ReadonlyMap<string, WorkedExample>> {
  const files = new Map(listCalculators(root).map(({ id, file }) => [id, file]));
  const worked = new Map<string, WorkedExample>();
  for (const { definition } of await readCalculators(root)) {
    const [example] = definition.examples;
    if (!example || definition.isRandom) continue;
    const { inputs } = readInputs(definition, structuredClone(example.inputs) as Record<string, unknown>, TEST_DAY);
    const lifted = await importLifted(root, files.get(definition.id)!);
    const working = explain(definition, lifted, { inputs, outputs: calculate(definition, inputs) }, US_PREFERENCES);
    worked.set(definition.id, { title: example.title, working });
  }
  return worked;
}

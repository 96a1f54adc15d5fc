/**
 * `node scripts/print-working.ts [id …]`: the working of each calculator's first example, as the page shows it. With
 * `--json` the lines of all examples with full digits, for proof/working.py; with `--slopes` also how fast the answer
 * changes with each entry, as the page measures it, for proof/slopes.py.
 */
import { US_PREFERENCES } from "../app/localization/preferences.ts";
import { readInputs } from "../app/engine/read.ts";
import { calculate } from "../app/engine/run.ts";
import { findDerivative, listMovable } from "../app/engine/sensitivity.ts";
import { TEST_DAY } from "../app/engine/verify.ts";
import { explain, traceSteps } from "../app/engine/working/working.ts";
import { writeSteps } from "../app/engine/working/write.ts";
import { importLifted } from "../vite/lift/in-node.ts";
import { listCalculators, readCalculators } from "./catalogue-files.ts";
import { main, root } from "./process.ts";

await main(async () => {
  const asked = process.argv.slice(2).filter((one) => !one.startsWith("--"));
  const files = new Map(listCalculators(root).map(({ id, file }) => [id, file]));
  const lines: unknown[] = [];
  for (const { definition } of await readCalculators(root)) {
    const { id, examples } = definition;
    if ((asked.length > 0 && !asked.includes(id)) || definition.isRandom) continue;
    const lifted = await importLifted(root, files.get(id)!);
    const answers = examples.map((example) => {
      const { inputs } = readInputs(definition, structuredClone(example.inputs) as Record<string, unknown>, TEST_DAY);
      return { inputs, outputs: calculate(definition, inputs) };
    });
    if (process.argv.includes("--json")) {
      for (const answer of answers) {
        const steps = traceSteps(definition, lifted, answer) ?? [];
        lines.push(...steps.map(({ label, term, value }) => ({ id, label, term, value })));
      }
      continue;
    }
    if (process.argv.includes("--slopes")) {
      for (const answer of answers) {
        const steps = traceSteps(definition, lifted, answer) ?? [];
        const output = Object.keys(definition.outputs).find((key) => definition.outputs[key] === steps.at(-1)?.field);
        if (output === undefined) continue;
        const slopes = listMovable(definition, answer.inputs).flatMap((key) => {
          const slope = findDerivative(definition, answer.inputs, output, key);
          return slope === null ? [] : [{ label: definition.inputs[key]!.label, value: answer.inputs[key], slope }];
        });
        const told = steps.map(({ label, term, value, skipped }) => ({ label, term, value, skipped }));
        lines.push({ id, steps: told, slopes });
      }
      continue;
    }
    const working = answers[0] && explain(definition, lifted, answers[0], US_PREFERENCES);
    if (!working) continue;
    const text = working.steps ? [...working.given, writeSteps(working.steps)].join("\n") : working.reason;
    console.log(`## ${id}\n\n${text}\n`);
  }
  if (lines.length > 0) process.stdout.write(JSON.stringify(lines, (key, value: unknown) => plain(key, value)));
});

/** What a line is made of, without where it came from. */
function plain(key: string, value: unknown): unknown {
  if (key === "source") return true;
  if (key === "field" || key === "about") return undefined;
  return typeof value === "bigint" ? Number(value) : value;
}

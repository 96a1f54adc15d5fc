/**
 * Prints every case that expects a result, with the inputs that it leaves to their defaults, for the scripts of proof/:
 * `node scripts/print-cases.ts [id]…`. Nothing of ours is computed here.
 */
import { join } from "node:path";
import { readInputs } from "../app/engine/read.ts";
import { TEST_DAY } from "../app/engine/verify.ts";
import { listCalculators, readCalculators } from "./catalogue-files.ts";

const root = join(import.meta.dirname, "..");
const wanted = process.argv.slice(2);
const files = new Map(listCalculators(root).map(({ id, file }) => [id, file.replace(/\.ts$/, ".cases.json")]));
const calculators = (await readCalculators(root)).filter(
  ({ definition: { id } }) => wanted.length === 0 || wanted.includes(id),
);
const printed = calculators.map(({ definition, cases }) => ({
  id: definition.id,
  category: definition.category,
  file: files.get(definition.id),
  cases: cases.flatMap((one, index) => {
    const { inputs, outputs, by, tolerance } = one;
    if (!outputs) return [];
    return [{ number: index + 1, by, inputs: readInputs(definition, inputs, TEST_DAY).inputs, outputs, tolerance }];
  }),
}));
process.stdout.write(JSON.stringify(printed));

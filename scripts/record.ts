/**
 * `npm run record -- [id]… [--check]`: records what calculators promise and say now (all without an id), for
 * `tests/catalogue/record.ts`; `--check` only says which say something else than was recorded.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chooseVariants } from "../tests/catalogue/choose-variants.ts";
import { pathOfRecord, recordFaults, writeRecord } from "../tests/catalogue/record.ts";
import { readCalculators } from "./catalogue-files.ts";
import { Failure, main, root } from "./process.ts";

await main(async () => {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean" } },
  });
  const calculators = await readCalculators(root);
  if (values.check) {
    const faults = calculators.flatMap(({ definition }) =>
      recordFaults(definition).map((fault) => `${definition.id} ${fault}`),
    );
    if (faults.length > 0) throw new Failure(faults.join("\n"));
    return;
  }
  const paths = new Set(calculators.map(({ definition }) => pathOfRecord(definition)));
  for (const { definition, cases } of calculators) {
    if (wanted.length > 0 && !wanted.includes(definition.id)) continue;
    const variants = chooseVariants(
      definition,
      cases.filter(({ outputs }) => outputs).map(({ inputs }) => inputs),
    );
    const path = pathOfRecord(definition);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, writeRecord(definition, variants));
  }
  const folder = join(root, "tests/catalogue/records");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".txt") && !paths.has(join(folder, name))) rmSync(join(folder, name));
});

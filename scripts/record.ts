/**
 * `npm run record -- [id]… [--check]`: records what calculators promise and say now (all without an id), for
 * `tests/catalogue/record.ts`; `--unnoticed` names the changes of comparisons and numbers that no
 * recorded input shows; `--shared` records only what the shared code makes of all of them (`around.ts`, the workings), which
 * takes half a minute; `--check` only says which say something else than was recorded. `--seconds N` (1) is how long ties of a
 * calculator's comparisons are looked for; `--add` keeps the inputs that are recorded and only adds to them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { ANSWERS, readAnswers, writeAnswers } from "../tests/assistant/answers.ts";
import { AROUND, aroundFaults, writeAround } from "../tests/catalogue/around.ts";
import { DIGITS, readDigits, writeDigits } from "../tests/catalogue/digits.ts";
import { chooseVariants } from "../tests/catalogue/choose-variants.ts";
import { pathOfRecord, readVariants, recordFaults, type Values, writeRecord } from "../tests/catalogue/record.ts";
import type { AnyDefinition } from "../app/engine/define.ts";
import { type Calculator, listCalculators, readCalculators } from "./catalogue-files.ts";
import { Failure, main, root } from "./process.ts";
import { readUnitFigures, UNIT_FIGURES, writeUnitFigures } from "../tests/catalogue/unit-figures.ts";
import { importLifted } from "../vite/lift/in-node.ts";
import { readWorkings, WORKINGS, writeWorkings } from "../vite/lift/record.ts";
import { chooseNoticing } from "./record/choose-noticing.ts";
import { isEquivalent } from "./mutate/equivalents.ts";
import { chooseReading } from "./record/choose-reading.ts";
import { chooseTies } from "./record/choose-ties.ts";
import { importProbed } from "./record/instrument.ts";

await main(async () => {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: "boolean" },
      shared: { type: "boolean" },
      unnoticed: { type: "boolean" },
      add: { type: "boolean" },
      seconds: { type: "string", default: "1" },
    },
  });
  const calculators = await readCalculators(root);
  if (values.check) {
    const faults = calculators.flatMap(({ definition }) =>
      [...recordFaults(definition), ...aroundFaults(definition)].map((fault) => `${definition.id} ${fault}`),
    );
    const workings = new Set(readWorkings());
    for (const line of await listWorkings(calculators))
      if (!workings.has(line))
        faults.push(
          `${line}: its working reads differently now: if that is meant, npm run record -- ${line.split(" ")[0]}`,
        );
    const known = new Set([...readDigits(), ...readUnitFigures(), ...readAnswers()]);
    for (const line of [...writeDigits(), ...writeUnitFigures(), ...(await writeAnswers())])
      if (!known.has(line))
        faults.push(`“${line}” was recorded otherwise: if that is meant, npm run record -- --shared`);
    if (faults.length > 0) throw new Failure(faults.join("\n"));
    return;
  }
  if (values.shared) return writeShared(calculators);
  const paths = new Set(calculators.map(({ definition }) => pathOfRecord(definition)));
  const today = new Date().toISOString().slice(0, 10);
  const outdated: string[] = [];
  let unnoticed = 0;
  const findNoticing = async (definition: AnyDefinition, known: readonly Values[], candidates: readonly Values[]) => {
    const file = `app/calculators/${definition.category}/${definition.id}.ts`;
    const probed = await importProbed(join(root, file));
    const { inputs: found, noticer } = chooseNoticing(probed, known, candidates);
    const open = [...noticer.alive].filter((at) => !isEquivalent({ ...probed.mutants[at]!, file }));
    const ties = chooseTies(probed, noticer, {
      bases: [...known, ...found, ...candidates],
      wanted: new Set(open),
      seconds: Number(values.seconds),
    });
    const inputs = [...known, ...found, ...ties];
    const left = open.filter((at) => noticer.alive.has(at));
    const isTable = (at: number) => !noticer.reached.has(at) && probed.mutants[at]!.kind === "constant";
    const tables = left.filter(isTable).map((at) => probed.mutants[at]!);
    const read = await chooseReading(join(root, file), definition, tables, inputs, candidates);
    const unseen = [...left.filter((at) => !isTable(at)).map((at) => probed.mutants[at]!), ...read.unnoticed];
    unnoticed += unseen.length;
    if (values.unnoticed) for (const { line, change } of unseen) console.log(`${definition.id}:${line} ${change}`);
    return [...found, ...ties, ...read.inputs];
  };
  for (const { definition, cases } of calculators) {
    if (wanted.length > 0 && !wanted.includes(definition.id)) continue;
    const path = pathOfRecord(definition);
    const recorded = readVariants(definition);
    const inputs = cases.map((one) => one.inputs);
    const variants = values.add
      ? [...recorded]
      : chooseVariants(
          definition,
          inputs.filter((_, index) => cases[index]!.outputs),
        );
    // What an earlier search found is asked first, so that it is not lost to a slower machine.
    if (variants.length > 0) variants.push(...(await findNoticing(definition, variants, [...recorded, ...inputs])));
    mkdirSync(dirname(path), { recursive: true });
    const record = writeRecord(definition, variants);
    const isChanged = !existsSync(path) || readFileSync(path, "utf8") !== record;
    if (isChanged && definition.updated !== today) outdated.push(definition.id);
    writeFileSync(path, record);
  }
  await writeShared(calculators);
  console.log(`${unnoticed} changes of comparisons and numbers were looked for in vain.`);
  const folder = join(root, "tests/catalogue/records");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".txt") && !paths.has(join(folder, name))) rmSync(join(folder, name));
  if (outdated.length > 0)
    throw new Failure(`Their record has changed, so \`updated\` is ${today}: ${outdated.join(", ")}`);
});

/** What the shared code makes of them: the page around the figures, and the workings. */
async function writeShared(calculators: readonly Calculator[]): Promise<void> {
  const write = (file: string, lines: readonly string[]) =>
    writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
  write(
    AROUND,
    calculators.map(({ definition }) => writeAround(definition)),
  );
  write(DIGITS, writeDigits());
  write(UNIT_FIGURES, writeUnitFigures());
  write(ANSWERS, await writeAnswers());
  write(WORKINGS, await listWorkings(calculators));
}

async function listWorkings(calculators: readonly Calculator[]): Promise<readonly string[]> {
  const files = new Map(listCalculators(root).map(({ id, file }) => [id, file]));
  const lines: string[] = [];
  for (const { definition } of calculators)
    lines.push(writeWorkings(definition, await importLifted(root, files.get(definition.id)!)));
  return lines;
}

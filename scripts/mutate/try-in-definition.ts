/** Tries mutants of calculators: imports the changed definition and runs its examples, cases and random inputs. */
import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Case } from "#engine/cases.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { readDataCases } from "../read-data.ts";
import { proveDefinition } from "../../tests/catalogue/prove.ts";
import { root } from "../process.ts";
import { answerTrials } from "./messages.ts";

/** Fewer than in the tests: what random inputs find, they find soon. */
const RUNS = 40;

let text = "";
registerHooks({
  load: (url, context, next) =>
    url.includes("?mutant=") ? { format: "module-typescript", source: text, shortCircuit: true } : next(url, context),
});

let trials = 0;
answerTrials(async (trial) => {
  text = trial.text;
  trials += 1;
  try {
    const url = `${pathToFileURL(join(root, trial.file)).href}?mutant=${trials}`;
    const { default: definition } = (await import(url)) as { default: AnyDefinition };
    const cases = JSON.parse(readFileSync(join(root, casesOf(trial.file)), "utf8")) as readonly Case[];
    const [fault] = proveDefinition(definition, [...cases, ...readDataCases(definition)], { runs: RUNS });
    return fault === undefined ? { by: null } : { by: casesOf(trial.file), says: fault };
  } catch (error) {
    return { by: casesOf(trial.file), says: String(error) };
  }
});

function casesOf(file: string): string {
  return file.replace(/\.ts$/, ".cases.json");
}

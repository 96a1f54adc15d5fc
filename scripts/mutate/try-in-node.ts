/**
 * Tries mutants of what shows the working: its tests (vite/lift) run in Node itself, where no plugin of Vite is asked, so that
 * each trial is a run of them with a hook that gives the mutant.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../process.ts";
import { answerTrials } from "./messages.ts";
import { TRIAL } from "./trial-file.ts";

const TESTS = "vite/lift";

answerTrials(async (trial) => {
  mkdirSync(dirname(TRIAL), { recursive: true });
  writeFileSync(TRIAL, JSON.stringify(trial));
  const hook = pathToFileURL(join(import.meta.dirname, "give-mutant.ts")).href;
  try {
    await run("vitest", ["run", "--project", "tooling", "--bail", "1", TESTS], {
      silent: true,
      env: { NODE_OPTIONS: `--import ${hook}` },
    });
    return { by: null };
  } catch (error) {
    return { by: "vite/lift/workings.test.ts", says: String(error).slice(0, 100) };
  }
});

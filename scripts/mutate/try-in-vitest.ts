/**
 * Tries mutants with one Vitest that stays warm: `try-in-vitest.ts <project>`. The files on disk are left alone: a plugin
 * gives the changed text. Those tests run that reach the file by their imports, the nearest first, until one fails.
 */
import { join, relative } from "node:path";
import { createVitest, type Reporter, type TestSpecification } from "vitest/node";
import type { Plugin } from "vite";
import { root } from "../process.ts";
import config from "../../vitest.config.ts";
import { answerTrials, GOES_ON, type Trial, type Verdict } from "./messages.ts";

/** They measure time, which a busy machine has little of, or take half a minute by themselves. */
const LEFT_OUT = [
  "processor-time.test.ts",
  "linear-time.test.ts",
  "bad-input.test.ts",
  "tests/faults/",
  "interleavings.test.ts",
];
/** Names of tests that measure time, in files with others. */
const MEASURES_TIME = [
  "takes no longer for being awkward",
  "in time",
  "before anyone notices",
  "that fails or is late",
];
/** Milliseconds for a test: on a busy machine a limit of usual length would notice mutants that change nothing. */
const TEST_LIMIT = 90_000;
/** Tests that are fewer imports away than this are run before the rest. */
const NEAR = 3;

const [name] = process.argv.slice(2);
let mutant: Trial | null = null;
const plugin: Plugin = {
  name: "mutant",
  enforce: "pre",
  load: (id) => (mutant && id.split("?")[0] === join(root, mutant.file) ? mutant.text : undefined),
};
/** The first that fails of a run: what a run returns has outcomes of earlier runs as well. */
let failure: Verdict | null = null;
const reporter: Reporter = {
  onTestCaseResult: (test) => {
    process.send!(GOES_ON);
    if (test.result().state === "failed") failure ??= { by: relative(root, test.module.moduleId), says: test.fullName };
  },
  onTestModuleEnd: (module) => {
    if (module.state() === "failed")
      failure ??= { by: relative(root, module.moduleId), says: module.errors()[0]?.message ?? "the file fails" };
  },
};
const projects = config.test!.projects!.flatMap((project) => {
  if (typeof project !== "object" || !("test" in project) || project.test?.name !== name) return [];
  // What Vitest keeps on disk goes by the file's own text.
  return [
    {
      ...project,
      plugins: [plugin, ...(project.plugins ?? [])],
      test: { ...project.test, fsModuleCache: false, testTimeout: TEST_LIMIT },
    },
  ];
});
const vitest = await createVitest("test", {
  watch: false,
  reporters: [reporter],
  bail: 1,
  root,
  config: false,
  projects,
  testNamePattern: new RegExp(`^(?!.*(?:${MEASURES_TIME.join("|")}))`),
  maxWorkers: 2,
});
const all = (await vitest.globTestSpecifications()).filter(
  ({ moduleId }) => !LEFT_OUT.some((part) => moduleId.includes(part)),
);
// Once more where a test fails: under load the first run, which loads everything, meets time limits.
const first = await attempt(all);
const before = first.by ? await attempt(all) : first;
if (before.by) throw new Error(`Fails without a mutant: ${before.by}: ${before.says}`);

answerTrials(async (trial) => {
  const distances = measureDistances(join(root, trial.file));
  const reached = all.filter(({ moduleId }) => distances.has(moduleId));
  const isNear = ({ moduleId }: TestSpecification) => distances.get(moduleId)! < NEAR;
  mutant = trial;
  vitest.invalidateFile(join(root, trial.file));
  const near = await attempt(reached.filter(isNear));
  const verdict = near.by ? near : await attempt(reached.filter((specification) => !isNear(specification)));
  mutant = null;
  vitest.invalidateFile(join(root, trial.file));
  return verdict;
});

async function attempt(specifications: TestSpecification[]): Promise<Verdict> {
  if (specifications.length === 0) return { by: null };
  failure = null;
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (failure) return failure;
  return unhandledErrors.length > 0
    ? { by: relative(root, specifications[0]!.moduleId), says: String(unhandledErrors[0]) }
    : { by: null };
}

/** How many imports lie between a file and each module that reaches it. */
function measureDistances(file: string): Map<string, number> {
  const distances = new Map<string, number>();
  for (const environment of Object.values(vitest.projects[0]!.vite.environments)) {
    let modules = [...(environment.moduleGraph.getModulesByFile(file) ?? [])];
    const seen = new Set(modules);
    for (let distance = 0; modules.length > 0; distance += 1) {
      for (const module of modules)
        if (module.file) distances.set(module.file, Math.min(distance, distances.get(module.file) ?? distance));
      modules = modules
        .flatMap((module) => [...module.importers])
        .filter((module) => !seen.has(module) && seen.add(module));
    }
  }
  return distances;
}

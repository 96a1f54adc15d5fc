/**
 * `npm test`: types, lint and format, then the tests in Node, workerd and Chromium. `npm run test:all` (`--all`): those of
 * what is alike many times, of which `npm test` tries the first, and more random inputs. Every stage runs, whatever became of the one before. At the end: for each
 * failure the command that runs it alone, the seconds of each stage, and one line with the sum.
 */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { main, root, run } from "./process.ts";
import { type Outcome, readPlaywrightReport, readVitestReport } from "./test-report.ts";

const reports = join(root, ".cache/tests");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: { readonly file: string; readonly read: (file: string) => Outcome };
}

function vitest(name: string, ...args: readonly string[]): Stage {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
  return {
    name,
    command: ["vitest", "run", ...args, ...reporters],
    report: { file: vitestReport, read: readVitestReport },
  };
}

function browser(name: string, ...args: readonly string[]): Stage {
  return {
    name,
    command: [process.execPath, "scripts/test-browser.ts", "--reporter=line,json", ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    report: { file: playwrightReport, read: readPlaywrightReport },
  };
}

/** Each takes a minute or more by itself: wrangler dumps and restores a database, and deploys to a stand-in of the platform. */
const REHEARSALS = ["scripts/backup.test.ts", "scripts/deployment/deploy.test.ts"];

const SOME: readonly Stage[] = [
  { name: "check", command: [process.execPath, "scripts/check.ts"] },
  vitest("node and workerd", ...REHEARSALS.flatMap((file) => ["--exclude", file])),
  browser("browser and HTTP", "--grep-invert", "@all"),
];
const ALL: readonly Stage[] = [
  vitest(
    "every calculator",
    ...REHEARSALS,
    "app/features/instant/every-calculator.test.tsx",
    "tests/assistant/accounting.test.ts",
    "tests/assistant/sentences.test.ts",
    "tests/catalogue/catalogue.test.ts",
    "tests/catalogue/solve.test.ts",
    "tests/worker/interleavings.test.ts",
    "vite/lift/lift.test.ts",
  ),
  // Alone: what runs beside takes of the processor's caches.
  vitest("processor time", "tests/catalogue/processor-time.test.ts"),
  browser("every page", "--grep", "@all"),
];

/** Runs a stage to its end. One that fails without saying which test is one failure. */
async function attempt({ name, command: [command, ...args], env = {}, report }: Stage, all: boolean): Promise<Outcome> {
  const began = performance.now();
  if (report) rmSync(report.file, { force: true });
  const passed = await run(command, args, { env: { ...env, ...(all ? { TEST_EXTENT: "all" } : {}) } }).then(
    () => true,
    () => false,
  );
  const outcome =
    report && existsSync(report.file) ? report.read(report.file) : { passed: 0, skipped: 0, failures: [] };
  const failures =
    passed || outcome.failures.length > 0
      ? outcome.failures
      : [{ name, command: [command.split("/").at(-1), ...args].join(" ") }];
  console.log(`\n${name}: ${Math.round((performance.now() - began) / 1000)} s\n`);
  return { ...outcome, failures };
}

await main(async () => {
  mkdirSync(reports, { recursive: true });
  const all = process.argv.includes("--all");
  const outcomes: Outcome[] = [];
  for (const stage of all ? ALL : SOME) outcomes.push(await attempt(stage, all));
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const { name, command } of failures) console.log(`✗ ${name}\n  ${all ? "TEST_EXTENT=all " : ""}${command}\n`);
  for (const name of outcomes.flatMap(({ flaky = [] }) => flaky)) console.log(`passed at the second attempt: ${name}`);
  const sum = (key: "passed" | "skipped") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  if (sum("skipped") > 0) console.log(`${sum("skipped")} skipped`);
  console.log(`${sum("passed")} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
});

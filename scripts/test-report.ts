/** What Vitest and Playwright write down about a run, read as one thing. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./process.ts";

export interface Outcome {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failed[];
  /** Those that passed at the second attempt only. */
  readonly flaky?: readonly string[];
}

interface Failed {
  readonly name: string;
  /** Runs that test alone. */
  readonly command: string;
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const asPattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export function readVitestReport(file: string): Outcome {
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    // A file that cannot be loaded has no tests.
    if (failed.length === 0 && status === "failed") return [{ name: path, command: `npx vitest run ${path}` }];
    return failed.map(({ fullName }) => ({
      name: `${path} › ${fullName}`,
      command: `npx vitest run ${path} -t ${quote(asPattern(fullName))}`,
    }));
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures };
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests?: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: readonly PlaywrightSuite[];
}

export function readPlaywrightReport(file: string): Outcome {
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const specs = suites.flatMap(specsOf);
  const flaky = specs
    .filter(({ tests = [] }) => tests.some(({ status }) => status === "flaky"))
    .map((spec) => `tests/${spec.file}:${spec.line} › ${spec.title}`);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map((spec) => ({
      name: `tests/${spec.file}:${spec.line} › ${spec.title}`,
      // Tests made in a loop stand on one line.
      command: `npm run test:browser -- ${spec.file}:${spec.line} --grep ${quote(asPattern(spec.title))} --trace on`,
    }));
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failures, flaky };
}

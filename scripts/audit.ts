/**
 * `npm run audit`: whether a package that reaches visitors is known to be vulnerable, as the registry says. High and critical ones fail,
 * the others are told. A registry that answers no audits (a mirror, no network) is not a failure.
 */
import { spawnSync } from "node:child_process";
import { Failure, main, root } from "./process.ts";

interface Report {
  readonly error?: unknown;
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

/** What `npm audit --json` says, in lines, and whether it is a failure. */
export function judgeAudit(output: string): { readonly isBad: boolean; readonly lines: readonly string[] } {
  const report = readReport(output);
  if (!report?.vulnerabilities)
    return { isBad: false, lines: ["The registry answers no audits: nothing was checked."] };
  const found = Object.entries(report.vulnerabilities).map(([name, { severity }]) => ({ name, severity }));
  const isBad = found.some(({ severity }) => severity === "high" || severity === "critical");
  const lines = found.map(({ name, severity }) => `${severity}: ${name}`);
  return { isBad, lines: lines.length > 0 ? lines : ["No package that reaches visitors is known to be vulnerable."] };
}

function readReport(output: string): Report | null {
  try {
    return JSON.parse(output) as Report | null;
  } catch {
    return null;
  }
}

if (import.meta.main) {
  await main(() => {
    const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], { cwd: root, encoding: "utf8" });
    const { isBad, lines } = judgeAudit(stdout ?? "");
    for (const line of lines) console.log(line);
    if (isBad) throw new Failure("`npm audit` says what to do; `npm audit fix` does it where it can.");
    return Promise.resolve();
  });
}

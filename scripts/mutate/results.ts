/** What is known of mutants from earlier runs: `.cache/mutate/<file>.json`. Kept while the texts it came from are the same. */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../process.ts";
import type { Verdict } from "./messages.ts";

interface Kept extends Verdict {
  /** Of the test that noticed it, or of all tests where none did. */
  readonly tests: string;
}

const hash = (...texts: readonly (string | Buffer)[]) =>
  texts
    .reduce((sum, text) => sum.update(text).update("\0"), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);

let allTests: string | undefined;

/** Tests of a verdict as they are now; what one of them read besides is not looked at. */
function hashTests({ by }: Verdict): string {
  if (by && by !== "time") return existsSync(join(root, by)) ? hash(readFileSync(join(root, by))) : "";
  allTests ??= hash(
    ...globSync("{app,workers,tests}/**/{*.test.ts,*.test.tsx,*.cases.json,records/*/*.txt}", { cwd: root })
      .toSorted()
      .map((file) => readFileSync(join(root, file))),
  );
  return allTests;
}

/** The results for a file with this text. Mutants go by their place and text. */
export function openResults(file: string, code: string) {
  const path = join(root, ".cache/mutate", `${file}.json`);
  const text = hash(code);
  const stored = existsSync(path)
    ? (JSON.parse(readFileSync(path, "utf8")) as { text: string; verdicts: Record<string, Kept> })
    : null;
  const verdicts = stored?.text === text ? stored.verdicts : {};
  return {
    find(key: string): Verdict | undefined {
      const kept = verdicts[key];
      return kept && kept.tests === hashTests(kept) ? kept : undefined;
    },
    keep(key: string, verdict: Verdict): void {
      verdicts[key] = { ...verdict, tests: hashTests(verdict) };
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ text, verdicts }, null, 1));
    },
  };
}

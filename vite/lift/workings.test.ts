import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const file = join(import.meta.dirname, "workings.txt");

test("fifteen calculators show the working that was read over (where one changes: read it, and print it into the file anew)", () => {
  const expected = readFileSync(file, "utf8");
  const ids = [...expected.matchAll(/^## (\S+)$/gm)].map(([, id]) => id!);
  expect(ids).toHaveLength(15);
  expect(execFileSync(process.execPath, ["scripts/print-working.ts", ...ids], { cwd: root, encoding: "utf8" })).toBe(
    expected,
  );
});

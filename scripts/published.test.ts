import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import proof from "#generated/proof.ts";
import { root } from "./process.ts";

const readme = readFileSync(join(root, "proof/README.md"), "utf8");
const rows = readme
  .split("\n")
  .filter((line) => /^\| .+ \(\d+\)\s+\|/.test(line))
  .map((line) => ({
    ids: [...line.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id!),
    count: Number(/\((\d+)\)\s+\|/.exec(line)![1]),
  }));

test("the table names each calculator without a published example once, by the counts that /proof shows", () => {
  const all = Object.keys(proof);
  const without = all.filter((id) => !proof[id]!.published);
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(without.toSorted());
  expect(rows.map(({ count }) => count)).toEqual(rows.map(({ ids }) => ids.length));
  expect(readme).toContain(
    `${all.length - without.length} of ${all.length} calculators have a published example, and ${without.length} have none`,
  );
});

test("the figures of sources in proof/data are among the cases", () => {
  expect(proof["calories-burned"]!.published).toBeGreaterThan(30);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCalculators } from "./catalogue-files.ts";
import { root } from "./process.ts";
import { readDataCases } from "./read-data.ts";

const calculators = await readCalculators(root);
const readme = readFileSync(join(root, "proof/README.md"), "utf8");
const rows = readme
  .split("\n")
  .filter((line) => /^\| .+ \(\d+\)\s+\|/.test(line))
  .map((line) => ({
    ids: [...line.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id!),
    count: Number(/\((\d+)\)\s+\|/.exec(line)![1]),
  }));

test("every calculator has a published example, or stands once in the table of those that have none", () => {
  const without = calculators
    .filter(({ definition, cases }) =>
      [...cases, ...readDataCases(definition)].every(({ by }) => by.kind !== "published"),
    )
    .map(({ definition }) => definition.id);
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(without.toSorted());
  expect(rows.map(({ count }) => count)).toEqual(rows.map(({ ids }) => ids.length));
  const all = calculators.length;
  expect(readme).toContain(
    `${all - without.length} of ${all} calculators have a published example, and ${without.length} have none`,
  );
});

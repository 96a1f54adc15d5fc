import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFaults } from "../app/engine/verify.ts";
import { readCalculators } from "./catalogue-files.ts";
import { root } from "./process.ts";
import { parseData, readDataCases } from "./read-data.ts";

const calculators = await readCalculators(root);

test("every figure of proof/data is that of the calculator", () => {
  const used = new Set<string>();
  const faults = calculators.flatMap(({ definition }) =>
    readDataCases(definition).flatMap((one) => {
      used.add(definition.id);
      return findFaults(definition, one).map((fault) => `${one.by.citation}: ${fault} (${JSON.stringify(one.inputs)})`);
    }),
  );
  expect(faults).toEqual([]);
  const files = globSync("*.csv", { cwd: join(root, "proof/data") }).map((name) => name.split(".")[0]!);
  expect(files.filter((id) => !used.has(id))).toEqual([]);
});

const { definition: paper } = calculators.find(({ definition }) => definition.id === "paper-size")!;
const check = (text: string) =>
  parseData(paper, text, "paper-size.test.csv").flatMap((one) => findFaults(paper, one).map((fault) => fault));

test("a figure that differs is named; one that the source rounds holds where rounding gives it", () => {
  expect(check("# source: us\nin size,out width\nA4,210\nA5,149")).toEqual(["width: 148, not 149"]);
  const inches = "in size,out widthInches,out table.0.widthInches\nA4,8.27,33.1";
  expect(check(`# source: us\n# rounded\n${inches}`)).toEqual([]);
  expect(check(`# source: us\n${inches}`).length).toBe(2);
  expect(check('# source: us\n# given: { "size": "A5" }\nout height\n210')).toEqual([]);
});

test("a table without its source, or with a row too short, is refused", () => {
  expect(() => check("in size,out width\nA4,210")).toThrow('no "# source');
  expect(() => check("# source: us\nin size,out width\nA4")).toThrow("row 1: A4");
});

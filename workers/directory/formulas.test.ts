import { expect, test } from "vitest";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { formulaOf } from "./formulas.ts";

test("a calculator has its formula, line by line, with the meaning of each symbol", async () => {
  const { formula } = (await loadDefinition("mortgage"))!;
  const set = formulaOf("mortgage")!;
  expect(set.lines).toHaveLength([formula!.tex].flat().length);
  expect(set.symbols.map(([, meaning]) => meaning)).toEqual(Object.values(formula!.where));
  for (const mathml of [...set.lines, ...set.symbols.map(([symbol]) => symbol)])
    expect(mathml).toMatch(/^<math[ >].*<\/math>$/s);
  expect(formulaOf("mortgage")).toBe(set);
});

test("what is no calculator has none", () => {
  for (const id of ["", "constructor", "mortgage\n", "nothing-like-it"]) expect(formulaOf(id)).toBeNull();
});

import { expect, test } from "vitest";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { setFormula } from "./set-formula.ts";

test("a calculator has its formula, line by line, with the meaning of each symbol", async () => {
  const { formula } = (await loadDefinition("mortgage"))!;
  const set = setFormula("mortgage")!;
  expect(set.lines).toHaveLength([formula!.tex].flat().length);
  expect(set.symbols.map(([, meaning]) => meaning)).toEqual(Object.values(formula!.where));
  for (const mathml of [...set.lines, ...set.symbols.map(([symbol]) => symbol)])
    expect(mathml).toMatch(/^<math[ >].*<\/math>$/s);
  expect(setFormula("mortgage")).toBe(set);
});

test("what is no calculator has none", () => {
  for (const id of ["", "constructor", "mortgage\n", "nothing-like-it"]) expect(setFormula(id)).toBeNull();
});

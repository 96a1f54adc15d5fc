import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readInputs } from "#engine/read.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import fraction from "../../../calculators/math/fraction.ts";
import integral from "../../../calculators/math/integral.ts";
import linearSystem from "../../../calculators/math/linear-system.ts";
import logarithm from "../../../calculators/math/logarithm.ts";
import matrix from "../../../calculators/math/matrix.ts";
import mortgage from "../../../calculators/real-estate/mortgage.ts";
import quadratic from "../../../calculators/math/quadratic-equation.ts";
import root from "../../../calculators/math/root.ts";
import { EnteredFormula } from "./entered-formula.tsx";

const GERMAN = { ...US_PREFERENCES, locale: "de-DE" };

test.each([
  [fraction, {}, US_PREFERENCES, "<mfrac><mn>3</mn><mn>4</mn></mfrac></mrow><mo>+</mo>"],
  [fraction, { operation: "multiply", whole1: -2, numerator2: -1 }, US_PREFERENCES, "<mo>−</mo><mn>2</mn><mfrac>"],
  [fraction, { operation: "multiply", numerator2: -1 }, US_PREFERENCES, "<mo>×</mo><mrow><mo>(</mo><mrow><mo>−</mo>"],
  [quadratic, { a: 2.5, b: 0, c: -1 }, GERMAN, "<mn>2,5</mn><msup>"],
  [integral, { upper: 1.5 }, GERMAN, "<msubsup><mo>∫</mo><mn>0</mn><mn>1,5</mn></msubsup>"],
  [logarithm, { base: "e", number: 5 }, US_PREFERENCES, "<msub><mi>log</mi><mi>e</mi></msub>"],
  [root, { radicand: 27, degree: 3 }, US_PREFERENCES, "<mroot><mn>27</mn><mn>3</mn></mroot>"],
  [root, {}, US_PREFERENCES, "<msqrt>"],
  [matrix, { operation: "determinant" }, US_PREFERENCES, "<mrow><mi>det</mi><mrow><mtable>"],
  [matrix, { operation: "inverse" }, US_PREFERENCES, "</mtable></mrow><mn>−1</mn></msup>"],
  [matrix, { operation: "transpose" }, US_PREFERENCES, "</mtable></mrow><mi>T</mi></msup>"],
  [matrix, { operation: "add" }, US_PREFERENCES, "</mtable></mrow><mo>+</mo><mrow><mtable>"],
  [matrix, { operation: "subtract" }, US_PREFERENCES, "</mtable></mrow><mo>−</mo><mrow><mtable>"],
  [matrix, { operation: "multiply" }, US_PREFERENCES, "</mtable></mrow><mrow><mtable>"],
  [matrix, { operation: "scalar", scalar: 1.5 }, GERMAN, "<mrow><mn>1,5</mn><mrow><mtable>"],
  [matrix, { operation: "power", exponent: 3 }, US_PREFERENCES, "</mtable></mrow><mn>3</mn></msup>"],
  [matrix, { operation: "rref" }, US_PREFERENCES, "<math><mrow><mtable><mtr><mtd><mrow><mn>1</mn>"],
  [linearSystem, {}, US_PREFERENCES, "<math><mtable><mtr><mtd><mrow><mn>2</mn><msub>"],
])("%o with %o is set as mathematics", (definition, raw, preferences, wanted) => {
  const { inputs } = readInputs(definition, raw, "2026-01-01");
  expect(
    renderToStaticMarkup(<EnteredFormula definition={definition} inputs={inputs} preferences={preferences} />),
  ).toContain(wanted);
});

test("other calculators have none", () => {
  const { inputs } = readInputs(mortgage, {}, "2026-01-01");
  expect(
    renderToStaticMarkup(<EnteredFormula definition={mortgage} inputs={inputs} preferences={US_PREFERENCES} />),
  ).toBe("");
});

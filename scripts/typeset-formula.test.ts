import { expect, test } from "vitest";
import { typesetFormula } from "./typeset-formula.ts";

test("each line and each symbol is MathML", () => {
  const set = typesetFormula({
    tex: [String.raw`A = \pi r^2`, "d = 2r"],
    where: { r: "the radius", "r^2": "its square" },
  });
  expect(set.lines).toHaveLength(2);
  expect(set.lines[0]).toMatch(/^<math>.*<mi>A<\/mi>.*<msup><mi>r<\/mi><mn[^>]*>2<\/mn><\/msup>.*<\/math>$/s);
  expect(set.symbols.map(([, meaning]) => meaning)).toEqual(["the radius", "its square"]);
  expect(set.symbols[1]![0]).toMatch(/^<math>.*<msup>/s);
});

test("a formula of one line is one", () => {
  expect(typesetFormula({ tex: "a = b", where: {} }).lines).toHaveLength(1);
});

test("what is no TeX is an error", () => {
  expect(() => typesetFormula({ tex: String.raw`\frac{1}{`, where: {} })).toThrow(/Unexpected end of input/);
  expect(() => typesetFormula({ tex: "x", where: { [String.raw`\nothing`]: "no command" } })).toThrow(/nothing/);
});

test("what a wide space separates is formulas of their own, for a screen that has no room for both", () => {
  const [line] = typesetFormula({ tex: String.raw`A = \pi r^2, \qquad d = 2r \quad (r > 0)`, where: {} }).lines;
  expect(line!.match(/<math>/g)).toHaveLength(3);
  const cases = String.raw`x = \begin{cases} 1 \quad a \\ 2 \quad b \end{cases} \qquad y = \left( a \quad b \right)`;
  expect(typesetFormula({ tex: cases, where: {} }).lines[0]!.match(/<math>/g)).toHaveLength(2);
});

test("a formula has pieces behind whose signs a line may end, none of them within brackets", () => {
  const tex = String.raw`G(m) = m\,(p_0 - p_1) + B_0(m) - c`;
  const [line] = typesetFormula({ tex, where: {} }).lines;
  expect(line).toMatch(
    /^<math><mrow>.*<mo>=<\/mo><\/mrow><mrow>.*<mo>\+<\/mo><\/mrow><mrow>.*<mo>−<\/mo><\/mrow><mrow><mi>c<\/mi><\/mrow><\/math>$/s,
  );
  expect(line).toMatch(/<mi>p<\/mi><mn>0<\/mn><\/msub>(?:(?!<\/mrow><mrow>).)*<mi>p<\/mi><mn>1<\/mn>/);
});

test("the limits of a sum stand below and above it", () => {
  const [line] = typesetFormula({ tex: String.raw`S = \sum_{k=1}^n c_k`, where: {} }).lines;
  expect(line).toMatch(/<munderover><mo[^>]*>∑<\/mo>/);
});

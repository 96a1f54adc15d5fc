import { expect, test } from "vitest";
import type { MathNode } from "#engine/define.ts";
import { isUnfinished, typesetTyped } from "./typed-formula.ts";

const write = (node: MathNode): string =>
  typeof node === "string" ? node : `<${node.tag}>${node.content.map(write).join("")}`;
const signs = (text: string) => write(typesetTyped(text)).replaceAll(/<\w+>|\u2062/g, "");

test.each([
  "",
  " ",
  "7*",
  "7 -",
  "2^",
  "sin(",
  "sin(45",
  "2*sin(30) + sqrt(",
  "((1+2)",
  "ncr(49",
  "ncr(49,",
  "ncr(",
  "2+",
  "2*si",
  "sin",
  "√",
  "-",
])("“%s” is unfinished at its end", (text) => {
  expect(isUnfinished(text)).toBe(true);
});

test.each(["7*8", "1/0", "2+*3", "2)", "sin 30", "2,5", "7 $", "foo(3", "1 2", "sin(45)"])(
  "“%s” is finished, or wrong before its end",
  (text) => {
    expect(isUnfinished(text)).toBe(false);
  },
);

test("what is typed is set as far as it can be, with a box for what is missing", () => {
  expect(signs("2*3+")).toBe("2·3+□");
  expect(signs("sin(45")).toBe("sin(45)");
  expect(signs("ncr(49")).toBe("ncr(49,□)");
  expect(write(typesetTyped("1/"))).toBe("<mfrac><mn>1<mi>□");
  expect(write(typesetTyped("1/2"))).toBe("<mfrac><mn>1<mn>2");
  expect(write(typesetTyped("2+*3"))).toBe("<mtext>2+*3");
});

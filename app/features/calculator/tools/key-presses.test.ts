import { expect, test } from "vitest";
import { asOperand, erase, press, pressAfter } from "./key-presses.ts";

const at = (marked: string) => ({
  text: marked.replaceAll("|", ""),
  start: marked.indexOf("|"),
  end: marked.lastIndexOf("|") - (marked.indexOf("|") === marked.lastIndexOf("|") ? 0 : 1),
});
const show = ({ text, start }: ReturnType<typeof press>) => `${text.slice(0, start)}|${text.slice(start)}`;

test("a key types where the caret is, in place of what is selected; of a function typing goes on within its brackets", () => {
  expect(show(press(at("2+|"), "7"))).toBe("2+7|");
  expect(show(press(at("2|+3"), "sin(|)"))).toBe("2sin(|)+3");
  expect(show(press(at("|12|+3"), "pi"))).toBe("pi|+3");
});

test("deleting takes the sign before, a function's name whole, or what is selected", () => {
  expect(show(erase(at("12|")))).toBe("1|");
  expect(show(erase(at("2+sqrt(|)")))).toBe("2+|)");
  expect(show(erase(at("|12|+3")))).toBe("|+3");
  expect(show(erase(at("|12")))).toBe("|12");
});

test("a negative answer is put into brackets", () => {
  expect([asOperand(17), asOperand(-2.5)]).toEqual(["17", "(-2.5)"]);
});

test("after a calculation an operator goes on with its answer, a digit or a function begins anew", () => {
  const after = (answer: number, key: string) => show(pressAfter(answer, at("|7*8|"), key));
  expect(["+", "*", "^2", "!", "*10^", "−"].map((key) => after(56, key))).toEqual([
    "56+|",
    "56*|",
    "56^2|",
    "56!|",
    "56*10^|",
    "56−|",
  ]);
  expect(after(-2.5, "^2")).toBe("(-2.5)^2|");
  expect(["4", "sin(|)", ".", "("].map((key) => after(56, key))).toEqual(["4|", "sin(|)", ".|", "(|"]);
});

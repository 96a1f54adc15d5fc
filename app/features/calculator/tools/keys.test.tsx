import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { createDrafts } from "../../../../tests/site/create-drafts.ts";
import { readInputs } from "#engine/read.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { CalculatorForm } from "#features/calculator/fields/calculator-form.tsx";
import { useCalculation } from "#features/calculator/use-calculation.ts";
import calculator from "../../../calculators/math/scientific-calculator.ts";
import { FieldTools } from "./field-tools.tsx";

const DAY = "2026-01-01";
const { inputs } = readInputs(calculator, {}, DAY);
const start = { drafts: createDrafts(calculator, inputs, US_PREFERENCES), issues: [] };

function Page() {
  const form = useRef<HTMLFormElement>(null);
  const calculation = useCalculation(calculator, start, US_PREFERENCES, DAY, form, false);
  const props = { definition: calculator, calculation, preferences: US_PREFERENCES };
  return (
    <div>
      <CalculatorForm {...props} today={DAY} formRef={form} />
      <FieldTools {...props} />
    </div>
  );
}

async function open() {
  render(<Page />);
  await screen.findByRole("toolbar", { name: "Keys" });
  const field = screen.getByLabelText<HTMLInputElement>("Expression");
  // Elements of MathML have no style here.
  Object.assign(screen.getByRole("region", { name: "As entered" }).querySelector("math")!, { style: {} });
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const key = (data: string) =>
    fireEvent(field, new InputEvent("beforeinput", { data, inputType: "insertText", bubbles: true, cancelable: true }));
  return { field, type, press, key };
}

test("after Enter the focus stays, an operator goes on with the answer, and a digit begins anew", async () => {
  const { field, type, press, key } = await open();
  type("7*8");
  // Not the form's own answer, which leads to the results.
  expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
  expect(screen.getByRole("list", { name: "History" }).textContent).toBe("7*8 = 56");
  expect(key("+")).toBe(false);
  expect(field.value).toBe("56+");
  type("56+4");
  press("= equals: keep it in the history");
  press("× times");
  expect(field.value).toBe("60*");
  type("9");
  press("= equals: keep it in the history");
  press("7");
  expect(field.value).toBe("7");
  // In the middle of a formula nothing goes on.
  field.setSelectionRange(1, 1);
  expect(key("+")).toBe(true);
});

test("what is unfinished is calm until the answer is asked for, and is set as it is typed", async () => {
  const { field, type, press } = await open();
  const isCalm = () => field.form!.parentElement!.hasAttribute("data-calm");
  const line = screen.getByRole("region", { name: "As entered" });
  const shown = () => [...line.querySelectorAll("math")].filter((math) => math.style?.display !== "none");
  type("sin(45");
  expect(isCalm()).toBe(true);
  expect(shown().map(({ textContent }) => textContent)).toEqual(["sin(45)"]);
  expect(screen.getByText("A closing bracket is missing.")).toBeDefined();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(isCalm()).toBe(false);
  type("sin(45+");
  expect(isCalm()).toBe(true);
  fireEvent.focusOut(field);
  expect(isCalm()).toBe(false);
  type("sin(45*");
  expect(isCalm()).toBe(true);
  press("Calculate");
  expect(isCalm()).toBe(false);
  // Wrong before its end.
  type("2+*3");
  expect(isCalm()).toBe(false);
  expect(shown().map(({ textContent }) => textContent)).toEqual(["2+*3"]);
  type("2+3");
  expect(shown().map(({ textContent }) => textContent)).toEqual(["2+3"]);
});

/** What an error's report carries away, and what it leaves in the page. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "./bug-report.ts";
import { keepInClientLog, readClientLog } from "./client-log.ts";
import { inputsOnPage, typedOnPage } from "./typed.ts";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/calculator/bmi?weight=81.75");
  document.body.innerHTML = `<main><h1>BMI Calculator</h1><form method="get">
    <input name="height" value="1.7777"><input type="hidden" name="shown" value="secret"><input value="unnamed">
    <input type="checkbox" name="on" value="yes"><input type="radio" name="way" value="one">
    <textarea name="note">My own words</textarea><select name="sex"><option>female</option></select>
    <input name="empty" value=" "></form></main><form method="post"><input name="mail" value="ada@example.com"></form>`;
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

test("what is typed on the page and stands in its address is known, so that no report has it", () => {
  expect(typedOnPage()).toEqual(["1.7777", "unnamed", "My own words", "female", "ada@example.com", "81.75"]);
  const report = createReport(new Error("Cannot divide 1.7777 by 81.75 for My own words"));
  for (const text of ["1.7777", "81.75", "My own words"]) expect(JSON.stringify(report)).not.toContain(text);
  expect(report.context.url).toBe("/calculator/bmi");
});

test("a report says what went wrong, where, and how bad it is", () => {
  const error = new TypeError("x is not a function");
  const plain = createReport(error);
  expect(plain).toMatchObject({ message: expect.stringContaining("x is not a function") });
  expect(plain.stack).toContain("bug-report.test.ts");
  expect(Object.keys(plain.context)).toEqual(["timestamp", "url", "userAgent"]);
  expect(Math.abs(Date.parse(plain.context.timestamp) - Date.now())).toBeLessThan(60_000);
  expect(createReport(error).id).not.toBe(plain.id);
  const told = createReport(error, { component: "Form", action: "type", severity: "low", metadata: { line: 3 } });
  expect(told).toMatchObject({
    severity: "low",
    context: { component: "Form", action: "type", metadata: { line: 3 } },
  });
  expect(plain.severity).not.toBe("low");
});

test("what is thrown without a word or without a stack is still a report", () => {
  expect(createReport("").message).toBe("(no message)");
  expect(createReport("went wrong")).not.toHaveProperty("stack");
  const bare = new Error("bare");
  delete (bare as { stack?: string }).stack;
  expect(createReport(bare)).not.toHaveProperty("stack");
});

test("this browser's own log has the calculator with its inputs, newest first, a hundred at most", () => {
  expect(inputsOnPage()).toEqual({ height: "1.7777", note: "My own words", sex: "female", empty: " " });
  const reports = Array.from({ length: 101 }, (_, index) => createReport(new Error(`no ${"abcdefghij"[index % 10]}`)));
  for (const report of reports) keepInClientLog(report);
  const log = readClientLog();
  expect(log.map(({ id }) => id)).toEqual(
    reports
      .slice(1)
      .toReversed()
      .map(({ id }) => id),
  );
  const last = reports.at(-1)!;
  expect(log[0]).toEqual({
    id: last.id,
    timestamp: last.context.timestamp,
    calculatorId: "bmi",
    calculatorName: "BMI Calculator",
    errorType: last.type,
    errorMessage: last.message,
    errorStack: last.stack,
    userAgent: last.context.userAgent,
    url: "/calculator/bmi",
    userInputs: inputsOnPage(),
    severity: last.severity,
  });
});

test("a page without a calculator has none in the log; a log that is none is empty", () => {
  history.replaceState(null, "", "/about");
  keepInClientLog(createReport("broken"));
  expect(readClientLog()[0]).toMatchObject({ calculatorId: "", calculatorName: "", errorStack: "" });
  for (const text of ["{", '{"a":1}', "null"]) {
    localStorage.setItem("calculator-errors", text);
    expect(readClientLog()).toEqual([]);
  }
});

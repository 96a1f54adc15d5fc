import { expect, test } from "vitest";
import { isOfAskedKind } from "./asked-kind.ts";

test.each([
  ["how long does it take", "Payment", "$5.00", false],
  ["how long does it take", "Driving time", "3 hours", true],
  ["which weight is right", "Body mass index", "7.7 kg/m²", false],
  ["which weight is right", "Weight", "78 kg", true],
  ["what time is it then", "Duration", "6.5", false],
  ["what loan can i take", "Payment", "$5.30", false],
  ["what loan can i take", "Loan amount", "$12,000", true],
  ["what does each pay", "Tip", "$15.00", false],
  ["what percent is that", "Result", "16", false],
  ["how much is it", "Result", "16", true],
])("%s: %s %s is %s", (question, label, answer, isRight) => {
  expect(isOfAskedKind(question, { label, answer })).toBe(isRight);
});

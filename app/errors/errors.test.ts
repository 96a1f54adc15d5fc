import { expect, test } from "vitest";
import { classify, RULES, readText } from "./classify.ts";
import { getPath, scrubMessage, scrubStack } from "./scrub.ts";
import { ERROR_KINDS, ERROR_TYPES, SEVERITIES } from "./types.ts";

// Spec 2 §4, §5 and §8, written down once more, row by row.
const SPECIFIED = [
  ["validation", "low", "ignore", "Please check your input and try again."],
  ["calculation", "medium", "null", "There was an error with the calculation. Please verify your inputs."],
  ["network", "high", "retry 3", "Connection error. Please check your internet connection and try again."],
  ["authentication", "high", "to /login", "Please log in to continue."],
  ["authorization", "high", "to /", "You don't have permission to perform this action."],
  ["not_found", "medium", "to /404", "The requested resource was not found."],
  ["rate_limit", "medium", "retry 1", "Too many requests. Please wait a moment and try again."],
  ["timeout", "high", "retry 2", "Request timed out. Please try again."],
  ["internal", "critical", "escalate", "An unexpected error occurred. Our team has been notified."],
  [
    "external_service",
    "high",
    "Service temporarily unavailable",
    "External service is temporarily unavailable. Please try again later.",
  ],
  ["database", "critical", "escalate", "Data service is temporarily unavailable. Please try again later."],
  ["file_system", "high", "null", "File operation failed. Please try again."],
] as const;

test("the twelve types and four severities are the specified ones, in order", () => {
  expect(ERROR_TYPES).toEqual(SPECIFIED.map(([type]) => type));
  expect(SEVERITIES).toEqual(["low", "medium", "high", "critical"]);
});

test.each(SPECIFIED)("%s: severity %s, recovery %s", (type, severity, recovery, message) => {
  const kind = ERROR_KINDS[type];
  expect(kind.severity).toBe(severity);
  expect(kind.userMessage).toBe(message);
  expect(kind.retryable).toBe(["network", "timeout", "rate_limit", "external_service"].includes(type));
  expect(kind.isReported).toBe(!["validation", "not_found"].includes(type));
  expect(kind.isNotified).toBe(!["database", "file_system"].includes(type));
  const { recovery: found } = kind;
  const said = {
    ignore: () => "ignore",
    escalate: () => "escalate",
    retry: () => `retry ${"times" in found ? found.times : ""}`,
    redirect: () => `to ${"to" in found ? found.to : ""}`,
    fallback: () => String("value" in found ? found.value : ""),
  }[found.strategy]();
  expect(said).toBe(recovery);
});

test.each(RULES.map((rule) => [rule.example, rule.type, rule] as const))("%s is %s", (example, type, rule) => {
  expect(classify(example)).toBe(type);
  // Its own row is the one that decides, so that no row is there in vain.
  expect(RULES.find(({ says }) => says.test(example))).toBe(rule);
});

test.each([
  [new TypeError("Failed to fetch"), "network"],
  [new DOMException("The operation was aborted due to timeout", "TimeoutError"), "timeout"],
  [new Error("Failed query: select 1", { cause: new Error("D1_ERROR: Network connection lost.") }), "database"],
  [new Error("D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset."), "database"],
  [new Error("The page broke", { cause: new TypeError("Load failed") }), "network"],
  [{ status: 403, statusText: "Forbidden" }, "authorization"],
  [{ status: 418, statusText: "" }, "validation"],
  [new Error("KV PUT failed: 429 Too Many Requests"), "external_service"],
  [undefined, "internal"],
  [null, "internal"],
  [Symbol("x"), "internal"],
  [42, "internal"],
  [new Error("Something nobody thought of"), "internal"],
])("%o is classified", (error, type) => {
  expect(classify(error)).toBe(type);
});

test("what a statement was to write is no part of an error's text", () => {
  const error = new Error("Failed query: insert into feedback values (?)\nparams: ada@example.com,12345", {
    cause: new Error("D1_ERROR: no such table: feedback"),
  });
  expect(readText(error)).toBe("Failed query: insert into feedback values (?) (D1_ERROR: no such table: feedback)");
});

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'length')",
    [],
    /^TypeError: Cannot read properties of undefined \(reading 'length'\)$/,
  ],
  ["Minified React error #310; visit https://react.dev/errors/310?args[]=secret now", [], /^.*errors\/310 now$/],
  ["500: loan of 250,000.50 by ada@example.com", [], /^500: loan of … by \[e-mail\]$/],
  ["Bad value 'my salary 1'", [], /^Bad value '…'$/],
  ["Cannot parse Berlin here", ["Berlin"], /^Cannot parse … here$/],
  ["Failed at https://site.example/calculator/bmi?weight=80", [], /bmi$/],
  ["Failed at /calculator/bmi?weight=80", [], /bmi$/],
] as const)("%s, scrubbed", (text, typed, expected) => {
  expect(scrubMessage(text, typed)).toMatch(expected);
});

test("a stack keeps its frames and nothing else", () => {
  const stack =
    "Error: salary 90000\n    at compute (https://site.example/assets/bmi-x1.js?v=2:10:5)\n    at https://site.example/a.js:1:2";
  expect(scrubStack(stack)).toBe("at compute (/assets/bmi-x1.js:10:5)\nat /a.js:1:2");
  expect(scrubStack("compute@https://site.example/assets/bmi.js:10:5\nwords")).toBe("compute@/assets/bmi.js:10:5");
});

test("an address becomes its path", () => {
  expect(getPath("https://site.example/calculator/bmi?weight=80#x")).toBe("/calculator/bmi");
  expect(getPath("https://site.example?x=1")).toBe("/");
  expect(getPath("/a".repeat(500)).length).toBe(200);
});

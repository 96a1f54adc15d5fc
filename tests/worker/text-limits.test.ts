/** What people write into the site: how long it may be, and in which sentence too much or too little is refused. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { developmentSignInSchema } from "#workers/accounts/development-sign-in.ts";
import { additionSchema } from "#workers/admin/admin-catalogue.ts";
import { feedbackChangeSchema } from "#workers/admin/admin-feedback.ts";
import { requestChangeSchema } from "#workers/admin/admin-requests.ts";
import { feedbackSchema } from "#workers/feedback/feedback.ts";
import { requestSchema } from "#workers/requests/requests.ts";

/** What a schema says of a value, by field; nothing where it takes it. */
function refusalsOf(schema: v.GenericSchema, value: unknown): readonly (readonly [string, string])[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]);
}

const FEEDBACK = { type: "other", message: "Thank you." };
const REQUEST = { calculatorName: "Knots" };
const ADDITION = { name: "Knots", description: "Which knot holds.", category: "other" };
const FORMS: Readonly<Record<string, readonly [schema: v.GenericSchema, filled: object]>> = {
  feedback: [feedbackSchema, FEEDBACK],
  "a request": [requestSchema, REQUEST],
  "an admin's answer to feedback": [feedbackChangeSchema, { id: "1" }],
  "an admin's answer to a request": [requestChangeSchema, { id: "1" }],
  "a row that an admin adds": [additionSchema, ADDITION],
  "a sign-in on this machine": [developmentSignInSchema, { email: "ada@example.com" }],
};

describe.each([
  ["feedback", "message", 4000, "The message may have at most 4000 characters."],
  ["feedback", "calculatorName", 200, "The calculator's name may have at most 200 characters."],
  ["feedback", "calculatorId", 64, "There is no calculator of that name."],
  ["feedback", "type", 32, "The kind of feedback must be upvote or other."],
  ["a request", "calculatorName", 200, "The name may have at most 200 characters."],
  ["a request", "description", 2000, "The description may have at most 2000 characters."],
  ["an admin's answer to feedback", "answer", 2000, "The answer may have at most 2000 characters."],
  ["an admin's answer to a request", "answer", 2000, "The answer may have at most 2000 characters."],
  ["a row that an admin adds", "name", 80, "The name may have at most 80 characters."],
  ["a row that an admin adds", "description", 300, "The description may have at most 300 characters."],
  ["a sign-in on this machine", "name", 100, "The name may have at most 100 characters."],
])("of %s, %s", (form, field, most, sentence) => {
  const [schema, filled] = FORMS[form]!;

  test(`takes ${most} characters, and not one more`, () => {
    expect(refusalsOf(schema, { ...filled, [field]: "x".repeat(most) })).toEqual([]);
    expect(refusalsOf(schema, { ...filled, [field]: "x".repeat(most + 1) })).toEqual([[field, sentence]]);
  });

  test("is a text", () => {
    expect(refusalsOf(schema, { ...filled, [field]: 7 })).toEqual([[field, expect.stringMatching(/^[A-Z].+\.$/)]]);
  });
});

test.each(["a request", "a sign-in on this machine"])(
  "of %s, an e-mail address is one that can be written to",
  (form) => {
    const [schema, filled] = FORMS[form]!;
    const refused = (email: string) => refusalsOf(schema, { ...filled, email });
    const longest = `${"a".repeat(254 - "@example.com".length)}@example.com`;
    for (const email of ["ada@example.com", "  ada@example.com ", longest]) expect(refused(email)).toEqual([]);
    expect(refused(`a${longest}`)).toEqual([["email", "The e-mail address is too long."]]);
    for (const email of ["ada", "ada@", "@example.com", "ada@example.com bob@example.com", ""])
      expect(refused(email)).toEqual([["email", "This is not an e-mail address. Write it like name@example.com."]]);
  },
);

test("names and texts lose the blanks around them, and what is left may not be empty", () => {
  expect(v.parse(feedbackSchema, { ...FEEDBACK, message: " Thank you.\n" })).toEqual(FEEDBACK);
  expect(v.parse(requestSchema, { calculatorName: "  K " })).toEqual({ calculatorName: "K", description: "" });
  expect(v.parse(additionSchema, { ...ADDITION, name: " Ohm ", description: " R " })).toMatchObject({
    name: "Ohm",
    description: "R",
  });
  expect(v.parse(feedbackChangeSchema, { id: "1", answer: " Done. " })).toEqual({ id: "1", answer: "Done." });
  const blank = "   ";
  expect(refusalsOf(requestSchema, { calculatorName: blank })).toEqual([["calculatorName", "Say which calculator."]]);
  expect(refusalsOf(additionSchema, { ...ADDITION, name: blank, description: blank })).toEqual([
    ["name", "The name must have at least 3 characters."],
    ["description", "Say what it will calculate."],
  ]);
  expect(refusalsOf(additionSchema, { ...ADDITION, name: "ab" })).toHaveLength(1);
  expect(refusalsOf(additionSchema, { ...ADDITION, category: "knots" })).toEqual([
    ["category", "There is no category of that name."],
  ]);
});

test("an admin's change says of what, and changes something", () => {
  expect(refusalsOf(feedbackChangeSchema, { id: "1" })).toEqual([["", "Say what is to be changed."]]);
  expect(refusalsOf(feedbackChangeSchema, { id: "1", state: "new" })).toEqual([
    ["state", "The state must be open, closed or spam."],
  ]);
  expect(refusalsOf(requestChangeSchema, { state: "done" })).toEqual([["", "Say which request."]]);
  expect(refusalsOf(requestChangeSchema, { id: "1" })).toEqual([["", "Say what is to be changed."]]);
  expect(refusalsOf(requestChangeSchema, { id: "1", state: "open" })).toEqual([
    ["state", "The state must be new, planned, done or declined."],
  ]);
  const ids = (length: number) => ({ ids: Array.from({ length }, String), state: "done" });
  expect([0, 1, 200, 201].map((length) => refusalsOf(requestChangeSchema, ids(length)).length)).toEqual([1, 0, 0, 1]);
  for (const schema of [feedbackChangeSchema, requestChangeSchema])
    for (const field of ["send", "remove"]) {
      expect(refusalsOf(schema, { id: "1", [field]: true })).toEqual([]);
      expect(refusalsOf(schema, { id: "1", [field]: false })).toEqual([[field, "Say true."]]);
    }
});

import { expect, test } from "vitest";
import type { Answer } from "./answer.ts";
import { toShown, toShownRefusal } from "./describe-answer.ts";

const inputs = (...pairs: (readonly [label: string, text: string])[]) =>
  pairs.map(([label, text]) => ({ key: label, label, text })) as unknown as Answer["read"];

const BARE: Answer = {
  calculator: "mortgage",
  name: "Mortgage Calculator",
  inputs: { homePrice: 300_000 },
  outputs: { payment: 1896.2 },
  label: "Monthly payment",
  answer: "$1,896.20",
  url: "/calculator/mortgage?homePrice=300000",
  read: [],
  assumed: [],
  unread: [],
};
const FULL: Answer = {
  ...BARE,
  read: inputs(["Home price", "$300,000"], ["Loan term", "30 years"]),
  assumed: inputs(["Interest rate", "6.5%"], ["Down payment", "$0"]),
  unread: ["and", "so on"],
  repaired: [
    { written: "morgage", meant: "mortgage" },
    { written: "yeers", meant: "years" },
  ],
};
const { calculator, name, label, answer, url } = BARE;
const SHOWN = { calculator, name, label, answer, url };
const SHOWN_BARE = { ...SHOWN, reading: "Mortgage Calculator", repaired: "", assumed: "", unread: "" };
const SHOWN_FULL = {
  ...SHOWN,
  reading: "Mortgage Calculator: Home price $300,000, Loan term 30 years",
  repaired: "“morgage” read as “mortgage” · “yeers” read as “years”",
  assumed: "Assumed: Interest rate 6.5%, Down payment $0",
  assumedInput: FULL.assumed[0]!.key,
  unread: "Not understood: “and”, “so on”",
};

test("an answer says how it was read, what was assumed and what was not understood, and nothing where there is nothing", () => {
  expect(toShown(BARE, "")).toEqual(SHOWN_BARE);
  expect(toShown(FULL, "so and so on")).toEqual(SHOWN_FULL);
});

test("what makes no difference is said to make none", () => {
  const [price, term] = FULL.read;
  const shown = toShown({ ...BARE, read: [price!, { ...term!, isIdle: true }] }, "");
  expect(shown).toMatchObject({
    reading: "Mortgage Calculator: Home price $300,000, Loan term 30 years (makes no difference)",
  });
});

test("a refusal says its reason and where to go on; what it can be read as is shown as answers are", () => {
  const refusal = {
    calculator: null,
    reason: "Say which rate.",
    start: { name, url },
  } as const;
  expect(toShown(refusal, "what is the payment on 20000")).toEqual({
    ...refusal,
    reason: "Not answered. Say which rate.",
  });
  expect(toShown(refusal, "30 year mortgage calc")).toEqual(refusal);
  const several = { ...refusal, readings: [FULL, BARE] };
  expect(toShown(several, "so and so on")).toEqual({ calculator: null, readings: [SHOWN_FULL, SHOWN_BARE] });
});

test.each([
  ["30 year old male 80kg bmi", true],
  ["10000 at 5% for 10 years", true],
  ["what time in japan", true],
  ["will my sofa fit?", true],
  ["wifi password strong", false],
  ["401k calculator", false],
  ["5k pace calculator", false],
  ["what is bmi", false],
  ["bmi 80", false],
  ["5k pace", false],
  ["30 year mortgage calc", false],
  ["2026 tax brackets", false],
])("“%s” is not read: whether that is said, since it is a question and no search: %s", (sentence, isSaid) => {
  const shown = toShownRefusal({ calculator: null }, sentence);
  expect(shown.reason).toBe(isSaid ? "Not answered. No calculator could work it out." : undefined);
  const start = { name: "BMI Calculator", url };
  const reason = "Not answered. The BMI Calculator has no place for all that was said.";
  expect(toShownRefusal({ calculator: null, start }, sentence)).toEqual(
    isSaid ? { calculator: null, reason, start } : { calculator: null },
  );
});

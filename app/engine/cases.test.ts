import { expect, test } from "vitest";
import { type Case, countByKind, describeAuthority, INDEPENDENT_KINDS, PROOF_KINDS, type ProofKind } from "./cases.ts";

const of = (kind: ProofKind): Case => ({ by: { kind }, inputs: {} });

test("cases are counted by where their results come from, in the order of the kinds, and no kind without one is named", () => {
  const cases = [of("refusal"), of("derived"), of("published"), of("derived")];
  expect(Object.entries(countByKind(cases))).toEqual([
    ["published", 1],
    ["derived", 2],
    ["refusal", 1],
  ]);
  expect(countByKind([])).toEqual({});
});

test("what others say is independent; what follows from the calculator's own specification is not", () => {
  const others = Object.keys(PROOF_KINDS).filter((kind) => !(INDEPENDENT_KINDS as readonly string[]).includes(kind));
  expect(others).toEqual(["definition", "refusal"]);
});

test.each([
  [{ kind: "published" }, "Published figures"],
  [{ kind: "published", authority: "IRS" }, "IRS"],
  [{ kind: "published", authority: "IRS", citation: "Publication 15-T" }, "IRS: Publication 15-T"],
  [{ kind: "derived", citation: "" }, "Separate derivations"],
] as const)("the authority of %j in one line", (by, text) => {
  expect(describeAuthority(by)).toBe(text);
});

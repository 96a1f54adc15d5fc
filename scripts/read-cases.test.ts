import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCases } from "./read-cases.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "cases-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function read(by: unknown, more: object = { outputs: { total: 1 } }) {
  writeFileSync(join(folder, "tip.cases.json"), JSON.stringify([{ by, inputs: {}, ...more }]));
  return readCases(join(folder, "tip.ts"));
}

test("a case with a kind and its parts is read", () => {
  const by = { kind: "published", authority: "NIST SP 811", citation: "table B.8", accessed: "2026-11-23" };
  expect(read(by)).toEqual([{ by, inputs: {}, outputs: { total: 1 } }]);
  expect(read({ kind: "refusal" }, { refuses: "bill" })).toHaveLength(1);
});

test.each([
  ["an unknown kind", { kind: "guessed", authority: "me" }, /tip\.cases\.json: case 1\.by\.kind/],
  ["a published figure without a citation", { kind: "published", authority: "NIST" }, /case 1\.by\.citation/],
  ["a program without a name", { kind: "program" }, /case 1\.by\.authority/],
  ["a script that is not there", { kind: "derived", authority: "x", script: "proof/none.py" }, /case 1\.by\.script/],
  ["a text in place of an authority", "Python 3.11", /case 1\.by/],
  ["a refusal with an output", { kind: "refusal" }, /case 1: is a refusal if/],
])("%s is refused with file and key", (_, by, message) => {
  expect(() => read(by)).toThrow(message);
});

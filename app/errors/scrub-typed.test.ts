import fc from "fast-check";
import { expect, test } from "vitest";
import { getPath, scrubMessage, scrubStack } from "./scrub.ts";

test("what was typed goes wherever it stands, a lone letter does not", () => {
  expect(scrubMessage("Rent of Miller is too high for Miller", ["Miller"])).toBe("Rent of … is too high for …");
  // With a space behind it the letter is still a lone one: half of the words end in it.
  expect(scrubMessage("Data are missing", ["a "])).toBe("Data are missing");
  expect(scrubMessage("Data are missing", ["a", " ", ""])).toBe("Data are missing");
});

test("of two texts that were typed the longer goes first, so that nothing of it is left", () => {
  expect(scrubMessage("No Miller-Smith here", ["Miller", "Miller-Smith"])).toBe("No … here");
});

const typed = fc.stringMatching(/^[a-z]{2,12}$/);

test("nothing that was typed is left, and scrubbing twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 3 }), fc.array(typed, { maxLength: 5 }), (fields, words) => {
      const text = [...words, ...fields].join(" ");
      const once = scrubMessage(text, fields);
      for (const field of fields) expect(once).not.toContain(field);
      expect(scrubMessage(once, fields)).toBe(once);
    }),
  );
});

test("a message has at most 500 characters, a stack 4,000", () => {
  expect(scrubMessage("a".repeat(600))).toHaveLength(500);
  expect(scrubMessage("a".repeat(500))).toHaveLength(500);
  expect(scrubStack(Array.from({ length: 900 }, () => "at f (/a.js:1:2)").join("\n"))).toHaveLength(4000);
});

test("of an address its path is kept", () => {
  expect(getPath("https://reckoner.example/calculator/tip?bill=5#x")).toBe("/calculator/tip");
  expect(getPath("https://reckoner.example")).toBe("/");
  expect(getPath("/a?b")).toBe("/a");
  expect(getPath(`/${"a".repeat(300)}`)).toHaveLength(200);
});

/** What the cookie policy says that a browser keeps, held against the code that keeps it. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const policy = readFileSync(join(root, "app/routes/information/cookie-policy.tsx"), "utf8");

/** The names under which a module keeps something: in the call itself, or in a constant of the module. */
function listKeys(source: string): readonly string[] {
  const constants = new Map(
    [...source.matchAll(/const ([A-Z_]+) = "([^"]+)"/g)].map(([, name, text]) => [name!, text!]),
  );
  const calls = source.matchAll(/(?:\b(?:setItem|storeChoice)|caches\.open)\((?:"([^"]+)"|([A-Z_]+)\b)/g);
  return [...calls].flatMap(([, text, name]) => text ?? constants.get(name!) ?? []);
}

test("every name under which a browser keeps something is in the cookie policy", () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\./.test(file));
  const keys = new Set(files.flatMap((file) => listKeys(readFileSync(join(root, file), "utf8"))));
  expect(keys.size).toBeGreaterThan(15);
  const names = [...keys].map((key) => key.replace(/:$/, ""));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(policy))).toEqual([]);
});

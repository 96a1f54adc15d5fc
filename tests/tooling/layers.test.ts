/**
 * Proves that the linter draws the arrows between folders as the table in oxlint.config.ts says: a file of each layer
 * imports something of every folder and every package, and is refused exactly what its layer does not allow. A new layer
 * or a new package is tried because it stands in the table or in package.json.
 */
import { execFile } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { layers, type Layer } from "../../oxlint.config.ts";

const root = join(import.meta.dirname, "../..");
const { imports, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<
  "imports" | "dependencies",
  Record<string, string>
>;

/** Something that a pattern names: `#units/**` gives `#units/sample/sample.ts`. */
const sampleOf = (pattern: string) =>
  pattern
    .replace(/^!/, "")
    .replace(/\*\*$/, "sample/sample.ts")
    .replaceAll("/**/", "/sample/")
    .replaceAll("*", "sample");

const patterns = layers.flatMap(({ only = [], not = [], typesOnly = [] }) => [...only, ...not, ...typesOnly]);
/** Every kind of import that there is: what the table names, every alias and package, and relative ones. */
const sources = [
  ...new Set([
    ...patterns.map(sampleOf),
    ...Object.keys(imports).flatMap((alias) => [alias.replace("*", "sample.ts"), sampleOf(alias.replace("*", "**"))]),
    ...Object.keys(dependencies),
    "react-dom/server",
    "node:fs",
    "cloudflare:workers",
    "./sample.ts",
    "../sample.ts",
    "../../sample/sample.ts",
    "./../sample/sample.ts",
  ]),
];

/** As .gitignore reads its lines: the last one that matches decides. */
const matchesLast = (source: string, list: readonly string[]) => {
  const last = list.findLast((pattern) => matchesGlob(source, pattern.replace(/^!/, "")));
  return last !== undefined && !last.startsWith("!");
};
const climbs = (source: string) => source.split("/").includes("..");

function refuses({ only, not = [], typesOnly = [] }: Layer, source: string, asType: boolean): boolean {
  if (only) return !matchesLast(source, only) || (climbs(source) && source.startsWith("./"));
  // Globs know no way up.
  if (climbs(source)) return not.includes("../**");
  return matchesLast(source, not) || (!asType && matchesLast(source, typesOnly));
}

/** A file of each entry; the last layer that matches a file is the file's own. */
const files = layers.flatMap(({ files: globs }) => globs.map((glob) => sampleOf(glob)));
const layerOf = (file: string) => layers.findLast((layer) => layer.files.some((glob) => matchesGlob(file, glob)))!;

let folder: string;
const refused = new Map<string, Set<string>>();
const nameOf = (source: string, asType: boolean) => (asType ? `type of ${source}` : source);
const attempts = sources.flatMap((source) => [false, true].map((asType) => ({ source, asType })));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "layers-"));
  cpSync(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const lines = attempts.map(({ source, asType }) =>
    asType ? `export type { A } from ${JSON.stringify(source)};` : `import ${JSON.stringify(source)};`,
  );
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join("\n"));
    refused.set(file, new Set());
  }
  const report = await new Promise<string>((resolve) => {
    // It fails, as it should; what it says is on its output.
    execFile(
      process.execPath,
      [join(root, "node_modules/oxlint/bin/oxlint"), "--format", "json", "app", "workers"],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (_error, stdout) => resolve(stdout),
    );
  });
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: Array<{ code: string; filename: string; labels: Array<{ span: { line: number } }> }>;
  };
  for (const { code, filename, labels } of diagnostics) {
    const attempt = attempts[(labels[0]?.span.line ?? 0) - 1];
    if (code === "eslint(no-restricted-imports)" && attempt)
      refused.get(filename)?.add(nameOf(attempt.source, attempt.asType));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(files)("%s", (file) => {
  test("is refused what its layer does not allow, and nothing else", () => {
    const layer = layerOf(file);
    const expected = attempts.filter(({ source, asType }) => refuses(layer, source, asType));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(attempts.length);
    expect([...(refused.get(file) ?? [])].toSorted()).toEqual(
      expected.map(({ source, asType }) => nameOf(source, asType)).toSorted(),
    );
  });
});

test("every source file has a layer", () => {
  const all = globSync("{app,workers}/**/*.{ts,tsx}", { cwd: root, exclude: ["app/generated/**"] });
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((file) => !layerOf(file))).toEqual([]);
});

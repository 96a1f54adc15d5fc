import { describe, expect, test } from "vitest";
import type { Case } from "#engine/cases.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { proveDefinition } from "./prove.ts";

/** Random in-bounds inputs for each calculator. */
const RUNS = 200;

const files = import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
  import: "default",
  eager: true,
});
const caseFiles = import.meta.glob<readonly Case[]>("../../app/calculators/*/*.cases.json", {
  import: "default",
  eager: true,
});
const definitions = Object.entries(files).map(([path, definition]) => ({
  path,
  definition,
  cases: caseFiles[path.replace(/\.ts$/, ".cases.json")],
}));
const ids = new Set(definitions.map(({ definition }) => definition.id));

describe("the catalogue", () => {
  test("holds every calculator once, where its path says", () => {
    expect(ids.size).toBe(definitions.length);
    for (const { path, definition } of definitions) {
      expect(path).toBe(`../../app/calculators/${definition.category}/${definition.id}.ts`);
    }
  });

  test("has cases for every calculator, and no cases without one", () => {
    const expected = definitions.map(({ path }) => path.replace(/\.ts$/, ".cases.json"));
    expect(Object.keys(caseFiles).toSorted()).toEqual(expected.toSorted());
  });

  test("names only related calculators that exist, none twice, never itself", () => {
    const faults = definitions.flatMap(({ definition }) => {
      const related = definition.related.map((link) => (typeof link === "string" ? link : link.id));
      const missing = related.filter((id) => !ids.has(id) || id === definition.id);
      const bad = definition.related.filter(
        (link) => typeof link !== "string" && (link.relevance < 60 || link.relevance > 96),
      );
      return [
        ...missing.map((id) => `${definition.id} → ${id}`),
        ...(new Set(related).size < related.length ? [`${definition.id} names one twice`] : []),
        ...(bad.length > 0 ? [`${definition.id}: relevance is 60 to 96`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("has names, slugs and descriptions of its own for each", () => {
    for (const key of ["name", "description"] as const) {
      expect(new Set(definitions.map(({ definition }) => definition[key])).size).toBe(definitions.length);
    }
    const slugs = definitions.flatMap(({ definition }) => definition.slug ?? []);
    expect(slugs.filter((slug) => ids.has(slug))).toEqual([]);
  });
});

describe.each(definitions)("$definition.id", ({ definition, cases }) => {
  test("holds: examples, cases, shapes, random inputs", () => {
    expect(cases).toBeDefined();
    expect(proveDefinition(definition, cases ?? [], { runs: RUNS })).toEqual([]);
  });
});

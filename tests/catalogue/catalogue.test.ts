import { describe, expect, test } from "vitest";
import type { Case } from "#engine/cases.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { findPrimary } from "#engine/describe.ts";
import { arrangeFigures } from "#engine/figures.ts";
import { formatValue } from "#engine/format.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { triesAll } from "../extent.ts";
import { proveDefinition } from "./prove.ts";

/** Random in-bounds inputs for each calculator. */
const RUNS = triesAll ? 1_000 : 200;

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

  test("shows fewer than twelve figures at once, each once, and joins only what reads as one", () => {
    const faults = definitions.flatMap(({ definition }) => {
      const { inputs } = readInputs(definition, {}, TEST_DAY);
      const { answer, main, more } = arrangeFigures(definition, inputs);
      const shown = [...(answer ? [answer] : []), ...main, ...more].flatMap(({ keys }) => keys);
      const missing = shown.filter((key) => !Object.hasOwn(definition.outputs, key));
      const mixed = main.filter(({ isRange, keys }) => {
        const [low, high] = keys.map((key) => definition.outputs[key]!);
        return isRange && (low?.kind !== high?.kind || low?.unit !== high?.unit);
      });
      return [
        ...(main.length < 11 ? [] : [`${definition.id} shows ${main.length + 1}: name the ones that matter (figures)`]),
        ...missing.map((key) => `${definition.id}: no output ${key}`),
        ...(new Set(shown).size < shown.length ? [`${definition.id} shows one twice`] : []),
        ...mixed.map(({ label }) => `${definition.id}: ${label} is a range of two things`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("gives an input or an output no other name twice", () => {
    const faults = definitions.flatMap(({ definition: { id, inputs, outputs } }) =>
      Object.entries({ ...inputs, ...outputs }).flatMap(([key, { also = [] }]) =>
        new Set(also).size < also.length ? [`${id}, ${key}: ${also.join(", ")}`] : [],
      ),
    );
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

describe("an answer that is rows", () => {
  const headline = (id: string, inputs: Record<string, unknown> = {}) => {
    const { definition } = definitions.find((one) => one.definition.id === id)!;
    const read = readInputs(definition, inputs, TEST_DAY).inputs;
    const key = findPrimary(definition, read)!;
    return formatValue(definition.outputs[key]!, calculate(definition, read)[key], US_PREFERENCES).text;
  };

  test("is said in one line wherever it is the answer of a calculator", () => {
    const faults: string[] = [];
    for (const { definition } of definitions.filter((one) => !one.definition.special)) {
      const text = headline(definition.id);
      if (text === "" || text.includes("[object")) faults.push(`${definition.id}: ${text}`);
    }
    expect(faults).toEqual([]);
  });

  test("reads as a matrix, and as roots", () => {
    expect(headline("matrix", { operation: "multiply", a: "1 2; 3 4", b: "5 6; 7 8" })).toBe(
      "[19\u200222; 43\u200250]",
    );
    expect(headline("polynomial-roots", { coefficients: [1, -6, 11, -6] })).toBe("x = 1, 2, 3");
    expect(headline("polynomial-roots", { coefficients: [1, 2, 5] })).toBe("x = -1 ± 2i");
  });
});

describe.each(definitions)("$definition.id", ({ definition, cases }) => {
  test("holds: examples, cases, shapes, random inputs", { timeout: 120_000 }, () => {
    expect(cases).toBeDefined();
    expect(proveDefinition(definition, cases ?? [], { runs: RUNS })).toEqual([]);
  });
});

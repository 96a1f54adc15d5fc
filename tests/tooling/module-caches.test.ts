/**
 * A map of a module lives as long as the isolate, one of a class as long as its objects, and strangers choose the keys: each has a bound
 * that its own file names (`size` against a maximum, or `getCachedFormat`), or stands here with the reason why its keys are few.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

const FEW_KEYS: Readonly<Record<string, string>> = {
  "app/assistant/words/lexicons.ts": "languages that have a lexicon",
  "app/assistant/readings/laws/read-laws.ts": "ways to say a figure, which stand in the laws",
  "app/assistant/readings/laws/states.ts": "words of the states of a thing, which stand in the laws",
  "app/assistant/readings/laws/write-law.ts": "laws",
  "app/assistant/readings/models/read-model.ts":
    "ways to say a figure and the words of a model, which stand in the models",
  "app/assistant/readings/slots/index.ts": "ways to say a place, which stand in the forms",
  "app/catalogue/registry.ts": "ids of calculators that were loaded",
  "app/catalogue/search/vocabulary.ts":
    "the directory's words; what visitors write is kept in another map, which has a bound",
  "app/localization/countries.ts": "countries that have a locale",
  "workers/documents/document-cache.ts": "documents that are being rendered",
  "workers/documents/memory-store.ts": "bounded by the bytes of the documents (document-cache.test.ts)",
};

test("every map that a module or an object keeps in the worker has a bound", () => {
  const files = globSync(
    ["app/{assistant,calculators,catalogue,engine,localization,maths,units}/**/*.ts", "workers/**/*.ts"],
    { cwd: root, exclude: (name) => name.endsWith(".test.ts") },
  );
  expect(files.length).toBeGreaterThan(400);
  const unbounded = files.filter((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const maps = [
      ...source.matchAll(
        /^(?:(?:export )?(?:const|let) |  (?:static |readonly )*)(#?\w+)(?= =|:)(?!: Readonly)[^=\n]*= new (?:Map|Set)(?:<.*>)?\(\);?$/gm,
      ),
    ];
    return maps.some(
      ([, name]) => !new RegExp(`(?<!\\w)${name}\\.size >|getCachedFormat\\(\\s*${name}\\b`).test(source),
    );
  });
  expect(unbounded.toSorted()).toEqual(Object.keys(FEW_KEYS).toSorted());
});

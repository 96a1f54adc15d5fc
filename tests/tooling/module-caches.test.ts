/**
 * A map of a module lives as long as the isolate, and strangers choose the keys: each has a bound that its own file names
 * (`size` against a maximum, or `getCachedFormat`), or stands here with the reason why its keys are few.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

const FEW_KEYS: Readonly<Record<string, string>> = {
  "app/assistant/words/lexicons.ts": "languages that have a lexicon",
  "app/assistant/readings/slots/index.ts": "ways to say a place, which stand in the forms",
  "app/catalogue/registry.ts": "ids of calculators that were loaded",
  "app/localization/countries.ts": "countries that have a locale",
};

test("every map that a module keeps in the worker has a bound", () => {
  const files = globSync(
    ["app/{assistant,calculators,catalogue,engine,localization,maths,units}/**/*.ts", "workers/**/*.ts"],
    { cwd: root, exclude: (name) => name.endsWith(".test.ts") },
  );
  expect(files.length).toBeGreaterThan(400);
  const unbounded = files.filter((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const maps = [
      ...source.matchAll(/^(?:export )?(?:const|let) (\w+)\b(?!: Readonly)[^=\n]*= new (?:Map|Set)(?:<.*>)?\(\);?$/gm),
    ];
    return maps.some(([, name]) => !new RegExp(`\\b${name}\\.size >|getCachedFormat\\(\\s*${name}\\b`).test(source));
  });
  expect(unbounded.toSorted()).toEqual(Object.keys(FEW_KEYS).toSorted());
});

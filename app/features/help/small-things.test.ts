/** Titles, canonical addresses, suggested searches, and the outputs of examples that a server keeps. */
import { expect, test } from "vitest";
import { type AnyDefinition, number } from "#engine/define.ts";
import { suggestedSearches } from "../feedback/suggested-searches.ts";
import { canonical } from "../metadata/canonical.ts";
import { documentTitle } from "../metadata/document-title.ts";
import { BRAND } from "#ui/brand.ts";
import { getCachedOutputs } from "./cached-outputs.ts";

test("a page's address is absolute where the root knows its origin", () => {
  const link = { tagName: "link", rel: "canonical" };
  const matches = [
    { loaderData: { origin: "https://reckoner.test" } },
    { loaderData: { origin: "https://other.test" } },
  ];
  expect(canonical(matches, "/about")).toEqual({ ...link, href: "https://reckoner.test/about" });
  for (const none of [[], [undefined], [{}], [{ loaderData: null }]])
    expect(canonical(none, "/about")).toEqual({ ...link, href: "/about" });
});

test("a document is called as its page and the site", () => {
  expect(documentTitle({ title: "About" })).toBe(`About · ${BRAND}`);
});

test.each([
  ["my weight on Mars", "Weight Converter"],
  ["outer SPACE", "Weight Converter"],
  ["Bitcoin profit", "Cryptocurrency"],
  ["medical dose", "Calorie Calculator"],
  ["business plan", "Business Calculator"],
  ["anything else", "Currency Converter"],
])("who looks for “%s” in vain is offered the %s", (term, name) => {
  expect(suggestedSearches(term)).toContain(name);
  expect(suggestedSearches(term)).toHaveLength(3);
});

function define(more: object = {}) {
  let runs = 0;
  const definition = {
    id: "sample",
    inputs: {},
    outputs: { run: number("Run") },
    compute: () => ({ run: (runs += 1) }),
    examples: [{ title: "One", inputs: {} }],
    ...more,
  } as unknown as AnyDefinition;
  return {
    definition,
    ask: (today: string, of = definition) =>
      getCachedOutputs({ definition: of, example: definition.examples[0]!, today }, {}),
  };
}

test("an example is calculated once a day, anew for another definition", () => {
  const { definition, ask } = define();
  expect([ask("2026-01-01"), ask("2026-01-01"), ask("2026-01-02")]).toEqual([{ run: 1 }, { run: 1 }, { run: 2 }]);
  expect(ask("2026-01-02", { ...definition })).toEqual({ run: 3 });
});

test("what is drawn at random is drawn each time", () => {
  const { ask } = define({ isRandom: true });
  expect([ask("2026-01-01"), ask("2026-01-01")]).toEqual([{ run: 1 }, { run: 2 }]);
});

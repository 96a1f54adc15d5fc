/**
 * The answer before React, calculator by calculator: into what the server rendered it writes the figures that the server
 * would have written for what was typed, and React goes on from there. What a real browser adds (files that come late, the caret) is in
 * tests/browser/instant.test.ts.
 */
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import type { Drafts } from "#engine/drafts/draft.ts";
import { triesAll } from "../../../tests/extent.ts";
import { type Control, proposeTexts, readFigures } from "../../../tests/site/typed-form.ts";

// Files share their modules: in another one somebody may have touched the page.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { draftsFromRaw } = await import("#engine/drafts/address.ts");
const { withTyped } = await import("#engine/drafts/form.ts");
const { CalculatorView } = await import("#features/calculator/calculator-view.tsx");
const { US_PREFERENCES } = await import("#localization/preferences.ts");
const { answerForm, readForm } = await import("./index.ts");

const modules = import.meta.glob<AnyDefinition>(["../../calculators/*/*.ts", "!**/*.test.ts"], { import: "default" });
/** Without fields, or with an answer that is drawn. */
const WITHOUT = new Set(["random-calculator", "random-number"]);
const loaded = await Promise.all(Object.values(modules).map((load) => load()));
const definitions = loaded.filter((one) => one.outputs && !WITHOUT.has(one.id));
/** `npm test` tries every fortieth. */
const tried = definitions.filter((_, index) => triesAll || index % 40 === 0);
const TODAY = "2026-11-23";
const preferences = { ...US_PREFERENCES, unitSystem: "metric" as const };

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => void vi.unstubAllGlobals());

const show = (definition: AnyDefinition, drafts: Drafts) => (
  <CalculatorView
    definition={definition}
    start={{ drafts, issues: [] }}
    preferences={preferences}
    today={TODAY}
    openTable={null}
  >
    {() => null}
  </CalculatorView>
);

function makePage(definition: AnyDefinition, drafts: Drafts): HTMLElement {
  const page = document.createElement("main");
  page.innerHTML = renderToString(show(definition, drafts));
  return page;
}

/** The first other text of a field that changes the figures and not the places where they stand. */
function findChange(definition: AnyDefinition, drafts: Drafts, page: HTMLElement) {
  const form = page.querySelector("form")!;
  const before = readFigures(page)!;
  const controls = form.querySelectorAll<Control>(
    ":is(input:not([type=hidden], [type=checkbox]), textarea, select)[name]",
  );
  for (const { name } of controls) {
    if (name.endsWith(".unit")) continue;
    for (const text of proposeTexts(form.querySelector<Control>(`[name="${name}"]`)!)) {
      const entries = readForm(form);
      entries.set(name, text);
      const typed = withTyped(definition, drafts, entries, preferences.locale);
      const expected = readFigures(makePage(definition, typed));
      const isOther = expected && JSON.stringify(expected) !== JSON.stringify(before);
      if (isOther && Object.keys(expected).join() === Object.keys(before).join()) return { name, text, expected };
    }
  }
  throw new Error("No other value of a field changes the answer.");
}

test.each(tried.map((one) => [one.id, one] as const))(
  "%s answers before React, and React goes on from there",
  async (_, definition) => {
    const { drafts } = draftsFromRaw(definition, {}, TODAY, preferences);
    const page = document.body.appendChild(makePage(definition, drafts));
    const { name, text, expected } = findChange(definition, drafts, page);
    const form = page.querySelector("form")!;
    const results = page.querySelector<HTMLElement>("#results")!;
    answerForm({ form, results, definition, preferences, today: TODAY, drafts });
    const control = form.querySelector<Control>(`[name="${name}"]`)!;
    control.value = text;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    expect(readFigures(page)).toEqual(expected);
    expect(results.hasAttribute("data-old")).toBe(true);

    const root = await act(() => hydrateRoot(page, show(definition, drafts)));
    expect(results.hasAttribute("data-old")).toBe(false);
    expect(readFigures(page)).toEqual(expected);
    expect(form.querySelector<Control>(`[name="${name}"]`)!.value).toBe(text);
    act(() => root.unmount());
  },
);

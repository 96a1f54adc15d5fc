import { beforeEach, expect, test } from "vitest";
import { choice, defineCalculator, number, quantity } from "#engine/define.ts";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import { mass } from "#units/mass.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { followEntries } from "./index.ts";

const TODAY = "2026-11-23";

const definition = defineCalculator({
  id: "pets",
  name: "Pets",
  category: "other",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: {
    animal: choice("Animal", {
      default: "cat",
      options: [
        ["cat", "Cat"],
        ["dog", "Dog"],
      ],
    }),
    weight: quantity("Weight", mass, { unit: "kg", default: 10, min: 1 }),
    walks: number("Walks", { default: 2, min: 0, when: { animal: "dog" } }),
  },
  outputs: { food: number("Food") },
  compute: ({ weight }) => ({ food: weight * 2 }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: TODAY,
  examples: [],
});

const preferences = { ...US_PREFERENCES, unitSystem: "metric" } as const;
let form: HTMLFormElement;
let link: HTMLAnchorElement;
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement;
const block = (key: string) => form.querySelector<HTMLElement>(`[data-field=${key}]`)!;

function change(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = `<form>
    <div data-field="animal"><select name="animal"><option value="cat" selected>Cat</option><option value="dog">Dog</option></select><p data-message hidden></p></div>
    <div data-field="weight"><input name="weight" value="10"><select name="weight.unit"><option value="kg" selected>kg</option><option value="lb">lb</option></select><p data-message hidden></p></div>
    <div data-field="walks" hidden><input name="walks" value="2"><p data-message hidden></p></div>
  </form><a href="https://reckoner.example/calculator/pets">full page</a>`;
  form = document.querySelector("form")!;
  link = document.querySelector("a")!;
  const { drafts } = draftsFromRaw(definition, {}, TODAY, preferences);
  followEntries({ form, definition, preferences, today: TODAY, drafts, link });
});

test("a choice brings the fields that go with it, and takes them away", () => {
  change("animal", "dog");
  expect(block("walks").hidden).toBe(false);
  change("animal", "cat");
  expect(block("walks").hidden).toBe(true);
});

test("another unit converts what stands in the field", () => {
  change("weight.unit", "lb");
  expect(field("weight").value).toBe("22.05");
  change("weight.unit", "kg");
  expect(field("weight").value).toBe("10");
});

test("what is wrong is said at its field until it is right", () => {
  change("weight", "0");
  const message = block("weight").querySelector<HTMLElement>("[data-message]")!;
  expect([message.hidden, message.textContent]).toEqual([false, expect.stringContaining("1")]);
  change("weight", "5");
  expect(message.hidden).toBe(true);
});

test("the link to the full page carries the entries", () => {
  change("weight", "12");
  expect(link.href).toBe("https://reckoner.example/calculator/pets?weight=12");
});

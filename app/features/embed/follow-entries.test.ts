import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
    breed: choice("Breed", {
      default: "any cat",
      optionsBy: { input: "animal", options: (animal) => [`any ${animal}`, `old ${animal}`].map((one) => [one, one]) },
    }),
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

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  // Which happy-dom does not have.
  vi.stubGlobal("Option", function (text: string, value: string) {
    return Object.assign(document.createElement("option"), { text, value });
  });
  document.body.innerHTML = `<form>
    <div data-field="animal"><select name="animal"><option value="cat" selected>Cat</option><option value="dog">Dog</option></select><p data-message hidden></p></div>
    <div data-field="weight"><input name="weight" value="10"><select name="weight.unit"><option value="kg" selected>kg</option><option value="lb">lb</option></select><p data-message hidden></p></div>
    <div data-field="walks" hidden><input name="walks" value="2"><p data-message hidden></p></div>
    <div data-field="breed"><select name="breed"><option>any cat</option><option>old cat</option></select><p id="field-breed-wrong">As the server said</p><p data-message hidden></p></div>
  </form><a href="https://reckoner.example/calculator/pets">full page</a>`;
  form = document.querySelector("form")!;
  link = document.querySelector("a")!;
  follow();
});

function follow(): void {
  const { drafts } = draftsFromRaw(definition, {}, TODAY, preferences);
  followEntries({ form, definition, preferences, today: TODAY, drafts, link });
}

test("a choice brings the fields that go with it, and takes them away", () => {
  change("animal", "dog");
  expect(block("walks").hidden).toBe(false);
  change("animal", "cat");
  expect(block("walks").hidden).toBe(true);
});

test("what was chosen and typed before is followed at once", () => {
  field("animal").value = "dog";
  field("weight").value = "12";
  follow();
  expect([block("walks").hidden, link.search]).toEqual([false, "?animal=dog&weight=12&breed=any+dog"]);
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

test("a unit there and back leaves the value as exact as it was, one that was typed as it was typed", () => {
  for (const unit of ["lb", "kg", "lb", "kg"]) change("weight.unit", unit);
  expect([field("weight").value, link.search]).toEqual(["10", ""]);
  change("weight.unit", "lb");
  change("weight", "22");
  change("weight.unit", "kg");
  expect(field("weight").value).toBe("9.97903214");
  change("weight.unit", "lb");
  expect(field("weight").value).toBe("22");
});

test("what is no number is not converted, and what is chosen without a unit converts nothing", () => {
  change("weight", "much");
  change("weight.unit", "lb");
  expect(field("weight").value).toBe("much");
  change("animal", "dog");
  expect([field("weight").value, field("walks").value]).toEqual(["much", "2"]);
});

test("a choice brings the options that go with it; the ones that stay are not written anew", () => {
  const options = () => [...field("breed").options].map(({ value, text }) => [value, text]);
  const [first] = field("breed").options;
  field("breed").value = "old cat";
  change("weight", "5");
  expect([field("breed").value, field("breed").options[0] === first]).toEqual(["old cat", true]);
  change("animal", "dog");
  expect(options()).toEqual([
    ["any dog", "any dog"],
    ["old dog", "old dog"],
  ]);
  expect([field("breed").value, link.search]).toEqual(["any dog", "?animal=dog&weight=5&breed=any+dog"]);
});

test("what the server said of a field gives way to what is right now", () => {
  change("weight", "5");
  expect(document.getElementById("field-breed-wrong")).toBeNull();
  const message = block("breed").querySelector<HTMLElement>("[data-message]")!;
  expect([message.hidden, message.textContent]).toEqual([true, ""]);
});

test("a form that is emptied is as the server wrote it, its units too", async () => {
  change("weight.unit", "lb");
  change("weight", "30");
  change("weight.unit", "kg");
  change("animal", "dog");
  form.reset();
  await new Promise((resolve) => setTimeout(resolve));
  expect([field("weight").value, block("walks").hidden, link.search]).toEqual(["10", true, ""]);
  change("weight.unit", "lb");
  expect(field("weight").value).toBe("22.05");
});

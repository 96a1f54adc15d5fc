import type { AnyDefinition } from "#engine/define.ts";
import { withUnit } from "#engine/drafts/convert.ts";
import type { Draft, Drafts } from "#engine/drafts/draft.ts";
import { withTyped } from "#engine/drafts/form.ts";
import { answerDrafts } from "#engine/answer.ts";
import { toReaderQuery } from "#engine/query.ts";
import { applies, listOptions } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { readForm } from "#features/instant/index.ts";

interface FollowedForm {
  /** Each field of the calculator in it stands in an element with its key as `data-field`, shown or not. */
  readonly form: HTMLFormElement;
  readonly definition: AnyDefinition;
  readonly preferences: Preferences;
  readonly today: string;
  /** What the server wrote into the fields. */
  readonly drafts: Drafts;
  /** The link to the calculator's own page, which carries the entries along. */
  readonly link: HTMLAnchorElement;
}

/**
 * Keeps a form right where React never comes (an embed): another unit converts the content of its field, choices bring
 * the fields and options that go with them, and what is wrong is said. To be called before `answerForm`, which reads the
 * form as this leaves it.
 */
export function followEntries(followed: FollowedForm): void {
  const { form, drafts } = followed;
  const known = new Map(Object.entries(drafts));
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLSelectElement) convertField(followed, target, known);
    showFields(followed);
  });
  form.addEventListener("reset", () =>
    // The fields hold what the server wrote once the event is over.
    setTimeout(() => {
      for (const [key, draft] of Object.entries(drafts)) known.set(key, draft);
      form.dispatchEvent(new Event("input"));
    }),
  );
  // What was chosen before this ran.
  showFields(followed);
}

/** The value of a field in the unit that was chosen for it; exact, as long as nobody types into it. */
function convertField(
  { form, definition, preferences }: FollowedForm,
  select: HTMLSelectElement,
  known: Map<string, Draft>,
): void {
  const key = select.name.replace(/\.unit$/, "");
  const [field, draft, control] = [definition.inputs[key], known.get(key), form.elements.namedItem(key)];
  if (key === select.name || !field || !draft || !(control instanceof HTMLInputElement)) return;
  const shown =
    control.value === draft.text ? draft : { text: control.value, ...(draft.unit ? { unit: draft.unit } : {}) };
  const converted = withUnit(field, shown, select.value, preferences);
  control.value = converted.text;
  known.set(key, converted);
}

/** The fields that apply to what is chosen now, with the options that go with it, and what is wrong with each in words. */
function showFields({ form, definition, preferences, today, drafts, link }: FollowedForm): void {
  const read = () =>
    answerDrafts(definition, withTyped(definition, drafts, readForm(form), preferences.locale), preferences, today);
  for (const [key, field] of Object.entries(definition.inputs)) {
    const control = form.elements.namedItem(key);
    if (field.optionsBy && control instanceof HTMLSelectElement) offer(control, listOptions(field, read().inputs));
  }
  const { inputs, issues } = read();
  link.search = toReaderQuery(definition, inputs, today, preferences.unitSystem);
  for (const block of form.querySelectorAll<HTMLElement>("[data-field]")) {
    const key = block.dataset["field"]!;
    block.hidden = !applies(definition.inputs[key]!, inputs);
    const message = block.querySelector<HTMLElement>("[data-message]")!;
    // What the server said of it before.
    block.querySelector(`#field-${key}-wrong`)?.remove();
    message.textContent = issues.find(({ field }) => field === key)?.message ?? "";
    message.hidden = message.textContent === "";
  }
}

function offer(select: HTMLSelectElement, options: readonly (readonly [value: string, text: string])[]): void {
  const offered = [...select.options].map(({ value }) => value).join("\n");
  if (offered === options.map(([value]) => value).join("\n")) return;
  select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
}

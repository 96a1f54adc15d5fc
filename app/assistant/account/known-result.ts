/** Whether a result only says again what a choice says to be known. */
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { findByLabel } from "#assistant/goal/find-by-label.ts";

interface Told {
  readonly label: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly read: readonly { readonly key: string }[];
}

interface Shown {
  readonly answer: string;
  readonly read: readonly { readonly text: string }[];
}

/** "Circle area 5" tells the area: a figure that a choice says to be known answers nothing. */
export function isKnown(definition: AnyDefinition, answer: Told): boolean {
  const { inputs } = definition;
  const key = findByLabel(definition, answer.label);
  // What is to be found is an input too, where it is chosen: the mass of F = m a.
  if (key === undefined || Object.hasOwn(inputs, key)) return false;
  return answer.read.some((one) => inputs[one.key]!.kind === "choice" && answer.inputs[one.key] === key);
}

/** "…, what is my total cholesterol?": what the question ends with was not said, so that no number can have gone there. */
export function asksForSaid({ inputs, outputs }: AnyDefinition, answer: Told, text: string): boolean {
  // "Price 100, margin 20%, cost" asks for it behind its comma.
  const asked =
    /(?:\b(?:what(?:'s|s| is| was| are)|find|calculate) |[\d%], )(?:my |the |her |his )?([a-z][a-z -]+?)\s*\?*$/i.exec(
      text,
    )?.[1];
  const isResult = (output: AnyField) => output.kind !== "text" && isCalled(output, asked!);
  if (asked === undefined || Object.values(outputs).some(isResult)) return false;
  return answer.read.some(({ key }) => {
    const field = inputs[key]!;
    return field.kind !== "choice" && isCalled(field, asked);
  });
}

function isCalled({ label, also = [] }: AnyField, name: string): boolean {
  // "Cost per unit" is called cost.
  return [label, ...also].some((one) => one.toLowerCase().replace(/ per unit$/, "") === name.toLowerCase());
}

/** The only figure that was said, which is money, as it was said. */
export function repeatsMoney({ read, answer }: Shown): boolean {
  const figures = read.filter(({ text }) => /\d/.test(text));
  const plain = (text: string) => text.replace(/\.00$/, "");
  return figures.length === 1 && /^\p{Sc}/u.test(answer) && plain(figures[0]!.text) === plain(answer);
}

/** Figures that would rest on the example of a page. */
import type { AnyDefinition } from "#engine/define.ts";
import { getProfile } from "#assistant/roles/profile.ts";

interface Calculated {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** What was taken as usual. */
  readonly assumed: readonly { readonly key: string; readonly label: string }[];
}

/** What is counted differs from one asker to the next as well. */
const COUNTS = /^(?:units|pieces|shares)$/;

/**
 * The label of the first input that was taken from the page's example, moves the figure and differs from one asker to
 * the next: a share of others, a size, a count. What is usual has a unit ("40 hours per week"); 0 and 1 change nothing.
 * Who says all that one of the calculator's phrases holds leaves out what is usual (gravity, a tax), but no count and
 * no second length beside the one that was said, and nobody else's money.
 */
export function findGuess(
  definition: AnyDefinition,
  said: Readonly<Record<string, unknown>>,
  { assumed, inputs: values }: Calculated,
): string | undefined {
  const { inputs } = definition;
  const isWhole = getProfile(definition).phrases.some(
    ({ keys }) => keys.length > 0 && keys.every((key) => key in said),
  );
  const dimensions = new Set(Object.keys(said).map((key) => inputs[key]?.dimension?.id));
  return assumed.find(({ key }) => {
    const field = inputs[key]!;
    const value = values[key];
    const isCount = field.unit === undefined ? field.kind === "integer" : COUNTS.test(field.unit);
    // "Binary 1101": the base is named by its word.
    if (/^(?:from|to)(?:[A-Z]|$)/.test(key)) return false;
    if (field.unsaidLike !== undefined && field.unsaidLike in said) return false;
    if (field.assumable !== undefined) return !field.assumable;
    if (field.unsaid !== undefined || value === 0 || value === 1 || value === null) return false;
    // How long money grows nobody can say for somebody else.
    if (field.unit === "years" && /^(?:length|term|time|how long)\b/i.test(field.label)) return true;
    // No interest rate is usual.
    if (field.kind === "percent" && /^interest rate/i.test(field.label)) return true;
    if (isWhole)
      return field.kind === "money" || isCount || (field.kind === "quantity" && dimensions.has(field.dimension?.id));
    if (field.kind === "number" || field.kind === "integer") return !field.unit || isCount;
    return field.kind === "quantity" || field.kind === "percent" || field.kind === "money";
  })?.label;
}

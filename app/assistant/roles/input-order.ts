/** Bare numbers in an order that fits no input. */
import type { Assignment } from "./assign.ts";
import type { Profile } from "./profile.ts";
import type { Token } from "#assistant/tokens/token.ts";

/** "Ohms law 12 2": two bare numbers that fit only the other way round than people say them, or the calculator asks. */
export function findMisplaced({ fields }: Profile, tokens: readonly Token[], { fits }: Assignment): string | null {
  const bare = [...fits].flatMap(([at, fit]) => {
    const token = tokens[at]!;
    const field = fields[fit.index]!.field;
    const isBare =
      token.type === "amount" && token.measures.length === 0 && token.currency === null && !token.isPercent;
    return isBare && !fit.isNamed && field.kind === "quantity" ? [{ at, fit, field }] : [];
  });
  for (const [place, { at, fit, field }] of bare.entries()) {
    const before = bare[place - 1];
    if (!before || before.fit.index < fit.index || before.field.dimension === field.dimension) continue;
    return `Which of ${tokens[before.at]!.text.trim()} and ${tokens[at]!.text.trim()} is which? Name them or add their units.`;
  }
  return null;
}

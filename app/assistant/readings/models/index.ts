/** Fields of life whose figures depend on each other; whichever of them is asked for, in any words and any order. */
import type { Reading } from "#assistant/readings/reading.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { readBasket } from "./basket.ts";
import { BILL } from "./bill.ts";
import { BREAK_EVEN, FIRM, LATE, SHARES_OF, STOCK } from "./business.ts";
import { readClocks } from "./clocks.ts";
import { COVERING } from "./covering.ts";
import { DRIVING } from "./driving.ts";
import { INTEREST_ONLY, LOANS } from "./loans.ts";
import type { Model } from "./model.ts";
import { PAY_BY_PERIOD } from "./pay.ts";
import { PARTS } from "./parts.ts";
import { readPortions } from "./portions.ts";
import { readShares } from "./shares.ts";
import { SAVING } from "./saving.ts";
import { markSentence, readModel } from "./read-model.ts";

export const MODELS: readonly Model[] = [
  DRIVING,
  PAY_BY_PERIOD,
  INTEREST_ONLY,
  LOANS,
  FIRM,
  BREAK_EVEN,
  STOCK,
  SHARES_OF,
  LATE,
  COVERING,
  BILL,
  SAVING,
  PARTS,
];

/** The answer of the model that knows most of the words; what is bought and shared, in which any thing may be, checks no calculator. */
export function readModels(tokens: readonly Token[], isCheck = false): Reading | null {
  const marked = markSentence(tokens);
  if (marked.values.length === 0) return null;
  let best: Reading | null =
    readClocks(marked) ?? (isCheck ? null : (readPortions(marked) ?? readShares(marked) ?? readBasket(marked)));
  for (const model of MODELS) {
    const reading = readModel(model, marked);
    if (reading && (best === null || reading.unread.length < best.unread.length)) best = reading;
  }
  return best;
}

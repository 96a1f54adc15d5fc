/** Fields of life whose figures depend on each other; whichever of them is asked for, in any words and any order. */
import type { Reading } from "#assistant/readings/reading.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { readAges } from "./ages.ts";
import { BREAK_EVEN, FIRM, INVESTED, LATE, SHARES_OF, STOCK } from "./business.ts";
import { readBasket } from "./basket.ts";
import { BILL } from "./bill.ts";
import { readClocks } from "./clocks.ts";
import { COVERING } from "./covering.ts";
import { DAILY_DOSE } from "./daily-dose.ts";
import { DATA, UPTIME } from "./data.ts";
import { DRIVING } from "./driving.ts";
import { ENERGY } from "./energy.ts";
import { GAMES } from "./games.ts";
import { COMPOSITION, HEART, STEPS } from "./body.ts";
import { CRAFTS } from "./crafts.ts";
import { acres, DOG_YEARS, FEEDING, FEEDING_BY_WEIGHT, FERTILIZING } from "./feeding.ts";
import { BY_WEIGHT, DOSED, DOUGH, PART_OF, RECIPE } from "./kitchen.ts";
import { DRINKING, CALORIES, MACROS } from "./intake.ts";
import { CLEARANCE, INFUSION, LABS, PRESSURES, WEIGHT_CLASS } from "./labs.ts";
import { INTEREST_ONLY, LOANS, MONTH_OF_INTEREST } from "./loans.ts";
import { readMixes } from "./mixes.ts";
import { readLasting } from "./lasting.ts";
import type { Model } from "./model.ts";
import { PAY_BY_PERIOD } from "./pay.ts";
import { SAVINGS } from "./savings.ts";
import { FINAL, GPA, NEXT, TEST, WEIGHTED } from "./school.ts";
import { PARTS } from "./parts.ts";
import { readPortions } from "./portions.ts";
import { readShares } from "./shares.ts";
import { SAVING } from "./saving.ts";
import { markSentence, readModel } from "./read-model.ts";
import { readRuns } from "./runs.ts";
import { SURPLUS } from "./surplus.ts";
import { YEARS } from "./years.ts";
import { SPACING } from "./spacing.ts";

export const MODELS: readonly Model[] = [
  DRIVING,
  PAY_BY_PERIOD,
  INTEREST_ONLY,
  LOANS,
  MONTH_OF_INTEREST,
  SAVINGS,
  FIRM,
  INVESTED,
  BREAK_EVEN,
  STOCK,
  SHARES_OF,
  LATE,
  SPACING,
  acres("acres?|ac", "ac"),
  acres("hectares?|ha", "ha"),
  COVERING,
  ENERGY,
  DATA,
  UPTIME,
  YEARS,
  ...GAMES,
  LABS,
  PRESSURES,
  CLEARANCE,
  INFUSION,
  DAILY_DOSE,
  WEIGHT_CLASS,
  COMPOSITION,
  CALORIES,
  MACROS,
  STEPS,
  HEART,
  DRINKING,
  DOUGH,
  BY_WEIGHT,
  DOSED,
  RECIPE,
  PART_OF,
  FERTILIZING,
  DOG_YEARS,
  FEEDING_BY_WEIGHT,
  FEEDING,
  ...CRAFTS,
  FINAL,
  TEST,
  NEXT,
  GPA,
  WEIGHTED,
  BILL,
  SAVING,
  SURPLUS,
  PARTS,
];

/** The answer of the model that knows most of the words; what is bought, shared or lasts, in which any thing may be, checks no calculator. */
export function readModels(tokens: readonly Token[], { isCheck = false } = {}): Reading | null {
  const marked = markSentence(tokens);
  if (marked.values.length === 0) return null;
  let best: Reading | null =
    readClocks(marked) ??
    readAges(marked) ??
    readRuns(marked) ??
    readMixes(marked) ??
    readLasting(marked, isCheck ? 3 : 2) ??
    (isCheck ? null : (readPortions(marked) ?? readShares(marked) ?? readBasket(marked)));
  for (const model of MODELS) {
    const reading = readModel(model, marked);
    if (reading && (best === null || reading.unread.length < best.unread.length)) best = reading;
  }
  return best;
}

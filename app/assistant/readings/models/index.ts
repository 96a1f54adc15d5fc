/** Fields of life whose figures depend on each other; whichever of them is asked for, in any words and any order. */
import type { Reading } from "#assistant/readings/reading.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { readAges } from "./ages.ts";
import { BREAK_EVEN, FIRM, INVESTED, LATE, SHARES_OF } from "./business.ts";
import { COMMISSION, PAY_BEFORE } from "./pay-before.ts";
import { readBasket } from "./basket.ts";
import { BILL } from "./bill.ts";
import { readClocks } from "./clocks.ts";
import { COVERING } from "./covering.ts";
import { DAILY_DOSE } from "./daily-dose.ts";
import { DATA, UPTIME } from "./data.ts";
import { DRIVING, FASTER } from "./driving.ts";
import { ENERGY } from "./energy.ts";
import { GAMES } from "./games.ts";
import { COMPOSITION, HEART, PREGNANCY, STEPS } from "./body.ts";
import { CONTENTS, OF_ALL } from "./contents.ts";
import { CONSUMPTION, DRIVING_METRIC } from "./driving-metric.ts";
import { COEFFICIENTS } from "./coefficients.ts";
import { CRAFTS } from "./crafts.ts";
import { DOSES } from "./doses.ts";
import { acres, DOG_YEARS, FEEDING, FERTILIZING } from "./feeding.ts";
import { COFFEE, DIVIDED, DOSED, PART_OF, RECIPE } from "./kitchen.ts";
import { DRINKING, MACROS } from "./intake.ts";
import { INFUSION, LABS, PRESSURES, WEIGHT_CLASS } from "./labs.ts";
import { KEPT_PAY, KEPT_PRICE } from "./kept.ts";
import { LAPS, readLaps } from "./laps.ts";
import { DOWN, INTEREST_ONLY, LOANS, MONTHLY_RATE } from "./loans.ts";
import { readMixes } from "./mixes.ts";
import { readLasting } from "./lasting.ts";
import { readGap } from "./gaps.ts";
import type { Model } from "./model.ts";
import { PAY_BY_PERIOD } from "./pay.ts";
import { SAVINGS } from "./savings.ts";
import { NEXT } from "./next-score.ts";
import { FINAL, GPA, TEST, WEIGHTED } from "./school.ts";
import { MISSED } from "./missed.ts";
import { PARTS } from "./parts.ts";
import { readPriceOfOne } from "./price-of-one.ts";
import { CHARGING } from "./charging.ts";
import { FEES } from "./fees.ts";
import { HABIT, PLAN } from "./habits.ts";
import { CLIPS, readPictures } from "./pictures.ts";
import { readPortions } from "./portions.ts";
import { readShares } from "./shares.ts";
import { DOUBLING, INFLATION, REAL_RETURN } from "./prices.ts";
import { SAVING } from "./saving.ts";
import { TURNS } from "./stock.ts";
import { BAZETT, GLASGOW } from "./scores.ts";
import { markSentence, readModel } from "./read-model.ts";
import { FIGHTING, readThrows, TOURNAMENT } from "./quests.ts";
import { readRuns } from "./runs.ts";
import { readStats } from "./stats.ts";
import { FLOW } from "./flow.ts";
import { STEPS_OF_STAIRS } from "./gradients.ts";
import { readPieces } from "./pieces.ts";
import { WEIGHING } from "./weighing.ts";
import { readTallied } from "./tallied.ts";
import { SURPLUS } from "./surplus.ts";
import { YEARS } from "./years.ts";
import { DILUTED, DISSOLVED, MASS_PERCENT, WEIGHED_IN } from "./solutions.ts";
import { readSince } from "./since.ts";
import { SPACING } from "./spacing.ts";

export const MODELS: readonly Model[] = [
  DRIVING,
  FASTER,
  DRIVING_METRIC,
  CONSUMPTION,
  PAY_BY_PERIOD,
  PAY_BEFORE,
  INTEREST_ONLY,
  DOWN,
  LOANS,
  MONTHLY_RATE,
  SAVINGS,
  INFLATION,
  REAL_RETURN,
  DOUBLING,
  FIRM,
  COMMISSION,
  INVESTED,
  BREAK_EVEN,
  TURNS,
  SHARES_OF,
  LATE,
  SPACING,
  acres("acres?|ac", "ac"),
  acres("hectares?|ha", "ha"),
  COVERING,
  ENERGY,
  DATA,
  CLIPS,
  LAPS,
  UPTIME,
  YEARS,
  ...GAMES,
  FIGHTING,
  TOURNAMENT,
  LABS,
  PRESSURES,
  INFUSION,
  DAILY_DOSE,
  WEIGHT_CLASS,
  COMPOSITION,
  GLASGOW,
  BAZETT,
  MACROS,
  STEPS,
  HEART,
  FLOW,
  DRINKING,
  DOSED,
  DISSOLVED,
  DILUTED,
  MASS_PERCENT,
  WEIGHED_IN,
  RECIPE,
  PART_OF,
  FERTILIZING,
  DOG_YEARS,
  FEEDING,
  ...CRAFTS,
  FINAL,
  MISSED,
  TEST,
  NEXT,
  GPA,
  WEIGHTED,
  COEFFICIENTS,
  KEPT_PAY,
  KEPT_PRICE,
  BILL,
  SAVING,
  SURPLUS,
  PARTS,
];

/** Fields in which a calculator knows better, where one reads the sentence. */
const BESIDE_CALCULATORS: readonly Model[] = [
  FEES,
  HABIT,
  PLAN,
  CHARGING,
  WEIGHING,
  DOSES,
  CONTENTS,
  OF_ALL,
  STEPS_OF_STAIRS,
  COFFEE,
  DIVIDED,
  PREGNANCY,
];

/** The answer of the model that knows most of the words; what is bought, shared or lasts, in which any thing may be, checks no calculator. */
export function readModels(tokens: readonly Token[], { isCheck = false } = {}): Reading | null {
  const marked = markSentence(tokens);
  if (marked.values.length === 0) return null;
  let best: Reading | null =
    readClocks(marked) ??
    readSince(marked) ??
    readAges(marked) ??
    readRuns(marked) ??
    readLaps(marked) ??
    readStats(marked) ??
    readThrows(marked) ??
    readPictures(marked) ??
    readMixes(marked) ??
    readLasting(marked, isCheck ? 3 : 2) ??
    (isCheck
      ? null
      : (readPieces(marked) ??
        readPortions(marked) ??
        readShares(marked) ??
        readGap(marked) ??
        readPriceOfOne(marked) ??
        readTallied(marked) ??
        readBasket(marked)));
  for (const model of isCheck ? MODELS : [...MODELS, ...BESIDE_CALCULATORS]) {
    const reading = readModel(model, marked);
    if (reading && (best === null || reading.unread.length < best.unread.length)) best = reading;
  }
  return best;
}

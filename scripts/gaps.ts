/** `npm run gaps`: what no case asserts, by calculator. */
import { listCalculators, readCalculators } from "./catalogue-files.ts";
import { findGaps } from "./find-gaps.ts";
import { MADE_UP_RATES, RATE_CASES } from "./rate-cases.ts";
import { readDataCases } from "./read-data.ts";
import { Failure, main, root } from "./process.ts";

/** By the calculator's id. */
export type Gaps = Readonly<Record<string, readonly string[]>>;

/** Of all calculators but the one that only leads to others; with made-up rates what the day's rates leave open. */
export async function listGaps(): Promise<Gaps> {
  const files = new Map(listCalculators(root).map(({ id, file }) => [id, file]));
  const found = (await readCalculators(root))
    .filter(({ definition }) => !definition.special)
    .map(({ definition, cases }) => {
      const asserted = [...cases, ...readDataCases(definition)];
      const file = files.get(definition.id)!;
      const gaps = findGaps(definition, asserted, file);
      if (!definition.rates) return [definition.id, gaps] as const;
      const left = findGaps(definition.rates.replace(MADE_UP_RATES), RATE_CASES, file);
      return [definition.id, gaps.filter((gap) => left.includes(gap))] as const;
    });
  return Object.fromEntries(found.filter(([, gaps]) => gaps.length > 0));
}

/** "app/calculators/finance/vat.ts: option country=at" of each gap. */
export function describeGaps(gaps: Gaps): readonly string[] {
  const files = new Map(listCalculators(root).map(({ id, category }) => [id, `app/calculators/${category}/${id}.ts`]));
  return Object.entries(gaps).flatMap(([id, own]) => own.map((gap) => `${files.get(id) ?? id}: ${gap}`));
}

if (import.meta.main) {
  await main(async () => {
    const gaps = describeGaps(await listGaps());
    if (gaps.length > 0) throw new Failure(`Write a case for each of these:\n${gaps.join("\n")}`);
    console.log("Everything is asserted.");
  });
}

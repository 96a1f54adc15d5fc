/** `npm run gaps`: what no case asserts, by calculator. With `--write` what has been filled comes off the list. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listCalculators, readCalculators } from "./catalogue-files.ts";
import { findGaps } from "./find-gaps.ts";
import { readDataCases } from "./read-data.ts";
import { Failure, main, root, run } from "./process.ts";

/** By the calculator's id. */
export type Gaps = Readonly<Record<string, readonly string[]>>;

const FILE = "proof/gaps.json";

/** The gaps that are known. The list may only get shorter. */
export function readKnownGaps(): Gaps {
  return JSON.parse(readFileSync(join(root, FILE), "utf8")) as Gaps;
}

/** Of all calculators but the one that only leads to others. */
export async function listGaps(): Promise<Gaps> {
  const files = new Map(listCalculators(root).map(({ id, file }) => [id, file]));
  const found = (await readCalculators(root))
    .filter(({ definition }) => !definition.special)
    .map(({ definition, cases }) => {
      const asserted = [...cases, ...readDataCases(definition)];
      return [definition.id, findGaps(definition, asserted, files.get(definition.id)!)] as const;
    });
  return Object.fromEntries(found.filter(([, gaps]) => gaps.length > 0));
}

/** "app/calculators/finance/vat.ts: option country=at" of each gap that the other list does not have. */
export function listMissing(gaps: Gaps, others: Gaps): readonly string[] {
  const files = new Map(listCalculators(root).map(({ id, category }) => [id, `app/calculators/${category}/${id}.ts`]));
  return Object.entries(gaps).flatMap(([id, own]) =>
    own.filter((gap) => !others[id]?.includes(gap)).map((gap) => `${files.get(id) ?? id}: ${gap}`),
  );
}

if (import.meta.main) {
  await main(async () => {
    const gaps = await listGaps();
    const kinds = Map.groupBy(Object.values(gaps).flat(), (gap) => gap.split(" ")[0]!);
    for (const [id, own] of Object.entries(gaps)) console.log(`${id}: ${own.join(", ")}`);
    console.log([...kinds].map(([kind, { length }]) => `${length} × ${kind}`).join(", ") || "Everything is asserted.");
    if (!process.argv.includes("--write")) return;
    const added = listMissing(gaps, readKnownGaps());
    if (added.length > 0) throw new Failure(`The list may only get shorter. Write cases for:\n${added.join("\n")}`);
    writeFileSync(join(root, FILE), JSON.stringify(gaps, null, 2));
    await run("oxfmt", [FILE]);
  });
}

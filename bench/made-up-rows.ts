/** Directories larger than ours, made up. */
import { fileURLToPath } from "node:url";
import type { CatalogueRow } from "../app/catalogue/row.ts";
import type { Searchable } from "../app/catalogue/search/index.ts";
import { readCatalogueRows } from "../scripts/catalogue-files.ts";
import { makeRandom } from "../tests/fuzz/chance.ts";

type Row = CatalogueRow & Searchable;

/** The catalogue's rows, as the search takes them. */
export async function realRows(): Promise<readonly Row[]> {
  const catalogue = await readCatalogueRows(fileURLToPath(new URL("..", import.meta.url)));
  return catalogue.map((row, at) => ({
    ...row,
    isPopular: row.popular,
    uses: (at * 7919) % 1000,
    relatedCalculators: row.related.map(({ id }) => id),
  }));
}

/**
 * Rows up to a number: the catalogue's, then made-up ones. These use the catalogue's words as often as it does, and bring
 * new ones as a growing directory would: one in six of their words is new or was new.
 */
export function grow(real: readonly Row[], size: number): Row[] {
  const random = makeRandom(size);
  const known = real.flatMap((row) => [row.name, ...row.keywords, row.description].join(" ").split(/[^A-Za-z]+/));
  const invented: string[] = [];
  const word = () => {
    if (random() > 1 / 6) return known[Math.floor(random() * known.length)] || "rate";
    if (random() > 0.5 && invented.length > 0) return invented[Math.floor(random() * invented.length)]!;
    const syllables = Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllable(random));
    return invented[invented.push(syllables.join("")) - 1]!;
  };
  const phrase = (length: number) => Array.from({ length }, word).join(" ");
  const rows = real.slice(0, size);
  while (rows.length < size) {
    const like = real[Math.floor(random() * real.length)]!;
    rows.push({
      ...like,
      id: `made-up-${rows.length}`,
      name: `${phrase(2)} Calculator`,
      keywords: Array.from({ length: 7 }, () => phrase(1 + Math.floor(random() * 3))),
      description: phrase(18),
    });
  }
  return rows;
}

function syllable(random: () => number): string {
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)]!;
  return pick("bcdfghklmnprstvw") + pick("aeiou") + (random() > 0.6 ? pick("lmnrst") : "");
}

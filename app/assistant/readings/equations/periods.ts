/** The periods that quantities are counted by. */
import { PERIODS } from "#assistant/tokens/periods.ts";

/** The periods that a text names: "year" of "38000 a year net". */
export function listPeriods(text: string): readonly string[] {
  return text.split(" ").flatMap((word) => (Object.hasOwn(PERIODS, word) ? [PERIODS[word]!] : []));
}

/** How many of a period are a year, as people count their money. */
const IN_YEAR: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };

/** By what a figure is multiplied that is said by one period and counted by another; null where nobody counts so. */
export function convertPeriod(from: string, to: string): number | null {
  if (from === to) return 1;
  const [many, one] = [IN_YEAR[from], IN_YEAR[to]];
  return many === undefined || one === undefined ? null : many / one;
}

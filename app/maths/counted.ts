/**
 * A count with its noun, for sentences: "1 day", "0 days", "12 months".
 *
 * @param noun in the singular; the plural adds an s
 * @param shown the count as the reader sees it, where it can be large ("12,345") or a fraction (1.04 as "1")
 */
export function counted(count: number, noun: string, shown = String(count)): string {
  return `${shown} ${noun}${count === 1 || shown === "1" ? "" : "s"}`;
}

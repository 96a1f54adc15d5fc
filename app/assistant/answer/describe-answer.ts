/** An answer in sentences, as pages show it. */
import type { Answer, NoAnswer, ReadInput } from "./answer.ts";

/** What a page shows of an answer: small enough to be sent with it. */
export type ShownAnswer = Pick<
  Answer,
  "calculator" | "name" | "label" | "answer" | "url" | "read" | "assumed" | "unread"
>;

/** An answer without its inputs and outputs, which the calculator's page works out anew. */
export function toShownAnswer({ calculator, name, label, answer, url, read, assumed, unread }: Answer): ShownAnswer {
  return { calculator, name, label, answer, url, read, assumed, unread };
}

/** What a page shows where there is no answer: why, or what each reading gives; null where nothing was understood. */
export function toShownRefusal({
  reason,
  readings,
}: NoAnswer): { readonly reason: string } | { readonly readings: readonly ShownAnswer[] } | null {
  if (readings) return { readings: readings.map(toShownAnswer) };
  return reason === undefined ? null : { reason };
}

/** How a sentence was read: "Mortgage Calculator: Home price $300,000, Loan term 30 years". */
export function describeReading({ name, read }: ShownAnswer): string {
  return read.length === 0 ? name : `${name}: ${read.map(describeInput).join(", ")}`;
}

/** What was taken as usual; "" where nothing was. */
export function describeAssumed({ assumed }: ShownAnswer): string {
  return assumed.length === 0 ? "" : `Assumed: ${assumed.map(describeInput).join(", ")}`;
}

/** What was not read; "" where all was. */
export function describeUnread({ unread }: ShownAnswer): string {
  return unread.length === 0 ? "" : `Not understood: ${unread.map((word) => `“${word}”`).join(", ")}`;
}

function describeInput({ label, text }: ReadInput): string {
  return `${label} ${text}`;
}

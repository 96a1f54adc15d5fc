/** Which figures a calculator gives, for programs that rely on them. */
import type { AnyDefinition } from "#engine/define.ts";
import records from "#generated/records.ts";

/** Of each calculator a fingerprint of what is recorded of it (tests/catalogue/records). */
export type RecordFingerprints = Readonly<Record<string, string>>;

/**
 * The day a calculator changed last, a fingerprint of its recorded figures, and the day of its exchange rates where it
 * converts money. The same inputs have the same answer while this stays: a test lets no recorded figure change unrecorded.
 */
export function figuresVersion({ id, updated, rates }: AnyDefinition): string {
  return [updated, records[id] ?? "new", ...(rates ? [`rates-${rates.set.date}`] : [])].join("-");
}

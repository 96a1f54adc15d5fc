/**
 * The workings of all calculators as fingerprints in `recorded.txt`, a line for each: of its examples and of the inputs that
 * `tests/catalogue/records` has, for readers of two countries. `workings.txt` has fifteen of them to be read.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyDefinition } from "../../app/engine/define.ts";
import { explain, type Lifted } from "../../app/engine/working/working.ts";
import { countryDefaults } from "../../app/localization/countries.ts";
import { answerTo, readVariants, type Values } from "../../tests/catalogue/record.ts";

const READERS = ["US", "DE"].map((country) => countryDefaults(country)!);
const MOST_ANSWERS = 8;

export const WORKINGS = join(import.meta.dirname, "recorded.txt");

/** The line of a calculator. */
export function writeWorkings(definition: AnyDefinition, lifted: Lifted): string {
  return `${definition.id} ${fingerprint(listWorkings(definition, lifted))}`;
}

function listWorkings(definition: AnyDefinition, lifted: Lifted): unknown {
  if (definition.special || definition.rates || definition.isRandom) return [];
  return [{}, ...definition.examples.map(({ inputs }) => inputs), ...readVariants(definition)]
    .slice(0, MOST_ANSWERS)
    .map((given: Values) => answerTo(definition, given))
    .filter((answer) => typeof answer !== "string")
    .flatMap((answer) => READERS.map((reader) => explain(definition, lifted, answer, reader)));
}

function fingerprint(said: unknown): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 12);
}

/** The recorded lines. */
export function readWorkings(): readonly string[] {
  return existsSync(WORKINGS) ? readFileSync(WORKINGS, "utf8").split("\n").filter(Boolean) : [];
}

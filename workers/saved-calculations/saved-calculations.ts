import { and, desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { readInputs } from "#engine/read.ts";
import type { Issue } from "#engine/read.ts";
import type { Database } from "#workers/database/client.ts";
import { savedCalculations } from "#workers/database/schema.ts";

/** As many as an account may have. */
export const SAVED_LIMIT = 200;
export const TOO_MANY_SAVED = "An account keeps at most 200 saved calculations. Delete some to save others.";

const figureText = v.pipe(v.string(), v.maxLength(100, "A figure may have at most 100 characters."));

export const savedSchema = v.object({
  /** Made by the browser, so that what is sent twice is saved once. */
  id: v.pipe(v.string("Give it an id."), v.uuid("The id must be a UUID.")),
  calculatorId: v.pipe(
    v.string("Say which calculator."),
    v.regex(/^[A-Za-z0-9-]{1,64}$/, "There is no calculator of that name."),
  ),
  name: v.pipe(
    v.string("Give it a name."),
    v.trim(),
    v.minLength(1, "Give it a name."),
    v.maxLength(100, "The name may have at most 100 characters."),
  ),
  inputs: v.record(v.string(), v.unknown(), "The inputs must be an object."),
  /** The main figures of the answer as the browser showed them, for the list of saved calculations. */
  figures: v.optional(v.pipe(v.array(v.object({ label: figureText, text: figureText })), v.maxLength(3)), []),
  /** When it was saved, for one that comes from a browser or back after a deletion; now where it is left out. */
  savedAt: v.optional(v.pipe(v.string(), v.isoTimestamp("savedAt must be a time of ISO 8601."))),
});

export type SavedInput = v.InferOutput<typeof savedSchema>;

/** What is wrong with inputs that are to be saved; null where there is no such calculator. */
export async function findIssues(
  { calculatorId, inputs }: SavedInput,
  today: string,
): Promise<readonly Issue[] | null> {
  const definition = await loadDefinition(calculatorId);
  if (!definition) return null;
  const secret = Object.keys(inputs).filter((key) => definition.inputs[key]?.secret);
  return [
    ...readInputs(definition, inputs, today).issues,
    ...secret.map((field) => ({ field, message: "A secret is never saved." })),
  ];
}

/** A user's saved calculations, the latest first. */
export async function listSaved(database: Database, userId: string) {
  return database
    .select({
      id: savedCalculations.id,
      calculatorId: savedCalculations.calculatorId,
      name: savedCalculations.name,
      inputs: savedCalculations.inputs,
      figures: savedCalculations.figures,
      createdAt: savedCalculations.createdAt,
      updatedAt: savedCalculations.updatedAt,
    })
    .from(savedCalculations)
    .where(eq(savedCalculations.userId, userId))
    .orderBy(desc(savedCalculations.updatedAt), desc(savedCalculations.id));
}

/**
 * Saves a calculation; it replaces one of the same id where that is the user's own.
 * @returns "full" where the account holds as many as it may, "taken" where the id is another's
 */
export async function saveCalculation(
  database: Database,
  userId: string,
  { id, calculatorId, name, inputs, figures, savedAt }: SavedInput,
  now = Date.now(),
): Promise<"saved" | "full" | "taken"> {
  // No clock of a browser puts a calculation into the future, where it would stay first for ever.
  const at = Math.min(savedAt ? Date.parse(savedAt) : now, now);
  const written = await database.all<{ id: string }>(sql`
    INSERT INTO saved_calculations (id, user_id, calculator_id, name, inputs, figures, created_at, updated_at)
    SELECT ${id}, ${userId}, ${calculatorId}, ${name}, ${JSON.stringify(inputs)}, ${JSON.stringify(figures)}, ${at}, ${at}
    WHERE (SELECT count(*) FROM saved_calculations WHERE user_id = ${userId} AND id <> ${id}) < ${SAVED_LIMIT}
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, inputs = excluded.inputs, figures = excluded.figures,
      updated_at = excluded.updated_at
      WHERE saved_calculations.user_id = excluded.user_id AND saved_calculations.calculator_id = excluded.calculator_id
    RETURNING id`);
  if (written.length > 0) return "saved";
  const [other] = await database
    .select({ id: savedCalculations.id })
    .from(savedCalculations)
    .where(eq(savedCalculations.id, id));
  return other ? "taken" : "full";
}

/** Deletes a saved calculation; whether the user had it. */
export async function deleteSaved(database: Database, userId: string, id: string): Promise<boolean> {
  const gone = await database
    .delete(savedCalculations)
    .where(and(eq(savedCalculations.userId, userId), eq(savedCalculations.id, id)))
    .returning({ id: savedCalculations.id });
  return gone.length > 0;
}

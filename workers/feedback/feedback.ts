import { and, eq, isNotNull, lt, ne, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { calculators, feedback } from "#workers/database/schema.ts";
import { messageId } from "#workers/http/message-id.ts";

/** What a visitor says about a calculator, or about the site where no calculator is named. */
export const feedbackSchema = v.pipe(
  v.object({
    id: messageId,
    calculatorId: v.optional(
      v.pipe(
        v.string("The calculator must be text."),
        v.regex(/^[A-Za-z0-9-]{1,64}$/, "There is no calculator of that name."),
      ),
    ),
    calculatorName: v.optional(
      v.pipe(
        v.string("The calculator's name must be text."),
        v.maxLength(200, "The calculator's name may have at most 200 characters."),
      ),
    ),
    type: v.pipe(
      v.string("Say what kind of feedback it is."),
      v.regex(/^[a-z-]{1,32}$/, "The kind of feedback must be upvote or other."),
    ),
    message: v.optional(
      v.pipe(
        v.string("The message must be text."),
        v.trim(),
        v.minLength(1, "Write a message."),
        v.maxLength(4000, "The message may have at most 4000 characters."),
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [["message"], ["calculatorId"], ["type"]],
      ({ message, calculatorId, type }) => message !== undefined || calculatorId !== undefined || type === "upvote",
      "Write a message.",
    ),
    ["message"],
  ),
);

export type Feedback = v.InferOutput<typeof feedbackSchema>;

interface Sender {
  readonly country: string | null;
  readonly userId: string | null;
  /** Tells visitors of one day apart (`workers/feedback/voter.ts`). */
  readonly voter: string;
}

/**
 * Keeps what a visitor says. Without a message it is a vote: each visitor has one per calculator and day, and the
 * last one counts. A message with an id is kept once. The calculator's name is the directory's.
 * @returns false where there is no such calculator
 */
export async function saveFeedback(database: Database, given: Feedback, from: Sender): Promise<boolean> {
  const calculator = given.calculatorId ? await findName(database, given.calculatorId) : null;
  if (given.calculatorId && calculator === null) return false;
  const type = given.type === "upvote" ? "upvote" : "other";
  const isVote = given.message === undefined;
  await database
    .insert(feedback)
    .values({
      id: (isVote ? undefined : given.id) ?? crypto.randomUUID(),
      calculatorId: given.calculatorId ?? null,
      calculatorName: calculator,
      type,
      message: given.message ?? null,
      voteKey: isVote ? `${from.voter}:${given.calculatorId ?? ""}` : null,
      country: from.country,
      userId: from.userId,
    })
    .onConflictDoNothing({ target: feedback.id })
    .onConflictDoUpdate({ target: feedback.voteKey, set: { type, createdAt: new Date() } });
  return true;
}

async function findName(database: Database, id: string): Promise<string | null> {
  const [row] = await database
    .select({ name: calculators.name })
    .from(calculators)
    .where(and(eq(calculators.id, id), eq(calculators.status, "active")));
  return row?.name ?? null;
}

const MESSAGES_KEPT_FOR = 365 * 86_400_000;

/** Removes messages that were dealt with, or are spam, a year after they were sent. */
export async function forgetMessages(database: Database, now: Date): Promise<void> {
  await database
    .delete(feedback)
    .where(
      and(
        isNotNull(feedback.message),
        ne(feedback.state, "open"),
        lt(feedback.createdAt, new Date(now.getTime() - MESSAGES_KEPT_FOR)),
      ),
    );
}

/** Forgets who cast the votes of the days before today (UTC). */
export async function forgetVoters(database: Database, now: Date): Promise<void> {
  await database
    .update(feedback)
    .set({ voteKey: null })
    .where(sql`${feedback.voteKey} is not null and ${feedback.createdAt} < ${new Date(now).setUTCHours(0, 0, 0, 0)}`);
}

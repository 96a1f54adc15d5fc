import { and, count, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { calculators, feedback, users } from "#workers/database/schema.ts";
import { composeAnswer, type Notice } from "./notice.ts";

/** More messages than this are not shown at once. */
const PAGE = 50;

export const FEEDBACK_STATES = ["open", "closed", "spam"] as const;
type FeedbackState = (typeof FEEDBACK_STATES)[number];

export function isFeedbackState(text: string | null): text is FeedbackState {
  return FEEDBACK_STATES.some((state) => state === text);
}

/** What an admin changes in a message: its state, and the answer to its author. */
export const feedbackChangeSchema = v.pipe(
  v.object({
    id: v.string("Say which message."),
    state: v.optional(v.picklist(FEEDBACK_STATES, "The state must be open, closed or spam.")),
    answer: v.optional(
      v.pipe(
        v.string("The answer must be text."),
        v.trim(),
        v.maxLength(2000, "The answer may have at most 2000 characters."),
      ),
    ),
    /** Hands the answer to the webhook. */
    send: v.optional(v.literal(true, "Say true.")),
    remove: v.optional(v.literal(true, "Say true.")),
  }),
  v.check(
    (change) => Object.entries(change).some(([name, value]) => name !== "id" && value !== undefined),
    "Say what is to be changed.",
  ),
);

interface FeedbackFilter {
  readonly calculatorId?: string | undefined;
  readonly state?: FeedbackState | undefined;
  readonly search?: string | undefined;
  /** From 1. */
  readonly page?: number;
}

/** Feedback by calculator, the most discussed first, and the newest messages that pass the filter, by page. */
export async function readFeedback(database: Database, filter: FeedbackFilter, origin: string) {
  const { calculatorId, state, search, page = 1 } = filter;
  const shown = and(
    isNotNull(feedback.message),
    calculatorId ? eq(feedback.calculatorId, calculatorId) : undefined,
    state ? eq(feedback.state, state) : undefined,
    search
      ? or(
          ...[feedback.message, calculators.name].map(
            (column) => sql`instr(lower(${column}), ${search.toLowerCase()}) > 0`,
          ),
        )
      : undefined,
  );
  const [byCalculator, messages, [total]] = await database.batch([
    database
      .select({
        calculatorId: feedback.calculatorId,
        name: sql<string | null>`coalesce(max(${calculators.name}), max(${feedback.calculatorName}))`,
        upvotes: sql<number>`sum(${feedback.type} = 'upvote')`,
        messages: sql<number>`sum(${feedback.message} is not null and ${feedback.state} <> 'spam')`,
        all: count(),
        last: sql<number>`max(${feedback.createdAt})`,
      })
      .from(feedback)
      .leftJoin(calculators, eq(calculators.id, feedback.calculatorId))
      .groupBy(feedback.calculatorId)
      .orderBy(desc(count())),
    database
      .select({ row: feedback, name: calculators.name, email: users.email })
      .from(feedback)
      .leftJoin(calculators, eq(calculators.id, feedback.calculatorId))
      .leftJoin(users, eq(users.id, feedback.userId))
      .where(shown)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    database
      .select({ count: count() })
      .from(feedback)
      .leftJoin(calculators, eq(calculators.id, feedback.calculatorId))
      .where(shown),
  ]);
  return {
    byCalculator: byCalculator.map((row) => ({ ...row, last: new Date(row.last).toISOString() })),
    messages: messages.map(({ row, name, email }) => ({
      id: row.id,
      calculatorId: row.calculatorId,
      calculatorName: name ?? row.calculatorName,
      type: row.type,
      message: row.message,
      country: row.country,
      state: row.state,
      answer: row.answer,
      email,
      mail:
        email && row.answer ? composeAnswer({ message: row.message ?? "", answer: row.answer }, email, origin) : null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    })),
    pages: Math.max(1, Math.ceil(total!.count / PAGE)),
  };
}

type FeedbackChange = Omit<v.InferOutput<typeof feedbackChangeSchema>, "send">;

/** Changes or removes a message. @returns false where there is none */
export async function changeFeedback(
  database: Database,
  { id, state, answer, remove }: FeedbackChange,
): Promise<boolean> {
  const chosen = eq(feedback.id, id);
  const changed = remove
    ? await database.delete(feedback).where(chosen).returning({ id: feedback.id })
    : await database
        .update(feedback)
        .set({ id, ...(state ? { state } : {}), ...(answer === undefined ? {} : { answer: answer || null }) })
        .where(chosen)
        .returning({ id: feedback.id });
  return changed.length > 0;
}

/** The mail to the signed-in author of a message; null where there is no answer or nobody to send it to. */
export async function findAnswer(database: Database, id: string, origin: string): Promise<Notice | null> {
  const [row] = await database
    .select({ message: feedback.message, answer: feedback.answer, email: users.email })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .where(and(eq(feedback.id, id), isNull(feedback.answeredAt)));
  return row?.email && row.answer
    ? composeAnswer({ message: row.message ?? "", answer: row.answer }, row.email, origin)
    : null;
}

/** Records that an answer was sent, which closes the message. */
export async function recordAnswer(database: Database, id: string, now = new Date()): Promise<void> {
  await database.update(feedback).set({ answeredAt: now, state: "closed" }).where(eq(feedback.id, id));
}

import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { feedback } from "#workers/database/schema.ts";

/** What a visitor says of a calculator, or of the site where no calculator is named. */
export const feedbackSchema = v.object({
  calculatorId: v.optional(
    v.pipe(
      v.string("The calculator must be a text."),
      v.regex(/^[A-Za-z0-9-]{1,64}$/, "There is no calculator of that name."),
    ),
  ),
  calculatorName: v.optional(
    v.pipe(
      v.string("The calculator's name must be a text."),
      v.maxLength(200, "The calculator's name may have at most 200 characters."),
    ),
  ),
  type: v.pipe(
    v.string("Say what kind of feedback it is."),
    v.regex(/^[a-z-]{1,32}$/, "The kind of feedback must be upvote or other."),
  ),
  message: v.optional(
    v.pipe(
      v.string("The message must be a text."),
      v.trim(),
      v.maxLength(4000, "The message may have at most 4000 characters."),
    ),
  ),
});

export type Feedback = v.InferOutput<typeof feedbackSchema>;

export async function saveFeedback(
  database: Database,
  given: Feedback,
  from: { readonly country: string | null; readonly userId: string | null },
) {
  await database.insert(feedback).values({
    id: crypto.randomUUID(),
    calculatorId: given.calculatorId ?? null,
    calculatorName: given.calculatorName ?? null,
    type: given.type === "upvote" ? "upvote" : "other",
    message: given.message || null,
    country: from.country,
    userId: from.userId,
  });
}

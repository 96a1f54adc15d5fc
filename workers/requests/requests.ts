import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { calculatorRequests } from "#workers/database/schema.ts";
import { messageId } from "#workers/http/message-id.ts";

/** A calculator that a visitor asks for. */
export const requestSchema = v.object({
  id: messageId,
  calculatorName: v.pipe(
    v.string("Say which calculator."),
    v.trim(),
    v.minLength(1, "Say which calculator."),
    v.maxLength(200, "The name may have at most 200 characters."),
  ),
  description: v.pipe(
    v.optional(v.string("The description must be text."), ""),
    v.maxLength(2000, "The description may have at most 2000 characters."),
  ),
  email: v.optional(
    v.pipe(
      v.string("The e-mail must be text."),
      v.trim(),
      v.maxLength(254, "The e-mail address is too long."),
      v.email("This is not an e-mail address. Write it like name@example.com."),
    ),
  ),
});

export type CalculatorRequest = v.InferOutput<typeof requestSchema>;

/** Stores a request with the country that it came from; a request with an id only once. */
export async function saveRequest(
  database: Database,
  request: CalculatorRequest,
  from: { readonly country: string | null; readonly userId: string | null },
) {
  await database
    .insert(calculatorRequests)
    .values({
      id: request.id ?? crypto.randomUUID(),
      calculatorName: request.calculatorName,
      description: request.description,
      email: request.email ?? null,
      country: from.country,
      userId: from.userId,
    })
    .onConflictDoNothing({ target: calculatorRequests.id });
}

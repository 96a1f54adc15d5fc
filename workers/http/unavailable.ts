import { logFailure } from "#workers/errors/log.ts";
import { errorResponse } from "./http.ts";

/** What a visitor reads where the database does not answer (spec 2 §8). */
export const UNAVAILABLE = "Data service is temporarily unavailable. Please try again later.";

/**
 * Answers from the database; 503 where that fails, so that nothing seems to be stored that is not. A Response that is thrown
 * is the answer.
 *
 * @param event what failed, for the log
 */
export async function orUnavailable(event: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) return error;
    logFailure(event, error);
    return errorResponse(503, UNAVAILABLE);
  }
}

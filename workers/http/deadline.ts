/** How long an answer waits for what it can do without, in milliseconds. */
export const DEADLINES = {
  /** A read of KV: a cache, or an override. */
  kv: 300,
  /** The directory, which the code has a list of. */
  directory: 2000,
  /** A report's way into the error log. */
  errors: 2000,
} as const;

/**
 * The result of the work, unless it takes longer than the deadline. The work itself goes on, but nobody waits
 * for its result any more.
 *
 * @throws Error "TimeoutError: … did not answer within … ms."; whatever the work throws
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`${what} did not answer within ${milliseconds} ms.`);
    error.name = "TimeoutError";
    late.reject(error);
  }, milliseconds);
  // Should it fail later, something must have handled the rejection.
  work.catch(() => {});
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

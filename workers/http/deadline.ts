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
 * What the work gives, unless that takes longer than the deadline. The work itself goes on; what becomes of it nobody
 * waits for any more.
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
  // Should it fail later, somebody has to have looked at it.
  work.catch(() => {});
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

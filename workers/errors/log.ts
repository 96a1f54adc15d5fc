import { readText } from "#errors/classify.ts";
import { requestScope } from "#workers/request-scope.ts";

type Detail = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * One JSON line for a failure: what failed, in which request, why, and what else is known. The cause says nothing of
 * what a statement was to write.
 *
 * @param event what failed, as "noun-participle": `directory-unread`
 */
export function logFailure(event: string, cause: unknown, detail: Detail = {}): void {
  console.error(line(event, cause, detail));
}

/** As {@link logFailure}, where something else stands in and visitors notice nothing. */
export function logWarning(event: string, cause: unknown, detail: Detail = {}): void {
  console.warn(line(event, cause, detail));
}

function line(event: string, cause: unknown, detail: Detail): string {
  const { requestId, route } = requestScope() ?? {};
  return JSON.stringify({ event, requestId, route, ...detail, cause: readText(cause) });
}

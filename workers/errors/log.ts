import { readText } from "#errors/classify.ts";
import { requestScope } from "#workers/request-scope.ts";
import { eraseTyped, nameRoute } from "./ours.ts";

type Detail = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * One JSON line for a failure: what failed, in which request, why, and what else is known. The cause says nothing of
 * what a statement was to write, or of what was typed into the address.
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
  const { requestId, method, url } = requestScope() ?? {};
  const route = url && `${method} ${nameRoute(new URL(url).pathname)}`;
  return JSON.stringify({ event, requestId, route, ...detail, cause: eraseTyped(readText(cause), url) });
}

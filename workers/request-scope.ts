/** Which request is being answered, known wherever its failures are logged without being handed through. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestScope {
  /** What the platform calls the request; one of our own where it calls it nothing. */
  readonly requestId: string;
  /** Method and path, without the query: that may carry what someone typed. */
  readonly route: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Answers a request within its scope. */
export function inScopeOf<T>(request: Request, answer: () => T): T {
  const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
  return scopes.run({ requestId, route: `${request.method} ${new URL(request.url).pathname}` }, answer);
}

/** The request that is being answered; null in a scheduled run, a batch of the queue, a test. */
export function requestScope(): RequestScope | null {
  return scopes.getStore() ?? null;
}

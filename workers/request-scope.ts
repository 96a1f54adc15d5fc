/** Which request is being answered, known wherever its failures are logged without being handed through. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestScope {
  /** What the platform calls the request; one of our own where it calls it nothing. */
  readonly requestId: string;
  /** Method and path, without the query: that may carry what someone typed. */
  readonly route: string;
}

/** Most requests log nothing: what they are called is read where it is asked for. */
class ScopeOfRequest implements RequestScope {
  readonly #request: Request;
  #requestId: string | undefined;

  constructor(request: Request) {
    this.#request = request;
  }

  get requestId(): string {
    return (this.#requestId ??= this.#request.headers.get("CF-Ray") ?? crypto.randomUUID());
  }

  get route(): string {
    return `${this.#request.method} ${new URL(this.#request.url).pathname}`;
  }
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Answers a request within its scope. */
export function inScopeOf<T>(request: Request, answer: () => T): T {
  return scopes.run(new ScopeOfRequest(request), answer);
}

/** The request that is being answered; null in a scheduled run, a batch of the queue, a test. */
export function requestScope(): RequestScope | null {
  return scopes.getStore() ?? null;
}

/** Which request is being answered, known wherever its failures are logged without being passed along. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestScope {
  /** The platform's id of the request; one of our own where it gives none. */
  readonly requestId: string;
  readonly method: string;
  /** Unshortened, with what someone typed in it. What is logged of it goes through workers/errors/ours.ts. */
  readonly url: string;
}

/** Most requests log nothing: names are made where they are asked for. Nothing of the request itself is kept. */
class ScopeOfRequest implements RequestScope {
  readonly method: string;
  readonly url: string;
  readonly #ray: string | null;
  #ownId: string | undefined;

  constructor({ method, url, headers }: Request) {
    this.method = method;
    this.url = url;
    this.#ray = headers.get("CF-Ray");
  }

  get requestId(): string {
    return this.#ray ?? (this.#ownId ??= crypto.randomUUID());
  }
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Answers a request within its scope. */
export function runWithRequest<T>(request: Request, answer: () => T): T {
  return scopes.run(new ScopeOfRequest(request), answer);
}

/** The request that is being answered; null in a scheduled run, a batch of the queue, a test. */
export function requestScope(): RequestScope | null {
  return scopes.getStore() ?? null;
}

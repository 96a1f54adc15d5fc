/** Requests to a served site as they are written, without what browsers and `fetch` add or forbid. */
import { Agent, request as send, type IncomingHttpHeaders } from "node:http";

export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Marks the error of a connection that was closed before it was used. */
const STALE = Symbol("stale");

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Milliseconds until the head of the answer was there. */
  readonly head: number;
  /** Milliseconds until all of it was there. */
  readonly whole: number;
}

/** Connections to one site that are kept open. Redirects are not followed, nothing is decompressed. */
export class Connections {
  readonly #agent: Agent;
  readonly #base: URL;

  readonly #onlyOnce: boolean;

  /** @param onlyOnce whether no write may be sent a second time */
  constructor(base: string, sockets: number, { onlyOnce = false } = {}) {
    this.#onlyOnce = onlyOnce;
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets });
    this.#base = new URL(base);
  }

  /** A connection that the server closed while it was idle says so only when it is used again: then another one is. */
  async ask(ask: Ask, timeout = 30_000): Promise<Answer> {
    try {
      return await this.#send(ask, timeout);
    } catch (error) {
      if (!(error instanceof Error && STALE in error)) throw error;
      return this.#send(ask, timeout);
    }
  }

  #send({ path, method = "GET", headers = {}, body }: Ask, timeout: number): Promise<Answer> {
    const began = performance.now();
    // Node leaves it out where the method has no body as a rule; what follows would be read as the next request.
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const outgoing = send(
        {
          host: this.#base.hostname,
          port: this.#base.port,
          path,
          method,
          headers: { ...length, ...headers },
          agent: this.#agent,
          timeout,
        },
        (incoming) => {
          const head = performance.now() - began;
          const parts: Buffer[] = [];
          incoming.on("data", (part: Buffer) => parts.push(part));
          incoming.once("error", reject);
          incoming.once("end", () => {
            const whole = performance.now() - began;
            const { statusCode = 0, headers: received } = incoming;
            resolve({ status: statusCode, headers: received, body: Buffer.concat(parts), head, whole });
          });
        },
      );
      outgoing.once("timeout", () => outgoing.destroy(new Error(`No answer within ${timeout} ms`)));
      outgoing.once("error", (error: NodeJS.ErrnoException) => {
        const isStale = outgoing.reusedSocket && error.code === "ECONNRESET" && (method === "GET" || !this.#onlyOnce);
        reject(isStale ? Object.assign(error, { [STALE]: true }) : error);
      });
      outgoing.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

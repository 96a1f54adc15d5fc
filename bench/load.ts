/** Requests in numbers: how many a second, how long each, what they cost. */
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

/** The value below which a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds until an answer was whole: half of them, 99 of 100. */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not as expected, and requests without one. */
  readonly failed: number;
}

interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly isGood?: (answer: Answer) => boolean;
}

/** As many requests as some connections can carry, each after its answer, for some seconds. */
export async function loadFor(
  base: string,
  next: (index: number) => Ask,
  { connections, seconds, isGood = ({ status }) => status === 200 }: LoadOptions,
): Promise<Load> {
  const open = new Connections(base, connections);
  const times: number[] = [];
  let [index, failed] = [0, 0];
  const began = performance.now();
  const end = began + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      try {
        const answer = await open.ask(next(index++));
        times.push(answer.whole);
        if (!isGood(answer)) failed += 1;
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const took = (performance.now() - began) / 1000;
  open.close();
  return {
    requests: times.length,
    perSecond: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed,
  };
}

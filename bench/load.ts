/** Requests in numbers: how many a second, how long each, what they cost. */
import { type Answer, type Ask, Connections } from "../tests/site/connections.ts";
import { quantile } from "../tests/site/quantile.ts";

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

/** Sends made-up requests, and gathers what was wrong. */
import { type Ask, Connections } from "../site/connections.ts";
import { quantile } from "../site/quantile.ts";
import { type Chance, makeChance } from "./chance.ts";
import { findFaults, SLOWEST } from "./faults.ts";
import { type Definition, makeRequest } from "./requests.ts";

export interface Fault {
  readonly request: Ask;
  readonly faults: readonly string[];
}

export interface Outcome {
  readonly sent: number;
  /** How many answers of each status. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly p50: number;
  readonly p99: number;
  /** Answers over the limit that were not when asked alone: the load's and not the request's. */
  readonly slowInACrowd: number;
  readonly faulty: readonly Fault[];
}

interface Options {
  readonly count: number;
  readonly seed: number;
  readonly connections?: number;
  /** How many calculators; all where it is left out. */
  readonly calculators?: number;
  readonly onProgress?: (sent: number) => void;
}

const MOST_FAULTS = 50;

async function readDefinitions(open: Connections, count: number, chance: Chance): Promise<readonly Definition[]> {
  const rows = JSON.parse((await open.ask({ path: "/api/calculators" })).body.toString()) as { id: string }[];
  const ids = rows.map(({ id }) => id);
  while (ids.length > count) ids.splice(chance.below(ids.length), 1);
  return Promise.all(
    ids.map(async (id) => {
      const answer = await open.ask({ path: `/api/calculators/${id}` });
      const { definition } = JSON.parse(answer.body.toString()) as { definition: Definition | null };
      return { id, inputs: definition?.inputs ?? [], outputs: definition?.outputs ?? [] };
    }),
  );
}

export async function fuzz(url: string, options: Options): Promise<Outcome> {
  const { count, seed, connections = 4, calculators = Infinity, onProgress = () => {} } = options;
  const chance = makeChance(seed);
  const open = new Connections(url, connections);
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const suspects: Fault[] = [];
  try {
    const definitions = await readDefinitions(open, calculators, chance);
    let sent = 0;
    const work = async () => {
      while (sent < count && suspects.filter((suspect) => !isOnlySlow(suspect)).length < MOST_FAULTS) {
        sent += 1;
        if (sent % 1_000 === 0) onProgress(sent);
        const request = makeRequest(definitions, chance);
        const { status, time, faults } = await attempt(open, request);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        times.push(time);
        if (faults.length > 0) suspects.push({ request, faults });
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    const faulty: Fault[] = [];
    for (const suspect of suspects) {
      const faults = isOnlySlow(suspect) ? await askedAlone(open, suspect.request) : suspect.faults;
      if (faults.length > 0) faulty.push({ request: suspect.request, faults });
    }
    return {
      sent,
      statuses,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      slowInACrowd: suspects.length - faulty.length,
      faulty,
    };
  } finally {
    open.close();
  }
}

const isOnlySlow = ({ faults }: Fault) => faults.every((fault) => fault.startsWith("took "));

/** The best of three, with nothing beside it: a request that is slow by itself stays slow. */
async function askedAlone(open: Connections, request: Ask): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  for (let attempts = 0; attempts < 3; attempts += 1) {
    ({ faults } = await attempt(open, request));
    if (faults.length === 0) return faults;
  }
  return faults;
}

/** A connection that breaks is a fault too. */
async function attempt(open: Connections, request: Ask) {
  try {
    const answer = await open.ask(request, 20 * SLOWEST);
    return { status: answer.status, time: answer.whole, faults: findFaults(answer) };
  } catch (error) {
    return { status: 0, time: 0, faults: [`no answer: ${String(error)}`] };
  }
}

/** As a command that sends the same request again. */
export function asCommand({ path, method = "GET", headers = {}, body }: Ask, url: string): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const parts = ["curl -i --path-as-is", "-X", method, quote(url + path)];
  for (const [name, value] of Object.entries(headers)) parts.push("-H", quote(`${name}: ${value}`));
  if (body !== undefined) parts.push("--data-binary", quote(typeof body === "string" ? body : "(bytes)"));
  return parts.map((part) => (part.length > 400 ? `${part.slice(0, 400)}…` : part)).join(" ");
}

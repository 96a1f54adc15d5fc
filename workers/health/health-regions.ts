/** What each place of the network found when it looked at the site's health: the last time in full, and a line of those before, for a week. */
import * as v from "valibot";
import { parseJson } from "#workers/cache/parse-json.ts";
import type { Health } from "./health.ts";
import { logWarning } from "#workers/errors/log.ts";

const PREFIX = "health-at:";
const KEPT_SECONDS = 7 * 86_400;
/** One an hour, and one for each change. */
const MOST_LOOKS = 200;
/** An isolate writes no more often than this, unless the status changed: KV allows few writes a day. */
const WRITTEN_EVERY = 3_600_000;
/** How many places are read at once. */
const MOST = 100;

/** One look in short. */
export interface Look {
  readonly at: string;
  readonly status: Health["status"];
  /** How long the database took. */
  readonly milliseconds: number | null;
}

/** A place's last look, and those before it, the oldest first. */
export interface PlaceHealth extends Omit<Health, "alerts"> {
  readonly colo: string;
  readonly looks: readonly Look[];
}

const status = v.picklist(["healthy", "warning", "error"]);
const placeSchema = v.object({
  status,
  checkedAt: v.string(),
  version: v.string(),
  colo: v.string(),
  probes: v.array(
    v.object({
      name: v.picklist(["database", "directory", "kv", "queue", "rates", "errors"]),
      status,
      reason: v.string(),
      milliseconds: v.nullable(v.number()),
      region: v.nullable(v.string()),
    }),
  ),
  // Notes of an earlier version have none.
  looks: v.optional(v.array(v.object({ at: v.string(), status, milliseconds: v.nullable(v.number()) })), []),
});

type RegionStore = Pick<KVNamespace, "get" | "put" | "list">;

let written: { readonly at: number; readonly status: string; readonly colo: string } | null = null;

/** For a run that is not at the network's edge. */
const LOCAL = "local";

const lookOf = ({ checkedAt, status: found, probes }: Health): Look => ({
  at: checkedAt,
  status: found,
  milliseconds: probes.find(({ name }) => name === "database")?.milliseconds ?? null,
});

async function readLooks(store: Pick<RegionStore, "get">, colo: string): Promise<readonly Look[]> {
  return parseJson(placeSchema, await store.get(PREFIX + colo))?.looks ?? [];
}

/** Those within the week, and at most this many. */
function keepRecent(looks: readonly Look[], now: number): readonly Look[] {
  return looks.filter(({ at }) => Date.parse(at) > now - KEPT_SECONDS * 1000).slice(-MOST_LOOKS);
}

/** Notes what this place found, at most once an hour while nothing changes. A note that fails is logged. */
export async function noteHealth(
  store: Pick<RegionStore, "get" | "put">,
  health: Health,
  now = Date.now(),
): Promise<void> {
  const colo = health.colo ?? LOCAL;
  const isKnown = written?.colo === colo && written.status === health.status && now - written.at < WRITTEN_EVERY;
  if (isKnown) return;
  written = { at: now, status: health.status, colo };
  try {
    const looks = keepRecent([...(await readLooks(store, colo)), lookOf(health)], now);
    await store.put(PREFIX + colo, JSON.stringify({ ...health, colo, looks }), { expirationTtl: KEPT_SECONDS });
  } catch (error) {
    logWarning("health-not-noted", error);
  }
}

/** This place as it is now, then the others by their last look; only this one where KV fails. */
export async function healthByRegion(store: RegionStore, here: Health): Promise<readonly PlaceHealth[]> {
  const mine: PlaceHealth = { ...here, colo: here.colo ?? LOCAL, looks: [lookOf(here)] };
  try {
    const before = await readLooks(store, mine.colo);
    const { keys } = await store.list({ prefix: PREFIX, limit: MOST });
    const others = keys.map(({ name }) => name).filter((name) => name !== PREFIX + mine.colo);
    const texts = await Promise.all(others.map((name) => store.get(name)));
    return [
      { ...mine, looks: [...before, ...mine.looks] },
      ...texts.flatMap((text) => parseJson(placeSchema, text) ?? []),
    ];
  } catch (error) {
    logWarning("health-regions-unread", error);
    return [mine];
  }
}

/** Forgets when this isolate wrote; for tests. */
export function forgetNotes(): void {
  written = null;
}

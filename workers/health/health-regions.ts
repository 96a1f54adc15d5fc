/** What each place of the network found when it last looked at the site's health, kept for a day. */
import * as v from "valibot";
import { parseJson } from "#workers/cache/parse-json.ts";
import type { Health } from "./health.ts";
import { logWarning } from "#workers/errors/log.ts";

const PREFIX = "health-at:";
const KEPT_SECONDS = 86_400;
/** An isolate writes no more often, unless the status changed: KV allows few writes a day. */
const WRITTEN_EVERY = 3_600_000;
/** More places are not read at once. */
const MOST = 100;

/** A place's last look. */
export interface PlaceHealth extends Omit<Health, "alerts"> {
  readonly colo: string;
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
});

type RegionStore = Pick<KVNamespace, "get" | "put" | "list">;

let written: { readonly at: number; readonly status: string; readonly colo: string } | null = null;

/** Of a run that is not at the network's edge. */
const LOCAL = "local";

/** Notes what this place found, at most once an hour while nothing changes. A note that fails is logged. */
export async function noteHealth(store: Pick<RegionStore, "put">, health: Health, now = Date.now()): Promise<void> {
  const colo = health.colo ?? LOCAL;
  const isKnown = written?.colo === colo && written.status === health.status && now - written.at < WRITTEN_EVERY;
  if (isKnown) return;
  written = { at: now, status: health.status, colo };
  try {
    await store.put(PREFIX + colo, JSON.stringify({ ...health, colo }), { expirationTtl: KEPT_SECONDS });
  } catch (error) {
    logWarning("health-not-noted", error);
  }
}

/** This place as it is now, then the others by their last look; only this one where KV fails. */
export async function healthByRegion(store: RegionStore, here: Health): Promise<readonly PlaceHealth[]> {
  const mine: PlaceHealth = { ...here, colo: here.colo ?? LOCAL };
  try {
    const { keys } = await store.list({ prefix: PREFIX, limit: MOST });
    const others = keys.map(({ name }) => name).filter((name) => name !== PREFIX + mine.colo);
    const texts = await Promise.all(others.map((name) => store.get(name)));
    return [mine, ...texts.flatMap((text) => parseJson(placeSchema, text) ?? [])];
  } catch (error) {
    logWarning("health-regions-unread", error);
    return [mine];
  }
}

/** Forgets when this isolate wrote; for tests. */
export function forgetNotes(): void {
  written = null;
}

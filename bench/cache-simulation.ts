/**
 * An hour of one data centre, simulated: who asks for which page, what the isolates and the edge's cache then hold, and
 * what each answer costs. The costs are those of docs/performance.md; nothing is asked of a site.
 */
import { MemoryStore } from "../workers/documents/memory-store.ts";
import { quantile } from "../tests/site/quantile.ts";
import type { Figure, Section } from "./report.ts";

const HOUR = 3600;
const PAGES = 428;
/** Bytes of a calculator's document as it is kept. */
const BYTES = 110_000;
/** Documents are served as they are for this long, in seconds, and then once more while they are rendered anew. */
const FRESH_FOR = 300;
/** Of readers in one data centre, by the units, currency and format that their country has. */
const COUNTRIES = [0.7, 0.15, 0.1, 0.05];
/** Of themes and units that readers chose for themselves. */
const CHOICES = [0.6, 0.25, 0.1, 0.05];
/** Addresses with figures of one's own: kept by the isolate alone, hardly ever asked for again. */
const WITH_FIGURES = 0.15;
/** Seconds that an isolate lives: they are evicted at the platform's will; half an hour is a guess. */
const ISOLATE_LIFE = 1_800;
const RATE_OF_ISOLATE = 50;
/** The edge's cache drops what nobody asked for in this many seconds; a guess as well. */
const EDGE_LIFE = 1_200;

/** Milliseconds of the processor. */
const COST = { memory: 2, edge: 3, fresh: 14.2, first: 23.8 };
/** Renderings of an isolate that cost as the first ones do. */
const FIRST = 100;

/** Draws from 0 to 1, the same ones each time (a linear congruential generator: Numerical Recipes, 3rd ed., 7.1). */
function createDraw(seed: number): () => number {
  let state = BigInt(seed);
  return () => {
    state = (state * 3_935_559_000_370_003_845n + 2_691_343_689_449_507_681n) & 0xffff_ffff_ffff_ffffn;
    return Number(state >> 11n) / 2 ** 53;
  };
}

/** Draws a place by its weight. */
function createChoice(weights: readonly number[], draw: () => number): () => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return () => {
    let left = draw() * total;
    const place = weights.findIndex((weight) => (left -= weight) < 0);
    return place === -1 ? weights.length - 1 : place;
  };
}

interface Isolate {
  store: MemoryStore;
  until: number;
  renderings: number;
}

/** @param rate documents that are asked for in a second */
export function simulateHour(rate: number, seed = 20261123) {
  const draw = createDraw(seed);
  // Zipf: the page at place n is asked for 1/n as often as the first.
  const page = createChoice(
    Array.from({ length: PAGES }, (_, place) => 1 / (place + 1)),
    draw,
  );
  const country = createChoice(COUNTRIES, draw);
  const choice = createChoice(CHOICES, draw);
  const isolates = Array.from({ length: Math.max(1, Math.ceil(rate / RATE_OF_ISOLATE)) }, (): Isolate => {
    return { store: new MemoryStore(), until: draw() * ISOLATE_LIFE, renderings: 0 };
  });
  const edge = new Map<string, { renderedAt: number; usedAt: number }>();
  const counts = { memory: 0, edge: 0, miss: 0 };
  const costs: number[] = [];

  for (let index = 0; index < rate * HOUR; index += 1) {
    const now = index / rate;
    const isolate = isolates[Math.floor(draw() * isolates.length)]!;
    if (now > isolate.until)
      Object.assign(isolate, { store: new MemoryStore(), until: now + ISOLATE_LIFE * (0.5 + draw()), renderings: 0 });
    const own = draw() < WITH_FIGURES ? `?${index}` : "";
    const key = `${page()}/${country()}/${choice()}${own}`;
    const known = isolate.store.get(key);
    const there = edge.get(key);
    if (known && now - known.renderedAt < FRESH_FOR) {
      counts.memory += 1;
      costs.push(COST.memory);
    } else if (there && now - there.usedAt < EDGE_LIFE && now - there.renderedAt < FRESH_FOR) {
      counts.edge += 1;
      costs.push(COST.edge);
      there.usedAt = now;
      isolate.store.set(key, keep(there.renderedAt));
    } else {
      // A document that is old is served as it is, and its rendering is paid for by the same request.
      counts.miss += 1;
      isolate.renderings += 1;
      costs.push(isolate.renderings <= FIRST ? COST.first : COST.fresh);
      isolate.store.set(key, keep(now));
      if (!own) edge.set(key, { renderedAt: now, usedAt: now });
    }
  }
  return { counts, costs };
}

/** Only its length counts. */
const body = new Uint8Array(BYTES);
const keep = (renderedAt: number) => ({ status: 200, body, headers: [], renderedAt });

export function measureCache(): Section {
  const figures = [1, 10, 100].flatMap((rate): readonly Figure[] => {
    const { counts, costs } = simulateHour(rate);
    const share = (count: number) => (100 * count) / costs.length;
    return [
      { name: `${rate}/s: from the isolate`, value: share(counts.memory), unit: "%" },
      { name: `${rate}/s: from the edge's cache`, value: share(counts.edge), unit: "%" },
      { name: `${rate}/s: rendered`, value: share(counts.miss), unit: "%" },
      { name: `${rate}/s: processor time, mean`, value: costs.reduce((a, b) => a + b) / costs.length, unit: "ms" },
      { name: `${rate}/s: processor time, p50`, value: quantile(costs, 0.5), unit: "ms" },
      { name: `${rate}/s: processor time, p95`, value: quantile(costs, 0.95), unit: "ms" },
    ];
  });
  return {
    title: "An hour of one data centre, simulated",
    note: `Zipf over ${PAGES} pages, ${COUNTRIES.length} countries, ${CHOICES.length} preferences; an isolate lives ${ISOLATE_LIFE / 60} minutes.`,
    figures,
  };
}

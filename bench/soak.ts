/**
 * `npm run soak [-- --minutes N] [--rate N] [--markdown]`: 20 minutes of mixed load at a steady rate; each minute the
 * memory of workerd with all its stand-ins, the heap of our worker's isolate in it, and what went wrong. Ends by itself;
 * fails where an answer was an error. What the stand-ins alone keep, `node bench/stand-ins.ts` measures.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { Failure, main } from "../scripts/process.ts";
import { type Ask, Connections } from "../tests/site/connections.ts";
import { quantile } from "../tests/site/quantile.ts";
import { LONGEST, pages } from "../tests/site/pages.ts";
import { type Chance, makeChance } from "../tests/fuzz/chance.ts";
import { heapOf, memoryOf, type Site, startSite } from "./site.ts";

/** Requests that wait at once; where more would, the site does not keep up, and the request is counted as skipped. */
const MOST_WAITING = 64;
const SEED = 20_261_122;

const WORDS = ["mortgage", "bmi", "tip", "loan payment", "cm to inches", "percent", "compuond intrest", "age", "tax"];
const IDS = ["mortgage", "bmi", "tip", "age", "compound-interest", "percentage", "401k", "length-converter"];

const json = (body: unknown): Pick<Ask, "body" | "headers" | "method"> => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** What visitors do, and how often of 100. */
const KINDS: readonly (readonly [share: number, make: (chance: Chance, index: number) => Ask])[] = [
  [30, (chance) => ({ path: `/calculator/${chance.pick(IDS)}` })],
  [15, (chance) => ({ path: chance.pick(pages).path })],
  [12, (_, index) => ({ path: `${LONGEST.path}?${LONGEST.field}=${200_000 + index}` })],
  [12, (chance) => ({ path: `/api/calculators/search-enhanced?q=${encodeURIComponent(chance.pick(WORDS))}` })],
  [6, (chance, index) => ({ path: `/?search=${encodeURIComponent(chance.pick(WORDS))}+${index % 500}` })],
  [
    12,
    (chance) => ({
      path: `/api/calculators/mortgage/calculate`,
      ...json({ inputs: { homePrice: 100_000 + chance.below(900_000) } }),
    }),
  ],
  [6, (chance) => ({ path: `/api/calculators/${chance.pick(IDS)}/use`, method: "POST" })],
  [3, () => ({ path: "/api/calculators" })],
  [2, () => ({ path: "/favicon.svg" })],
  [1, (chance) => ({ path: "/api/feedback", ...json({ type: "upvote", calculatorId: chance.pick(IDS) }) })],
  [1, (chance) => ({ path: `/no/such/page/${chance.below(1_000)}` })],
];

function nextAsk(chance: Chance, index: number): Ask {
  let left = chance.below(KINDS.reduce((sum, [share]) => sum + share, 0));
  const [, make] = KINDS.find(([share]) => (left -= share) < 0)!;
  const ask = make(chance, index);
  // Each visitor from an address of their own: what is limited by address is not what is measured.
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  return { ...ask, headers: { ...ask.headers, "CF-Connecting-IP": address } };
}

class Counts {
  answers = 0;
  errors = 0;
  skipped = 0;
  readonly times: number[] = [];
  readonly kinds = new Map<string, number>();

  error(what: string): void {
    this.errors += 1;
    this.kinds.set(what, (this.kinds.get(what) ?? 0) + 1);
  }
}

/** Sends at a steady rate for some seconds, whatever the answers do. */
async function sendFor(open: Connections, seconds: number, rate: number, chance: Chance, from: number) {
  const counts = new Counts();
  const waiting = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const ask = nextAsk(chance, from + sent);
      if (waiting.size >= MOST_WAITING) {
        counts.skipped += 1;
        continue;
      }
      const work: Promise<void> = send(open, ask, counts).finally(() => waiting.delete(work));
      waiting.add(work);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await Promise.all(waiting);
  return { counts, sent };
}

/** The beginning of an answer, without markup. */
function wordsOf(body: string): string {
  const text = body.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  return text.trim().slice(0, 200);
}

async function send(open: Connections, ask: Ask, counts: Counts): Promise<void> {
  const isMissing = ask.path.startsWith("/no/such/");
  try {
    const { status, whole, body } = await open.ask(ask);
    counts.answers += 1;
    counts.times.push(whole);
    if (isMissing ? status !== 404 : status >= 400)
      counts.error(`${status} ${ask.path} after ${whole.toFixed(0)} ms: ${wordsOf(body.toString())}`);
  } catch (error) {
    counts.error(`${String(error)} ${ask.path}`);
  }
}

const COLUMNS = [
  "minute",
  "answers",
  "errors",
  "skipped",
  "p50 ms",
  "p99 ms",
  "process MiB",
  "heap MiB",
  "buffers",
] as const;

function line(cells: readonly (string | number)[], isMarkdown: boolean): string {
  const texts = cells.map((cell) => (typeof cell === "number" ? String(Math.round(cell * 10) / 10) : cell));
  return isMarkdown ? `| ${texts.join(" | ")} |` : texts.map((text) => text.padStart(11)).join("");
}

async function soak(site: Site, minutes: number, rate: number, isMarkdown: boolean): Promise<void> {
  const open = new Connections(site.url, MOST_WAITING);
  const chance = makeChance(SEED);
  // Every kind once before it counts.
  for (const [, make] of KINDS) await open.ask(make(chance, 0));
  const before = memoryOf(site.worker);
  const first = await heapOf(site);
  console.log(line(COLUMNS, isMarkdown));
  if (isMarkdown)
    console.log(
      line(
        COLUMNS.map(() => "---"),
        true,
      ),
    );
  console.log(line([0, 0, 0, 0, "–", "–", before, first.used, first.buffers], isMarkdown));
  const errors = new Map<string, number>();
  const memory: number[] = [];
  const heaps: number[] = [];
  let [sent, answers, failed] = [0, 0, 0];
  for (let left = minutes * 60, minute = 1; left > 0; left -= 60, minute += 1) {
    const part = await sendFor(open, Math.min(60, left), rate, chance, sent);
    const { counts } = part;
    sent += part.sent;
    answers += counts.answers;
    failed += counts.errors;
    for (const [kind, times] of counts.kinds) errors.set(kind, (errors.get(kind) ?? 0) + times);
    const { used, buffers } = await heapOf(site);
    memory.push(memoryOf(site.worker));
    heaps.push(used);
    const times = [quantile(counts.times, 0.5), quantile(counts.times, 0.99)];
    const cells = [minute, counts.answers, counts.errors, counts.skipped, ...times, memory.at(-1)!, used, buffers];
    console.log(line(cells, isMarkdown));
  }
  open.close();
  const atThree = (start: number, minutesOf: readonly number[]) =>
    [start, minutesOf[Math.floor(minutesOf.length / 2)]!, minutesOf.at(-1)!].map((one) => one.toFixed(0)).join(", ");
  console.log(
    `\n${answers} answers, ${failed} errors; MiB before, half way and after: process ${atThree(before, memory)}, ` +
      `our isolate's heap ${atThree(first.used, heaps)}; load ${loadavg()[0]!.toFixed(1)}.`,
  );
  for (const [kind, times] of [...errors].slice(0, 20)) console.log(`  ${times} × ${kind}`);
  if (failed > 0) throw new Failure(`${failed} requests were not answered as they should be.`);
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "20" },
      rate: { type: "string", default: "20" },
      markdown: { type: "boolean", default: false },
    },
  });
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
  if (!(minutes > 0 && minutes <= 600 && rate > 0 && rate <= 1_000))
    throw new Failure("--minutes must be within 600 and --rate within 1000.");
  console.log(`${minutes} minutes at ${rate} requests a second …`);
  const site = await startSite({ state: `.cache/bench/soak-${process.pid}`, isInspected: true });
  try {
    await soak(site, minutes, rate, values.markdown);
  } finally {
    await site.end();
  }
});

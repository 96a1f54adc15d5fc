/**
 * How long a search takes: making the index as the isolate starts, the first ask, the asks after it, and to read all texts
 * anew, at the size of the catalogue and at sizes made up to 10,000 rows. Measured, never asserted by time.
 *
 * node bench/search.ts
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  buildSearchIndex,
  prepareSearchIndex,
  type Searchable,
  searchCalculators,
  withRows,
  type WrittenPhrases,
  writePhrases,
} from "../app/catalogue/search/index.ts";
import { grow, realRows } from "./made-up-rows.ts";

const SIZES = [428, 1_000, 3_000, 10_000];
const BUDGET = { warm: 2, first: 15 };
const ROUNDS = 20;
const STARTS = 5;
const QUERIES = [
  "morgage",
  "mortgage 300k at 6.5% for 30 years",
  "how much house can i afford",
  "car payment",
  "cm to inches",
  "gfr",
  "compuond intrest daily",
  "percent",
  "cost",
  "time",
  "tax on selling shares",
  "when will my baby be born",
  "square root of 144",
  "xyzzy qwertz",
];

interface Times {
  /** Making the index when the isolate starts, by what the build has read, nothing compiled yet. */
  start: number;
  /** The first ask after it, of rows read from the database. */
  first: number;
  /** Of one ask, later. */
  typical: number;
  worst: number;
  /** Reading all texts anew, as where an admin has changed one. */
  anew: number;
}

interface Input {
  readonly rows: readonly Searchable[];
  readonly written: WrittenPhrases;
}

function measure({ rows, written }: Input): Times {
  const started = performance.now();
  const prepared = prepareSearchIndex(rows, written);
  const start = performance.now() - started;
  const read = rows.map((row) => structuredClone(row)).toReversed();
  const asked = performance.now();
  const index = withRows(prepared, read)!;
  searchCalculators(index, QUERIES[0]!);
  const first = performance.now() - asked;
  for (const query of QUERIES) searchCalculators(index, query);
  const times = QUERIES.map((query) => fastest(() => searchCalculators(index, query)));
  const typical = times.reduce((sum, time) => sum + time, 0) / times.length;
  const anew = fastest(() => buildSearchIndex(rows));
  return { start, first, typical, worst: Math.max(...times), anew };
}

/** The fastest of some runs: what the machine does beside makes no run faster. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** In processes of their own, where nothing is compiled yet, as in a worker that has just started: the best of some. */
function measureApart(rows: readonly Searchable[]): Times {
  const input = JSON.stringify({ rows, written: writePhrases(rows) } satisfies Input);
  const runs = Array.from({ length: STARTS }, () => {
    const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), "measure"], {
      input,
      encoding: "utf8",
    });
    return JSON.parse(stdout) as Times;
  });
  const best = (key: keyof Times) => Math.min(...runs.map((run) => run[key]));
  return {
    start: best("start"),
    first: best("first"),
    typical: best("typical"),
    worst: best("worst"),
    anew: best("anew"),
  };
}

async function main(): Promise<void> {
  const real = await realRows();
  const cell = (text: string) => text.padStart(14);
  console.log(["rows", "at start", "first ask", "warm", "slowest query", "texts anew"].map(cell).join(""));
  let base: number | null = null;
  for (const size of SIZES) {
    const { start, first, typical, worst, anew } = measureApart(grow(real, size));
    const times = [start, first, typical, worst, anew].map((time) => cell(`${time.toFixed(2)} ms`)).join("");
    base ??= typical;
    const growth = `  rows × ${(size / SIZES[0]!).toFixed(1)}, warm × ${(typical / base).toFixed(1)}`;
    console.log(cell(String(size)) + times + growth);
  }
  console.log(`Budget at ${SIZES[0]} rows: first ask ${BUDGET.first} ms, warm ${BUDGET.warm} ms.`);
}

if (process.argv[2] === "measure") console.log(JSON.stringify(measure(JSON.parse(readFileSync(0, "utf8")) as Input)));
else await main();

/**
 * `node bench/error-storm.ts [url]`: 5,000 error reports in a minute, each of another kind, from many visitors. Prints how
 * long other requests take before and during it, which statuses came back, and how many rows the log holds then.
 * Without an address the production build is served on a free port, with a database of its own.
 */
import { execFileSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort, serve, untilAnswers } from "../scripts/local-site.ts";
import { prepare } from "../scripts/prepare.ts";
import { main, root, stop } from "../scripts/process.ts";

const [REPORTS, SECONDS] = [5_000, 60];
/** The rate limit is 20 a minute for each visitor. */
const VISITORS = 500;
const PROBES = ["/calculator/mortgage", "/api/calculators/bmi/calculate?weight=70", "/api/calculators?limit=1"];

await main(async () => {
  if (process.argv[2]) return storm(process.argv[2], null);
  const state = `.cache/bench-${process.pid}`;
  await prepare(state);
  const port = await freePort();
  const server = serve(port, { state });
  try {
    await untilAnswers(`http://127.0.0.1:${port}/`, server);
    await storm(`http://127.0.0.1:${port}`, state);
  } finally {
    await stop(server);
    rmSync(join(root, state), { recursive: true, force: true });
  }
});

async function storm(base: string, state: string | null): Promise<void> {
  await probe(base, 3);
  console.log(`before: ${summary(await probe(base, 30))}`);
  const statuses = new Map<number, number>();
  const answers: Promise<void>[] = [];
  const over = new AbortController();
  const during = (async () => {
    const times: number[] = [];
    while (!over.signal.aborted) {
      times.push(...(await probe(base, 1)));
      await sleep(250);
    }
    return times;
  })();
  const began = performance.now();
  for (let sent = 0; sent < REPORTS; sent += 1) {
    const due = began + (sent / REPORTS) * SECONDS * 1000;
    if (due > performance.now()) await sleep(due - performance.now());
    answers.push(report(base, sent).then((status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)));
  }
  await Promise.all(answers);
  const seconds = (performance.now() - began) / 1000;
  over.abort();
  console.log(`during: ${summary(await during)}`);
  console.log(
    `${REPORTS} reports in ${seconds.toFixed(1)} s; ${[...statuses].map(([status, n]) => `${status}: ${n}`).join(", ")}`,
  );
  await sleep(3_000);
  if (state) console.log(`rows in the log: ${rowsIn(state)}`);
}

async function report(base: string, index: number): Promise<number> {
  const response = await fetch(`${base}/api/errors`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "CF-Connecting-IP": `198.51.${(index % VISITORS) >> 8}.${(index % VISITORS) & 255}`,
    },
    // Figures are scrubbed: the kinds differ by letters.
    body: JSON.stringify({ type: "internal", message: `Kind ${letters(index)}`, context: { url: "/calculator/bmi" } }),
  });
  await response.arrayBuffer();
  return response.status;
}

function letters(index: number): string {
  return String(index).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
}

/** Milliseconds of each request. */
async function probe(base: string, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of PROBES) {
      const began = performance.now();
      const response = await fetch(base + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      times.push(performance.now() - began);
    }
  }
  return times;
}

function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`;
  return `${times.length} requests, median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`;
}

function rowsIn(state: string): string {
  const files = globSync(`${state}/v3/d1/**/*.sqlite`, { cwd: root }).filter((name) => !name.includes("metadata"));
  return files
    .map((name) => {
      const query = `const { DatabaseSync } = require("node:sqlite"); const db = new DatabaseSync(process.argv[1], { readOnly: true }); console.log(db.prepare("select count(*) n from error_log").get().n)`;
      return execFileSync(process.execPath, ["-e", query, join(root, name)], { stdio: ["ignore", "pipe", "ignore"] })
        .toString()
        .trim();
    })
    .join(", ");
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

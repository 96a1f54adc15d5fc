/**
 * `npm run mutate -- <path>… [--sample N] [--seed S] [--minutes M] [--since COMMIT] [--kind K] [--list] [--write] [--strict]`: puts
 * small faults into the files under the paths (everything without a path), one at a time, and names those that no unit or worker
 * test notices. `--sample` takes so many of each area, the same ones for the same seed. `--kind` takes constants, comparisons
 * … only. `--since` takes the files that differ from a commit. `--list` only says which. `--write` brings the table of docs/mutation.md up to date; `--strict`
 * fails where an area is below its line. Nothing on disk is changed; what is known already is not tried again.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Area, AREAS, findArea } from "./mutate/areas.ts";
import { isEquivalent } from "./mutate/equivalents.ts";
import { applyMutant, findMutants, type Mutant } from "./mutate/find-mutants.ts";
import type { Verdict } from "./mutate/messages.ts";
import { openResults } from "./mutate/results.ts";
import { type Count, writeTable } from "./mutate/table.ts";
import { createTrier, type Trier } from "./mutate/trier.ts";
import { Failure, main, read, root } from "./process.ts";
import { makeRandom } from "../tests/fuzz/chance.ts";

interface Candidate extends Mutant {
  readonly file: string;
  readonly code: string;
  readonly area: Area;
}

const triers = new Map<string | null, Trier>();

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
      minutes: { type: "string", default: "600" },
      since: { type: "string" },
      kind: { type: "string" },
      list: { type: "boolean" },
      write: { type: "boolean" },
      strict: { type: "boolean" },
    },
  });
  const end = performance.now() + Number(values.minutes) * 60_000;
  const files = await listFiles(positionals, values.since);
  const candidates = choose(files, { kind: values.kind, sample: values.sample, seed: Number(values.seed) });
  if (values.list) return candidates.forEach((candidate) => console.log(describeMutant(candidate)));
  const counts = new Map<Area, Count>();
  let tried = 0;
  try {
    for (const candidate of candidates) {
      if (performance.now() > end) {
        console.log(`The time is over: ${candidates.length - tried} of ${candidates.length} were not tried.`);
        break;
      }
      const count = counts.get(candidate.area) ?? { noticed: 0, tried: 0 };
      counts.set(candidate.area, count);
      tried += 1;
      count.tried += 1;
      const { by, says } = await judge(candidate);
      if (by) count.noticed += 1;
      console.log(
        by ? `  noticed by ${by}: ${says ?? ""}`.slice(0, 160) : `✗ nothing notices ${describeMutant(candidate)}`,
      );
    }
  } finally {
    await Promise.all([...triers.values()].map((trier) => trier.end()));
  }
  for (const [{ name, line, goal }, { noticed, tried: of }] of counts)
    console.log(
      `${name.padEnd(14)} ${noticed} of ${of} noticed (${percentOf(noticed, of)} %, line ${line}, goal ${goal})`,
    );
  if (values.write) writeTable(counts, { seed: Number(values.seed), sample: values.sample });
  const below = [...counts].filter(([{ line }, { noticed, tried: of }]) => of >= 20 && percentOf(noticed, of) < line);
  if (values.strict && below.length > 0)
    throw new Failure(
      `Below the line: ${below.map(([{ name }]) => name).join(", ")}. Add tests that notice the above.`,
    );
});

function percentOf(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}

function describeMutant({ file, line, kind, change }: Candidate): string {
  return `${file}:${line} ${kind}: ${change}`;
}

async function listFiles(paths: readonly string[], since: string | undefined): Promise<readonly string[]> {
  const changed = since ? new Set((await read("git", ["diff", "--name-only", since])).split("\n")) : null;
  return globSync("{app,workers}/**/*.ts", { cwd: root })
    .filter((file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .filter((file) => changed?.has(file) ?? true)
    .filter((file) => findArea(file))
    .toSorted();
}

/** The mutants to try, those of a sample in turns, so that each area has its share when the time is over; those that change nothing are left out. */
function choose(
  files: readonly string[],
  { kind, sample, seed }: { kind: string | undefined; sample: string | undefined; seed: number },
): readonly Candidate[] {
  const all = files.flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8");
    return findMutants(file, code).map((mutant): Candidate => ({ ...mutant, file, code, area: findArea(file)! }));
  });
  const ofKind = kind ? all.filter((mutant) => mutant.kind === kind) : all;
  const real = ofKind.filter((mutant) => !isEquivalent(mutant));
  const byArea = AREAS.map((area) => real.filter((candidate) => candidate.area === area));
  if (!sample) return byArea.flat();
  const samples = byArea.map((own) => {
    const random = makeRandom(seed);
    const shuffled = own
      .map((candidate) => ({ candidate, place: random() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ candidate }) => candidate);
    return shuffled.slice(0, Number(sample));
  });
  return Array.from({ length: Number(sample) }, (_, turn) =>
    samples.flatMap((own) => own.slice(turn, turn + 1)),
  ).flat();
}

/** Asks the projects of the area in turn, until one notices. */
async function judge(candidate: Candidate): Promise<Verdict> {
  const { file, code, area, start, end, text } = candidate;
  const results = openResults(file, code);
  const key = `${start}-${end} ${text}`;
  const known = results.find(key);
  if (known) return known;
  let verdict: Verdict = { by: null };
  for (const project of area.projects.length > 0 ? area.projects : [null]) {
    if (!triers.has(project)) triers.set(project, createTrier(project));
    verdict = await triers.get(project)!.attempt({ file, text: applyMutant(code, candidate) });
    if (verdict.by) break;
  }
  results.keep(key, verdict);
  return verdict;
}

/**
 * `npm run bench`: the budgets of the design, measured on the production build in workerd. Prints a table, writes a JSON
 * file, ends by itself. Nothing is asserted by time.
 *
 *   npm run bench -- [--only typed,documents,weights,interaction,pictures,lighthouse,solving,throughput,worker,growth,cache] [--lighthouse RUNS]
 *                    [--seconds N] [--out FILE] [--compare OLD.json] [--markdown]
 *                    [--quick]   few requests, one run: to see that it works, not what it says
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { Failure, main, root } from "../scripts/process.ts";
import { startBrowser } from "./browser.ts";
import { measureBundle } from "./bundle.ts";
import { measureCache } from "./cache-simulation.ts";
import { measureDocuments } from "./documents.ts";
import { measureGrowth } from "./growth.ts";
import { measureInteraction } from "./interaction.ts";
import { measurePictures } from "./pictures.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { markdown, plain, type Report, type Section } from "./report.ts";
import { type Site, startSite } from "./site.ts";
import { measureSolving } from "./solving.ts";
import { measureThroughput } from "./throughput.ts";
import { measureTypedAnswers } from "./typed-answer.ts";
import { measureWeights } from "./weights.ts";

const SECTIONS = [
  "typed",
  "documents",
  "weights",
  "interaction",
  "pictures",
  "lighthouse",
  "solving",
  "throughput",
  "worker",
  "growth",
  "cache",
] as const;
type Name = (typeof SECTIONS)[number];

interface Surroundings {
  readonly site: Site;
  readonly browser: () => Promise<Browser>;
  readonly runs: number;
  readonly seconds: number;
  readonly isQuick: boolean;
}

const measures: Readonly<Record<Name, (around: Surroundings) => Promise<Section>>> = {
  typed: async ({ site, browser, isQuick }) => measureTypedAnswers(site.url, await browser(), isQuick),
  documents: ({ site, isQuick }) => measureDocuments(site, isQuick),
  weights: async ({ site, browser }) => measureWeights(site.url, await browser()),
  interaction: async ({ site, browser }) => measureInteraction(site.url, await browser()),
  pictures: async ({ site, browser }) => measurePictures(site.url, await browser()),
  lighthouse: async ({ site, runs }) => {
    const { section, findings } = await measureLighthouse(site.url, runs);
    for (const { page, audit, title, score } of findings) console.log(`  ${page}: ${audit} ${score}: ${title}`);
    return section;
  },
  solving: ({ site, isQuick }) => measureSolving(site, isQuick),
  throughput: ({ site, seconds }) => measureThroughput(site, seconds),
  worker: () => measureBundle(),
  growth: ({ isQuick }) => measureGrowth(isQuick),
  cache: () => Promise.resolve(measureCache()),
};

function chosenSections(only: string | undefined): readonly Name[] {
  if (only === undefined) return SECTIONS;
  const names = only.split(",");
  const unknown = names.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) throw new Failure(`There is no section "${unknown}". There are: ${SECTIONS.join(", ")}.`);
  return SECTIONS.filter((section) => names.includes(section));
}

function numberOf(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Failure(`--${name} must be a number above 0.`);
  return value;
}

const average = () => loadavg().map((value) => value.toFixed(1))[0]!;

async function measureAll(
  names: readonly Name[],
  effort: Pick<Surroundings, "runs" | "seconds" | "isQuick">,
): Promise<readonly Section[]> {
  const site = await startSite({ state: `.cache/bench/state-${process.pid}` });
  let started: Promise<Browser> | null = null;
  const around = { site, ...effort, browser: () => (started ??= startBrowser()) };
  const sections: Section[] = [];
  try {
    for (const name of names) {
      console.log(`Measuring ${name} …`);
      sections.push(await measures[name](around));
    }
  } finally {
    await (await (started as Promise<Browser> | null))?.close();
    await site.end();
  }
  return sections;
}

function commit(): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  try {
    return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") === "" ? "" : ", changed");
  } catch {
    return "unknown";
  }
}

if (import.meta.main) {
  await main(async () => {
    const { values } = parseArgs({
      options: {
        only: { type: "string" },
        lighthouse: { type: "string" },
        seconds: { type: "string" },
        out: { type: "string" },
        compare: { type: "string" },
        quick: { type: "boolean", default: false },
        markdown: { type: "boolean", default: false },
      },
    });
    const names = chosenSections(values.only);
    const [runs, seconds] = [
      numberOf(values.lighthouse ?? (values.quick ? "1" : "5"), "lighthouse"),
      numberOf(values.seconds ?? (values.quick ? "1" : "5"), "seconds"),
    ];
    const earlier = values.compare ? (JSON.parse(readFileSync(values.compare, "utf8")) as Report) : null;
    const began = average();
    const sections = await measureAll(names, { runs, seconds, isQuick: values.quick });
    const date = new Date().toISOString().slice(0, 16).replace("T", " ");
    const report: Report = {
      date: `${date} UTC`,
      machine: `${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
      load: `${began} before, ${average()} after`,
      commit: commit(),
      sections,
    };
    const file = values.out ? resolve(values.out) : join(root, ".cache/bench", `${date.replaceAll(/[ :]/g, "-")}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    console.log(`\n${values.markdown ? markdown(report, earlier) : plain(report, earlier)}\n`);
    console.log(`${report.machine}; load ${report.load}. Written to ${file}`);
  });
}

/** The worker's size as it is uploaded, and how long its modules take to be evaluated. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort } from "../scripts/local-site.ts";
import { Failure, root } from "../scripts/process.ts";
import { median } from "../tests/site/quantile.ts";
import type { Section } from "./report.ts";
import { cpuOf } from "./site.ts";

const STARTS = 7;
const folder = join(root, ".cache/bench/start-up");

/** As wrangler counts what it would upload, in KiB. */
function uploadSize(): { all: number; gzip: number } {
  const output = execFileSync(
    join(root, "node_modules/.bin/wrangler"),
    ["deploy", "--dry-run", "--config", "build/server/wrangler.json", "--outdir", join(folder, "upload")],
    { cwd: root, encoding: "utf8", env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
  const [, all, gzip] = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(output) ?? [];
  if (!all || !gzip) throw new Failure(`wrangler does not say how large the worker is:\n${output}`);
  return { all: Number(all), gzip: Number(gzip) };
}

/** The workerd that wrangler runs. */
function workerdPath(): string {
  const fromHere = createRequire(import.meta.url);
  const fromWrangler = createRequire(fromHere.resolve("wrangler"));
  const { default: path } = createRequire(fromWrangler.resolve("miniflare"))("workerd") as { default: string };
  return path;
}

/** A configuration of workerd with these modules, the first of which is the worker; no bindings. */
function configuration(modules: readonly { name: string; file: string }[], port: number, date: string): string {
  const list = modules.map(
    ({ name, file }) =>
      `(name = ${JSON.stringify(name)}, ${name.endsWith(".txt") ? "text" : "esModule"} = embed ${JSON.stringify(file)})`,
  );
  return [
    'using Workerd = import "/workerd/workerd.capnp";',
    "const config :Workerd.Config = (",
    '  services = [(name = "main", worker = .main)],',
    `  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]`,
    ");",
    `const main :Workerd.Worker = (modules = [${list.join(", ")}], compatibilityDate = "${date}");`,
  ].join("\n");
}

/** Milliseconds of processor time and of time until workerd listens, its worker being evaluated. */
async function startOnce(file: string): Promise<{ cpu: number; time: number }> {
  const began = performance.now();
  const child = spawn(workerdPath(), ["serve", file, "--control-fd=3", "--experimental"], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const errors: Buffer[] = [];
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk));
  try {
    await untilListening(child, () => Buffer.concat(errors).toString());
    return { cpu: cpuOf(child.pid ?? 0), time: performance.now() - began };
  } finally {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }
}

/** workerd says on its control channel when a socket listens; it listens once its workers are evaluated. */
function untilListening(child: ChildProcess, errors: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure(`workerd does not listen:\n${errors()}`)), 20_000);
    const settle = (work: () => void) => {
      clearTimeout(timer);
      work();
    };
    child.stdio[3]?.once("data", () => settle(resolve));
    child.once("exit", () => settle(() => reject(new Failure(`workerd stopped:\n${errors()}`))));
  });
}

async function medianStart(name: string, modules: readonly { name: string; file: string }[], date: string) {
  const runs: { cpu: number; time: number }[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const port = await freePort();
    const file = join(folder, `${name}.capnp`);
    writeFileSync(file, configuration(modules, port, date));
    runs.push(await startOnce(file));
  }
  return { cpu: median(runs.map(({ cpu }) => cpu)), time: median(runs.map(({ time }) => time)) };
}

export async function measureBundle(): Promise<Section> {
  mkdirSync(folder, { recursive: true });
  const { all, gzip } = uploadSize();
  const server = join(root, "build/server");
  const settings = JSON.parse(readFileSync(join(server, "wrangler.json"), "utf8")) as { compatibility_date: string };
  const modules = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|txt)$/.test(name))
    .map((name) => ({ name, file: `../../../build/server/${name}` }))
    .toSorted((a, b) => Number(b.name === "index.js") - Number(a.name === "index.js"));
  writeFileSync(join(folder, "empty.js"), "export default { fetch: () => new Response() };");
  const nothing = { name: "empty.js", file: "empty.js" };
  const empty = await medianStart("empty", [nothing], settings.compatibility_date);
  const unused = await medianStart("unused", [nothing, ...modules], settings.compatibility_date);
  const whole = await medianStart("whole", modules, settings.compatibility_date);
  return {
    title: "Worker",
    note:
      "Start-up: from the start of workerd until it listens with the worker's modules evaluated, less the same with an " +
      `empty worker; medians of ${STARTS}.`,
    figures: [
      { name: "bundle", value: all / 1024, unit: "MB" },
      { name: "bundle, gzip", value: gzip / 1024, unit: "MB", most: 3 },
      { name: "start-up", value: whole.time - empty.time, unit: "ms", most: 300 },
      { name: "start-up, processor time", value: whole.cpu - empty.cpu, unit: "ms" },
      { name: "start-up, of which compiling all modules, processor time", value: unused.cpu - empty.cpu, unit: "ms" },
    ],
  };
}

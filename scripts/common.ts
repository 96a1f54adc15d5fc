/** What the scripts share. They run in Node itself, without a build. */
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** Where local D1, KV and queues keep their data. */
export const defaultState = ".wrangler/state";

/** No usage reports, no look-ups: everything works without a network. */
const quiet = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_LOG_SANITIZE: "true" };

export class Failure extends Error {}

export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const binaries = join(root, "node_modules/.bin");
  const path = `${binaries}:${process.env.PATH ?? ""}`;
  return spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    ...options,
    env: { ...process.env, ...quiet, ...options.env, PATH: path },
  });
}

/** Runs a command to its end; fails where it fails. With `silent`, its output is shown only then. */
export function run(
  command: string,
  args: readonly string[],
  { silent = false, ...options }: SpawnOptions & { silent?: boolean } = {},
): Promise<void> {
  const child = start(command, args, { ...options, ...(silent ? { stdio: ["ignore", "pipe", "pipe"] } : {}) });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) return resolve();
      if (silent) process.stderr.write(Buffer.concat(output));
      reject(new Failure(`${command} ${args.join(" ")} failed (${signal ?? code})`));
    });
  });
}

/** The main function of a script: a failure that says what it is needs no stack. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/** Settings of a local run, and the copy that the built worker reads. */
export function prepareSettings(): void {
  const settings = join(root, ".dev.vars");
  if (!existsSync(settings)) copyFileSync(join(root, ".dev.vars.example"), settings);
  if (existsSync(join(root, "build/server"))) copyFileSync(settings, join(root, "build/server/.dev.vars"));
}

/** Builds, where there is no build or a source is newer. */
export async function prepareBuild(): Promise<void> {
  const output = join(root, "build/server/wrangler.json");
  const built = existsSync(output) ? statSync(output).mtimeMs : 0;
  const sources = globSync(["{app,workers,vite,public}/**/*", "*.config.ts", "wrangler.toml", "package-lock.json"], {
    cwd: root,
    exclude: (name) => /\.test\.tsx?$/.test(name),
  });
  const newer = sources.find((name) => statSync(join(root, name)).mtimeMs > built);
  if (newer === undefined) return;
  console.log(built === 0 ? "Building …" : `Building (${newer} changed) …`);
  await run("react-router", ["build"], { silent: true });
}

/** What a local database needs with its journal and the caches beside it, in bytes. */
const NEEDED_SPACE = 16 * 1024 * 1024;

/** SQLite on a full disk says nothing that a person understands. */
function refuseFullDisk(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= NEEDED_SPACE) return;
  const [left, needed] = [free, NEEDED_SPACE].map((bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`);
  throw new Failure(`The disk is full: ${folder} has ${left} left, the local database needs ${needed}.`);
}

/** Brings a local database up to date: migrations, then the directory. Does nothing where nothing changed. */
export async function prepareDatabase(state = defaultState): Promise<void> {
  refuseFullDisk(join(root, state));
  const { directorySql } = await import("./sync-directory.ts");
  const migrations = globSync("migrations/*.sql", { cwd: root }).sort();
  const stampFile = join(root, state, "prepared");
  const stamp = createHash("sha256")
    .update(readFileSync(join(root, "wrangler.toml")))
    .update(migrations.join())
    .update(await directorySql())
    .digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Preparing the local database …");
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state], { silent: true });
  await run(process.execPath, ["scripts/sync-directory.ts", "--persist-to", state], { silent: true });
  mkdirSync(join(root, state), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Everything that `serve` needs, from a fresh checkout. */
export async function prepare(state = defaultState): Promise<void> {
  prepareSettings();
  await prepareBuild();
  prepareSettings();
  await prepareDatabase(state);
}

/** Serves the production build in workerd, with its bindings. */
export function serve(
  port: number,
  {
    state = defaultState,
    variables = {},
    inspect,
    ...options
  }: SpawnOptions & {
    state?: string;
    /** A port for developer tools; none without it. */
    inspect?: number | undefined;
    /** Variables of the worker, which win over .dev.vars. */
    variables?: Readonly<Record<string, string>>;
  } = {},
): ChildProcess {
  const args = ["scripts/serve.ts", "--port", String(port), "--state", state];
  for (const [name, value] of Object.entries(variables)) args.push("--var", `${name}:${value}`);
  if (inspect !== undefined) args.push("--inspect", String(inspect));
  return start(process.execPath, args, options);
}

/** Waits until an address answers. */
export async function untilAnswers(url: string, child: ChildProcess, milliseconds = 60_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Failure(`The server stopped (${child.exitCode}).`);
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Failure(`${url} does not answer.`);
}

/** Ends a child, and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await gone;
  clearTimeout(timer);
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Failure("No port")),
      );
    });
  });
}

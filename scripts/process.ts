/** Commands and their ends, for what runs in Node itself. */
import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { join } from "node:path";

/** The project. */
export const root = join(import.meta.dirname, "..");

/** Says what is wrong in words of its own: needs no stack. */
export class Failure extends Error {}

/** No usage reports, no look-ups: everything works without a network. */
const quiet = { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", WRANGLER_LOG_SANITIZE: "true" };

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

/** What a command writes; fails where it fails, with what it says then. */
export async function read(command: string, args: readonly string[]): Promise<string> {
  const child = start(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const [output, complaints]: [Buffer[], Buffer[]] = [[], []];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => complaints.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  if (code === 0) return Buffer.concat(output).toString();
  const said = Buffer.concat([...complaints, ...output]).toString();
  throw new Failure(`${command} ${args.join(" ").slice(0, 200)} failed (${code}): ${said.slice(0, 2_000)}`);
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

/** The main function of a script: a failure that says what it is needs no stack. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

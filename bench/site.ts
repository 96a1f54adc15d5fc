/** The production build in workerd with a state of its own, and what its processes use: what every bench starts from. */
import { execFileSync, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort, serve, untilAnswers } from "../scripts/local-site.ts";
import { prepare } from "../scripts/prepare.ts";
import { Failure, root, stop } from "../scripts/process.ts";

/** Clock ticks of the kernel per second, in which /proc counts processor time. */
const TICKS = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

export interface Site {
  readonly url: string;
  /** Folder of its D1, KV and queues, relative to the project. */
  readonly state: string;
  readonly child: ChildProcess;
  /**
   * The workerd that runs our worker. Locally the stand-ins for D1, KV, the cache and the asset server run in the same
   * process, so that what it uses is more than what the worker alone would.
   */
  readonly worker: number;
  /** Port of the developer tools; none where they were not asked for. */
  readonly inspector: number | undefined;
  /** Ends the processes; the state goes with them unless it is kept. */
  end(options?: { keepState?: boolean }): Promise<void>;
}

export interface SiteOptions {
  readonly state: string;
  readonly port?: number;
  /** Listens for developer tools, which {@link heapOf} asks. */
  readonly isInspected?: boolean;
  /** Called between preparing the database and serving. */
  readonly beforeServing?: (state: string) => Promise<void>;
}

/** Builds what is not built, prepares a database, serves, and waits for the first answer. */
export async function startSite({ state, port, isInspected, beforeServing }: SiteOptions): Promise<Site> {
  await prepare(state);
  await beforeServing?.(state);
  return serveSite(state, port ?? (await freePort()), isInspected ? await freePort() : undefined);
}

/** Serves a state that is prepared already. */
export async function serveSite(state: string, port: number, inspector?: number): Promise<Site> {
  // Its log would mix with the tables; LOG_LEVEL shows it.
  const child = serve(port, {
    state,
    inspect: inspector,
    stdio: ["ignore", "ignore", process.env.LOG_LEVEL ? "inherit" : "ignore"],
  });
  const url = `http://127.0.0.1:${port}`;
  const onExit = () => child.kill("SIGTERM");
  const onSignal = () => process.exit(130);
  process.once("exit", onExit);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, onSignal);
  try {
    await untilAnswers(`${url}/api/calculators/popular`, child);
    const [worker] = descendantsOf(child.pid ?? 0).filter((one) => commandOf(one).includes("workerd serve"));
    if (worker === undefined) throw new Failure("The process of workerd is not there.");
    return {
      url,
      state,
      child,
      worker,
      inspector,
      end: async ({ keepState = false } = {}) => {
        process.off("exit", onExit);
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
        await stop(child);
        if (!keepState) removeState(state);
      },
    };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

export function removeState(state: string): void {
  rmSync(join(root, state), { recursive: true, force: true });
}

function commandOf(process: number): string {
  try {
    return readFileSync(`/proc/${process}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** All processes below one. */
export function descendantsOf(ancestor: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = statOf(Number(name))?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (one: number): number[] => (children.get(one) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(ancestor);
}

/** What /proc/PID/stat says of a process; null where it is gone. */
function statOf(process: number): { parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, "utf8");
    // The name stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}

/** Processor time that a process has used, in milliseconds. */
export function cpuOf(process: number): number {
  const stat = statOf(process);
  if (!stat) throw new Failure(`Process ${process} is gone.`);
  return (stat.ticks * 1000) / TICKS;
}

/** The same to the microsecond, for a single request; threads that have ended are left out. */
export function preciseCpuOf(process: number): number {
  const threads = readdirSync(`/proc/${process}/task`).map((thread) => {
    const [nanoseconds] = readFileSync(`/proc/${process}/task/${thread}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  });
  return threads.reduce((sum, one) => sum + one, 0);
}

/** Memory of a process that is in use, in MiB: VmRSS. */
export function memoryOf(process: number): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${process}/status`, "utf8")) ?? [];
  return Number(kibibytes) / 1024;
}

/** What V8 says of our worker's isolate, in MiB: its heap, and the buffers that it holds outside of it. */
export interface Heap {
  /** Live objects and what waits for the next collection. */
  readonly used: number;
  readonly buffers: number;
}

/** The heap of our worker alone, without the stand-ins that run in the same process. */
export async function heapOf({ inspector }: Site): Promise<Heap> {
  // The name under which scripts/serve.ts runs it.
  const socket = new WebSocket(`ws://127.0.0.1:${inspector}/core:user:reckoner`);
  try {
    const answer = await new Promise<string>((resolve, reject) => {
      socket.addEventListener("error", () => reject(new Failure("The developer tools of workerd do not answer.")));
      socket.addEventListener("message", ({ data }) => resolve(String(data)));
      socket.addEventListener("open", () => socket.send('{"id":1,"method":"Runtime.getHeapUsage"}'));
    });
    const { usedSize, backingStorageSize } = JSON.parse(answer).result as {
      readonly usedSize: number;
      readonly backingStorageSize: number;
    };
    return { used: usedSize / 1024 / 1024, buffers: backingStorageSize / 1024 / 1024 };
  } finally {
    socket.close();
  }
}

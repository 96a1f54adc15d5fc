/** A process that tries mutants, started when first needed and again after one that never ends. */
import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { Failure, start, stop } from "../process.ts";
import { GOES_ON, type Trial, type Verdict } from "./messages.ts";

/** A trial's verdict; "time" as what noticed it where the tests did not end. */
export interface Trier {
  attempt(trial: Trial): Promise<Verdict>;
  end(): Promise<void>;
}

/**
 * Milliseconds for a trial before the mutant counts as a loop without an end: of a definition and in Node all in all, in Vitest
 * since the last of its tests ended, as all tests together may take long on a busy machine.
 */
const LIMITS = { definition: 20_000, node: 600_000, vitest: 180_000 };

/** With a project's name tries in Vitest; without one in the calculator's definition. */
export function createTrier(project: string | null): Trier {
  let child: ChildProcess | null = null;
  const way = project === "tooling" ? "node" : project ? "vitest" : "definition";
  const script = join(import.meta.dirname, `try-in-${way}.ts`);
  const begin = async () => {
    child = start(process.execPath, [script, ...(project ? [project] : [])], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      // A group of its own, so that its workers end with it.
      detached: true,
    });
    await receive(child, 600_000);
    return child;
  };
  const endChild = async () => {
    if (!child) return;
    endGroup(child);
    await stop(child);
    child = null;
  };
  return {
    async attempt(trial) {
      const running = child ?? (await begin());
      running.send(trial);
      const verdict = await receive(running, LIMITS[way]);
      if (verdict !== "time") return verdict as Verdict;
      await endChild();
      return { by: "time" };
    },
    end: endChild,
  };
}

/** The next message but that it goes on, or "time" where neither comes within the limit. Fails with what the process complained about where it ends instead. */
function receive(child: ChildProcess, limit: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const complaints: Buffer[] = [];
    const collect = (chunk: Buffer) => complaints.push(chunk);
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit);
      child.stderr?.off("data", collect);
      done();
    };
    const onMessage = (message: unknown) => {
      if (message === GOES_ON) timer.refresh();
      else settle(() => resolve(message));
    };
    const onExit = () =>
      settle(() => reject(new Failure(`Trying mutants ended: ${Buffer.concat(complaints).toString().slice(-2_000)}`)));
    const timer = setTimeout(() => settle(() => resolve("time")), limit);
    child.on("message", onMessage).on("exit", onExit);
    child.stderr?.on("data", collect);
  });
}

function endGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

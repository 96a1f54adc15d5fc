/** The production build as a process of this machine. */
import type { ChildProcess, SpawnOptions } from "node:child_process";
import { createServer } from "node:net";
import { defaultState } from "./prepare.ts";
import { Failure, start } from "./process.ts";

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

/** A Chromium for the browser tests: the system's, installed from Debian's packages where it is missing. */
import { existsSync } from "node:fs";
import { Failure, main, run } from "./process.ts";

export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** What a container without a GPU, without user namespaces and without a network needs. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function ensureChromium(): Promise<string> {
  if (existsSync(chromiumPath)) return chromiumPath;
  console.log("Installing Chromium …");
  const options = { silent: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  const apt = (...args: string[]) => {
    const [command = "", ...rest] = [...sudo, "apt-get", ...args];
    return run(command, rest, options);
  };
  try {
    await apt("update", "-qq");
    await apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `The browser tests need Chromium, and it could not be installed (${reason}).\n` +
        "Install it (Debian: apt-get install chromium), or name another build of it in CHROMIUM_PATH.",
    );
  }
  if (!existsSync(chromiumPath)) throw new Failure(`Chromium was installed, but ${chromiumPath} is not there.`);
  return chromiumPath;
}

if (import.meta.main) await main(async () => console.log(await ensureChromium()));

/** Chromium for tests and benches: the system's, installed from Debian's packages where it is missing. */
import { existsSync } from "node:fs";
import { Failure, main, run } from "./process.ts";

/** Debian's packages: the build without windows, in which the same tests take a third less time, and the whole browser. */
type Build = "chromium-headless-shell" | "chromium";

const getPath = (build: Build) => process.env.CHROMIUM_PATH ?? `/usr/bin/${build}`;

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

/** The path of a build of Chromium; the whole browser where the one without windows cannot be installed. */
export async function ensureChromium(build: Build = "chromium-headless-shell"): Promise<string> {
  const path = getPath(build);
  if (existsSync(path)) return path;
  if (process.env.CHROMIUM_PATH) throw new Failure(`CHROMIUM_PATH names ${path}, which is not there.`);
  console.log("Installing Chromium …");
  try {
    await install(build);
  } catch (error) {
    const whole = getPath("chromium");
    if (existsSync(whole)) return whole;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `The browser tests need Chromium, and it could not be installed (${reason}).\n` +
        `Install it (Debian: apt-get install ${build}), or name another build of it in CHROMIUM_PATH.`,
    );
  }
  if (!existsSync(path)) throw new Failure(`Chromium was installed, but ${path} is not there.`);
  return path;
}

async function install(build: Build): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  const apt = (...args: string[]) => {
    const [command = "", ...rest] = [...sudo, "apt-get", ...args];
    return run(command, rest, { silent: true, env: { DEBIAN_FRONTEND: "noninteractive" } });
  };
  await apt("update", "-qq");
  await apt("install", "-y", "-qq", "--no-install-recommends", build);
}

if (import.meta.main) await main(async () => console.log(await ensureChromium()));

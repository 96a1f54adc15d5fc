/** What a local run needs before it can be served: settings, a build, a database. */
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
import { join } from "node:path";
import { Failure, root, run } from "./process.ts";

/** Where local D1, KV and queues keep their data. */
export const defaultState = ".wrangler/state";

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

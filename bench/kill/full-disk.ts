/** A disk without room: before the site starts, and while it runs. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../scripts/local-site.ts";
import { prepareDatabase } from "../../scripts/prepare.ts";
import { Failure, root } from "../../scripts/process.ts";
import { Connections } from "../../tests/site/connections.ts";
import { serveSite } from "../site.ts";

/** Large enough for a database and the caches beside it. */
const SIZE = "48m";

/** Mounts a small disk of memory; false where that is not allowed. */
function mountSmall(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder]).status === 0;
}

function fill(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(join(folder, "filler"), Buffer.alloc(bavail * bsize));
}

async function refusesToStart(state: string): Promise<void> {
  const said = await prepareDatabase(state).then(
    () => "nothing",
    (error: unknown) => (error instanceof Failure ? error.message : String(error)),
  );
  if (!said.startsWith("The disk is full")) throw new Failure(`On a full disk the start says: ${said}`);
  console.log(`Full disk at the start: “${said}”`);
}

async function keepsCalculating(state: string): Promise<void> {
  const site = await serveSite(state, await freePort());
  const open = new Connections(site.url, 1);
  try {
    fill(join(root, state));
    const statuses: number[] = [];
    let said = "";
    // What is in the database's own pages may still have room.
    for (let index = 0; index < 200 && said === ""; index += 1) {
      const { status, body } = await open.ask({
        path: "/api/feedback",
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": `10.8.0.${index}` },
        body: JSON.stringify({ type: "other", message: "x".repeat(4_000) }),
      });
      statuses.push(status);
      if (status !== 201) said = body.toString();
    }
    if (said === "") throw new Failure("200 writes were acknowledged on a full disk.");
    const { error } = JSON.parse(said) as { error?: unknown };
    if (typeof error !== "string" || /sql|d1|\bat\b.*:\d/i.test(error))
      throw new Failure(`A refused write says: ${said}`);
    const page = await open.ask({ path: "/calculator/mortgage?homePrice=432100" });
    const answer = await open.ask({ path: "/api/calculators/mortgage/calculate?homePrice=432100" });
    if (page.status !== 200 || answer.status !== 200)
      throw new Failure(`On a full disk the page gave ${page.status}, the call ${answer.status}.`);
    console.log(`Full disk while running: writes are refused (${statuses.at(-1)}: “${error}”), calculators go on.`);
  } finally {
    open.close();
    await site.end({ keepState: true });
  }
}

export async function checkFullDisk(): Promise<void> {
  const state = `.cache/bench/full-${process.pid}`;
  const folder = join(root, state);
  if (!mountSmall(folder)) {
    rmSync(folder, { recursive: true, force: true });
    console.log("Full disk: not tried, this user may not mount a small one.");
    return;
  }
  try {
    await prepareDatabase(state);
    await keepsCalculating(state);
    await refusesToStart(state);
  } finally {
    // What has just ended may hold it for a moment.
    spawnSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The table of docs/mutation.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../process.ts";
import type { Area } from "./areas.ts";

export interface Count {
  noticed: number;
  tried: number;
}

/** Replaces the rows of the areas that were tried; the others stay. */
export function writeTable(
  counts: ReadonlyMap<Area, Count>,
  { seed, sample }: { seed: number; sample?: string },
): void {
  const path = join(root, "docs/mutation.md");
  let text = readFileSync(path, "utf8");
  for (const [{ name, goal }, { noticed, tried }] of counts) {
    const percent = Math.round((100 * noticed) / tried);
    const which = sample ? `seed ${seed}` : "all";
    const row = `| ${name} | ${tried} | ${noticed} | ${percent} % | ${goal} % | ${which} | ${new Date().toISOString().slice(0, 10)} |`;
    text = text.replace(new RegExp(`^\\| ${name} .*$`, "m"), row);
  }
  writeFileSync(path, text);
}

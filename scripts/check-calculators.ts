/**
 * Checks calculator definitions without a bundler: `node scripts/check-calculators.ts [id|category]…`.
 * Runs examples and cases, and 200 random in-bounds inputs each.
 */
import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyDefinition } from "#engine/define.ts";
import { proveDefinition } from "../tests/catalogue/prove.ts";
import { readCases } from "./read-cases.ts";

const wanted = process.argv.slice(2);
const root = path.join(import.meta.dirname, "../app/calculators");
const files = globSync("*/*.ts", { cwd: root }).filter((file) => {
  const [category, name] = file.replace(/\.ts$/, "").split(path.sep);
  return !file.includes(".test.") && (wanted.length === 0 || wanted.includes(category!) || wanted.includes(name!));
});
let faults = 0;
for (const file of files.toSorted()) {
  try {
    const { default: definition } = (await import(pathToFileURL(path.join(root, file)).href)) as {
      default: AnyDefinition;
    };
    const found = proveDefinition(definition, readCases(path.join(root, file)), { runs: 200 });
    if (`${definition.category}/${definition.id}.ts` !== file.split(path.sep).join("/"))
      found.push(`stands in ${file}`);
    for (const fault of found.slice(0, 12)) process.stdout.write(`${file}: ${fault}\n`);
    faults += found.length;
  } catch (error) {
    faults += 1;
    process.stdout.write(
      `${file}: ${error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 6).join("\n") : String(error)}\n`,
    );
  }
}
process.stdout.write(`${files.length} calculators, ${faults} faults\n`);
process.exitCode = faults > 0 ? 1 : 0;

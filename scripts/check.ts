/** `npm run check`: types of every part, lint, format, and whether calculators say what was recorded. Says only what is wrong. */
import { availableParallelism } from "node:os";
import { Failure, main, root, start } from "./process.ts";
import { remindOfDatedFigures, requireCurrentFigures } from "./dated-figures.ts";
import { generate } from "./generate.ts";
import { globSync } from "node:fs";

interface Outcome {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

function attempt([command, ...args]: readonly [string, ...string[]]): Promise<Outcome> {
  const began = performance.now();
  const child = start(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      const seconds = (performance.now() - began) / 1000;
      resolve({
        name: [command, ...args].join(" "),
        passed: code === 0,
        output: Buffer.concat(output).toString(),
        seconds,
      });
    });
  });
}

/** As many at once as there are cores. */
async function attemptAll(commands: ReadonlyArray<readonly [string, ...string[]]>): Promise<Outcome[]> {
  const waiting = [...commands];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await attempt(next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return outcomes;
}

await main(async () => {
  await generate(root);
  const projects = globSync("tsconfig.*.json", { cwd: root }).filter((name) => name !== "tsconfig.base.json");
  const outcomes = [
    // The routes' types are generated, and the bindings' types must be those of wrangler.toml.
    ...(await attemptAll([
      ["react-router", "typegen"],
      ["wrangler", "types", "--check", "--include-runtime=false", "--env-file", ".dev.vars.example"],
      ["oxfmt", "--check"],
      ["node", "scripts/record.ts", "--check"],
    ])),
    ...(await attemptAll([["oxlint"], ...projects.map((project) => ["tsc", "--project", project] as const)])),
  ];
  const failed = outcomes.filter(({ passed }) => !passed);
  for (const { name, output } of failed) console.error(`✗ ${name}\n${output.trim()}\n`);
  if (process.argv.includes("--times")) {
    for (const { name, seconds } of outcomes) console.log(`${seconds.toFixed(1).padStart(5)} s  ${name}`);
  }
  remindOfDatedFigures();
  requireCurrentFigures();
  if (failed.length > 0) throw new Failure(`${failed.length} of ${outcomes.length} checks failed.`);
  console.log(`${outcomes.length} checks passed.`);
});

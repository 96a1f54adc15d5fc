/**
 * `npm run fuzz [-- --count N] [--seed N] [--url http://127.0.0.1:4173]`: 20,000 requests made up from the route table and
 * the definitions. Fails where an answer is a 5xx, takes over half a second when asked alone, is a document of over 300 KB, reflects a script, shows a stack
 * or SQL, lacks a header, or leads to another site. The seed that is printed repeats a run.
 */
import { parseArgs } from "node:util";
import { Failure, main } from "../scripts/process.ts";
import { asCommand, fuzz } from "../tests/fuzz/run.ts";
import { startSite } from "./site.ts";

await main(async () => {
  const { values } = parseArgs({
    options: { count: { type: "string", default: "20000" }, seed: { type: "string" }, url: { type: "string" } },
  });
  const count = Number(values.count);
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed))
    throw new Failure("--count and --seed must be whole numbers.");
  console.log(`Seed ${seed}, ${count} requests …`);
  const site = values.url ? null : await startSite({ state: `.cache/bench/fuzz-${process.pid}` });
  const url = values.url ?? site!.url;
  try {
    const began = performance.now();
    const outcome = await fuzz(url, { count, seed, onProgress: (sent) => console.log(`  ${sent} …`) });
    const seconds = (performance.now() - began) / 1000;
    const statuses = [...outcome.statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}: ${times}`);
    console.log(
      [
        "",
        `requests       ${outcome.sent} in ${seconds.toFixed(0)} s (seed ${seed})`,
        `statuses       ${statuses.join(", ")}`,
        `time           p50 ${outcome.p50.toFixed(1)} ms, p99 ${outcome.p99.toFixed(1)} ms`,
        `slow in load   ${outcome.slowInACrowd} (within the limit when asked alone)`,
        `faults         ${outcome.faulty.length}`,
      ].join("\n"),
    );
    for (const { request, faults } of outcome.faulty)
      console.log(`\n✗ ${faults.join("; ")}\n  ${asCommand(request, url)}`);
    if (outcome.faulty.length > 0)
      throw new Failure(`${outcome.faulty.length} requests were not answered as they should be.`);
  } finally {
    await site?.end();
  }
});

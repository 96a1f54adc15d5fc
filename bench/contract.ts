/**
 * `npm run contract [-- --count N] [--seed N] [--url http://127.0.0.1:4173]`: 20,000 calls made up from /openapi.json. Fails
 * where an answer is a 5xx, of a status or a type that is not declared, or not as its schema says. The seed that is printed
 * repeats a run.
 */
import { parseArgs } from "node:util";
import { Failure, main } from "../scripts/process.ts";
import { makeChance } from "../tests/fuzz/chance.ts";
import { asCommand } from "../tests/fuzz/run.ts";
import { type Ask, Connections } from "../tests/site/connections.ts";
import { Contract, type OpenApi } from "./open-api.ts";
import { startSite } from "./site.ts";

const CONNECTIONS = 4;
const MOST_FAULTS = 50;

await main(async () => {
  const { values } = parseArgs({
    options: { count: { type: "string", default: "20000" }, seed: { type: "string" }, url: { type: "string" } },
  });
  const count = Number(values.count);
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed))
    throw new Failure("--count and --seed must be whole numbers.");
  console.log(`Seed ${seed}, ${count} calls …`);
  const site = values.url ? null : await startSite({ state: `.cache/bench/contract-${process.pid}` });
  const url = values.url ?? site!.url;
  const open = new Connections(url, CONNECTIONS);
  try {
    const document = (await open.ask({ path: "/openapi.json" })).body.toString();
    const contract = new Contract(JSON.parse(document) as OpenApi);
    const chance = makeChance(seed);
    const statuses = new Map<number, number>();
    const faulty: { readonly call: Ask; readonly breaches: readonly string[] }[] = [];
    let sent = 0;
    const began = performance.now();
    const work = async () => {
      while (sent < count && faulty.length < MOST_FAULTS) {
        sent += 1;
        if (sent % 1_000 === 0) console.log(`  ${sent} …`);
        const operation = chance.pick(contract.operations);
        const call = contract.makeCall(operation, chance);
        const answer = await open.ask(call);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const breaches = contract.findBreaches(operation, answer);
        if (breaches.length > 0) faulty.push({ call, breaches });
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    const times = [...statuses].toSorted(([a], [b]) => a - b).map(([status, number]) => `${status}: ${number}`);
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `\n${sent} calls of ${contract.operations.length} operations in ${seconds.toFixed(0)} s (seed ${seed})`,
    );
    console.log(`statuses  ${times.join(", ")}\nbreaches  ${faulty.length}`);
    for (const { call, breaches } of faulty) console.log(`\n✗ ${breaches.join("; ")}\n  ${asCommand(call, url)}`);
    if (faulty.length > 0) throw new Failure(`${faulty.length} answers were not as the contract says.`);
  } finally {
    open.close();
    await site?.end();
  }
});

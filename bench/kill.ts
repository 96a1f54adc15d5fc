/**
 * `npm run kill [-- --rounds N] [--writes N]`: workerd is killed (SIGKILL) in the middle of writes, started again on the same
 * state, and the database is asked for everything that was acknowledged. Ten rounds of up to 2,000 acknowledged writes.
 * Then: a database that is migrations behind, and a disk that is full. Ends by itself; fails where something was lost.
 */
import { parseArgs } from "node:util";
import { freePort } from "../scripts/local-site.ts";
import { Failure, main } from "../scripts/process.ts";
import { checkFullDisk } from "./kill/full-disk.ts";
import { checkMigrationsBehind } from "./kill/migrations-behind.ts";
import { textsOf } from "./kill/state.ts";
import { IDENTITY, type Mark, signIn, takesErrors, writesOf } from "./kill/writes.ts";
import { Connections } from "../tests/site/connections.ts";
import { makeChance } from "../tests/fuzz/chance.ts";
import { descendantsOf, removeState, serveSite, type Site, startSite } from "./site.ts";

const CONNECTIONS = 16;
/** No round may take longer, in milliseconds. */
const LONGEST_ROUND = 180_000;

/** Ends workerd, and the script that started it, without a chance to finish anything. */
async function killHard(site: Site): Promise<void> {
  const processes = [site.worker, ...descendantsOf(site.child.pid ?? 0)];
  const gone = new Promise((resolve) => site.child.once("exit", resolve));
  for (const one of new Set(processes)) {
    try {
      process.kill(one, "SIGKILL");
    } catch {
      // It ended with the one before.
    }
  }
  site.child.kill("SIGKILL");
  if (site.child.exitCode === null && site.child.signalCode === null) await gone;
  await site.end({ keepState: true });
}

interface Round {
  readonly acknowledged: readonly Mark[];
  /** Sent, and neither acknowledged nor refused when the end came. */
  readonly open: number;
  readonly refused: number;
  readonly seconds: number;
}

/** Writes until so many are acknowledged, and kills at that moment, the next ones being under way. */
async function writeAndKill(site: Site, round: number, killAt: number): Promise<Round> {
  const open = new Connections(site.url, CONNECTIONS, { onlyOnce: true });
  const rows = JSON.parse((await open.ask({ path: "/api/calculators" })).body.toString()) as { id: string }[];
  const users = await signIn(open, round);
  const writes = writesOf({ round, users, ids: rows.map(({ id }) => id), hasErrors: await takesErrors(open) });
  const acknowledged: Mark[] = [];
  let [unanswered, refused] = [0, 0];
  const began = performance.now();
  const killing: Promise<void>[] = [];
  const work = async () => {
    while (killing.length === 0) {
      const write = writes.next().value;
      try {
        const { status } = await open.ask(write.ask);
        if (status === write.acknowledged) acknowledged.push(write.mark);
        else refused += 1;
      } catch {
        unanswered += 1;
      }
      const isTime = acknowledged.length >= killAt || performance.now() - began > LONGEST_ROUND;
      if (isTime && killing.length === 0) killing.push(killHard(site));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  await Promise.all(killing);
  open.close();
  return { acknowledged, open: unanswered, refused, seconds: (performance.now() - began) / 1000 };
}

/** What was acknowledged and is not there. */
function lostOf(state: string, marks: readonly Mark[]): readonly Mark[] {
  return [...Map.groupBy(marks, (mark) => mark.table)].flatMap(([table, list]) => {
    const kept = textsOf(state, IDENTITY[table]);
    return list.filter(({ text }) => !kept.has(text));
  });
}

async function answersAgain(site: Site): Promise<void> {
  const open = new Connections(site.url, 1);
  const { status } = await open.ask({ path: "/" });
  open.close();
  if (status !== 200) throw new Failure(`After the restart home gave ${status}.`);
}

async function runRounds(rounds: number, writes: number): Promise<void> {
  const state = `.cache/bench/kill-${process.pid}`;
  const chance = makeChance(rounds * writes);
  const all: Mark[] = [];
  let lost = 0;
  let site = await startSite({ state });
  try {
    console.log("round  acknowledged  under way  refused  lost  seconds");
    for (let round = 1; round <= rounds; round += 1) {
      // Somewhere in the second half, so that the last moment is another one each time.
      const killAt = Math.ceil(writes * (0.5 + chance.next() / 2));
      const outcome = await writeAndKill(site, round, round === rounds ? writes : killAt);
      site = await serveSite(state, await freePort());
      await answersAgain(site);
      all.push(...outcome.acknowledged);
      const gone = lostOf(state, all);
      lost = gone.length;
      const cells = [round, outcome.acknowledged.length, outcome.open, outcome.refused, lost];
      const widths = [5, 14, 11, 9, 6];
      console.log(
        cells.map((cell, at) => String(cell).padStart(widths[at]!)).join("") + outcome.seconds.toFixed(1).padStart(9),
      );
      for (const { table, text } of gone.slice(0, 5)) console.log(`  lost: ${table}: ${text}`);
    }
  } finally {
    await site.end({ keepState: true });
    removeState(state);
  }
  const kinds = [...Map.groupBy(all, ({ table }) => table)].map(([table, list]) => `${table} ${list.length}`);
  console.log(`\n${all.length} acknowledged (${kinds.join(", ")}), ${lost} lost.`);
  if (lost > 0) throw new Failure(`${lost} acknowledged writes were lost.`);
}

await main(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "10" }, writes: { type: "string", default: "2000" } },
  });
  const [rounds, writes] = [Number(values.rounds), Number(values.writes)];
  if (!Number.isInteger(rounds) || !Number.isInteger(writes) || rounds < 1 || rounds > 100 || writes < 10)
    throw new Failure("--rounds must be 1 to 100, --writes at least 10.");
  await runRounds(rounds, writes);
  await checkMigrationsBehind();
  await checkFullDisk();
});

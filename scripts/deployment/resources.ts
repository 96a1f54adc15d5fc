/** What a worker is bound to, found in the account or made there after asking. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import * as v from "valibot";
import { Failure, read, run } from "../process.ts";
import { type Placed, queueOf, type Target, writeTarget } from "./targets.ts";

const databasesSchema = v.array(v.object({ uuid: v.string(), name: v.string() }));
const namespacesSchema = v.array(v.object({ id: v.string(), title: v.string() }));
const secretsSchema = v.array(v.object({ name: v.string() }));

/** What wrangler prints as JSON, whatever stands before it. */
async function readJson<S extends v.GenericSchema>(schema: S, ...args: string[]): Promise<v.InferOutput<S>> {
  const text = await read("wrangler", args);
  return v.parse(schema, JSON.parse(text.slice(text.indexOf("["))));
}

const listDatabases = () => readJson(databasesSchema, "d1", "list", "--json");
const listNamespaces = () => readJson(namespacesSchema, "kv", "namespace", "list");

async function hasQueue(name: string): Promise<boolean> {
  const text = await read("wrangler", ["queues", "list"]);
  return text.split(/[\s│|]+/).includes(name);
}

/** Asks before something is made or changed in the account. @throws Failure where the answer is no */
export async function confirm(question: string, isAgreed: boolean): Promise<void> {
  if (isAgreed) return;
  if (!process.stdin.isTTY) throw new Failure(`${question} Say so with --yes.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure("Nothing was changed.");
}

/**
 * The target with the ids of its D1 and KV, both of which exist, and with its queue. What is missing is made after asking;
 * an id that the account does not have is refused, never replaced.
 */
export async function place(id: string, target: Target, isAgreed: boolean): Promise<Placed> {
  const { name } = target;
  const title = `${name}-kv`;
  const queue = queueOf(target);
  const databases = await listDatabases();
  const namespaces = await listNamespaces();
  const database = databases.find((one) => (target.database ? one.uuid === target.database : one.name === name));
  const kv = namespaces.find((one) => (target.kv ? one.id === target.kv : one.title === title));
  if (target.database && !database) throw new Failure(`The account has no D1 database ${target.database} (${id}).`);
  if (target.kv && !kv) throw new Failure(`The account has no KV namespace ${target.kv} (${id}).`);
  const isQueued = await hasQueue(queue);
  const missing = [
    ...(database ? [] : [`D1 database "${name}"`]),
    ...(kv ? [] : [`KV namespace "${title}"`]),
    ...(isQueued ? [] : [`queue "${queue}"`]),
  ];
  if (missing.length > 0) await confirm(`Create ${missing.join(", ")} in the account?`, isAgreed);
  if (!database) await run("wrangler", ["d1", "create", name], { env: { CI: "true" } });
  if (!kv) await run("wrangler", ["kv", "namespace", "create", title], { env: { CI: "true" } });
  if (!isQueued) await run("wrangler", ["queues", "create", queue], { env: { CI: "true" } });
  const placed = {
    ...target,
    database: database?.uuid ?? (await listDatabases()).find((one) => one.name === name)?.uuid,
    kv: kv?.id ?? (await listNamespaces()).find((one) => one.title === title)?.id,
  };
  if (!placed.database || !placed.kv)
    throw new Failure("What was created is not in the account's lists yet. Try again.");
  writeTarget(id, placed);
  return placed as Placed;
}

/** The names of a worker's secrets; null where there is no such worker yet. */
export async function listSecrets({ name }: Target): Promise<readonly string[] | null> {
  try {
    return (await readJson(secretsSchema, "secret", "list", "--name", name, "--format", "json")).map((one) => one.name);
  } catch (error) {
    if (/10007|does not exist|not found/i.test(String(error))) return null;
    throw error;
  }
}

/** Runs with a file of the secrets that a worker must have and has not: a new SESSION_SECRET, known to nobody. */
export async function withMissingSecrets(
  known: readonly string[],
  work: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  if (known.includes("SESSION_SECRET")) return work([]);
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  const file = join(folder, "secrets.json");
  try {
    writeFileSync(file, JSON.stringify({ SESSION_SECRET: randomBytes(48).toString("base64") }), { mode: 0o600 });
    await work(["--secrets-file", file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

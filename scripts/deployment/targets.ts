/** Where the site is deployed: `deployments.json`, and the worker's configuration made from it and the build. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { Failure, root } from "../process.ts";

const targetSchema = v.strictObject({
  /** Of the worker, and with "-uses" of its queue. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,50}$/)),
  /** The ids of D1 and KV; `npm run deploy` writes them. */
  database: v.optional(v.string()),
  kv: v.optional(v.string()),
  /** A domain of the account's, "calc.example.com"; without one the site stands on workers.dev. */
  domain: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+\.[a-z]+$/))),
  /** Most milliseconds of processor time of a request; plans without that setting refuse it. */
  cpuMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(30_000))),
});
export type Target = v.InferOutput<typeof targetSchema>;
const targetsSchema = v.record(v.string(), targetSchema);

/** What both are bound to once they exist. */
export type Placed = Target & Required<Pick<Target, "database" | "kv">>;

const file = () => process.env.DEPLOYMENTS ?? join(root, "deployments.json");

function readTargets(): Readonly<Record<string, Target>> {
  const parsed = v.safeParse(targetsSchema, JSON.parse(readFileSync(file(), "utf8")));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Failure(`deployments.json: ${v.getDotPath(issue)}: ${issue.message}`);
}

export function readTarget(id: string): Target {
  const targets = readTargets();
  const target = Object.hasOwn(targets, id) ? targets[id] : undefined;
  if (!target) throw new Failure(`deployments.json has no "${id}", only ${Object.keys(targets).join(", ")}.`);
  return target;
}

export function writeTarget(id: string, target: Target): void {
  writeFileSync(file(), `${JSON.stringify({ ...readTargets(), [id]: target }, null, 2)}\n`);
}

export const queueOf = ({ name }: Target) => `${name}-uses`;

interface Configuration {
  name: string;
  preview_urls: boolean;
  limits?: { cpu_ms: number };
  routes?: readonly { pattern: string; custom_domain: boolean }[];
  vars?: Record<string, string>;
  d1_databases: { database_name: string; database_id?: string }[];
  kv_namespaces: { id?: string }[];
  queues: { producers: { queue: string }[]; consumers: { queue: string }[] };
  [other: string]: unknown;
}

const built = join(root, "build/server/wrangler.json");

/**
 * Writes the configuration of a target beside the build's own.
 * @returns its path
 */
export function configure(target: Placed): string {
  const configuration = JSON.parse(readFileSync(built, "utf8")) as Configuration;
  const { name, domain, cpuMs } = target;
  configuration.name = name;
  // Where a version is tried before visitors get it.
  configuration.preview_urls = true;
  for (const database of configuration.d1_databases)
    Object.assign(database, { database_name: name, database_id: target.database });
  for (const namespace of configuration.kv_namespaces) namespace.id = target.kv;
  for (const one of [...configuration.queues.producers, ...configuration.queues.consumers]) one.queue = queueOf(target);
  if (cpuMs) configuration.limits = { cpu_ms: cpuMs };
  if (domain) {
    configuration.routes = [{ pattern: domain, custom_domain: true }];
    configuration.vars = { ...configuration.vars, SITE_ORIGIN: `https://${domain}` };
  }
  const path = join(root, "build/server/deployment.json");
  writeFileSync(path, JSON.stringify(configuration, null, 2));
  return path;
}

/** What a short address can make the server do: the most rows that a calculator was found to list, and its longest table. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { AnyDefinition } from "#engine/define.ts";
import { IN_ALL } from "../extent.ts";
import { findFaults } from "../fuzz/faults.ts";
import { findHeaviestAddress } from "../fuzz/worst-inputs.ts";
import { Connections } from "../site/connections.ts";

const root = join(import.meta.dirname, "../..");
const files = globSync("app/calculators/*/*.ts", {
  cwd: root,
  exclude: (name) => name.endsWith(".test.ts"),
}).toSorted();
/** Those with the longest tables and lists of all that were climbed on 2026-11-23, and one of a kind of the others. */
const SOME = ["bond-price", "simple-interest", "loan", "viral-coefficient", "mortgage", "capital-gains-tax", "average"];

const find = (ids: readonly string[]) => files.filter((file) => ids.some((id) => file.endsWith(`/${id}.ts`)));

async function climb(baseURL: string | undefined, tried: readonly string[], steps: number) {
  const connections = new Connections((baseURL ?? "").replace("localhost", "127.0.0.1"), 1);
  const faults: string[] = [];
  for (const file of tried) {
    const { default: definition } = (await import(join(root, file))) as { default: AnyDefinition };
    const path = findHeaviestAddress(definition, steps, 1);
    let found: readonly string[] = [];
    // What is slow once may have waited for another test.
    for (let attempts = 0; attempts < 4; attempts += 1) {
      const answer = await connections.ask({ path });
      found = [...findFaults(answer), ...(answer.status === 200 ? [] : [`status ${answer.status}`])];
      if (!found.every((fault) => fault.startsWith("took ")) || found.length === 0) break;
    }
    if (found.length > 0) faults.push(`${found.join("; ")}: ${path.slice(0, 400)}`);
  }
  connections.close();
  expect(faults).toEqual([]);
}

test("no address makes a document that is large or slow", ({ baseURL }) => {
  const tried = find(SOME);
  expect(tried.length).toBe(SOME.length);
  return climb(baseURL, tried, 20);
});

test("no address of any calculator does", IN_ALL, ({ baseURL }) => {
  test.setTimeout(900_000);
  return climb(baseURL, files, 60);
});

/** What a short address can make the server do: the most rows that a calculator was found to list, and its longest table. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { AnyDefinition } from "#engine/define.ts";
import { triesAll } from "../extent.ts";
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

test("no address makes a document that is large or slow", async ({ baseURL }) => {
  test.setTimeout(triesAll ? 600_000 : 60_000);
  const connections = new Connections((baseURL ?? "").replace("localhost", "127.0.0.1"), 1);
  const faults: string[] = [];
  const tried = files.filter((file) => triesAll || SOME.some((id) => file.endsWith(`/${id}.ts`)));
  expect(tried.length).toBe(triesAll ? files.length : SOME.length);
  for (const file of tried) {
    const { default: definition } = (await import(join(root, file))) as { default: AnyDefinition };
    const path = findHeaviestAddress(definition, triesAll ? 60 : 20, 1);
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
});

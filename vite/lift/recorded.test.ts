import { join } from "node:path";
import { expect, test } from "vitest";
import { listCalculators, readCalculators } from "../../scripts/catalogue-files.ts";
import { importLifted } from "./in-node.ts";
import { readWorkings, writeWorkings } from "./record.ts";

const root = join(import.meta.dirname, "../..");

test("every working reads as it was recorded (where one is meant to change: npm run record -- <id>)", async () => {
  const files = new Map(listCalculators(root).map(({ id, file }) => [id, file]));
  const now: string[] = [];
  for (const { definition } of await readCalculators(root))
    now.push(writeWorkings(definition, await importLifted(root, files.get(definition.id)!)));
  expect(now).toEqual(readWorkings());
});

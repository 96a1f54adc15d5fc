import { join } from "node:path";
import { expect, test } from "vitest";
import { listCalculators } from "./catalogue-files.ts";
import { generatedFiles } from "./generate.ts";

const root = join(import.meta.dirname, "..");

test("every calculator has its formula and its cases as static files, and its row in the directory", async () => {
  const files = await generatedFiles(root);
  const ids = listCalculators(root).map(({ id }) => id);
  for (const id of ids) {
    expect(files.has(`public/generated/formulas/${id}.json`)).toBe(true);
    expect(JSON.parse(files.get(`public/generated/cases/${id}.json`) ?? "null")).toBeInstanceOf(Array);
  }
  const rows = files.get("app/generated/rows.ts") ?? "";
  for (const id of ids) expect(rows).toContain(`\\"id\\":\\"${id}\\"`);
  const mortgage = JSON.parse(files.get("public/generated/formulas/mortgage.json")!) as { lines: string[] };
  expect(mortgage.lines[0]).toMatch(/^<math display="block".*<mfrac>.*<\/math>$/s);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

test("each alert has a runbook under its own title, and none is of an alert that is gone", () => {
  const titles = [...read("workers/alerts/alerts.ts").matchAll(/^  "[\w-]+": \{ title: "([^"]+)"/gm)].map(
    ([, title]) => title,
  );
  expect(titles.length).toBeGreaterThan(5);
  const alerts = read("docs/operate.md")
    .split(/^## /m)
    .find((section) => section.startsWith("Alerts\n"))!;
  expect([...alerts.matchAll(/^### (.+)$/gm)].map(([, title]) => title)).toEqual(titles);
});

test("the workflows run scripts that exist, and deploy what was checked", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  for (const name of ["check", "deploy", "mutants"]) {
    const workflow = read(`.github/workflows/${name}.yml`);
    const commands = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, command]) => command!);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
  }
  expect(read(".github/workflows/check.yml")).toMatch(/run audit[^]*run check[^]*npm test[^]*run test:all/);
  expect(read(".github/workflows/deploy.yml")).toMatch(/workflows: \[check\][^]*conclusion == 'success'/);
});

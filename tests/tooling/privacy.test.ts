import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("addresses, which hold what visitors typed, are not kept in the logs of the platform", () => {
  const settings = readFileSync(join(import.meta.dirname, "../../wrangler.toml"), "utf8");
  const logs = /^\[observability\.logs\]\n((?!\[).*\n)+/m.exec(settings)?.[0];
  expect(logs).toMatch(/^invocation_logs = false$/m);
});

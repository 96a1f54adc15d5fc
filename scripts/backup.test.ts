import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listTables } from "./backup.ts";
import { root } from "./process.ts";

const FILL = `
INSERT INTO calculators (id, slug, name, description, category, emoji, definition_hash) VALUES ('bmi', 'bmi', 'BMI', 'It''s; "odd"
-- in two lines', 'health', '⚖️', 'h'), ('tip', 'tip', 'Tip', '', 'finance', '💵', 'h');
INSERT INTO users (id, first_name, email) VALUES ('u', 'Zoë', 'zoe@example.com');
INSERT INTO user_identities (provider, subject, user_id) VALUES ('github', '1', 'u');
INSERT INTO user_sessions (id, user_id, expires_at) VALUES ('s', 'u', 1795000000000);
INSERT INTO used_oauth_states (state, expires_at) VALUES ('o', 1795000000000);
INSERT INTO favorites (user_id, calculator_id, removed_at) VALUES ('u', 'bmi', NULL), ('u', 'tip', 7);
INSERT INTO saved_calculations (id, user_id, calculator_id, name, inputs) VALUES ('c', 'u', 'bmi', 'Mine', '{"weight":70.5}');
INSERT INTO recents (user_id, calculator_id) VALUES ('u', 'tip');
INSERT INTO calculator_requests (id, calculator_name, description, user_id) VALUES ('r', 'More', 'Please', 'u');
INSERT INTO feedback (id, calculator_id, type, user_id) VALUES ('f', 'bmi', 'upvote', 'u');
INSERT INTO error_log (id, fingerprint, type, severity, message) VALUES ('e', 'p', 'client', 'low', 'm');
INSERT INTO vitals (page, metric, bucket, day, count) VALUES ('/', 'LCP', 3, '2026-11-22', 9);
`;

const runNode = (...args: string[]) =>
  execFileSync(process.execPath, ["scripts/backup.ts", ...args], { cwd: root, encoding: "utf8", stdio: "pipe" });

test("a backup of every table is restored into an empty database, row for row", { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "backup-test-"));
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const [kept, again] = [join(folder, "kept.jsonl"), join(folder, "again.jsonl")];
  try {
    // The first restore makes an empty database.
    writeFileSync(join(folder, "empty.jsonl"), "");
    runNode("restore", join(folder, "empty.jsonl"), "--persist-to", first);
    writeFileSync(join(folder, "fill.sql"), FILL);
    execFileSync(
      join(root, "node_modules/.bin/wrangler"),
      ["d1", "execute", "DB", "--yes", "--local", "--persist-to", first, "--file", join(folder, "fill.sql")],
      { cwd: root, stdio: "pipe" },
    );

    runNode("backup", kept, "--persist-to", first);
    expect(statSync(kept).mode & 0o077).toBe(0);
    const counts = runNode("restore", kept, "--persist-to", second);
    for (const table of listTables()) expect(counts).toMatch(new RegExp(`^${table}: [1-9]`, "m"));
    expect(counts).toContain("favorites: 2");

    runNode("backup", again, "--persist-to", second);
    expect(readFileSync(again, "utf8")).toBe(readFileSync(kept, "utf8"));

    expect(() => runNode("restore", kept, "--persist-to", second)).toThrow(/is empty/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

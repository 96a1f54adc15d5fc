/** What the privacy policy promises, held against the settings of the platform and the tables of the database. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
const policy = read("app/routes/information/privacy-policy.tsx").replaceAll(/\s+/g, " ");

/** The words of the policy that say what a table keeps; null where nothing in it comes from a visitor. */
const SAID_OF: Readonly<Record<string, string | null>> = {
  calculators: "Opening a calculator adds one to its use count. The count is not tied to anyone.",
  users: "the provider that you choose tells us your name, e-mail address and the address of your picture",
  user_identities: "the provider that you choose tells us",
  user_sessions: "your sessions",
  used_oauth_states: null,
  favorites: "we keep them with your favorites",
  saved_calculations: "the calculations that you saved",
  recents: "the calculators that you opened last",
  calculator_requests: "A request for a calculator: what you searched for, the country, and the e-mail address",
  feedback: "Feedback: your message, the calculator, the country, the time.",
  empty_searches: "A search that finds nothing is counted, without who searched",
  admin_actions: "What an administrator of this site changes is recorded, without names or texts, for a year.",
  error_log: "what failed, on which page, and the browser's name are reported to us",
  error_hours: null,
  alerts: null,
  vitals: "added to counts by day and kind of page",
  country_vitals: "and by day and country, kept for 90 days",
};

const schema = read("workers/database/schema.ts");
const tables = [...schema.matchAll(/sqliteTable\(\s*"(\w+)"/g)].map(([, name]) => name!);

test("the policy says of every table what is kept in it", () => {
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((name) => !Object.hasOwn(SAID_OF, name))).toEqual([]);
  const unsaid = Object.entries(SAID_OF).filter(([, words]) => words !== null && !policy.includes(words));
  expect(unsaid).toEqual([]);
});

test("no column keeps the address of a visitor's device", () => {
  expect(policy).toContain("The site's own database keeps no IP addresses.");
  expect(schema.match(/"(ip|\w*_ip|ip_\w*|remote_\w*|user_agent)"/g)).toBeNull();
});

test("addresses, which hold what visitors typed, are not kept in the logs of the platform", () => {
  expect(policy).toContain("They are used to answer and are not written to our logs.");
  const logs = /^\[observability\.logs\]\n((?!\[).*\n)+/m.exec(read("wrangler.toml"))?.[0];
  expect(logs).toMatch(/^invocation_logs = false$/m);
});

test("what is kept for a time is removed after it", () => {
  expect(policy).toContain("removed 12 months after it, or 12 months after you asked if no notice was sent");
  expect(read("workers/maintenance/daily-maintenance.ts")).toContain("MONTHS_AFTER_NOTICE = 12;");
  expect(policy).toContain("stands for your account or network until the next day");
  expect(read("workers/maintenance/daily-maintenance.ts")).toContain("forgetVoters");
  expect(policy).toContain("then at most until a year after it was sent");
  expect(read("workers/feedback/feedback.ts")).toContain("MESSAGES_KEPT_FOR = 365 *");
  expect(policy).toContain("from the fifth search on with them, and gone when nobody has searched for it in 30 days");
  expect(read("workers/directory/empty-searches.ts")).toMatch(/SHOWN_FROM = 5;[^]*KEPT_FOR = 30 \*/);
  expect(read("workers/admin/admin-actions.ts")).toContain("KEPT_FOR = 365 *");
  expect(policy).toContain("kept for 90 days");
  expect(read("workers/vitals/vitals.ts")).toContain("KEPT_DAYS = 90;");
  expect(policy).toContain("may be kept for 5 minutes, under a code that does not show the words");
  expect(read("workers/directory/search.ts")).toContain("FRESH_FOR = 300;");
});

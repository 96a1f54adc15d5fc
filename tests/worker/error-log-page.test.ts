/** The page of the error log: what an address asks for, what its forms change, and what it says of that. */
import { beforeEach, expect, test, vi } from "vitest";
import { SEVERITIES } from "#errors/types.ts";
import { env } from "#workers/bindings.server.ts";
import { changeErrors, readChange, readErrorPage, readFilter } from "../../app/routes/admin/errors.server.ts";
import { database } from "./account-bindings.ts";
import { changeAsAdmin, type Outcome } from "#workers/admin/admin-page.ts";
import { call, ORIGIN, signIn } from "./site.ts";

const query = (text: string) => new URLSearchParams(text);
const page = (text = "") => readErrorPage(database, query(text));
const change = async (form: string, filter = "") => {
  const { isGood, message } = await changeErrors(database, readChange(query(form)), readFilter(query(filter)));
  return isGood ? message : `Refused: ${message}`;
};

const report = (message: string) => call("/api/errors", { body: { type: "network", message } });

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM error_log").run();
});

test("open errors are shown unless the address says otherwise; unknown names count as none", () => {
  expect(readFilter(query("")).state).toBe("open");
  expect(readFilter(query("state=resolved")).state).toBe("resolved");
  expect(readFilter(query("state=")).state).toBeUndefined();
  expect(readFilter(query("severity=awful&type=odd&source=moon&calculator=%20%20"))).toEqual({ state: "open" });
  expect(readFilter(query(`severity=${SEVERITIES[3]}&calculator=%20tip%20`))).toMatchObject({
    severity: "critical",
    calculator: "tip",
  });
});

test("chosen errors are resolved and opened again, and it is said how many", async () => {
  await report("The first line was cut.");
  await report("Another thing went wrong entirely.");
  const [first, second] = (await page()).errors.map(({ id }) => id) as [string, string];
  expect(await change("change=chosen")).toBe("Refused: Choose errors first.");
  expect(await change("resolve=none")).toBe("Refused: What was chosen is no longer in the log.");
  expect(await change(`resolve=${first}`)).toBe("1 error resolved.");
  expect((await page()).errors.map(({ id }) => id)).toEqual([second]);
  expect((await page("state=resolved")).errors.map(({ id }) => id)).toEqual([first]);
  expect(await change(`reopen=${first}`)).toBe("1 error opened again.");
  expect(await change(`change=resolve&ids=${first}&ids=${second}`)).toBe("2 errors resolved.");
  expect((await page()).matching).toBe(0);
  expect(await change(`change=reopen&ids=${first}&ids=${second}`)).toBe("2 errors opened again.");
  expect(await change("change=matching", "type=database")).toBe("0 errors resolved.");
  expect(await change("change=matching", "type=network")).toBe("2 errors resolved.");
  expect(await change("change=clear")).toBe("The error log is empty: 2 errors removed.");
  expect((await page("state=")).matching).toBe(0);
});

test("a change is recorded with what became of it, and one from another site is not made", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const cookie = await signIn("root@example.com");
  const post = (make: () => Promise<Outcome>, origin = ORIGIN) => {
    const headers = { Origin: origin, Cookie: cookie };
    const request = new Request(`${ORIGIN}/admin/errors`, { method: "POST", headers });
    return changeAsAdmin(request, { ids: ["e1"], state: "resolved" }, make);
  };
  const recorded = async () => {
    const { results } = await env.DB.prepare("SELECT status FROM admin_actions ORDER BY id").all<{ status: number }>();
    return results.map(({ status }) => status);
  };
  const done = { isGood: true, message: "1 error resolved." };
  expect(await post(async () => done)).toEqual(done);
  expect(await recorded()).toEqual([200]);
  const failed = await post(() => Promise.reject(new Error("D1_ERROR")));
  expect(failed).toEqual({ isGood: false, message: "The change could not be made. Please try again." });
  expect(await recorded()).toEqual([200, 503]);
  const refused = { isGood: false, message: "Choose errors first." };
  expect(await post(async () => refused)).toEqual(refused);
  expect(await recorded()).toEqual([200, 503, 422]);
  const make = vi.fn<() => Promise<Outcome>>(async () => done);
  expect((await post(make, "https://elsewhere.example")).isGood).toBe(false);
  expect(make).not.toHaveBeenCalled();
  expect(await recorded()).toEqual([200, 503, 422]);
});

const fill = (errors: number) =>
  env.DB.prepare(
    `INSERT INTO error_log (id, fingerprint, source, type, severity, message)
    SELECT 'e' || value, 'e' || value, 'server', 'network', 'medium', 'The line was cut.' FROM json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: errors }, (_, at) => at)))
    .run();

test("an error says how often it happened in the last day, and two days are drawn by the hour, by where it happened", async () => {
  await fill(1);
  await report("The first line was cut.");
  await report("The first line was cut.");
  const { errors, hours, ...statistics } = await page();
  expect(Object.fromEntries(errors.map(({ id, message, lastDay }) => [id === "e0" ? id : message, lastDay]))).toEqual({
    e0: 0,
    "The first line was cut.": 2,
  });
  expect([hours.server.length, hours.browser.length]).toEqual([48, 48]);
  const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);
  expect([sum(hours.server), sum(hours.browser)]).toEqual([0, 2]);
  expect(statistics).toMatchObject({ total: 2, matching: 2, occurrences: 3, last1Hour: 2 });
  expect((await page("source=browser")).errors.map(({ message }) => message)).toEqual(["The first line was cut."]);
  const ofServer = await page("source=server");
  expect(ofServer.errors.map(({ id }) => id)).toEqual(["e0"]);
  // What is told of them is told of those that are shown.
  expect(ofServer).toMatchObject({ total: 2, matching: 1, occurrences: 1, last1Hour: 1 });
  expect([sum(ofServer.hours.server), sum(ofServer.hours.browser)]).toEqual([0, 0]);
  expect(sum((await page("source=browser")).hours.browser)).toBe(2);
});

test("of chosen errors a page is changed at once, of those that match all", async () => {
  await fill(52);
  const ids = Array.from({ length: 51 }, (_, at) => `ids=e${at}`).join("&");
  expect(await change(`change=resolve&${ids}`)).toBe("50 errors resolved.");
  expect((await page()).errors.map(({ id }) => id).toSorted()).toEqual(["e50", "e51"]);
  expect(await change("change=matching")).toBe("2 errors resolved.");
});

test("fifty errors are a page; a page that is not there is the nearest", async () => {
  expect(await page("page=7")).toMatchObject({ page: 1, pages: 1, matching: 0, errors: [] });
  await fill(51);
  const first = await page();
  expect(first).toMatchObject({ page: 1, pages: 2, matching: 51 });
  expect(first.errors).toHaveLength(50);
  const second = await page("page=2");
  expect(second.errors).toHaveLength(1);
  expect(first.errors.map(({ id }) => id)).not.toContain(second.errors[0]!.id);
  for (const [asked, shown] of [
    ["3", 2],
    ["0", 1],
    ["-2", 1],
    ["many", 1],
    ["1.9", 1],
  ] as const)
    expect([asked, (await page(`page=${asked}`)).page]).toEqual([asked, shown]);
});

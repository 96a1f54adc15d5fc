/** What is one error and what are several, whose errors outlast a storm, and that nothing typed is kept. */
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#workers/database/client.ts";
import { errorLog } from "#workers/database/schema.ts";
import { runWithRequest, requestScope } from "#workers/request-scope.ts";
import { forgetPending, gatherErrors, writePending } from "./error-intake.ts";
import { type ErrorEvent, toErrorEvent, toServerErrorEvent } from "./error-report.ts";
import { countByHour, countErrors, listErrors, resolveErrors, resolveMatching } from "./errors.ts";
import { eraseTyped } from "./ours.ts";
import { logFailure } from "./log.ts";

const { database } = openDatabase(env.DB, "first-primary");
const HOUR = 3_600_000;

const fault: ErrorEvent = {
  source: "server",
  type: "internal",
  severity: "critical",
  message: "TypeError: x is not a function",
  stack: "at renderField (/assets/route-Ab12Cd34.js:1:200)",
  component: "server",
  route: "/calculator/bmi",
  context: {},
};

beforeEach(async () => {
  forgetPending();
  await database.delete(errorLog);
});

async function write(events: readonly ErrorEvent[], now?: number) {
  gatherErrors(events, now);
  await writePending(database);
}

/** Letters only: figures are scrubbed. */
const spell = (index: number) => String(index).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));

test("an error of one cause is one entry on every page and in every build", async () => {
  await write([fault, { ...fault, route: "/calculator/mortgage" }]);
  await write([{ ...fault, stack: "at renderField (/assets/route-Zz98Yy76.js:3:7)" }]);
  await write([{ ...fault, stack: "at readRows (/assets/route-Zz98Yy76.js:3:7)" }]);
  await write([{ ...fault, source: "browser" }]);
  const errors = await listErrors(database);
  expect(errors.map(({ source, count }) => `${source} ${count}`).sort()).toEqual(["browser 1", "server 1", "server 3"]);
  expect(errors.every(({ release }) => release === "test")).toBe(true);
});

describe("a canary outlasts", () => {
  const canary: ErrorEvent = { ...fault, message: "The canary sang", route: "/calculator/mortgage" };
  const storms: readonly (readonly [string, (index: number) => ErrorEvent])[] = [
    ["bad addresses", (index) => ({ ...fault, message: `Unknown unit ${spell(index)}` })],
    ["reports of browsers", (index) => ({ ...fault, source: "browser", message: `Error ${spell(index)}` })],
  ];

  test.each(storms)("1,300 %s at once", async (_name, fail) => {
    await write([canary, { ...canary, source: "browser" }, ...Array.from({ length: 1300 }, (_, index) => fail(index))]);
    expect(await countErrors(database)).toBeGreaterThan(1000);
    const canaries = (await listErrors(database, { calculator: "mortgage" })).map(({ source }) => source);
    expect(canaries.sort()).toEqual(["browser", "server"]);
  });

  test.each(storms)("1,300 %s over days", async (_name, fail) => {
    const long = Date.now() - 100 * HOUR;
    await write([canary, { ...canary, source: "browser" }], long);
    for (let from = 0; from < 1300; from += 325) {
      await write(
        Array.from({ length: 325 }, (_, index) => fail(from + index)),
        long + from * 1000,
      );
    }
    const canaries = (await listErrors(database, { calculator: "mortgage" })).map(({ source }) => source);
    expect(canaries.sort()).toEqual(["browser", "server"]);
  });
});

describe("what was typed", () => {
  const address = "https://site.example/calculator/my%20secret?weight=secret&weight.unit=on&note=a.b(c%20secret";
  const request = new Request(address, { headers: { "CF-Ray": "r1" } });

  test("into an address is in no entry, and our own names stay", () => {
    const error = new RangeError("Unknown unit 'secret' on function getUnit of a.b(c secret");
    const { message, route } = runWithRequest(request, () => toServerErrorEvent(error, requestScope() ?? {}));
    expect(message).toBe("RangeError: Unknown unit '…' … function getUnit of …");
    expect(route).not.toContain("secret");
  });

  test.each([
    ["the calculator bmi failed at 80", "/calculator/bmi?weight=80", "the calculator bmi failed at …"],
    ["80 of 180 and x80 stay apart", "/calculator/bmi?weight=80", "… of 180 and x80 stay apart"],
    // The longer one first: what is left of it would tell it.
    ["rent 1200 and rent", "/?a=rent&b=rent%201200", "… and …"],
    ["a: - b", "/?a=%20&b=a", "…: - b"],
    ["%E0%A4%A is no text", "/%E0%A4%A", "… is no text"],
    ["a.c abc", "/?q=a.c", "… abc"],
  ])("is taken out of “%s”", (text, path, left) => {
    expect(eraseTyped(text, `https://site.example${path}`)).toBe(left);
    expect(eraseTyped(text, undefined)).toBe(text);
  });

  test("is on no line of the console", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    runWithRequest(request, () => logFailure("request-failed", new Error("Unknown unit secret")));
    expect(String(error.mock.calls[0]?.[0])).not.toContain("secret");
    expect(String(error.mock.calls[0]?.[0])).toContain("GET /calculator/…");
  });

  test("into a path is in no report", () => {
    const report = { type: "internal", message: "x", context: { url: "/calculators/my-secret" } } as const;
    expect(toErrorEvent(report).route).toBe("/calculators/…");
    expect(toErrorEvent({ ...report, context: { url: "/calculators/finance" } }).route).toBe("/calculators/finance");
  });
});

describe("for admins", () => {
  const variants = Array.from({ length: 7 }, (_, index) => ({ ...fault, message: `Fault ${spell(index)}` }));

  test("pages go through all, and are counted", async () => {
    await write([...variants, { ...fault, source: "browser" }]);
    const pages = await Promise.all(
      [0, 3, 6].map((offset) => listErrors(database, { source: "server", limit: 3, offset })),
    );
    expect(new Set(pages.flat().map(({ message }) => message)).size).toBe(7);
    expect(await countErrors(database, { source: "server" })).toBe(7);
  });

  test("several are resolved at once; one that happens again says since when it is open again", async () => {
    await write(variants);
    const ids = (await listErrors(database, { limit: 3 })).map(({ id }) => id);
    expect(await resolveErrors(database, [...ids, "none"])).toBe(3);
    expect(await resolveMatching(database, { source: "browser" })).toBe(0);
    expect(await resolveMatching(database, { source: "server" })).toBe(4);
    expect(await countErrors(database, { state: "open" })).toBe(0);
    await write([variants[0]!], Date.now() + 1000);
    expect(await listErrors(database, { state: "open" })).toMatchObject([
      { message: "Fault a", count: 2, reopenedAt: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect((await listErrors(database, { state: "resolved" })).every(({ reopenedAt }) => reopenedAt === null)).toBe(
      true,
    );
  });

  test("counts by hour, of the server and of browsers", async () => {
    const now = 1_000 * HOUR;
    await write([fault, fault], now - 2 * HOUR);
    await write([fault, { ...fault, source: "browser" }], now);
    expect(await countByHour(database, 3, { now })).toEqual({
      from: new Date(now - 2 * HOUR).toISOString(),
      server: [2, 0, 1],
      browser: [0, 0, 1],
    });
  });
});

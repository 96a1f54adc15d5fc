/** Routes called as the router calls them, without a server. */
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { getContrastRatio, parseHexColor, relativeLuminance } from "#maths/color.ts";
import { bundledDirectory } from "#workers/directory/directory-row.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { action as answerBatch } from "../../app/routes/api/v1/batch.ts";
import { writeEmbedStyles } from "../../app/routes/embed/embed-styles.server.ts";
import { answerTo } from "../../app/routes/home/answer.server.ts";
import { readEmbed } from "../../app/routes/embed-builder/read-embed.server.ts";
import { loader as drawCalculator } from "../../app/routes/random-calculator/route.ts";
import { loader as writeSecurity } from "../../app/routes/security-txt/route.ts";
import { addCalculators, database } from "./account-bindings.ts";

const ORIGIN = "https://reckoner.example";

/** What a loader or an action is called with; the router's other arguments are not read. */
const call = (request: Request) => {
  const context = new RouterContextProvider();
  context.set(databaseContext, { database } as never);
  return { request, context, params: {} } as never;
};

beforeEach(() => {
  // What the tests of another file have read into the isolate.
  forgetDirectory();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 15, 30) });
});
afterEach(() => {
  forgetDirectory();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("where to report a weakness is told for six months, from the first of a month", async () => {
  const response = writeSecurity(call(new Request(`${ORIGIN}/.well-known/security.txt`)));
  expect(await response.text()).toBe(
    [
      `Contact: ${ORIGIN}/feedback`,
      "Expires: 2027-05-01T00:00:00.000Z",
      "Preferred-Languages: en",
      `Canonical: ${ORIGIN}/.well-known/security.txt`,
      "",
    ].join("\n"),
  );
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
});

test("a random calculator is any that is there, and never the page itself", async () => {
  await addCalculators(["tip", "bmi", "random-calculator", "promised"]);
  const { env } = await import("cloudflare:workers");
  await env.DB.prepare("UPDATE calculators SET has_config = (id <> 'promised')").run();
  const drawn = new Set<string>();
  let pick = 0;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as Uint32Array)[0] = pick;
    return array;
  });
  for (pick = 0; pick < 500; pick += 1) {
    const response = await drawCalculator(call(new Request(`${ORIGIN}/random`)));
    drawn.add(response.headers.get("Location")!);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([302, "no-store"]);
  }
  expect([...drawn]).toEqual(expect.arrayContaining(["/calculator/tip", "/calculator/bmi"]));
  expect(drawn.has("/calculator/random-calculator")).toBe(false);
  expect(drawn.has("/calculator/promised")).toBe(false);
});

test("each call of a batch is answered for itself, in their order", async () => {
  const calls = [
    { id: "tip", inputs: { bill: 100, tipPercent: 20 } },
    { id: "no-such-calculator" },
    { id: "tip", inputs: { bill: "many" } },
    { inputs: {} },
    { id: "tip" },
  ];
  const request = (body: unknown) =>
    call(new Request(`${ORIGIN}/api/v1/batch`, { method: "POST", body: JSON.stringify(body) }));
  const { results } = (await (await answerBatch(request({ calls }))).json()) as { results: Record<string, unknown>[] };
  expect(results).toMatchObject([
    { status: 200, id: "tip", outputs: { tip: 20 } },
    { status: 404, id: "no-such-calculator", error: expect.any(String) },
    { status: 422, id: "tip", issues: [{ field: "bill" }] },
    { status: 422, error: expect.stringContaining("A call must be") },
    { status: 200, id: "tip" },
  ]);
  for (const [count, status] of [
    [0, 422],
    [100, 200],
    [101, 422],
  ] as const) {
    const sent = request({ calls: Array.from({ length: count }, () => ({})) });
    const response = await answerBatch(sent).catch((refused: unknown) => refused as Response);
    expect([count, response.status]).toEqual([count, status]);
  }
});

test("an embed carries what was entered and can be used, and says what cannot", async () => {
  await addCalculators(["tip"]);
  const read = (query: string) => readEmbed(new URL(`/embed-builder?${query}`, ORIGIN), database);
  expect(await read("calculator=no-such-calculator")).toBeNull();
  expect(await read("")).toBeNull();
  const form = (await read("calculator=tip&bill=80&tipPercent=many&people=&theme=dark&locked=bill"))!;
  const field = (key: string) => form.fields.find((one) => one.key === key);
  expect(field("bill")).toMatchObject({ value: "80", isLocked: true, message: null });
  expect(field("tipPercent")).toMatchObject({ value: "many", isLocked: false, message: expect.any(String) });
  expect(form.options).toMatchObject({ theme: "dark", accent: "" });
  const preview = new URL(form.preview, ORIGIN);
  expect(preview.pathname).toBe("/embed/tip");
  expect(Object.fromEntries(preview.searchParams)).toEqual({ theme: "dark", locked: "bill", bill: "80" });
  expect(form.frame).toContain(`${ORIGIN}/embed/tip`);
  expect((await read("calculator=tip"))!.preview).toBe("/embed/tip");
});

test("a question on home is answered beside what is found; what is only a search is none, and what cannot be says why", async () => {
  const rows = bundledDirectory();
  const answer = (term: string) => answerTo(term, rows, new Request(`${ORIGIN}/?q=${encodeURIComponent(term)}`));
  expect(await answer("20% tip on 50")).toMatchObject({ by: "grammar", answer: "$10.00" });
  expect(await answer("mortgage")).toBeNull();
  expect(await answer("10 / 0")).toEqual({
    calculator: null,
    reason: expect.stringContaining("Division by 0") as string,
  });
  expect(await answer("interest on 5000 at 4% for 3 years")).toMatchObject({
    calculator: null,
    readings: [{ answer: "$600.00" }, { answer: "$624" }],
  });
});

test("words on an accent are black or white, whichever is easier to read on it; without an accent it is ours", () => {
  expect(writeEmbedStyles(null)).not.toContain("accent-color");
  const light = (hex: string) => relativeLuminance(parseHexColor(hex)!);
  for (let shade = 0; shade < 256; shade += 5) {
    const two = shade.toString(16).padStart(2, "0");
    for (const accent of [`#${two}${two}${two}`, `#${two}4020`, `#10${two}90`]) {
      const styles = writeEmbedStyles(accent);
      expect(styles).toContain(`background:${accent};border-color:${accent}`);
      const ink = /;color:(#\w+)\}/.exec(styles)![1]!;
      const other = ink === "#fff" ? "#000" : "#fff";
      const [own, instead] = [ink, other].map((one) => getContrastRatio(light(accent), one === "#fff" ? 1 : 0));
      expect([accent, own! >= instead!]).toEqual([accent, true]);
      // Of black and white one is always legible enough for text (WCAG 2.2, 1.4.3).
      expect(own!).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("an embed's form has no field for a secret, names what is usual, and gives a frame as high as most calculators", async () => {
  await addCalculators(["password-strength", "tip"]);
  const { inputs } = (await loadDefinition("password-strength"))!;
  const open = Object.keys(inputs).filter((key) => !inputs[key]!.secret);
  expect(open.length).toBeLessThan(Object.keys(inputs).length);
  const form = await readEmbed(new URL("/embed-builder?calculator=password-strength", ORIGIN), database);
  expect(form!.fields.map(({ key }) => key)).toEqual(open);
  const tip = (await readEmbed(new URL("/embed-builder?calculator=tip&bill=", ORIGIN), database))!;
  expect(tip.frame).toContain('height="720"');
  expect(tip.fields.find(({ key }) => key === "bill")).toMatchObject({ value: "", message: null });
  for (const { key, usual } of tip.fields) {
    const { default: known } = (await loadDefinition("tip"))!.inputs[key]!;
    expect([key, usual]).toEqual([key, known === null || typeof known === "object" ? "" : String(known)]);
  }
});

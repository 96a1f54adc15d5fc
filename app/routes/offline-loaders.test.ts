/** What pages show that are opened from a pack, without the server. */
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import bmi from "#calculators/health/bmi.ts";
import currency from "#calculators/conversion/currency-converter.ts";
import tip from "#calculators/food-beverage/tip.ts";

const world = vi.hoisted(() => ({ asked: [] as unknown[], answer: null as unknown }));
vi.mock("#features/assistant/index.ts", () => ({
  findAnswerHere: async (...given: unknown[]) => {
    world.asked.push(given);
    return world.answer;
  },
}));
vi.mock("#catalogue/registry.ts", () => ({
  loadDefinitionFrom: async (url: string) => ({ "/bmi.js": bmi, "/tip.js": tip, "/currency.js": currency })[url],
}));
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { searchOffline } = await import("./home/search-offline.ts");
const { loadOffline } = await import("./calculator/load-offline.ts");

const row = (id: string, more: object = {}) => ({
  id,
  slug: id,
  name: id.toUpperCase(),
  description: `About ${id}`,
  category: "health",
  emoji: "🧪",
  isPopular: false,
  uses: 0,
  aiTaxonomy: [],
  ...more,
});
const ROWS = [
  row("bmi", { aiTaxonomy: [{ id: "tip", relevance: 1 }] }),
  row("tip", { isPopular: true }),
  row("currency-converter"),
];
let pack: Record<string, unknown>;

beforeEach(() => {
  world.asked = [];
  world.answer = null;
  pack = { "/api/calculators": ROWS };
  vi.stubGlobal("fetch", async (address: string) => {
    if (!Object.hasOwn(pack, address)) throw new TypeError("Failed to fetch");
    return Response.json(pack[address]);
  });
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the server sets it
  document.cookie = "preferences=metric.EUR.de-DE.DE";
});
afterEach(() => {
  vi.unstubAllGlobals();
  // oxlint-disable-next-line unicorn/no-document-cookie -- it is gone
  document.cookie = "preferences=; max-age=0";
});

test("a search shows what the pack finds, the best apart from the related, and what the directory holds", async () => {
  pack["/api/calculators/search-enhanced?q=5%20ft%20%26%20more"] = { topMatches: [ROWS[0]], relatedMatches: [ROWS[1]] };
  const { summary, results } = await searchOffline("5 ft & more");
  expect(summary).toMatchObject({ total: 3, popular: 1 });
  expect(results).toMatchObject({
    term: "5 ft & more",
    answer: null,
    top: [{ id: "bmi", name: "BMI" }],
    related: [{ id: "tip", isPopular: true }],
  });
  expect(results.top[0]).not.toHaveProperty("aiTaxonomy");
  expect(world.asked).toEqual([["5 ft & more", expect.objectContaining({ currency: "EUR", locale: "de-DE" })]]);
});

test.each([
  [
    { calculator: "tip", answer: "16 €" },
    { calculator: "tip", answer: "16 €", by: "grammar" },
  ],
  [
    { calculator: null, reason: "Division by 0." },
    { calculator: null, reason: "Division by 0." },
  ],
  [
    { calculator: null, readings: [] },
    { calculator: null, readings: [] },
  ],
  [{ calculator: null }, null],
])("beside it stands of %j what the server would say: %j", async (answer, shown) => {
  pack["/api/calculators/search-enhanced?q=tip"] = { topMatches: [], relatedMatches: [] };
  world.answer = answer;
  expect((await searchOffline("tip")).results.answer).toEqual(shown);
});

const open = (id: string, query = "", error: unknown = new TypeError("Failed to fetch")) =>
  loadOffline({ params: { id }, request: new Request(`https://reckoner.example/calculator/${id}${query}`) }, error);

test("a calculator's page is filled from its address by what the visitor chose", async () => {
  const formula = { lines: ["<math></math>"], symbols: [] };
  pack["/api/calculators/bmi/view"] = { chunk: "/bmi.js", formula, today: "2026-11-27" };
  const page = await open("bmi", "?weight=81&show=bands");
  expect(page).toMatchObject({ id: "bmi", name: "BMI", related: [{ id: "tip", name: "TIP" }] });
  const { start, ...rest } = page.calculator;
  expect(rest).toMatchObject({
    today: "2026-11-27",
    formula,
    chunk: { url: "/bmi.js", imports: [] },
    openTable: ["bands", 0],
    solved: null,
    example: null,
  });
  expect(start).toMatchObject({ issues: [], preferences: { locale: "de-DE" } });
  expect(JSON.stringify(start.drafts["weight"])).toContain("81");
});

test("what was written by hand is read as a field is, with a point; what cannot be is said", async () => {
  pack["/api/calculators/tip/view"] = { chunk: "/tip.js", formula: null, today: "2026-11-27" };
  const { title, calculator } = await open("tip", "?bill=64.5%2B12");
  expect(title).toMatch(/^TIP with formula and worked examples · /);
  const { start } = calculator;
  expect([start.issues, start.drafts["bill"]]).toEqual([[], expect.objectContaining({ exact: 76.5, text: "76,5" })]);
  const wrong = (await open("tip", "?bill=many")).calculator.start;
  expect(wrong.issues.map(({ field }) => field)).toEqual(["bill"]);
});

test("a converter has the pack's rates", async () => {
  const rates = { ...currency.rates!.set, date: "2026-11-20" };
  pack["/api/calculators/currency-converter/view"] = {
    chunk: "/currency.js",
    formula: null,
    today: "2026-11-27",
    rates,
  };
  expect((await open("currency-converter")).calculator.rates).toMatchObject({ date: "2026-11-20" });
});

test("a server that was there has the last word; what is not in the pack cannot be shown", async () => {
  const refused = new Response(null, { status: 404 });
  await expect(open("bmi", "", refused)).rejects.toBe(refused);
  await expect(open("bmi")).rejects.toThrow(TypeError);
  pack["/api/calculators/sold/view"] = { chunk: "/bmi.js", formula: null, today: "2026-11-27" };
  await expect(open("sold")).rejects.toThrow("Not in the pack: sold");
});

/** What the page of a calculator shows for its address. */
import { withEnv } from "cloudflare:workers";
import { calculators as chunks } from "virtual:calculator-chunks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { env } from "#workers/bindings.server.ts";
import { describeRow } from "../../app/routes/calculator/describe-calculator.ts";
import { loadCalculator } from "../../app/routes/calculator/load-calculator.server.ts";
import { addCalculators, database } from "./account-bindings.ts";
import { ORIGIN } from "./site.ts";

/** The static files are there once the site is built. */
beforeAll(() => {
  Object.assign(env, { ASSETS: { fetch: async () => Response.json({ mathml: "<math></math>" }) } });
});
afterAll(() => {
  Reflect.deleteProperty(env, "ASSETS");
});
beforeEach(async () => {
  forgetDirectory();
  await addCalculators(["tip", "bmi", "mortgage", "random-number", "promised"]);
  await env.DB.prepare("UPDATE calculators SET has_config = (id <> 'promised')").run();
});

/** The page, or where its address leads: "301 /calculator/tip". */
async function open(id: string, query = "", headers: Record<string, string> = {}) {
  const request = new Request(new URL(`/calculator/${id}${query}`, ORIGIN), { headers });
  try {
    return await loadCalculator(request, id, database);
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("Location")}`;
    return thrown as { init: { status: number }; data: { suggestions: { id: string; name: string }[] } };
  }
}

async function read(id: string, query = "", headers: Record<string, string> = {}) {
  const page = await open(id, query, headers);
  if (typeof page === "string" || !("calculator" in page) || page.calculator === null)
    throw new Error(`No calculator but ${JSON.stringify(page)}`);
  return page.calculator;
}

test("fields are filled from the address, and keep what cannot be used", async () => {
  const { start } = await read("tip", "?bill=80&people=4");
  expect(start.issues).toEqual([]);
  expect(start.drafts).toMatchObject({ people: { exact: 4, text: "4" } });
  expect(JSON.stringify(start.drafts["bill"])).toContain("80");
  const wrong = await read("tip", "?bill=many&people=4");
  expect(wrong.start.issues.map(({ field }) => field)).toEqual(["bill"]);
  expect(JSON.stringify(wrong.start.drafts["bill"])).toContain("many");
});

test("an address leads to the calculator's own", async () => {
  await env.DB.prepare("UPDATE calculators SET slug = 'gratuity' WHERE id = 'tip'").run();
  forgetDirectory();
  expect(await open("gratuity", "?bill=80")).toBe("301 /calculator/tip?bill=80");
  expect(await open("tip.", "?bill=80")).toBe("301 /calculator/tip?bill=80");
});

test("an unknown one is not found, and at most three that may be meant are named", async () => {
  const page = await open("mortgag");
  expect(page).toMatchObject({ init: { status: 404 }, data: { suggestions: [{ id: "mortgage", name: "mortgage" }] } });
  const names = ["Mortgage Calculator", "Mortgage Payoff", "Mortgage Points", "Mortgage Refinance"];
  for (const [at, name] of names.entries()) {
    const id = at === 0 ? "mortgage" : `mortgage-${at}`;
    await addCalculators([id]);
    await env.DB.prepare("UPDATE calculators SET name = ? WHERE id = ?").bind(name, id).run();
  }
  forgetDirectory();
  const { suggestions } = ((await open("mortgage-x")) as { data: { suggestions: { id: string; name: string }[] } })
    .data;
  expect(suggestions).toHaveLength(3);
  for (const { id, name } of suggestions) expect([id, names.includes(name)]).toEqual([id, true]);
  await env.DB.prepare("DELETE FROM calculators WHERE id LIKE 'mortgage%'").run();
});

test("a row without a definition has a page without a calculator", async () => {
  expect(await open("promised")).toMatchObject({ id: "promised", calculator: null });
});

test("a form that was sent leads to the address of what it says, in the neutral format", async () => {
  expect(await open("tip", "?typed=de-DE&bill=80,5&tipPercent=20&people=3&tipOn=total&rounding=none")).toBe(
    "302 /calculator/tip?bill=80.5&tipPercent=20&people=3",
  );
  // A point parts the thousands of a German, and the decimals of somebody whose locale nobody knows.
  expect(await open("tip", "?typed=de-DE&bill=1.250&tipPercent=20")).toBe(
    "302 /calculator/tip?bill=1250&tipPercent=20",
  );
  expect(await open("tip", "?typed=none&bill=1.25&tipPercent=20")).toBe("302 /calculator/tip?bill=1.25&tipPercent=20");
  const stays = await read("tip", "?typed=de-DE&bill=many&tipPercent=20");
  expect(stays.start.issues.map(({ field }) => field)).toEqual(["bill"]);
  expect(JSON.stringify(stays.start.drafts["bill"])).toContain("many");
});

test("the units that were chosen in a form stay in the address, but for those of rows", async () => {
  const sent = "?typed=en-US&weight=180&weight.unit=lb&height=180&height.unit=cm&parts.0.width.unit=ft&unit=m";
  expect(await open("bmi", sent)).toMatch(
    /^302 \/calculator\/bmi\?[^.]*weight=\d[^&]*&.*weight\.unit=lb&height\.unit=cm$/,
  );
});

test("an address that a person wrote by hand is read as a field is", async () => {
  expect(await open("tip", "?bill=64.5%2B12")).toBe("302 /calculator/tip?bill=76.5");
  expect(await open("tip", "?tipPercent=20%25")).toBe("302 /calculator/tip?tipPercent=20");
});

test("a table is opened at its row", async () => {
  expect((await read("mortgage", "?show=schedule")).openTable).toEqual(["schedule", 0]);
  expect((await read("mortgage", "?show=schedule.400")).openTable).toEqual(["schedule", 400]);
  expect((await read("mortgage", "?show=schedule.999999")).openTable).toEqual(["schedule", 999_999]);
  expect((await read("mortgage", "?show=schedule.1000000")).openTable).toBeNull();
  expect((await read("mortgage", "?show=schedule.many")).openTable).toBeNull();
  expect((await read("mortgage")).openTable).toBeNull();
});

test("what is drawn at random travels with the document, where the inputs can be used", async () => {
  expect((await read("random-number")).start).toHaveProperty("drawn", expect.anything());
  expect("drawn" in (await read("tip")).start).toBe(false);
});

test("a target is solved, and says so in a sentence", async () => {
  const target = "?bill=100&solve=tipPercent&for=tip";
  const found = await read("tip", `${target}&is=25`);
  expect(found.start.drafts["tipPercent"]).toMatchObject({ exact: 25 });
  expect(found.solved).toMatch(/^Solved for a target of \$25(\.00)? \(.+\): Tip is 25%/);
  expect(JSON.stringify(found.start.drafts["tipPercent"])).toContain("25");
  expect((await read("tip", `${target}&is=25,5&typed=de-DE`)).solved).toContain("25.5%");
  const other = await read("tip", `?with=bill%3D200&solve=tipPercent&for=tip&is=25`);
  expect(other.solved).toContain("12.5%");
  expect(other.start.drafts).toMatchObject({ bill: { exact: 200 }, tipPercent: { exact: 12.5 } });
  // Where no number of people gives it exactly, the sentence says what the nearest give.
  expect((await read("tip", "?bill=100&solve=people&for=totalPerPerson&is=20")).solved).toMatch(
    /^Solved for a target of .+: People is \d\. The nearest: 5 gives \$23\.60, 6 gives \$19\.67\.$/,
  );
  expect((await read("tip", "?solve=nothing&for=tip&is=25")).solved).toBe("This calculator has no input “nothing”.");
  expect((await read("tip", `${target}&is=plenty&typed=en-US`)).solved).not.toMatch(/^Solved/);
  expect((await read("tip", `${target}&is=plenty`)).solved).toBe("The target must be a number.");
  expect((await read("tip", "?solve=tipPercent&for=nothing&is=25")).solved).toBe(
    "No target can be set for this result.",
  );
  const wrong = await read("tip", "?bill=many&solve=tipPercent&for=tip&is=25");
  expect([wrong.solved, wrong.start.issues.map(({ field }) => field)]).toEqual([null, ["bill"]]);
});

test("an address by hand is left alone where nothing has to be understood, or cannot be", async () => {
  for (const query of ["?bill=80", "?bill=many", "?bill=64.5%2B12&tipPercent=many", "?nothing=1"])
    expect(await open("tip", query)).toMatchObject({ id: "tip" });
  // An address is written with a point, whatever the reader's own way is.
  const german = { Cookie: "preferences=metric.EUR.de-DE.DE" };
  expect(await open("tip", "?bill=64.5%2B12", german)).toBe("302 /calculator/tip?bill=76.5");
});

test("of related calculators those are linked that are there, the most relevant first, never the page itself", async () => {
  const row = (id: string, aiTaxonomy: object[] = []) => ({ id, name: id.toUpperCase(), category: "loan", aiTaxonomy });
  const links = [
    { id: "bmi", relevance: 0.2 },
    { id: "tip", relevance: 1 },
    { id: "gone", relevance: 0.9 },
    { id: "mortgage", relevance: 0.7 },
  ];
  const tip = row("tip", links);
  const rows = [tip, row("bmi"), row("mortgage")] as never;
  expect(describeRow(tip as never, rows, null).related).toEqual([
    { id: "mortgage", relevance: 0.7, name: "MORTGAGE", category: "loan" },
    { id: "bmi", relevance: 0.2, name: "BMI", category: "loan" },
  ]);
});

test("what was drawn is within its bounds and as long as was asked for, its first four hundred rows at most", async () => {
  const { start } = await read("random-number", "?count=500&min=1&max=1000");
  const { drawn } = start as unknown as { drawn: Readonly<Record<string, unknown>> };
  const lists = Object.values(drawn).filter((one) => Array.isArray(one));
  expect(lists.map((one) => one.length)).toContain(400);
  const definition = (await loadDefinition("random-number"))!;
  expect(Object.keys(drawn).toSorted()).toEqual(Object.keys(definition.outputs).toSorted());
  const wrong = await read("random-number", "?min=9&max=many");
  expect("drawn" in wrong.start).toBe(false);
});

test("two fields are swapped by the form's own button, as far as the calculator has it", async () => {
  const swapping = (await Promise.all(["length-converter", "unit-converter", "time-zone"].map(loadDefinition))).find(
    (one) => one?.swap,
  )!;
  const [from, to] = swapping.swap!;
  await addCalculators([swapping.id]);
  forgetDirectory();
  const [first, second] = [swapping.inputs[from]!, swapping.inputs[to]!].map(({ options }) => options![0]![0]);
  const other = swapping.inputs[to]!.options!.find(([value]) => value !== first)![0];
  expect([second, other]).toEqual([expect.any(String), expect.not.stringMatching(new RegExp(`^${first}$`))]);
  const form = new URLSearchParams({ typed: "en-US", [from]: first!, [to]: other });
  const goesTo = async (more: string) =>
    new URLSearchParams(String(await open(swapping.id, `?${form}${more}`)).split("?")[1] ?? "");
  const [straight, swapped] = [await goesTo(""), await goesTo("&swap=1")];
  const usual = (key: string) => String(swapping.inputs[key]!.default);
  expect([straight.get(from) ?? usual(from), straight.get(to) ?? usual(to)]).toEqual([first, other]);
  expect([swapped.get(from) ?? usual(from), swapped.get(to) ?? usual(to)]).toEqual([other, first]);
});

test("the page is titled by what it has, and carries the formula, the code and where its sources can be read", async () => {
  await addCalculators(["random-calculator", "take-home-pay"]);
  await env.DB.prepare("UPDATE calculators SET has_config = (id <> 'promised')").run();
  forgetDirectory();
  const titles: string[] = [];
  for (const id of ["tip", "random-calculator", "promised"])
    titles.push(((await open(id)) as { title: string }).title.replace(/ · .+$/, ""));
  expect(titles).toEqual([
    "tip with formula and worked examples",
    "random-calculator with worked examples",
    "promised",
  ]);
  const page = await read("take-home-pay");
  expect(page).toMatchObject({
    formula: { mathml: "<math></math>" },
    chunk: chunks["take-home-pay"],
    sourceAddresses: ["https://www.irs.gov/publications/p15", null],
    dated: expect.stringMatching(/^2024 to 2026 figures: IRS/) as string,
  });
  expect(await read("random-calculator")).toMatchObject({ formula: null, dated: null });
});

test("the first example is worked out where that was asked for", async () => {
  expect((await read("tip", "?show=working")).example).toEqual({ mathml: "<math></math>" });
  expect((await read("tip", "?show=schedule")).example).toBeNull();
  expect((await read("tip")).example).toBeNull();
});

test("a form that asks for one more row stays a form", async () => {
  const { start } = await read("tip", "?typed=en-US&bill=80&add=people");
  expect([start.issues, start.drafts["bill"]]).toEqual([[], expect.objectContaining({ text: "80" })]);
});

test("what is wrong in rows is said, and takes nothing with it that could be understood", async () => {
  await addCalculators(["commission"]);
  forgetDirectory();
  for (const [query, fields] of [
    ["?tiers=x", ["tiers"]],
    ["?share=20%25&tiers=0,many", ["tiers", "share"]],
  ] as const)
    expect((await read("commission", query)).start.issues.map(({ field }) => field)).toEqual(fields);
  expect(await open("commission", "?share=20%25")).toBe("302 /calculator/commission?share=20");
});

test("who asks too often is not solved a target for, and their page is", async () => {
  const limits = { RATE_LIMIT_API: { limit: async () => ({ success: false }) } };
  await (withEnv({ ...env, ...limits }, async () => {
    const elsewhere = { "CF-Connecting-IP": "192.0.2.77" };
    const target = "?bill=100&solve=tipPercent&for=tip&is=25";
    expect(await open("tip", target, elsewhere)).toMatchObject({
      init: { status: 429 },
      data: expect.stringMatching(/\w/) as string,
    });
    expect(await open("tip", "?bill=100", elsewhere)).toMatchObject({ id: "tip" });
    expect((await read("tip", target)).solved).toMatch(/^Solved/);
  }) as Promise<void>);
});

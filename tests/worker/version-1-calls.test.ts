/** The calls of version 1, for programs: what they answer, and what they refuse. */
import { beforeEach, expect, test } from "vitest";
import { env } from "#workers/bindings.server.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { addCalculators, fillDirectory, idsOf } from "./account-bindings.ts";
import { call, callJson, ORIGIN } from "./site.ts";

beforeEach(fillDirectory);

test("version 1 lists the catalogue by pages", async () => {
  const list = async (query: string) =>
    (await callJson(`/api/v1/calculators${query}`)).said as { total: number; calculators: { id: string }[] };
  const all = await list("");
  expect([all.total, idsOf(all.calculators).toSorted()]).toEqual([3, ["bmi", "mortgage", "tip"]]);
  const second = await list("?limit=1&offset=1");
  expect([second.total, idsOf(second.calculators)]).toEqual([3, idsOf(all.calculators).slice(1, 2)]);
  expect(idsOf((await list("?category=health")).calculators)).toEqual(["bmi"]);
  expect(idsOf((await list("?q=mortgage")).calculators)[0]).toBe("mortgage");
  expect((await list("?limit=1000")).total).toBe(3);
  for (const query of ["?limit=0", "?limit=1001", "?limit=1.5", "?offset=-1", "?offset=1000001", "?color=red"])
    expect([query, (await call(`/api/v1/calculators${query}`)).status]).toEqual([query, 422]);
});

test("version 1 describes and answers", async () => {
  expect((await callJson("/api/v1/calculators/tip")).said).toMatchObject({ id: "tip" });
  expect((await callJson("/api/v1/calculators/no-such-one")).status).toBe(404);
  expect((await callJson("/api/v1/calculators/tip/calculate?bill=100&tipPercent=20")).said).toMatchObject({
    outputs: { tip: 20 },
  });
  const posted = await call("/api/v1/calculators/tip/calculate", { body: { inputs: { bill: 100, tipPercent: 20 } } });
  expect([posted.headers.get("Cache-Control"), await posted.json()]).toMatchObject([
    "no-store",
    { outputs: { tip: 20 } },
  ]);
  const plain = { body: {}, headers: { "Content-Type": "text/plain" } };
  expect((await call("/api/v1/calculators/tip/calculate", plain)).status).toBe(415);
  expect((await call("/api/v1/no-such-call")).status).toBe(404);
  expect((await call("/api/v1/no-such-call", { method: "POST" })).status).toBe(404);
});

test.each([
  ["value=5&from=ft&to=m", 1.524],
  ["value=-40&from=C&to=F", -40],
  [`value=.5&from=km&to=m`, 500],
  ["value=1e3&from=g&to=kg", 1],
])("version 1 converts %s", async (query, wanted) => {
  const { status, said } = await callJson(`/api/v1/convert?${query}`);
  expect([status, (said as { result: number }).result]).toEqual([200, expect.closeTo(wanted, 10)]);
});

test.each([
  "from=ft&to=m",
  "value=five&from=ft&to=m",
  "value=1e999&from=ft&to=m",
  "value=.&from=ft&to=m",
  "value=5&from=&to=m",
  "value=5&from=ft&to=",
  "value=5&from=ft&to=kg",
  `value=5&from=ft&to=${"m".repeat(101)}`,
  "value=5&from=ft&to=m&more=1",
])("version 1 does not convert %s", async (query) => {
  expect((await callJson(`/api/v1/convert?${query}`)).status).toBe(422);
});

test("version 1 lists what can be converted, and answers a sentence", async () => {
  expect(JSON.stringify((await callJson("/api/v1/units")).said)).toContain('"length"');
  const ask = (query: string) => callJson(`/api/v1/ask?${query}`);
  expect(await ask("q=tip+on+100+at+20%25")).toMatchObject({ status: 200, said: expect.anything() });
  for (const query of [
    "",
    "q=",
    "q=tip&locale=xx-nowhere-at-all",
    "q=tip&currency=NOPE",
    "q=tip&units=old",
    "q=tip&x=1",
  ])
    expect([query, (await ask(query)).status]).toEqual([query, 422]);
});

test("a line of the catalogue says what the calculator is and where it is", async () => {
  const { calculators } = (await callJson("/api/v1/calculators?q=bmi&limit=1")).said as { calculators: unknown };
  expect(calculators).toEqual([
    {
      id: "bmi",
      name: "bmi",
      description: "bmi",
      category: "health",
      emoji: "🧮",
      keywords: [],
      isPopular: false,
      url: `${ORIGIN}/calculator/bmi`,
      self: `${ORIGIN}/api/v1/calculators/bmi`,
    },
  ]);
});

test("a page of the catalogue begins at 0 to a million, and has a thousand lines unless fewer are asked for", async () => {
  const list = async (query: string) => {
    const { total, calculators } = (await callJson(`/api/v1/calculators${query}`)).said as {
      total: number;
      calculators: { id: string }[];
    };
    return [total, calculators.length];
  };
  expect(await list("?offset=0")).toEqual([3, 3]);
  expect(await list("?offset=1000000")).toEqual([3, 0]);
  await addCalculators(Array.from({ length: 998 }, (_, at) => `filler-${at}`));
  await env.DB.prepare("UPDATE calculators SET has_config = 1 WHERE id LIKE 'filler-%'").run();
  forgetDirectory();
  expect(await list("")).toEqual([1001, 1000]);
  expect(await list("?limit=1000")).toEqual([1001, 1000]);
  expect(await list("?limit=999&offset=1")).toEqual([1001, 999]);
  expect(await list("?limit=1000&offset=2")).toEqual([1001, 999]);
  await env.DB.prepare("DELETE FROM calculators WHERE id LIKE 'filler-%'").run();
});

test.each([
  ["q=1234.5+%2B+1", "1,235.5"],
  ["q=1234.5+%2B+1&locale=de-DE", "1.235,5"],
  ["q=20%25+tip+on+50", "$10.00"],
  ["q=20%25+tip+on+50&currency=EUR", "€10.00"],
])("version 1 answers %s with %s", async (query, answer) => {
  expect((await callJson(`/api/v1/ask?${query}`)).said).toMatchObject({ answer });
});

test("version 1 reads bare figures in the units that are asked for, American ones unless it is said", async () => {
  const ask = async (units: string) => (await callJson(`/api/v1/ask?q=bmi+for+70+and+175${units}`)).said;
  // Seventy kilograms at 175 centimeters are 22.86; seventy pounds at 175 inches are nobody's.
  expect(await ask("&units=metric")).toMatchObject({
    calculator: "bmi",
    answer: expect.stringMatching(/^22\.9\skg\/m²$/) as string,
  });
  for (const units of ["&units=imperial", ""]) expect(await ask(units)).toMatchObject({ calculator: null });
});

test("a version of the figures that is not this one is gone, by address and in a batch, too", async () => {
  const { version } = (await callJson("/api/v1/calculators/tip")).said as { version: string };
  const path = "/api/v1/calculators/tip/calculate?bill=80";
  expect(await callJson(`${path}&version=${version}`)).toMatchObject({ status: 200, said: { version } });
  expect(await callJson(`${path}&version=of-old`)).toMatchObject({ status: 409, said: { version } });
  const calls = [
    { id: "tip", version },
    { id: "tip", version: "of-old" },
  ];
  expect((await callJson("/api/v1/batch", { body: { calls } })).said).toMatchObject({
    results: [
      { status: 200, id: "tip", version },
      { status: 409, id: "tip", version },
    ],
  });
  const solve = { target: { output: "tip", value: 20 }, vary: "tipPercent" };
  expect((await callJson("/api/v1/calculators/tip/solve", { body: solve })).said).toMatchObject({ version });
  expect((await callJson("/api/calculators/tip/solve", { body: solve })).said).not.toHaveProperty("version");
});

test("one call is a batch, none is not", async () => {
  const send = (calls: unknown) => callJson("/api/v1/batch", { body: { calls } });
  expect((await send([{ id: "tip" }])).said).toMatchObject({ results: [{ status: 200 }] });
  for (const calls of [[], "tip", Array.from({ length: 101 }, () => ({ id: "tip" }))])
    expect(await send(calls)).toEqual({
      status: 422,
      said: { error: "Some fields cannot be used.", issues: [{ field: "calls", message: "Send 1 to 100 calls." }] },
    });
});

test("a unit of several quantities is that of the one that is named", async () => {
  const convert = (query: string) => callJson(`/api/v1/convert?value=1&from=oz&${query}`);
  expect((await convert("to=g&quantity=mass")).said).toMatchObject({ quantity: "mass", result: 28.349523125 });
  expect(await convert("to=g&quantity=volume")).toMatchObject({ status: 422, said: { issues: [{ field: "from" }] } });
  expect(await convert("to=g&quantity=none")).toMatchObject({ status: 422, said: { issues: [{ field: "quantity" }] } });
});

const refusedKey = (key: string, taken: string) => {
  const message = `This call takes no “${key}”. It takes ${taken}. Values for the calculator go into inputs: {"inputs": { … }}.`;
  return { error: message, issues: [{ field: key, message }] };
};

test("a key that a body does not have is refused, and it is said where inputs go", async () => {
  const send = (path: string, body: object) => callJson(`/api/v1/${path}`, { body });
  const calculate = "calculators/tip/calculate";
  for (const body of [{ bill: 5 }, { bill: 5, inputs: { bill: 6 } }])
    expect(await send(calculate, body)).toEqual({ status: 422, said: refusedKey("bill", "inputs and version") });
  expect(await send(calculate, { inputs: {}, verison: "1" })).toMatchObject({
    status: 422,
    said: refusedKey("verison", "inputs and version"),
  });
  for (const body of [{}, { inputs: {} }]) expect((await send(calculate, body)).status).toBe(200);
  expect(
    (
      await send("batch", {
        calls: [
          { id: "tip", bill: 50 },
          { id: "tip", inputs: { bill: 50 } },
        ],
      })
    ).said,
  ).toMatchObject({
    results: [{ status: 422, id: "tip", ...refusedKey("bill", "id, inputs and version") }, { status: 200 }],
  });
  expect(await send("batch", { calls: [{ id: "tip" }], inputs: {} })).toMatchObject({
    status: 422,
    said: { error: "This call takes no “inputs”. It takes calls." },
  });
  expect(await send("batch", { call: [] })).toMatchObject({
    status: 422,
    said: { issues: [{ field: "calls", message: "This field is required." }] },
  });
  const target = { output: "tip", value: 20 };
  expect(await send("calculators/tip/solve", { target, vary: "bill", tipPercent: 20 })).toMatchObject({
    status: 422,
    said: refusedKey("tipPercent", "inputs, target, vary and version"),
  });
  expect((await send("calculators/tip/solve", { target, vary: "bill", version: "of-old" })).status).toBe(409);
  // The call of the pages stays as the site's contract has it.
  expect((await callJson("/api/calculators/tip/calculate", { body: { inputs: {}, more: 1 } })).status).toBe(200);
});

test("an input that does not apply is named, wherever it was given; where all apply nothing is", async () => {
  const inputs = { voltage: 12, current: 2 };
  const one = "/api/v1/calculators/ohms-law/calculate";
  const posted = (await callJson(one, { body: { inputs } })).said;
  expect(posted).toMatchObject({ ignored: ["current"], inputs: { voltage: 12, current: 0.5 } });
  expect((await callJson(`${one}?voltage=12&current=2`)).said).toEqual(posted);
  const calls = [
    { id: "ohms-law", inputs },
    { id: "ohms-law", inputs: { ...inputs, known: "V-I" } },
    { id: "ohms-law" },
  ];
  const { results } = (await callJson("/api/v1/batch", { body: { calls } })).said as {
    results: { ignored?: string[] }[];
  };
  expect(results.map(({ ignored }) => ignored)).toEqual([["current"], undefined, undefined]);
  const solve = { inputs, target: { output: "power", value: 1 }, vary: "voltage" };
  expect((await callJson("/api/v1/calculators/ohms-law/solve", { body: solve })).said).toMatchObject({
    ignored: ["current"],
  });
  // The pages' call answers id, inputs and outputs.
  expect(
    Object.keys((await callJson("/api/calculators/ohms-law/calculate", { body: { inputs } })).said as object),
  ).toEqual(["id", "inputs", "outputs"]);
});

test("an answer to a sentence has its version and whole addresses; none has a reason", async () => {
  const ask = async (query: string) => (await callJson(`/api/v1/ask?q=${encodeURIComponent(query)}`)).said;
  const { version } = (await callJson("/api/v1/calculators/tip")).said as { version: string };
  expect(await ask("20% tip on 50")).toMatchObject({
    calculator: "tip",
    url: `${ORIGIN}/calculator/tip?bill=50&tipPercent=20`,
    version,
  });
  expect(await ask("asdf")).toEqual({
    calculator: null,
    reason: expect.stringMatching(/^This sentence was not understood\. .*\.$/) as string,
  });
  expect(await ask("tip on banana 20%")).toMatchObject({
    calculator: null,
    reason: "Tip Calculator: Please also give “Bill”.",
    start: { url: `${ORIGIN}/calculator/tip?tipPercent=20` },
  });
  // The search box has no use for a sentence on what is only a search.
  expect((await callJson("/api/assistant?q=asdf")).said).toEqual({ calculator: null });
});

test("rates are the same for programs, by their version", async () => {
  const said = (await callJson("/api/rates")).said as { date: string; source: string };
  expect(Object.keys(said)).toEqual(["date", "source", "base", "rates"]);
  expect(said.source).toMatch(/\w/);
  expect((await callJson("/api/v1/rates")).said).toEqual({ version: said.date, ...said });
});

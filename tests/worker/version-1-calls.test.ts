/** The calls of version 1, for programs: what they answer, and what they refuse. */
import { beforeEach, expect, test } from "vitest";
import { fillDirectory, idsOf } from "./account-bindings.ts";
import { call, callJson } from "./site.ts";

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

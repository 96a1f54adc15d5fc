import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAccountSaved } from "./account-saved.ts";
import { moveSavedToAccount } from "./move-saved.ts";
import { formatComparisonAddress, readComparison, toNamedQuery } from "./comparison-address.ts";
import { deleteSaved, formatSavedAddress, localSaved, save, type Saved, waitingFor } from "./saved-store.ts";

const saved = (id: string, more: Partial<Saved> = {}): Saved => ({
  id,
  calculatorId: "tip",
  name: `Name ${id}`,
  inputs: { bill: 80 },
  figures: [{ label: "Tip", text: "$12" }],
  updatedAt: "2026-11-01T10:00:00.000Z",
  ...more,
});
const CONNECTION = "Connection error. Please check your internet connection and try again.";
let calls: { method: string | undefined; url: string; account: string | null; body: unknown }[];
let answer: (call: number) => Response;

beforeEach(() => {
  localStorage.clear();
  calls = [];
  answer = () => Response.json({});
  vi.stubGlobal("fetch", async (url: string, { method, headers, body }: RequestInit) => {
    const account = new Headers(headers).get("X-Account");
    calls.push({ method, url, account, body: body && JSON.parse(body as string) });
    return answer(calls.length);
  });
});
afterEach(() => vi.unstubAllGlobals());

test("without an account they are kept in the browser, the latest first, each id once", async () => {
  await save(saved("a", { updatedAt: "2026-11-02T10:00:00.000Z" }), undefined);
  await save(saved("b", { updatedAt: "2026-11-03T10:00:00.000Z" }), undefined);
  await save(saved("c", { updatedAt: "2026-11-01T10:00:00.000Z" }), undefined);
  expect(localSaved().map(({ id }) => id)).toEqual(["b", "a", "c"]);
  expect(await save(saved("a", { name: "Other", updatedAt: "2026-11-04T10:00:00.000Z" }), undefined)).toEqual({
    ok: true,
  });
  expect(localSaved().map(({ name }) => name)).toEqual(["Other", "Name b", "Name c"]);
  expect(await deleteSaved("b", undefined)).toEqual({ ok: true });
  expect(localSaved().map(({ id }) => id)).toEqual(["a", "c"]);
  expect(calls).toEqual([]);
});

test("a browser keeps 200: the next is refused, one that is there can be changed", async () => {
  localStorage.setItem("saved-calculations", JSON.stringify(Array.from({ length: 199 }, (_, at) => saved(`s${at}`))));
  expect(await save(saved("last"), undefined)).toEqual({ ok: true });
  expect(await save(saved("more"), undefined)).toMatchObject({ ok: false, message: expect.stringContaining("200") });
  expect(await save(saved("last", { name: "Changed" }), undefined)).toEqual({ ok: true });
  expect(localSaved()).toHaveLength(200);
});

test.each(["{", "7", '{"id":"a"}', "null"])("%s in storage is nothing saved", (text) => {
  localStorage.setItem("saved-calculations", text);
  expect(localSaved()).toEqual([]);
});

test("what is no saved calculation is left out", () => {
  const bad = [
    null,
    7,
    {},
    saved(""),
    saved("a", { name: "" }),
    saved("b", { calculatorId: "a/b" }),
    { ...saved("c"), inputs: null },
    { ...saved("d"), inputs: 7 },
  ];
  localStorage.setItem("saved-calculations", JSON.stringify([...bad, saved("good")]));
  expect(localSaved().map(({ id }) => id)).toEqual(["good"]);
});

test("a full storage says so", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full");
    },
  });
  expect(await save(saved("a"), undefined)).toMatchObject({ ok: false, message: expect.stringContaining("storage") });
});

test("with an account they go to the server, with their date, and not into the browser", async () => {
  expect(await save(saved("a"), "ada")).toEqual({ ok: true });
  await save(saved("b", { updatedAt: "some day" }), "ada");
  expect(calls.map(({ method, url, account }) => [method, url, account])).toEqual([
    ["POST", "/api/saved", "ada"],
    ["POST", "/api/saved", "ada"],
  ]);
  expect(calls[0]!.body).toEqual({
    id: "a",
    calculatorId: "tip",
    name: "Name a",
    inputs: { bill: 80 },
    figures: [{ label: "Tip", text: "$12" }],
    savedAt: "2026-11-01T10:00:00.000Z",
  });
  expect(calls[1]!.body).not.toHaveProperty("savedAt");
  expect(localSaved()).toEqual([]);
});

test.each([
  [() => Response.json({ error: "Full." }, { status: 409 }), { ok: false, status: 409, message: "Full." }],
  [
    () => Response.json({ error: "No.", issues: [{ field: "bill", message: "Too large." }] }, { status: 400 }),
    { ok: false, status: 400, message: "Too large.", field: "bill" },
  ],
  [
    () => new Response("<html>", { status: 500 }),
    { ok: false, status: 500, message: "The server could not take it. Please try again." },
  ],
  [
    () => {
      throw new TypeError("Failed to fetch");
    },
    { ok: false, message: CONNECTION },
  ],
])("what the server says is told: %#", async (response, posted) => {
  answer = response;
  expect(await save(saved("a"), "ada")).toEqual(posted);
});

test.each([
  [() => Response.json({}), { ok: true }],
  [() => Response.json({}, { status: 404 }), { ok: true }],
  [() => Response.json({ error: "Wait." }, { status: 429 }), { ok: false, message: "Wait." }],
  [
    () => new Response("", { status: 500 }),
    { ok: false, message: "The server could not delete it. Please try again." },
  ],
  [
    () => {
      throw new TypeError("Failed to fetch");
    },
    { ok: false, message: CONNECTION },
  ],
])("a deletion on the server: %#", async (response, posted) => {
  answer = response;
  expect(await deleteSaved("a", "ada")).toEqual(posted);
  expect(calls.map(({ method, url, account }) => [method, url, account])).toEqual([["DELETE", "/api/saved/a", "ada"]]);
});

test("after signing in they move to the account; what it does not take waits for that account alone", async () => {
  for (const id of ["a", "b", "c"]) await save(saved(id), undefined);
  answer = (call) => {
    expect(localSaved()).toEqual([]);
    if (call === 1) throw new TypeError("the answer is lost");
    return Response.json({}, { status: call === 2 ? 422 : 200 });
  };
  const [first, second] = localSaved();
  const posted = () => calls.filter(({ method }) => method === "POST");
  await moveSavedToAccount("ada");
  expect(posted()).toHaveLength(3);
  expect(posted().every(({ body }) => !("owner" in (body as object)))).toBe(true);
  expect(waitingFor("ada").map(({ id }) => id)).toEqual([first!.id, second!.id]);
  expect(localSaved()).toEqual([]);

  await save(saved("d", { owner: "ada" }), undefined);
  await save(saved("e"), undefined);
  answer = () => Response.json({});
  calls = [];
  await moveSavedToAccount("bo");
  expect(posted().map(({ body }) => (body as Saved).id)).toEqual(["e"]);
  expect(waitingFor("bo")).toEqual([]);
  await moveSavedToAccount("ada");
  expect(
    posted()
      .slice(1)
      .every(({ account }) => account === "ada"),
  ).toBe(true);
  expect(posted()).toHaveLength(4);
  expect(localStorage.getItem("saved-calculations")).toBe("[]");
});

test("after they have moved, and where nothing is kept of the account, its list is asked for; else not", async () => {
  answer = () => Response.json([saved("there")]);
  const asked = async () => {
    calls = [];
    await moveSavedToAccount("ada");
    return calls.filter(({ method }) => method === undefined).map(({ url, account }) => [url, account]);
  };
  expect(await asked()).toEqual([["/api/saved", "ada"]]);
  expect(await asked()).toEqual([]);
  expect(readAccountSaved("ada")).toEqual([saved("there")]);
  await save(saved("new"), undefined);
  expect(await asked()).toEqual([["/api/saved", "ada"]]);
});

test("an address has every input as the page reads it", () => {
  const inputs = { bill: 80.5, people: null, round: true, parts: [1, "a&b"] };
  const address = formatSavedAddress({ calculatorId: "tip", inputs });
  expect(address).toBe("/calculator/tip?bill=80.5&people=&round=true&parts=%5B1%2C%22a%26b%22%5D");
  expect(formatSavedAddress({ calculatorId: "tip", inputs: {} })).toBe("/calculator/tip");
});

test("a comparison is read back from its address, up to six of them", () => {
  const compared = Array.from({ length: 7 }, (_, at) =>
    toNamedQuery(saved(`${at}`, { name: `N & ${at}`, inputs: { bill: at } })),
  );
  const address = formatComparisonAddress("tip", compared);
  expect(readComparison(new URL(address, "https://a.test").searchParams)).toEqual(compared.slice(0, 6));
  expect(formatComparisonAddress("tip", [])).toBe("/calculator/tip/compare");
  const read = readComparison(new URLSearchParams(`c=x%3D1&c=x%3D2&c=&n=%20&n=${"n".repeat(101)}`));
  expect(read).toEqual([
    { name: "1", query: "x=1" },
    { name: "n".repeat(100), query: "x=2" },
    { name: "3", query: "" },
  ]);
  const seven = new URLSearchParams(Array.from({ length: 7 }, (_, at) => ["c", `x=${at}`]));
  expect(readComparison(seven)).toHaveLength(6);
  expect(toNamedQuery(saved("a", { inputs: {} })).query).toBe("");
});

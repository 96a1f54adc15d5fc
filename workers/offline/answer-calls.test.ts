import { expect, test } from "vitest";
import { bundledDirectory } from "#workers/directory/directory-row.ts";
import { search } from "#workers/directory/search.ts";
import { answerCallOffline, type PackData } from "./answer-calls.ts";

const rows = bundledDirectory();
const rates = { date: "2026-11-25", source: "test", base: "USD", rates: { USD: 1 } };
const data: PackData = {
  directory: async () => rows,
  chunks: async () => ({ bmi: "/assets/bmi-1.js", loan: "/assets/loan-1.js" }),
  rates: async () => rates,
  formula: async (id) => ({ of: id }),
};

const ask = (pathname: string, query: string = "") => answerCallOffline({ pathname, search: query }, "pack-1", data);

test("a search finds what the server's finds", async () => {
  const empty = { get: async () => null, put: async () => {} };
  for (const text of ["loan", "mortage", "  Body Mass INDEX ", "how old am I", "5 ft to cm", "qqqq", ""])
    expect(await ask("/api/calculators/search-enhanced", `?${new URLSearchParams({ q: text })}`)).toEqual(
      await search(rows, text, empty, () => {}),
    );
});

test("calculators by id, where their code is, and what a quick view needs", async () => {
  expect(await ask("/api/calculators", "?ids=loan,none,bmi")).toEqual(
    rows.filter(({ id }) => id === "bmi" || id === "loan"),
  );
  expect(await ask("/api/assistant/candidates", "?q=loan payment")).toEqual(
    expect.arrayContaining([{ id: "loan", url: "/assets/loan-1.js" }]),
  );
  expect(await ask("/api/assistant/candidates")).toEqual([]);
  expect(await ask("/api/assistant/chunks", "?ids=bmi,constructor,none")).toEqual({ bmi: "/assets/bmi-1.js" });
  expect(await ask("/api/calculators/bmi/view")).toEqual({
    chunk: "/assets/bmi-1.js",
    formula: { of: "bmi" },
    today: new Date().toISOString().slice(0, 10),
    rates,
  });
});

test("what is in no pack needs the server", async () => {
  for (const path of [
    "/api/calculators/none/view",
    "/api/calculators/constructor/view",
    "/api/auth/user",
    "/api/health",
  ])
    expect(await ask(path)).toBeUndefined();
});

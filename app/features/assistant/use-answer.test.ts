/** Sentences in the search box: when they are asked, whom, and what is shown. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";

interface Tools {
  readonly today: string;
  search(words: string): Promise<readonly string[]>;
  load(id: string): Promise<unknown>;
  prepare(ids: readonly string[]): Promise<void>;
  loadMoreUnits(): Promise<boolean>;
}
const world = vi.hoisted(() => ({ calls: [] as { sentence: string; tools: unknown }[], answer: null as unknown }));

let urls: string[];
let answers: Record<string, () => Response>;
/** What the edge answers; throws without a network. */
let answerAtEdge: () => Response | Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  vi.doMock("#assistant/index.ts", () => ({
    answerSentence: async (sentence: string, tools: unknown) => {
      world.calls.push({ sentence, tools });
      if (world.answer instanceof Error) throw world.answer;
      return world.answer;
    },
    toShown: (answer: unknown) => answer,
  }));
  vi.doMock("#features/localization/index.ts", () => ({ usePreferences: () => ({ preferences: US_PREFERENCES }) }));
  world.calls.length = 0;
  world.answer = { found: "here" };
  urls = [];
  answers = {};
  answerAtEdge = () => Response.json(REFUSAL);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    expect(init.credentials).toBe("include");
    urls.push(url);
    return url.startsWith("/api/assistant?")
      ? answerAtEdge()
      : (answers[url] ?? (() => new Response("", { status: 500 })))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock("#assistant/index.ts");
  vi.doUnmock("#features/localization/index.ts");
  vi.resetModules();
});

const REFUSAL = { calculator: null, reason: "Division by 0 has no result." };
const withoutNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const SEARCH = "/api/assistant/candidates?q=";
const CHUNKS = "/api/assistant/chunks?ids=";

test.each([
  ["tip on 80", true],
  ["80", true],
  ["two words", true],
  ["bmi", false],
  ["  bmi  ", false],
  ["", false],
])("“%s” may be a sentence: %s", async (sentence, isAsked) => {
  const { findAnswer, findAnswerHere } = await import("./use-answer.ts");
  expect(await findAnswer(sentence, US_PREFERENCES)).toEqual(isAsked ? REFUSAL : null);
  expect(urls).toHaveLength(isAsked ? 1 : 0);
  expect(await findAnswerHere(sentence, US_PREFERENCES)).toEqual(isAsked ? { found: "here" } : null);
});

test("the edge is asked in the visitor's words, on the visitor's own day", async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 23, 59), toFake: ["Date"] });
  const { findAnswer } = await import("./use-answer.ts");
  await findAnswer("20% off & 5", US_PREFERENCES);
  expect(urls).toEqual(["/api/assistant?q=20%25+off+%26+5&today=2026-01-05&typing=1"]);
});

test("without a network this device answers, if it can; where the edge refuses nobody does", async () => {
  const { findAnswer } = await import("./use-answer.ts");
  answerAtEdge = withoutNetwork;
  expect(await findAnswer("tip on 80", US_PREFERENCES)).toEqual({ found: "here" });
  world.answer = new Error("broken");
  expect(await findAnswer("tip on 80", US_PREFERENCES)).toBeNull();
  answerAtEdge = () => new Response("", { status: 429 });
  world.answer = { found: "here" };
  expect(await findAnswer("tip on 80", US_PREFERENCES)).toBeNull();
  // A page of a network that wants a sign-in is not an answer, and no reason to stay where one is.
  answerAtEdge = () => new Response("<!doctype html>");
  expect(await findAnswer("tip on 80", US_PREFERENCES)).toBeNull();
  expect(world.calls).toHaveLength(2);
});

test("the box is answered a moment after the last key, and only for what stands in it", async () => {
  const { useAnswer } = await import("./use-answer.ts");
  vi.useFakeTimers();
  const hook = renderHook(({ text }) => useAnswer(text), { initialProps: { text: "tip on 8" } });
  const write = async (text: string, ms: number) => {
    hook.rerender({ text });
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return hook.result.current;
  };
  expect(await write(" tip on 80 ", 149)).toBeNull();
  expect(urls).toEqual([]);
  expect(await write(" tip on 80 ", 1)).toEqual(REFUSAL);
  expect(urls).toHaveLength(1);
  expect(await write("tip on 81", 0)).toBeNull();
  expect(await write("tip on 80", 0)).toEqual(REFUSAL);
  answerAtEdge = () => new Response("broken");
  expect(await write("tip on 82", 200)).toBeNull();
});

test("an answer that comes after the next key is not shown, and no other is looked for", async () => {
  const { useAnswer } = await import("./use-answer.ts");
  vi.useFakeTimers();
  let fail: (() => void) | undefined;
  answerAtEdge = () => new Promise((_, reject) => (fail = () => reject(new DOMException("", "AbortError"))));
  const hook = renderHook(({ text }) => useAnswer(text), { initialProps: { text: "tip on 80" } });
  await act(() => vi.advanceTimersByTimeAsync(150));
  hook.rerender({ text: "tip on 8" });
  fail!();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(hook.result.current).toBeNull();
  expect(world.calls).toEqual([]);
});

async function getTools(): Promise<Tools> {
  const { answerHere } = await import("./answer-here.ts");
  await answerHere("a sentence", US_PREFERENCES);
  expect(world.calls[0]!.tools).toMatchObject({ preferences: US_PREFERENCES });
  return world.calls[0]!.tools as Tools;
}

test("a sentence is read on the visitor's own day", async () => {
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 23, 59), toFake: ["Date"] });
  expect((await getTools()).today).toBe("2026-01-05");
});

test("the pack's search is asked once for the words; what failed is asked anew", async () => {
  const { load, prepare, search } = await getTools();
  const url = `${SEARCH}tip%20%26%20co`;
  await expect(search("tip & co")).rejects.toThrow("500");
  answers[url] = () =>
    Response.json(["tip", "vat", "bmi"].map((id) => ({ id, url: `data:text/javascript,export default {id:"${id}"}` })));
  expect(await search("tip & co")).toEqual(["tip", "vat", "bmi"]);
  expect(await search("tip & co")).toEqual(["tip", "vat", "bmi"]);
  expect(urls).toEqual([url, url]);
  // Where their code is came with them.
  await prepare(["tip", "vat", "bmi"]);
  expect(await load("vat")).toMatchObject({ id: "vat" });
  expect(urls).toEqual([url, url]);
});

test("the code of calculators is asked for in one go, only of those that are missing, and loaded once", async () => {
  const { load, prepare } = await getTools();
  const code = (id: string, more = "") => `data:text/javascript,export default {id:"${id}"${more}}`;
  answers[`${CHUNKS}tip,vat`] = () => Response.json({ tip: code("tip"), vat: code("vat") });
  answers[`${CHUNKS}bmi`] = () => Response.json({ bmi: code("bmi") });
  answers[`${CHUNKS}gone`] = () => Response.json({});
  await prepare(["tip", "vat"]);
  await prepare(["tip", "bmi"]);
  await prepare(["vat", "bmi"]);
  await prepare([]);
  expect(urls).toEqual([`${CHUNKS}tip,vat`, `${CHUNKS}bmi`]);
  expect(await load("tip")).toMatchObject({ id: "tip" });
  expect(await load("tip")).toBe(await load("tip"));
  expect(await load("gone")).toBeNull();
  expect(urls).toEqual([`${CHUNKS}tip,vat`, `${CHUNKS}bmi`, `${CHUNKS}gone`]);
});

test("rare units are loaded once", async () => {
  const { loadMoreUnits } = await getTools();
  expect([await loadMoreUnits(), await loadMoreUnits()]).toEqual([true, false]);
});

/** What happens around the search box: its key, its suggestions, and what an address puts into it. */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSlashKey } from "./use-slash-key.ts";
import { useTextOfAddress } from "./use-text-of-address.ts";

let asked: { url: string; init: RequestInit }[];
let respond: (url: string) => Response;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = [];
  respond = (url) => Response.json({ topMatches: [suggestion(url)], relatedMatches: [] });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return respond(url);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const suggestion = (id: string) => ({ id, name: id, category: "loan" });
const PATH = "/api/calculators/search-enhanced?q=";

async function type() {
  const { adoptSuggestions, useSuggestions } = await import("./use-suggestions.ts");
  const hook = renderHook(({ text }) => useSuggestions(text), { initialProps: { text: "" } });
  const write = async (text: string, ms: number) => {
    hook.rerender({ text });
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return hook.result.current.map(({ id }) => id);
  };
  return { write, adoptSuggestions };
}

test("suggestions are asked for a moment after the last key, once for a text, whatever its case", async () => {
  const { write } = await type();
  expect(await write("b", 119)).toEqual([]);
  expect(await write("bmi & co", 119)).toEqual([]);
  expect(asked).toEqual([]);
  expect(await write("bmi & co", 1)).toEqual([`${PATH}bmi%20%26%20co`]);
  expect(asked[0]!.init).toMatchObject({ credentials: "include" });
  await write("", 500);
  expect(await write(" BMI & Co ", 500)).toEqual([`${PATH}bmi%20%26%20co`]);
  expect(asked).toHaveLength(1);
});

test("the last answer stays until the next one; of an empty box there is none", async () => {
  const { write } = await type();
  await write("bmi", 120);
  expect(await write("bmi tip", 100)).toEqual([`${PATH}bmi`]);
  expect(await write("bmi tip", 20)).toEqual([`${PATH}bmi%20tip`]);
  expect(await write("  ", 200)).toEqual([]);
});

test("an answer that fails changes nothing, and is asked for again with the next key", async () => {
  const { write } = await type();
  respond = () => new Response("", { status: 503 });
  expect(await write("bmi", 200)).toEqual([]);
  await write("", 0);
  respond = (url) => Response.json({ topMatches: [suggestion(url)], relatedMatches: [] });
  expect(await write("bmi", 200)).toEqual([`${PATH}bmi`]);
});

test("who types on takes back what was asked", async () => {
  const { write } = await type();
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked.push({ url: "", init });
    return new Promise(() => {});
  });
  await write("bm", 150);
  await write("bmi", 0);
  expect(asked.map(({ init }) => init.signal!.aborted)).toEqual([true]);
});

test("seven are suggested at most, the best matches before what is related; those of before React are kept", async () => {
  const { write, adoptSuggestions } = await type();
  const list = (from: number, count: number) => Array.from({ length: count }, (_, at) => suggestion(`c${from + at}`));
  respond = () => Response.json({ topMatches: list(0, 5), relatedMatches: list(5, 5) });
  expect(await write("x", 120)).toEqual(["c0", "c1", "c2", "c3", "c4", "c5", "c6"]);
  adoptSuggestions({ query: "early", found: { topMatches: list(20, 1), relatedMatches: list(30, 1) } });
  adoptSuggestions({ query: "", found: null });
  expect(await write("early", 0)).toEqual(["c20", "c30"]);
  expect(asked).toHaveLength(1);
});

test.each([
  ["the page", "main", {}, true],
  ["a button", "button", {}, true],
  ["an input", "input", {}, false],
  ["a list", "select", {}, false],
  ["a text", "textarea", {}, false],
  ["what can be edited", "div", { isContentEditable: { value: true } }, false],
])("“/” on %s", (_name, tag, more, isSearched) => {
  const input = document.createElement("input");
  const target = Object.defineProperties(document.createElement(tag), more);
  document.body.append(input, target);
  renderHook(() => useSlashKey({ current: input }));
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    const isFocused = document.activeElement === input;
    input.blur();
    return [event.defaultPrevented, isFocused];
  };
  expect(press({ key: "/" })).toEqual([isSearched, isSearched]);
  for (const other of [
    { key: "a" },
    { key: "/", ctrlKey: true },
    { key: "/", metaKey: true },
    { key: "/", altKey: true },
  ])
    expect(press(other)).toEqual([false, false]);
});

test("a page that is left does not listen any more", () => {
  const input = document.createElement("input");
  document.body.append(input);
  renderHook(() => useSlashKey({ current: input })).unmount();
  dispatchEvent(new KeyboardEvent("keydown", { key: "/" }));
  expect(document.activeElement).not.toBe(input);
});

test("on home the box has what the address searches for; on other pages what was typed last", () => {
  const hook = renderHook(() => ({ box: useTextOfAddress(), go: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={["/?search=%20tip%20"]}>{children}</MemoryRouter>
    ),
  });
  const text = () => hook.result.current.box[0];
  const go = (address: string) => act(async () => void hook.result.current.go(address));
  expect(text()).toBe("tip");
  act(() => hook.result.current.box[1]("tipp"));
  expect(text()).toBe("tipp");
  return (async () => {
    await go("/about?search=ignored");
    expect(text()).toBe("tipp");
    await go("/?search=bmi");
    expect(text()).toBe("bmi");
    await go("/");
    expect(text()).toBe("");
    await go("/about");
    act(() => hook.result.current.box[1]("mine"));
    await go("/calculator/bmi?search=x");
    expect(text()).toBe("mine");
  })();
});

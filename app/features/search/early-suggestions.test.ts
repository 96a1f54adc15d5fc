import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { suggestEarly, takeOverSuggestions } from "./early-suggestions.ts";

const settings = {
  takeOver: "take-over-suggestions",
  list: "list",
  option: "option",
  icon: "icon",
  icons: "/icons.svg#",
};
const found = {
  topMatches: [{ id: "mortgage", name: "Mortgage <b>", category: "real-estate" }],
  relatedMatches: [{ id: "loan", name: "Loan", category: "loan" }],
};
const ask = vi.fn<(address: string) => Promise<Response>>(async () => Response.json(found));
const links = () => [...document.querySelectorAll<HTMLAnchorElement>(".list a")];

async function type(text: string): Promise<void> {
  const box = document.querySelector("input")!;
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(200);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  document.body.innerHTML = '<form role="search"><input name="search"></form><main><input name="search"></main>';
  suggestEarly(settings);
});

afterEach(() => {
  takeOverSuggestions();
  ask.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what is typed before React is there gets links; names are text", async () => {
  await type("mortg");
  expect(ask).toHaveBeenCalledWith("/api/calculators/search-enhanced?q=mortg");
  expect(links().map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/calculator/mortgage", "Mortgage <b>"],
    ["/calculator/loan", "Loan"],
  ]);
  expect(links().map((link) => link.querySelector("svg.icon > use")?.getAttribute("href"))).toEqual([
    "/icons.svg#real-estate",
    "/icons.svg#loan",
  ]);
});

test("it is asked a moment after the last key, without what surrounds the words and whatever their case", async () => {
  const box = document.querySelector("input")!;
  const key = async (text: string, milliseconds: number) => {
    box.value = text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  await key("c", 119);
  await key(" Car & ", 119);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.calls).toEqual([["/api/calculators/search-enhanced?q=car%20%26"]]);
});

test("seven are shown, below the box and as wide, in place of those before", async () => {
  const many = (count: number, at: string) =>
    Array.from({ length: count }, (_, index) => ({ id: `${at}${index}`, name: at, category: "loan" }));
  const box = document.querySelector("input")!;
  box.getBoundingClientRect = () => ({ left: 30, bottom: 50, width: 300 }) as DOMRect;
  vi.stubGlobal("scrollY", 200);
  for (const [top, related] of [
    [5, 4],
    [9, 0],
  ] as const) {
    ask.mockResolvedValueOnce(Response.json({ topMatches: many(top, "t"), relatedMatches: many(related, "r") }));
    await type(`loan ${top}`);
    expect(links().map((link) => link.getAttribute("href"))).toEqual(
      [...many(top, "t"), ...many(related, "r")].slice(0, 7).map(({ id }) => `/calculator/${id}`),
    );
  }
  expect(document.querySelectorAll(".list")).toHaveLength(1);
  const { left, top, width, right } = document.querySelector<HTMLElement>(".list")!.style;
  expect([left, top, width, right]).toEqual(["30px", "254px", "300px", "auto"]);
  expect(links()[0]!.className).toBe("option");
});

test("where nothing is found, or nobody answers, nothing is shown", async () => {
  await type("mortg");
  ask.mockResolvedValueOnce(Response.json({ topMatches: [], relatedMatches: [] }));
  await type("zzz");
  expect(document.querySelector(".list")).toBeNull();
  expect(takeOverSuggestions()).toMatchObject({ query: "zzz" });
  suggestEarly(settings);
  ask.mockResolvedValueOnce(Response.json(found, { status: 503 }));
  await type("mortg");
  expect([links(), takeOverSuggestions()]).toEqual([[], {}]);
});

test("what is still to be asked when React takes over is not", async () => {
  const box = document.querySelector("input")!;
  box.value = "loan";
  box.dispatchEvent(new Event("input", { bubbles: true }));
  takeOverSuggestions();
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).not.toHaveBeenCalled();
});

test("a page's own search is left alone", async () => {
  document.querySelector("main input")!.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).not.toHaveBeenCalled();
});

test("an empty box has none, and a failed search neither", async () => {
  await type("mortg");
  await type(" ");
  expect(links()).toEqual([]);
  ask.mockRejectedValueOnce(new TypeError("offline"));
  await type("loan");
  expect(links()).toEqual([]);
});

describe("an answer that comes late", () => {
  /** Types, and then does something before the answer is there. */
  async function answerAfter(meanwhile: () => void): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<Response>();
    ask.mockReturnValueOnce(promise);
    await type("Mortg");
    meanwhile();
    resolve(Response.json(found));
    await vi.advanceTimersByTimeAsync(0);
  }

  test("is not shown for another query", async () => {
    await answerAfter(() => (document.querySelector("input")!.value = "loan"));
    expect(links()).toEqual([]);
  });

  test("is shown where only spaces or capitals changed", async () => {
    await answerAfter(() => (document.querySelector("input")!.value = " mORTG "));
    expect(links()).toHaveLength(2);
  });

  test("is not shown once React has taken over", async () => {
    await answerAfter(() => void takeOverSuggestions());
    expect(links()).toEqual([]);
  });
});

test("whoever takes over gets what was found, and suggests alone from then on", async () => {
  await type("Mortg");
  expect(takeOverSuggestions()).toEqual({ query: "mortg", found });
  expect(links()).toEqual([]);
  await type("loan");
  expect(ask).toHaveBeenCalledTimes(1);
});

/** The effect that a page shows for good news: how strong, where, for how long, and that nobody hears it. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AnyDefinition, money } from "#engine/define.ts";
import { celebrate } from "./celebrate.ts";
import { useCelebration } from "./use-celebration.ts";

const layers = () => [...document.querySelectorAll<HTMLElement>("[data-celebration]")];
let isStill: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  vi.stubGlobal("innerHeight", 600);
  document.body.replaceChildren();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function placeAnswer(top: number, height = 40): void {
  const answer = document.createElement("p");
  answer.dataset["answer"] = "";
  answer.checkVisibility = () => true;
  answer.getBoundingClientRect = () => ({ left: 30, top, width: 200, height, bottom: top + height }) as DOMRect;
  document.body.append(answer);
}
const place = ({ style: { left, top, width, height } }: HTMLElement) => [left, top, width, height];

test.each([
  [1, "subtle", 8],
  [2, "medium", 16],
  [3, "strong", 24],
] as const)("news of level %i are %s: %i particles, hidden from those who listen", (level, intensity, count) => {
  celebrate({ news: "savings", level });
  const [layer] = layers();
  expect([layer!.dataset["intensity"], layer!.childElementCount]).toEqual([intensity, count]);
  expect(layer!.getAttribute("aria-hidden")).toBe("true");
});

test.each([
  ["savings", "currency", "+◦•"],
  ["score", "sparkle", "✦✧"],
  ["rate", "improvement", "↓✦"],
  ["payoff", "celebration", "●■▲"],
  ["returns", "burst", "↑•"],
] as const)("%s have signs of their own, one after the other", (news, kind, signs) => {
  celebrate({ news, level: 1 });
  const [layer] = layers();
  expect(layer!.dataset["celebration"]).toBe(kind);
  const text = [...layer!.children].map(({ textContent }) => textContent).join("");
  expect(text).toBe(signs.repeat(8).slice(0, 8));
});

test("it is gone after three seconds, and a second one takes the first one's place", () => {
  celebrate({ news: "savings", level: 1 });
  celebrate({ news: "score", level: 1 });
  expect(layers().map(({ dataset }) => dataset["celebration"])).toEqual(["sparkle"]);
  vi.advanceTimersByTime(2999);
  expect(layers()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(layers()).toEqual([]);
});

test.each([
  ["above the answer", 300, 40, ["30px", "150px", "200px", "150px"]],
  ["in the room that there is above it", 100, 40, ["30px", "0px", "200px", "100px"]],
  ["in the least room above it", 40, 40, ["30px", "0px", "200px", "40px"]],
  ["at the foot of the window where there is less", 39, 40, ["0px", "450px", "0px", "150px"]],
  ["above an answer that ends with the window", 561, 40, ["30px", "411px", "200px", "150px"]],
  ["at the foot where the answer goes on below it", 562, 40, ["0px", "450px", "0px", "150px"]],
  ["at the foot where the answer takes no room", 300, 0, ["0px", "450px", "0px", "150px"]],
] as const)("it rises %s", (_, top, height, expected) => {
  placeAnswer(top, height);
  celebrate({ news: "savings", level: 1 });
  expect(place(layers()[0]!)).toEqual(expected);
});

test("an answer that is not shown is passed over for the bar that stands for it", () => {
  placeAnswer(300);
  (document.querySelector("[data-answer]") as HTMLElement).checkVisibility = () => false;
  placeAnswer(200);
  celebrate({ news: "savings", level: 1 });
  expect(place(layers()[0]!)).toEqual(["30px", "50px", "200px", "150px"]);
});

test("particles stand side by side and start within half a second, whatever chance says", () => {
  for (const chance of [0, 0.5, 0.999]) {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    celebrate({ news: "savings", level: 1 });
    const places = [...layers()[0]!.children].map((one) => Number.parseFloat((one as HTMLElement).style.left));
    const shift = (chance - 0.5) * 0.8;
    expect(places).toEqual(
      Array.from({ length: 8 }, (_, index) => expect.closeTo(((index + 0.5 + shift) / 8) * 100, 6)),
    );
    const styles = [...layers()[0]!.children].map((one) => one.getAttribute("style")!);
    for (const style of styles) {
      expect(Number(/([\d.]+)ms/.exec(style)![1])).toBeCloseTo(chance * 500, 6);
      expect(Number(/(-?[\d.]+)deg/.exec(style)![1])).toBeCloseTo((chance - 0.5) * 240, 6);
      const [x, rise] = [...style.matchAll(/(-?[\d.]+)px/g)].map(([, size]) => Number(size));
      expect([x, rise]).toEqual([expect.closeTo((chance - 0.5) * 80, 6), expect.closeTo(150 * (0.5 + chance / 2), 6)]);
    }
  }
});

const definition = { outputs: { saved: money("Saved") }, celebrates: { savings: "saved" } } as unknown as AnyDefinition;

async function change(of: AnyDefinition, steps: readonly number[], pause: number): Promise<void> {
  const hook = renderHook(({ outputs }) => useCelebration(of, outputs), { initialProps: { outputs: { saved: 0 } } });
  for (const saved of steps) {
    hook.rerender({ outputs: { saved } });
    await act(() => vi.advanceTimersByTimeAsync(pause));
  }
  hook.unmount();
}

test("good news are celebrated once the visitor has paused; what stood there at first is none", async () => {
  await change(definition, [], 2000);
  expect(layers()).toEqual([]);
  await change(definition, [9000], 799);
  expect(layers()).toEqual([]);
  await change(definition, [9000], 800);
  await vi.waitFor(() => expect(layers()).toHaveLength(1));
});

test("nothing is celebrated where nothing may move, nor by a calculator that celebrates nothing", async () => {
  isStill = true;
  await change(definition, [9000], 800);
  await vi.advanceTimersByTimeAsync(1000);
  isStill = false;
  await change({ ...definition, celebrates: undefined } as unknown as AnyDefinition, [9000], 800);
  await vi.advanceTimersByTimeAsync(1000);
  expect(layers()).toEqual([]);
});

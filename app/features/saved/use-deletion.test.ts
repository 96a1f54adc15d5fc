/** Deleting a saved calculation and bringing it back; which list is read. */
import { act, renderHook } from "@testing-library/react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Saved } from "./saved-store.ts";
import type { Change } from "./use-deletion.ts";

interface Toast {
  readonly title: string;
  readonly text: string;
  readonly duration?: number;
  readonly action?: { readonly text: string; run(): void };
}
const world = vi.hoisted(() => ({
  toasts: [] as unknown[],
  user: undefined as unknown,
  isUnreachable: false,
}));
vi.mock("#features/toast/index.ts", () => ({ useToast: () => (toast: unknown) => world.toasts.push(toast) }));
vi.mock("#features/account/index.ts", () => ({
  useUser: () => world.user,
  useIsUnreachable: () => world.isUnreachable,
}));
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { useDeletion } = await import("./use-deletion.ts");
const { useSaved } = await import("./use-saved.ts");

const saved = (id: string, updatedAt: string): Saved => ({
  id,
  calculatorId: "tip",
  name: `Name ${id}`,
  inputs: {},
  updatedAt,
});
const [a, b, c] = [saved("a", "2026-01-03"), saved("b", "2026-01-02"), saved("c", "2026-01-01")] as const;
const toasts = world.toasts as Toast[];
let list: readonly Saved[];
let respond: () => Response;
let asked: [string, RequestInit][];

beforeEach(() => {
  toasts.length = 0;
  Object.assign(world, { user: undefined, isUnreachable: false });
  localStorage.setItem("saved-calculations", JSON.stringify([a, b, c]));
  list = [a, b, c];
  asked = [];
  respond = () => Response.json({});
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return respond();
  });
  return () => vi.unstubAllGlobals();
});

async function remove(userId: string | undefined, one: Saved): Promise<void> {
  const hook = renderHook(() => useDeletion(userId, (change: Change) => (list = change(list))));
  await act(async () => hook.result.current(one));
}

test("what is deleted is gone from list and browser, and comes back at its place", async () => {
  await remove(undefined, b);
  const kept = () => (JSON.parse(localStorage.getItem("saved-calculations")!) as Saved[]).map(({ id }) => id);
  expect([list.map(({ id }) => id), kept()]).toEqual([
    ["a", "c"],
    ["a", "c"],
  ]);
  expect(toasts).toMatchObject([
    { title: "Calculation deleted", text: "Name b", action: { text: "Undo" }, duration: 10_000 },
  ]);
  await act(async () => toasts[0]!.action!.run());
  expect([list.map(({ id }) => id), kept().toSorted()]).toEqual([
    ["a", "b", "c"],
    ["a", "b", "c"],
  ]);
  expect(toasts[1]).toEqual({ title: "Brought back", text: "Name b" });
  await act(async () => toasts[0]!.action!.run());
  expect(list.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("what an account refuses to delete, or to take back, stays as it is and is told", async () => {
  respond = () => Response.json({ error: "No." }, { status: 500 });
  await remove("ada", b);
  expect(list).toEqual([a, b, c]);
  expect(toasts).toMatchObject([{ title: "It could not be deleted" }]);
  respond = () => Response.json({});
  await remove("ada", b);
  expect(list).toEqual([a, c]);
  respond = () => Response.json({ error: "No." }, { status: 403 });
  await act(async () => toasts[1]!.action!.run());
  expect(list).toEqual([a, c]);
  expect(toasts[2]).toMatchObject({ title: "It could not be brought back" });
});

async function read() {
  const hook = renderHook(() => useSaved());
  await act(async () => {});
  return hook;
}

test("without an account the browser's list is read; before that is known, none", async () => {
  expect((await read()).result.current).toEqual({ known: null, hasFailed: false });
  world.user = null;
  const { known, hasFailed } = (await read()).result.current;
  expect([known?.map(({ id }) => id), hasFailed, asked]).toEqual([["a", "b", "c"], false, []]);
});

test("an account's list is asked for, as that account's", async () => {
  world.user = { id: "ada" };
  respond = () => Response.json([b]);
  expect((await read()).result.current).toEqual({ known: [b], hasFailed: false });
  expect(asked).toEqual([["/api/saved", { credentials: "include", headers: { "X-Account": "ada" } }]]);
});

test("a list that cannot be had is told, as is a site that cannot say who somebody is", async () => {
  world.user = { id: "ada" };
  respond = () => new Response("", { status: 500 });
  expect((await read()).result.current).toEqual({ known: null, hasFailed: true });
  Object.assign(world, { user: undefined, isUnreachable: true });
  expect((await read()).result.current).toEqual({ known: null, hasFailed: true });
});

test("an answer that comes after the page was left, or for who was signed in before, is passed over", async () => {
  world.user = { id: "ada" };
  let answer: (response: Response) => void = () => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = resolve)));
  const hook = renderHook(() => useSaved());
  const late = answer;
  world.user = null;
  hook.rerender();
  await act(async () => {});
  await act(async () => late(Response.json([b])));
  expect(hook.result.current.known?.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

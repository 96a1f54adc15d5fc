import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ADA = { id: "ada", firstName: "Ada", lastName: null, email: null, profileImageUrl: null, isAdmin: false };
const answer = vi.fn<typeof fetch>();
const root = document.documentElement;
let idle: (() => void)[];

beforeEach(() => {
  vi.resetModules();
  answer.mockReset();
  idle = [];
  delete root.dataset["account"];
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset["account"];
});

async function show() {
  const account = await import("./user.ts");
  const hook = renderHook(() => ({ user: account.useUser(), isUnreachable: account.useIsUnreachable() }));
  await act(async () => {});
  return { ...account, shown: () => hook.result.current, unmount: hook.unmount };
}

test("a browser that was told of a session asks at once, quietly and with its cookies", async () => {
  root.dataset["account"] = "known";
  answer.mockImplementation(async () => Response.json(ADA));
  const { shown, mayBeSignedIn } = await show();
  expect(answer.mock.calls).toEqual([["/api/auth/user", { credentials: "include", headers: { "X-Quiet": "1" } }]]);
  expect([shown(), mayBeSignedIn(), root.dataset["account"]]).toEqual([
    { user: ADA, isUnreachable: false },
    true,
    "known",
  ]);
});

test("one that knows of none asks when idle, once for the whole page", async () => {
  answer.mockImplementation(async () => new Response(null, { status: 204 }));
  const { shown, mayBeSignedIn, useUser } = await show();
  expect([shown().user, mayBeSignedIn(), answer.mock.calls.length]).toEqual([undefined, false, 0]);
  renderHook(() => useUser());
  expect(idle).toHaveLength(1);
  await act(async () => idle[0]!());
  expect([shown().user, mayBeSignedIn(), answer.mock.calls.length]).toEqual([null, false, 1]);
});

test("a browser without idle times asks at once", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  answer.mockImplementation(async () => Response.json(ADA));
  expect((await show()).shown().user).toEqual(ADA);
});

test("until it is known who it is, a session that was told of counts", async () => {
  root.dataset["account"] = "known";
  answer.mockImplementation(() => new Promise(() => {}));
  const { shown, mayBeSignedIn } = await show();
  expect([shown(), mayBeSignedIn()]).toEqual([{ user: undefined, isUnreachable: false }, true]);
});

test("a session that is over is forgotten", async () => {
  root.dataset["account"] = "known";
  answer.mockImplementation(async () => new Response(null, { status: 204 }));
  const { shown } = await show();
  expect([shown(), root.dataset["account"]]).toEqual([{ user: null, isUnreachable: false }, undefined]);
});

test.each([
  ["fails", async () => new Response("", { status: 500 })],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const)("nobody is signed out where the site %s", async (_name, respond) => {
  root.dataset["account"] = "known";
  answer.mockImplementation(respond);
  const { shown, mayBeSignedIn } = await show();
  expect([shown(), mayBeSignedIn(), root.dataset["account"]]).toEqual([
    { user: undefined, isUnreachable: true },
    true,
    "known",
  ]);
});

test("without a session told of, a site that fails means nobody", async () => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  answer.mockImplementation(async () => new Response("", { status: 503 }));
  const { shown, mayBeSignedIn } = await show();
  expect([shown(), mayBeSignedIn()]).toEqual([{ user: null, isUnreachable: false }, false]);
});

test("another tab's change is seen when it is asked again; what is gone is not told", async () => {
  root.dataset["account"] = "known";
  answer.mockImplementation(async () => Response.json(ADA));
  const { shown, loadUserAgain, unmount } = await show();
  answer.mockImplementation(async () => new Response(null, { status: 204 }));
  await act(async () => expect(await loadUserAgain()).toBeNull());
  expect(shown().user).toBeNull();
  unmount();
  answer.mockImplementation(async () => Response.json(ADA));
  expect(await loadUserAgain()).toEqual(ADA);
  expect(shown().user).toBeNull();
});

import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAdmin, useChange } from "./use-admin.ts";

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A list that is read again after a change, when the test lets it. */
function openChange() {
  const reading = Promise.withResolvers<void>();
  const readAgain = vi.fn<() => Promise<void>>(() => reading.promise);
  return { hook: renderHook(() => useChange(readAgain)).result, readAgain, finish: () => reading.resolve() };
}

test("a change is under way until what it changed was read again, and then says how it went", async () => {
  const { hook, readAgain, finish } = openChange();
  expect(hook.current).toMatchObject({ isBusy: false, outcome: null });
  answer.mockImplementation(async () => Response.json({ ok: true }));
  let made: Promise<boolean>;
  await act(async () => {
    made = hook.current.change("/api/admin/errors", { id: "e1", state: "resolved" }, "The error is resolved.");
    await vi.waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1));
  });
  expect(hook.current).toMatchObject({
    isBusy: true,
    outcome: { isGood: true, message: "The error is resolved." },
  });
  const [address, init] = answer.mock.calls[0]!;
  expect([address, init?.method, init?.body]).toEqual(["/api/admin/errors", "POST", '{"id":"e1","state":"resolved"}']);
  await act(async () => {
    finish();
    expect(await made).toBe(true);
  });
  expect(hook.current.isBusy).toBe(false);
});

test("a refused change says the server's sentence, and is read again too: what is shown was not what there is", async () => {
  const { hook, readAgain, finish } = openChange();
  finish();
  answer.mockImplementation(async () =>
    Response.json({ error: "This error is no longer in the log." }, { status: 404 }),
  );
  await act(async () => {
    expect(await hook.current.change("/api/admin/errors", { id: "e1" }, "Done.")).toBe(false);
  });
  expect(hook.current).toMatchObject({
    isBusy: false,
    outcome: { isGood: false, message: "This error is no longer in the log." },
  });
  expect(readAgain).toHaveBeenCalledTimes(1);
  act(() => hook.current.setOutcome(null));
  expect(hook.current.outcome).toBeNull();
});

test("an admin's data are asked for anew by whoever opens them, and the old ones stay until the new ones are there", async () => {
  const rows = (page: string) => async () => Response.json([page]);
  answer.mockImplementation(rows("first"));
  const open = (initialProps: string) =>
    renderHook(
      (address: string) => {
        const { data, error } = useAdmin<string[]>(address);
        return { data, error };
      },
      { initialProps },
    );
  const list = open("/api/admin/actions?page=1");
  await vi.waitFor(() => expect(list.result.current.data).toEqual(["first"]));
  list.unmount();
  answer.mockImplementation(rows("changed"));
  const again = open("/api/admin/actions?page=1");
  await vi.waitFor(() => expect(again.result.current.data).toEqual(["changed"]));

  const second = Promise.withResolvers<Response>();
  answer.mockImplementation(() => second.promise);
  again.rerender("/api/admin/actions?page=2");
  expect(again.result.current.data).toEqual(["changed"]);
  second.resolve(Response.json(["second"]));
  await vi.waitFor(() => expect(again.result.current.data).toEqual(["second"]));
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  changeAccountSaved,
  forgetAccountSaved,
  keepAccountSaved,
  loadAccountSaved,
  readAccountSaved,
} from "./account-saved.ts";
import type { Saved } from "./saved-store.ts";

const saved = (id: string): Saved => ({ id, calculatorId: "tip", name: id, inputs: {}, updatedAt: "2026-11-01" });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("an account's list is kept as the site named it last, for that account alone", async () => {
  vi.stubGlobal("fetch", async (_url: string, { headers }: RequestInit) =>
    Response.json([saved(new Headers(headers).get("X-Account")!)]),
  );
  expect(readAccountSaved("ada")).toBeNull();
  expect(await loadAccountSaved("ada")).toEqual([saved("ada")]);
  expect([readAccountSaved("ada"), readAccountSaved("bob")]).toEqual([[saved("ada")], null]);
  await loadAccountSaved("bob");
  expect([readAccountSaved("ada"), readAccountSaved("bob")]).toEqual([null, [saved("bob")]]);
});

test("a list that could not be loaded leaves the kept one", async () => {
  keepAccountSaved("ada", [saved("a")]);
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(loadAccountSaved("ada")).rejects.toThrow("503");
  expect(readAccountSaved("ada")).toEqual([saved("a")]);
});

test("a change is followed where the list is known, and makes none where it is not", () => {
  changeAccountSaved("ada", (known) => [saved("a"), ...known]);
  expect(readAccountSaved("ada")).toBeNull();
  keepAccountSaved("ada", [saved("a")]);
  changeAccountSaved("bob", () => []);
  changeAccountSaved("ada", (known) => [saved("b"), ...known]);
  expect(readAccountSaved("ada")).toEqual([saved("b"), saved("a")]);
});

test("signing out takes it away; what is not ours is nothing", () => {
  keepAccountSaved("ada", [saved("a")]);
  forgetAccountSaved();
  expect(readAccountSaved("ada")).toBeNull();
  for (const text of ["{", "null", '{"userId":"ada","saved":7}']) {
    localStorage.setItem("account-saved", text);
    expect(readAccountSaved("ada")).toBeNull();
  }
  localStorage.setItem("account-saved", JSON.stringify({ userId: "ada", saved: [null, saved("a"), { id: 7 }] }));
  expect(readAccountSaved("ada")).toEqual([saved("a")]);
});

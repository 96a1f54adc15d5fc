/**
 * Two tabs on each of two devices, two accounts, a network that loses calls or their answers, and sign-ins that the other
 * tab does not hear of: whatever the order, every heart and every saved calculation ends in the account it was given in, those
 * that a visitor saved in the one that signed in first. The stores are the browser's, the routes are the site's.
 */
import { env as real, withEnv } from "cloudflare:workers";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { sendChanges } from "../../app/features/favorites/account-changes.ts";
import { type AccountStore, createAccountStore } from "../../app/features/favorites/account-store.ts";
import type { LogStorage } from "../../app/features/favorites/change-log.ts";
import * as favorite from "../../app/routes/api/favorite.ts";
import * as list from "../../app/routes/api/favorites.ts";
import * as merge from "../../app/routes/api/favorites-merge.ts";
import * as savedAll from "../../app/routes/api/saved.ts";
import * as savedOne from "../../app/routes/api/saved-one.ts";
import { moveSavedToAccount } from "../../app/features/saved/move-saved.ts";
import { deleteSaved, save, type Saved } from "../../app/features/saved/saved-store.ts";
import { listFavorites } from "#workers/favorites/favorites.ts";
import { listSaved } from "#workers/saved-calculations/saved-calculations.ts";
import { database as opened } from "#workers/middleware/database.ts";
import { addCalculators, addUser, database, signedIn } from "./account-bindings.ts";

const ORIGIN = "https://reckoner.example";
/** Set by vitest.config.ts. */
declare const TRIES_ALL: boolean;
/** Two hundred take a minute; some of them stand for all in `npm test`. */
const SEEDS = TRIES_ALL ? 200 : 40;
const STEPS = 14;
const SAVED_KEY = "saved-calculations";
const CALCULATORS = Array.from({ length: 8 }, (_, index) => `heart-${index}`);

interface Device {
  readonly storage: LogStorage & { readonly entries: Map<string, string> };
  /** Who is signed in in this browser. */
  user: string;
  /** The last of the tabs' turns, as the browser's lock hands them out. */
  turn: Promise<void>;
  readonly tabs: Tab[];
}

interface Tab {
  /** The account that it believes in. */
  user: string;
  store: AccountStore;
}

/** A saved calculation and what must become of it. */
interface Calculation {
  readonly saved: Saved;
  /** Nobody's as long as only a visitor has it. */
  owner: string | null;
  /** Where a visitor has it; null once an account has or will have it. */
  device: Device | null;
  state: "kept" | "gone" | "unsure";
}

/** Numbers from 0 to 1, alike for every run. */
function drawFrom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function createStorage(): Device["storage"] {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const ROUTES: readonly [RegExp, object][] = [
  [/^\/api\/favorites\/merge$/, merge],
  [/^\/api\/favorites\/([^/]+)$/, favorite],
  [/^\/api\/favorites$/, list],
  [/^\/api\/saved\/([^/]+)$/, savedOne],
  [/^\/api\/saved$/, savedAll],
];

/** Calls a route through its middleware, as the router does. */
async function call(path: string, cookie: string, init: RequestInit): Promise<Response> {
  const [pattern, module] = ROUTES.find(([one]) => one.test(path))!;
  const { middleware, loader, action } = module as {
    middleware: readonly MiddlewareFunction<Response>[];
    loader?: (args: object) => Promise<Response>;
    action: (args: object) => Promise<Response>;
  };
  const { method = "GET", body = null, headers } = init;
  const request = new Request(ORIGIN + path, {
    method,
    body,
    headers: {
      ...(headers as Record<string, string>),
      Cookie: cookie,
      "Sec-Fetch-Site": "same-origin",
      Origin: ORIGIN,
    },
  });
  const url = new URL(path, ORIGIN);
  const args = {
    request,
    params: { id: pattern.exec(path)?.[1] },
    context: new RouterContextProvider(),
    url,
    pattern: path,
  };
  const run = async (at: number): Promise<Response> => {
    const guard = [opened, ...middleware][at];
    if (!guard) return (method === "GET" ? loader! : action)(args);
    let passedOn: Promise<Response> | undefined;
    const refused = await guard(args as never, () => (passedOn = run(at + 1)));
    return (refused as Response | undefined) ?? passedOn ?? run(at + 1);
  };
  return run(0);
}

test(
  `${SEEDS} interleavings keep every heart and every calculation of the right account`,
  { timeout: 120_000 },
  async () => {
    await addCalculators([...CALCULATORS, "bmi"]);
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const open = { limit: async () => ({ success: true }) };
    await (withEnv({ ...real, SESSION_SECRET: "a secret of the tests", RATE_LIMIT_ACCOUNT: open }, async () => {
      const wrong: string[] = [];
      for (let seed = 1; seed <= SEEDS; seed += 1) wrong.push(...(await interleave(seed)));
      expect(wrong).toEqual([]);
    }) as Promise<void>);
  },
);

/** @returns what went wrong */
async function interleave(seed: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(`seed ${seed}: ${what}`);
  };
  const draw = drawFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)]!;
  const users = [await addUser(`ada${seed}@example.com`), await addUser(`bo${seed}@example.com`)];
  const cookies = new Map(await Promise.all(users.map(async (user) => [user, await signedIn(user)] as const)));
  const expected = new Map(users.map((user) => [user, new Map<string, boolean>()]));
  const calculations = new Map<string, Calculation>();
  let isCut = false;

  const fetchFrom = (device: Device) => async (path: string, init: RequestInit) => {
    const isLost = isCut && draw() < 0.5;
    if (isLost) throw new TypeError("Failed to fetch");
    const answer = await call(path, cookies.get(device.user)!, init);
    if (isCut) throw new TypeError("Failed to fetch");
    return answer;
  };
  const openTab = (device: Device, user: string): Tab => {
    const store = createAccountStore(user, {
      storage: device.storage,
      now: () => Date.now(),
      send(changes) {
        vi.stubGlobal("fetch", fetchFrom(device));
        return sendChanges(changes, user);
      },
      async load() {
        const answer = await fetchFrom(device)("/api/favorites", { headers: { "X-Account": user } });
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json();
      },
      alone: (work) => (device.turn = device.turn.then(work)),
      onTrouble() {},
    });
    return { user, store };
  };
  const devices = users.map((user) => {
    const device: Device = { storage: createStorage(), user, turn: Promise.resolve(), tabs: [] };
    device.user = users[0]!;
    device.tabs.push(openTab(device, device.user), openTab(device, device.user));
    return device;
  });
  // Each tab has hearts of its own, so that what the last change of a heart is does not depend on clocks.
  const heartsOf = (device: Device, tab: Tab) => {
    const at = devices.indexOf(device) * 2 + device.tabs.indexOf(tab);
    return CALCULATORS.slice(at * 2, at * 2 + 2);
  };

  for (let step = 0; step < STEPS; step += 1) {
    const device = pick(devices);
    const tab = pick(device.tabs);
    const what = draw();
    if (what < 0.5) {
      const id = pick(heartsOf(device, tab));
      const isFavorite = draw() < 0.75;
      tab.store.set(id, isFavorite, id);
      expected.get(tab.user)!.set(id, isFavorite);
      check(tab.store.ids().includes(id) === isFavorite, `${id} is not shown as it was changed`);
    } else if (what < 0.6) isCut = !isCut;
    else if (what < 0.7) {
      // Signed in as somebody else in one tab; the other one does not hear of it.
      device.user = pick(users);
      device.tabs[device.tabs.indexOf(tab)] = openTab(device, device.user);
    } else await changeSaved(device, tab.user);
    // What is on its way goes on while the next step happens, or has arrived before.
    if (draw() < 0.3) await device.turn;
  }

  /** A calculation is saved, deleted, deleted and brought back, or what a visitor saved moves into the account, in two tabs at once. */
  async function changeSaved(device: Device, user: string): Promise<void> {
    // The calls of the favorites take the same ways into the world.
    await Promise.all(devices.map(({ turn }) => turn));
    vi.stubGlobal("fetch", fetchFrom(device));
    vi.stubGlobal("localStorage", device.storage);
    const kind = draw();
    if (kind < 0.3) await add(device, user);
    else if (kind < 0.6) await add(device, null);
    else if (kind < 0.8) {
      claim(device, user);
      await Promise.all([moveSavedToAccount(user), moveSavedToAccount(user)]);
    } else {
      // The list of an account shows what has arrived in it.
      const isWaiting = (id: string) => devices.some(({ storage }) => storage.getItem(SAVED_KEY)?.includes(id));
      const known = [...calculations.values()].find((one) => one.owner === user && !isWaiting(one.saved.id));
      if (!known) return;
      const isGone = (await deleteSaved(known.saved.id, user)).ok;
      known.state = isGone ? "gone" : "unsure";
      if (isGone && draw() < 0.5) known.state = (await save(known.saved, user)).ok ? "kept" : "unsure";
    }
  }

  async function add(device: Device, user: string | null): Promise<void> {
    const saved: Saved = {
      id: crypto.randomUUID(),
      calculatorId: "bmi",
      name: "Mine",
      inputs: { weight: 70, height: 175 },
      updatedAt: new Date().toISOString(),
    };
    const posted = await save(saved, user ?? undefined);
    // Without an answer it may be there or not, and the page says that it is not known to be.
    const state = posted.ok ? "kept" : "unsure";
    check(posted.ok || user !== null, "a visitor's calculation is refused");
    calculations.set(saved.id, { saved, owner: user, device: user === null ? device : null, state });
  }

  function claim(device: Device, user: string): void {
    for (const one of calculations.values())
      if (one.device === device && one.owner === null) Object.assign(one, { owner: user, device: null });
  }

  isCut = false;
  for (const device of devices) {
    await device.turn;
    for (const user of users) {
      device.user = user;
      const tab = openTab(device, user);
      await tab.store.refresh();
      await device.turn;
      vi.stubGlobal("fetch", fetchFrom(device));
      vi.stubGlobal("localStorage", device.storage);
      claim(device, user);
      await moveSavedToAccount(user);
    }
    const left = [...device.storage.entries.keys()].filter((key) => key.includes("change"));
    check(left.length === 0, `not sent: ${left.join()}`);
    check((device.storage.getItem(SAVED_KEY) ?? "[]") === "[]", "a calculation has not moved");
  }
  for (const user of users) {
    const hearts = [...expected.get(user)!].filter(([, isFavorite]) => isFavorite).map(([id]) => id);
    const kept = await listFavorites(database, user);
    check(kept.toSorted().join() === hearts.toSorted().join(), `kept ${kept.join()}, given ${hearts.join()}`);
    const ids = new Set((await listSaved(database, user)).map(({ id }) => id));
    for (const [id, { owner, state }] of calculations) {
      const isMine = owner === user;
      check(isMine || !ids.has(id), "a calculation is with somebody else");
      check(!isMine || state === "unsure" || ids.has(id) === (state === "kept"), `a calculation is not ${state}`);
    }
  }
  return wrong;
}

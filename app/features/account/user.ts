import { useSyncExternalStore } from "react";

/** Who is signed in, as /api/auth/user says. */
export interface User {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly profileImageUrl: string | null;
  readonly isAdmin: boolean;
}

/** Null: nobody. Undefined: not known yet. */
let user: User | null | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

/** Whether the browser was told at sign-in that there is a session; the session itself no script can see. */
function hasHint(): boolean {
  return document.documentElement.dataset["account"] === "known";
}

/** Asks once per document, without retry; a failure means signed out. Visitors without an account are asked about when idle. */
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  if (hasHint() || !("requestIdleCallback" in globalThis)) void load();
  else requestIdleCallback(() => void load());
}

async function load(): Promise<void> {
  try {
    // Quiet: 204 instead of 401, which browsers would log as an error on every page.
    const response = await fetch("/api/auth/user", { credentials: "include", headers: { "X-Quiet": "1" } });
    user = response.status === 200 ? ((await response.json()) as User) : null;
  } catch {
    user = null;
  }
  if (!user) delete document.documentElement.dataset["account"];
  for (const listener of listeners) listener();
}

/** Asks again who is signed in: another tab may have signed in or out. */
export async function loadUserAgain(): Promise<User | null> {
  await load();
  return user ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ask();
  return () => listeners.delete(listener);
}

/** Who is signed in; null for nobody, undefined while that is not known. */
export function useUser(): User | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => user,
    () => undefined,
  );
}

/** Whether offering an account would be out of place. */
export function mayBeSignedIn(): boolean {
  return user === undefined ? hasHint() : user !== null;
}

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

/** Null: nobody. Undefined: not known yet. False: someone, but the site cannot say who. */
let user: User | null | undefined | false;
let isAsked = false;
const listeners = new Set<() => void>();

/** Whether the browser was told at sign-in that there is a session; the session itself no script can see. */
function hasHint(): boolean {
  return document.documentElement.dataset["account"] === "known";
}

/** Asks once per document, without retry. Visitors without an account are asked about when idle. */
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  if (hasHint() || !("requestIdleCallback" in globalThis)) void load();
  else requestIdleCallback(() => void load());
}

/** A browser that knows of a session is not signed out where the site cannot say whose it is. */
async function load(): Promise<void> {
  try {
    // Quiet: 204 instead of 401, which browsers would log as an error on every page.
    const response = await fetch("/api/auth/user", { credentials: "include", headers: { "X-Quiet": "1" } });
    if (response.status > 499) throw response;
    user = response.status === 200 ? ((await response.json()) as User) : null;
  } catch {
    user = hasHint() ? false : null;
  }
  if (user === null) delete document.documentElement.dataset["account"];
  for (const listener of listeners) listener();
}

/** Asks again who is signed in: another tab may have signed in or out. */
export async function loadUserAgain(): Promise<User | null> {
  await load();
  return user || null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ask();
  return () => listeners.delete(listener);
}

const useAnswer = () =>
  useSyncExternalStore(
    subscribe,
    () => user,
    () => undefined,
  );

/** Who is signed in; null for nobody, undefined while that is not known. */
export function useUser(): User | null | undefined {
  const answer = useAnswer();
  return answer === false ? undefined : answer;
}

/** Whether someone is signed in without the site being able to say who. */
export const useIsUnreachable = (): boolean => useAnswer() === false;

/** Whether offering an account would be out of place. */
export function mayBeSignedIn(): boolean {
  return user === undefined ? hasHint() : user !== null;
}

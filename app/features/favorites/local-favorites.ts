const KEY = "favorites";
/** One list for all that has none: another would be a change, which React would render at once. */
export const NONE: readonly string[] = [];

/** A stored id is kept when it is 1 to 64 letters, digits and hyphens (decision 8; a UUID is one such). */
const VALID_ID = /^[A-Za-z0-9-]{1,64}$/;

/** What the store's text says; a corrupt value gives null. */
export function parseFavorites(text: string | null): readonly string[] | null {
  if (text === null) return NONE;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    return [...new Set(value.filter((id): id is string => typeof id === "string" && VALID_ID.test(id)))];
  } catch {
    return null;
  }
}

let text: string | null = null;
let ids: readonly string[] = NONE;
const listeners = new Set<() => void>();

/** The visitor's favorites in this browser. A corrupt value is removed and the list emptied. */
export function localFavorites(): readonly string[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    return ids;
  }
  if (stored === text) return ids;
  const parsed = parseFavorites(stored);
  if (parsed === null) localStorage.removeItem(KEY);
  text = parsed === null ? null : stored;
  ids = parsed ?? NONE;
  return ids;
}

/** Adds or removes a favorite in this browser; other tabs hear of it by themselves. */
export function setLocalFavorite(id: string, isFavorite: boolean): void {
  const known = localFavorites();
  const next = isFavorite ? [...new Set([...known, id])] : known.filter((one) => one !== id);
  replaceLocalFavorites(next);
}

export function replaceLocalFavorites(next: readonly string[]): void {
  ids = next;
  text = JSON.stringify(next);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is full or forbidden: the list lives as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Hears of changes by this tab and by others. */
export function subscribeToLocal(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** Where an account's favorites are kept for the time between visits, and changes until they are sent. */
export const ACCOUNT_KEY = "account-favorites";

export function hasAccountFavorites(): boolean {
  try {
    return localStorage.getItem(ACCOUNT_KEY) !== null;
  } catch {
    return false;
  }
}

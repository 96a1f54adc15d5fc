import { postJson, type Posted } from "#features/data/index.ts";

/** A figure of the answer as it read when it was saved. */
export interface SavedFigure {
  readonly label: string;
  readonly text: string;
}

/** A calculation's inputs under a name. */
export interface Saved {
  readonly id: string;
  readonly calculatorId: string;
  readonly name: string;
  /** In the catalogue's units and neutral format. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The main figures of the answer; none where it was saved before they were kept. */
  readonly figures?: readonly SavedFigure[];
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Its owner, where it waits in this browser for an account; it moves into no other account. */
  readonly owner?: string;
}

const KEY = "saved-calculations";
const LIMIT = 200;
const FULL = "This browser keeps at most 200 saved calculations. Delete some to save others.";

/** What a visitor without an account has saved in this browser, the latest first. */
export const localSaved = (): readonly Saved[] => readLocal().filter(({ owner }) => owner === undefined);

/** What this browser keeps for an account that has not taken it yet. */
export const waitingFor = (userId: string): readonly Saved[] => readLocal().filter(({ owner }) => owner === userId);

/** All that this browser keeps, for nobody in particular or for an account. */
export function readLocal(): readonly Saved[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Saves a calculation, with its date: in the account of that id where there is one, else in this browser. */
export async function save(saved: Saved, userId: string | undefined): Promise<Posted> {
  if (userId) return postSaved(saved, userId);
  const known = readLocal().filter(({ id }) => id !== saved.id);
  if (known.length >= LIMIT) return { ok: false, message: FULL };
  return keepLocal([saved, ...known].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)));
}

/** Saves a calculation in the account of that id. */
export function postSaved(
  { id, calculatorId, name, inputs, figures, updatedAt }: Saved,
  userId: string,
): Promise<Posted> {
  const savedAt = Number.isNaN(Date.parse(updatedAt)) ? undefined : new Date(updatedAt).toISOString();
  return postJson("/api/saved", { id, calculatorId, name, inputs, figures, savedAt }, userId);
}

/** Deletes a saved calculation where it is saved. */
export async function deleteSaved(id: string, userId: string | undefined): Promise<Posted> {
  if (!userId) return keepLocal(readLocal().filter((one) => one.id !== id));
  try {
    const response = await fetch(`/api/saved/${id}`, {
      method: "DELETE",
      credentials: "include",
      headers: { "X-Account": userId },
    });
    // Gone already is gone.
    if (response.ok || response.status === 404) return { ok: true };
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    return { ok: false, message: error ?? "The server could not delete it. Please try again." };
  } catch {
    return { ok: false, message: "Connection error. Please check your internet connection and try again." };
  }
}

/** The address that opens a calculator with these inputs. */
export function formatSavedAddress({ calculatorId, inputs }: Pick<Saved, "calculatorId" | "inputs">): string {
  const query = new URLSearchParams(
    Object.entries(inputs).map(([key, value]) => [
      key,
      value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  ).toString();
  return `/calculator/${calculatorId}${query ? `?${query}` : ""}`;
}

/** Takes the place of what this browser keeps. */
export function keepLocal(saved: readonly Saved[]): Posted {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    return { ok: true };
  } catch {
    return { ok: false, message: "This browser's storage is full or switched off, so nothing could be saved." };
  }
}

/** Whether storage holds what we wrote there. */
export function isSaved(value: unknown): value is Saved {
  const { id, calculatorId, name, inputs } = (value ?? {}) as Partial<Saved>;
  const texts = [id, calculatorId, name].every((text) => typeof text === "string" && text !== "");
  return texts && /^[A-Za-z0-9-]{1,64}$/.test(calculatorId ?? "") && typeof inputs === "object" && inputs !== null;
}

const KEY = "recent-calculators";
const KEPT = 50;

/** A calculator that was opened in this browser; the time in milliseconds since 1970. */
export interface Recent {
  readonly calculatorId: string;
  readonly at: number;
}

/** What was opened in this browser and no account knows of yet, the latest first. */
export function localRecents(): readonly Recent[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Notes that a calculator was opened. */
export function rememberRecent(calculatorId: string, at = Date.now()): void {
  keepRecents([{ calculatorId, at }, ...localRecents().filter((one) => one.calculatorId !== calculatorId)]);
}

export function keepRecents(recents: readonly Recent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recents.slice(0, KEPT)));
  } catch {
    // Without storage nothing is remembered.
  }
}

function isRecent(value: unknown): value is Recent {
  const { calculatorId, at } = (value ?? {}) as Partial<Recent>;
  return typeof calculatorId === "string" && /^[A-Za-z0-9-]{1,64}$/.test(calculatorId) && Number.isFinite(at);
}

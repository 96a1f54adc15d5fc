const KEY = "recent-calculators";
const KEPT = 50;
const VALID_ID = /^[A-Za-z0-9-]{1,64}$/;

/** A calculator that was opened in this browser; the time in milliseconds since 1970. */
export interface Recent {
  readonly calculatorId: string;
  readonly at: number;
}

/** What was opened in this browser and no account knows of yet, the latest first; what is not such a thing is left out. */
export function localRecents(): readonly Recent[] {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "[]") as readonly (Recent | null)[];
    return value.filter((one): one is Recent => one !== null && one.at > 0 && VALID_ID.test(one.calculatorId));
  } catch {
    return [];
  }
}

/** Notes that a calculator was opened. */
export function rememberRecent(calculatorId: string): void {
  keepRecents([{ calculatorId, at: Date.now() }, ...localRecents().filter((one) => one.calculatorId !== calculatorId)]);
}

export function keepRecents(recents: readonly Recent[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(recents.slice(0, KEPT)));
  } catch {
    // Without storage nothing is remembered.
  }
}

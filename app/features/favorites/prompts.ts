const DISMISSED = "upgrade-prompt-dismissed";
const SHOWN_TODAY = "upgrade-prompt-shown-today";

/** Whether a prompt for an account may be shown: not dismissed for good, and none was shown today. */
export function mayPromptToday(today = localDay()): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== "true" && localStorage.getItem(SHOWN_TODAY) !== today;
  } catch {
    return false;
  }
}

export function rememberPrompt(today = localDay()): void {
  keep(SHOWN_TODAY, today);
}

/** 'Maybe Later' dismisses the prompt for good. */
export function dismissPrompts(): void {
  keep(DISMISSED, "true");
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage no prompt is shown at all.
  }
}

function localDay(): string {
  const now = new Date();
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
}

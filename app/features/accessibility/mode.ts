/** Whether accessibility mode is on: larger targets and text, underlined links, nothing moves. */
export function isAccessible(): boolean {
  return document.documentElement.dataset["accessible"] === "true";
}

/** Switches accessibility mode, at once and for later visits. */
export function setAccessible(isOn: boolean): void {
  if (isOn) document.documentElement.dataset["accessible"] = "true";
  else delete document.documentElement.dataset["accessible"];
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is not in every browser
  document.cookie = `accessible=${isOn}; path=/; max-age=${365 * 24 * 3600}; samesite=lax`;
  try {
    localStorage.setItem("accessibility-mode", String(isOn));
  } catch {
    // Storage is full or forbidden: the cookie is enough.
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back at each switch, from wherever it comes. */
export function onAccessibleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something may move: not in accessibility mode, not where the system asks for less motion. */
export function mayMove(): boolean {
  return !isAccessible() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

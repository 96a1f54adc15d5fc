const EVENTS = ["pointerdown", "keydown", "focusin"] as const;

let done: (() => void) | undefined;
const interaction = new Promise<void>((resolve) => {
  done = resolve;
  if (typeof document === "undefined") return resolve();
  for (const event of EVENTS)
    document.addEventListener(event, () => resolve(), { once: true, passive: true, capture: true });
});

/** Resolves when the visitor first does something; on the server at once. */
export function firstInteraction(): Promise<void> {
  return interaction;
}

/** For pages that are reached without a document of their own: nothing stands there yet, so nothing may wait. */
export function interactNow(): void {
  done?.();
}

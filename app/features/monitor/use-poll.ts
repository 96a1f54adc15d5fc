import { useCallback, useEffect, useRef, useState } from "react";

/** Spec 2 §9. */
const EVERY = 30_000;

export interface Polled<T> {
  /** null until the first answer, and after a failure. */
  readonly data: T | null;
  /** Why there is no data; null where there is. */
  readonly error: Error | null;
  refresh(): void;
}

/** Asks once, and every 30 seconds while the panel is open and the page is visible (decision 23). */
export function usePoll<T>(ask: () => Promise<T>, isOpen: boolean): Polled<T> {
  const [found, setFound] = useState<{ readonly data: T | null; readonly error: Error | null }>({
    data: null,
    error: null,
  });
  const hasAsked = useRef(false);
  const refresh = useCallback(() => {
    ask().then(
      (data) => setFound({ data, error: null }),
      (error: unknown) => setFound({ data: null, error: error instanceof Error ? error : new Error(String(error)) }),
    );
  }, [ask]);
  useEffect(() => {
    if (isOpen || !hasAsked.current) refresh();
    hasAsked.current = true;
    if (!isOpen) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, EVERY);
    return () => clearInterval(timer);
  }, [refresh, isOpen]);
  return { ...found, refresh };
}

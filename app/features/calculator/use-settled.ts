import { startTransition, useEffect, useState } from "react";

/**
 * Milliseconds without a change after which what is open beside the answer follows: more than between two keys of somebody
 * who types, so that it takes no time from the second of them.
 */
const PAUSE = 250;

/** The value once it has not changed for a moment: for what takes longer to work out than typing should wait. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

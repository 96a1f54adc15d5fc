import { useEffect } from "react";

/** Opened more than any other page from home, spec 1 §9; `investment` is the slug of investment-calculator. */
const PREFETCHED = ["mortgage", "personal-loan", "investment-calculator", "bmi", "currency-converter"];

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Milliseconds after hydration: the page itself comes first. */
const WAIT = 2_000;

/** Fetches five calculators ahead, at the lowest priority; not where visitors save data or are on a slow network. */
export function usePrefetch(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? "")) return;
    const prefetch = () => {
      for (const id of PREFETCHED) {
        const link = document.createElement("link");
        link.rel = "prefetch";
        link.href = `/calculator/${id}`;
        document.head.appendChild(link);
      }
    };
    const handle = setTimeout(prefetch, WAIT);
    return () => clearTimeout(handle);
  }, []);
}

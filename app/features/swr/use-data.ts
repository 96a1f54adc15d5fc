import { useEffect } from "react";
import useSWR, { mutate, type SWRResponse } from "swr";
import { DATA_DEFAULTS, fetchJson } from "#features/data/index.ts";

/** How long data that nothing shows any more is kept (spec 2 §9). */
const KEPT_FOR = 10 * 60_000;

const shownBy = new Map<string, number>();
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** JSON from an address of ours: fresh for 5 minutes, kept for 10 after the last part that showed it is gone. */
export function useData<T>(url: string | null): SWRResponse<T, Error> {
  useEffect(() => (url === null ? undefined : keepWhileShown(url)), [url]);
  return useSWR<T, Error>(url, fetchJson, DATA_DEFAULTS);
}

function keepWhileShown(url: string): () => void {
  clearTimeout(leaving.get(url));
  shownBy.set(url, (shownBy.get(url) ?? 0) + 1);
  return () => {
    const left = (shownBy.get(url) ?? 1) - 1;
    shownBy.set(url, left);
    if (left > 0) return;
    leaving.set(
      url,
      setTimeout(() => void mutate(url, undefined, { revalidate: false }), KEPT_FOR),
    );
  };
}

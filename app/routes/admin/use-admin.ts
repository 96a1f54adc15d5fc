import { useState } from "react";
import useSWR from "swr";
import { DATA_DEFAULTS, fetchJson, postJson } from "#features/data/index.ts";

/** Data of an admin's call: always asked anew, since it is there to be acted upon. */
export function useAdmin<T>(url: string) {
  return useSWR<T, Error>(url, fetchJson, { ...DATA_DEFAULTS, dedupingInterval: 0, keepPreviousData: true });
}

/** Makes changes one at a time, and reports how the last one went. */
export function useChange(onDone: () => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly isGood: boolean; readonly message: string } | null>(null);
  const change = async (url: string, body: unknown, done: string): Promise<boolean> => {
    setIsBusy(true);
    const posted = await postJson(url, body);
    setOutcome(posted.ok ? { isGood: true, message: done } : { isGood: false, message: posted.message });
    await onDone();
    setIsBusy(false);
    return posted.ok;
  };
  return { change, isBusy, outcome, setOutcome };
}

import { useEffect } from "react";
import { rememberRecent } from "#features/recents/index.ts";

const COUNTED = "counted-uses";

/** Notes the opening of a calculator page in this browser, and counts it once per visit; fire and forget. */
export function useCountedUse(id: string): void {
  useEffect(() => {
    // In a task of its own: the first request of a page takes a slow telephone 20 ms.
    setTimeout(() => noteUse(id));
  }, [id]);
}

function noteUse(id: string): void {
  rememberRecent(id);
  if (!firstTime(id)) return;
  fetch(`/api/calculators/${id}/use`, { method: "POST", keepalive: true, credentials: "include" }).catch(() => {
    // A use that is not counted does no harm.
  });
}

function firstTime(id: string): boolean {
  try {
    const counted = (sessionStorage.getItem(COUNTED) ?? "").split(" ");
    if (counted.includes(id)) return false;
    sessionStorage.setItem(COUNTED, [...counted.slice(-200), id].join(" ").trim());
    return true;
  } catch {
    return false;
  }
}

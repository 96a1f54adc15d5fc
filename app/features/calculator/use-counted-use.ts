import { useEffect } from "react";

const COUNTED = "counted-uses";

/** Counts the opening of a calculator page once per visit; fire and forget. */
export function useCountedUse(id: string): void {
  useEffect(() => {
    if (!firstTime(id)) return;
    fetch(`/api/calculators/${id}/use`, { method: "POST", keepalive: true, credentials: "include" }).catch(() => {
      // A use that is not counted hurts nobody.
    });
  }, [id]);
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

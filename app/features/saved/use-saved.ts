import { useEffect, useState } from "react";
import { useIsUnreachable, useUser } from "#features/account/index.ts";
import { fetchJson } from "#features/data/index.ts";
import { localSaved, type Saved } from "./saved-store.ts";

/** What is saved in the account or in this browser, read anew each time: null until it is there. */
export function useSaved() {
  const user = useUser();
  const isUnreachable = useIsUnreachable();
  const [known, setKnown] = useState<readonly Saved[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (user === undefined) return undefined;
    let isWanted = true;
    const read: Promise<readonly Saved[]> = user
      ? fetchJson("/api/saved", { "X-Account": user.id })
      : Promise.resolve(localSaved());
    read.then(
      (saved) => isWanted && setKnown(saved),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [user]);
  return { known, hasFailed: hasFailed || isUnreachable };
}

import { useEffect, useState } from "react";
import { useIsUnreachable, useUser } from "#features/account/index.ts";
import { readOwner } from "#features/favorites/index.ts";
import { loadAccountSaved, readAccountSaved } from "./account-saved.ts";
import { localSaved, type Saved, waitingFor } from "./saved-store.ts";

/** What this browser knows of the account that was here last, while the site cannot be asked; null where it knows of none. */
function keptSaved(): readonly Saved[] | null {
  const owner = readOwner();
  const kept = owner === null ? null : readAccountSaved(owner);
  return owner === null || kept === null ? null : [...waitingFor(owner), ...kept];
}

/** What is saved in the account or in this browser, read anew each time: null until it is there. */
export function useSaved() {
  const user = useUser();
  const isUnreachable = useIsUnreachable();
  const [known, setKnown] = useState<readonly Saved[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (user === undefined && !isUnreachable) return undefined;
    let isWanted = true;
    const read = user ? loadAccountSaved(user.id) : Promise.resolve(isUnreachable ? keptSaved() : localSaved());
    const show = (saved: readonly Saved[] | null) => {
      if (!isWanted) return;
      setKnown(saved);
      setHasFailed(saved === null);
    };
    read.then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [user, isUnreachable]);
  return { known, hasFailed };
}

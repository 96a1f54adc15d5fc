import { useState } from "react";
import { loadUserAgain } from "#features/account/index.ts";
import { readOwner } from "#features/favorites/index.ts";
import { readAccountSaved } from "#features/saved/account-saved.ts";
import { waitingFor } from "#features/saved/saved-store.ts";
import { useDeletion } from "#features/saved/use-deletion.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { lede } from "#ui/layout.css.ts";
import * as styles from "./dashboard.css.ts";
import { FavoritesPart, SavedPart, WaitingPart } from "./parts.tsx";

/** Someone is signed in, but the site cannot say who: shows what this browser last knew of the account. */
export function UnreachableDashboard() {
  const [owner] = useState(readOwner);
  const [waiting, setWaiting] = useState(() => (owner === null ? [] : waitingFor(owner)));
  const [saved] = useState(() => (owner === null ? null : readAccountSaved(owner)));
  const removeWaiting = useDeletion(undefined, () => setWaiting(owner === null ? [] : waitingFor(owner)));
  return (
    <>
      <p role="alert" className={lede}>
        Your account cannot be reached right now. What it keeps is safe; please try again later.
        {saved && " Below is what this browser knew of it last."}
      </p>
      <p className={styles.actions}>
        <Button look="primary" onClick={() => void loadUserAgain()}>
          Try again
        </Button>
        <a href="/api/logout" className={buttonClass.plain}>
          Logout
        </a>
      </p>
      {saved && (
        <>
          <FavoritesPart />
          <SavedPart saved={saved} />
          {waiting.length > 0 && <WaitingPart saved={waiting} onDelete={removeWaiting} />}
        </>
      )}
    </>
  );
}

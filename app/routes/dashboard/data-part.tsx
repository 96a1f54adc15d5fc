import { useState } from "react";
import { deleteSaved, waitingFor } from "#features/saved/saved-store.ts";
import { row } from "#ui/button.css.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { danger } from "#ui/confirm-button.css.ts";
import { Dialog } from "#ui/dialog.tsx";
import * as styles from "./dashboard.css.ts";
import { Part } from "./parts.tsx";

/** A copy of everything, and the end of the account. */
export function DataPart({ userId }: { userId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Part title="Your data">
      <p className={styles.empty}>Download everything that this site stores about you, or delete your account.</p>
      <div className={row}>
        <a href="/api/account/export" download className={buttonClass.plain}>
          Export as JSON
        </a>
        <Button className={danger.plain} onClick={() => setIsAsking(true)}>
          Delete account
        </Button>
      </div>
      {isAsking && <DeleteDialog userId={userId} onClose={() => setIsAsking(false)} />}
    </Part>
  );
}

function DeleteDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [state, setState] = useState<"asking" | "deleting" | "failed">("asking");
  const remove = async () => {
    setState("deleting");
    const response = await fetch("/api/account", {
      method: "DELETE",
      credentials: "include",
      headers: { "X-Account": userId },
    }).catch(() => null);
    if (!response?.ok) return setState("failed");
    // What waited in this browser for the account goes with it.
    for (const { id } of waitingFor(userId)) await deleteSaved(id, undefined);
    // A whole new document: nothing of the account stays in the page.
    location.assign("/");
  };
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <p>
        Your profile, favorites, saved calculations and sessions are removed at once and cannot be brought back.
        Requests and feedback that you sent stay without your name and e-mail address.
      </p>
      {state === "failed" && <p role="alert">The account could not be deleted. Please try again.</p>}
      <div className={row}>
        <Button className={danger.plain} disabled={state === "deleting"} onClick={() => void remove()}>
          {state === "deleting" ? "Deleting…" : "Delete account"}
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Dialog>
  );
}

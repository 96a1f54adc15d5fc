import { useState } from "react";
import { usePreferences } from "#features/localization/index.ts";
import { formatDate } from "#localization/date-format.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import * as styles from "./dashboard.css.ts";
import { Part } from "./parts.tsx";

/** A browser that is signed in. */
export interface SessionRow {
  readonly id: string;
  /** "Firefox on Linux"; "" where that is not known. */
  readonly device: string;
  readonly createdAt: string;
  readonly isCurrent: boolean;
}

interface SessionsPartProps {
  readonly userId: string;
  readonly sessions: readonly SessionRow[];
  onEnded(id: string): void;
}

/** Where the account is signed in; each session but this one is ended here, this one by "Logout". */
export function SessionsPart({ userId, sessions, onEnded }: SessionsPartProps) {
  const { preferences } = usePreferences();
  const [message, setMessage] = useState("");
  const end = async (id: string, heading: HTMLElement | null | undefined) => {
    const response = await fetch(`/api/account/sessions/${id}`, {
      method: "DELETE",
      credentials: "include",
      headers: { "X-Account": userId },
    }).catch(() => null);
    // Gone already is gone.
    if (!response?.ok && response?.status !== 404)
      return setMessage("The session could not be ended. Please try again.");
    heading?.focus();
    setMessage("Signed out there.");
    onEnded(id);
  };
  return (
    <Part title="Where you are signed in">
      <ul className={styles.rows}>
        {sessions.map(({ id, device, createdAt, isCurrent }) => (
          <li key={id} className={styles.row}>
            <div className={styles.naming}>
              <span>
                {device || "Unknown browser"}
                {isCurrent && " (this one)"}
              </span>
              <span className={styles.beside}>since {formatDate(createdAt.slice(0, 10), preferences.locale)}</span>
            </div>
            {isCurrent ? (
              <a href="/api/logout" className={buttonClass.quiet}>
                Logout
              </a>
            ) : (
              <Button
                look="quiet"
                aria-label={`Sign out ${device || "the unknown browser"}`}
                onClick={({ currentTarget }) => void end(id, currentTarget.closest("section")?.querySelector("h2"))}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.empty}>
        {message}
      </p>
    </Part>
  );
}

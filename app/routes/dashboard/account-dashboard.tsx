import { useEffect, useState } from "react";
import useSWR from "swr";
import { loadUserAgain, type User } from "#features/account/index.ts";
import { moveToAccount } from "#features/account/move-to-account.ts";
import { DATA_DEFAULTS, fetchJson, HttpError } from "#features/data/index.ts";
import { keepAccountSaved } from "#features/saved/account-saved.ts";
import { type Saved, waitingFor } from "#features/saved/saved-store.ts";
import { useDeletion } from "#features/saved/use-deletion.ts";
import { lede } from "#ui/layout.css.ts";
import { DataPart } from "./data-part.tsx";
import { type SessionRow, SessionsPart } from "./sessions-part.tsx";
import { FavoritesPart, RecentsPart, type RequestRow, RequestsPart, SavedPart, WaitingPart } from "./parts.tsx";

interface AccountData {
  readonly favorites: readonly string[];
  readonly recents: readonly { readonly calculatorId: string }[];
  readonly saved: readonly Saved[];
  readonly requests: readonly RequestRow[];
  readonly sessions: readonly SessionRow[];
}

/** What an account keeps, after what this browser kept for it was moved there. */
export function AccountDashboard({ user }: { user: User }) {
  const [isMoved, setIsMoved] = useState(false);
  const [waiting, setWaiting] = useState<readonly Saved[]>([]);
  const { data, error, mutate } = useSWR<AccountData, Error, readonly [string, string] | null>(
    isMoved ? ["/api/account", user.id] : null,
    ([url, account]) => fetchJson(url, { "X-Account": account }),
    DATA_DEFAULTS,
  );
  useEffect(() => {
    // Another tab signed out, or in as someone else: this page follows.
    if (error instanceof HttpError && [401, 412].includes(error.status)) void loadUserAgain();
  }, [error]);
  useEffect(() => {
    let isWanted = true;
    void moveToAccount(user.id).finally(() => {
      if (!isWanted) return;
      setIsMoved(true);
      setWaiting(waitingFor(user.id));
      // It may have been shown before, and be fresh for minutes.
      void mutate();
    });
    return () => {
      isWanted = false;
    };
  }, [mutate, user.id]);
  useEffect(() => {
    if (data) keepAccountSaved(user.id, data.saved);
  }, [data, user.id]);
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");

  const remove = useDeletion(user.id, (change) =>
    mutate((shown) => shown && { ...shown, saved: change(shown.saved) }, { revalidate: false }),
  );

  const removeWaiting = useDeletion(undefined, () => setWaiting(waitingFor(user.id)));

  return (
    <>
      <p className={lede}>
        {name ? `Signed in as ${name}` : "Signed in"}
        {user.email && (name ? ` (${user.email})` : ` as ${user.email}`)}.
      </p>
      {error && <p role="alert">Your data could not be loaded. Please reload the page.</p>}
      {!data && !error && <p role="status">Loading…</p>}
      {(data || error) && <FavoritesPart inAccount={data?.favorites.length} />}
      {data && (
        <>
          <RecentsPart ids={data.recents.map(({ calculatorId }) => calculatorId)} />
          <SavedPart saved={data.saved} onDelete={remove} />
          {waiting.length > 0 && <WaitingPart saved={waiting} onDelete={removeWaiting} />}
          <RequestsPart requests={data.requests} />
          <SessionsPart
            userId={user.id}
            sessions={data.sessions}
            onEnded={(id) =>
              void mutate((shown) => shown && { ...shown, sessions: shown.sessions.filter((one) => one.id !== id) }, {
                revalidate: false,
              })
            }
          />
        </>
      )}
      {(data || error) && <DataPart userId={user.id} />}
    </>
  );
}

import { useEffect, useState } from "react";
import type { User } from "#features/account/index.ts";
import { moveToAccount } from "#features/account/move-to-account.ts";
import { type Saved, deleteSaved } from "#features/saved/saved-store.ts";
import { useData } from "#features/swr/index.ts";
import { useToast } from "#features/toast/index.ts";
import { lede } from "#ui/layout.css.ts";
import { DataPart } from "./data-part.tsx";
import { FavoritesPart, RecentsPart, type RequestRow, RequestsPart, SavedPart } from "./parts.tsx";

interface AccountData {
  readonly recents: readonly { readonly calculatorId: string }[];
  readonly saved: readonly Saved[];
  readonly requests: readonly RequestRow[];
}

/** What an account keeps, after what this browser kept for it was moved there. */
export function AccountDashboard({ user }: { user: User }) {
  const [isMoved, setIsMoved] = useState(false);
  const { data, error, mutate } = useData<AccountData>(isMoved ? "/api/account" : null);
  const toast = useToast();
  useEffect(() => {
    let isWanted = true;
    void moveToAccount(user.id).finally(() => {
      if (!isWanted) return;
      setIsMoved(true);
      // It may have been shown before, and be fresh for minutes.
      void mutate();
    });
    return () => {
      isWanted = false;
    };
  }, [mutate, user.id]);
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");

  const remove = async ({ id }: Saved) => {
    const posted = await deleteSaved(id, user.id);
    if (!posted.ok) return toast({ title: "It could not be deleted", text: posted.message });
    await mutate((known) => known && { ...known, saved: known.saved.filter((one) => one.id !== id) }, {
      revalidate: false,
    });
  };

  return (
    <>
      <p className={lede}>
        {name ? `Signed in as ${name}` : "Signed in"}
        {user.email && (name ? ` (${user.email})` : ` as ${user.email}`)}.
      </p>
      <FavoritesPart />
      {error && <p role="alert">Your data could not be loaded. Please reload the page.</p>}
      {!data && !error && <p role="status">Loading…</p>}
      {data && (
        <>
          <RecentsPart ids={data.recents.map(({ calculatorId }) => calculatorId)} />
          <SavedPart saved={data.saved} onDelete={remove} />
          <RequestsPart requests={data.requests} />
        </>
      )}
      <DataPart userId={user.id} />
    </>
  );
}

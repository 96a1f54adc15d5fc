import { useState } from "react";
import { localRecents } from "#features/recents/index.ts";
import { localSaved } from "#features/saved/saved-store.ts";
import { useDeletion } from "#features/saved/use-deletion.ts";
import { FavoritesPart, RecentsPart, SavedPart } from "./parts.tsx";

/** What a visitor without an account keeps in this browser. */
export function VisitorDashboard() {
  const [saved, setSaved] = useState(localSaved);
  const remove = useDeletion(undefined, () => setSaved(localSaved()));
  const [recents] = useState(localRecents);
  return (
    <>
      <FavoritesPart />
      <RecentsPart ids={recents.map(({ calculatorId }) => calculatorId)} />
      <SavedPart saved={saved} onDelete={remove} />
    </>
  );
}

import { useState } from "react";
import { localRecents } from "#features/recents/index.ts";
import { deleteSaved, localSaved } from "#features/saved/saved-store.ts";
import { FavoritesPart, RecentsPart, SavedPart } from "./parts.tsx";

/** What a visitor without an account keeps in this browser. */
export function VisitorDashboard() {
  const [saved, setSaved] = useState(localSaved);
  const [recents] = useState(localRecents);
  return (
    <>
      <FavoritesPart />
      <RecentsPart ids={recents.map(({ calculatorId }) => calculatorId)} />
      <SavedPart
        saved={saved}
        onDelete={async ({ id }) => {
          await deleteSaved(id, undefined);
          setSaved(localSaved());
        }}
      />
    </>
  );
}

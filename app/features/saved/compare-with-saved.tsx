import { useEffect, useMemo, useState } from "react";
import { useUser } from "#features/account/index.ts";
import { fetchJson } from "#features/data/index.ts";
import { Dialog } from "#ui/dialog.tsx";
import CompareDialog from "./compare-dialog.tsx";
import { localSaved, type Saved } from "./saved-store.ts";

interface CompareWithSavedProps {
  readonly id: string;
  readonly name: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  onClose(): void;
}

/** The calculation of the page beside the saved ones of its calculator, from the account or from this browser. */
export default function CompareWithSaved({ id, name, inputs, onClose }: CompareWithSavedProps) {
  const { known, hasFailed } = useSaved();
  const saved = useMemo(() => {
    const now: Saved = { id: "now", calculatorId: id, name: "Now", inputs, updatedAt: "" };
    return [now, ...(known ?? []).filter(({ calculatorId }) => calculatorId === id)];
  }, [id, inputs, known]);
  if (known && saved.length > 1)
    return <CompareDialog calculatorId={id} calculatorName={name} saved={saved} onClose={onClose} />;
  return (
    <Dialog title={`Compare: ${name}`} onClose={onClose}>
      {hasFailed ? (
        <p role="alert">Your saved calculations could not be loaded. Please check your connection.</p>
      ) : (
        <p role="status">
          {known
            ? "Nothing of this calculator is saved yet. Save this calculation, change what you like, and compare the two."
            : "Loading…"}
        </p>
      )}
    </Dialog>
  );
}

/** What is saved, read anew each time: null until it is there. */
function useSaved() {
  const user = useUser();
  const [known, setKnown] = useState<readonly Saved[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (user === undefined) return undefined;
    let isWanted = true;
    const read: Promise<readonly Saved[]> = user ? fetchJson("/api/saved") : Promise.resolve(localSaved());
    read.then(
      (saved) => isWanted && setKnown(saved),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [user]);
  return { known, hasFailed };
}

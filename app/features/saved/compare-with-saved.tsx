import { useMemo } from "react";
import { useUser } from "#features/account/index.ts";
import { useData } from "#features/swr/index.ts";
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
  const user = useUser();
  const { data, error } = useData<readonly Saved[]>(user ? "/api/saved" : null);
  const known = user ? data : user === null ? localSaved() : undefined;
  const saved = useMemo(() => {
    const now: Saved = { id: "now", calculatorId: id, name: "Now", inputs, updatedAt: "" };
    return [now, ...(known ?? []).filter(({ calculatorId }) => calculatorId === id)];
    // oxlint-disable-next-line react/exhaustive-deps -- this browser's list is read once
  }, [id, inputs, data, user]);
  if (known && saved.length > 1)
    return <CompareDialog calculatorId={id} calculatorName={name} saved={saved} onClose={onClose} />;
  return (
    <Dialog title={`Compare: ${name}`} onClose={onClose}>
      {error ? (
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

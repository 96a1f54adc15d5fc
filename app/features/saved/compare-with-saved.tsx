import { useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import CompareDialog from "./compare-dialog.tsx";
import { type Entries, listSavedInputs, type OpenCalculator, readEntries } from "./entries.ts";
import { Refusal } from "./refusal.tsx";
import type { Saved } from "./saved-store.ts";
import { useSaved } from "./use-saved.ts";

interface CompareWithSavedProps {
  readonly name: string;
  readonly calculator: OpenCalculator;
  onClose(): void;
}

/** The calculation of the page beside the saved ones of its calculator, and beside the values that it started with. */
export default function CompareWithSaved({ name, calculator, onClose }: CompareWithSavedProps) {
  const [entries] = useState(() => readEntries(calculator));
  const { known, hasFailed } = useSaved();
  if (entries.answer && known)
    return <Compared name={name} id={calculator.id} entries={entries} known={known} onClose={onClose} />;
  return (
    <Dialog title={`Compare: ${name}`} onClose={onClose}>
      {!entries.answer ? (
        <Refusal what="Nothing can be compared" entries={entries} onClose={onClose} />
      ) : hasFailed ? (
        <>
          <p role="alert">Your saved calculations could not be loaded. Please check your connection.</p>
          <Button onClick={onClose}>Close</Button>
        </>
      ) : (
        <p role="status">Loading…</p>
      )}
    </Dialog>
  );
}

interface ComparedProps {
  readonly id: string;
  readonly name: string;
  readonly entries: Entries;
  readonly known: readonly Saved[];
  onClose(): void;
}

function Compared({ id, name, entries, known, onClose }: ComparedProps) {
  const saved = useMemo(() => {
    const unnamed = { calculatorId: id, updatedAt: "" };
    return [
      { ...unnamed, id: "now", name: "Now", inputs: listSavedInputs(entries) },
      ...known.filter(({ calculatorId }) => calculatorId === id),
      { ...unnamed, id: "start", name: "Start values", inputs: {} },
    ];
  }, [id, entries, known]);
  return <CompareDialog calculatorId={id} calculatorName={name} saved={saved} onClose={onClose} />;
}

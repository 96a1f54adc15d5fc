import CompareWithSaved from "./compare-with-saved.tsx";
import type { OpenCalculator } from "./entries.ts";
import SaveDialog from "./save-dialog.tsx";

interface SavedDialogProps {
  readonly name: string;
  readonly calculator: OpenCalculator;
  readonly does: "save" | "compare";
  onClose(): void;
}

/** What the buttons of a calculator's page open, loaded with the first press. */
export default function SavedDialog({ does, name, calculator, onClose }: SavedDialogProps) {
  return does === "save" ? (
    <SaveDialog calculator={calculator} onClose={onClose} />
  ) : (
    <CompareWithSaved name={name} calculator={calculator} onClose={onClose} />
  );
}

import { Bookmark, Columns2 } from "lucide";
import { Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import type { OpenCalculator } from "./entries.ts";
import * as styles from "./saved-buttons.css.ts";

const SavedDialog = lazyPart(() => import("./saved-dialog.tsx"));

interface SavedButtonsProps {
  readonly name: string;
  readonly calculator: OpenCalculator;
}

/** Saves the calculation that is open, and compares it with what was saved of the same calculator. */
export function SavedButtons(props: SavedButtonsProps) {
  const [open, setOpen] = useState<"save" | "compare" | null>(null);
  return (
    <>
      <Button onClick={() => setOpen("save")}>
        <Icon of={Bookmark} size={17} />
        Save
      </Button>
      <Button onClick={() => setOpen("compare")} aria-label="Compare">
        <Icon of={Columns2} size={17} />
        <span className={styles.compareWord}>Compare</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SavedDialog {...props} does={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

import { Bookmark } from "lucide";
import { Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.ts";

const SaveDialog = lazyPart(() => import("./save-dialog.tsx"));

interface SaveButtonProps {
  readonly id: string;
  readonly name: string;
  /** What stands in the fields, when it is asked for. */
  inputs(): Readonly<Record<string, unknown>>;
  /** A name for what stands in the fields. */
  proposeName(): string;
}

/** Saves the calculation that is open under a name. */
export function SaveButton(props: SaveButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon of={Bookmark} size={17} />
        Save
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

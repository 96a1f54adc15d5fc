import { Bookmark } from "lucide";
import { Suspense, useState } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.ts";

const SaveDialog = lazyPart(async () => ({ default: (await import("./saved-dialogs.ts")).SaveDialog }));

interface SaveButtonProps {
  readonly id: string;
  /** What stands in the fields, when it is asked for. */
  inputs(): Readonly<Record<string, unknown>>;
  readonly definition: () => AnyDefinition;
  readonly preferences: Preferences;
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

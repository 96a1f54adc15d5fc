import { type FormEvent, useState } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import { useUser } from "#features/account/index.ts";
import { useToast } from "#features/toast/index.ts";
import { row } from "#ui/button.css.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SAVED_ADDRESS } from "./saved-link.tsx";
import { proposeName } from "./proposed-name.ts";
import { save } from "./saved-store.ts";
import * as styles from "./saved.css.ts";

interface SaveDialogProps {
  readonly id: string;
  inputs(): Readonly<Record<string, unknown>>;
  readonly definition: () => AnyDefinition;
  readonly preferences: Preferences;
  onClose(): void;
}

/** Asks for the name under which a calculation is saved. */
export default function SaveDialog({ id, inputs, definition, preferences, onClose }: SaveDialogProps) {
  const user = useUser();
  const toast = useToast();
  const [title, setTitle] = useState(() => proposeName(definition(), inputs(), preferences));
  const [isSaving, setIsSaving] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === "") return setWrong("Give it a name.");
    setIsSaving(true);
    const saved = { id: crypto.randomUUID(), calculatorId: id, name: title.trim(), inputs: inputs() };
    const posted = await save(saved, user?.id);
    setIsSaving(false);
    if (!posted.ok) return setWrong(posted.message);
    toast({
      title: "Calculation saved",
      text: user ? "It is in your account, on your dashboard." : "It is kept in this browser, on your dashboard.",
      link: { to: SAVED_ADDRESS, text: "Saved calculations" },
    });
    onClose();
  };

  return (
    <Dialog title="Save this calculation" onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <label className={styles.label}>
          Name
          <input
            className={styles.input}
            value={title}
            maxLength={100}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "save-wrong" : undefined}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        {wrong && (
          <p id="save-wrong" role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
        <p className={styles.note}>
          {user
            ? "The entries are saved in your account, and open again in one click on your dashboard."
            : "The entries are kept in this browser only. With an account they are on every device."}
        </p>
        <div className={row}>
          <Button look="primary" type="submit" disabled={isSaving}>
            {isSaving ? "Saving…" : "Save"}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

import { type FormEvent, useMemo, useState } from "react";
import { describeUser, loadUserAgain, useIsUnreachable, useUser } from "#features/account/index.ts";
import { readOwner } from "#features/favorites/index.ts";
import { SAVED_ADDRESS } from "#features/layout/index.ts";
import { useToast } from "#features/toast/index.ts";
import { row } from "#ui/button.css.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { changeAccountSaved } from "./account-saved.ts";
import { type Entries, listSavedInputs, type OpenCalculator, readEntries } from "./entries.ts";
import { listMainFigures } from "./main-figures.ts";
import { Refusal } from "./refusal.tsx";
import { proposeName } from "./proposed-name.ts";
import { save } from "./saved-store.ts";
import { useSaved } from "./use-saved.ts";
import * as styles from "./saved.css.ts";

interface SaveDialogProps {
  readonly calculator: OpenCalculator;
  onClose(): void;
}

/** Saves the content of the fields, or says why it cannot be saved. */
export default function SaveDialog({ calculator, onClose }: SaveDialogProps) {
  const [entries] = useState(() => readEntries(calculator));
  return (
    <Dialog title="Save this calculation" onClose={onClose}>
      {entries.answer ? (
        <NameForm calculator={calculator} entries={entries} onClose={onClose} />
      ) : (
        <Refusal what="Nothing was saved" entries={entries} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Asks for the name under which a calculation is saved. */
function NameForm({ calculator, entries, onClose }: SaveDialogProps & { readonly entries: Entries }) {
  const { id, today, preferences } = calculator;
  const user = useUser();
  const isUnreachable = useIsUnreachable();
  const toast = useToast();
  const { known } = useSaved();
  const inputs = useMemo(() => listSavedInputs(entries), [entries]);
  const proposed = useMemo(() => {
    const others = (known ?? []).filter(({ calculatorId }) => calculatorId === id);
    return proposeName(entries.definition, inputs, today, preferences, others);
  }, [entries, inputs, id, today, preferences, known]);
  const [typed, setTyped] = useState<string | null>(null);
  // The same when it is tried again: an answer may have been lost.
  const [savedId] = useState(() => crypto.randomUUID());
  const [isSaving, setIsSaving] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const name = typed ?? proposed;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setWrong("Give it a name.");
    setIsSaving(true);
    const figures = listMainFigures(entries, preferences);
    const owner = isUnreachable ? readOwner() : null;
    const updatedAt = new Date().toISOString();
    const saved = { id: savedId, calculatorId: id, name: name.trim(), inputs, figures, updatedAt };
    const posted = await save({ ...saved, ...(owner !== null && { owner }) }, user?.id);
    // Another tab signed out, or in as somebody else: it waits in this browser for the account of this one.
    const isStray = !posted.ok && user && (posted.status === 401 || posted.status === 412);
    if (isStray && (await save({ ...saved, owner: user.id }, undefined)).ok) {
      toast({
        title: describeUser(await loadUserAgain()),
        text: "Your calculation is kept in this browser for the account it was made in, and moves there when that account is back.",
      });
      return onClose();
    }
    setIsSaving(false);
    if (!posted.ok) return setWrong(posted.message);
    if (user) changeAccountSaved(user.id, (others) => [saved, ...others]);
    toast({
      title: "Calculation saved",
      text: user
        ? "It is in your account, on your dashboard."
        : owner === null
          ? "It is kept in this browser, on your dashboard."
          : "It is kept in this browser until your account can be reached.",
      link: { to: SAVED_ADDRESS, text: "Saved calculations" },
    });
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <label className={styles.label}>
        Name
        <input
          className={styles.input}
          value={name}
          maxLength={100}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? "save-wrong" : undefined}
          onChange={(event) => setTyped(event.target.value)}
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
          : isUnreachable
            ? "Your account cannot be reached right now. The entries are kept in this browser, and move to your account later."
            : "The entries are kept in this browser only. With an account they are on every device."}
      </p>
      <div className={row}>
        <Button look="primary" type="submit" disabled={isSaving}>
          {isSaving ? "Saving…" : "Save"}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

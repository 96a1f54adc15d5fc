import { useToast } from "#features/toast/index.ts";
import { changeAccountSaved } from "./account-saved.ts";
import { deleteSaved, save, type Saved } from "./saved-store.ts";

/** Long enough to read the message and reach its button. */
const UNDO_TIME = 10_000;

/**
 * Deletes a saved calculation, and brings it back as it was where the visitor says so.
 *
 * @param userId whose it is; undefined where it is this browser's
 * @param show called where the list has another content
 */
export function useDeletion(userId: string | undefined, show: (change: Change) => unknown): (saved: Saved) => void {
  const toast = useToast();
  const showAndKeep = (change: Change) => {
    if (userId) changeAccountSaved(userId, change);
    show(change);
  };
  const restore = async (saved: Saved) => {
    const posted = await save(saved, userId);
    if (!posted.ok) return toast({ title: "It could not be brought back", text: posted.message });
    showAndKeep((known) => byDate([saved, ...known.filter(({ id }) => id !== saved.id)]));
    toast({ title: "Brought back", text: saved.name });
  };
  const remove = async (saved: Saved) => {
    const posted = await deleteSaved(saved.id, userId);
    if (!posted.ok) return toast({ title: "It could not be deleted", text: posted.message });
    showAndKeep((known) => known.filter(({ id }) => id !== saved.id));
    toast({
      title: "Calculation deleted",
      text: saved.name,
      action: { text: "Undo", run: () => void restore(saved) },
      duration: UNDO_TIME,
    });
  };
  return (saved) => void remove(saved);
}

export type Change = (known: readonly Saved[]) => readonly Saved[];

function byDate(saved: readonly Saved[]): readonly Saved[] {
  return saved.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

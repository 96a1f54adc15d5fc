import { Button } from "#ui/button.tsx";
import { setFavorite } from "./favorites-store.ts";

/** Says why fewer cards are shown than there are favorites, and takes those away that no card stands for. */
export function GoneFavorites({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  const isOne = ids.length === 1;
  return (
    <p>
      {isOne ? "One of your favorites is" : `${ids.length} of your favorites are`} not in the directory any more.{" "}
      <Button
        onClick={() => {
          for (const id of ids) setFavorite(id, false, id);
        }}
      >
        {isOne ? "Remove it" : "Remove them"}
      </Button>
    </p>
  );
}

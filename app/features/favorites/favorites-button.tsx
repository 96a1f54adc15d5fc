import { Heart } from "lucide";
import { Suspense, useState } from "react";
import { lazyPart } from "#ui/lazy-part.ts";
import { Icon } from "#ui/icon.tsx";
import { useFavorites } from "./favorites.tsx";
import * as styles from "./favorites.css.ts";

const FavoritesDialog = lazyPart(() => import("./favorites-dialog.tsx"));

/** The header's way to the favorites: a dialog over the page, or the page itself without a script. */
export function FavoritesButton() {
  const { ids } = useFavorites();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <a
        href="/favorites"
        className={styles.open}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
        aria-label={ids.length > 0 ? `Favorites (${ids.length})` : "Favorites"}
      >
        <Icon of={Heart} size={17} />
        <span className={styles.word}>Favorites</span>{" "}
        {ids.length > 0 && <b className={styles.badge}>({ids.length})</b>}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <FavoritesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Link } from "react-router";
import { CategoryIcon } from "#ui/category-icon.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useFavorites } from "./favorites.tsx";
import { GoneFavorites } from "./gone-favorites.tsx";
import { useFavoriteCards } from "./use-favorite-cards.ts";
import { UNREAD, usePlace } from "./use-place.ts";
import { describeUnsent, useUnsent } from "./use-unsent.ts";
import * as styles from "./favorites.css.ts";

/** The favorites over the page that is open. */
export default function FavoritesDialog({ onClose }: { onClose: () => void }) {
  const { ids, cards, gone } = useFavoriteCards();
  const { toggle } = useFavorites();
  const place = usePlace();
  const unsent = useUnsent();
  return (
    <Dialog title="Your Favorites" isWide beside={<span className={styles.count}>{ids.length}</span>} onClose={onClose}>
      {place === "browser" && (
        <div className={styles.signUp}>
          <h3>Save Your Favorites Forever</h3>
          <p>They are kept in this browser. With an account they are on every device.</p>
          <a className={buttonClass.primary} href="/api/login" referrerPolicy="same-origin">
            Create Free Account
          </a>
        </div>
      )}
      {place === "unread" && (
        <div className={styles.signUp}>
          <h3>Waiting for Your Account</h3>
          <p>{UNREAD}</p>
        </div>
      )}
      {place === "account" && ids.length > 0 && (
        <div className={styles.signUp}>
          <h3>{unsent > 0 ? "Waiting for Your Account" : "Synced Across Devices"}</h3>
          <p>
            {unsent > 0
              ? describeUnsent(unsent)
              : `Your ${ids.length} ${ids.length === 1 ? "favorite is" : "favorites are"} saved in your account.`}
          </p>
        </div>
      )}
      <GoneFavorites ids={gone} />
      {ids.length === 0 && (place === "browser" || place === "account") && (
        <>
          <h3>No favorites yet</h3>
          <p>Click the heart icon on any calculator to add it to your favorites.</p>
        </>
      )}
      {ids.length > 0 && (
        <ul className={styles.list}>
          {cards.map((card) => (
            <li key={card.id} className={styles.item}>
              <CategoryIcon category={card.category} />
              <Link to={`/calculator/${card.id}`} className={styles.link} onClick={onClose}>
                {card.name}
              </Link>
              <button
                type="button"
                className={styles.remove}
                aria-pressed="true"
                aria-label={`Favorite ${card.name}`}
                onClick={() => toggle(card.id, card.name)}
              >
                ♥
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

import { Link } from "react-router";
import { CardList } from "#features/directory/index.ts";
import {
  describeUnsent,
  GoneFavorites,
  UNREAD,
  useFavoriteCards,
  usePlace,
  useUnsent,
} from "#features/favorites/cards.ts";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { buttonClass } from "#ui/button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { apart, hiddenText, lede } from "#ui/layout.css.ts";
import { formatCollectionAddress } from "#workers/collections/write-collection.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./favorites-page.css.ts";

export const handle: PageHandle = { title: "Your Favorites", visits: "favorites", cachedBy: [] };

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: documentTitle(handle) }, { name: "robots", content: "noindex" }, canonical(matches, "/favorites")];
}

export default function FavoritesPage() {
  const { ids, cards, gone } = useFavoriteCards();
  const place = usePlace();
  const unsent = useUnsent();
  const where = {
    browser: "saved in this browser. With an account they are on all your devices.",
    account:
      unsent > 0 ? `in your account. ${describeUnsent(unsent)}` : "saved in your account and synced across devices.",
    asked: "",
    unread: `kept in this browser. ${UNREAD}`,
  }[place];
  const whileAsking = place === "browser" || place === "asked" ? styles.untilKnown : "";
  return (
    <div className={styles.tall}>
      <Breadcrumb here="Favorites" />
      <h1>Your Favorites</h1>
      <p className={`${lede} ${whileAsking}`}>
        {ids.length === 0
          ? place === "unread"
            ? UNREAD
            : "Click the heart icon on any calculator to add it to your favorites."
          : `${ids.length} calculator${ids.length === 1 ? "" : "s"}, ${where}`}
      </p>
      <div className={apart}>
        {ids.length === 0 ? (
          <>
            {place !== "unread" && <h2 className={whileAsking}>No favorites yet</h2>}
            <p>
              <Link to="/" className={buttonClass.primary}>
                Browse all calculators
              </Link>
            </p>
          </>
        ) : (
          <>
            <h2 className={hiddenText}>Calculators</h2>
            <CardList cards={cards} />
            <GoneFavorites ids={gone} />
            {cards.length > 0 && (
              <p className={apart}>
                <Link
                  to={formatCollectionAddress(
                    "My favorites",
                    cards.map(({ id }) => ({ id, query: "" })),
                  )}
                >
                  Make a collection to share
                </Link>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

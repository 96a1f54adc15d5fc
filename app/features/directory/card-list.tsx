import { Link } from "react-router";
import { categoryName } from "#catalogue/categories.ts";
import { type Card, describeUses } from "#catalogue/card.ts";
import { ErrorBoundary } from "#features/errors/index.ts";
import { useFavorites } from "#features/favorites/index.ts";
import { useQuickView } from "#features/quick-view/index.ts";
import { heart, quickView as quickViewControl } from "./card-controls.css.ts";
import { grid, three } from "./cards.css.ts";
import { CategoryIcon } from "#ui/category-icon.tsx";

/** A few cards, rendered by React: search results, favorites, related. */
export function CardList({ cards, onOpen }: { cards: readonly Card[]; onOpen?: () => void }) {
  return (
    <ul className={`${grid} ${three}`}>
      {cards.map((card) => (
        <li key={card.id} data-id={card.id}>
          <ErrorBoundary look="card" name={`card ${card.id}`}>
            <CardContent card={card} onOpen={onOpen} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}

function CardContent({ card, onOpen }: { card: Card; onOpen: (() => void) | undefined }) {
  const { isFavorite, toggle } = useFavorites();
  const quickView = useQuickView();
  return (
    <>
      <CategoryIcon category={card.category} />
      <h3>
        <Link
          to={card.id === "random-calculator" ? "/random-calculator" : `/calculator/${card.id}`}
          reloadDocument={card.id === "random-calculator"}
          onClick={onOpen}
        >
          {card.name}
        </Link>
      </h3>
      <button
        type="button"
        className={heart}
        aria-pressed={isFavorite(card.id)}
        aria-label={`Favorite ${card.name}`}
        data-tooltip="Favorite"
        onClick={() => toggle(card.id, card.name)}
      />
      {card.id !== "random-calculator" && (
        <button
          type="button"
          className={quickViewControl}
          aria-label={`Quick view of ${card.name}`}
          data-tooltip="Quick view"
          onClick={() => quickView(card.id, card.name)}
        />
      )}
      <p>{card.description}</p>
      <small>
        {card.isPopular && (
          <>
            <b>Popular</b> ·{" "}
          </>
        )}
        {categoryName(card.category)}
        {describeUses(card)}
      </small>
    </>
  );
}

import { useContext, useRef } from "react";
import { Link } from "react-router";
import { hasEveryCard, opensWithPopular } from "#catalogue/card.ts";
import { memoizeByIdentity } from "#catalogue/memoize.ts";
import { PaintAfter } from "#features/document/index.ts";
import { row } from "#ui/button.css.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { setRootFlag } from "#ui/root-flag.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import { CardsContext } from "./cards-context.ts";
import { cardsHtml } from "./cards-html.ts";
import { ALL, useCards } from "./use-cards.ts";
import * as styles from "./cards.css.ts";

interface CardGridProps {
  readonly category: string;
  /** How many cards there are of all categories. */
  readonly total: number;
  /** The cards of the category as HTML, for a browser that has no document with them; "" where there is one. */
  readonly fetched: string;
}

/** The grid of all calculators, or of a category; as a list where the category is list-view. */
export function CardGrid({ category, total, fetched }: CardGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const cards = useContext(CardsContext);
  const shown = useCards(list, category, hasEveryCard(category, total));
  return (
    <>
      <PaintAfter id="cards" />
      <StaticHtml
        ref={list}
        id="cards"
        className={ALL.has(category) ? undefined : styles.grid}
        data-category={category}
        // Who comes back is put where they were, which guessed heights would miss.
        data-laid-out={fetched === "" ? undefined : true}
        data-view={category === "list-view" ? "list" : "grid"}
        html={() => (import.meta.env.SSR ? writeCards(cards) : fetched)}
      />
      {category === "all" && (opensWithPopular(total) ? <BrowseAll total={total} /> : <Unfold total={total} />)}
      {shown === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>No calculators found</p>
          <p>Try adjusting your category filters.</p>
        </div>
      )}
    </>
  );
}

/** Most are asked for all cards, whose HTML is made once. */
const writeCards = /* @__PURE__ */ memoizeByIdentity(cardsHtml);

/** On a telephone, where home opens with a few cards: the way to the others. */
function Unfold({ total }: { readonly total: number }) {
  return (
    <div className={`${row} ${styles.unfold}`}>
      <Button look="primary" onClick={() => setRootFlag("cards", "all")}>
        Show all {total} calculators
      </Button>
      <Link to="/calculators" className={buttonClass.plain}>
        Browse by category
      </Link>
    </div>
  );
}

/** Where home opens with the popular ones: the way to the others. */
function BrowseAll({ total }: { readonly total: number }) {
  return (
    <div className={`${row} ${styles.browse}`}>
      <Link to="/calculators" className={buttonClass.primary}>
        Browse all {total} calculators
      </Link>
    </div>
  );
}

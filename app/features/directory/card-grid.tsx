import { useContext, useRef } from "react";
import { memoizeByIdentity } from "#engine/memoize.ts";
import { PaintAfter } from "#features/document/index.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import { CardsContext } from "./cards-context.ts";
import { cardsHtml } from "./cards-html.ts";
import { ALL, useCards } from "./use-cards.ts";
import { empty, emptyTitle, grid } from "./cards.css.ts";

interface CardGridProps {
  readonly category: string;
  /** All cards as HTML, for a browser that has no document with them; "" where there is one. */
  readonly fetched: string;
}

/** The grid of all calculators, or of a category; as a list where the category is list-view. */
export function CardGrid({ category, fetched }: CardGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const cards = useContext(CardsContext);
  const shown = useCards(list, category, fetched !== "");
  return (
    <>
      <PaintAfter id="cards" />
      <StaticHtml
        ref={list}
        id="cards"
        className={ALL.has(category) ? undefined : grid}
        data-view={category === "list-view" ? "list" : "grid"}
        html={() => (import.meta.env.SSR ? htmlOfCards(cards) : fetched)}
      />
      {shown === 0 && (
        <div className={empty}>
          <p className={emptyTitle}>No calculators found</p>
          <p>Try adjusting your category filters.</p>
        </div>
      )}
    </>
  );
}

/** Most are asked for all cards, whose HTML is made once. */
const htmlOfCards = /* @__PURE__ */ memoizeByIdentity(cardsHtml);

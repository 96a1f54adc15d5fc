import { PaintAfter } from "#features/document/index.ts";
import { useRef, useState } from "react";
import { ALL, useCards } from "./use-cards.ts";
import { empty, emptyTitle, grid } from "./cards.css.ts";

interface CardGridProps {
  readonly category: string;
  /** On the server: the cards of the category as HTML. */
  html(): string;
  /** In the browser: all cards as HTML where they were fetched, else "". */
  readonly kept: string;
}

/** The grid of all calculators, or of a category; as a list where the category is list-view. */
export function CardGrid({ category, html, kept }: CardGridProps) {
  const list = useRef<HTMLDivElement>(null);
  // Once: what the server wrote stays in the document; React never looks into it again.
  const [initial] = useState(() =>
    typeof document === "undefined" ? html() : kept || (document.getElementById("cards")?.innerHTML ?? ""),
  );
  const shown = useCards(list, category);
  return (
    <>
      <PaintAfter id="cards" />
      <div
        ref={list}
        id="cards"
        className={ALL.has(category) ? undefined : grid}
        data-view={category === "list-view" ? "list" : "grid"}
        dangerouslySetInnerHTML={{ __html: initial }}
        suppressHydrationWarning
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

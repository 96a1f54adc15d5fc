import { useContext, useRef, useState } from "react";
import { categoryName } from "#catalogue/categories.ts";
import type { DirectorySummary } from "#catalogue/directory-summary.ts";
import type { Card } from "#catalogue/card.ts";
import { memoizeByIdentity } from "#catalogue/memoize.ts";
import { BackToTop } from "#ui/back-to-top.tsx";
import { Button } from "#ui/button.tsx";
import { escapeHtml } from "#ui/escape-html.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import { CardsContext } from "./cards-context.ts";
import { CategoryIndex } from "./category-index.tsx";
import { cardListHtml } from "./cards-html.ts";
import { useDirectoryFilter } from "./use-directory-filter.ts";
import * as styles from "./directory-list.css.ts";

interface DirectoryListProps extends Pick<DirectorySummary, "categories"> {
  readonly initialTerm: string;
}

/** All calculators under the headings of their categories, with a search that narrows them as one types. */
export function DirectoryList({ initialTerm, categories }: DirectoryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [term, setTerm] = useState(initialTerm);
  const cards = useContext(CardsContext);
  const shown = useDirectoryFilter(list, term);
  const trimmed = term.trim();
  return (
    <>
      <form
        role="search"
        aria-label="The directory"
        className={styles.search}
        onSubmit={(event) => event.preventDefault()}
      >
        <input
          className={styles.input}
          type="search"
          name="search"
          aria-label="Search calculators"
          placeholder="Search calculators..."
          autoComplete="off"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </form>
      <p role="status" className={styles.status}>
        {trimmed !== "" && shown !== null && shown > 0 ? `Showing ${shown} calculators matching "${trimmed}"` : ""}
      </p>
      {trimmed !== "" && shown === 0 && (
        <div className={styles.none}>
          <p>{`No calculators found matching "${trimmed}"`}</p>
          <Button onClick={() => (initialTerm === "" ? setTerm("") : location.assign("/calculators"))}>
            Clear Search
          </Button>
        </div>
      )}
      {trimmed === "" && <CategoryIndex categories={categories} />}
      <div className={styles.directory}>
        <StaticHtml
          ref={list}
          id="directory"
          html={() => (import.meta.env.SSR ? writeSections(cards, initialTerm) : "")}
        />
        <BackToTop />
      </div>
    </>
  );
}

/** Most are asked for the whole directory, whose HTML is made once. */
function writeSections(cards: readonly Card[], term: string): string {
  return term === "" ? wholeHtml(cards) : sectionsHtml(matching(cards, term));
}

const wholeHtml = /* @__PURE__ */ memoizeByIdentity(sectionsHtml);

/** Whether a card has the term in its name, description or category. */
function matching(cards: readonly Card[], term: string): readonly Card[] {
  const wanted = term.trim().toLowerCase();
  return cards.filter((card) =>
    [card.name, card.description, card.category, categoryName(card.category)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}

function sectionsHtml(cards: readonly Card[]): string {
  return [...Map.groupBy(cards, (card) => card.category)]
    .map(([key, list]) => {
      const name = escapeHtml(categoryName(key));
      return `<section data-section="${escapeHtml(key)}" class="${styles.section}" style="--cards:${list.length}"><h2 class="${styles.title}">${name} <small class="${styles.count}">(${list.length} calculators)</small></h2>${cardListHtml(list)}</section>`;
    })
    .join("");
}

import type { DirectorySummary } from "#catalogue/directory-summary.ts";
import { hiddenText } from "#ui/layout.css.ts";
import { BackToTop } from "#ui/back-to-top.tsx";
import { CardGrid } from "./card-grid.tsx";
import { CategoryBar } from "./category-bar.tsx";
import { Sidebar } from "./sidebar.tsx";
import { frame } from "./sidebar.css.ts";

interface DirectoryViewProps {
  readonly summary: DirectorySummary;
  /** "all", "popular", "favorites", "list-view" or a category's key. */
  readonly category: string;
  /** The cards of the category as HTML where the page has no document of its own; else "". */
  readonly fetchedCards: string;
}

/** The menu, the pills and letters, and the cards of a category. */
export function DirectoryView({ summary, category, fetchedCards }: DirectoryViewProps) {
  const { categories, total, popular, letters, mostUsed } = summary;
  return (
    <div className={frame}>
      <Sidebar popular={mostUsed} />
      <div>
        <CategoryBar categories={categories} total={total} popular={popular} letters={letters} chosen={category} />
        <h2 className={hiddenText}>Calculators</h2>
        <CardGrid category={category} total={total} fetched={fetchedCards} />
      </div>
      <BackToTop />
    </div>
  );
}

import { Link, useLocation, useNavigate } from "react-router";
import type { DirectorySummary } from "#catalogue/directory-summary.ts";
import { categoryName } from "#catalogue/categories.ts";
import { opensWithPopular } from "#catalogue/card.ts";
import { storeChoice, useRootFlag } from "#ui/root-flag.ts";
import { goToLetter } from "./letters.ts";
import * as styles from "./category-bar.css.ts";

interface CategoryBarProps {
  /** In the order of their names. */
  readonly categories: DirectorySummary["categories"];
  readonly total: number;
  readonly popular: number;
  readonly letters: readonly string[];
  /** The chosen pill: "all", "list-view", "popular", a category's key; null where none is. */
  readonly chosen: string | null;
}

const ROWS = [10, 7];

/** The categories in two rows, the rest in a third that is asked for, and the letters that begin some name. */
export function CategoryBar({ categories, total, popular, letters, chosen }: CategoryBarProps) {
  const pills = [
    { key: "all", name: "All", count: total },
    { key: "list-view", name: "List View", count: null },
    { key: "popular", name: "Popular", count: popular },
    ...categories.map(({ key, count }) => ({ key, name: categoryName(key), count })),
  ];
  const rows = [pills.slice(0, ROWS[0]), pills.slice(ROWS[0]!, ROWS[0]! + ROWS[1]!), pills.slice(ROWS[0]! + ROWS[1]!)];
  return (
    <nav aria-label="Categories" className={styles.bar}>
      <div className={styles.rows} id="category-rows">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows never change places
          <ul key={index} className={styles.row}>
            {row.map((pill) => (
              <li key={pill.key}>
                <Link
                  to={pill.key === "all" ? "/" : `/?category=${pill.key}`}
                  className={styles.pill}
                  aria-current={chosen === pill.key ? "page" : undefined}
                  preventScrollReset
                >
                  {pill.name}
                  {pill.count !== null && <small className={styles.count}>{pill.count}</small>}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {/* What is chosen is seen: its row does not fold. */}
      {!rows[2]!.some(({ key }) => key === chosen) && <MoreButton />}
      <LetterRow letters={letters} total={total} />
    </nav>
  );
}

const COLLAPSED = "category-bar-collapsed";

/** Shows the third row; the state lives on the root element, where the boot script sets it before the first paint. */
function MoreButton() {
  const [isExpanded, setExpanded] = useRootFlag("categories", "expanded");
  return (
    <button
      type="button"
      className={styles.collapse}
      aria-expanded={isExpanded}
      aria-controls="category-rows"
      onClick={() => {
        setExpanded(!isExpanded);
        storeChoice(COLLAPSED, String(isExpanded));
      }}
    >
      {isExpanded ? "Fewer categories" : "More categories"}
    </button>
  );
}

function LetterRow({ letters, total }: Pick<CategoryBarProps, "letters" | "total">) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Every letter has its cards there.
  const home = opensWithPopular(total) ? "/?category=list-view" : "/";
  return (
    <ul className={styles.letters} aria-label="Jump to a letter">
      {letters.map((letter) => (
        <li key={letter}>
          <a
            className={styles.letter}
            href={`${home}#letter-${letter}`}
            aria-label={`Calculators that begin with ${letter}`}
            onClick={(event) => {
              event.preventDefault();
              goToLetter(letter, pathname === home, () => void navigate(home));
            }}
          >
            {letter}
          </a>
        </li>
      ))}
    </ul>
  );
}

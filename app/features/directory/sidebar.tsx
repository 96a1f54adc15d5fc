import { Link } from "react-router";
import { CategoryIcon } from "#ui/category-icon.tsx";
import { storeChoice, useRootFlag } from "#ui/root-flag.ts";
import * as styles from "./sidebar.css.ts";

interface SidebarProps {
  /** The most used calculators. */
  readonly popular: readonly { readonly id: string; readonly name: string; readonly category: string }[];
}

const COLLAPSED = "sidebar-collapsed";

const PLACES = [
  ["/calculators", "Calculator Directory"],
  ["/favorites", "Favorites"],
  ["/random-calculator", "Random Calculator"],
  ["/feedback", "Feedback"],
] as const;

/** Places to go and what most visitors use; collapses to a 'Show Menu' bar. */
export function Sidebar({ popular }: SidebarProps) {
  const [isCollapsed, setFlag] = useRootFlag("sidebar", "collapsed");
  const setCollapsed = (next: boolean) => {
    setFlag(next);
    storeChoice(COLLAPSED, String(next));
  };
  return (
    <aside className={styles.sidebar} aria-label="Menu">
      <button
        type="button"
        className={styles.show}
        aria-expanded={!isCollapsed}
        aria-controls="sidebar-content"
        onClick={() => setCollapsed(false)}
      >
        Show Menu
      </button>
      <div className={styles.content} id="sidebar-content">
        <button type="button" className={styles.hide} onClick={() => setCollapsed(true)}>
          Hide Menu
        </button>
        <ul className={styles.list}>
          {PLACES.map(([to, text]) => (
            <li key={to}>
              <Link to={to} className={styles.link} reloadDocument={to === "/random-calculator"}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.title}>Most used</p>
        <ul className={styles.list}>
          {popular.map((row) => (
            <li key={row.id}>
              <Link to={`/calculator/${row.id}`} className={styles.link}>
                <CategoryIcon category={row.category} />
                {row.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

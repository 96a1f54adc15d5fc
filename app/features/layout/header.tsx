import { Moon, Sun } from "lucide";
import { Link, useLocation } from "react-router";
import { UserMenu } from "#features/account/index.ts";
import { FavoritesButton } from "#features/favorites/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { SearchBox } from "#features/search/index.ts";
import { SettingsButton, useReturnTo } from "#features/settings/index.ts";
import { chooseTheme } from "#features/theme/index.ts";
import { BRAND } from "#ui/brand.ts";
import { buttonClass } from "#ui/button.tsx";
import { hiddenText, wrap } from "#ui/layout.css.ts";
import { Icon } from "#ui/icon.tsx";
import { SavedLink } from "./saved-link.tsx";
import * as styles from "./header.css.ts";

/** The top of every page. Its controls are forms, so that they work before and without the script. */
export function Header({ count }: { count: number }) {
  return (
    <header className={styles.header} data-front={isFrontPage(useLocation()) || undefined}>
      <div className={`${wrap} ${styles.bar}`}>
        <Link to="/" className={styles.brand}>
          {BRAND}
        </Link>
        <SearchBox count={count} />
        <span className={styles.spring} />
        <div className={styles.units}>
          <UnitToggle />
          <SettingsButton className={styles.settings} />
        </div>
        <FavoritesButton />
        <SavedLink />
        <ThemeToggle />
        <UserMenu />
      </div>
    </header>
  );
}

/** Home, where nothing is searched for or chosen: it begins with the search, large and in a row of its own. */
const isFrontPage = ({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean =>
  pathname === "/" && !/[?&](?:search|category)=./.test(search);

function UnitToggle() {
  const { preferences, change } = usePreferences();
  const returnTo = useReturnTo();
  return (
    <form method="post" action="/preferences" className={styles.segments} aria-label="Units">
      <input type="hidden" name="returnTo" value={returnTo} />
      {(["metric", "imperial"] as const).map((system) => (
        <button
          key={system}
          type="submit"
          name="unitSystem"
          value={system}
          className={styles.segment}
          aria-pressed={preferences.unitSystem === system}
          onClick={(event) => {
            event.preventDefault();
            change({ unitSystem: system });
          }}
        >
          {system === "metric" ? "Metric" : "Imperial"}
        </button>
      ))}
    </form>
  );
}

function ThemeToggle() {
  const returnTo = useReturnTo();
  return (
    <form method="post" action="/preferences" className={styles.form}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <button
        type="submit"
        name="theme"
        value="dark"
        className={buttonClass.icon}
        data-tooltip="Switch between light and dark"
        onClick={(event) => {
          event.preventDefault();
          chooseTheme();
        }}
      >
        <span className={hiddenText}>Switch between light and dark</span>
        <Icon of={Sun} size={18} className={styles.sun} />
        <Icon of={Moon} size={18} className={styles.moon} />
      </button>
    </form>
  );
}
